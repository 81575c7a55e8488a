"""The puzzles that come with Quinto; ``quinto-lab puzzles check`` looks at them more closely."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from examples import each
from present import present

from quinto_desktop.players import StopFlag
from quinto_desktop.players.judging.estimates import CERTAIN
from quinto_desktop.players.judging.verdicts import calls_again
from quinto_desktop.players.puzzles.grading import grade_of, rating_of
from quinto_desktop.players.puzzles.making import puzzle_at
from quinto_desktop.players.puzzles.puzzle import THEMES, Grade, Puzzle, Theme, seen_from_south
from quinto_desktop.players.puzzles.puzzle_file import checked, parse_puzzles
from quinto_desktop.players.puzzles.themes import holds_royal, is_ending, themes_of
from quinto_desktop.rules import *

PATH = Path(__file__).parents[2] / "resources" / "puzzles.json"
MOST_BYTES = 600_000
OF_EACH = 50
JUDGED_AGAIN = 2


@cache
def puzzles() -> tuple[Puzzle, ...]:
    return parse_puzzles(PATH.read_text(encoding="utf-8"))


def of(theme: Theme) -> list[Puzzle]:
    return [one for one in puzzles() if one.theme is theme]


def tricks_done(puzzle: Puzzle) -> int:
    return len(puzzle.state.dealt.tricks)


def test_there_are_fifty_of_each_theme() -> None:
    assert Counter(one.theme for one in puzzles()) == dict.fromkeys(THEMES, OF_EACH)
    assert PATH.stat().st_size < MOST_BYTES


def test_each_can_be_played_as_far_as_its_decision() -> None:
    for puzzle in puzzles():
        assert checked(puzzle) is puzzle


def test_each_has_one_right_answer_as_far_as_its_figures_say() -> None:
    for puzzle in puzzles():
        assert puzzle.by_chance is (puzzle.theme is Theme.GAME)
        best = puzzle.best
        for one in puzzle.values:
            if one.action in puzzle.accepted:
                assert (one.points, one.win) == (best.points, best.win)  # equal cards
            elif puzzle.by_chance:
                assert best.win - one.win >= max(0.15, CERTAIN * one.win_se)
            else:
                assert best.points - one.points >= max(15, CERTAIN * one.se)
                assert best.win >= one.win
        assert puzzle.is_unique


def test_no_two_are_of_one_deal_or_look_alike() -> None:
    assert len({deal_code(one.deal) for one in puzzles()}) == len(puzzles())
    assert len({one.key for one in puzzles()}) == len(puzzles())
    seen = [(one.observation.hands, one.observation.trick, one.before[:4]) for one in puzzles()]
    assert len(set(seen)) == len(puzzles())


@each("theme", THEMES)
def test_a_theme_has_every_form_several_grades_and_many_tricks(theme: Theme) -> None:
    forms = Counter(one.deal.rules.form for one in of(theme))
    assert {*forms} == {*Form}
    assert forms[Form.FOUR] >= OF_EACH // 4
    grades = Counter(one.difficulty.grade for one in of(theme) if one.difficulty is not None)
    assert grades.total() == OF_EACH
    assert len(grades) >= 3
    if theme is not Theme.DOUBLE:
        tricks = Counter(map(tricks_done, of(theme)))
        assert max(tricks.values()) <= OF_EACH * (0.3 if theme is Theme.ENDING else 0.2)


def test_there_is_something_for_everybody() -> None:
    """Where Club fails Master mostly does too: it alone solves two of 300 at most."""
    grades = {one.difficulty.grade for one in puzzles() if one.difficulty is not None}
    assert grades | {Grade.MASTER} == {*Grade}


def test_themes_are_what_can_be_seen_of_them() -> None:
    for puzzle in puzzles():
        assert (puzzle.state.phase is Phase.DOUBLING) is (puzzle.theme is Theme.DOUBLE)
        if puzzle.theme is Theme.ENDING:
            assert is_ending(puzzle)
        if puzzle.theme is Theme.ROYAL:
            assert holds_royal(puzzle.state)
    calls = Counter(one.best.action is Call.PASS for one in of(Theme.DOUBLE))
    assert max(calls.values()) <= 0.6 * OF_EACH
    assert not any(calls_again(one.observation) for one in of(Theme.DOUBLE))


def test_grades_and_ratings_follow_from_how_often_levels_solve_them() -> None:
    for puzzle in puzzles():
        found = present(puzzle.difficulty)
        assert found.grade is grade_of(found.solved)
        assert found.rating == rating_of(found.solved)


def test_a_turned_table_asks_the_same() -> None:
    for puzzle in puzzles():
        turned = seen_from_south(puzzle)
        if puzzle.deal.rules.form is not Form.FOUR:
            assert turned is puzzle
            continue
        assert (turned.seat, turned.key) == (Seat.S, puzzle.key)
        assert turned.observation.hand == puzzle.observation.hand
        for action in legal_actions(turned.state):
            scores = played_out(puzzle.state, action)
            is_ours = puzzle.seat.side is Side.NS
            assert played_out(turned.state, action) == (scores if is_ours else scores[::-1])


def played_out(state: MatchState, action: Action) -> tuple[int, ...]:
    """The scores after an action, and then each time what is first."""
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        state = apply(state, action).after
        action = next(iter(legal_actions(state)), action)
    return state.scores


def test_some_are_judged_again() -> None:
    for puzzle in random.Random(79).sample(puzzles(), JUDGED_AGAIN):
        again = present(puzzle_at(puzzle.state, StopFlag()))
        assert (again.accepted, again.key) == (puzzle.accepted, puzzle.key)
        for mine, theirs in zip(again.values, puzzle.values, strict=True):
            assert mine.points == pytest.approx(theirs.points, abs=0.02)
            assert mine.win == pytest.approx(theirs.win, abs=0.002)
        assert puzzle.theme in themes_of(puzzle, StopFlag())
