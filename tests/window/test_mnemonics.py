"""Alt with a letter does one thing: in every window and menu, in every state and language."""

from __future__ import annotations

import re

import pytest
from at_the_table import cachette_on, choose, own_hand, plates_on
from kit import *
from legible_scene import Scene, game_of, speaking
from played_history import write_history
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QGroupBox, QMenuBar
from test_legible import DEAL, fill_history

from quinto_desktop.game import CommitmentChain
from quinto_desktop.game.judging.inquiry import Inquiry
from quinto_desktop.game.past.statistics import Statistics
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.sharing.deal_draft import DealDraft
from quinto_desktop.window.help.about import AboutDialog, LicencesDialog
from quinto_desktop.window.help.deal_check import ChainDialog, DealCheckDialog
from quinto_desktop.window.help.dialog import HelpDialog
from quinto_desktop.window.help.fair_play import FairPlayDialog
from quinto_desktop.window.history.history_dialog import HistoryDialog
from quinto_desktop.window.history.statistics_dialog import StatisticsDialog
from quinto_desktop.window.learn.editor_dialog import EditorDialog
from quinto_desktop.window.learn.experiments_dialog import LabDialog
from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog
from quinto_desktop.window.stepper.branches_dialog import BranchesDialog
from quinto_desktop.window.stepper.theme_chooser import PuzzleChooser

LANGUAGES = ("en", "de", "fr")
States = Iterator[tuple[str, QWidget]]


# --------------------------------------------------------------- what has a letter
def letters_in(window: QWidget) -> list[tuple[str, str]]:
    """The letters of a window, each with the text that it stands in."""
    texts = [*_texts(window)]
    return [(key, text) for text in texts if (key := QKeySequence.mnemonic(text).toString())]


def _texts(window: QWidget) -> Iterator[str]:
    if isinstance(window, QMenu):
        yield from (action.text() for action in window.actions())
        return
    for part in window.findChildren(QWidget):
        if part.window() is window and part.isVisible():
            yield from _texts_of(part)
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            if re.fullmatch(r"Alt\+\w", key.toString()):
                yield f"&{key.toString()[-1]} ({action.text()})"


def _texts_of(part: QWidget) -> Iterator[str]:
    if isinstance(part, QAbstractButton):
        yield part.text()
    elif isinstance(part, QLabel) and part.buddy() is not None:
        yield part.text()  # which leads to the field beside it
    elif isinstance(part, QGroupBox):
        yield part.title()
    elif isinstance(part, QMenuBar):
        yield from (action.text() for action in part.actions())


def doubled(window: QWidget) -> dict[str, list[str]]:
    """The letters that stand for more than one thing, each with their texts."""
    found = letters_in(window)
    counted = Counter(key for key, _ in found)
    return {
        key: [text for one, text in found if one == key]
        for key, count in counted.items()
        if count > 1
    }


# --------------------------------------------------------------- every window
def shown(scene: Scene, dialog: QDialog) -> QDialog:
    """A dialog on the screen, which stays until its window goes."""
    scene.qtbot.addWidget(dialog)
    with scene.qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def the_window(scene: Scene, _folders: UserFolders) -> States:
    yield "the window", scene.window
    for menu in scene.window.findChildren(QMenu):
        yield f"menu {menu.title()}", menu


def context_menus(scene: Scene, _folders: UserFolders) -> States:
    table = scene.table
    scene.skip_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    choose(scene.room, Command.SHEET)
    slip = scene.room.sheet.slip
    assert slip is not None
    spots: list[tuple[QWidget, QPoint]] = [(slip, QPoint(30, 30)), (table, QPoint(5, 5))]
    spots += [(card, card.rect().center()) for card in own_hand(table)[::6]]
    at = [cachette_on(table)[0], *plates_on(table).values()]
    spots += [(table, widget.geometry().center()) for widget in at]
    for widget, point in spots:
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu) or widget is not table
        if isinstance(menu, QMenu):
            yield "context menu", menu
            yield from (("context menu", inner) for inner in menu.findChildren(QMenu))
            menu.close()


def new_games(scene: Scene, _folders: UserFolders) -> States:
    for form in Form:
        setup = numbered_game(usual_players(form), RuleOptions(form=form), seed=7)
        dialog = NewGameDialog(setup, lambda _form: None, FairDeals(bytes(32)))
        yield f"new game, {form.value}", shown(scene, dialog)
        dialog._show_more(is_more=True)
        yield f"more choices, {form.value}", dialog
        dialog._show_details()
        yield f"details, {form.value}", dialog
        dialog._show_fair_deal()
        yield f"fair deal, {form.value}", dialog


def entered_deals(scene: Scene, _folders: UserFolders) -> States:
    company = Company(RuleOptions(), {form: usual_players(form) for form in Form})
    for text in (deal_code(DEAL), "", "N:AK.Q"):
        yield "entering a deal", shown(scene, DealEntryDialog(company, text))


def help_windows(scene: Scene, folders: UserFolders) -> States:
    book = HelpDialog(scene.room.look)
    yield "rule book", shown(scene, book)
    book.finder.open()
    yield "rule book, searched", book
    about = AboutDialog()
    yield "about", shown(scene, about)
    yield "licences", shown(scene, LicencesDialog(about))
    proof = FairPlayDialog(scene.controller)
    yield "fair play", shown(scene, proof)
    yield "check the deal", shown(scene, DealCheckDialog(scene.controller, "7", lambda _: None))
    yield "fair games", shown(scene, ChainDialog(CommitmentChain(folders.history / "chain")))


def preferences(scene: Scene, _folders: UserFolders) -> States:
    choose(scene.room, Command.PREFERENCES)
    dialog = scene.window.findChild(PreferencesDialog)
    assert dialog is not None
    for row, page in enumerate(list(dialog.pages)):
        dialog.contents.setCurrentRow(row)
        yield f"preferences, {page}", dialog


def history(scene: Scene, folders: UserFolders) -> States:
    fill_history(folders)
    choose(scene.room, Command.HISTORY)
    dialog = scene.window.findChild(HistoryDialog)
    assert dialog is not None
    yield "history", dialog
    dialog.finder.open()
    dialog.table.customContextMenuRequested.emit(QPoint(20, 20))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    yield "history, a game", menu
    menu.close()
    for menu in dialog.findChildren(QMenu):
        menu.aboutToShow.emit()
        yield "history, a menu", menu
    dialog.delete()
    yield "history, one deleted", dialog


def statistics(scene: Scene, folders: UserFolders) -> States:
    write_history(folders.history, 20)
    dialog = StatisticsDialog(Statistics(folders.history))
    yield "statistics", shown(scene, dialog)
    for menu in dialog.findChildren(QMenu):
        yield "statistics, a menu", menu


def branches(scene: Scene, _folders: UserFolders) -> States:
    scene.skip_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    scene.controller.switch_line(scene.controller.session.branch(1, "What if"))
    choose(scene.room, Command.BRANCHES)
    [dialog] = scene.window.findChildren(BranchesDialog)
    yield "branches", dialog
    dialog.delete()
    yield "branches, one deleted", dialog


def editor(scene: Scene, _folders: UserFolders) -> States:
    room = scene.room
    draft = DealDraft()
    dialog = EditorDialog(draft, lambda _: (Seat.S,), scene.controller.thinker, room.art)
    yield "editor", shown(scene, dialog)
    dialog.foot.show_busy(is_busy=True)
    yield "editor, busy", dialog
    dialog.foot.show_puzzle(is_found=True)
    yield "editor, with a puzzle", dialog


def lab(scene: Scene, _folders: UserFolders) -> States:
    dialog = LabDialog(Inquiry(scene.controller.thinker), None, scene.room.look)
    shown(scene, dialog)
    for index in range(dialog.kind.box.count()):
        dialog.kind.box.setCurrentIndex(index)
        yield "lab", dialog
        dialog.ask_button.click()
        yield "lab, asked", dialog
        dialog._inquiry.stop()


def puzzles(scene: Scene, folders: UserFolders) -> States:
    dialog = PuzzleChooser(Practice(folders.history))
    yield "puzzles", shown(scene, dialog)
    dialog.tell_progress(1, 2)
    yield "puzzles, looked for", dialog


WINDOWS: list[Callable[[Scene, UserFolders], States]] = [
    *(the_window, context_menus, new_games, entered_deals, help_windows, preferences, history),
    *(statistics, branches, editor, lab, puzzles),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("windows", WINDOWS, ids=lambda windows: windows.__name__)
def test_no_letter_stands_for_two_things(
    qtbot: QtBot,
    folders: UserFolders,
    language: str,
    windows: Callable[[Scene, UserFolders], States],
) -> None:
    with speaking(language):
        scene = Scene(qtbot, folders, game_of(Form.FOUR), language)
        scene.show(QSize(1280, 800))
        faults = {
            name: found for name, window in windows(scene, folders) if (found := doubled(window))
        }
        scene.window.close()
    assert faults == {}


BOXES: dict[str, list[tuple[str, ...]]] = {
    "Claims": [("&Claim it", "&Play on")],
    "GameFiles": [("&Overwrite", "Save &as…")],
    "Review": [
        ("&See the table", "&Print the review…", "Save as P&DF…", "Save as &text…", "&Copy as text")
    ],
}
"""What is offered together in message boxes and in menus of a moment, by its context."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("context", BOXES)
def test_no_letter_stands_for_two_answers(context: str, language: str, qapp: object) -> None:
    with speaking(language):
        for texts in BOXES[context]:
            told = [QCoreApplication.translate(context, text) for text in texts]
            assert language == "en" or told != [*texts]  # they are what the program says
            letters = [QKeySequence.mnemonic(text).toString() for text in told]
            assert all(letters)
            assert len(letters) == len({*letters}), told
