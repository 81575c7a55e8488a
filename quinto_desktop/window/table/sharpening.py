"""Pictures for another size of the table: at first the old ones, stretched; soon crisp ones."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.table.card_widget import CardWidget

QUIET_MS = 160
_SLICE_S = 0.008


class Sharpener(QObject):
    """Draws the cards anew once a window's edge is let go, a few at a time.

    To draw all of them for a size takes longer than a frame, and while an edge is being dragged
    every frame has another size: none of those is ever drawn.

    Signals:
        rested(): The table keeps its size for now.

    Args:
        cards: The cards.
        table: Where they lie.
    """

    rested = Signal()

    def __init__(self, cards: Sequence[CardWidget], table: QWidget) -> None:
        super().__init__(table)
        self._cards = cards
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet_timeout)
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._on_next_timeout)

    @property
    def busy(self) -> bool:
        """Whether some cards are still drawn for another size."""
        return self._quiet.isActive() or self._next.isActive()

    def resized(self) -> None:
        """The table has another size; perhaps not for long."""
        self._next.stop()
        self._quiet.start()

    def _on_quiet_timeout(self) -> None:
        self.rested.emit()
        self._next.start()

    def _on_next_timeout(self) -> None:
        """Draw cards for as long as nobody waits for."""
        end = perf_counter() + _SLICE_S
        for card in self._cards:
            if card.is_stretched:
                card.sharpen()
                if perf_counter() >= end:
                    return
        self._next.stop()
