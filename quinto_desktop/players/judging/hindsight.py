"""What every card came to in the deal as it was: with all cards known, and as it is played on.

The first is never held against anybody. One search goes through a deal from its last card back to
the first with one table: the early positions find the late ones solved. What a card comes to if all
play on as they do in imagined deals tells how the hidden cards lay for it; see `Verdict.luck`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.deal_review import Seen
from quinto_desktop.players.judging.fair_values import trials_of, tried_as
from quinto_desktop.players.judging.figures import POINT_DIGITS
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.players.kernel.solver import Solution
from quinto_desktop.rules import Card, MatchState, Phase, Play, Side, card_set, observe


def position_of(state: MatchState) -> Position:
    """The position of a match whose seat on turn is to play a card, with all cards known."""
    deal = state.dealt
    assert state.phase is Phase.PLAY
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
        sign = 1 if state.mover.side is Side.NS else -1
        yield {card: sign * value for card, value in values.items()}


def looked_back(solver: Solver, states: Sequence[MatchState], stop: StopFlag) -> Iterator[Seen]:
    """Find what each playable card came to in both ways; see `hindsight`."""
    for state, best in zip(reversed(states), hindsight(solver, states), strict=True):
        played_on = played_on_from(state, stop)
        if stop.is_set():
            return
        yield Seen(best, played_on)


def played_on_from(state: MatchState, stop: StopFlag) -> Mapping[Card, float]:
    """What each playable card comes to in the deal as it is, played on as imagined deals are.

    Once stopped, the answer says nothing.
    """
    observation = observe(state, state.mover)
    tried = tried_as(observation)
    distinct = [*dict.fromkeys(tried.values())]
    found = trials_of(observation, information_of(observation), stop).of(truth_of(state), distinct)
    points = (0.0,) * len(distinct) if found is None else found[0]
    values = dict(zip(distinct, points, strict=True))
    return {
        one.card: round(values[tried[one]], POINT_DIGITS) for one in tried if isinstance(one, Play)
    }


def truth_of(state: MatchState) -> ImaginedDeal:
    """A deal as it is, in the form of an imagined one."""
    deal = state.dealt
    north, east, south, west = map(card_set, deal.hands)
    return ImaginedDeal((north, east, south, west), card_set(deal.cachette), 1.0)


# A deal solved with all cards seen, as questions for the engine process


class SolvingValue(Struct, frozen=True):
    """What is the rest of a deal worth, all cards known, when a card is to be played?"""

    state: MatchState

    limit_s = 120.0  # fifty times what a whole deal usually takes

    def answer(self, stop: StopFlag) -> int | None:
        """The points still to come for NS less those for EW, with best play; None if stopped."""
        try:
            return Solver(stop=stop).value(position_of(self.state))
        except SearchStopped:
            return None


class SolvingCards(Struct, frozen=True):
    """What is every card worth then, and how does the deal go?"""

    state: MatchState

    limit_s = 120.0  # fifty times what a whole deal usually takes

    def answer(self, stop: StopFlag) -> Solution | None:
        """The solution, with a line of best play; None if stopped."""
        try:
            return Solver(stop=stop).solve(position_of(self.state))
        except SearchStopped:
            return None
