"""The plain exact search: slow, obvious, and right.

With all cards known, every play of every seat is tried, and each side takes the best for
itself. The rules are asked, not repeated: `playable`, `trick_winner` and `quint_points` decide.
Nothing clever is done beyond remembering positions between tricks, so this is what the fast
search is tested against. Four cards a hand take up to half a second, five ten times as much.
"""

from __future__ import annotations

from typing import TypeAlias

from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

_Hands: TypeAlias = tuple[Hand, ...]


def value_of(position: Position) -> int:
    """The points still to come for NS less those for EW, with best play by both sides.

    The cachette comes with the twelfth trick (rules §6). The target of the game plays no part.
    """
    return PlainSearch(position).value(position.hands, position.trick, position.tricks_done)


class PlainSearch:
    """Values of one position and of all that follow from it."""

    def __init__(self, position: Position) -> None:
        self._joker_lead = position.joker_lead
        self._trick_value = position.trick_value
        self._cachette_points = position.trick_value + quint_points(position.cachette)
        self._known: dict[tuple[_Hands, Seat], int] = {}

    def between_tricks(self, hands: _Hands, leader: Seat, tricks_done: int) -> int:
        """The value of a position without a card on the table, worked out once."""
        key = (hands, leader)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self.value(hands, Trick(leader), tricks_done)
        return value

    def value(self, hands: _Hands, trick: Trick, tricks_done: int) -> int:
        """The best that the side on turn can reach, seen from NS."""
        seat = trick.leader.clockwise[len(trick.cards)]
        values = [
            self.after(_without(hands, seat, card), trick, card, tricks_done)
            for card in playable(hands[seat], trick, tricks_done, self._joker_lead)
        ]
        return max(values) if seat.side is Side.NS else min(values)

    def after(self, hands: _Hands, trick: Trick, card: Card, tricks_done: int) -> int:
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) < 4:
            return self.value(hands, trick, tricks_done)
        winner = trick_winner(trick, self._joker_lead)
        points = self._trick_value + quint_points(trick.cards)
        if tricks_done + 1 == TRICKS_IN_A_DEAL:
            return _for_ns(points + self._cachette_points, winner)
        return _for_ns(points, winner) + self.between_tricks(hands, winner, tricks_done + 1)


def _for_ns(points: int, winner: Seat) -> int:
    return points if winner.side is Side.NS else -points


def _without(hands: _Hands, seat: Seat, card: Card) -> _Hands:
    rest = tuple([held for held in hands[seat] if held is not card])
    return (*hands[:seat], rest, *hands[seat + 1 :])
