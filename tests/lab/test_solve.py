"""`quinto-lab solve` gives the value of a position and refuses anything else."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.solving.solve import EXAMPLE

DEAL = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
MIDDLE = "N:..7.J Q... .5.J. ...75 / .A.A8.K4"


def test_the_example_in_the_help_works(capsys: pytest.CaptureFixture[str]) -> None:
    command = shlex.split(EXAMPLE)
    assert command[0] == "quinto-lab"
    assert main(command[1:]) == 0
    assert capsys.readouterr().out.startswith("value")


def test_a_seat_may_be_written_small(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", DEAL, "--leader", "n"]) == 0
    assert capsys.readouterr().out.startswith("value")


@pytest.mark.parametrize("way", [str.lower, lambda deal: deal.replace(".", "\uff0e") + "\u200b"])
def test_a_deal_is_read_as_people_write_it(
    way: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", way(DEAL), "--leader", "N"]) == 0
    assert capsys.readouterr().out.startswith("value")


def test_a_value_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", DEAL, "--leader", "N", "--trick-value", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sorted(told) == ["cards", "line", "ms", "nodes", "value"]
    assert told["value"] == max(told["cards"].values()) == -10
    assert set(told["cards"]) == {"C7", "SJ"}
    assert len(told["line"]) == 8


def test_a_value_in_the_middle_of_a_trick(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["solve", MIDDLE, "--leader", "E", "--trick", "C4", "--trick-value", "20", "--json"]
    assert main([*command, "--joker-lead", "opponents"]) == 0
    assert set(json.loads(capsys.readouterr().out)["cards"]) == {"CJ"}


@pytest.mark.parametrize("deal", [DEAL, MIDDLE], ids=["in the hand, too", "on the table only"])
def test_a_card_on_the_table_may_stand_in_its_hand_or_not(
    deal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", deal, "--leader", "E", "--trick", "C4", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["cards"]) == {"CJ"}


def test_a_card_that_does_not_follow_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", DEAL, "--leader", "N", "--trick", "C7,HQ"]) == 2
    assert "HQ cannot be played there: E holds Q..4." in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["nonsense", "--leader", "N"],
        [DEAL, "--leader", "X"],
        [DEAL, "--leader", "N", "--trick", "HQ"],
        [DEAL, "--leader", "N", "--trick", "XX"],
        [DEAL, "--leader", "N", "--trick-value", "7"],
        [DEAL, "--leader", "N", "--joker-lead", "maybe"],
        [DEAL, "--leader", "N", "--table-mb", "0"],
        [DEAL],
    ],
)
def test_faults_are_one_line(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *command]) == 2
    assert capsys.readouterr().err.count("\n") == 1
