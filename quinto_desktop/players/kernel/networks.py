"""The networks that playouts use, from model files made by `quinto-lab train`.

A file that cannot be used is left out, and `model_faults` says why. Then a rule of thumb stands in
for the policy and for the play model, and players do without the other networks.
"""

from __future__ import annotations

import struct
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

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
"""The fingerprint of what a `Network` sees: a hash of its inputs in some deals. If it changes, the
inputs have another order, scale or meaning, and the models must be trained again.
`tests/players/test_models.py` computes it anew.
"""

ACCUMULATOR_FEATURES = "1b5419fa3baf94f3"
"""The same for an `AccumulatorNetwork`."""

_CARD_AT = 96
_RULE_OF_THUMB = {
    0: 1.3,  # the chance to win the trick
    2: -2.0,  # the points of its quints, in twenties, for the others
    3: 4.0,  # the same times the chance, twice: to have them, and to keep them from the others
    6: 0.5,  # the chance of a lead
    9: -0.8,  # the card's strength
    13: -1.8,  # the Quint Royal, which may win more later
    20: -0.2,  # its rank
    32: -0.6,  # a five, likewise
    48: 1.2,  # what partner may add
    49: -1.0,  # what an opponent may add
}
"""The weight of some of a card's inputs in its score, set by hand. As a policy it was 17.7 ± 0.8
points a deal behind the one that comes with the program (3,000 deals), and 67.6 ± 1.7 ahead of
always playing the lowest card (1,000).
"""

_ABOVE_ZERO = 100.0
"""Keeps the only hidden unit of the rule of thumb above zero, so that its score is a sum."""

PLACES = 4
"""The number of places of a hidden card: left, partner's and right hand, cachette."""

NetworkName: TypeAlias = Literal["policy", "play_model", "rule_model"]
AccumulatorName: TypeAlias = Literal["accumulator_play_model", "beliefs"]
ModelName: TypeAlias = NetworkName | AccumulatorName

MODEL_NAMES: tuple[ModelName, ...] = (*get_args(NetworkName), *get_args(AccumulatorName))

_PACKAGE = "quinto_desktop.players.kernel"


class Network(Struct, frozen=True):
    """A network of two layers that turns a card's description into a score, in C floats.

    The first has `INPUTS` rows of weights, one for each hidden unit; the second their weights.
    """

    first: array[float]
    biases: array[float]
    second: array[float]


class AccumulatorNetwork(Struct, frozen=True):
    """A network that uses all a seat has seen of a deal, for an `Accumulator`.

    It has `ACCUMULATOR_INPUTS` rows of weights, one for each hidden unit.
    """

    rows: array[float]
    biases: array[float]
    output_weights: array[float]
    output_biases: array[float]

    def accumulator(self) -> Accumulator:
        """A new accumulator that has seen nothing."""
        return Accumulator(self.rows, self.biases, self.output_weights, self.output_biases)


@cache
def rule_of_thumb() -> Network:
    """A network that needs no file: the sum of what a card may win, and of what it costs."""
    first = array("f", bytes(4 * INPUTS))
    for place, weight in _RULE_OF_THUMB.items():
        first[_CARD_AT + place] = weight
    return Network(first, array("f", [_ABOVE_ZERO]), array("f", [1.0]))


def load_network(name: NetworkName) -> Network:
    """Load a network that comes with the program; the rule of thumb if its file is unusable.

    ``policy`` scores a card by what it gains over the other cards, in tens of points;
    ``play_model`` by how readily players choose it: e to the score gives its odds; ``rule_model``
    does so for players by rule alone.
    """
    loaded = _loaded(name)
    return loaded if isinstance(loaded, Network) else rule_of_thumb()


def load_accumulator_network(name: AccumulatorName) -> AccumulatorNetwork | None:
    """Load a network that comes with the program; None if its file is unusable.

    ``accumulator_play_model`` scores each card by how readily players choose it: e to the score
    gives its odds; ``beliefs`` scores in the same way, for each card and each of `PLACES`, how much
    likelier the card is to be there than by the place's size alone.
    """
    loaded = _loaded(name)
    return loaded if isinstance(loaded, AccumulatorNetwork) else None


def model_faults() -> dict[ModelName, ModelError]:
    """What is wrong with the model files that come with the program; empty if nothing is."""
    loaded = {name: _loaded(name) for name in MODEL_NAMES}
    return {name: fault for name, fault in loaded.items() if isinstance(fault, ModelError)}


@cache
def _loaded(name: ModelName) -> Network | AccumulatorNetwork | ModelError:
    try:
        content = (files(_PACKAGE) / f"{name}.bin").read_bytes()
    except FileNotFoundError:
        return ModelError(ModelFault.MISSING)
    except OSError:
        return ModelError(ModelFault.DAMAGED)
    try:
        if name == "accumulator_play_model" or name == "beliefs":
            return accumulator_network_from(content, name)
        return network_from(content, name)
    except ModelError as error:
        return error.with_traceback(None)


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
    """The size of each layer of a model, in order, by the layer's name in the file.

    There an accumulator network's output weights are its ``heads``, and their biases ``leanings``;
    if it has one output for each card, these depend on the manner of playing.
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
    if [*model.sizes.items()] != [*sizes.items()]:
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
