"""The positions that other tests begin at are what their names promise."""

from __future__ import annotations

import positions
from examples import each
from positions import RECIPES

from quinto_desktop.records import replay
from quinto_desktop.rules import apply


@each("name", RECIPES)
def test_it_is_come_to_by_the_rules_and_not_before(name: str) -> None:
    session = positions.at(name)
    state = session.steps[0].before
    for step in session.steps:
        assert not RECIPES[name].is_there(state)
        state = apply(state, step.action).after
    assert state == session.state
    assert RECIPES[name].is_there(state)
    assert replay(session.saved()) == session.steps


def test_every_record_is_in_use() -> None:
    assert [*positions.recorded()] == [*RECIPES]


def test_each_caller_has_a_game_of_its_own() -> None:
    one, other = positions.at("first-lead"), positions.at("first-lead")
    one.undo()
    assert one.length != other.length
