"""``quinto-lab bench solver``: how long exact values take, and how many nodes."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import SEED, Command, Option, how_many_deals
from quinto_desktop.lab.solving.solve import TRICK_VALUE
from quinto_desktop.players.kernel import Solver, is_compiled
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import PACK, SEATS, TRICKS_IN_A_DEAL, Seat, Trick, sorted_hand

TABLE_MB = 512


class _Spent(Struct, frozen=True):
    value_ms: list[float]
    cards_ms: list[float]
    nodes: list[int]


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
    return 0


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


COMMAND = Command(
    "solver",
    "milliseconds for exact values, by cards a hand",
    options=(
        Option(
            "--cards",
            "a hand",
            "N",
            read.whole_number(1, TRICKS_IN_A_DEAL),
            nargs="+",
            default=[4, 6, 8, 10, 12],
        ),
        how_many_deals(100),
        SEED,
        TRICK_VALUE,
        Option(
            "--table-mb",
            "memory for the solver's table, in MB (default %(default)s)",
            None,
            read.whole_number(1, 4096),
            default=TABLE_MB,
        ),
    ),
    run=run,
)
