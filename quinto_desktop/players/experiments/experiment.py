"""What can be asked of the lab, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.players.experiments.tally import Mean, Tally
from quinto_desktop.rules import SEATS, Call, Card, JokerLead, Pair, Seat, Suit, legal_calls

HAND_SIZE = 12

DEALS_IN_A_PIECE = 60
"""How many deals are played between two answers: a tenth of a second, or a few."""


@dataclass(frozen=True, slots=True)
class WhichLead:
    """Which card is best led to the first trick, from a hand of which nothing else is known?

    Attributes:
        hand: Twelve different cards, high to low.
        scores: What the leader's side and the other have, in points.
    """

    hand: tuple[Card, ...]
    scores: Pair = (0, 0)
    joker_lead: JokerLead = JokerLead.HIGHEST


@dataclass(frozen=True, slots=True)
class WhetherToDouble:
    """Is a double right with a hand, or a redouble after an opponent's double?

    Attributes:
        hand: Twelve different cards, high to low.
        calls: The calls before it, eldest hand's first: none to three.
        scores: What the caller's side and the other have, in points.
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


@dataclass(frozen=True, slots=True)
class CachettesWorth:
    """What is the cachette worth, and who takes it?"""

    joker_lead: JokerLead = JokerLead.HIGHEST


Asked: TypeAlias = WhichLead | WhetherToDouble | CachettesWorth


@dataclass(frozen=True, slots=True)
class Finding:
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
