"""The table and the score sheet share the window's room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.window.app.table_area import TableArea
from quinto_desktop.window.look.theme import BAIZE, LIGHT, CurrentTheme
from quinto_desktop.window.sheet.tab import TabScore

WIDE, NARROW = QSize(1280, 760), QSize(800, 532)


class Least(QWidget):
    """A table with a minimum size."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 # Qt's own name
        return QSize(560, 500)


class Room:
    def __init__(self, qtbot: QtBot) -> None:
        self.table, self.sheet = Least(), QWidget()
        self.look = CurrentTheme(BAIZE)
        self.area = TableArea(self.table, self.sheet, self.look)
        qtbot.addWidget(self.area)
        self.area.resize(WIDE)
        self.area.show()
        (self.tab,) = self.area.findChildren(QToolButton)
        self.toggled: list[bool] = []
        self.area.sheet_toggled.connect(self.toggled.append)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


@pytest.mark.parametrize(
    ("width", "sheet"), [(900, 232), (1280, 282), (1900, 381), (2560, 487), (3840, 691)]
)
def test_the_sheet_takes_its_share(room: Room, width: int, sheet: int) -> None:
    room.area.resize(width, 700)

    assert room.sheet.width() == sheet
    assert room.table.width() == width - sheet
    assert not room.table.geometry().intersects(room.sheet.geometry())
    assert not room.tab.isVisible()


def test_without_the_sheet_the_table_has_all_the_room(room: Room) -> None:
    room.area.toggle()

    assert not room.sheet.isVisible()
    assert room.table.size() == WIDE
    assert room.tab.isVisible()
    assert room.toggled == [False]


def test_in_a_narrow_window_the_sheet_is_a_tab(room: Room) -> None:
    room.area.resize(NARROW)

    assert room.area.is_narrow
    assert not room.sheet.isVisible()
    assert room.table.size() == NARROW
    assert room.tab.isVisible()
    assert room.area.rect().contains(room.tab.geometry())
    assert room.tab.height() >= 44


@pytest.mark.parametrize(("width", "makes_room"), [(800, True), (700, False)])
def test_the_tab_pulls_the_sheet_out_and_pushes_it_back(
    room: Room, width: int, *, makes_room: bool
) -> None:
    room.area.resize(width, 560)
    room.tab.click()

    assert room.sheet.isVisible()
    assert room.tab.isVisible()
    assert not room.tab.geometry().intersects(room.sheet.geometry())
    assert makes_room != room.table.geometry().intersects(room.sheet.geometry())
    covered = room.area.childAt(QPoint(width - 20, 300))
    assert covered is room.sheet

    room.tab.click()

    assert not room.sheet.isVisible()
    assert room.table.width() == width
    assert room.toggled == [True, False]


def test_what_is_wished_for_comes_back_with_the_room(room: Room) -> None:
    room.area.resize(NARROW)
    assert not room.area.sheet_is_shown

    room.area.resize(WIDE)

    assert room.area.sheet_is_shown
    assert room.sheet.isVisible()


def test_a_sheet_that_is_not_wished_for_stays_away(room: Room) -> None:
    room.area.want_sheet(wanted=False)
    room.area.resize(NARROW)
    room.area.resize(WIDE)

    assert not room.sheet.isVisible()
    assert room.toggled == []  # nothing has been toggled


def test_it_is_never_smaller_than_the_table_may_be(room: Room) -> None:
    assert room.area.minimumSizeHint() == QSize(560, 500)


def test_the_tab_has_a_name_and_the_themes_colours(room: Room) -> None:
    assert room.tab.accessibleName()
    room.area.resize(NARROW)
    for theme in (BAIZE, LIGHT):
        room.look.apply_theme(theme)
        picture = room.tab.grab().toImage()
        colours = {
            picture.pixelColor(x, y).name().upper()
            for x in range(picture.width())
            for y in range(picture.height())
        }
        assert {theme.sheet, theme.ink} <= colours


def test_the_tab_shows_our_own_score_first(room: Room) -> None:
    room.area.resize(NARROW)
    small = room.tab.size()
    room.area.show_score(TabScore(("We", 25), ("They", 15)))
    assert room.tab.text() == room.tab.accessibleDescription() == "We 25, They 15"
    assert room.tab.width() >= small.width()
    picture = room.tab.grab().toImage()
    found = {
        colour: [
            x
            for x in range(picture.width())
            if any(
                picture.pixelColor(x, y).name().upper() == colour for y in range(picture.height())
            )
        ]
        for colour in (BAIZE.side_ns, BAIZE.side_ew)
    }
    assert max(found[BAIZE.side_ns]) < min(found[BAIZE.side_ew])


@pytest.mark.parametrize("direction", Qt.LayoutDirection)
def test_the_sheet_stands_where_it_is_wanted(
    room: Room, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    if direction is Qt.LayoutDirection.LayoutDirectionAuto:
        return
    room.area.setLayoutDirection(direction)
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    for at_left in (True, False):
        with qtbot.waitSignal(room.area.tab_shown, timeout=0, raising=False) as told:
            room.area.stand_sheet(at_left=at_left)
        assert room.area.sheet_is_at_left is (at_left is not is_mirrored)
        assert (room.sheet.x() == 0) is room.area.sheet_is_at_left
        assert not room.table.geometry().intersects(room.sheet.geometry())
        assert room.table.width() == WIDE.width() - room.sheet.width()
        room.area.resize(NARROW)
        beside = room.tab.geometry().center().x() < NARROW.width() / 2
        assert beside is room.area.sheet_is_at_left
        room.area.resize(WIDE)
    assert told.signal_triggered


def test_the_room_that_the_tab_takes_is_told_whenever_it_changes(room: Room, qtbot: QtBot) -> None:
    assert room.area.tab_room == 0
    with qtbot.waitSignal(room.area.tab_shown):
        room.area.toggle()
    assert room.area.tab_room > 0
    with qtbot.waitSignal(room.area.tab_shown):
        room.area.toggle()
    assert room.area.tab_room == 0


def test_keys_that_were_in_the_sheet_go_to_the_table_when_it_goes(room: Room) -> None:
    for widget in (room.table, room.sheet):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    inside = QWidget(room.sheet)
    inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    inside.show()
    room.area.activateWindow()
    inside.setFocus()
    room.area.toggle()
    assert room.area.focusWidget() is room.table


def test_escape_puts_the_pulled_out_sheet_away_wherever_the_keys_are(room: Room) -> None:
    room.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    room.area.resize(NARROW)
    room.area.toggle()
    room.table.setFocus()
    QTest.keyClick(room.table, Qt.Key.Key_Escape)
    assert not room.area.sheet_is_shown
