"""Laying widgets out anew, without a resting pointer pressing what comes under it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QCursor, QHoverEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from quinto_desktop.window.look.keyboard import COMMANDING, ENTER

Clock = Callable[[], float]  # milliseconds since any moment; it never goes back

_OF_THE_DESKTOP = (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange)
_LEAST = QSize(560, 500)
FRAME = QSize(4, 40)  # the usual size of a window manager's frame
_LEAST_SCALE, _MOST_SCALE, _MOST_MENUS = 1.0, 1400 / 880, 1.5
_DESIGN_WIDTH, _DESIGN_HEIGHT = 1280, 800

_PLACINGS = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_AT_REST_MS = 1000
_TREMBLE = 4  # in pixels: a hand is never quite still


def least_size(part: QWidget) -> QSize:
    """The least size of whatever fills the main window: as designed, or as the screen has room."""
    window = part.window()
    bar = window.menuWidget() if isinstance(window, QMainWindow) else None
    around = FRAME if bar is None else FRAME + QSize(0, bar.sizeHint().height())
    return _LEAST.boundedTo(part.screen().availableGeometry().size() - around)


def scale_of_menus(parent: QWidget | None) -> float:
    """By how much menus are larger than designed."""
    return min(_MOST_MENUS, scale_for(parent))


def scale_for(parent: QWidget | None) -> float:
    """By how much a dialog is larger than designed: as the table of its window, within reason."""
    if parent is None:
        return _LEAST_SCALE
    window = parent.window()
    share = min(window.width() / _DESIGN_WIDTH, window.height() / _DESIGN_HEIGHT)
    room = window.screen().availableGeometry()
    most = min(room.width() / _DESIGN_WIDTH, room.height() / _DESIGN_HEIGHT)
    return max(_LEAST_SCALE, min(share, most, _MOST_SCALE))


class Arranged(QWidget):
    """A widget that places its parts in `arrange`, which every kind of it writes for itself."""

    def arrange(self) -> None:
        """Place the parts, for the present size, type and direction."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _OF_THE_DESKTOP:
            self.arrange()


def now_ms() -> float:
    """The time by the system's steady clock."""
    return 1000 * monotonic()


class StillPointer:
    """Tells a choice from a click at what has just come under a pointer at rest."""

    def __init__(self, clock: Clock = now_ms) -> None:
        self.clock = clock
        self._at = QPointF()
        self._until = 0.0

    def rest(self, at: QPointF) -> None:
        """Begin anew: something has been laid out under the pointer, which is there."""
        self._at, self._until = at, self.clock() + _AT_REST_MS

    def move(self, at: QPointF) -> None:
        """Note where the pointer is now: once it has moved, even a click where it was is meant."""
        if not self.is_at(at):
            self._until = 0.0

    def holds(self, at: QPointF) -> bool:
        """Whether a press at a place comes too soon, from a pointer that has not moved."""
        return self.is_at(at) and self.clock() < self._until

    def is_at(self, at: QPointF) -> bool:
        """Whether a place is where the pointer came to rest."""
        return (at - self._at).manhattanLength() < _TREMBLE


class SteadyButton(QAbstractButton):
    """A button that takes no click yet from a resting pointer under which it has come."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.still = StillPointer()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QMouseEvent) and kind in _PRESSES:
            return self.still.holds(event.globalPosition()) or super().event(event)
        if isinstance(event, QHoverEvent) and kind is QEvent.Type.HoverMove:
            self.still.move(event.globalPosition())
        if kind in _PLACINGS and not self.underMouse():
            self._see(QCursor.pos())
        return super().event(event)

    def _see(self, at: QPoint) -> None:
        if self.rect().contains(self.mapFromGlobal(at)):
            self.still.rest(QPointF(at))


class KeyedButton(SteadyButton):
    """One that Enter presses, as Space does; its row, or the table, has the other keys."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & COMMANDING:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # by the arrows, Qt would go by the order of Tab
