"""Going through exercises: one answer is recorded, all others are free, and mistakes come back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.practice.session import (
    Exercise,
    PracticeSession,
    PuzzleCourse,
    returning,
)
from quinto_desktop.game.practice.values import Outcome, Puzzle, Theme
from quinto_desktop.game.thinking.inline import InlineExecutor
from quinto_desktop.rules import Action

NOW = datetime(2026, 11, 22, tzinfo=UTC)


@pytest.fixture
def practice(tmp_path: Path) -> Practice:
    return Practice(tmp_path, lambda: NOW)


def trying(practice: Practice, *exercises: Exercise) -> PracticeSession:
    return PracticeSession(practice, Thinker(InlineExecutor), iter(exercises))


def wrong(puzzle: Puzzle) -> Action:
    assert puzzle.second is not None
    return puzzle.second.action


def test_a_wrong_answer_is_explained_and_tried_again(qtbot: QtBot, practice: Practice) -> None:
    puzzle = practice.puzzles(Theme.ENDING)[0]
    exercises = trying(practice, Exercise(puzzle))
    with qtbot.waitSignal(exercises.asked):
        exercises.next()
    assert exercises.is_asked and exercises.puzzle is puzzle
    with qtbot.waitSignals([exercises.reasoned, exercises.explained]):
        exercises.answer(wrong(puzzle))
    assert exercises.outcome is Outcome.WRONG
    assert exercises.loss == puzzle.loss(wrong(puzzle)) >= 15
    shown = exercises.refutation
    assert shown is not None and shown.wrong is not None
    assert shown.right.points > shown.wrong.points
    rating = practice.rating

    exercises.again()
    exercises.answer(puzzle.best.action)
    assert exercises.loss == 0
    assert practice.rating == rating
    assert len(practice.answered) == 1
    with qtbot.waitSignal(exercises.ended):
        exercises.next()
    assert not exercises.is_asked and exercises.exercise is None


def test_the_solution_is_shown_only_after_an_answer(qtbot: QtBot, practice: Practice) -> None:
    puzzle = practice.puzzles(Theme.ENDING)[0]
    exercises = trying(practice, Exercise(puzzle))
    exercises.next()
    exercises.show_solution()
    assert exercises.said is None
    exercises.answer(wrong(puzzle))
    with qtbot.waitSignal(exercises.explained):
        exercises.show_solution()
    assert exercises.said == puzzle.best.action
    assert exercises.refutation is not None and exercises.refutation.wrong is None


def test_a_course_goes_by_the_rating_and_repeats_nothing(practice: Practice) -> None:
    course = iter(PuzzleCourse(practice, Theme.FEED))
    seen = []
    for _ in range(5):
        puzzle = next(course).puzzle
        practice.attempt(puzzle, puzzle.best.action)
        seen.append(puzzle.key)
    assert len(set(seen)) == 5
    assert next(iter(PuzzleCourse(practice, Theme.OTHER)), None) is None


def test_what_comes_back_has_other_hidden_cards(qtbot: QtBot, tmp_path: Path) -> None:
    now = [NOW]
    practice = Practice(tmp_path, lambda: now[0])
    puzzle = practice.puzzles(Theme.FEED)[0]
    practice.attempt(puzzle, wrong(puzzle))
    now[0] += timedelta(days=2)
    (exercise,) = returning(practice.due())
    exercises = trying(practice, exercise)
    with qtbot.waitSignal(exercises.asked):
        exercises.next()

    assert exercises.puzzle.key == puzzle.key
    assert exercises.puzzle.deal != puzzle.deal
    assert exercises.puzzle.observation == puzzle.observation
    exercises.answer(puzzle.best.action)
    assert [plan.times for plan in practice.planned()] == [1]
    assert practice.due() == []
