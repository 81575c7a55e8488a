"""Drawings that are read before a card in motion needs them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    CardsDealt,
    DummyExposed,
    Event,
    Observation,
    Rank,
    Seat,
)
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.table import rows
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.table.staging import Scenes

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_SLOW = [str(card) for card in PACK if card is QUINT_ROYAL or card.rank in _COURTS]
"""The others take a millisecond."""


class Foresight(QObject):
    """Prepares the court cards, one at a time, while nothing moves and as long as there is room.

    Any of them may be played next and is turned up on its way, where there is little time to read
    its drawing; still less is there for those of the hand, which closes up whenever a card leaves
    it, so that none of these may be forgotten for one that may never come.

    Args:
        art: Draws the cards.
        stage: Where they will lie.
        animator: Moves them.
        scenes: What is being shown, be it that nothing but a quint's worth moves.
        table: The table.
    """

    def __init__(
        self, art: CardArt, stage: Stage, animator: Animator, scenes: Scenes, table: QWidget
    ) -> None:
        super().__init__(table)
        self._art = art
        self._stage = stage
        self._animator = animator
        self._scenes = scenes
        self._table = table
        self._waiting: list[tuple[str, float]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer_timeout)
        animator.idle.connect(self.look_ahead)
        scenes.over.connect(self.look_ahead)

    @Slot()
    def look_ahead(self) -> None:
        """Prepare what is not prepared, as soon as nothing moves."""
        geometry = self._stage.geometry
        widths = [geometry.trick_width, *(self._width(near) for near in geometry.laid_out)]
        self._waiting = [(name, width) for width in widths for name in _SLOW]
        self._timer.start(0)

    def prepare(self, events: Iterable[Event], observation: Observation) -> None:
        """Prepare at once the faces that a deal shows, or dummy when it is turned up."""
        if not any(isinstance(event, CardsDealt | DummyExposed) for event in events):
            return
        geometry = self._stage.geometry
        for width in (geometry.south_width, geometry.back_width, geometry.pile_width):
            self._prepare("back", width)
        for seat, hand in zip(Seat, observation.hands, strict=True):
            for card in hand or ():
                self._prepare(str(card), self._width(self._stage.places.near(seat)))

    def _width(self, near: Seat) -> float:
        """How wide the cards of a hand are whose faces are seen."""
        geometry = self._stage.geometry
        if near is Seat.S:
            return geometry.south_width
        return rows.far_width(geometry) if near is Seat.N else rows.side_width(geometry, near)

    @Slot()
    def _on_timer_timeout(self) -> None:
        moves = self._animator.busy or self._scenes.playing
        if moves or not self._waiting or not self._art.has_room:
            self._timer.stop()
        else:
            self._prepare(*self._waiting.pop())

    def _prepare(self, name: str, width: float) -> None:
        self._art.prepare(name, width, self._table.devicePixelRatioF())
