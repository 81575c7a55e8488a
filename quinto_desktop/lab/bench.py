"""``quinto-lab bench``: how fast the rules, the players and the solver are; how even the deals."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import SEED, Command, Option, how_many_deals, number_option
from quinto_desktop.lab.checking import bench_deals
from quinto_desktop.lab.estimates import times_of
from quinto_desktop.lab.judging import bench_lie, bench_luck, bench_review
from quinto_desktop.lab.match.running import Progress
from quinto_desktop.lab.playing.headless import Timed, play_match, random_deal
from quinto_desktop.lab.pool.members import is_kind, member_of
from quinto_desktop.lab.solving import bench_solver
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import RuleOptions


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


COMMAND = Command(
    "bench",
    "measure speed, and how evenly cards are dealt",
    "Measure speed on one core, or how evenly cards are dealt.",
    kind_of_part="SUBJECT",
    parts=(
        Command(
            "rules",
            "random whole deals through the rules, per second",
            options=(
                how_many_deals(1000, 1, 1_000_000),
                number_option("--repeats", "how often (default %(default)s)", 1, 1000, 5),
                SEED,
            ),
            run=run_rules,
        ),
        Command(
            "players",
            "milliseconds a card, for each level or member of the pool",
            options=(
                number_option(
                    "--games",
                    "games of each (default 50, which take Master some minutes)",
                    *(1, 100_000, 50),
                ),
                Option("--seed", "the first game's number (default 1)", "N", read.seed, default=1),
                Option(
                    "--players",
                    "levels and members of the pool (default: all levels)",
                    "L,...",
                    players_named,
                    default=",".join(level.value for level in Level),
                ),
            ),
            run=run_players,
        ),
        bench_solver.COMMAND,
        bench_review.REVIEW,
        bench_review.VERDICTS,
        bench_lie.COMMAND,
        bench_luck.LUCK,
        bench_luck.MEANS_OF_DEALS,
        bench_deals.COMMAND,
    ),
)
