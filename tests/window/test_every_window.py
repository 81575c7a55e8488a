"""What must hold in every window, whatever it is for."""

from __future__ import annotations

import pytest
from at_the_table import own_hand
from every_window import Tour, screen_of
from kit import *
from legible import undrawn
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
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
