"""Version 1 files are migrated to today's format or refused; the originals stay unchanged."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from faulty_files import Change, changed_file, game_or_refusal, mutate, put, refusal, remove
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.records import decode, encode
from quinto_desktop.records.saves.migrations import MIGRATIONS, VERSION, migrate
from quinto_desktop.rules import DrawRule, Form, MatchForm

FILE = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"
DATA = FILE.read_bytes()


def test_version_1_is_a_single_game_of_four() -> None:
    rules = decode(DATA).rules
    assert (rules.form, rules.match, rules.draw) == (Form.FOUR, MatchForm.GAME, DrawRule.OFF)
    assert rules.stakes == 0


def test_the_players_are_the_seats_from_north_clockwise() -> None:
    seats = json.loads(DATA)["seats"]
    players = json.loads(encode(decode(DATA)))["players"]
    assert players == [seats["N"], seats["E"], seats["S"], seats["W"]]


def test_everything_else_is_as_it_was() -> None:
    old, new = json.loads(DATA), json.loads(encode(decode(DATA)))
    for name in ("seed", "first_dealer", "deals", "undone", "scores"):
        assert new[name] == old[name]
    assert {name: new["rules"][name] for name in old["rules"]} == old["rules"]


def test_a_migration_leaves_what_it_is_given_as_it_is() -> None:
    document = json.loads(DATA)
    before = copy.deepcopy(document)
    first = migrate(document, 1, MIGRATIONS)
    assert document == before
    assert migrate(document, 1, MIGRATIONS) == first
    assert first["version"] == VERSION


WRONG: dict[str, tuple[Change, str]] = {
    "no seats": (remove("seats"), "(version 1) is damaged. "),
    "seats as list": (put("seats", to=["N", "E", "S", "W"]), "(version 1) is damaged. "),
    "seats as text": (put("seats", to="NESW"), "(version 1) is damaged. "),
    "seats as number": (put("seats", to=4), "(version 1) is damaged. "),
    "no rules": (remove("rules"), "(version 1) is damaged. "),
    "rules as list": (
        put("rules", to=["joker_lead", "cachette_from", "target"]),
        "(version 1) is damaged. ",
    ),
    "no seat": (remove("seats", "W"), "(version 1) is damaged: at “seats”, there is no “W”. "),
    "a fifth seat": (
        put("seats", "X\n", to={}),
        "(version 1) is damaged: at “seats”, there is an unknown entry “X�”. ",
    ),
    "no target": (remove("rules", "target"), "at “rules”, there is no “target”. "),
    "a rule of version 2": (
        put("rules", "form", to="four"),
        "at “rules”, there is an unknown entry “form”. ",
    ),
    "players of version 2": (put("players", to=[]), "there is an unknown entry “players”. "),
    "a draw of version 2": (put("drawn", to=["HA"] * 4), "there is an unknown entry “drawn”. "),
    "an unknown entry": (put("more", to=1), "there is an unknown entry “more”. "),
    "a seat as number": (put("seats", "E", to=1), "at “players[1]”, expected a group in braces"),
    "no name": (remove("seats", "N", "name"), "at “players[0]”, there is no “name”. "),
    "no dealer": (put("first_dealer", to=None), "names no first dealer"),
    "an undone draw": (
        put("undone", 0, to="draw HA D5 S2 QR"),
        "the rules of this game have no draw",
    ),
}


@pytest.mark.parametrize(("change", "told"), WRONG.values(), ids=WRONG)
def test_a_damaged_file_of_version_1_is_refused(change: Change, told: str) -> None:
    assert told in refusal(changed_file(DATA, change))


@given(st.data())
def test_any_value_changed_gives_a_game_or_a_refusal(data: st.DataObject) -> None:
    document = json.loads(DATA)
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(document, data)
    game_or_refusal(json.dumps(document).encode())
