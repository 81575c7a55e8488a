"""`quinto-lab hint`, `ask` and `solve` say what actions, questions and positions come to."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from lab_command import Lab

from quinto_desktop.lab.solving.solve import EXAMPLE

SAVES = Path(__file__).parent.parent / "data" / "saves"
SECOND = str(SAVES / "v1-second-deal.quinto")


def test_the_same_seed_gives_the_same_hint(lab: Lab) -> None:
    command = [SECOND, "--deal", "1", "--at", "9"]
    found = lab.json("hint --effort quick", *command)
    assert lab.json("hint --effort quick", *command, "--seed", "1") == found
    assert lab.json("hint --effort quick", *command, "--seed", "2") != found


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
