"""``quinto-lab bench luck`` and ``bench means``: what the luck of the deal is worth.

Every deal is played by a level in all seats, and at other tables; the mean of those, as far as it
is unusual, is the luck that is taken off (see `players.judging.luck`). A level is as good as
itself: so the mean of what is left should be 0, and its interval narrower than that of the results.
North and East deal in turn, and what is usual is taken off the results as well, or the dealer's
disadvantage would pass for a difference.

What is usual, ``bench means`` finds out, by form, dealer and score, as the dealer's side sees it.
Every deal is played twice, the second time with the hands of both sides exchanged: so the luck of
the cards drops out, and what is left is what being the dealer is worth.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import correlation, fmean, linear_regression

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JSON, SEED, Command, Option, how_many_deals, number_option
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.playing.headless import deal_of
from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.players.judging.deal_review import Tables, difference
from quinto_desktop.players.judging.luck import BETA, MEANS, NEAR, Kind, adjusted, kind_of, mean_for
from quinto_desktop.players.judging.reviewing import mean_result
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.thinking.skills import CLUB, MASTER
from quinto_desktop.rules import (
    SEATS,
    Card,
    Deal,
    Form,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    Side,
    apply,
    new_match,
    observe,
    shuffled_pack,
)

_SKILLS = {Level.CLUB: CLUB, Level.MASTER: MASTER}


class Luck(Struct, frozen=True):
    """What North and South won in a deal, less the others; its mean at other tables; the usual."""

    result: float
    tables: float
    mean: float

    @property
    def adjusted(self) -> float:
        """The result without the luck of the deal."""
        return adjusted(self.result, self.tables, self.mean)


def run_luck(arguments: argparse.Namespace) -> int:
    """Print the figures."""
    tables = Tables(arguments.tables, _SKILLS.get(arguments.at_tables, MASTER))
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    found = [luck_of(seed, arguments.level, tables) for seed in seeds]
    told = as_json(found)
    if arguments.json:
        print(json.dumps({"engine": JUDGE, "level": arguments.level.value, **told}))
        return 0
    print(f"{len(found)} deals, {arguments.level.value}")
    for name, value in told.items():
        figures = value if isinstance(value, list) else [value]
        print(f"{name:<22}" + "".join([f"{one:>9.3f}" for one in figures]))
    return 0


def luck_of(seed: int, level: Level, tables: Tables) -> Luck:
    """Play a deal at one table and at the others; deals of even seeds are dealt by East."""
    dealer = Seat.N if seed % 2 else Seat.E
    deal = deal_of(seed, [level], dealer=dealer)
    start = deal.start
    mean = mean_for(Form.FOUR, dealer.side, start.scores, start.rules.target, None)
    return Luck(deal.result, mean_result(start, tables, seed, StopFlag()), mean)


def as_json(found: Sequence[Luck]) -> dict[str, float | list[float]]:
    """All figures of three deals or more; a mean is followed by the ends of its interval."""
    raw = mean_estimate([one.result - one.mean for one in found])
    left = mean_estimate([one.adjusted - one.mean for one in found])
    assert raw is not None and left is not None  # there are some
    results = [one.result - one.mean for one in found]
    lucks = [one.tables - one.mean for one in found]
    return {
        "result": _interval(raw),
        "adjusted": _interval(left),
        "narrower": _width(left) / _width(raw),
        "correlation": correlation(lucks, results),
        "best beta": linear_regression(lucks, results).slope,
        "beta": BETA,
        "luck": fmean(lucks),
    }


def _interval(estimate: Estimate) -> list[float]:
    assert estimate.low is not None and estimate.high is not None  # there are two deals or more
    return [estimate.mean, estimate.low, estimate.high]


def _width(estimate: Estimate) -> float:
    _, low, high = _interval(estimate)
    return high - low


_STEP = 5
_DEALT = 48


def run_means(arguments: argparse.Namespace) -> int:
    """Print the mean of every kind of deal as soon as it is known."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    for kind in MEANS:
        found = mean_estimate([mean_of_both(kind, seed, arguments.level) for seed in seeds])
        assert found is not None and found.low is not None  # there are two deals or more
        dealer = "Dummy-player" if kind.has_dummy else "dealer"
        near = [
            word
            for word, is_near in (("dealer", kind.is_near), ("others", kind.others_near))
            if is_near
        ]
        print(
            f"{kind.form.value:<6} {dealer:<13} near: {' and '.join(near) or 'neither':<18}"
            f"{found.mean:>+7.2f} ± {found.mean - found.low:.2f}",
            flush=True,
        )
    return 0


def mean_of_both(kind: Kind, seed: int, level: Level) -> float:
    """What the dealer's side wins on average by a deal and by the same with the hands exchanged."""
    start = start_of(kind, seed)
    side, pack = start.mover.side, shuffled_pack(seed, 1)
    ends = [_ended(start, one, seed, level) for one in (pack, exchanged(pack))]
    ns = sum([difference(end.scores) - difference(start.scores) for end in ends]) / len(ends)
    return ns if side is Side.NS else -ns


def start_of(kind: Kind, seed: int) -> MatchState:
    """A match before a deal of some kind, with scores drawn at random."""
    chance = random.Random(f"scores {seed}")
    start = new_match(RuleOptions(form=kind.form))
    # South has dummy in the first game of three.
    dealer = start.mover if kind.has_dummy or kind.form is not Form.DUMMY else start.mover.next
    scores = [0, 0]
    scores[dealer.side] = _score(start.rules.target, chance, is_near=kind.is_near)
    scores[dealer.side.other] = _score(start.rules.target, chance, is_near=kind.others_near)
    ns, ew = scores
    found = replace(start, turn=dealer, scores=(ns, ew))
    dummy = None if found.dummy is None else found.dummy.side
    assert kind_of(kind.form, dealer.side, found.scores, found.rules.target, dummy) == kind
    return found


def _score(target: int, chance: random.Random, *, is_near: bool) -> int:
    least, most = (target - NEAR, target - _STEP) if is_near else (0, target - NEAR - _STEP)
    return chance.randrange(least, most + 1, _STEP)


def exchanged(pack: Sequence[Card]) -> tuple[Card, ...]:
    """A pack that deals every hand to the seat after the one that has it, with the same cachette.

    Cards are dealt one at a time, the cachette being what is left over.
    """
    fours = [pack[at : at + len(SEATS)] for at in range(0, _DEALT, len(SEATS))]
    return (*[card for four in fours for card in (four[-1], *four[:-1])], *pack[_DEALT:])


def _ended(start: MatchState, pack: Sequence[Card], seed: int, level: Level) -> MatchState:
    player = player_of(level)
    state, done = apply(start, Deal(tuple(pack))).after, 0
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        action = player.choose(observe(state, state.mover), decision_seed(seed, done))
        state, done = apply(state, action).after, done + 1
    return state


LUCK = Command(
    "luck",
    "how much less results vary without the luck of the deal",
    options=(
        how_many_deals(50, 3),
        SEED,
        Option("--level", "who plays", "L", read.level, default=Level.CASUAL),
        number_option("--tables", "how many other tables (default 4)", 1, 100, 4),
        Option(
            "--at-tables",
            "who plays there: club or master (default club)",
            "L",
            read.level,
            default=Level.CLUB,
        ),
        JSON,
    ),
    run=run_luck,
)
MEANS_OF_DEALS = Command(
    "means",
    "what deals are worth on average, by dealer and score",
    options=(
        how_many_deals(50, 2),
        SEED,
        Option(
            "--level",
            "the level of all four players (default club)",
            "L",
            read.level,
            default=Level.CLUB,
        ),
    ),
    run=run_means,
)
