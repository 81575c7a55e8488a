"""Fingerprints of the features: do the inputs still mean what the models were trained for?

What is hashed is what the kernel says of set positions, not how its source says it: a fingerprint
changes when an input moves, is scaled otherwise or means something else, and only then.
``python -m quinto_desktop.lab.training.features`` prints both, for `players.kernel.networks`.
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
"""Inputs are hashed in tenths, for the compiled kernel counts in smaller floats than the other. The
shift keeps halves, sixths and the like away from where one tenth ends and the next begins."""


def fingerprints(kind: type[Playout] = Playout) -> tuple[str, str]:
    """The fingerprints of a card's description, and of what an accumulator is told.

    Args:
        kind: The kernel's class, compiled or not; both must give the same.
    """
    chance = random.Random("features")
    table = kind(array("f"), array("f"), array("f"))
    cards, accumulated = hashlib.sha256(), hashlib.sha256()
    inputs = array("f", bytes(4 * INPUTS))
    for _ in range(DEALS):
        deal_any_form(table, chance)
        while not table.is_over():
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
