"""The three short lessons in the window: right and wrong choices, and the game that waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_the_table import bar_on, bubble_on, choose, menu_action
from present import present
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting
from teaching import (
    buttons_of,
    covered,
    gold_of,
    guide_of,
    panel_of,
    title_of,
    wait_for_more,
    wait_for_title,
)

from quinto_desktop.game import Session
from quinto_desktop.game.lessons.lesson import EXERCISES, LessonExercise, LessonName, place_of
from quinto_desktop.rules import Action, Call, Phase, Play, observe, parse_card
from quinto_desktop.window.learn.lesson_panel import Choice
from quinto_desktop.window.learn.lesson_texts import about, exercise_text
from quinto_desktop.window.learn.pointing import Aim, Aims
from quinto_desktop.window.text.commands import Command

COMMANDS = {
    LessonName.DOUBLING: Command.LESSON_DOUBLING,
    LessonName.QUINTS: Command.LESSON_QUINTS,
    LessonName.CACHETTE: Command.LESSON_CACHETTE,
}
SMALL, TALL = (800, 560), (900, 1300)  # the guided deal is tried in others as well
SEED = 5


def press(person: Sitting, button: Choice) -> None:
    person.wait(lambda: is_clear(person))
    panel = panel_of(person)
    panel.guard.wait(0)
    person.push(buttons_of(panel)[button])


def choice_of(exercise: LessonExercise, *, right: bool) -> Action:
    """A decision that is right, or the worst one."""
    name = (min if right else max)(exercise.costs, key=lambda name: exercise.costs[name])
    return Call(name) if name in {call.value for call in Call} else Play(parse_card(name))


def decide(person: Sitting, action: Action) -> None:
    """Make a decision, and let the trick or the deal be finished."""
    turn = person.controller.state.mover
    person.controller.submit(turn, action)
    while guide_of(person) is not None and not title_of(person):
        if person.controller.session.awaits_person():
            seat = person.controller.state.mover
            person.controller.submit(seat, observe(person.controller.state, seat).actions[0])
        else:
            wait_for_more(person)


def is_clear(person: Sitting) -> bool:
    """Whether the panel covers nothing that one may want to see."""
    guide = guide_of(person)
    is_settled = guide is not None and not guide._settling.isActive() and guide.panel.isVisible()
    return is_settled and not covered(person)


def go_through(person: Sitting, name: LessonName, *, wrong: range) -> None:
    """Take a lesson from its first question to its last answer, some wrong at first."""
    for number, exercise in enumerate(EXERCISES[name]):
        text = exercise_text(name, number)
        wait_for_title(person, text.question.title)
        person.wait(lambda: is_clear(person))
        assert gold_of(panel_of(person)) is None  # a call or a card is the button
        if number in wrong:
            decide(person, choice_of(exercise, right=False))
            wait_for_title(person, text.wrong[0])
            assert str(max(exercise.costs.values())) in panel_of(person).words
            press(person, Choice.AGAIN)
            wait_for_title(person, text.question.title)
        decide(person, choice_of(exercise, right=True))
        wait_for_title(person, text.right[0])
        person.wait(lambda: is_clear(person))
        assert str(exercise.stake) in panel_of(person).words
        assert not bar_on(person.table).isVisible()
        if number + 1 < len(EXERCISES[name]):
            press(person, Choice.NEXT)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_lesson_is_taken_and_the_game_comes_back(
    qtbot: QtBot, tmp_path: Path, name: LessonName
) -> None:
    with sitting(qtbot, tmp_path, seed=SEED, size=SMALL) as person:
        person.wait_for_turn()
        person.controller.submit(person.seen.seat, Call.PASS)
        person.wait_for_turn()
        kept = [step.action for step in person.controller.session.steps]

        choose(person.room, COMMANDS[name])
        assert "Your own game waits meanwhile." in panel_of(person).words
        assert person.sheet_heading == about(name).title
        go_through(person, name, wrong=range(0, 10, 3))

        settings = person.room.preferences.settings
        assert settings.lessons_done == (name.value,)
        assert menu_action(person.room, COMMANDS[name]).isChecked()
        buttons = buttons_of(panel_of(person))
        onward = Choice.RETURN if name is LessonName.CACHETTE else Choice.NEXT_LESSON
        assert gold_of(panel_of(person)) is buttons[onward]
        assert {*buttons} == {onward, Choice.RETURN}  # no two that do the same
        press(person, Choice.RETURN)
        assert guide_of(person) is None
        now = [step.action for step in person.controller.session.steps]
        assert person.controller.session.setup.seed == SEED
        assert now[: len(kept)] == kept
        assert not person.room.preferences.settings.lesson_runs
        assert person.sheet_heading != about(name).title
        questions = [exercise_text(name, at).question for at in range(len(EXERCISES[name]))]
        for question in questions:
            said = [sentence for sentence, _ in person.heard]
            assert any(sentence.startswith(f"{question.title}. ") for sentence in said)


def test_it_covers_nothing_in_a_tall_window(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=SEED, size=TALL) as person:
        choose(person.room, COMMANDS[LessonName.QUINTS])
        go_through(person, LessonName.QUINTS, wrong=range(0))


def test_the_rest_of_a_deal_can_be_played_out(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=SEED) as person:
        choose(person.room, Command.LESSON_QUINTS)
        exercise = EXERCISES[LessonName.QUINTS][0]
        decide(person, choice_of(exercise, right=True))
        press(person, Choice.PLAY_OUT)
        assert "Back to your game" in [button.text() for button in person.table.ledge.buttons]
        while person.controller.state.phase is Phase.PLAY:
            if person.controller.session.awaits_person():
                turn = person.controller.state.mover
                actions = observe(person.controller.state, turn).actions
                person.controller.submit(turn, actions[0])
            else:
                wait_for_more(person)
        person.wait(lambda: bool(title_of(person)) and Choice.NEXT in buttons_of(panel_of(person)))
        press(person, Choice.NEXT)
        assert place_of(person.controller.session.setup) is not None
        wait_for_title(person, exercise_text(LessonName.QUINTS, 1).question.title)


@pytest.mark.parametrize("is_taken", [True, False])
def test_a_lesson_is_offered_once_where_it_belongs(
    qtbot: QtBot, tmp_path: Path, *, is_taken: bool
) -> None:
    with sitting(qtbot, tmp_path, seed=SEED, size=(800, 560)) as person:
        settings, ledge = person.room.preferences, person.table.ledge
        settings.change(lessons_done=("first",))
        person.wait_for_turn()
        at_table = ledge.row.acts
        places = [one.mapTo(person.table, one.rect().center()) for one in ledge.buttons]
        person.do(Call.DOUBLE)
        assert person.bubble == about(LessonName.DOUBLING).slip
        assert person.bubble in [sentence for sentence, _ in person.heard]
        line = QRectF(bubble_on(person.table).geometry())
        assert not any(card.polygon().boundingRect().intersects(line) for card in person.own_hand)
        assert ledge.row.acts == (*at_table, person.room.teacher.take_offer)
        assert about(LessonName.DOUBLING).title in ledge.row.buttons[-1].words
        for button, place in zip(ledge.buttons, places, strict=False):
            assert button.rect().contains(button.mapFrom(person.table, place)), button.text()
        if is_taken:
            person.push(ledge.buttons[-1])
            assert not ledge._buttons.get(person.room.teacher.take_offer) and not person.bubble
            press(person, Choice.LEAVE)
            assert person.controller.session.setup.seed == SEED
            assert settings.settings.lessons_offered == ("doubling",)
        for _ in range(11):
            person.do(person.seen.actions[0])
        assert {"doubling", "cachette"} <= {*settings.settings.lessons_offered}


def test_a_lesson_broken_off_begins_its_exercise_again(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=SEED) as person:
        choose(person.room, Command.LESSON_QUINTS)
        first, second = EXERCISES[LessonName.QUINTS][:2]
        assert not menu_action(person.room, Command.UNDO).isEnabled()
        decide(person, choice_of(first, right=False))
        person.controller.undo()  # which asks again
        assert title_of(person) == exercise_text(LessonName.QUINTS, 0).question.title
        assert first.decision(person.controller.session.steps) is None
        decide(person, choice_of(first, right=True))
        press(person, Choice.NEXT)
        decide(person, choice_of(second, right=False))
        kept = Session.resumed(person.controller.session.saved())  # as a start finds it
        person.controller.new_game(kept, is_kept=False)
        assert guide_of(person) is None

        person.room.teacher.teach()  # as a start does

        assert title_of(person) == exercise_text(LessonName.QUINTS, 1).question.title
        assert second.decision(person.controller.session.steps) is None
        assert person.room.preferences.settings.lesson_runs


@pytest.mark.parametrize("name", EXERCISES)
def test_no_question_points_at_an_answer(name: LessonName) -> None:
    aims = {exercise_text(name, number).question.aim for number in range(len(EXERCISES[name]))}
    assert not aims & {Aim.ROYAL, Aim.CROWN, Aim.PASS}


def test_a_line_does_not_strike_out_the_trick(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=SEED) as person:
        choose(person.room, Command.LESSON_CACHETTE)
        exercise = EXERCISES[LessonName.CACHETTE][0]
        person.wait(lambda: bool(title_of(person)) and is_clear(person))
        aims = Aims(person.table)
        led = present(aims.find(Aim.CACHETTE))
        assert led.has_line
        decide(person, choice_of(exercise, right=True))
        press(person, Choice.NEXT)
        text = exercise_text(LessonName.CACHETTE, 1)
        wait_for_title(person, text.question.title)
        following = present(aims.find(text.question.aim))
        assert not following.has_line


def test_a_lesson_leaves_no_game_behind_and_holds_none(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=SEED) as person:
        choose(person.room, Command.LESSON_QUINTS)
        decide(person, choice_of(EXERCISES[LessonName.QUINTS][0], right=True))
        choose(person.room, Command.LESSON)
        choose(person.room, Command.LESSON_DOUBLING)
        assert person.room.preferences.settings.recent_files == ()
        exercise = EXERCISES[LessonName.DOUBLING][0]
        person.wait(lambda: bool(title_of(person)) and is_clear(person))
        decide(person, choice_of(exercise, right=True))
        choose(person.room, Command.SAME_AGAIN)
        assert guide_of(person) is None
        person.wait_for_turn()
