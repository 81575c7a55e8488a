"""Fit the table of `players.by_rule.doubling`: ``python -m quinto_desktop.lab.training.tricks``.

Casual players play deals out. The tricks of a side are explained by the cards in one of its hands,
a linear sum over `TRICKS` beside `BASE`, by least squares. What is printed has sampling errors of a
few hundredths; the program's table was smoothed by hand, and its low clubs and spades are alike.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.playing.headless import casual_deal
from quinto_desktop.players.by_rule.doubling import (
    ALL_TRICKS,
    BANDS,
    BASE,
    TRICKS,
    band_of,
    expected_share,
)
from quinto_desktop.rules import Card, Hand, Seat, Suit

DEALS = 6000
SEED = 1
GROUPS = 8
"""How many groups, of equal size, the estimates are compared in."""

_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
_ROYAL = len(_SUITS) * BANDS


class PlayedHands(Struct, frozen=True):
    """The hands of a deal by seat, and the tricks of each side, the cachette's included."""

    hands: tuple[Hand, ...]
    tricks: tuple[float, float]


def played_hands(seed: int) -> PlayedHands:
    """Let Casual players play one deal out, with the target out of reach."""
    dealt, over = casual_deal(seed)
    won = over.results[-1].tricks_won
    assert won is not None  # the target was out of reach
    return PlayedHands(dealt.dealt.hands, won)


def fitted(deals: Sequence[PlayedHands]) -> NDArray[np.float64]:
    """What one card adds to its side's tricks: by suit, hearts first, and band; then the Royal."""
    rows, tricks = [], []
    for deal in deals:
        for seat in Seat:
            rows.append(np.bincount([_place(card) for card in deal.hands[seat]], None, _ROYAL + 1))
            tricks.append(deal.tricks[seat.side] - BASE)
    found: NDArray[np.float64] = np.linalg.lstsq(np.array(rows, float), np.array(tricks))[0]
    return found


def calibration(deals: Sequence[PlayedHands], groups: int) -> list[tuple[float, float]]:
    """The shares of the tricks that the table expects, and those taken, by groups of hands."""
    told = sorted(
        (expected_share(deal.hands[seat]), deal.tricks[seat.side] / ALL_TRICKS)
        for deal in deals
        for seat in Seat
    )
    parts = np.array_split(np.array(told), groups)
    return [(float(part[:, 0].mean()), float(part[:, 1].mean())) for part in parts]


def _place(card: Card) -> int:
    if card.suit is None or card.rank is None:
        return _ROYAL
    return BANDS * _SUITS.index(card.suit) + band_of(card.rank)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the fit beside the program's table, and how well that predicts."""
    parser = argparse.ArgumentParser(description="Fit the table by which Casual doubles.")
    parser.add_argument(
        "--deals",
        type=read.whole_number(20, 1_000_000),
        default=DEALS,
        help="how many deals (default %(default)s)",
    )
    parser.add_argument(
        "--seed", type=read.seed, default=SEED, help="the seed of the deals (default %(default)s)"
    )
    wanted = parser.parse_args(arguments)
    deals = [played_hands(1_000_000 * wanted.seed + number) for number in range(wanted.deals)]
    table = fitted(deals)
    for number, suit in enumerate(_SUITS):
        found = table[BANDS * number : BANDS * (number + 1)]
        print(f"{suit.name.lower():9} fitted ", " ".join(f"{tricks:5.2f}" for tricks in found))
        print(f"{'':9} program", " ".join(f"{tricks:5.2f}" for tricks in TRICKS[suit]))
    print(f"Quint Royal fitted {table[_ROYAL]:.2f}")
    for expected, taken in calibration(deals, GROUPS):
        print(f"expected {expected:.3f}, taken {taken:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
