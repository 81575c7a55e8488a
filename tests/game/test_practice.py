"""Practising: what is asked next, what becomes of an answer, and what comes back."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from inline import InlineExecutor
from playing import done
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import Grade, LayingOut, Outcome, Puzzle, Rating, Theme
from quinto_desktop.game.practice.making import name_theme
from quinto_desktop.game.practice.practice import PUZZLE_DEVIATION, Practice
from quinto_desktop.game.practice.session import Exercise, PracticeSession, PuzzleCourse, returning
from quinto_desktop.players import StopFlag
from quinto_desktop.records.practice.glicko import Game, after
from quinto_desktop.rules import Action

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def practice(tmp_path: Path, clock: Clock) -> Practice:
    return Practice(tmp_path, clock)


def wrong(puzzle: Puzzle) -> Action:
    assert puzzle.second is not None
    return puzzle.second.action


def test_a_right_answer(practice: Practice) -> None:
    puzzle = practice.puzzles()[0]
    found = practice.attempt(puzzle, puzzle.best.action)

    assert (found.outcome, found.loss, found.counted) == (Outcome.ACCEPTED, 0.0, True)
    assert puzzle.difficulty is not None
    game = Game(puzzle.difficulty.rating, PUZZLE_DEVIATION, 1)
    assert found.rating == practice.rating == after(Rating(), [game])
    assert found.before == Rating()
    assert practice.planned() == []


def test_only_the_first_answer_counts(practice: Practice) -> None:
    puzzle = practice.puzzles()[0]
    first = practice.attempt(puzzle, wrong(puzzle))
    second = practice.attempt(puzzle, puzzle.best.action)

    assert first.outcome is Outcome.WRONG
    assert first.loss >= (0.15 if puzzle.by_chance else 15)
    assert first.rating.rating < 1500
    assert not second.counted
    assert second.rating == first.rating == practice.rating


def test_the_next_puzzle_suits_the_player(practice: Practice) -> None:
    puzzle = practice.next_puzzle()
    assert puzzle is not None
    assert puzzle.difficulty is not None
    ratings = [one.difficulty.rating for one in practice.shipped if one.difficulty is not None]
    assert abs(puzzle.difficulty.rating - 1500) == min(abs(one - 1500) for one in ratings)
    practice.attempt(puzzle, puzzle.best.action)
    assert practice.next_puzzle() is not puzzle


def test_when_all_are_answered_the_oldest_comes_again(practice: Practice) -> None:
    own = practice.puzzles(Theme.FEED, Grade.NOVICE)
    for puzzle in own:
        practice.attempt(puzzle, puzzle.best.action)

    assert practice.next_puzzle(Theme.FEED, Grade.NOVICE) is own[0]
    assert practice.next_puzzle(Theme.OTHER) is None


def test_a_mistake_comes_back_in_other_ways(practice: Practice, clock: Clock) -> None:
    puzzle = practice.puzzles(Theme.REFUSE)[0]
    practice.attempt(puzzle, wrong(puzzle))
    assert practice.due() == []

    clock.now += timedelta(days=2)
    (due,) = practice.due()
    assert due.puzzle is puzzle
    assert due.other is None
    layout = LayingOut(puzzle, 1).answer(StopFlag())
    assert layout.key == puzzle.key  # the seat cannot tell
    assert layout.deal != puzzle.deal
    found = practice.attempt(layout, puzzle.best.action, due.plan.motif)
    assert not found.counted
    assert practice.due() == []

    clock.now += timedelta(days=30)
    (due,) = practice.due()
    assert due.plan.times == 1
    assert due.other is not None
    assert due.other.theme is Theme.REFUSE
    assert due.other.key != puzzle.key
    practice.attempt(due.other, due.other.best.action, due.plan.motif)
    assert [plan.times for plan in practice.planned()] == [2]
    practice.forget(due.plan.motif)
    assert practice.planned() == []


def test_own_mistakes_are_kept_and_come_back(tmp_path: Path, clock: Clock) -> None:
    practice = Practice(tmp_path, clock)
    puzzle = practice.shipped[0]
    practice.keep(puzzle, returns=True)
    practice.close()

    clock.now += timedelta(days=2)
    again = Practice(tmp_path, clock)
    assert again.own == (puzzle,)
    assert [due.puzzle.key for due in again.due()] == [puzzle.key]


def test_a_damaged_log_is_told(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "practice.jsonl").write_text("no such thing\n", encoding="utf-8")

    practice = Practice(tmp_path, clock)

    assert practice.mended is not None
    assert practice.mended.aside == "practice.damaged-1.jsonl"


def test_an_answer_counts_though_it_cannot_be_written(tmp_path: Path, clock: Clock) -> None:
    practice = Practice(tmp_path / "folder", clock)
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    puzzle = practice.puzzles()[0]

    found = practice.attempt(puzzle, puzzle.best.action)

    assert found.fault is not None
    assert found.counted
    assert practice.rating == found.rating != Rating()


def test_what_a_mistake_is_about_is_found_out(tmp_path: Path, clock: Clock) -> None:
    practice = Practice(tmp_path, clock)
    shipped = practice.puzzles(Theme.REFUSE)[0]
    mistake = replace(shipped, theme=Theme.OTHER, difficulty=None)
    practice.keep(mistake, returns=True)
    done(name_theme(mistake, practice))

    again = Practice(tmp_path, clock)
    assert [one.theme for one in again.own] == [Theme.REFUSE]
    clock.now += timedelta(days=3)
    again.attempt(mistake, mistake.best.action, mistake.key)
    clock.now += timedelta(days=60)
    (due,) = again.due()
    assert due.other is not None and due.other.theme is Theme.REFUSE


def test_what_is_tried_of_ones_own_accord_has_not_come_back(practice: Practice) -> None:
    puzzle = practice.puzzles()[0]
    practice.keep(puzzle, returns=True)
    practice.attempt(puzzle, wrong(puzzle))

    assert [plan.times for plan in practice.planned()] == [0]


def trying(practice: Practice, *exercises: Exercise) -> PracticeSession:
    return PracticeSession(practice, Thinker(InlineExecutor), iter(exercises))


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


def test_what_comes_back_has_other_hidden_cards(
    qtbot: QtBot, practice: Practice, clock: Clock
) -> None:
    puzzle = practice.puzzles(Theme.FEED)[0]
    practice.attempt(puzzle, wrong(puzzle))
    clock.now += timedelta(days=2)
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
