"""Deals with what their seats estimate before they call, and what came of each value of a trick.

A deal is played out by the policy's network three times, with a trick at 5, 10 and 20 points: so
the whole doubling round is known, whoever calls what. Results are points, eldest hand's side minus
the others; where the race counts they are chances to win the game, in per cent.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from quinto_desktop.lab.calling.doubling_round import DEALER, MOMENTS, Thresholds
from quinto_desktop.players import Level, decision_seed
from quinto_desktop.players.by_rule.doubling import asked_at, side_share
from quinto_desktop.players.by_rule.novice import DOUBLING_MARGIN
from quinto_desktop.players.imagining.playouts import seen_by
from quinto_desktop.players.kernel import Playout, StopFlag, load_network
from quinto_desktop.players.thinking.calling import POLICYS_CHOICE, gain_of, reserve_of
from quinto_desktop.players.thinking.clock import Clock
from quinto_desktop.players.thinking.searching import DealWorth
from quinto_desktop.players.thinking.skills import CLUB, MASTER
from quinto_desktop.rules import (
    SEATS,
    Call,
    Deal,
    MatchState,
    Observation,
    Pair,
    RuleOptions,
    Side,
    apply,
    card_set,
    new_match,
    observe,
    quint_points,
    shuffled_pack,
)

VALUES = (5, 10, 20)
"""The value of a trick after no, one and two raises."""

POINTS_OF_ALL = 130
"""How much more a double is worth to a side that takes all tricks than to one that takes none. A
share s of them is worth 130 (s - 0.5)."""

PER_CENT_OF_WORTH = 50.0
"""A game won instead of lost is worth 2 (see `prospects`), and a chance of 100 per cent."""

_NO_HURRY_MS = 60_000.0

Judge: TypeAlias = Callable[[Observation, int], float]
"""What a double, or a redouble, would bring if nobody called after it, in points; with a seed."""


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """A deal, judged and played.

    Attributes:
        estimates: What the seat on turn estimates at each of the `MOMENTS`, in points.
        shares: The same by the table of `doubling`, as Casual does.
        results: What the deal brings eldest hand's side with no, one and two raises.
    """

    estimates: tuple[float, ...]
    shares: tuple[float, ...]
    results: tuple[float, float, float]


def points_of_share(share: float) -> float:
    """What a double that stands brings by a share of the tricks, in points."""
    return POINTS_OF_ALL * (share - 0.5)


def judge_of(level: Level) -> Judge:
    """How a level estimates what a raise brings."""
    if level in (Level.NOVICE, Level.CASUAL):
        return _by_share
    skill = CLUB if level is Level.CLUB else MASTER
    return lambda seen, seed: gain_of(seen, skill, seed, Clock(_NO_HURRY_MS))


def _by_share(observation: Observation, seed: int) -> float:
    raised = 2 if Call.DOUBLE in observation.calls else 1
    return raised * points_of_share(side_share(observation))


def asked_of(level: Level, scores: Pair) -> Thresholds:
    """What a level asks for at each moment, in points, at these scores."""
    return [_asked(level, seen) for seen in _views(_dealt(1, 1, scores))]


def _asked(level: Level, seen: Observation) -> float:
    if level in (Level.NOVICE, Level.CASUAL):
        margin = DOUBLING_MARGIN if level is Level.NOVICE else 0.0
        raised = 2 if Call.DOUBLE in seen.calls else 1
        return raised * points_of_share(asked_at(seen) + margin)
    (raise_,) = [call for call in seen.actions if call is not Call.PASS]
    assert isinstance(raise_, Call)  # a call is due
    return reserve_of(seen, raise_)


def judged_deals(
    judge: Judge, count: int, seed: int, scores: Pair | None = None
) -> Iterator[JudgedDeal]:
    """Deal, judge and play deals: the same for the same seed.

    Args:
        judge: Who judges.
        count: How many.
        seed: The random seed.
        scores: What eldest hand's side and the others have, if the race is to count.
    """
    table = _Table(scores)
    for number in range(1, count + 1):
        state = _dealt(seed, number, scores or (0, 0))
        views = _views(state)
        yield JudgedDeal(
            tuple([judge(seen, decision_seed(seed, number)) for seen in views]),
            tuple([_by_share(seen, 0) for seen in views]),
            table.results(state),
        )


def _dealt(seed: int, number: int, scores: Pair) -> MatchState:
    """The state before the first call."""
    start = replace(new_match(RuleOptions(), DEALER), scores=scores)
    return apply(start, Deal(shuffled_pack(seed, number))).after


def _views(state: MatchState) -> list[Observation]:
    """What the seat on turn sees at each of the moments."""
    views = []
    for moment in MOMENTS:
        after = state
        for call in moment.calls:
            after = apply(after, call).after
        assert after.turn is not None  # a call is due
        views.append(observe(after, after.turn))
    return views


class _Table:
    """Plays deals out by the policy, at each value of a trick."""

    def __init__(self, scores: Pair | None) -> None:
        policy = load_network("policy")
        self._playout = Playout(policy.first, policy.biases, policy.second)
        self._flag = StopFlag()
        self._counts_race = scores is not None

    def results(self, state: MatchState) -> tuple[float, float, float]:
        deal = state.deal
        assert deal is not None  # cards have been dealt
        hands = [card_set(hand) for hand in deal.hands]
        seen = observe(state, deal.eldest_hand)
        sees = [seen_by(seen, seat) for seat in SEATS]
        points = quint_points(deal.cachette)
        world = array("Q", [*hands, points, 1])
        found = []
        for value in VALUES:
            self._playout.deal(hands, sees, value, points, 0)
            self._playout.begin(deal.eldest_hand)
            if self._counts_race:
                DealWorth.of(seen, value).put_on(self._playout)
            self._playout.mark(self._flag.cell)
            into = array("d", [0.0])
            self._playout.weigh(world, 0, 1, [POLICYS_CHOICE], exact=0, into=into)
            found.append(into[0])
        unit = PER_CENT_OF_WORTH if self._counts_race else 1.0
        sign = 1 if deal.eldest_hand.side is Side.NS else -1
        none, one, two = [sign * unit * result for result in found]
        return none, one, two
