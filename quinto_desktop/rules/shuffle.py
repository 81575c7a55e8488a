"""Numbered deals: the same seed gives the same packs, everywhere and for ever."""

from __future__ import annotations

import random

from quinto_desktop.rules.cards import PACK, Card


def shuffled_pack(seed: int, number: int) -> tuple[Card, ...]:
    """The pack for one deal of a game, shuffled and cut.

    Python's Mersenne Twister, seeded with a text, is the same on every platform and
    version; a test holds it to known packs.

    Args:
        seed: The game's number, 0 or more.
        number: Which deal of the game, from 1.
    """
    pack = list(PACK)
    random.Random(f"quinto {seed} {number}").shuffle(pack)
    return tuple(pack)
