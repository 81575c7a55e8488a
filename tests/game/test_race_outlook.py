"""The outlook of the race: quints count as they fall, tricks together at the end."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from quinto_desktop.game.aids.outlooks import RaceOutlook, quint_outlooks, race_outlook
from quinto_desktop.rules import (
    Deal,
    Form,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    Side,
    Step,
    apply,
    legal_actions,
    new_match,
    observe,
    shuffled_pack,
)


def race(state: MatchState, seat: Seat = Seat.S) -> RaceOutlook:
    now = observe(state, seat)
    return race_outlook(now, quint_outlooks(now))


def game(seed: int, target: int = 100, form: Form = Form.FOUR) -> list[Step]:
    choice = random.Random(seed)
    state = new_match(RuleOptions(target=target, form=form), Seat.W)
    steps: list[Step] = []
    while state.phase is not Phase.MATCH_OVER and state.winner is None:
        if state.phase is Phase.DEALING:
            step = apply(state, Deal(shuffled_pack(seed, len(state.results) + 1)))
        else:
            step = apply(state, choice.choice(legal_actions(state)))
        steps.append(step)
        state = step.after
    return steps


def test_before_the_first_deal_nothing_is_in_play() -> None:
    found = race(new_match(RuleOptions(), Seat.W))

    assert not found.is_on
    assert found.points_in_play == 0
    assert [runner.need for runner in found.runners] == [250, 250]


def test_thirteen_tricks_and_all_quints_are_in_play_at_first() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    found = race(state)

    assert found.is_on
    assert (found.tricks_left, found.trick_points) == (13, 65)
    assert 100 <= found.quint_points <= 175


@pytest.mark.parametrize("seed", range(1, 9))
def test_what_is_said_comes_true(seed: int) -> None:
    """No side gets more than was predicted as possible; a predicted win is one."""
    for step in game(seed):
        before, after = race(step.before), step.after
        if step.before.phase is not Phase.PLAY:
            continue
        for side in Side:
            assert after.scores[side] <= before.runners[side].most
        won = after.results[-1].tricks_won if after.results else None
        last = len(step.before.results) < len(after.results)
        if not last:
            continue
        assert before.tricks_left == 2 or won is None
        for side in Side:
            runner = before.runners[side]
            took = after.deal is not None and after.deal.tricks[-1].winner
            if runner.wins_with_last_trick and isinstance(took, Seat) and took.side is side:
                assert after.winner is side
        if after.winner is not None and won is None:
            assert after.deal is not None
            quint = after.deal.quints[-1]
            fell = [each for each in after.deal.quints if each.trick == quint.trick]
            if len(fell) == 1:  # one alone won, as predicted
                assert quint.quint in before.runners[after.winner].winning_quints


@pytest.mark.parametrize("seed", range(1, 4))
def test_taken_tricks_count_at_the_end(seed: int) -> None:
    for step in game(seed, target=10_000)[:400]:
        state = step.after
        if state.phase is not Phase.PLAY or state.deal is None:
            continue
        found = race(state)
        taken = sum(runner.taken for runner in found.runners)
        assert taken + found.trick_points == 13 * found.trick_value
        assert found.tricks_left == 13 - len(state.deal.tricks)


def test_a_quint_that_wins_is_one_that_is_worth_enough() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    now = replace(observe(state, Seat.S), scores=(230, 236))
    found = race_outlook(now, quint_outlooks(now))
    ours, theirs = found.runners

    assert {quint.points for quint in ours.winning_quints} == {20, 25}
    assert {quint.points for quint in theirs.winning_quints} == {15, 20, 25}
    assert (ours.need, theirs.need) == (20, 14)


def test_a_game_that_is_won_is_over() -> None:
    state = game(1)[-1].after
    found = race(state)

    assert found.winner is state.winner is not None
    assert not found.is_on
    assert not any(runner.winning_quints for runner in found.runners)


def test_the_winner_needs_nothing_more() -> None:
    state = game(2)[-1].after
    assert state.winner is not None

    assert race(state).runners[state.winner].need == 0
