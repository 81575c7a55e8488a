"""The JSON Schema is what the program reads by, and is kept up to date."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from saved_games import games, played

from quinto_desktop.records import SavedGame, encode
from quinto_desktop.records.schema import schema_text
from quinto_desktop.resources import resource_text

SCHEMA = json.loads(resource_text("quinto-game.schema.json"))
VALIDATOR = Draft202012Validator(SCHEMA)


def test_the_committed_schema_is_the_one_that_is_made() -> None:
    assert json.loads(schema_text()) == SCHEMA


def test_the_command_writes_it() -> None:
    command = [sys.executable, "-m", "quinto_desktop.records.schema"]
    ran = subprocess.run(command, capture_output=True, check=True)
    assert ran.stdout.decode() == schema_text()
    assert ran.stderr == b""


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@settings(max_examples=30)
@given(games())
def test_every_saved_game_is_valid_by_it(game: SavedGame) -> None:
    VALIDATOR.validate(json.loads(encode(game)))


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "format": lambda d: d.update(format="other"),
    "version": lambda d: d.update(version=2),
    "version as text": lambda d: d.update(version="1"),
    "seed": lambda d: d.update(seed=-1),
    "seed as fraction": lambda d: d.update(seed=0.5),
    "missing": lambda d: d.pop("scores"),
    "unknown": lambda d: d.update(more=1),
    "dealer": lambda d: d.update(first_dealer="NE"),
    "rule": lambda d: d["rules"].update(joker_lead="lowest"),
    "unknown rule": lambda d: d["rules"].update(kitty=True),
    "target": lambda d: d["rules"].update(target=0),
    "seat": lambda d: d["seats"].pop("S"),
    "name": lambda d: d["seats"]["S"].update(name=""),
    "name of two lines": lambda d: d["seats"]["S"].update(name="a\nb"),
    "level": lambda d: d["seats"]["S"].update(level="GOOD"),
    "short pack": lambda d: d["deals"][0].update(pack="HA"),
    "long pack": lambda d: d["deals"][0].update(pack=d["deals"][0]["pack"] + " HA"),
    "call": lambda d: d["deals"][0]["calls"].append("pass"),
    "play": lambda d: d["deals"][0]["plays"].append("H1"),
    "49 plays": lambda d: d["deals"][0].update(plays=["HA"] * 49),
    "undone": lambda d: d["undone"].append("undo"),
    "scores": lambda d: d["scores"].append(5),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_file_is_not_valid_by_it(change: Callable[[dict[str, Any]], object]) -> None:
    document = json.loads(encode(played(length=40, undone=3)))
    assert VALIDATOR.is_valid(document)
    change(document)
    assert not VALIDATOR.is_valid(document)
