"""The networks that playouts use: files of numbers that `quinto-lab train` has made."""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from quinto_desktop.players.kernel._playout import INPUTS

_PACKAGE = "quinto_desktop.players.kernel"


@dataclass(frozen=True, slots=True)
class Network:
    """Two layers: a card's description goes in, a score comes out. All numbers are C floats.

    Attributes:
        first: `INPUTS` rows of weights, one for each hidden unit.
        biases: The hidden units' biases.
        second: Their weights in the score.
    """

    first: array[float]
    biases: array[float]
    second: array[float]


@cache
def load_network(name: Literal["policy", "habits"]) -> Network:
    """A network that comes with the program.

    Args:
        name: ``policy`` scores a card by what it gains, in tens of points, beside the other cards;
            ``habits`` by how readily players choose it, so that e to the score are its odds.
    """
    return network_from((files(_PACKAGE) / f"{name}.bin").read_bytes())


def network_from(content: bytes) -> Network:
    """A network from a file's content: little-endian floats of 32 bits, layer after layer."""
    numbers = array("f")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    hidden = len(numbers) // (INPUTS + 2)
    first, rest = numbers[: INPUTS * hidden], numbers[INPUTS * hidden :]
    return Network(first, rest[:hidden], rest[hidden:])
