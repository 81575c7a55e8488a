"""`quinto-lab hint` says what each action is worth, at any moment of a saved game."""

from __future__ import annotations

from pathlib import Path

from lab_command import Lab

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
