"""`quinto-lab hint`, `ask` and `solve` say what actions, questions and positions come to."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from lab_command import Lab

from quinto_desktop.lab.solving.solve import EXAMPLE
from quinto_desktop.records import load_game, replay
from quinto_desktop.rules import Play, observe
from quinto_desktop.rules.notation import action_text

SAVES = Path(__file__).parent.parent / "data" / "saves"
MIDDLE = str(SAVES / "v3-numbered.quinto")
SECOND = str(SAVES / "v1-second-deal.quinto")


def test_where_the_game_stands(lab: Lab) -> None:
    found = lab.json("hint --effort quick", MIDDLE)
    state = replay(load_game(Path(MIDDLE)))[-1].after
    assert state.turn is not None
    assert found["seat"] == state.turn.name
    fair = found["fair"]
    assert [*fair] == [action_text(one) for one in observe(state, state.turn).actions]
    for values in fair.values():
        assert sorted(values) == ["match", "points", "se", "win"]
        assert values["match"] == values["win"]  # a single game is the match
        assert 0 <= values["win"] <= 1 and values["se"] >= 0
    best = found["best"]
    assert fair[best]["points"] == max(values["points"] for values in fair.values())
    assert best in found["tied"]


def test_any_action_of_any_deal(lab: Lab) -> None:
    call = lab.json("hint --effort quick", SECOND, "--deal", "1", "--at", "0")
    assert (call["deal"], call["n"]) == (1, 0)
    assert {"pass", "double"} == set(call["fair"])
    steps = [step for step in replay(load_game(Path(SECOND)))[1:53]]
    last = lab.json("hint --effort quick", SECOND, "--deal", "1", "--at", "50")
    assert isinstance(steps[50].action, Play)
    assert action_text(steps[50].action) in last["fair"]


def test_the_same_seed_gives_the_same_hint(lab: Lab) -> None:
    command = [SECOND, "--deal", "1", "--at", "9"]
    found = lab.json("hint --effort quick", *command)
    assert lab.json("hint --effort quick", *command, "--seed", "1") == found
    assert lab.json("hint --effort quick", *command, "--seed", "2") != found


def test_it_says_why(lab: Lab) -> None:
    command = [SECOND, "--deal", "1", "--at", "15"]
    reasons = lab.json("hint --effort quick", *command)["reasons"]
    found = [*reasons["best"], *(one for row in reasons["against"].values() for one in row)]
    assert found
    for reason in found:
        share = reason["share"]
        assert 0 <= share["count"] <= share["total"] and 0 <= share["share"] <= 1
        assert reason["explains"] > 0 and reason["kind"]
    lines = [
        line
        for line in lab("hint --effort quick", *command).splitlines()
        if line.startswith("why: ")
    ]
    assert len(lines) == len(reasons["best"])


HAND = "AKJT7.84.762.AT"


def test_every_lead_has_its_figure(lab: Lab) -> None:
    told = lab.json("ask lead", HAND, "--us", 120, "--them", 200, "--deals", 60)

    assert told["deals"] == 60
    figures = told["figures"]
    assert {"HA", "D8", "ST"} <= figures.keys()


DEAL = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
MID_TRICK = "N:..7.J Q... .5.J. ...75 / .A.A8.K4"


def test_the_example_in_the_help_works(lab: Lab) -> None:
    command = shlex.split(EXAMPLE)
    assert command[0] == "quinto-lab"
    assert lab(*command[1:]).startswith("value")


def test_a_seat_may_be_written_small(lab: Lab) -> None:
    assert lab("solve", DEAL, "--leader", "n").startswith("value")


@pytest.mark.parametrize("way", [str.lower, lambda deal: deal.replace(".", "\uff0e") + "\u200b"])
def test_a_deal_is_read_as_people_write_it(way: Callable[[str], str], lab: Lab) -> None:
    assert lab("solve", way(DEAL), "--leader", "N").startswith("value")


def test_a_value_as_json(lab: Lab) -> None:
    told = json.loads(lab("solve", DEAL, "--leader", "N", "--trick-value", "20", "--json"))
    assert sorted(told) == ["cards", "line", "ms", "nodes", "value"]
    assert told["value"] == max(told["cards"].values()) == -10
    assert set(told["cards"]) == {"C7", "SJ"}
    assert len(told["line"]) == 8


def test_a_value_in_the_middle_of_a_trick(lab: Lab) -> None:
    command = "solve --leader E --trick C4 --trick-value 20 --joker-lead opponents"
    assert {*lab.json(command, MID_TRICK)["cards"]} == {"CJ"}


@pytest.mark.parametrize("deal", [DEAL, MID_TRICK], ids=["in the hand, too", "on the table only"])
def test_a_card_on_the_table_may_stand_in_its_hand_or_not(deal: str, lab: Lab) -> None:
    assert {*lab.json("solve --leader E --trick C4", deal)["cards"]} == {"CJ"}
