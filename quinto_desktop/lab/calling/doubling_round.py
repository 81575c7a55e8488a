"""The doubling round as a game tree (rules §4), and deals whose calls and results are known.

A *moment* is a turn at which a seat may raise the value of a trick: eight of them with four calls,
once round. What a seat does there is a threshold on what it estimates; a policy has one for each
moment. Whose side a moment belongs to is certain, so one policy serves all four seats.

A deal is played out by the policy's network three times, with a trick at 5, 10 and 20 points: so
the whole doubling round is known, whoever calls what. Results are points, eldest hand's side minus
the others; where the race counts they are chances to win the game, in per cent.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.players import Level, decision_seed
from quinto_desktop.players.by_rule.doubling import asked_at, side_share
from quinto_desktop.players.by_rule.novice import DOUBLING_MARGIN
from quinto_desktop.players.imagining.playouts import seen_by
from quinto_desktop.players.kernel import Playout, StopFlag, load_network
from quinto_desktop.players.thinking.calling import POLICYS_CHOICE, gain_of, reserve_of
from quinto_desktop.players.thinking.searching import DealWorth
from quinto_desktop.players.thinking.skills import CLUB, MASTER, Clock
from quinto_desktop.rules import (
    SEATS,
    Call,
    Deal,
    MatchState,
    Observation,
    Pair,
    RuleOptions,
    Seat,
    Side,
    apply,
    card_set,
    legal_calls,
    new_match,
    observe,
    quint_points,
    shuffled_pack,
)

DEALER = Seat.W
"""North is eldest hand in every deal: nothing else depends on the seats."""

Thresholds: TypeAlias = Sequence[float]
"""The least estimate to raise from, for each of the `MOMENTS`."""


class Moment(Struct, frozen=True):
    """A turn at which a seat may raise; then comes another, or the number of raises in the end."""

    number: int
    calls: tuple[Call, ...]
    is_redouble: bool
    passed: Moment | int
    raised: Moment | int

    @property
    def turn(self) -> int:
        """Which seat calls, counted from eldest hand, 0 to 3."""
        return len(self.calls)

    @property
    def sign(self) -> int:
        """1 if it belongs to eldest hand's side, otherwise -1."""
        return -1 if self.turn % 2 else 1

    @property
    def name(self) -> str:
        """The calls before it in words."""
        return " ".join(call.value for call in self.calls) or "first to call"


def _after(calls: tuple[Call, ...], found: list[Moment]) -> Moment | int:
    """What comes after some calls; every moment met is added to the list."""
    while len(calls) < len(SEATS):
        raises = [call for call in legal_calls(calls, DEALER) if call is not Call.PASS]
        if raises:
            (raised,) = raises
            later = _after((*calls, Call.PASS), found), _after((*calls, raised), found)
            moment = Moment(len(found), calls, raised is Call.REDOUBLE, *later)
            found.append(moment)
            return moment
        calls = (*calls, Call.PASS)
    return sum(call is not Call.PASS for call in calls)


def _moments() -> tuple[tuple[Moment, ...], Moment]:
    found: list[Moment] = []
    first = _after((), found)
    assert isinstance(first, Moment)  # eldest hand may double
    return tuple(found), first


MOMENTS, FIRST = _moments()


def raises_of(
    at: Moment | int, estimates: Sequence[float], eldest: Thresholds, others: Thresholds
) -> int:
    """How often the value of a trick is raised from there on: 0, 1 or 2 times."""
    while isinstance(at, Moment):
        asked = (eldest if at.sign > 0 else others)[at.number]
        at = at.raised if estimates[at.number] >= asked else at.passed
    return at


def reached_by(
    estimates: Sequence[float], eldest: Thresholds, others: Thresholds
) -> tuple[Moment, ...]:
    """The moments that the calls lead to, in order; see `raises_of`."""
    reached: list[Moment] = []
    at: Moment | int = FIRST
    while isinstance(at, Moment):
        reached.append(at)
        asked = (eldest if at.sign > 0 else others)[at.number]
        at = at.raised if estimates[at.number] >= asked else at.passed
    return tuple(reached)


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


class JudgedDeal(Struct, frozen=True):
    """A deal, judged and played.

    Attributes:
        estimates: What the seat on turn estimates at each of the `MOMENTS`, in points.
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

    With scores, of eldest hand's side and the others, the race counts.
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
    start = replace(new_match(RuleOptions(), DEALER), scores=scores)
    return apply(start, Deal(shuffled_pack(seed, number))).after


def _views(state: MatchState) -> list[Observation]:
    views = []
    for moment in MOMENTS:
        after = state
        for call in moment.calls:
            after = apply(after, call).after
        views.append(observe(after, after.mover))
    return views


class _Table:
    def __init__(self, scores: Pair | None) -> None:
        policy = load_network("policy")
        self._playout = Playout(policy.first, policy.biases, policy.second)
        self._flag = StopFlag()
        self._counts_race = scores is not None

    def results(self, state: MatchState) -> tuple[float, float, float]:
        deal = state.dealt
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
