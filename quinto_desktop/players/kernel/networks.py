"""The networks that playouts use, from model files made by `quinto-lab train`."""

from __future__ import annotations

import struct
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from quinto_desktop.players.kernel._accumulator import (
    ACCUMULATOR_INPUTS,
    MANNERS,
    MOST_ACCUMULATED,
    Accumulator,
)
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.players.kernel._network import MOST_HIDDEN
from quinto_desktop.players.kernel.model_file import Model, ModelError, ModelFault, model_from
from quinto_desktop.rules import PACK

CARD_FEATURES = "f67ab683d4daa771"
ACCUMULATOR_FEATURES = "1b5419fa3baf94f3"
"""Fingerprints of a network's and an accumulator's features: hashes of their inputs in some deals.
`tests/players/test_models.py` recomputes them. If one has changed, so has the order or scale of the
inputs, and the models must be trained again."""

PLACES = 4
"""The number of places of a hidden card: left, partner's and right hand, cachette."""

NetworkName: TypeAlias = Literal["policy", "play_model"]
AccumulatorName: TypeAlias = Literal["accumulator_play_model", "beliefs"]
ModelName: TypeAlias = NetworkName | AccumulatorName

_PACKAGE = "quinto_desktop.players.kernel"


@dataclass(frozen=True, slots=True)
class Network:
    """A network of two layers that turns a card's description into a score, in C floats.

    Attributes:
        first: `INPUTS` rows of weights, one for each hidden unit.
        biases: The hidden units' biases.
        second: Their weights in the score.
    """

    first: array[float]
    biases: array[float]
    second: array[float]


@dataclass(frozen=True, slots=True)
class AccumulatorNetwork:
    """A network that uses all a seat has seen of a deal, for an `Accumulator`.

    Attributes:
        rows: `ACCUMULATOR_INPUTS` rows of weights, one for each hidden unit.
        biases: The hidden units' biases.
        heads: A row of weights for each output.
        leanings: The outputs' biases.
    """

    rows: array[float]
    biases: array[float]
    heads: array[float]
    leanings: array[float]

    def accumulator(self) -> Accumulator:
        """A new accumulator that has seen nothing."""
        return Accumulator(self.rows, self.biases, self.heads, self.leanings)


@cache
def load_network(name: NetworkName) -> Network:
    """Load a network that comes with the program.

    Args:
        name: ``policy`` scores a card by what it gains over the other cards, in tens of points;
            ``play_model`` by how readily players choose it: e to the score gives its odds.

    Raises:
        ModelError: Its file does not belong to this program.
    """
    return network_from(_content_of(name), name)


@cache
def load_accumulator_network(name: AccumulatorName) -> AccumulatorNetwork:
    """Load a network that comes with the program.

    Args:
        name: ``accumulator_play_model`` scores each card by how readily players choose it: e to the
            score gives its odds; ``beliefs`` scores in the same way, for each card and each of
            `PLACES`, how much likelier the card is to be there than by the place's size alone.

    Raises:
        ModelError: Its file does not belong to this program.
    """
    return accumulator_network_from(_content_of(name), name)


def _content_of(name: str) -> bytes:
    return (files(_PACKAGE) / f"{name}.bin").read_bytes()


def network_from(content: bytes, name: NetworkName) -> Network:
    """Read a network from a file's content.

    Raises:
        ModelError: It is not this network, is not for this program, or is damaged.
    """
    model = model_from(content, name, CARD_FEATURES)
    hidden = model.sizes.get("biases", 0)
    if not 0 < hidden <= MOST_HIDDEN:
        raise ModelError(ModelFault.OTHER_SIZES)
    return Network(*_layers(model, sizes_of(name, hidden)))


def accumulator_network_from(content: bytes, name: AccumulatorName) -> AccumulatorNetwork:
    """Read a network from a file's content.

    Raises:
        ModelError: It is not this network, is not for this program, or is damaged.
    """
    model = model_from(content, name, ACCUMULATOR_FEATURES)
    hidden = model.sizes.get("biases", 0)
    if not 0 < hidden <= MOST_ACCUMULATED:
        raise ModelError(ModelFault.OTHER_SIZES)
    return AccumulatorNetwork(*_layers(model, sizes_of(name, hidden)))


def sizes_of(name: ModelName, hidden: int) -> dict[str, int]:
    """The size of each layer of a model, in order.

    Args:
        name: Which model it is. If it has one output for each card, the leanings depend on the
            manner of playing.
        hidden: How many hidden units it has.
    """
    if name in get_args(NetworkName):
        return {"first": INPUTS * hidden, "biases": hidden, "second": hidden}
    told = PLACES if name == "beliefs" else 1
    return {
        "rows": ACCUMULATOR_INPUTS * hidden,
        "biases": hidden,
        "heads": told * len(PACK) * hidden,
        "leanings": len(PACK) * (MANNERS if told == 1 else told),
    }


def _layers(model: Model, sizes: dict[str, int]) -> list[array[float]]:
    """A model's numbers, layer by layer."""
    if model.sizes != sizes:
        raise ModelError(ModelFault.OTHER_SIZES)
    numbers = _numbers(model)
    layers, at = [], 0
    for size in sizes.values():
        layers.append(numbers[at : at + size])
        at += size
    return layers


def _numbers(model: Model) -> array[float]:
    if model.precision == "f2":
        return array("f", struct.unpack(f"<{len(model.numbers) // 2}e", model.numbers))
    numbers = array("f")
    numbers.frombytes(model.numbers)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
