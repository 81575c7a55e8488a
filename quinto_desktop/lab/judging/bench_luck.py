"""``quinto-lab bench luck``: how much less results vary without the luck of the deal.

Every deal is played by a level in all seats, and at other tables; the mean of those, as far as it
is unusual, is the luck that is taken off (see `players.judging.luck`). A level is as good as
itself: so the mean of what is left should be 0, and its interval narrower than that of the results.

North and East deal in turn, and what is usual is taken off the results as well, or the dealer's
disadvantage would pass for a difference.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import correlation, fmean, linear_regression

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.judging.sampled import deal_of
from quinto_desktop.players import Level
from quinto_desktop.players.judging.luck import BETA, adjusted, mean_for
from quinto_desktop.players.judging.other_tables import Tables, mean_result
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.thinking.skills import CLUB, MASTER
from quinto_desktop.rules import Form, Seat

_SKILLS = {Level.CLUB: CLUB, Level.MASTER: MASTER}


@dataclass(frozen=True, slots=True)
class Luck:
    """One deal.

    Attributes:
        result: What North and South won, less what the others did.
        tables: The mean of the same at the other tables.
        mean: What is usual.
    """

    result: float
    tables: float
    mean: float

    @property
    def adjusted(self) -> float:
        """The result without the luck of the deal."""
        return adjusted(self.result, self.tables, self.mean)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    parser.add_argument(
        "--deals",
        type=read.whole_number(3, 100_000),
        default=50,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    read.add_seed(parser)
    parser.add_argument(
        "--level", type=read.level, default=Level.CASUAL, metavar="L", help="who plays"
    )
    parser.add_argument(
        "--tables",
        type=read.whole_number(1, 100),
        default=4,
        metavar="N",
        help="how many other tables (default 4)",
    )
    parser.add_argument(
        "--at-tables",
        type=read.level,
        default=Level.CLUB,
        metavar="L",
        help="who plays there: club or master (default club)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
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
    """Play a deal at one table and at the others.

    Args:
        seed: The random seed; even ones are dealt by East.
        level: Who plays in all seats.
        tables: The other tables.
    """
    dealer = Seat.N if seed % 2 else Seat.E
    deal = deal_of(seed, [level], dealer=dealer)
    start = deal.start
    mean = mean_for(Form.FOUR, dealer.side, start.scores, start.rules.target, None)
    return Luck(deal.result, mean_result(start, tables, seed, StopFlag()), mean)


def as_json(found: Sequence[Luck]) -> dict[str, float | list[float]]:
    """All figures as plain values; a mean is followed by the ends of its interval.

    Args:
        found: Three deals or more.
    """
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
