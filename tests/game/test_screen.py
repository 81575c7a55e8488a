"""Whose cards the one screen may show, at every moment of every form."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from acting import act
from playing import match_of

from quinto_desktop.game import Screen, Session
from quinto_desktop.game.session import acts_by_itself
from quinto_desktop.rules import *

RULES = {
    "four": RuleOptions(target=60, draw=DrawRule.ACE_LOW, match=MatchForm.RUBBER),
    "dummy": RuleOptions(target=60, form=Form.DUMMY, match=MatchForm.ROUND),
    "two": RuleOptions(target=60, form=Form.TWO, match=MatchForm.RUBBER),
}
SEVERAL = [
    pytest.param(rules, frozenset(people), id=f"{name}-{len(people)}")
    for name, rules in RULES.items()
    for people in ({0, 1}, {1, 2}, {0, 1, 2}, {0, 1, 2, 3})
    if max(people) < rules.form.players
]


def states(rules: RuleOptions, people: frozenset[int]) -> Iterator[tuple[MatchState, bool]]:
    """Every moment of a match, and whether a pack has just been dealt."""
    session = Session(match_of(rules, people))
    choice = random.Random(11)
    yield session.state, False
    while session.state.phase is not Phase.MATCH_OVER:
        act(session, choice)
        yield session.state, isinstance(session.steps[-1].action, Deal)


def private(shown: Observation) -> list[Seat]:
    """The seats whose cards are shown although they are not face up for all."""
    return [seat for seat in Seat if shown.hands[seat] and seat is not shown.exposed_dummy]


@pytest.mark.parametrize(("rules", "people"), SEVERAL)
def test_no_hand_is_shown_but_that_of_whoever_says_that_he_looks(
    rules: RuleOptions, people: frozenset[int]
) -> None:
    screen = Screen(people)
    came = 0
    for state, is_new_deal in states(rules, people):
        screen.follow(state, is_new_deal=is_new_deal)
        shown = screen.shown(state)
        for seat in private(shown):
            assert state.seating[seat] == screen.looking
        awaited = screen.awaited(state)
        if awaited is None:
            continue
        assert (private(shown), shown.actions) == ([], ())
        screen.sit_down(awaited)
        came += 1
        assert screen.shown(state) == observe(state, screen.seat(state))
        assert screen.shown(state).actions
        assert state.seating[screen.seat(state)] == awaited
    assert came > 10


@pytest.mark.parametrize(("rules", "people"), SEVERAL)
def test_whoever_looked_last_is_covered_as_soon_as_it_is_anothers_turn(
    rules: RuleOptions, people: frozenset[int]
) -> None:
    screen = Screen(people)
    for state, is_new_deal in states(rules, people):
        screen.follow(state, is_new_deal=is_new_deal)
        turn = state.player_on_turn
        is_turn = state.phase in (Phase.DOUBLING, Phase.PLAY) and not acts_by_itself(state)
        if is_turn and turn in people:
            assert screen.looking in (None, turn)
            screen.sit_down(turn)
        if is_new_deal:
            assert screen.looking in (None, turn)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("player", [0, 1])
def test_a_person_alone_is_never_asked_and_always_sees_his_own_hands(
    rules: RuleOptions, player: int
) -> None:
    screen = Screen(frozenset({player}))
    for state, is_new_deal in states(rules, frozenset({player})):
        screen.follow(state, is_new_deal=is_new_deal)
        assert screen.awaited(state) is None
        shown, known = screen.shown(state), observe(state, screen.seat(state))
        assert shown == (known.watched() if acts_by_itself(state) else known)
        assert state.seating[screen.seat(state)] == player
        assert screen.seat(state) is not state.dummy


@pytest.mark.parametrize(("rules", "people"), SEVERAL)
def test_nobody_is_called_to_the_screen_where_nothing_is_to_choose(
    rules: RuleOptions, people: frozenset[int]
) -> None:
    screen = Screen(people)
    last = [state for state, _ in states(rules, people) if acts_by_itself(state)]

    assert last
    for state in last:
        screen.follow(state)
        assert screen.awaited(state) is None
        assert screen.shown(state).actions == ()


def test_where_nobody_plays_nothing_can_be_done() -> None:
    screen = Screen(frozenset())
    for state, _ in states(RULES["four"], frozenset()):
        assert screen.shown(state).actions == ()
        assert screen.awaited(state) is None


@pytest.mark.parametrize("people", [{0, 1}, {1, 3}, {0, 1, 2, 3}], ids=str)
def test_of_several_people_nobody_is_taken_to_look_at_first(people: set[int]) -> None:
    screen = Screen(frozenset(people))
    for state, _ in states(RULES["four"], frozenset(people)):
        screen.follow(state)
        assert private(screen.shown(state)) == []
        assert screen.looking is None


def test_a_new_deal_is_covered_even_from_the_one_who_played_last() -> None:
    screen = Screen(frozenset({0, 1}))
    rules = RULES["two"]
    dealt = next(state for state, is_new_deal in states(rules, frozenset({0, 1})) if is_new_deal)
    turn = dealt.player_on_turn
    assert turn is not None
    screen.sit_down(turn)

    screen.follow(dealt, is_new_deal=True)

    assert private(screen.shown(dealt)) == []
    assert screen.awaited(dealt) == turn
