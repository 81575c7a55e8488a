"""`quinto-lab hint` says what each action is worth, at any moment of a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.records import load_game, replay
from quinto_desktop.rules import Play, observe
from quinto_desktop.rules.notation import action_text

SAVES = Path(__file__).parent.parent / "data" / "saves"
MIDDLE = str(SAVES / "v3-numbered.quinto")
SECOND = str(SAVES / "v1-second-deal.quinto")
QUICK = ["--effort", "quick"]


def told(capsys: pytest.CaptureFixture[str], *command: str) -> dict[str, object]:
    assert main(["hint", *command, *QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_where_the_game_stands(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, MIDDLE)
    state = replay(load_game(Path(MIDDLE)))[-1].after
    assert state.turn is not None
    assert found["seat"] == state.turn.name
    fair = found["fair"]
    assert isinstance(fair, dict)
    assert [*fair] == [action_text(one) for one in observe(state, state.turn).actions]
    for values in fair.values():
        assert sorted(values) == ["match", "points", "se", "win"]
        assert values["match"] == values["win"]  # a single game is the match
        assert 0 <= values["win"] <= 1 and values["se"] >= 0
    best = found["best"]
    assert fair[best]["points"] == max(values["points"] for values in fair.values())
    assert best in found["tied"]  # type: ignore[operator]


def test_any_action_of_any_deal(capsys: pytest.CaptureFixture[str]) -> None:
    call = told(capsys, SECOND, "--deal", "1", "--at", "0")
    assert (call["deal"], call["n"]) == (1, 0)
    assert {"pass", "double"} == set(call["fair"])  # type: ignore[call-overload]
    steps = [step for step in replay(load_game(Path(SECOND)))[1:53]]
    last = told(capsys, SECOND, "--deal", "1", "--at", "50")
    assert isinstance(steps[50].action, Play)
    assert action_text(steps[50].action) in last["fair"]  # type: ignore[operator]


def test_the_same_seed_gives_the_same_hint(capsys: pytest.CaptureFixture[str]) -> None:
    command = [SECOND, "--deal", "1", "--at", "9"]
    found = told(capsys, *command)
    assert told(capsys, *command, "--seed", "1") == found
    assert told(capsys, *command, "--seed", "2") != found


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ([MIDDLE, "--at", "51"], "Deal 1 has no action 51; give a number from 0 to "),
        ([MIDDLE, "--deal", "2"], "The game has no deal 2; give a number from 1 to 1."),
        ([SECOND, "--deal", "1"], "Deal 1 is over; give one of its actions with --at"),
        ([SECOND, "--deal", "1", "--at", "52"], "Deal 1 has no action 52; give a number from 0 to"),
        ([MIDDLE, "--at", "-1"], "out of range"),
        ([MIDDLE, "--effort", "little"], "choose one of quick, usual, deep"),
        ([str(SAVES / "none.quinto")], "none.quinto"),
        ([__file__], "This is not a Quinto game"),
    ],
)
def test_faults_are_one_line(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", *command]) == 2
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == 1


def test_it_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    command = [SECOND, "--deal", "1", "--at", "15"]
    reasons = told(capsys, *command)["reasons"]
    assert isinstance(reasons, dict)
    found = [*reasons["best"], *(one for row in reasons["against"].values() for one in row)]
    assert found
    for reason in found:
        share = reason["share"]
        assert 0 <= share["count"] <= share["total"] and 0 <= share["share"] <= 1
        assert reason["explains"] > 0 and reason["kind"]
    assert main(["hint", *command, *QUICK]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("why: ")]
    assert len(lines) == len(reasons["best"])
