"""Bridge's double-dummy solver DDS as a yardstick, where its library is installed.

On Debian: ``apt install libdds0``. It runs in a process of its own, because version 2.9.0 crashes
when a process that has loaded it exits normally.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import random
import subprocess
import sys
import time

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


def dds_times(cards: int, deals: int, seed: int, *, every_card: bool) -> list[float]:
    """The milliseconds that DDS takes for random no-trump deals with `cards` cards a hand.

    Raises:
        OSError: It is not installed, or failed.
    """
    if ctypes.util.find_library("dds") is None:
        raise OSError("The library libdds is not installed.")
    task = [str(number) for number in (cards, deals, seed, int(every_card))]
    child = subprocess.run(
        [sys.executable, "-m", "quinto_desktop.lab.solving.dds", *task],
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        raise OSError("DDS failed.")
    return [float(ms) for ms in json.loads(child.stdout)]


def _measure(cards: int, deals: int, seed: int, solutions: int) -> list[float]:
    library = ctypes.CDLL(ctypes.util.find_library("dds"))
    library.SetMaxThreads(1)
    solve = library.SolveBoard
    solve.argtypes = (_Deal, *[ctypes.c_int] * 3, ctypes.POINTER(_Answer), ctypes.c_int)
    answer = _Answer()
    chance = random.Random(seed)
    spent_ms = []
    for _ in range(deals):
        deal = _random_deal(chance, cards)
        begun = time.process_time()
        fault = solve(deal, -1, solutions, 1, ctypes.byref(answer), 0)
        spent_ms.append(1000 * (time.process_time() - begun))
        if fault != 1:
            raise OSError(f"DDS answered {fault}.")
    return spent_ms


def _random_deal(chance: random.Random, cards: int) -> _Deal:
    pack = list(range(_SUITS * _RANKS))
    chance.shuffle(pack)
    deal = _Deal(trump=_NO_TRUMPS, first=chance.randrange(_HANDS))
    for place, card in enumerate(pack[: _HANDS * cards]):
        suit, rank = divmod(card, _RANKS)
        deal.cards[place % _HANDS][suit] |= 1 << (rank + 2)
    return deal


def _answer_parent() -> None:
    cards, deals, seed, every_card = map(int, sys.argv[1:])
    print(json.dumps(_measure(cards, deals, seed, 3 if every_card else 1)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    _answer_parent()
