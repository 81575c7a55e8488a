"""The plain exact search: slow, obvious, and right.

With all cards known, every play of every seat is tried, and each side takes the best for
itself. The rules are asked, not repeated: `playable`, `trick_winner` and `quint_points` decide.
Nothing clever is done beyond remembering positions between tricks, so this is what a fast
search is tested against. Four cards a hand take up to half a second, five ten times as much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    Hand,
    JokerLead,
    QuintoError,
    Seat,
    Side,
    Trick,
    playable,
    quint_points,
    trick_winner,
)

TRICK_VALUES = (5, 10, 20)

_Hands: TypeAlias = tuple[Hand, ...]


class PositionError(QuintoError):
    """A position that cannot come up in a deal."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a deal with all cards known.

    Attributes:
        hands: The cards still held by the four seats, indexed by `Seat`, high to low.
        cachette: Its five cards.
        trick: The trick being played: who led and what lies there, none to three cards.
        trick_value: What a trick is worth: 5, 10 or 20 points.
        joker_lead: The option for a led Quint Royal.

    Raises:
        PositionError: The hands are unequal or empty, a card comes twice, or a number is wrong.
    """

    hands: _Hands
    cachette: tuple[Card, ...]
    trick: Trick
    trick_value: int = 5
    joker_lead: JokerLead = JokerLead.HIGHEST

    def __post_init__(self) -> None:
        if len(self.hands) != len(SEATS):
            raise PositionError(f"A position has four hands, not {len(self.hands)}.")
        if self.trick_value not in TRICK_VALUES:
            raise PositionError(f"A trick is worth 5, 10 or 20 points, not {self.trick_value}.")
        if len(self.cachette) != CACHETTE_SIZE:
            raise PositionError(f"The cachette has {len(self.cachette)} cards; it must have five.")
        self._check_sizes()
        cards = [card for hand in (*self.hands, self.cachette) for card in hand]
        cards.extend(self.trick.cards)
        if len(set(cards)) != len(cards):
            raise PositionError("A card comes twice in the position.")

    def _check_sizes(self) -> None:
        if len(self.trick.cards) > 3:
            raise PositionError("The trick is complete; give the position after it.")
        # A seat that has played to the trick holds one card fewer.
        sizes = {len(self.hands[seat]) + (self.trick.card_of(seat) is not None) for seat in SEATS}
        if len(sizes) != 1:
            raise PositionError(
                "The hands are unequal: with the cards on the table, every seat must hold as many."
            )
        if not 1 <= min(sizes) <= TRICKS_IN_A_DEAL:
            raise PositionError("Each hand must have from one to twelve cards.")

    @property
    def tricks_done(self) -> int:
        """How many tricks of the deal are complete."""
        return TRICKS_IN_A_DEAL - len(self.hands[self.trick.leader]) - bool(self.trick.cards)


def value_of(position: Position) -> int:
    """The points still to come for NS less those for EW, with best play by both sides.

    Counted are the trick on the table and all to follow at the trick value, their quints, and
    the cachette, which comes with the twelfth trick: one trick more and the quints that lie
    whole in it (rules §6). The target of the game plays no part.
    """
    return _Search(position).value(position.hands, position.trick, position.tricks_done)


class _Search:
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
            self._after(_without(hands, seat, card), trick, card, tricks_done)
            for card in playable(hands[seat], trick, tricks_done, self._joker_lead)
        ]
        return max(values) if seat.side is Side.NS else min(values)

    def _after(self, hands: _Hands, trick: Trick, card: Card, tricks_done: int) -> int:
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
