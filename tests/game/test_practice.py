"""Practising: what is asked next, what becomes of an answer, and what comes back."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from inline import InlineExecutor
from msgspec.structs import replace
from playing import done
from present import present
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import LayingOut, Outcome, Puzzle, Rating, Theme
from quinto_desktop.game.practice.making import name_theme
from quinto_desktop.game.practice.practice import PUZZLE_DEVIATION, Practice
from quinto_desktop.game.practice.session import Exercise, PracticeSession, PuzzleCourse, returning
from quinto_desktop.players import StopFlag
from quinto_desktop.players.puzzles.puzzle import seen_from_south
from quinto_desktop.records.practice.glicko import Game, after
from quinto_desktop.rules import Action, Form, Seat

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
    return present(puzzle.second).action


@pytest.mark.parametrize("is_helped", [False, True])
def test_a_right_answer(practice: Practice, *, is_helped: bool) -> None:
    puzzle = practice.puzzles()[0]
    assert practice.attempt(puzzle, puzzle.best.action, is_helped=is_helped) is None

    game = Game(present(puzzle.difficulty).rating, PUZZLE_DEVIATION, 1)
    assert practice.rating == (Rating() if is_helped else after(Rating(), [game]))
    assert practice.planned() == [] and practice.solved == {puzzle.key}


@pytest.mark.parametrize("is_given_up", [False, True])
def test_only_the_first_answer_counts(practice: Practice, *, is_given_up: bool) -> None:
    puzzle = practice.puzzles()[0]
    practice.attempt(puzzle, None if is_given_up else wrong(puzzle))
    first = practice.rating
    assert first.rating < 1500 and practice.solved == set()
    assert [plan.motif for plan in practice.planned()] == [puzzle.key]

    practice.attempt(puzzle, puzzle.best.action)
    assert practice.rating == first and practice.solved == {puzzle.key}


def test_the_easiest_comes_first_and_what_is_solved_last(practice: Practice) -> None:
    own = practice.puzzles(Theme.FEED, Form.FOUR)
    ratings = [one.difficulty.rating for one in own if one.difficulty is not None]
    assert ratings == sorted(ratings) and {one.deal.rules.form for one in own} == {Form.FOUR}
    assert len(practice.puzzles(Theme.FEED)) > len(own)
    course = PuzzleCourse(practice, Theme.FEED, Form.FOUR)
    assert [one.puzzle for one in course] == own
    for number, puzzle in enumerate(own):
        practice.attempt(puzzle, puzzle.best.action if number else wrong(puzzle))
    assert [one.puzzle for one in course] == own  # the wrong one, then the longest ago
    practice.attempt(own[0], own[0].best.action)
    assert next(iter(course)).puzzle is own[1]
    assert practice.next_puzzle(Theme.OTHER) is None


def test_a_day_has_one_puzzle_for_everybody(practice: Practice) -> None:
    days = [date(2026, 11, 1) + timedelta(days=number) for number in range(60)]
    found = [*map(practice.of_the_day, days)]
    assert found == [*map(Practice().of_the_day, days)]
    assert {one.deal.rules.form for one in found} == {Form.FOUR}


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
    before = practice.rating
    practice.attempt(layout, puzzle.best.action, due.plan.motif)
    assert practice.rating == before
    assert practice.due() == []

    clock.now += timedelta(days=30)
    (due,) = practice.due()
    assert due.plan.times == 1
    assert due.other is not None
    assert due.other.theme is Theme.REFUSE
    assert due.other.key != puzzle.key
    practice.attempt(due.other, due.other.best.action, due.plan.motif)
    assert [plan.times for plan in practice.planned()] == [2]


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

    assert present(practice.mended).aside == "practice.damaged-1.jsonl"


def test_an_answer_counts_though_it_cannot_be_written(tmp_path: Path, clock: Clock) -> None:
    practice = Practice(tmp_path / "folder", clock)
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    puzzle = practice.puzzles()[0]

    assert practice.attempt(puzzle, puzzle.best.action) is not None
    assert practice.rating != Rating()


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
    assert exercises.is_asked and exercises.puzzle == seen_from_south(puzzle)
    with qtbot.waitSignals([exercises.reasoned, exercises.explained]):
        exercises.answer(wrong(puzzle))
    assert exercises.outcome is Outcome.WRONG
    shown = exercises.refutation
    assert shown is not None and shown.wrong is not None
    assert shown.right.points > shown.wrong.points
    rating = practice.rating

    exercises.again()
    exercises.answer(puzzle.best.action)
    assert practice.rating == rating
    assert len(practice.answered) == 1
    with qtbot.waitSignal(exercises.ended):
        exercises.next()
    assert not exercises.is_asked and exercises.exercise is None


def test_whoever_asks_for_the_solution_at_once_has_given_up(
    qtbot: QtBot, practice: Practice
) -> None:
    puzzle = practice.puzzles(Theme.ENDING)[0]
    exercises = trying(practice, Exercise(puzzle))
    exercises.next()
    with qtbot.waitSignal(exercises.explained):
        exercises.show_solution()
    assert exercises.said == puzzle.best.action
    assert exercises.refutation is not None and exercises.refutation.wrong is None
    exercises.again()
    exercises.answer(puzzle.best.action)
    assert exercises.is_solved and [one.outcome for one in practice.answered] == ["wrong"]


def test_what_comes_back_has_other_hidden_cards(
    qtbot: QtBot, practice: Practice, clock: Clock
) -> None:
    puzzle = next(one for one in practice.puzzles(Theme.FEED, Form.FOUR) if one.seat is not Seat.S)
    practice.attempt(puzzle, wrong(puzzle))
    clock.now += timedelta(days=2)
    (exercise,) = returning(practice.due())
    exercises = trying(practice, exercise)
    with qtbot.waitSignal(exercises.asked):
        exercises.next()

    assert exercises.puzzle.key == puzzle.key
    assert exercises.puzzle.deal != puzzle.deal
    assert exercises.puzzle.observation == seen_from_south(puzzle).observation
    exercises.answer(puzzle.best.action)
    assert [plan.times for plan in practice.planned()] == [1]
    assert practice.due() == []
