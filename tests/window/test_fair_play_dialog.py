"""Fair play: players proved to be fair, and deals checked."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from html import unescape

import pytest
from all_counted import of_proofs
from at_the_table import choose
from kit import *
from present import present
from seating import Scene

from quinto_desktop.game import CommitmentChain, game_of
from quinto_desktop.game.checking.deal_check import ChainKeeping, Fate
from quinto_desktop.game.checking.fair_play import Proof
from quinto_desktop.players import ComputerPlayer
from quinto_desktop.rules import NumberedDeals
from quinto_desktop.rules.fair import _bytes_for
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog
from quinto_desktop.window.help.fair_play import RULE
from quinto_desktop.window.help.pages import BookText

SMALLEST_WINDOW = QSize(800, 560)
FRAME = QSize(16, 48)


class First:
    """Does the first thing that is allowed, or fails, or never does the same twice."""

    def __init__(self, *, fails: bool = False, is_fickle: bool = False) -> None:
        self.fails, self.is_fickle, self.times = fails, is_fickle, 0

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        if self.fails:
            raise RuntimeError("<b>no</b> idea")
        self.times += self.is_fickle
        return observation.actions[self.times % len(observation.actions)]


def session(length: int, form: Form = Form.FOUR) -> Session:
    """A game in which everyone has taken the first legal action."""
    rules = RuleOptions(form=form, target=10_000)
    made = Session(numbered_game(usual_players(form), rules, seed=3))
    while made.length < length:
        if made.state.phase is Phase.DEALING:
            made.apply(made.next_deal())
        else:
            made.apply(legal_actions(made.state)[0])
    return made


Make = Callable[..., FairPlayDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes the dialog for a game, and shows it."""

    def made(game: Session | None = None, player: ComputerPlayer | None = None) -> FairPlayDialog:
        chosen = player or First()
        controller = GameController(
            game or session(30),
            Thinker(InlineExecutor),
            pace=INSTANT,
            make_player=lambda *_: chosen,
        )
        dialog = FairPlayDialog(controller)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(dialog)
        show_active(qtbot, dialog)
        return dialog

    return made


def prove(qtbot: QtBot, dialog: FairPlayDialog) -> str:
    """Press the button by the keyboard, and wait for the end."""
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.button.text() == "&Prove it")
    return dialog.verdict.text()


# --------------------------------------------------------------- what it says
def test_it_tells_what_players_know_and_leads_to_the_rule_in_the_book(
    make: Make, qtbot: QtBot
) -> None:
    dialog = make()
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for words in ("own seat", "dummy’s", "check afterwards", "No level", "swap", "no card"):
        assert words in text
    assert QApplication.focusWidget() is dialog.button
    seen: list[QWidget | None] = []
    while QApplication.focusWidget() not in seen:
        seen.append(QApplication.focusWidget())
        QTest.keyClick(dialog.window(), Qt.Key.Key_Tab)
    assert dialog.rule in seen
    assert len(seen) == 3  # the rule, the proof, and the way out

    with qtbot.waitSignal(dialog.rule.linkActivated) as wanted:
        dialog.rule.linkActivated.emit(RULE)
    assert wanted.args == [RULE]
    page = QWidget()
    qtbot.addWidget(page)
    assert RULE in BookText(sections(), CurrentTheme(BAIZE), page).anchors


@pytest.mark.parametrize(
    ("length", "player", "told"),
    [
        (30, First(is_fickle=True), "decisions changed with the hidden cards"),
        (1, First(), "yet"),
        (30, First(fails=True), "<b>no</b> idea"),
    ],
    ids=["not fair", "nothing decided", "failed"],
)
def test_it_says_plainly_what_it_has_found(
    make: Make, qtbot: QtBot, length: int, player: First, told: str
) -> None:
    dialog = make(session(length), player)

    assert told in prove(qtbot, dialog)
    assert dialog.verdict.textFormat() is Qt.TextFormat.PlainText


# --------------------------------------------------------------- how it is handled
def test_it_shows_how_far_it_is_and_can_be_stopped(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    seen: list[tuple[str, int]] = []

    def look(_proof: Proof) -> None:
        seen.append((dialog.verdict.text(), dialog.progress.value()))
        if len(seen) == 5:
            QTest.keyClick(dialog.button, Qt.Key.Key_Space)

    assert not dialog.progress.isVisible()
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    assert dialog._job is not None
    dialog._job.progressed.connect(look)
    assert dialog.progress.isVisible()
    assert dialog.button.text() == "&Stop"
    qtbot.waitUntil(lambda: len(seen) == 5)

    assert [value for _, value in seen] == [1, 2, 3, 4, 5]
    assert all(text.startswith(f"Checked {value} of") for text, value in seen)
    assert dialog.verdict.text().startswith("Stopped after 5 of")
    assert dialog.button.text() == "&Prove it"
    assert not dialog.progress.isVisible()
    assert dialog._job is None


def test_enter_proves_and_escape_closes_and_stops(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog._job is not None

    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog._job is None
    assert not dialog.isVisible()

    show_active(qtbot, dialog)
    dialog.button.click()
    dialog.close()  # as the button of its frame does
    assert dialog._job is None


def test_fair_players_are_found_fair_however_often_it_is_asked(
    make: Make, qtbot: QtBot, spoken: list[str]
) -> None:
    dialog = make()
    told = prove(qtbot, dialog)
    assert prove(qtbot, dialog) == told
    assert told.endswith("swapped: the same answer every time.")
    assert int(told.split()[0]) > 10
    assert spoken == [told, told]
    for widget in (dialog.button, dialog.progress, dialog.rule, dialog.verdict):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    verdict = QAccessible.queryAccessibleInterface(dialog.verdict)
    names = (QAccessible.Text.Name, QAccessible.Text.Description)
    assert told in [verdict.text(name) for name in names]


def test_all_of_it_fits_the_smallest_window(make: Make) -> None:
    dialog = make()
    dialog.verdict.say(max(of_proofs(), key=len))
    QApplication.processEvents()

    assert dialog.size().boundedTo(SMALLEST_WINDOW - FRAME) == dialog.size()
    bars = (dialog.pane.verticalScrollBar(), dialog.pane.horizontalScrollBar())
    assert [bar.maximum() for bar in bars] == [0, 0]
    assert dialog.verdict.heightForWidth(dialog.verdict.width()) <= dialog.verdict.height()


# --------------------------------------------------------------- deal check
DEALS = FairDeals(bytes(range(32)), words="my words")


def setup_of(source: FairDeals | NumberedDeals) -> GameSetup:
    return game_of(usual_players(), RuleOptions(target=5), source)


@pytest.fixture
def chain(folders: UserFolders) -> CommitmentChain:
    return CommitmentChain(folders.history / "commitments.jsonl", lambda: DEALS.secret)


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders, chain: CommitmentChain) -> Scene:
    """A fair game in the window, in the chain."""
    source = replace(chain.prepared(), words="my words")
    scene = Scene(qtbot, folders, setup_of(source))
    scene.controller.keeper.chain = chain
    ChainKeeping(scene.controller, scene.window)
    scene.show(QSize(1280, 800))
    return scene


def opened(scene: Scene, qtbot: QtBot) -> DealCheckDialog:
    dialog = DealCheckDialog(scene.controller, "Quinto 1", lambda _above: None, scene.window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def lines(dialog: DealCheckDialog) -> list[str]:
    return [dialog.lines.item(row).text() for row in range(dialog.lines.count())]


def finish(scene: Scene) -> None:
    scene.play_last_step_to(lambda state: state.phase is Phase.MATCH_OVER)


def test_a_fair_game_that_is_over_is_checked_from_the_sheet_and_by_a_script(
    scene: Scene, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(scene)
    seen: list[str] = []

    def look() -> None:
        dialog = present(scene.window.findChild(DealCheckDialog))
        seen.extend(lines(dialog))
        dialog.reject()

    QTimer.singleShot(0, scene.window, look)
    scene.room.sheet.source_chosen.emit()
    dialog = opened(scene, qtbot)
    assert seen == lines(dialog)
    assert seen == [
        "Correct: the seal matches the secret",
        "Correct: the first dealer",
        *(f"Correct: the pack of deal {1 + deal}" for deal in range(len(seen) - 4)),
        "Correct: the seal is in the chain of your games",
        "Correct: it contains the previous seal",
    ]
    assert len(seen) >= 5
    assert f"{len(seen)} of {len(seen)} correct" in dialog.verdict.text()
    assert "my words" in dialog.source.text()
    dialog.copy.click()
    told = QGuiApplication.clipboard().text()
    assert f"Secret: {DEALS.secret.hex()}" in told
    assert "Correct: the pack of deal 1" in told

    names: list[str] = []

    def answer(self: QFileDialog) -> int:
        proposed = Path(self.selectedFiles()[0]).name
        names.append(proposed)
        self.setDirectory(str(tmp_path))
        self.selectFile(proposed)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", answer)
    dialog.save.click()
    dialog.script.click()

    assert names == ["Quinto 1.quinto", "verify_deal.py"]
    command = [sys.executable, "-I", str(tmp_path / names[1]), str(tmp_path / names[0])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "holds: pack 1" in done.stdout


def test_another_file_may_be_tampered_with_or_no_game(
    scene: Scene, qtbot: QtBot, tmp_path: Path
) -> None:
    finish(scene)
    dialog = opened(scene, qtbot)
    before, file = lines(dialog), tmp_path / "false.quinto"
    file.write_text("la la la", encoding="utf-8")
    dialog.check_file(file)
    assert "not a Quinto game" in dialog.verdict.text()
    assert lines(dialog) == before
    form = json.loads(present(dialog._check).data)
    form["fair"]["secret"] = bytes(32).hex()
    file.write_text(json.dumps(form), encoding="utf-8")

    dialog.check_file(file)

    assert "WRONG: the seal matches the secret" in lines(dialog)
    assert "WRONG: the pack of deal 1" in lines(dialog)
    assert "do not trust it" in dialog.verdict.text()
    refused = dialog.lines.item(0).foreground().color()
    assert refused != dialog.lines.palette().color(dialog.lines.foregroundRole())


@pytest.mark.parametrize(
    ("entry", "told", "wrong"),
    [
        ("previous", "1" * 64, "it contains the previous seal"),
        ("secret", "2" * 64, "the seal is in the chain of your games"),
        ("words", "other words", "the seal is in the chain of your games"),
    ],
)
def test_a_forged_chain_does_not_hold(
    scene: Scene, chain: CommitmentChain, qtbot: QtBot, entry: str, told: str, wrong: str
) -> None:
    finish(scene)
    path = present(chain._path)
    written = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in written:
        line |= {entry: told} if entry in line else {}
    path.write_text("".join(f"{json.dumps(line)}\n" for line in written), encoding="utf-8")
    assert f"WRONG: {wrong}" in lines(opened(scene, qtbot))
    dialog = ChainDialog(chain)
    qtbot.addWidget(dialog)
    assert ("broken" in dialog.told.text()) is (entry != "words")


def test_a_game_tells_nothing_of_its_secret_before_it_is_given_up(
    scene: Scene, qtbot: QtBot
) -> None:
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    dialog = opened(scene, qtbot)
    assert "sealed" in dialog.verdict.text()
    assert not any("pack" in line for line in lines(dialog))
    dialog.copy.click()
    assert DEALS.secret.hex() not in QGuiApplication.clipboard().text()
    assert DEALS.secret.hex() not in present(dialog._check).data.decode()

    scene.controller.abandon()
    assert "Correct: the pack of deal 1" in lines(opened(scene, qtbot))


def test_a_shared_game_is_no_proof(qtbot: QtBot, folders: UserFolders) -> None:
    scene = Scene(qtbot, folders, setup_of(NumberedDeals(7))).show()
    finish(scene)
    dialog = opened(scene, qtbot)
    assert "shared game" in dialog.verdict.text()
    assert "Correct: the pack of deal 1" in lines(dialog)


# --------------------------------------------------------------- the chain
def rows(dialog: ChainDialog) -> list[tuple[str, str]]:
    items = [dialog.games.topLevelItem(row) for row in range(dialog.games.topLevelItemCount())]
    return [(item.text(1), item.text(2)) for item in items if item is not None]


def test_the_chain_tells_what_became_of_each_game(scene: Scene, qtbot: QtBot) -> None:
    finish(scene)
    scene.room.files.begin_again()
    scene.controller.abandon()
    dialog = ChainDialog(scene.controller.keeper.chain)
    qtbot.addWidget(dialog)
    games = scene.controller.keeper.chain.games()
    shown = [f"{game.commitment.hex()[:4]} {game.commitment.hex()[4:8]}…" for game in games]
    assert rows(dialog) == [(shown[1], "abandoned"), (shown[0], "finished")]
    assert "the chain is unbroken" in dialog.told.text()
    dialog.copy.click()
    table = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[1] for line in table] == [game.commitment.hex() for game in games]


def test_a_game_left_out_of_the_chain_is_noticed(
    chain: CommitmentChain, folders: UserFolders, qtbot: QtBot
) -> None:
    for number in range(3):
        deals = FairDeals(bytes([number] * 32), chain.prepared().previous)
        chain._prepared = deals
        chain.note(deals, Fate.BEGUN)
    path = folders.history / "commitments.jsonl"
    first, _second, third = path.read_text(encoding="utf-8").splitlines()
    path.write_text(f"{first}\n{third}\n", encoding="utf-8")
    dialog = ChainDialog(CommitmentChain(path))
    qtbot.addWidget(dialog)
    assert "broken" in dialog.told.text()


def test_both_are_in_the_help_menu(scene: Scene) -> None:
    seen: list[type] = []

    def look() -> None:
        for kind in (DealCheckDialog, ChainDialog):
            dialog = scene.window.findChild(kind)
            if dialog is not None and dialog.isVisible():
                seen.append(kind)
                dialog.reject()

    for command in (Command.CHECK_DEAL, Command.CHAIN):
        QTimer.singleShot(0, scene.window, look)
        choose(scene.room, command)
    assert seen == [DealCheckDialog, ChainDialog]


# --------------------------------------------------------------- the book's recipes
TOOLS = ("sh", "xxd", "sha256sum", "openssl")


@pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="a tool of the recipe is missing")
@pytest.mark.parametrize("words", ["", "Trüffel & Wein, 100 %"])
@pytest.mark.usefixtures("qapp")
def test_the_recipes_of_the_book_do_what_it_says(words: str) -> None:
    (body,) = [part.body for part in sections() if part.anchor == "fair"]
    recipes = map(unescape, re.findall(r'<p dir="ltr"><code>(.*?)</code>', body))
    commitment_recipe, key_recipe, pack_recipe = recipes
    deals = FairDeals(bytes(range(32)), bytes(range(32, 64)), words)

    def typed(recipe: str, **values: str) -> str:
        for name, value in values.items():
            recipe = recipe.replace(name, value)
        done = subprocess.run(
            ["sh", "-c", recipe], capture_output=True, check=True, text=True, encoding="utf-8"
        )
        return done.stdout

    secret, previous = deals.secret.hex(), deals.previous.hex()
    assert typed(commitment_recipe, SECRET=secret, PREVIOUS=previous).split()[0] == (
        deals.commitment.hex()
    )
    key = typed(key_recipe, SECRET=secret, WORDS=words).split()[-1]
    assert key == deals.key.hex()
    stream = _bytes_for(deals.key, "pack", 1)
    block = bytes(next(stream) for _ in range(32)).hex()
    assert typed(pack_recipe, KEY=key).split()[-1] == block
    second = pack_recipe.replace("00000001 00000000", "00000001 00000001")
    block = bytes(next(stream) for _ in range(32)).hex()
    assert typed(second, KEY=key).split()[-1] == block
