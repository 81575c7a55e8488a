"""Checking the deal in the window: the dialog, the chain of commitments, and the book's recipes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from html import unescape

import pytest
from at_the_table import choose
from kit import *
from legible_scene import Scene
from PySide6.QtWidgets import QFileDialog

from quinto_desktop.game import CommitmentChain, game_of
from quinto_desktop.game.checking.deal_check import ChainKeeping, Fate
from quinto_desktop.rules import NumberedDeals
from quinto_desktop.rules.fair import _bytes_for
from quinto_desktop.window.help.book import sections
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog

DEALS = FairDeals(bytes(range(32)), words="my words")


def setup_of(source: FairDeals | NumberedDeals) -> GameSetup:
    return game_of(usual_players(), RuleOptions(target=5), source)


@pytest.fixture
def chain(folders: UserFolders) -> CommitmentChain:
    return CommitmentChain(folders.history / "commitments.jsonl", lambda: DEALS.secret)


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders, chain: CommitmentChain) -> Iterator[Scene]:
    """A fair game in the window, in the chain."""
    source = replace(chain.prepared(), words="my words")
    scene = Scene(qtbot, folders, setup_of(source), "en")
    scene.controller.keeper.chain = chain
    ChainKeeping(scene.controller, scene.window)
    scene.show(QSize(1280, 800))
    yield scene
    scene.window.close()


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


def test_all_holds_when_a_fair_game_is_over(scene: Scene, qtbot: QtBot) -> None:
    finish(scene)
    dialog = opened(scene, qtbot)
    assert lines(dialog) == [
        "Correct: the seal matches the secret",
        "Correct: the first dealer",
        *(f"Correct: the pack of deal {1 + deal}" for deal in range(len(lines(dialog)) - 4)),
        "Correct: the seal is in the chain of your games",
        "Correct: it contains the previous seal",
    ]
    assert len(lines(dialog)) >= 5
    assert f"{len(lines(dialog))} of {len(lines(dialog))} correct" in dialog.verdict.text()
    assert "my words" in dialog.source.text()
    dialog.copy.click()
    told = QGuiApplication.clipboard().text()
    assert f"Secret: {DEALS.secret.hex()}" in told
    assert "Correct: the pack of deal 1" in told


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
    path = chain._path
    assert path is not None
    written = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in written:
        line |= {entry: told} if entry in line else {}
    path.write_text("".join(f"{json.dumps(line)}\n" for line in written), encoding="utf-8")
    assert f"WRONG: {wrong}" in lines(opened(scene, qtbot))
    dialog = ChainDialog(chain)
    qtbot.addWidget(dialog)
    assert ("broken" in dialog.told.text()) is (entry != "words")


def test_a_game_that_goes_on_tells_nothing_of_its_secret(scene: Scene, qtbot: QtBot) -> None:
    dialog = opened(scene, qtbot)
    assert "sealed" in dialog.verdict.text()
    assert not any("pack" in line for line in lines(dialog))
    dialog.copy.click()
    assert DEALS.secret.hex() not in QGuiApplication.clipboard().text()
    assert dialog._check is not None
    assert DEALS.secret.hex() not in dialog._check.data.decode()


def test_an_abandoned_game_is_opened(scene: Scene, qtbot: QtBot) -> None:
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    scene.controller.abandon()
    dialog = opened(scene, qtbot)
    assert "Correct: the pack of deal 1" in lines(dialog)


def test_a_shared_game_is_no_proof(qtbot: QtBot, folders: UserFolders) -> None:
    scene = Scene(qtbot, folders, setup_of(NumberedDeals(7)), "en")
    scene.show(QSize(1280, 800))
    finish(scene)
    dialog = opened(scene, qtbot)
    assert "shared game" in dialog.verdict.text()
    assert "Correct: the pack of deal 1" in lines(dialog)
    scene.window.close()


def test_a_file_that_was_tampered_with_does_not_hold(
    scene: Scene, qtbot: QtBot, tmp_path: Path
) -> None:
    finish(scene)
    dialog = opened(scene, qtbot)
    assert dialog._check is not None
    form = json.loads(dialog._check.data)
    form["fair"]["secret"] = bytes(32).hex()
    file = tmp_path / "false.quinto"
    file.write_text(json.dumps(form), encoding="utf-8")

    dialog.check_file(file)

    assert "WRONG: the seal matches the secret" in lines(dialog)
    assert "WRONG: the pack of deal 1" in lines(dialog)
    assert "do not trust it" in dialog.verdict.text()
    refused = dialog.lines.item(0).foreground().color()
    assert refused != dialog.lines.palette().color(dialog.lines.foregroundRole())


def test_a_file_that_is_no_game_is_told_of(scene: Scene, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "song.quinto"
    file.write_text("la la la", encoding="utf-8")
    dialog = opened(scene, qtbot)
    before = lines(dialog)
    dialog.check_file(file)
    assert "not a Quinto game" in dialog.verdict.text()
    assert lines(dialog) == before


def test_what_is_saved_there_is_checked_by_the_script_that_is_saved_there(
    scene: Scene, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(scene)
    dialog = opened(scene, qtbot)
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


def test_the_sheet_checks_the_deal_once_the_game_is_over(scene: Scene, qtbot: QtBot) -> None:
    finish(scene)
    seen: list[str] = []

    def look() -> None:
        dialog = scene.window.findChild(DealCheckDialog)
        assert dialog is not None
        seen.extend(lines(dialog))
        dialog.reject()

    QTimer.singleShot(0, scene.window, look)
    scene.room.sheet.source_chosen.emit()
    assert "Correct: the pack of deal 1" in seen


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
