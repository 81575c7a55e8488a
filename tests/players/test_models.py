"""Files of models say what they are, and one that does not belong here is refused."""

from __future__ import annotations

import hashlib
import json
import math
import random
import struct
import zlib
from array import array
from collections.abc import Callable, Iterator
from importlib.resources import files
from math import floor
from pathlib import Path
from typing import Any, TypeAlias, get_args

import pytest
from examples import each
from interpreted_kernel import interpreted
from msgspec.structs import replace
from quick import quick_player

from quinto_desktop.lab.training.selfplay import cards_of, deal_any_form
from quinto_desktop.players import Level, decision_seed, has_all_models, player_of
from quinto_desktop.players.imagining.imagination import imagined_deals, tells
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.fair_values import natural_shares
from quinto_desktop.players.kernel import Playout, load_accumulator_network, load_network, networks
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.players.kernel.model_file import (
    MAGIC,
    Making,
    Model,
    ModelError,
    ModelFault,
    file_of_model,
    model_from,
)
from quinto_desktop.players.kernel.networks import ACCUMULATOR_FEATURES, CARD_FEATURES, ModelName
from quinto_desktop.players.questions import ModelsAreThere
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import *

MODEL = Model(
    name="policy",
    features=CARD_FEATURES,
    sizes=networks.sizes_of("policy", 2),
    precision="f4",
    making=Making("quinto-lab train", 7, "0123456789ab", 1000),
    numbers=array("f", range(sum(networks.sizes_of("policy", 2).values()))).tobytes(),
)

DEALS = 4  # that are hashed, not the source

_STEPS, _SHIFT = 10, 0.37
"""Inputs are hashed in tenths, because the compiled kernel uses smaller floats than the other. The
shift keeps halves, sixths and the like away from the boundary between two tenths."""


def test_a_file_holds_the_model() -> None:
    assert model_from(file_of_model(MODEL), "policy", CARD_FEATURES) == MODEL


def test_its_layers_are_the_networks() -> None:
    network = networks.network_from(file_of_model(MODEL), "policy")

    assert isinstance(network, networks.Network)
    assert (len(network.first), len(network.biases), len(network.second)) == (304, 2, 2)
    assert [*network.biases, *network.second] == [304, 305, 306, 307]


@each("name", networks.MODEL_NAMES)
def test_the_programs_models_belong_to_it_and_tell_of_their_making(name: ModelName) -> None:
    is_of_cards = name in get_args(networks.NetworkName)
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
            networks.network_from(content, "policy")
        else:
            networks.accumulator_network_from(content, "beliefs")
    sentence = str(refused.value)
    assert sentence.endswith(".") and "{" not in sentence
    return refused.value.fault, refused.value.values


def test_another_model_is_refused() -> None:
    assert fault_of(file_of_model(MODEL), "beliefs") == (
        ModelFault.OTHER_MODEL,
        {"found": "policy", "expected": "beliefs"},
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
            networks.network_from(damaged, "policy")
        except ModelError:
            continue
        made = json.dumps(["made", "quinto-lab train", "commit", "0123456789ab", "1000", "seed"])
        assert at < len(good) - len(MODEL.numbers), f"byte {at} of the numbers, {made}"


# -------- Without some model, or with a wrong or damaged one, the program says so and plays on
SHIPPED = {
    name: (files("quinto_desktop.players.kernel") / f"{name}.bin").read_bytes()
    for name in networks.MODEL_NAMES
}


def header_of(content: bytes) -> dict[str, Any]:
    """What a file says of its model."""
    length = struct.unpack_from("<8sHI", content)[2]
    header = json.loads(content[14 : 14 + length])
    assert isinstance(header, dict)
    return header


def with_header(content: bytes, header: bytes) -> bytes:
    """The same numbers below another header."""
    magic, version, length = struct.unpack_from("<8sHI", content)
    return struct.pack("<8sHI", magic, version, len(header)) + header + content[14 + length :]


def saying(content: bytes, **changed: object) -> bytes:
    """The same file, but for something that its header says."""
    return with_header(content, json.dumps(header_of(content) | changed).encode())


def of_sizes_not_whole(content: bytes) -> bytes:
    sizes = header_of(content)["sizes"]
    return saying(content, sizes={layer: float(size) for layer, size in sizes.items()})


def of_negative_sizes(content: bytes) -> bytes:
    sizes = header_of(content)["sizes"]
    return saying(content, sizes={**sizes, "more": 1, "less": -1})


def of_layers_in_another_order(content: bytes) -> bytes:
    sizes = header_of(content)["sizes"]
    return saying(content, sizes=dict(reversed(sizes.items())))


def nested_deeply(content: bytes) -> bytes:
    return with_header(content, b"[" * 100_000)


def ending_in(content: bytes, value: float) -> bytes:
    """The same file with the last number replaced, and the checksum that belongs to it."""
    numbers = struct.pack("<e" if header_of(content)["precision"] == "f2" else "<f", value)
    content = content[: -len(numbers)] + numbers
    length = struct.unpack_from("<8sHI", content)[2]
    return saying(content, crc32=zlib.crc32(content[14 + length :]))


Damage: TypeAlias = Callable[[bytes], bytes]

DAMAGES: dict[str, tuple[ModelFault, Damage]] = {
    "cut off": (ModelFault.DAMAGED, lambda content: content[: len(content) // 2]),
    "newer": (
        ModelFault.OTHER_VERSION,
        lambda content: MAGIC + struct.pack("<H", 99) + content[10:],
    ),
    "of other features": (
        ModelFault.OTHER_FEATURES,
        lambda content: saying(content, features="0" * 16),
    ),
    "empty": (ModelFault.NO_MODEL, lambda content: b""),
    "of sizes not whole": (ModelFault.DAMAGED, of_sizes_not_whole),
    "of negative sizes": (ModelFault.DAMAGED, of_negative_sizes),
    "of layers in another order": (ModelFault.OTHER_SIZES, of_layers_in_another_order),
    "nested deeply": (ModelFault.DAMAGED, nested_deeply),
    "infinite": (ModelFault.DAMAGED, lambda content: ending_in(content, -math.inf)),
    "no number": (ModelFault.DAMAGED, lambda content: ending_in(content, math.nan)),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with copies of the program's models, which are used instead."""
    for name, content in SHIPPED.items():
        (tmp_path / f"{name}.bin").write_bytes(content)
    monkeypatch.setattr(networks, "files", lambda _package: tmp_path)
    networks._loaded.cache_clear()
    yield tmp_path
    networks._loaded.cache_clear()


def play_a_deal(level: Level, seed: int) -> MatchState:
    """A deal that one level plays in all seats, quickly."""
    player = quick_player(level)
    state = apply(new_match(RuleOptions(), Seat.N), Deal(shuffled_pack(seed, 1))).after
    done = 1
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        actions, seen = legal_actions(state), observe(state, state.mover)
        action = player.choose(seen, decision_seed(seed, done)) if len(actions) > 1 else actions[0]
        state, done = apply(state, action).after, done + 1
    return state


def test_everything_is_there(folder: Path) -> None:
    assert not networks.model_faults()
    assert has_all_models()
    assert ModelsAreThere().answer(StopFlag())


@pytest.mark.parametrize("name", networks.MODEL_NAMES)
def test_a_missing_model_is_left_out(folder: Path, name: ModelName) -> None:
    (folder / f"{name}.bin").unlink()

    assert {name: fault.fault for name, fault in networks.model_faults().items()} == {
        name: ModelFault.MISSING
    }
    assert not ModelsAreThere().answer(StopFlag())
    play_a_deal(Level.CLUB, 4)


@pytest.mark.parametrize(("fault", "damage"), DAMAGES.values(), ids=DAMAGES)
def test_what_cannot_be_used_is_left_out(folder: Path, fault: ModelFault, damage: Damage) -> None:
    for name, content in SHIPPED.items():
        (folder / f"{name}.bin").write_bytes(damage(content))

    faults = networks.model_faults()
    assert [*faults] == [*networks.MODEL_NAMES]
    assert {found.fault for found in faults.values()} == {fault}
    assert all("install" in str(found) or "train" in str(found) for found in faults.values())
    assert load_network("policy") == load_network("play_model") == networks.rule_of_thumb()
    assert load_accumulator_network("beliefs") is None
    assert not has_all_models()
    assert play_a_deal(Level.CLUB, 4).phase not in (Phase.DOUBLING, Phase.PLAY)


def test_a_changed_header_by_itself_is_no_damage(folder: Path) -> None:
    for name, content in SHIPPED.items():
        (folder / f"{name}.bin").write_bytes(ending_in(saying(content), 0.5))

    assert not networks.model_faults()


def test_club_and_master_play_as_casual_without_the_policy(folder: Path) -> None:
    (folder / "policy.bin").write_bytes(b"")

    played = [play_a_deal(level, 5) for level in (Level.CASUAL, Level.CLUB, Level.MASTER)]

    assert played[0] == played[1] == played[2]


def test_deals_are_imagined_and_judged_without_any_model(folder: Path) -> None:
    for name in networks.MODEL_NAMES:
        (folder / f"{name}.bin").unlink()
    state = apply(new_match(RuleOptions(), Seat.N), Deal(shuffled_pack(6, 1))).after
    casual = player_of(Level.CASUAL)
    for _ in range(14):
        state = apply(state, casual.choose(observe(state, state.mover), 0)).after
    seen = observe(state, state.mover)
    information = information_of(seen)

    deals = imagined_deals(seen, 5, seed=1, breadth=4)

    assert abs(sum(deal.weight for deal in deals) - 1) < 1e-9
    assert not tells(seen, information)
    assert abs(sum(natural_shares(seen, information)) - 1) < 1e-6


def test_the_rule_of_thumb_is_better_than_nothing() -> None:
    """It leaves a quint to nobody else, and a trick to nobody if a low card takes it."""
    pytest.importorskip("numpy")
    import random

    from quinto_desktop.lab.training.selfplay import duel

    thumb = networks.rule_of_thumb()
    nothing = networks.Network(thumb.first, thumb.biases, array("f", [0.0]))
    ahead, within = duel(thumb, nothing, 60, random.Random(1))
    assert ahead - within > 30
