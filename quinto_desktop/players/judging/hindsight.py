"""The value of every card with all cards known: what could be had, not what could be known.

It is never held against anybody. One search goes through a deal from its last card back to the
first with one table: the early positions find the late ones solved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.players.kernel.solver import Solution
from quinto_desktop.rules import Card, MatchState, Phase, Side, card_set


def position_of(state: MatchState) -> Position:
    """The position of a match whose seat on turn is to play a card, with all cards known."""
    deal = state.deal
    assert deal is not None and state.phase is Phase.PLAY  # a play is due
    return Position(deal.hands, deal.cachette, deal.trick, deal.trick_value, state.rules.joker_lead)


def hindsight(solver: Solver, states: Sequence[MatchState]) -> Iterator[Mapping[Card, int]]:
    """Find what each playable card was worth, in several moments of one deal, the last first.

    For each moment, yield the points that the side on turn scores from there to the last trick,
    less those of the other, with best play by both. The moments given are in the order of play.

    Raises:
        SearchStopped: The solver's stop flag was set.
    """
    found = solver.look_back([position_of(state) for state in states])
    for state, values in zip(reversed(states), found, strict=True):
        assert state.turn is not None  # a play is due
        sign = 1 if state.turn.side is Side.NS else -1
        yield {card: sign * value for card, value in values.items()}


def truth_of(state: MatchState) -> ImaginedDeal:
    """A deal as it is, in the form of an imagined one."""
    deal = state.deal
    assert deal is not None  # a deal is in progress
    north, east, south, west = map(card_set, deal.hands)
    return ImaginedDeal((north, east, south, west), card_set(deal.cachette), 1.0)


# A deal solved with all cards seen, as questions for the engine process


@dataclass(frozen=True, slots=True)
class SolvingValue:
    """What is the rest of a deal worth, all cards known, when a card is to be played?"""

    state: MatchState

    limit_s = 120.0  # fifty times what a whole deal usually takes

    def answer(self, stop: StopFlag) -> int | None:
        """The points still to come for NS less those for EW, with best play; None if stopped."""
        try:
            return Solver(stop=stop).value(position_of(self.state))
        except SearchStopped:
            return None


@dataclass(frozen=True, slots=True)
class SolvingCards:
    """What is every card worth then, and how does the deal go?"""

    state: MatchState

    limit_s = 120.0  # fifty times what a whole deal usually takes

    def answer(self, stop: StopFlag) -> Solution | None:
        """The solution, with a line of best play; None if stopped."""
        try:
            return Solver(stop=stop).solve(position_of(self.state))
        except SearchStopped:
            return None
