"""No text is cut off or left in English, with longer words and in every language."""

from __future__ import annotations

from collections.abc import Set
from contextlib import nullcontext

import pytest
from at_the_table import bar_on, board_on, cachette_caption, choose, own_hand, prompt_on
from history import PARTNERS
from history_games import ALL_RULES, NOON_MS
from history_games import match as past_match
from kit import *
from large_type import large_type
from legible import words_of
from legible_scene import NAMES, SIZES, WORST, covered_words, game_of, look_at, speaking
from present import present
from seating import PSEUDO, Scene
from test_statistics_window import shown

from quinto_desktop.game import CommitmentChain
from quinto_desktop.game.checking.deal_check import Fate
from quinto_desktop.game.lessons.lesson import lesson_game
from quinto_desktop.identity import IDENTITY
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.tables import Marks
from quinto_desktop.rules.notation import layout_text
from quinto_desktop.window.app.replay_controller import ReplayController
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog
from quinto_desktop.window.history.statistics_content import Measure
from quinto_desktop.window.learn.lesson_view import LessonView
from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog
from quinto_desktop.window.text.match_text import commitment_lines

DEAL = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions(), scores=(40, 125))
ONE_LINE = layout_text(DEAL.layout)


@pytest.fixture(autouse=True)
def _spoken(language: str, qapp: object) -> Iterator[None]:
    """The language of the test is spoken."""
    with speaking(language):
        yield


def faults_of_a_deal(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """Play a deal, and see at its stages what cannot be read."""
    scene.show(size)
    window, faults = scene.window, {}

    def look(stage: str) -> None:
        found = look_at(window, monkeypatch, scene.language)
        if found := [*found, *covered_words(scene.table)]:
            faults[stage] = found

    scene.skip_until(lambda state: state.phase is Phase.DOUBLING and scene.is_asked())
    look("doubling")
    scene.skip_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    look("play")
    choose(scene.room, Command.SHEET)
    look("sheet")
    choose(scene.room, Command.SHEET)
    scene.skip_until(lambda state: state.deal is not None and len(state.deal.tricks) == 3)
    choose(scene.room, Command.LAST_TRICK)
    look("last trick")
    scene.table.last_trick.hide_panel()
    scene.skip_until(lambda state: state.phase is Phase.DEALING and bool(state.results))
    look("end of a deal")
    choose(scene.room, Command.ABANDON)
    look("given up")
    return faults


def fill_history(folders: UserFolders) -> None:
    """Let every form have been played, with all that can be noted of a game."""
    folders.history.mkdir(parents=True, exist_ok=True)
    with closing(History(folders.history / NAME)) as history:
        for number, rules in enumerate(ALL_RULES):
            history.enter(past_match(number, rules), NOON_MS, Marks.UNDONE | Marks.HINTED)
        history.enter(past_match(9, RuleOptions(), length=80), NOON_MS)
        history.enter(past_match(9, people=(0, 1, 2)), NOON_MS)


def faults_of_history(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of the history with games, after one is deleted, and without any."""
    choose(scene.room, Command.HISTORY)
    history = present(scene.window.findChild(HistoryDialog))
    room = size - QSize(16, 48)
    history.resize(history.size().boundedTo(room))
    faults = look_at(history, monkeypatch, scene.language)
    if history.width() > room.width() or history.height() > room.height():
        faults.append(f"it is {history.width()} by {history.height()} pixels large")
    history.finder.person.choose(history.finder.person.values[-1])
    faults += look_at(history, monkeypatch, scene.language)
    history.delete()
    faults += look_at(history, monkeypatch, scene.language)
    history.finder.text.setText("nobody")
    scene.qtbot.waitUntil(history.empty.isVisible)
    faults += look_at(history, monkeypatch, scene.language, NAMES | words_of("nobody"))
    return {"history": faults} if faults else {}


def faults_of_curtain(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read where several people are at the screen."""
    setup = game_of(Form.FOUR)
    people = tuple(replace(player, level=None) for player in setup.players)
    scene.show(size)
    scene.controller.new_game(replace(setup, players=people))
    scene.qtbot.waitUntil(lambda: bool(scene.room.view.awaited_name))
    found = look_at(scene.window, monkeypatch, scene.language)
    return {"curtain": found} if found else {}


def chain_of_one(folders: UserFolders) -> tuple[ChainDialog, Set[str]]:
    """The chain with a single game, and what of it is no word."""
    chain = CommitmentChain(folders.history / "commitments.jsonl")
    chain.note(chain.prepared(), Fate.BEGUN)
    dialog = ChainDialog(chain)
    item = present(dialog.games.topLevelItem(0))
    shown = dialog.games.fontMetrics().horizontalAdvance(item.text(0))
    assert dialog.games.sizeHintForColumn(0) > shown
    return dialog, words_of(f"{item.text(0)} {item.text(1)}")


@pytest.mark.parametrize(("language", "size"), WORST)
def test_the_dialogs_can_be_read(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
    faults = {}
    shown = []  # Qt's offscreen platform fails if one is deleted while it can be seen

    def look(name: str, dialog: QWidget, known: Set[str] = frozenset()) -> None:
        qtbot.addWidget(dialog)
        shown.append(dialog)
        dialog.resize(dialog.size().boundedTo(size - QSize(16, 48)))
        with qtbot.waitExposed(dialog):
            dialog.show()
        if found := look_at(dialog, monkeypatch, language, known):
            faults[name] = found

    for form in Form:
        setup = numbered_game(usual_players(form), RuleOptions(form=form), seed=7)
        dialog = NewGameDialog(setup, lambda _form: None, FairDeals(bytes(32)))
        look(f"new game, {form.value}", dialog)
        more = partial(dialog._show_more, is_more=True)
        for page, turn in (("more choices", more), ("details", dialog._show_details)):
            turn()
            look(f"{page}, {form.value}", dialog)
        dialog._show_fair_deal()
        digits = words_of(commitment_lines(dialog.fair.commitment))
        look(f"fair deal, {form.value}", dialog, digits)
    for name, text in (("code", deal_code(DEAL)), ("line", ONE_LINE), ("fault", "N:AK.Q")):
        company = Company(RuleOptions(), {form: usual_players(form) for form in Form})
        entry = DealEntryDialog(company, text)
        look(f"entering a deal, {name}", entry, words_of(text))
    look("rule book", HelpDialog(scene.room.look))
    about = AboutDialog()
    look("about", about, words_of(f"{about._version_lines()} {IDENTITY.homepage}"))
    licences = LicencesDialog(about)
    parts = [licences.names.item(row).text() for row in range(licences.names.count())]
    look("licences", licences, words_of(" ".join([*parts, licences.text.toPlainText()])))
    look("fair play", FairPlayDialog(scene.controller))
    look("check the deal", DealCheckDialog(scene.controller, "7", lambda _above: None))
    games, known = chain_of_one(folders)
    look("fair games", games, known)
    choose(scene.room, Command.PREFERENCES)
    preferences = present(scene.window.findChild(PreferencesDialog))
    for row, page in enumerate(list(preferences.pages)):
        preferences.contents.setCurrentRow(row)
        look(f"preferences, {page}", preferences)
    scene.window.close()
    assert faults == {}


@pytest.mark.parametrize(("language", "size"), [(PSEUDO, SIZES[0]), ("de", QSize(1024, 600))])
def test_the_lesson_can_be_read_and_covers_no_prompt(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, lesson_game(), language).show(size)
    scene.room.teacher.teach()
    guide = present(scene.table.findChild(LessonView))
    faults, read = {}, []
    while not guide.is_finished:
        scene.play_until(lambda _: guide.is_telling or guide.is_finished)
        if guide.is_finished:
            break
        QApplication.processEvents()  # the panel settles in its place
        title = guide.panel.accessibleName()
        read.append(title)
        if guide.panel.isVisible() and (found := look_at(guide.panel, monkeypatch, language)):
            faults[title] = found
        table = scene.table
        for other in (prompt_on(table), bar_on(table), cachette_caption(table)):
            is_seen = other.isVisible() and guide.panel.isVisible()
            if is_seen and other.geometry().intersects(guide.panel.geometry()):
                faults.setdefault(title, []).append(f"covers {type(other).__name__}")
        spot = QRectF(guide.panel.geometry())
        if size != SIZES[0] and any(map(spot.intersects, board_on(table).capsules())):
            faults.setdefault(title, []).append("covers quints")
        if guide.panel._row.gold is not None and scene.table.ledge.gold is not None:
            scene.table.ledge.gold.click()
        else:
            scene.play_on()
    scene.window.close()
    assert faults == {}
    assert len(read) > 5


@pytest.mark.parametrize("language", ["en"])
def test_in_large_type_what_fits_nowhere_leaves_the_hand_in_view(
    qtbot: QtBot, folders: UserFolders, language: str
) -> None:
    with large_type(28):
        scene = Scene(qtbot, folders, lesson_game(), language).show(SIZES[0])
        scene.room.teacher.teach()
        guide = present(scene.table.findChild(LessonView))
        qtbot.waitUntil(lambda: guide.is_telling and not scene.table.busy)
        panel = guide.panel.geometry()
        assert scene.table.rect().contains(panel)
        assert not any(card.polygon().intersects(QRectF(panel)) for card in own_hand(scene.table))
        assert not guide.pointing.isVisible(), "it would point at words"
        scene.window.close()


def has_finished_a_deal(state: MatchState) -> bool:
    return bool(state.deals_finished) and state.phase is not Phase.PLAY


def faults_of_replays(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of a replay, with and without branches, and of their list."""
    scene.show(size)
    scene.skip_until(has_finished_a_deal)
    commands = scene.room.findChild(Commands)
    assert isinstance(commands, Commands)
    found = faults_of_replay(scene, commands.replays, monkeypatch)
    found |= faults_of_branches(scene, size, monkeypatch)
    return {name: faults for name, faults in found.items() if faults}


def faults_of_replay(
    scene: Scene, replays: ReplayController, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of a replay, which is left for a branch, and replayed again."""
    replays.open_current()
    view = present(replays.view)
    projector, faults = view.projector, {}
    projector.go_to_place(5)
    projector.step_forward()
    faults["one hand"] = look_at(view, monkeypatch, scene.language)
    projector.show_hands(is_open=True)
    faults["all hands"] = look_at(view, monkeypatch, scene.language)
    projector.go_to_place(13)
    faults["end of the deal"] = look_at(view, monkeypatch, scene.language)
    projector.look_from(0)
    projector.go(0)
    faults["before the deal"] = look_at(view, monkeypatch, scene.language)
    projector.go_to_place(9)
    view.take_over()
    scene.skip_until(has_finished_a_deal)
    replays.open_current()
    assert replays.view is not None
    faults["with branches"] = look_at(replays.view, monkeypatch, scene.language)
    return faults


def faults_of_branches(
    scene: Scene, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """What cannot be read of the list of branches, before and after one is deleted."""
    choose(scene.room, Command.BRANCHES)
    [dialog] = scene.window.findChildren(BranchesDialog)
    assert dialog.width() <= size.width()
    assert dialog.height() <= size.height()
    before = look_at(dialog, monkeypatch, scene.language)
    names = words_of(" ".join(line.name for line in scene.controller.session.lines.all))
    dialog.delete()
    after = look_at(dialog, monkeypatch, scene.language, NAMES | names)
    dialog.close()
    return {"branches": before, "branch deleted": after}


# --------------------------------------------------------------- where it is looked at
OTHERWISE = (("en", SIZES[0]), (PSEUDO, SIZES[1]))
LOOKS = (faults_of_a_deal, faults_of_history, faults_of_replays, faults_of_curtain)
BY_DAY = [
    *((faults_of_a_deal, form, PSEUDO, SIZES[0], False) for form in (Form.DUMMY, Form.TWO)),
    (faults_of_replays, Form.DUMMY, PSEUDO, SIZES[0], False),
    *((look, Form.FOUR, *WORST[0], False) for look in LOOKS),
    *((faults_of_a_deal, Form.FOUR, *place, False) for place in WORST[1:]),
    *((look, Form.FOUR, "de", SIZES[0], True) for look in LOOKS[:3]),
    (faults_of_a_deal, Form.TWO, "en", SIZES[0], True),
]
AT_NIGHT = [
    *((faults_of_a_deal, Form.FOUR, *place, False) for place in OTHERWISE),
    *((look, Form.FOUR, *place, False) for look in LOOKS[1:] for place in WORST[1:]),
    (faults_of_replays, Form.TWO, PSEUDO, SIZES[0], False),
]


@pytest.mark.parametrize(
    ("look", "form", "language", "size", "is_large"), at_night(BY_DAY, AT_NIGHT)
)
def test_it_can_be_read(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    look: Callable[[Scene, QSize, pytest.MonkeyPatch], dict[str, list[str]]],
    form: Form,
    language: str,
    size: QSize,
    *,
    is_large: bool,
) -> None:
    if look is faults_of_history:
        fill_history(folders)
    with large_type() if is_large else nullcontext():
        scene = Scene(qtbot, folders, game_of(form), language)
        assert look(scene, size, monkeypatch) == {}
        scene.window.close()


@pytest.mark.parametrize(
    ("language", "deals", "is_large"),
    at_night(
        [(PSEUDO, 0, False), (PSEUDO, 300, False), (PSEUDO, 300, True), ("de", 300, False)],
        [(PSEUDO, 20, False), ("fr", 300, False), ("fr", 300, True)],
    ),
)
def test_the_statistics_of_so_many_deals_can_be_read(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    deals: int,
    *,
    is_large: bool,
) -> None:
    room = SIZES[0] - QSize(16, 48)
    if deals:
        write_history(tmp_path, deals, has_reviews=True)
    with large_type() if is_large else nullcontext():
        dialog = shown(qtbot, tmp_path, room)
        assert is_large or dialog.size() == room
        people = words_of(" ".join(PARTNERS))
        assert look_at(dialog, monkeypatch, language, people) == []
        dialog.averages.click()
        for measure in Measure if deals and not is_large else ():
            dialog.page.measure.choose(measure)
            assert look_at(dialog, monkeypatch, language, people) == [], measure
        if deals and not is_large:
            dialog.page.tables.box.click()
            assert look_at(dialog, monkeypatch, language, people) == []
