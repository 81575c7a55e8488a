"""Files of models say what they are, and one that does not belong here is refused."""

from __future__ import annotations

import hashlib
import json
import random
import struct
from array import array
from dataclasses import replace
from importlib.resources import files
from math import floor
from typing import get_args

import pytest
from interpreted_kernel import interpreted

from quinto_desktop.lab.training.selfplay import cards_of, deal_any_form
from quinto_desktop.players.kernel import Playout
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.players.kernel.model_file import (
    MAGIC,
    VERSION,
    Making,
    Model,
    ModelError,
    ModelFault,
    file_of_model,
    model_from,
)
from quinto_desktop.players.kernel.networks import (
    ACCUMULATOR_FEATURES,
    CARD_FEATURES,
    MODEL_NAMES,
    ModelName,
    Network,
    NetworkName,
    accumulator_network_from,
    network_from,
    sizes_of,
)

MODEL = Model(
    name="policy",
    features=CARD_FEATURES,
    sizes=sizes_of("policy", 2),
    precision="f4",
    making=Making("quinto-lab train", 7, "0123456789ab", 1000),
    numbers=array("f", range(sum(sizes_of("policy", 2).values()))).tobytes(),
)

DEALS = 4  # that are hashed, not the source

_STEPS, _SHIFT = 10, 0.37
"""Inputs are hashed in tenths, because the compiled kernel uses smaller floats than the other. The
shift keeps halves, sixths and the like away from the boundary between two tenths."""


def test_a_file_holds_the_model() -> None:
    assert model_from(file_of_model(MODEL), "policy", CARD_FEATURES) == MODEL


def test_its_layers_are_the_networks() -> None:
    network = network_from(file_of_model(MODEL), "policy")

    assert isinstance(network, Network)
    assert (len(network.first), len(network.biases), len(network.second)) == (304, 2, 2)
    assert [*network.biases, *network.second] == [304, 305, 306, 307]


@pytest.mark.parametrize("name", MODEL_NAMES)
def test_the_programs_models_belong_to_it_and_tell_of_their_making(name: ModelName) -> None:
    is_of_cards = name in get_args(NetworkName)
    features = CARD_FEATURES if is_of_cards else ACCUMULATOR_FEATURES
    content = (files("quinto_desktop.players.kernel") / f"{name}.bin").read_bytes()
    model = model_from(content, name, features)
    made = model.making
    assert made.command is not None and made.seed is not None and made.commit is not None
    assert made.samples and made.hours
    option = "hidden" if is_of_cards else "remembering"
    assert f"--{option} {model.sizes['biases']} " in made.command
    assert f"--seed {made.seed}" in made.command


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


def test_the_features_are_those_that_the_models_were_trained_for() -> None:
    """An input that moves or is scaled differently changes a fingerprint: then train again."""
    assert fingerprints() == (CARD_FEATURES, ACCUMULATOR_FEATURES)


def test_the_interpreted_features_are_the_same() -> None:
    assert fingerprints(interpreted("_playout").Playout) == (CARD_FEATURES, ACCUMULATOR_FEATURES)


def fault_of(content: bytes, name: str = "policy") -> tuple[ModelFault, dict[str, object]]:
    with pytest.raises(ModelError) as refused:
        if name == "policy":
            network_from(content, "policy")
        else:
            accumulator_network_from(content, "beliefs")
    sentence = str(refused.value)
    assert sentence.endswith(".") and "{" not in sentence
    return refused.value.fault, refused.value.values


def test_what_is_no_model_is_refused() -> None:
    good = file_of_model(MODEL)
    for content in (b"", b"QuintoN", b"\0" * 400, MODEL.numbers, b"X" + good):
        assert fault_of(content) == (ModelFault.NO_MODEL, {})


def test_another_format_is_refused() -> None:
    good = file_of_model(MODEL)
    content = MAGIC + struct.pack("<H", VERSION + 1) + good[10:]

    assert fault_of(content) == (ModelFault.OTHER_VERSION, {"found": 2, "expected": 1})


def test_another_model_is_refused() -> None:
    assert fault_of(file_of_model(MODEL), "beliefs") == (
        ModelFault.OTHER_MODEL,
        {"found": "policy", "expected": "beliefs"},
    )


def test_other_features_are_refused() -> None:
    """Inputs in another order would load in silence: the sizes are the same."""
    other = file_of_model(replace(MODEL, features="0123456789abcdef"))

    assert fault_of(other) == (
        ModelFault.OTHER_FEATURES,
        {"found": "0123456789abcdef", "expected": CARD_FEATURES},
    )


def test_other_sizes_are_refused() -> None:
    for first, biases, second in ((303, 2, 3), (306, 1, 1), (2, 304, 2)):
        sizes = {"first": first, "biases": biases, "second": second}
        assert fault_of(file_of_model(replace(MODEL, sizes=sizes)))[0] is ModelFault.OTHER_SIZES


def test_an_empty_layer_is_refused() -> None:
    for sizes in ({"first": 304, "biases": 0, "second": 4}, {**MODEL.sizes, "more": 2, "less": -2}):
        assert fault_of(file_of_model(replace(MODEL, sizes=sizes)))[0] is ModelFault.DAMAGED


def test_every_damage_is_seen() -> None:
    good = file_of_model(MODEL)
    for at in range(0, len(good), 7):
        damaged = bytes([*good[:at], good[at] ^ 64, *good[at + 1 :]])
        try:
            network_from(damaged, "policy")
        except ModelError:
            continue
        made = json.dumps(["made", "quinto-lab train", "commit", "0123456789ab", "1000", "seed"])
        assert at < len(good) - len(MODEL.numbers), f"byte {at} of the numbers, {made}"


def test_a_file_cut_off_is_refused() -> None:
    good = file_of_model(MODEL)
    for length in (9, 13, 60, 200, len(good) - 1):
        assert fault_of(good[:length])[0] is ModelFault.DAMAGED
    assert fault_of(good + b"\0")[0] is ModelFault.DAMAGED
