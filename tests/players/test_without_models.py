"""Without some model, or with a wrong or damaged one, the program says so and plays on."""

from __future__ import annotations

import json
import math
import struct
import zlib
from array import array
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from quick import quick_player

from quinto_desktop.players import Level, decision_seed, has_all_models, player_of
from quinto_desktop.players.imagining.imagination import imagined_deals, tells
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.fair_values import natural_shares
from quinto_desktop.players.kernel import load_accumulator_network, load_network, networks
from quinto_desktop.players.kernel.model_file import MAGIC, ModelFault
from quinto_desktop.players.kernel.networks import MODEL_NAMES, ModelName, model_faults
from quinto_desktop.players.questions import ModelsAreThere
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import *

SHIPPED = {
    name: (files("quinto_desktop.players.kernel") / f"{name}.bin").read_bytes()
    for name in MODEL_NAMES
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
        assert state.turn is not None
        actions, seen = legal_actions(state), observe(state, state.turn)
        action = player.choose(seen, decision_seed(seed, done)) if len(actions) > 1 else actions[0]
        state, done = apply(state, action).after, done + 1
    return state


def test_everything_is_there(folder: Path) -> None:
    assert not model_faults()
    assert has_all_models()
    assert ModelsAreThere().answer(StopFlag())


@pytest.mark.parametrize("name", MODEL_NAMES)
def test_a_missing_model_is_left_out(folder: Path, name: ModelName) -> None:
    (folder / f"{name}.bin").unlink()

    assert {name: fault.fault for name, fault in model_faults().items()} == {
        name: ModelFault.MISSING
    }
    assert not ModelsAreThere().answer(StopFlag())
    play_a_deal(Level.CLUB, 4)


@pytest.mark.parametrize(("fault", "damage"), DAMAGES.values(), ids=DAMAGES)
def test_what_cannot_be_used_is_left_out(folder: Path, fault: ModelFault, damage: Damage) -> None:
    for name, content in SHIPPED.items():
        (folder / f"{name}.bin").write_bytes(damage(content))

    faults = model_faults()
    assert [*faults] == [*MODEL_NAMES]
    assert {found.fault for found in faults.values()} == {fault}
    assert all("install" in str(found) or "train" in str(found) for found in faults.values())
    assert load_network("policy") == load_network("play_model") == networks.rule_of_thumb()
    assert load_accumulator_network("beliefs") is None
    assert not has_all_models()
    assert play_a_deal(Level.CLUB, 4).phase not in (Phase.DOUBLING, Phase.PLAY)


def test_a_changed_header_by_itself_is_no_damage(folder: Path) -> None:
    for name, content in SHIPPED.items():
        (folder / f"{name}.bin").write_bytes(ending_in(saying(content), 0.5))

    assert not model_faults()


def test_one_byte_is_enough(folder: Path) -> None:
    for name, content in SHIPPED.items():
        damaged = bytearray(content)
        damaged[-100] ^= 1
        (folder / f"{name}.bin").write_bytes(damaged)

    assert {found.fault for found in model_faults().values()} == {ModelFault.DAMAGED}


def test_club_and_master_play_as_casual_without_the_policy(folder: Path) -> None:
    (folder / "policy.bin").write_bytes(b"")

    played = [play_a_deal(level, 5) for level in (Level.CASUAL, Level.CLUB, Level.MASTER)]

    assert played[0] == played[1] == played[2]


def test_deals_are_imagined_and_judged_without_any_model(folder: Path) -> None:
    for name in MODEL_NAMES:
        (folder / f"{name}.bin").unlink()
    state = apply(new_match(RuleOptions(), Seat.N), Deal(shuffled_pack(6, 1))).after
    casual = player_of(Level.CASUAL)
    for _ in range(14):
        assert state.turn is not None
        state = apply(state, casual.choose(observe(state, state.turn), 0)).after
    assert state.turn is not None
    seen = observe(state, state.turn)
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
