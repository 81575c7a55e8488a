"""The story of a game: its two lines are the score sheet's, and its turn is the last lead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from quinto_desktop.game.past.game_story import TRICKS_COUNTED, game_story
from quinto_desktop.rules import *

FORMS = [
    RuleOptions(),
    RuleOptions(form=Form.TWO),
    RuleOptions(form=Form.DUMMY),
    RuleOptions(target=60),
    RuleOptions(match=MatchForm.RUBBER, target=100),
]


@cache
def ends(rules: RuleOptions, seed: int) -> tuple[MatchState, ...]:
    """The moments of a match, played at random, at which a game has just been won."""
    choice, state, found = random.Random(seed), new_match(rules), []
    while state.phase is not Phase.MATCH_OVER:
        action: Action = choice.choice(legal_actions(state) or [Call.PASS])
        if state.phase is Phase.DEALING:
            action = Deal(shuffled_pack(seed, state.deals_finished + 1))
        before, state = state, apply(state, action).after
        if before.winner is None and state.winner is not None:
            found.append(state)
    return tuple(found)


def games(rules: RuleOptions) -> Iterator[tuple[tuple[DealResult, ...], MatchState]]:
    for seed in range(1, 9):
        for state in ends(rules, seed):
            yield state.results, state


@pytest.mark.parametrize("rules", FORMS, ids=str)
def test_the_lines_are_what_was_written_down(rules: RuleOptions) -> None:
    for results, state in games(rules):
        story = game_story(results, rules.target)
        assert (story.winner, story.scores) == (state.winner, state.scores)
        assert story.deals == tuple(result.number for result in results)
        totals = story.start
        for result in results:
            moments = [moment for moment in story.moments if moment.deal == result.number]
            assert totals == result.before
            assert [moment.trick for moment in moments] == [*range(1, len(moments) + 1)]
            for before, after in zip(
                [totals, *(one.scores for one in moments[:-1])], moments, strict=True
            ):
                scored = [
                    marked_points(one for one in after.quints if one.side is side) for side in Side
                ]
                if after.trick < TRICKS_COUNTED:
                    assert [*after.scores] == [before[side] + scored[side] for side in Side]
            assert tuple(quint for one in moments for quint in one.quints) == result.quints
            assert moments[-1].scores == result.scores
            totals = result.scores


@pytest.mark.parametrize("rules", FORMS, ids=str)
def test_a_quint_or_the_tricks_have_won(rules: RuleOptions) -> None:
    seen = set()
    for results, state in games(rules):
        story = game_story(results, rules.target)
        deal = state.deal
        assert deal is not None
        assert (story.decisive is None) is (story.tricks is not None)
        seen.add(story.decisive is None)
        assert story.quints == tuple(quint for result in results for quint in result.quints)
        if story.decisive is None:
            assert story.tricks == tricks_with_cachette(deal.tricks)
            assert story.moments[-1].trick == TRICKS_COUNTED
        else:
            assert story.decisive is story.quints[-1]
            assert story.decisive.side is story.winner
            assert story.moments[-1].trick == story.decisive.trick
    assert seen == {True, False}


@pytest.mark.parametrize("rules", FORMS, ids=str)
def test_it_turns_after_the_last_lead_of_the_losers(rules: RuleOptions) -> None:
    for results, _ in games(rules):
        story = game_story(results, rules.target)
        loser = story.winner.other
        before = [story.start, *(moment.scores for moment in story.moments)]
        if story.turn is None:
            assert all(pair[loser] <= pair[story.winner] for pair in before)
            continue
        place = story.moments.index(story.turn)
        assert before[place][loser] > before[place][story.winner]
        assert all(pair[loser] <= pair[story.winner] for pair in before[place + 1 :])
        led = last_lead(results[-1], loser)
        if led is not None:
            assert (story.turn.deal, story.turn.trick) == (results[-1].number, led + 1)
        else:
            assert story.turn.deal < results[-1].number


def test_what_has_not_been_played_has_no_story() -> None:
    with pytest.raises(ValueError, match="nothing"):
        game_story((), 250)
