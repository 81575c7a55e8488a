"""`quinto-lab bench luck` and `means`: what is left of a result without the luck of the deal."""

from __future__ import annotations

import json

import pytest
from judged import IN_NO_TIME
from lab_command import Lab

from quinto_desktop.lab.judging import bench_luck
from quinto_desktop.lab.judging.bench_luck import (
    Luck,
    as_json,
    exchanged,
    luck_of,
    mean_of_both,
    start_of,
)
from quinto_desktop.players import Level
from quinto_desktop.players.judging.deal_review import Tables
from quinto_desktop.players.judging.luck import BETA, MEANS, Kind
from quinto_desktop.rules import Deal, Form, Seat, apply, new_match, shuffled_pack


def test_luck_is_told_by_other_tables() -> None:
    found = [Luck(BETA * luck + left, luck, 0) for luck, left in ((10, 1), (-20, -1), (40, 0))]
    told = as_json(found)
    assert told["adjusted"][0] == pytest.approx(0)  # type: ignore[index]
    assert told["result"][0] == pytest.approx(BETA * 10)  # type: ignore[index]
    assert told["best beta"] == pytest.approx(BETA, abs=0.05)
    assert told["narrower"] < 0.05  # type: ignore[operator]
    assert told["luck"] == 10


def test_what_is_usual_is_taken_off_the_result() -> None:
    assert Luck(30, 8, 8).adjusted == 30
    assert as_json([Luck(8, 8, 8)] * 2 + [Luck(9, 9, 8)])["result"][0] == pytest.approx(1 / 3)  # type: ignore[index]


def test_north_and_east_deal_in_turn(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench_luck._SKILLS, Level.CLUB, IN_NO_TIME)
    tables = Tables(1, IN_NO_TIME)
    assert luck_of(1, Level.NOVICE, tables).mean == -luck_of(2, Level.NOVICE, tables).mean
    command = ["bench", "luck", "--deals", "3", "--level", "novice", "--tables", "1"]
    told = json.loads(lab(*command, "--json"))
    text = lab(*command)
    assert f"{told['adjusted'][0]:>9.3f}" in text


def test_the_hands_of_both_sides_are_exchanged() -> None:
    pack = shuffled_pack(5, 1)
    dealt = [apply(new_match(), Deal(one)).after.deal for one in (pack, exchanged(pack))]
    first, second = dealt
    assert first is not None and second is not None
    assert first.cachette == second.cachette
    for seat in Seat:
        assert second.hands[seat.next] == first.hands[seat]


def test_starts_are_of_their_kind() -> None:
    for kind in MEANS:
        for seed in range(1, 4):
            start_of(kind, seed)  # it looks for itself


def test_means_of_every_kind(lab: Lab) -> None:
    kind = Kind(Form.TWO, has_dummy=False, is_near=True, others_near=False)
    assert mean_of_both(kind, 1, Level.NOVICE) == mean_of_both(kind, 1, Level.NOVICE)
    lines = lab("bench means --deals 2 --level novice").splitlines()
    assert len(lines) == len(MEANS)
