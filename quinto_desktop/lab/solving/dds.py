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
from collections.abc import Callable

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
        [sys.executable, "-m", "quinto_desktop.lab.solving.dds", *task],
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        raise OSError("DDS failed.")
    return [float(ms) for ms in json.loads(child.stdout)]


def _measure(kind: str, cards: int, deals: int, seed: int) -> list[float]:
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
    """The question for the value of a deal, or of every card that may be led."""
    solve = library.SolveBoard
    solve.argtypes = (_Deal, *[ctypes.c_int] * 3, ctypes.POINTER(_Answer), ctypes.c_int)
    answer = _Answer()
    solutions = 3 if kind == "cards" else 1
    return lambda: int(solve(deal, -1, solutions, 1, ctypes.byref(answer), 0))


def _playing(library: ctypes.CDLL, deal: _Deal, chance: random.Random) -> Callable[[], int]:
    """The question for the value after every card, in a deal played at random."""
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
    print(json.dumps(_measure(kind, cards, deals, seed)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    _answer_parent()
