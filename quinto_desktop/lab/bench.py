"""``quinto-lab bench``: how fast the rules, the computer players and the solver are.

And how even the deals.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.checking import bench_deals
from quinto_desktop.lab.estimates import times_of
from quinto_desktop.lab.judging import bench_judge, bench_lie, bench_luck, bench_means, bench_review
from quinto_desktop.lab.match.progress import Progress
from quinto_desktop.lab.playing.headless import Timed, play_match, random_deal
from quinto_desktop.lab.pool.members import is_kind, member_of
from quinto_desktop.lab.solving import bench_solver
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import RuleOptions

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command, its subjects and their arguments."""
    parser = subparsers.add_parser(
        "bench",
        help="measure speed, and how evenly cards are dealt",
        description="Measure speed on one core, or how evenly cards are dealt.",
    )
    subjects = parser.add_subparsers(required=True, metavar="SUBJECT", dest="subject")
    rules = subjects.add_parser("rules", help="random whole deals through the rules, per second")
    rules.add_argument(
        "--deals",
        type=read.whole_number(1, 1_000_000),
        default=1000,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    rules.add_argument(
        "--repeats",
        type=read.whole_number(1, 1000),
        default=5,
        metavar="N",
        help="how often (default %(default)s)",
    )
    read.add_seed(rules)
    rules.set_defaults(run=run_rules)
    players = subjects.add_parser(
        "players", help="milliseconds a card, for each level or member of the pool"
    )
    players.add_argument(
        "--games",
        type=read.whole_number(1, 100_000),
        default=50,
        metavar="N",
        help="games of each (default 50, which take Master some minutes)",
    )
    players.add_argument(
        "--seed", type=read.seed, default=1, metavar="N", help="the first game's number (default 1)"
    )
    players.add_argument(
        "--players",
        type=players_named,
        default=",".join(level.value for level in Level),
        metavar="L,...",
        help="levels and members of the pool (default: all levels)",
    )
    players.set_defaults(run=run_players)
    bench_solver.add_arguments(
        subjects.add_parser("solver", help="milliseconds for exact values, by cards a hand")
    )
    bench_review.add_arguments(
        subjects.add_parser("review", help="seconds for the review of a deal, and for hindsight")
    )
    bench_judge.add_arguments(
        subjects.add_parser("judge", help="how reliable verdicts on decisions are")
    )
    bench_lie.add_arguments(
        subjects.add_parser("guesses", help="how well the judge guesses where hidden cards are")
    )
    bench_luck.add_arguments(
        subjects.add_parser("luck", help="how much less results vary without the luck of the deal")
    )
    bench_means.add_arguments(
        subjects.add_parser("means", help="what deals are worth on average, by dealer and score")
    )
    bench_deals.add_arguments(
        subjects.add_parser("deals", help="many packs, compared with a perfect shuffle's")
    )


def run_rules(arguments: argparse.Namespace) -> int:
    """Print deals per second of processor time, the median of the repeats."""
    rates = []
    for _ in range(arguments.repeats):
        chance = random.Random(arguments.seed)
        begun = time.process_time()
        for _ in range(arguments.deals):
            random_deal(chance)
        spent_s = max(time.process_time() - begun, 1e-9)  # the clock may be coarse
        rates.append(arguments.deals / spent_s)
    print(
        f"{statistics.median(rates):.0f} random deals a second "
        f"(median of {len(rates)} times {arguments.deals}, {min(rates):.0f} to {max(rates):.0f})"
    )
    return 0


def players_named(text: str) -> dict[str, ComputerPlayer]:
    """Read levels and members of the pool, for `argparse`."""
    names = [name.strip() for name in text.split(",")]
    return {
        name: member_of(name) if is_kind(name) else player_of(read.level(name)) for name in names
    }


def run_players(arguments: argparse.Namespace) -> int:
    """Print how long each player takes to choose a card."""
    players: dict[str, ComputerPlayer] = arguments.players
    width = max(8, *map(len, players))
    for name, player in players.items():
        timed = Timed(player)
        progress = Progress(sys.stderr, arguments.games)
        # Seeds beyond the greatest will do, as no game is saved.
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            play_match(RuleOptions(), seed, (timed,) * 4)
            progress.step()
        progress.clear()
        print(f"{name:<{width}} {times_of(timed.cards_ms)}", flush=True)
    return 0
