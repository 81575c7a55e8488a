"""No text is cut off or left in English, with longer words and in every language."""

from __future__ import annotations

from collections.abc import Set
from contextlib import closing

import pytest
from at_the_table import choose
from history_games import ALL_RULES, NOON_MS, match
from kit import *
from large_type import large_type
from legible import words_of
from legible_scene import (
    LANGUAGES_AND_SIZES,
    LANGUAGES_AT_THEIR_WORST,
    NAMES,
    SIZES,
    Scene,
    covered_words,
    game_of,
    look_at,
    speaking,
)

from quinto_desktop.game import CommitmentChain
from quinto_desktop.game.checking.deal_check import Fate
from quinto_desktop.identity import IDENTITY
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.tables import Marks
from quinto_desktop.rules.notation import layout_text
from quinto_desktop.window.help.about import AboutDialog, LicencesDialog
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog
from quinto_desktop.window.help.dialog import HelpDialog
from quinto_desktop.window.help.fair_play import FairPlayDialog
from quinto_desktop.window.history.history_dialog import HistoryDialog
from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog
from quinto_desktop.window.text.match_text import commitment_lines

DEAL = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions(), scores=(40, 125))
ONE_LINE = layout_text(DEAL.layout)


@pytest.fixture(autouse=True)
def _spoken(language: str, qapp: object) -> Iterator[None]:
    """The language of the test is spoken."""
    with speaking(language):
        yield


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_the_table_can_be_read(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
    assert faults_of_a_deal(scene, size, monkeypatch) == {}


@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO], ids=lambda form: form.value)
@pytest.mark.parametrize(("language", "size"), LANGUAGES_AT_THEIR_WORST)
def test_the_table_of_the_other_forms_can_be_read(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: QSize,
    form: Form,
) -> None:
    scene = Scene(qtbot, folders, game_of(form), language)
    assert faults_of_a_deal(scene, size, monkeypatch) == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.width()))
@pytest.mark.parametrize("language", ["de"])
def test_the_table_can_be_read_by_those_who_need_large_type(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    with large_type():
        scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
        assert faults_of_a_deal(scene, size, monkeypatch) == {}


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
    window.close()
    return faults


def fill_history(folders: UserFolders) -> None:
    """Let every form have been played, with all that can be noted of a game."""
    folders.history.mkdir(parents=True, exist_ok=True)
    with closing(History(folders.history / NAME)) as history:
        for number, rules in enumerate(ALL_RULES):
            history.enter(match(number, rules), NOON_MS, Marks.UNDONE | Marks.HINTED)
        history.enter(match(9, RuleOptions(), length=80), NOON_MS)


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_the_history_can_be_read(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
    assert faults_of_history(scene, folders, size, monkeypatch) == []


@pytest.mark.parametrize("language", ["de"])
def test_the_history_can_be_read_by_those_who_need_large_type(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with large_type():
        scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
        assert faults_of_history(scene, folders, SIZES[0], monkeypatch) == []


def faults_of_history(
    scene: Scene, folders: UserFolders, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What cannot be read of the history with games, after one is deleted, and without any."""
    fill_history(folders)
    choose(scene.room, Command.HISTORY)
    history = scene.window.findChild(HistoryDialog)
    assert history is not None
    room = size - QSize(16, 48)
    history.resize(history.size().boundedTo(room))
    faults = look_at(history, monkeypatch, scene.language)
    if history.width() > room.width() or history.height() > room.height():
        faults.append(f"it is {history.width()} by {history.height()} pixels large")
    history.delete()
    faults += look_at(history, monkeypatch, scene.language)
    history.finder.text.setText("nobody")
    scene.qtbot.waitUntil(history.empty.isVisible)
    faults += look_at(history, monkeypatch, scene.language, NAMES | words_of("nobody"))
    scene.window.close()
    return faults


def chain_of_one(folders: UserFolders) -> tuple[ChainDialog, Set[str]]:
    """The chain with a single game, and what of it is no word."""
    chain = CommitmentChain(folders.history / "commitments.jsonl")
    chain.note(chain.prepared(), Fate.BEGUN)
    dialog = ChainDialog(chain)
    item = dialog.games.topLevelItem(0)
    assert item is not None
    shown = dialog.games.fontMetrics().horizontalAdvance(item.text(0))
    assert dialog.games.sizeHintForColumn(0) > shown
    return dialog, words_of(f"{item.text(0)} {item.text(1)}")


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AT_THEIR_WORST)
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
    preferences = scene.window.findChild(PreferencesDialog)
    assert preferences is not None
    for row, page in enumerate(list(preferences.pages)):
        preferences.contents.setCurrentRow(row)
        look(f"preferences, {page}", preferences)
    scene.window.close()
    assert faults == {}
