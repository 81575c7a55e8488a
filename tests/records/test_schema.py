"""The JSON Schema matches what the program reads, and is up to date."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from saved_games import ALL_FORMS, ROUND, RUBBER, TWO, games, played

from quinto_desktop.records import SavedGame, encode
from quinto_desktop.records.saves.schema import schema_text
from quinto_desktop.resources import resource_text
from quinto_desktop.rules import RuleOptions

SCHEMA = json.loads(resource_text("quinto-game.schema.json"))
VALIDATOR = Draft202012Validator(SCHEMA)


def test_the_committed_schema_is_the_one_that_is_made() -> None:
    assert json.loads(schema_text()) == SCHEMA


def test_the_command_writes_it() -> None:
    command = [sys.executable, "-m", "quinto_desktop.records.saves.schema"]
    ran = subprocess.run(command, capture_output=True, check=True)
    assert ran.stdout.decode() == schema_text()
    assert ran.stderr == b""


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("rules", ALL_FORMS.values(), ids=ALL_FORMS)
@pytest.mark.parametrize("length", [0, 1, 60, 400])
def test_matches_of_all_forms_are_valid_by_it(rules: RuleOptions, length: int) -> None:
    game = played(seed=7, rules=rules, length=length, undone=30)
    VALIDATOR.validate(json.loads(encode(game)))


@examples(30)
@given(games())
def test_every_saved_game_is_valid_by_it(game: SavedGame) -> None:
    VALIDATOR.validate(json.loads(encode(game)))


FOUR = RuleOptions()

CHANGES: dict[str, tuple[RuleOptions, Callable[[dict[str, Any]], object]]] = {
    "format": (FOUR, lambda d: d.update(format="other")),
    "version": (FOUR, lambda d: d.update(version=1)),
    "version as text": (FOUR, lambda d: d.update(version="3")),
    "seed": (FOUR, lambda d: d.update(seed=-1)),
    "seed as fraction": (FOUR, lambda d: d.update(seed=0.5)),
    "missing": (FOUR, lambda d: d.pop("scores")),
    "unknown": (FOUR, lambda d: d.update(more=1)),
    "dealer": (FOUR, lambda d: d.update(first_dealer="NE")),
    "rule": (FOUR, lambda d: d["rules"].update(joker_lead="lowest")),
    "unknown rule": (FOUR, lambda d: d["rules"].update(kitty=True)),
    "target": (FOUR, lambda d: d["rules"].update(target=0)),
    "no dealer": (FOUR, lambda d: d.update(first_dealer=None)),
    "form": (FOUR, lambda d: d["rules"].update(form="five")),
    "other form": (FOUR, lambda d: d["rules"].update(form="two")),
    "match": (FOUR, lambda d: d["rules"].update(match="round")),
    "a draw": (FOUR, lambda d: d["rules"].update(draw="ace_low")),
    "stakes": (FOUR, lambda d: d["rules"].update(stakes=-1)),
    "player": (FOUR, lambda d: d["players"].pop()),
    "a player too many": (FOUR, lambda d: d["players"].append(d["players"][0])),
    "name": (FOUR, lambda d: d["players"][2].update(name="")),
    "name of two lines": (FOUR, lambda d: d["players"][2].update(name="a\nb")),
    "level": (FOUR, lambda d: d["players"][2].update(level="GOOD")),
    "drawn": (FOUR, lambda d: d.update(drawn=["HA", "D5", "S2", "QR"])),
    "no word of a draw": (FOUR, lambda d: d.pop("drawn")),
    "short pack": (FOUR, lambda d: d["deals"][0].update(pack="HA")),
    "long pack": (FOUR, lambda d: d["deals"][0].update(pack=d["deals"][0]["pack"] + " HA")),
    "call": (FOUR, lambda d: d["deals"][0]["calls"].append("pass")),
    "play": (FOUR, lambda d: d["deals"][0]["plays"].append("H1")),
    "49 plays": (FOUR, lambda d: d["deals"][0].update(plays=["HA"] * 49)),
    "undone": (FOUR, lambda d: d["undone"].append("undo")),
    "scores": (FOUR, lambda d: d["scores"].append(5)),
    "dealer and draw": (RUBBER, lambda d: d.update(first_dealer="N")),
    "too few drawn": (RUBBER, lambda d: d["drawn"].pop()),
    "too many drawn": (TWO, lambda d: d["drawn"].append("HA")),
    "no card drawn": (TWO, lambda d: d["drawn"].append("H1")),
    "draw off": (TWO, lambda d: d["rules"].update(draw="off")),
    "a round of two": (TWO, lambda d: d["rules"].update(match="round")),
    "a rubber of three": (ROUND, lambda d: d["rules"].update(match="rubber")),
    "the handicap as target": (ROUND, lambda d: d["rules"].update(target=25)),
    "dummy deals": (ROUND, lambda d: d.update(first_dealer="N")),
    "four of three": (ROUND, lambda d: d["players"].append(d["players"][0])),
}


@pytest.mark.parametrize(("rules", "change"), CHANGES.values(), ids=CHANGES)
def test_a_changed_file_is_not_valid_by_it(
    rules: RuleOptions, change: Callable[[dict[str, Any]], object]
) -> None:
    document = json.loads(encode(played(rules=rules, length=40, undone=3)))
    assert VALIDATOR.is_valid(document)
    change(document)
    assert not VALIDATOR.is_valid(document)
