"""The exercises of the lessons: their figures are true, and their deals always the same."""

from __future__ import annotations

import pytest

from quinto_desktop.game import Session
from quinto_desktop.game.lessons.lesson import (
    EXERCISES,
    PUPIL,
    LessonExercise,
    LessonName,
    Place,
    lesson_game,
    next_lesson,
    place_of,
)
from quinto_desktop.players import Level, player_of
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import Action, Call, Phase, Play, Side, legal_actions, observe, parse_card

ALL = [exercise for row in EXERCISES.values() for exercise in row]
OF_CARDS = [exercise for exercise in ALL if "pass pass pass pass" in exercise.played]
OF_CALLS = [exercise for exercise in ALL if exercise not in OF_CARDS]


def begun(exercise: LessonExercise) -> Session:
    return Session(exercise.setup, exercise.prelude)


def lead(session: Session) -> int:
    """How many points the pupil's side is ahead, when the deal has been played out by Casual."""
    casual = player_of(Level.CASUAL)
    while session.state.phase in (Phase.DOUBLING, Phase.PLAY):
        turn = session.state.turn
        assert turn is not None
        if session.state.phase is Phase.DOUBLING:
            session.apply(Call.PASS)
            continue
        seed = session.setup.source.decision_seed(session.length)
        session.apply(casual.choose(observe(session.state, turn), seed))
    scores = session.state.scores
    return scores[PUPIL.side] - scores[PUPIL.side.other]


@pytest.mark.parametrize("exercise", ALL)
def test_the_pupil_is_to_decide_and_every_choice_has_its_cost(exercise: LessonExercise) -> None:
    session = begun(exercise)
    assert session.state.turn is PUPIL
    assert session.awaits_person()
    assert not session.can_undo
    names = {
        str(action.card) if isinstance(action, Play) else action.value
        for action in legal_actions(session.state)
        if isinstance(action, Play | Call)
    }
    assert names == set(exercise.costs)
    assert min(exercise.costs.values()) == 0 < exercise.stake


@pytest.mark.parametrize("exercise", OF_CARDS)
def test_what_a_card_costs_is_what_the_exact_solver_says(exercise: LessonExercise) -> None:
    state = begun(exercise).state
    assert state.deal is not None
    seen = observe(state, PUPIL)
    assert seen.trick is not None
    assert PUPIL.side is Side.NS  # the solver's values are theirs
    position = Position(tuple(state.deal.hands), state.deal.cachette, seen.trick)
    values = Solver(32).solve(position, line=False).cards
    best = max(values.values())
    assert {str(card): best - value for card, value in values.items()} == exercise.costs


@pytest.mark.parametrize("exercise", OF_CALLS)
def test_what_a_call_costs_is_what_playing_both_ways_says(exercise: LessonExercise) -> None:
    found = {}
    for name in exercise.costs:
        session = begun(exercise)
        session.apply(Call(name))
        found[name] = lead(session)
    best = max(found.values())
    assert {name: best - value for name, value in found.items()} == exercise.costs


@pytest.mark.parametrize("exercise", OF_CARDS)
def test_the_best_card_does_best_against_the_players_of_the_lesson(
    exercise: LessonExercise,
) -> None:
    found = {}
    for name in exercise.costs:
        session = begun(exercise)
        session.apply(Play(parse_card(name)))
        found[name] = lead(session)
    best = [name for name, cost in exercise.costs.items() if not cost]
    assert max(found.values()) in [found[name] for name in best]


def test_every_game_of_a_lesson_is_recognised_and_no_other() -> None:
    for name in LessonName:
        for number in range(len(EXERCISES.get(name, [None]))):
            place = Place(name, number)
            assert place_of(place.setup) == place
    assert place_of(lesson_game()) == Place(LessonName.FIRST)
    assert Place(LessonName.FIRST).following is None
    assert Place(LessonName.QUINTS).following == Place(LessonName.QUINTS, 1)
    assert next_lesson(LessonName.FIRST) is LessonName.DOUBLING
    assert next_lesson(LessonName.CACHETTE) is None


def test_a_decision_is_read_from_the_game() -> None:
    exercise = EXERCISES[LessonName.QUINTS][0]
    session = begun(exercise)
    assert exercise.decision(session.steps) is None
    wanted: Action = Play(parse_card("D4"))
    session.apply(wanted)
    assert exercise.decision(session.steps) == wanted
    assert exercise.cost(wanted) == 30
