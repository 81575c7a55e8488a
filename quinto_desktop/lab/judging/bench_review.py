"""``quinto-lab bench review``: how long a deal's review takes, compared with bridge's solver."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.judging.effort import add_effort
from quinto_desktop.lab.judging.sampled import deal_of
from quinto_desktop.lab.solving.bench_solver import told_columns, told_ms
from quinto_desktop.lab.solving.dds import dds_play_times
from quinto_desktop.players import Level
from quinto_desktop.players.judging.hindsight import hindsight
from quinto_desktop.players.judging.reviewing import Effort, PlayedDeal, Reviewer
from quinto_desktop.players.kernel import Solver, StopFlag, is_compiled
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    MatchState,
    Play,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    parser.add_argument(
        "--deals",
        type=read.whole_number(1, 100_000),
        default=50,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    read.add_seed(parser)
    parser.add_argument(
        "--reviews",
        type=read.whole_number(0, 100_000),
        default=3,
        metavar="N",
        help="how many of the deals to review as a whole (default 3)",
    )
    add_effort(parser)
    parser.add_argument(
        "--dds", action="store_true", help="compare with bridge's DDS (needs libdds)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print how long hindsight takes for whole deals, and how long whole reviews."""
    # Seeds beyond the greatest will do, as no game is saved.
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    deals = [deal_of(seed, [Level.CASUAL]) for seed in seeds]
    if not is_compiled():
        print("The search is not compiled here.")
    print(f"{'':21}{told_columns()}")
    spent = [_hindsight_times(deal) for deal in deals]
    print(f"every card, 48 plays {told_ms([sum(times) for times in spent])}")
    for trick in range(TRICKS_IN_A_DEAL):
        print(f"  of these, trick {trick + 1:>2} {told_ms([times[trick] for times in spent])}")
    if arguments.dds:
        dds_ms = dds_play_times(TRICKS_IN_A_DEAL, arguments.deals, arguments.seed)
        print(f"DDS AnalysePlay      {told_ms(dds_ms)}")
    _measure_reviews(deals[: arguments.reviews], arguments.effort)
    return 0


def _hindsight_times(deal: PlayedDeal) -> list[float]:
    """The milliseconds of processor time for the plays of each trick, the first trick's first."""
    states = [one.state for one in deal.decisions if isinstance(one.action, Play)]
    found = hindsight(Solver(), states)
    times = [0.0] * TRICKS_IN_A_DEAL
    begun = time.process_time()
    for state, _ in zip(reversed(states), found, strict=True):
        ended = time.process_time()
        times[_tricks(state)] += 1000 * (ended - begun)
        begun = ended
    return times


def _tricks(state: MatchState) -> int:
    assert state.deal is not None  # a play is due
    return len(state.deal.tricks)


def _measure_reviews(deals: Sequence[PlayedDeal], effort: Effort) -> None:
    """Print the seconds until the first verdict, and until the end, on the clock."""
    first, whole, processor = [], [], []
    for deal in deals:
        begun, begun_processor = time.perf_counter(), time.process_time()
        reviewer = Reviewer(deal, effort, 1, Solver(), StopFlag())
        next(reviewer.fair_verdicts())
        first.append(time.perf_counter() - begun)
        reviewer.review()
        whole.append(time.perf_counter() - begun)
        processor.append(time.process_time() - begun_processor)
    if deals:
        print(
            f"review, {effort.value}: first verdict {statistics.median(first):.2f} s, "
            f"all {statistics.median(whole):.1f} s (at most {max(whole):.1f} s), "
            f"{statistics.median(processor):.1f} s of processor time"
        )
