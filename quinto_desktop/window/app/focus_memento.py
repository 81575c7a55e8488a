"""Where the keys are in a window whose parts are about to be made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Card
from quinto_desktop.window.table.card_widget import CardWidget

if TYPE_CHECKING:
    from quinto_desktop.window.app.main_window import MainWindow


class _Turning(NamedTuple):
    """One turning on the way from the window to a widget."""

    kind: str
    number: int


class Whereabouts:
    """Remembers which widget has the keys, to give them to the one that takes its place.

    Args:
        window: The window, furnished.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        at = window.focusWidget()
        self._card: Card | None = at.card if isinstance(at, CardWidget) else None
        self._way = [] if at is None else _way_to(at, window)

    def return_to(self) -> None:
        """Give the keys to the same card or the same widget; if there is none, to the table."""
        table = self._window.table
        cards = {widget.card: widget for widget in table.stage.cards if widget.card is not None}
        target = cards.get(self._card) if self._card else _led_by(self._way, self._window)
        (target or table).setFocus(Qt.FocusReason.OtherFocusReason)


def _way_to(widget: QWidget, window: QWidget) -> list[_Turning]:
    way: list[_Turning] = []
    parent = widget.parentWidget()
    while parent is not None and widget is not window:
        way.append(_Turning(type(widget).__name__, _alike(widget, parent).index(widget)))
        widget, parent = parent, parent.parentWidget()
    return way[::-1]


def _led_by(way: list[_Turning], window: MainWindow) -> QWidget | None:
    if not way:
        return None
    widget: QWidget | None = window.centralWidget()
    for turning in way[1:]:  # the first leads to what lies in the window
        if widget is None:
            return None
        alike = [child for child in _children(widget) if type(child).__name__ == turning.kind]
        widget = alike[turning.number] if turning.number < len(alike) else None
    return widget if widget is not None and widget.isVisible() else None


def _alike(widget: QWidget, parent: QWidget) -> list[QWidget]:
    return [child for child in _children(parent) if type(child) is type(widget)]


def _children(parent: QWidget) -> list[QWidget]:
    return [child for child in parent.children() if isinstance(child, QWidget)]
