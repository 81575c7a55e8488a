"""Watches widgets that other objects own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget


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
