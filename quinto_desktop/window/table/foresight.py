"""Drawings that are read before a card in motion needs them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import PACK, QUINT_ROYAL, Card, Rank
from quinto_desktop.window.card_art import CardArt
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.stage import Stage

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_SLOW = [str(card) for card in PACK if card is QUINT_ROYAL or card.rank in _COURTS]
"""The others take a millisecond or two."""


class Foresight(QObject):
    """Prepares the court cards, one at a time, while nothing moves.

    Any of them may be played next and is turned up on its way, where there is no time to read its
    drawing: that would cost a frame.

    Args:
        art: Draws the cards.
        stage: Where they will lie.
        animator: Moves them.
        table: The table.
    """

    def __init__(self, art: CardArt, stage: Stage, animator: Animator, table: QWidget) -> None:
        super().__init__(table)
        self._art = art
        self._stage = stage
        self._animator = animator
        self._table = table
        self._waiting: list[str] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer_timeout)
        animator.idle.connect(self.look_ahead)

    @Slot()
    def look_ahead(self) -> None:
        """Prepare what is not prepared, as soon as nothing moves."""
        self._waiting = list(_SLOW)
        self._timer.start(0)

    def prepare_deal(self, hand: Iterable[Card]) -> None:
        """Prepare at once what a deal shows: the viewer's hand, and backs of all sizes."""
        geometry = self._stage.geometry
        self._prepare(["back", *map(str, hand)], geometry.south_width)
        self._prepare(["back"], geometry.back_width)
        self._prepare(["back"], geometry.pile_width)

    @Slot()
    def _on_timer_timeout(self) -> None:
        if not self._waiting or self._animator.busy:
            self._timer.stop()
        else:
            self._prepare([self._waiting.pop()], self._stage.geometry.trick_width)

    def _prepare(self, names: Iterable[str], width: float) -> None:
        for name in names:
            self._art.prepare(name, width, self._table.devicePixelRatioF())
