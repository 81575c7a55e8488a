"""Notices what becomes of widgets that belong to somebody else."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget


class EventWatcher(QObject):
    """Looks at widgets as long as it lives.

    Signals:
        noticed(): One of the events has come to one of the widgets.
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
        """Notice an event, and let it pass."""
        if event.type() in self._events:
            self.noticed.emit()
        return False


PLACING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
"""What changes the room that a widget takes."""

STACKING = (QEvent.Type.ZOrderChange,)
"""What may bring a widget over others."""
