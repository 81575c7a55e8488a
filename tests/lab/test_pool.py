"""The pool plays by the rules, knows what it may, and answers the same every time."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.pool import members
from quinto_desktop.lab.pool.members import Half, member_of, members_named
from quinto_desktop.rules import (
    Deal,
    Form,
    JokerLead,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    apply,
    new_match,
    observe,
    shuffled_pack,
)

QUICK = {"plain": "plain:20:5:4"}
"""The same players with fewer layouts, so that whole deals take no time."""


def _players() -> list[str]:
    return [QUICK.get(name, name) for name in Half.ALL.members]


def _deal(form: Form, seed: int, joker_lead: JokerLead = JokerLead.HIGHEST) -> MatchState:
    dealer = Seat.S if form is Form.DUMMY else Seat(seed % 4)
    state = new_match(RuleOptions(form=form, joker_lead=joker_lead), dealer)
    return apply(state, Deal(shuffled_pack(seed, 1))).after


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", _players())
def test_a_member_plays_a_whole_deal_in_every_form(name: str, form: Form) -> None:
    player = member_of(name)
    state = _deal(form, 5, JokerLead.FORBIDDEN_IF_WINNING)
    for seed in range(60):
        if state.phase not in {Phase.DOUBLING, Phase.PLAY}:
            break
        assert state.turn is not None
        observation = observe(state, state.turn)
        action = player.choose(observation, seed)
        assert action in observation.actions
        if seed % 9 == 0:
            assert member_of(name).choose(observation, seed) == action
        state = apply(state, action).after
    assert state.results or state.winner is not None


def test_the_halves_are_apart_and_only_one_is_usual(capsys: pytest.CaptureFixture[str]) -> None:
    training, held_out = members_named("training"), Half.HELD_OUT.members
    assert set(training).isdisjoint(held_out)
    assert members_named("all") == (*training, *held_out)
    assert main(["match", "--a", "novice", "--pool", "--deals", "0", "--json"]) == 2
    assert "nothing to play" in capsys.readouterr().err


def _told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["match", "--a", "novice", "--workers", "1", "--json", *arguments]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    assert told.pop("seconds") is not None
    return told


def test_the_pools_match_tells_mean_and_worst(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "TRAINING", ("policy", "plain:8:2:2"))
    asked = ["--pool", "--with-partner", "policy", "--deals", "3", "--calls", "off"]
    asked += ["--keep", str(tmp_path / "kept")]
    told = _told(capsys, *asked)
    assert _told(capsys, *asked) == told
    assert len([*(tmp_path / "kept").iterdir()]) == 3
    against, beside = told["against"], told["beside"]
    assert isinstance(against, dict) and isinstance(beside, dict)
    assert [*against["members"]] == ["policy", "plain:8:2:2"]
    points = {name: match["points_per_deal"]["mean"] for name, match in against["members"].items()}
    assert against["mean"]["mean"] == pytest.approx(sum(points.values()) / 2)
    assert points[against["worst"]["member"]] == min(points.values())
    assert against["thinking_ms"]["cards"] > 100
    assert [*beside["members"]] == ["policy"]
    assert beside["members"]["policy"]["partner"] == "policy"


@pytest.mark.parametrize("text", ["", "bogus", "plain:", "plain:1:2", "plain:0:1:1", "policy:3"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        members_named(text)
