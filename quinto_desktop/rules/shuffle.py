"""Numbered deals: the same seed gives the same packs, everywhere and for ever."""

from __future__ import annotations

import random

from quinto_desktop.rules.cards import PACK, Card
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS
from quinto_desktop.rules.seats import Seat

GREATEST_SEED = 2**63 - 1
"""The largest number that a game can have; saved games hold it in 64 bits."""


def shuffled_pack(seed: int, number: int) -> tuple[Card, ...]:
    """The pack for one deal of a game, shuffled and cut.

    Fisher and Yates's shuffle on `random()` of the Mersenne Twister, seeded with a text: the
    only sequence that Python promises to keep, on every platform and in every version.

    Args:
        seed: The game's number, 0 to `GREATEST_SEED`.
        number: Which deal of the match, from 1; 0 is the pack that is spread for the draw.
    """
    generator = random.Random(f"quinto {seed} {number}")
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        other = int(generator.random() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def drawn_cards(seed: int, form: Form) -> tuple[Card, ...]:
    """What the players draw for partners and deal in a numbered game.

    Args:
        seed: The game's number, 0 to `GREATEST_SEED`.
        form: How many play.
    """
    return shuffled_pack(seed, 0)[: form.players]


def first_dealer(seed: int, form: Form = Form.FOUR) -> Seat:
    """Who deals first in a numbered game where no cards are drawn for it.

    Args:
        seed: The game's number, 0 or more.
        form: How many play; of three the first Dummy-player deals.
    """
    if form is Form.DUMMY:
        return DUMMY_PLAYERS_SEATS[seed % len(DUMMY_PLAYERS_SEATS)]
    return Seat(seed % 4)
