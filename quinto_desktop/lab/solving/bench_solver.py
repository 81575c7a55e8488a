"""``quinto-lab bench solver``: how long exact values take, compared with bridge's solver."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.solving.dds import dds_times
from quinto_desktop.players.kernel import Solver, is_compiled
from quinto_desktop.players.kernel.position import TRICK_VALUES, Position
from quinto_desktop.rules import PACK, SEATS, TRICKS_IN_A_DEAL, Seat, Trick, sorted_hand

TABLE_MB = 512


@dataclass(frozen=True, slots=True)
class _Spent:
    value_ms: list[float]
    cards_ms: list[float]
    nodes: list[int]


def add_arguments(solver: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    cards = read.whole_number(1, TRICKS_IN_A_DEAL)
    solver.add_argument(
        "--cards", type=cards, nargs="+", default=[4, 6, 8, 10, 12], metavar="N", help="a hand"
    )
    solver.add_argument(
        "--deals",
        type=read.whole_number(1, 100_000),
        default=100,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    read.add_seed(solver)
    solver.add_argument(
        "--trick-value",
        type=int,
        choices=TRICK_VALUES,
        default=5,
        help="points per trick (default 5)",
    )
    solver.add_argument(
        "--table-mb",
        type=read.whole_number(1, 4096),
        default=TABLE_MB,
        help="memory for the solver's table, in MB (default %(default)s)",
    )
    solver.add_argument(
        "--dds", action="store_true", help="compare with bridge's DDS (needs libdds)"
    )
    solver.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print how long values take and how many nodes, for each number of cards."""
    solver = Solver(arguments.table_mb)
    if not is_compiled():
        print("The search is not compiled here.")
    print(f"{'':14}{told_columns()}")
    for cards in arguments.cards:
        spent = _measure(solver, arguments, cards)
        nodes = statistics.median(spent.nodes)
        print(f"{cards:>2}     value  {told_ms(spent.value_ms)}   {nodes:.0f} nodes")
        print(f"       cards  {told_ms(spent.cards_ms)}")
        if arguments.dds:
            _print_dds(arguments, cards, spent)
    return 0


def _print_dds(arguments: argparse.Namespace, cards: int, spent: _Spent) -> None:
    for name, ours_ms, every_card in (
        ("value", spent.value_ms, False),
        ("cards", spent.cards_ms, True),
    ):
        dds_ms = dds_times(cards, arguments.deals, arguments.seed, every_card=every_card)
        times = statistics.median(ours_ms) / max(statistics.median(dds_ms), 1e-6)
        print(f"   DDS {name}  {told_ms(dds_ms)}   {times:.0f} times as fast as we, in the median")


def _measure(solver: Solver, arguments: argparse.Namespace, cards: int) -> _Spent:
    spent = _Spent([], [], [])
    for number in range(arguments.deals):
        chance = random.Random(1000 * arguments.seed + number)
        position = random_position(chance, cards, arguments.trick_value)
        begun = time.process_time()
        solver.value(position)
        spent.value_ms.append(1000 * (time.process_time() - begun))
        spent.nodes.append(solver.nodes)
        begun = time.process_time()
        solver.solve(position, line=False)
        spent.cards_ms.append(1000 * (time.process_time() - begun))
    return spent


def random_position(chance: random.Random, cards: int, trick_value: int) -> Position:
    """A random deal with the last `cards` tricks still to be played."""
    pack = list(PACK)
    chance.shuffle(pack)
    hands = tuple(
        sorted_hand(pack[TRICKS_IN_A_DEAL * seat : TRICKS_IN_A_DEAL * seat + cards])
        for seat in SEATS
    )
    cachette = tuple(pack[TRICKS_IN_A_DEAL * len(SEATS) :])
    return Position(hands, cachette, Trick(Seat(chance.randrange(4))), trick_value)


def told_columns() -> str:
    """The heads of the columns of `told_ms`."""
    return f"{'median':>8} {'p90':>8} {'p95':>8} {'p99':>8} {'max':>8} ms"


def told_ms(spent_ms: Sequence[float]) -> str:
    """Median, 90th, 95th and 99th percentile and maximum, in columns."""
    ordered = sorted(spent_ms)
    told = [statistics.median(ordered)]
    told += [ordered[len(ordered) * percent // 100] for percent in (90, 95, 99)]
    return " ".join(f"{ms:8.2f}" for ms in [*told, ordered[-1]])
