"""`quinto-lab solve` gives the value of a position and refuses anything else."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable

import pytest
from lab_command import Lab

from quinto_desktop.lab.solving.solve import EXAMPLE

DEAL = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
MIDDLE = "N:..7.J Q... .5.J. ...75 / .A.A8.K4"


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
    command = ["solve", MIDDLE, "--leader", "E", "--trick", "C4", "--trick-value", "20", "--json"]
    assert set(json.loads(lab(*command, "--joker-lead", "opponents"))["cards"]) == {"CJ"}


@pytest.mark.parametrize("deal", [DEAL, MIDDLE], ids=["in the hand, too", "on the table only"])
def test_a_card_on_the_table_may_stand_in_its_hand_or_not(deal: str, lab: Lab) -> None:
    assert set(
        json.loads(lab("solve", deal, "--leader", "E", "--trick", "C4", "--json"))["cards"]
    ) == {"CJ"}
