"""Numbered deals: the same seed gives the same packs, everywhere and forever."""

from __future__ import annotations

import random

from quinto_desktop.rules.cards import PACK, Card
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS
from quinto_desktop.rules.seats import Seat

GREATEST_SEED = 2**63 - 1
"""The largest game number; saved games store it in 64 bits."""


def shuffled_pack(seed: int, number: int) -> tuple[Card, ...]:
    """Return the pack for one deal of a game, shuffled and cut.

    A Fisher-Yates shuffle using the Mersenne Twister's `random()`, seeded with a text: the only
    sequence that Python guarantees on every platform and in every version.

    Args:
        seed: The game's number, 0 to `GREATEST_SEED`.
        number: The deal's number in the match, from 1; 0 is the pack spread for the draw.
    """
    generator = random.Random(f"quinto {seed} {number}")
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        other = int(generator.random() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def drawn_cards(seed: int, form: Form) -> tuple[Card, ...]:
    """Return what the players of a numbered game draw for partners and the deal.

    Args:
        seed: The game's number, 0 to `GREATEST_SEED`.
        form: The form of the game.
    """
    return shuffled_pack(seed, 0)[: form.players]


def first_dealer(seed: int, form: Form = Form.FOUR) -> Seat:
    """Return the first dealer of a numbered game in which no cards are drawn for it.

    Args:
        seed: The game's number, 0 or more.
        form: The form of the game; with dummy, the first Dummy-player deals.
    """
    if form is Form.DUMMY:
        return DUMMY_PLAYERS_SEATS[seed % len(DUMMY_PLAYERS_SEATS)]
    return Seat(seed % 4)
