"""The networks that playouts use: files of numbers that `quinto-lab train` has made."""

from __future__ import annotations

import struct
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from quinto_desktop.players.kernel._playout import INPUTS, MANNERS, MEMORIES, Memory
from quinto_desktop.rules import PACK

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


PLACES = 4
"""Where a hidden card may lie: left, partner's, right hand, cachette."""

RecollectionName = Literal["beliefs", "customs"]


@dataclass(frozen=True, slots=True)
class Recollection:
    """A network that goes by what a seat remembers of a deal, for `Memory`.

    Attributes:
        rows: `MEMORIES` rows of weights, one for each hidden unit.
        biases: The hidden units' biases.
        heads: A row of weights for each number that is told.
        leanings: What is added to it.
    """

    rows: array[float]
    biases: array[float]
    heads: array[float]
    leanings: array[float]

    def memory(self) -> Memory:
        """A new memory of nothing."""
        return Memory(self.rows, self.biases, self.heads, self.leanings)


@cache
def load_recollection(name: RecollectionName) -> Recollection:
    """A network that comes with the program.

    Args:
        name: ``customs`` tells for each card how readily players choose it, so that e to the score
            are its odds; ``beliefs`` for each card and each of `PLACES` how much likelier than
            by its size alone the card is to lie there, in the same way.
    """
    content = (files(_PACKAGE) / f"{name}.bin").read_bytes()
    return recollection_from(content, PLACES if name == "beliefs" else 1)


def recollection_from(content: bytes, told: int) -> Recollection:
    """A network from a file's content: little-endian floats of 16 bits, layer after layer.

    Args:
        content: What the file holds.
        told: How many numbers the network tells of each card. If it is one, the leanings go by the
            manner of playing.
    """
    numbers = array("f", struct.unpack(f"<{len(content) // 2}e", content))
    leanings = len(PACK) * (MANNERS if told == 1 else told)
    hidden = (len(numbers) - leanings) // (MEMORIES + 1 + told * len(PACK))
    ends = [MEMORIES * hidden, (MEMORIES + 1) * hidden, len(numbers) - leanings]
    return Recollection(
        numbers[: ends[0]],
        numbers[ends[0] : ends[1]],
        numbers[ends[1] : ends[2]],
        numbers[ends[2] :],
    )
