"""Tab reaches everything that can be seen, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_the_table import choose
from legible_scene import Scene, game_of
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from test_mnemonics import (
    States,
    editor,
    entered_deals,
    help_windows,
    lab,
    new_games,
    preferences,
    puzzles,
)

from quinto_desktop.game import UserFolders
from quinto_desktop.rules import Form, MatchState, Phase
from quinto_desktop.window.help.dialog import HelpDialog
from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog
from quinto_desktop.window.text.commands import Command

MOST_STOPS = 200


@pytest.fixture
def size() -> QSize:
    return QSize(1280, 800)


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders, size: QSize) -> Scene:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), "en")
    scene.show(size)
    return scene


def activate(qtbot: QtBot, window: QWidget) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def stops_of(window: QWidget) -> set[QWidget]:
    """Whatever can be seen and used, and takes the keys."""
    return {
        widget
        for widget in window.findChildren(QWidget)
        if widget.window() is window
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }


def round_of(key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """What has the keys one after another, until they are where they were."""
    went: list[QWidget] = []
    for _ in range(MOST_STOPS):
        at = QApplication.focusWidget()
        assert at is not None
        if at in went[:-1]:
            break
        if at not in went:  # else it is another link of a page
            went.append(at)
        QTest.keyClick(at, key)
    return went


def named(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


# --------------------------------------------------------------- the table
STAGES: dict[str, Callable[[Scene], Callable[[MatchState], bool]]] = {
    "calls": lambda scene: lambda state: state.phase is Phase.DOUBLING and scene.is_asked(),
    "play": lambda scene: lambda state: state.phase is Phase.PLAY and scene.is_asked(),
    "result": lambda _scene: lambda state: state.phase is Phase.DEALING and bool(state.results),
    "end": lambda _scene: lambda state: state.phase is Phase.MATCH_OVER,
}
ASKED = {"calls": ["Pass", "Double", "Hint"], "play": ["Undo"], "result": ["Next deal"]}
"""What asks at these stages, as it is read; arrows lead on in the ledge."""


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(700, 560)], ids=["usual", "narrow"])
@pytest.mark.parametrize("stage", STAGES)
def test_everything_in_the_window_is_reached(qtbot: QtBot, scene: Scene, stage: str) -> None:
    scene.skip_until(STAGES[stage](scene))
    activate(qtbot, scene.window)
    there = stops_of(scene.window)
    went = round_of()
    assert {*went} == there
    assert {*round_of(Qt.Key.Key_Backtab)} == there

    start = went.index(scene.table)
    read = [named(widget) for widget in went[start + 1 :] + went[:start]]
    if stage in ASKED:  # what asks comes after the table, and before the score sheet or its tab
        sheet = read.index(scene.room.sheet.accessibleName())
        assert [name for name in read[:sheet] if name != "Review"] == ASKED[stage]


# --------------------------------------------------------------- the dialogs
@pytest.mark.parametrize(
    "windows",
    [new_games, entered_deals, help_windows, preferences, editor, lab, puzzles],
    ids=lambda windows: windows.__name__,
)
def test_everything_in_a_dialog_is_reached(
    qtbot: QtBot,
    folders: UserFolders,
    scene: Scene,
    windows: Callable[[Scene, UserFolders], States],
) -> None:
    for name, window in windows(scene, folders):
        activate(qtbot, window)
        assert {*round_of()} == stops_of(window), name


def test_the_preferences_are_read_from_the_list_to_the_page_and_the_foot(
    qtbot: QtBot, scene: Scene
) -> None:
    choose(scene.room, Command.PREFERENCES)
    dialog = scene.window.findChild(PreferencesDialog)
    assert dialog is not None
    activate(qtbot, dialog)
    for row, page in enumerate(dialog.pages.values()):
        dialog.contents.setCurrentRow(row)
        editors = [field.editor for field in page.fields.values() if field.editor.isEnabled()]
        foot = [page.restore] if page.restore.isEnabled() and page.restore.isVisible() else []
        dialog.contents.setFocus()
        assert round_of() == [dialog.contents, *editors, *foot, dialog.done_button]


def test_the_book_is_read_from_the_list_to_the_page_and_the_foot(
    qtbot: QtBot, scene: Scene
) -> None:
    book = HelpDialog(scene.room.look)
    qtbot.addWidget(book)
    with qtbot.waitExposed(book):
        book.show()
    activate(qtbot, book)
    place = book.text.verticalScrollBar().value()
    went = round_of()
    assert went[:2] == [book.contents, book.text]
    assert {*went} == stops_of(book)
    assert book.text.verticalScrollBar().value() == place  # links out of view are passed over
