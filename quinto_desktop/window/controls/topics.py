"""What is tied to a widget: its place in the rule book, which F1 opens, or a watcher of events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.window.look.keyboard import add_key

_PROPERTY = "rulesBookPlace"


def tie(widget: QWidget, anchor: str) -> None:
    """Let F1 on a widget, or on its children, open the book at a place, such as "s5-follow"."""
    widget.setProperty(_PROPERTY, anchor)


def topic_of(widget: QObject | None) -> str | None:
    """The place that a widget, or else its nearest tied ancestor, is tied to."""
    while widget is not None:
        anchor = widget.property(_PROPERTY)
        if isinstance(anchor, str):
            return anchor
        widget = widget.parent()
    return None


def offer_help(dialog: QWidget, open_book: Callable[[str | None], None]) -> None:
    """Let F1 in a dialog open the rule book at the topic of the focused widget.

    A modal dialog needs a book of its own, as it blocks every other window.
    """
    add_key("F1", dialog, lambda: open_book(topic_of(QApplication.focusWidget())))


def bring_up(dialog: QDialog) -> None:
    """Show a non-modal dialog in front, with the focus."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


class EventWatcher(QObject):
    """Watches widgets for certain events during its lifetime.

    Signals:
        noticed(): One of the widgets has received one of the events.
    """

    noticed = Signal()

    def __init__(
        self, widgets: Iterable[QWidget], events: Iterable[QEvent.Type], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._events = frozenset(events)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in self._events:
            self.noticed.emit()
        return False


PLACING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
"""Events that change the area a widget covers."""

STACKING = (QEvent.Type.ZOrderChange,)
"""Events that may bring a widget in front of others."""
