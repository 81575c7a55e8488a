"""Fingerprints of the features, to check that the inputs still mean what models learnt.

They hash what the kernel computes for fixed positions, not its source: a fingerprint changes only
when an input moves, is scaled differently or means something else. ``python -m
quinto_desktop.lab.training.features`` prints both, for `players.kernel.networks`.
"""

from __future__ import annotations

import hashlib
import random
from array import array
from math import floor

from quinto_desktop.lab.training.selfplay import cards_of, deal_any_form
from quinto_desktop.players.kernel import Playout
from quinto_desktop.players.kernel._features import INPUTS

DEALS = 4

_STEPS, _SHIFT = 10, 0.37
"""Inputs are hashed in tenths, because the compiled kernel uses smaller floats than the other. The
shift keeps halves, sixths and the like away from the boundary between two tenths."""


def fingerprints(kind: type[Playout] = Playout) -> tuple[str, str]:
    """The fingerprints of a card's description and of an accumulator's inputs, compiled or not."""
    chance = random.Random("features")
    table = kind(array("f"), array("f"), array("f"))
    cards, accumulated = hashlib.sha256(), hashlib.sha256()
    inputs = array("f", bytes(4 * INPUTS))
    for _ in range(DEALS):
        deal_any_form(table, chance)
        while table.legal():
            legal = cards_of(table.legal())
            for card in legal:
                table.describe(card, inputs)
                cards.update(repr([floor(_STEPS * number + _SHIFT) for number in inputs]).encode())
            seen = sorted(table.active_inputs()), [table.manner(card) for card in legal]
            accumulated.update(repr(seen).encode())
            table.play(chance.choice(legal))
    return cards.hexdigest()[:16], accumulated.hexdigest()[:16]


if __name__ == "__main__":
    print(*fingerprints())
