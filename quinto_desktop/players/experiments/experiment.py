"""What can be asked of the lab, and what comes out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.rules import SEATS, Call, Card, JokerLead, Pair, Seat, Suit, legal_calls

HAND_SIZE = 12

DEALS_IN_A_PIECE = 60
"""How many deals are played between two answers: a tenth of a second, or a few."""


class WhichLead(Struct, frozen=True):
    """Which card is best led to the first trick, from twelve cards, high to low, and nothing else?

    The scores are those of the leader's side and the other.
    """

    hand: tuple[Card, ...]
    scores: Pair = (0, 0)
    joker_lead: JokerLead = JokerLead.HIGHEST


class WhetherToDouble(Struct, frozen=True):
    """Is a double right with twelve cards, or a redouble after an opponent's double?

    Up to three calls came before it. The scores are those of the caller's side and the other.
    """

    hand: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    scores: Pair = (0, 0)

    @property
    def dealer(self) -> Seat:
        """Who has dealt, if the hand is South's."""
        return SEATS[(Seat.S - len(self.calls) - 1) % len(SEATS)]

    @property
    def raised(self) -> Call | None:
        """The call that is in question; None if only a pass is legal after these calls."""
        calls: list[Call] = []
        for call in self.calls:
            if call not in legal_calls(calls, self.dealer):
                return None
            calls.append(call)
        legal = legal_calls(calls, self.dealer)
        return next((call for call in legal if call is not Call.PASS), None)


class CachettesWorth(Struct, frozen=True):
    """What is the cachette worth, and who takes it?"""

    joker_lead: JokerLead = JokerLead.HIGHEST


Asked: TypeAlias = WhichLead | WhetherToDouble | CachettesWorth


class Finding(Struct, frozen=True):
    """What has been found so far: the sums of some figures.

    For `WhichLead` the figures are the points of the leader's side less the other's after each
    card, named as cards are written. For `WhetherToDouble` they are ``pass`` and ``raise``, the
    same points after either call if nobody calls after it, and ``paid``, 1 where the raise brought
    more. For `CachettesWorth` they are ``worth``, in points at 5 a trick; ``quint``, 1 where a
    whole quint lies in it; one of each suit and ``royal``, 1 where a quint of that suit, or the
    Quint Royal, does; and ``eldest``, 1 where the side of eldest hand took it.
    """

    names: tuple[str, ...]
    tally: Tally

    def mean(self, name: str) -> Mean:
        """The mean of a figure; there must be at least one deal."""
        return self.tally.mean(self.names.index(name))

    def difference(self, one: str, other: str) -> Mean:
        """The mean of one figure less another, deal by deal."""
        return self.tally.difference(self.names.index(one), self.names.index(other))

    @property
    def best(self) -> str:
        """The name of the figure with the greatest mean."""
        return max(self.names, key=lambda name: self.mean(name).mean)


SUIT_NAMES = {suit: suit.name.lower() for suit in Suit}
"""The name of the figure of each suit's quints."""


# Adding up what came of each deal, so that means and differences have honest intervals

Matrix: TypeAlias = tuple[tuple[float, ...], ...]


class Mean(Struct, frozen=True):
    """A mean over deals, and its standard error."""

    mean: float
    error: float


class Tally(Struct, frozen=True):
    """Sums over deals, in each of which the same figures were found, and their weights.

    Figures of one deal belong together, so the difference of two has a smaller error than either.
    `sums` have weight times figure, `halves` squared weight times figure, and `products` squared
    weight times both, for each two figures.
    """

    deals: int
    weight: float
    squares: float
    sums: tuple[float, ...]
    halves: tuple[float, ...]
    products: Matrix

    @classmethod
    def of_nothing(cls, figures: int) -> Tally:
        """Return the tally of no deals, each of which will have so many figures."""
        none = (0.0,) * figures
        return cls(0, 0.0, 0.0, none, none, (none,) * figures)

    def __add__(self, other: Tally) -> Tally:
        """Add other deals."""
        return Tally(
            self.deals + other.deals,
            self.weight + other.weight,
            self.squares + other.squares,
            _sum(self.sums, other.sums),
            _sum(self.halves, other.halves),
            tuple(map(_sum, self.products, other.products)),
        )

    def with_deal(self, figures: Sequence[float], weight: float = 1.0) -> Tally:
        """Add the figures of one deal, which counts with a weight above 0."""
        square = weight * weight
        halves = tuple([square * one for one in figures])
        return self + Tally(
            1,
            weight,
            square,
            tuple([weight * one for one in figures]),
            halves,
            tuple([tuple([half * one for one in figures]) for half in halves]),
        )

    def mean(self, figure: int) -> Mean:
        """The mean of a figure; there must be at least one deal."""
        return self._mean(self.sums[figure], self.halves[figure], self.products[figure][figure])

    def difference(self, one: int, other: int) -> Mean:
        """The mean of one figure less another, deal by deal."""
        cross = self.products[one][other]
        squares = self.products[one][one] + self.products[other][other] - 2 * cross
        return self._mean(
            self.sums[one] - self.sums[other], self.halves[one] - self.halves[other], squares
        )

    def _mean(self, total: float, half: float, squares: float) -> Mean:
        mean = total / self.weight
        spread = squares - 2 * mean * half + mean * mean * self.squares
        effective = self.weight * self.weight / self.squares  # as if so many weighed the same
        scale = effective / (effective - 1) if effective > 1 else 1.0
        return Mean(mean, sqrt(max(0.0, spread) * scale) / self.weight)


def _sum(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])
