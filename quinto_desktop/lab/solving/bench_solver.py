"""``quinto-lab bench solver``: how long exact values take, compared with bridge's solver.

That is DDS, where its library is installed; on Debian: ``apt install libdds0``. It runs in a
process of its own, because version 2.9.0 crashes when a process that has loaded it exits normally.
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import SEED, Command, Option, how_many_deals
from quinto_desktop.lab.solving.solve import TRICK_VALUE
from quinto_desktop.players.kernel import Solver, is_compiled
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import PACK, SEATS, TRICKS_IN_A_DEAL, Seat, Trick, sorted_hand

_NO_TRUMPS = 4
_SUITS, _RANKS, _HANDS = 4, 13, 4


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * _SUITS) * _HANDS),
    )


class _Answer(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * _RANKS),
        ("rank", ctypes.c_int * _RANKS),
        ("equals", ctypes.c_int * _RANKS),
        ("score", ctypes.c_int * _RANKS),
    )


class _Play(ctypes.Structure):
    _fields_ = (
        ("number", ctypes.c_int),
        ("suit", ctypes.c_int * 52),
        ("rank", ctypes.c_int * 52),
    )


class _Solved(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("tricks", ctypes.c_int * 53))


def dds_times(cards: int, deals: int, seed: int, *, every_card: bool) -> list[float]:
    """The milliseconds that DDS takes for random no-trump deals with `cards` cards a hand.

    Raises:
        OSError: It is not installed, or failed.
    """
    return _asked("cards" if every_card else "value", cards, deals, seed)


def dds_play_times(cards: int, deals: int, seed: int) -> list[float]:
    """The milliseconds that DDS takes for the value after every card of deals played at random.

    Raises:
        OSError: It is not installed, or failed.
    """
    return _asked("play", cards, deals, seed)


def _asked(kind: str, cards: int, deals: int, seed: int) -> list[float]:
    if ctypes.util.find_library("dds") is None:
        raise OSError("The library libdds is not installed.")
    task = [kind, *[str(number) for number in (cards, deals, seed)]]
    child = subprocess.run(
        [sys.executable, "-m", "quinto_desktop.lab.solving.bench_solver", *task],
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        raise OSError("DDS failed.")
    return [float(ms) for ms in json.loads(child.stdout)]


def _measure_dds(kind: str, cards: int, deals: int, seed: int) -> list[float]:
    library = ctypes.CDLL(ctypes.util.find_library("dds"))
    library.SetMaxThreads(1)
    chance = random.Random(seed)
    spent_ms = []
    for _ in range(deals):
        deal = _random_deal(chance, cards)
        ask = _solving(library, deal, kind) if kind != "play" else _playing(library, deal, chance)
        begun = time.process_time()
        fault = ask()
        spent_ms.append(1000 * (time.process_time() - begun))
        if fault != 1:
            raise OSError(f"DDS answered {fault}.")
    return spent_ms


def _solving(library: ctypes.CDLL, deal: _Deal, kind: str) -> Callable[[], int]:
    solve = library.SolveBoard
    solve.argtypes = (_Deal, *[ctypes.c_int] * 3, ctypes.POINTER(_Answer), ctypes.c_int)
    answer = _Answer()
    solutions = 3 if kind == "cards" else 1
    return lambda: int(solve(deal, -1, solutions, 1, ctypes.byref(answer), 0))


def _playing(library: ctypes.CDLL, deal: _Deal, chance: random.Random) -> Callable[[], int]:
    analyse = library.AnalysePlayBin
    analyse.argtypes = (_Deal, _Play, ctypes.POINTER(_Solved), ctypes.c_int)
    solved = _Solved()
    play = _random_play(deal, chance)
    return lambda: int(analyse(deal, play, ctypes.byref(solved), 0))


def _random_play(deal: _Deal, chance: random.Random) -> _Play:
    """All cards of a deal in a legal order, at no trumps."""
    hands = [
        [(suit, rank) for suit in range(_SUITS) for rank in range(2, 15) if held[suit] >> rank & 1]
        for held in deal.cards
    ]
    play, leader = _Play(), deal.first
    while any(hands):
        trick: list[tuple[int, int]] = []
        for place in range(_HANDS):
            hand = hands[(leader + place) % _HANDS]
            following = [card for card in hand if trick and card[0] == trick[0][0]]
            card = chance.choice(following or hand)
            hand.remove(card)
            trick.append(card)
            play.suit[play.number], play.rank[play.number] = card
            play.number += 1
        best = max(card for card in trick if card[0] == trick[0][0])
        leader = (leader + trick.index(best)) % _HANDS
    return play


def _random_deal(chance: random.Random, cards: int) -> _Deal:
    pack = list(range(_SUITS * _RANKS))
    chance.shuffle(pack)
    deal = _Deal(trump=_NO_TRUMPS, first=chance.randrange(_HANDS))
    for place, card in enumerate(pack[: _HANDS * cards]):
        suit, rank = divmod(card, _RANKS)
        deal.cards[place % _HANDS][suit] |= 1 << (rank + 2)
    return deal


def _answer_parent() -> None:
    kind, *numbers = sys.argv[1:]
    cards, deals, seed = map(int, numbers)
    print(json.dumps(_measure_dds(kind, cards, deals, seed)), flush=True)
    os._exit(0)


TABLE_MB = 512


@dataclass(frozen=True, slots=True)
class _Spent:
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


DDS = Option("--dds", "compare with bridge's DDS (needs libdds)", action="store_true")
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
        DDS,
    ),
    run=run,
)


if __name__ == "__main__":
    _answer_parent()
