"""What must hold in every window, whatever it is for, and on whatever screen."""

from __future__ import annotations

import pytest
from at_the_table import answers_on, asks, bar_on, calls_on, offers_calls, own_hand
from every_window import Tour, screen_of
from examples import part
from kit import *
from legible import cut_widgets, undrawn
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDateTimeEdit,
    QDial,
    QScrollBar,
    QSlider,
    QTabBar,
)

from quinto_desktop.window.controls.drop_down import DropDown, Level, Stepper
from quinto_desktop.window.look.layout_direction import FRAME
from quinto_desktop.window.sheet.all_hands import ResultPanel
from quinto_desktop.window.stepper.review_paper import ReviewPaper
from quinto_desktop.window.stepper.review_verdict import foot_room

SMALL = QSize(800, 560)
LEAST_TARGET = 24
ONLY_READ = {"Results"}
"""Lists whose rows do nothing."""

FIELDS = (QAbstractSpinBox, QComboBox, QSlider, QDial, QDateTimeEdit)
PRESSED = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractSlider, QTabBar)


def test_every_field_and_target_of_every_window(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No wheel turns fields without the focus, all targets can be hit, and suits are drawn."""
    faults, seen = [], 0
    with screen_of(SMALL, 1.0, monkeypatch):
        tour = Tour(qtbot, folders, SMALL)
        for name, top in tour.windows():
            QApplication.processEvents()
            seen += len(list(fields(top)))
            faults += [f"{name}: the wheel turns {one}" for one in turned_by_wheel(top)]
            faults += [f"{name}: {one}" for one in too_small(top)]
            faults += [f"{name}: {one!r}" for one in undrawn(top, monkeypatch)]
        strips = [widget.pose.x for widget in own_hand(tour.scene.table)]
        tour.scene.window.close()
    assert all(b - a >= LEAST_TARGET for a, b in pairwise(strips))
    assert seen > 40
    assert faults == []


# --------------------------------------------------------------- the wheel
def fields(top: QWidget) -> Iterator[QWidget]:
    """Every field with a value that a wheel might turn."""
    for field in top.findChildren(QWidget):
        if isinstance(field, FIELDS) and field.isVisible() and field.isEnabled():
            yield field


def turned_by_wheel(top: QWidget) -> Iterator[str]:
    """The fields that the wheel turns, or gives the keys to, though they do not have the focus."""
    for field in fields(top):
        focused = top.focusWidget()
        if focused is not None:
            focused.clearFocus()
        for step in (120, -120):
            before = value_of(field)
            turn_wheel(field, step)
            if value_of(field) != before or field.hasFocus():
                yield field.accessibleName() or type(field).__name__


def turn_wheel(field: QWidget, step: int) -> None:
    spot = QPointF(field.rect().center())
    turned = QWheelEvent(
        *(spot, field.mapToGlobal(spot), QPoint(), QPoint(0, step)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    if field.focusPolicy() & Qt.FocusPolicy.WheelFocus == Qt.FocusPolicy.WheelFocus:
        field.setFocus()  # as Qt does where the event comes from the system
    QApplication.sendEvent(field, turned)


def value_of(field: QWidget) -> object:
    if isinstance(field, QComboBox):
        return field.currentIndex()
    return field.property("value") if not isinstance(field, QDateTimeEdit) else field.dateTime()


@pytest.mark.parametrize("kind", [DropDown, Stepper, Level])
def test_a_field_with_the_focus_is_turned_by_the_wheel(
    qtbot: QtBot, kind: type[DropDown | Stepper | Level]
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    field = kind(room)
    if isinstance(field, DropDown):
        field.addItems(["one", "two", "three"])
    with qtbot.waitActive(room):
        room.show()
        room.activateWindow()
    room.setFocus()
    turn_wheel(field, -120)
    turn_wheel(field, 120)
    before = value_of(field)
    assert before == 0
    field.setFocus()
    turn_wheel(field, -120 if isinstance(field, DropDown) else 120)

    assert value_of(field) != before


# --------------------------------------------------------------- targets
def too_small(top: QWidget) -> Iterator[str]:
    """Whatever can be clicked, and is too small to be hit."""
    for widget, size in targets(top):
        if min(size.width(), size.height()) < LEAST_TARGET:
            name = widget.accessibleName() or getattr(widget, "text", lambda: "")()
            kind = type(widget).__name__
            yield f"{kind} {name!r} is {size.width()} by {size.height()} pixels large"


def targets(top: QWidget) -> Iterator[tuple[QWidget, QSize]]:
    """Whatever can be clicked, and its size."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, CardWidget | QScrollBar):
            continue  # cards lie over each other: their strips count
        is_inside = isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
        is_shown_hand = widget.cursor().shape() is Qt.CursorShape.PointingHandCursor
        is_link = isinstance(widget, QLabel) and "<a " in widget.text()
        if isinstance(widget, QTabBar):
            yield from ((widget, widget.tabRect(n).size()) for n in range(widget.count()))
        elif (isinstance(widget, PRESSED) or is_shown_hand) and not is_inside:
            yield widget, widget.size()
        elif is_link:
            yield widget, QSize(widget.width(), widget.fontMetrics().height())
        if isinstance(widget, QAbstractItemView) and widget.accessibleName() not in ONLY_READ:
            model = widget.model()
            rows = [widget.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
            yield from ((widget, row.size()) for row in rows if not row.isEmpty())


# --------------------------------------------------------------- small screens
SCREENS = (QSize(1024, 600), QSize(1366, 768), QSize(1280, 800))
LARGER = (1.25, 1.5, 2.0)
ROOMS = [
    *[(SCREENS[0], text) for text in LARGER],
    *[(SCREENS[0] / scale, 1.0) for scale in LARGER],
    *[(screen, 1.0) for screen in SCREENS],
    (SCREENS[2], 2.0),
]
"""What a screen has room for, in logical pixels, and by how much the desktop's text is larger."""


@pytest.mark.parametrize(
    ("room", "text"),
    part(ROOMS),
    ids=[f"{room.width()}x{room.height()} {text:.0%}" for room, text in part(ROOMS)],
)
def test_every_window_fits(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, room: QSize, text: float
) -> None:
    faults = []
    with screen_of(room, text, monkeypatch):
        tour = Tour(qtbot, folders, room - FRAME)
        for name, top in tour.windows():
            for _ in range(3):
                QApplication.processEvents()
            faults += [f"{name}: {fault}" for fault in faults_of(top, room)]
        tour.scene.window.close()
    assert faults == []


def faults_of(top: QWidget, room: QSize) -> Iterator[str]:
    """What of a window leaves the screen, cannot be reached, or lies over something else."""
    free = room - FRAME
    least = top.minimumSizeHint().expandedTo(top.minimumSize())
    for what, size in (("it", top.size()), ("its least size", least)):
        if size.boundedTo(free) != size:
            yield f"{what} is {size.width()} by {size.height()} on {free.width()}, {free.height()}"
    if isinstance(top, QDialog):
        yield from out_of_reach(top)
    for table in top.findChildren(Table):
        if table.isVisible():
            yield from lost_at(table)
    for paper in top.findChildren(ReviewPaper):
        axis = paper.axis()
        if paper.isVisible() and axis.chip(1).bottom() > foot_room(axis).top() > axis.block.top():
            yield "the tricks of a review lie over the verdict"


def out_of_reach(dialog: QWidget) -> Iterator[str]:
    """What lies beyond a dialog's edge where nothing scrolls, and what lies over each other."""
    found = [
        (widget, QRect(widget.mapTo(dialog, QPoint()), widget.size()))
        for widget in dialog.findChildren(QWidget)
        if widget.isVisible() and isinstance(widget, QComboBox | QPushButton)
    ]
    for widget, place in found:
        if not dialog.rect().contains(place) and not is_scrolled(widget):
            yield f"{name_of(widget)} is cut off"
    yield from (fault for fault in cut_widgets(dialog) if fault.startswith("QPushButton"))
    for (one, place), (other, next_place) in combinations(found, 2):
        if one.parent() is other.parent() and place.intersects(next_place):
            yield f"{name_of(one)} and {name_of(other)} overlap"


def is_scrolled(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    return parent is not None and (isinstance(parent, QAbstractScrollArea) or is_scrolled(parent))


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or str(widget.property("text"))


def lost_at(table: Table) -> Iterator[str]:
    """The cards of the near hand, and the buttons of what asks, that leave the table."""
    for card in own_hand(table):
        if not table.rect().contains(card.polygon().boundingRect().toAlignedRect()):
            yield f"{card.accessibleName()} leaves the table"
    if offers_calls(table) and not table.rect().contains(bar_on(table).geometry()):
        yield "the bar with the calls leaves the table"
    asked: list[QAbstractButton] = [*calls_on(table).values()] if offers_calls(table) else []
    if table.findChildren(ResultPanel) and asks(table):
        asked += answers_on(table)
    for button in asked:
        place = QRect(button.mapTo(table, QPoint()), button.size())
        if not table.rect().contains(place):
            yield f"{button.text()} leaves the table"


def test_the_window_can_be_made_smaller_once_its_screen_is(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is moved to another, or that is scaled while a game is played."""
    with screen_of(QSize(1280, 800), 1.0, monkeypatch):
        window = Tour(qtbot, folders, QSize(1000, 700)).scene.window
        before = least_of(window)
    with screen_of(QSize(640, 400), 1.0, monkeypatch):
        QApplication.sendEvent(window, QEvent(QEvent.Type.ScreenChangeInternal))
        QApplication.processEvents()
        least = least_of(window)
    assert before.height() > 500
    assert least.boundedTo(QSize(640, 400) - FRAME) == least
    window.close()


def least_of(window: QMainWindow) -> QSize:
    layout = window.layout()
    assert layout is not None
    return layout.totalMinimumSize()
