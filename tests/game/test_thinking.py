"""Thinking off the window's thread, and the pause before what was thought is shown."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from playing import First, ManualExecutor, Thought, played
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, Thinker
from quinto_desktop.game.thinking.engine_process import EngineProcess
from quinto_desktop.game.thinking.thinker import Answer, ComputerTurn, SkippableTimer
from quinto_desktop.players import ComputerPlayer, StopFlag
from quinto_desktop.rules import Action, Observation, Phase, Seat, observe

LONGEST_S = 30.0


class Endless:
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self.begun = Event()
        self.was_stopped = False

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        assert stop is not None
        self.begun.set()
        end = time.perf_counter() + LONGEST_S
        while not stop.is_set():
            assert time.perf_counter() < end, "nobody has stopped it"
        self.was_stopped = True
        return observation.actions[0]


def one_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1)


def moment() -> Observation:
    state = played(1).state
    assert state.phase is Phase.DOUBLING
    assert state.turn is not None
    return observe(state, state.turn)


class Turn:
    def __init__(self) -> None:
        self.thinker = Thinker(one_thread)
        self.turn = ComputerTurn(self.thinker)
        self.seen = moment()
        self.decided: list[Action] = []
        self.turn.decided.connect(self.decided.append)

    def ask(self, player: ComputerPlayer) -> None:
        self.turn.ask(player, self.seen, 1)


@pytest.mark.parametrize("is_dropped", [True, False], ids=["dropped", "asked anew"])
def test_a_thought_that_is_not_wanted_does_not_hold_up_the_next(
    qtbot: QtBot, is_dropped: bool
) -> None:
    turn, endless = Turn(), Endless()
    turn.ask(endless)
    assert endless.begun.wait(LONGEST_S)
    if is_dropped:
        turn.turn.drop()

    with qtbot.waitSignal(turn.turn.decided, timeout=round(1000 * LONGEST_S)):
        turn.ask(First())

    assert turn.decided == [turn.seen.actions[0]]
    assert endless.was_stopped
    turn.turn.close()


@pytest.mark.parametrize(
    "leave",
    [
        GameController.abandon,
        GameController.undo,
        GameController.close,
        lambda controller: controller.new_game(played(0).setup),
    ],
    ids=["abandoned", "undone", "closed", "another game"],
)
def test_whoever_leaves_the_moment_stops_the_thought(qtbot: QtBot, leave) -> None:  # type: ignore[no-untyped-def]
    endless = Endless()
    controller = GameController(
        played(1), Thinker(one_thread), pace=INSTANT, make_player=lambda *_: endless
    )
    controller.submit(Seat.S, observe(controller.state, Seat.S).actions[0])
    assert endless.begun.wait(LONGEST_S)

    leave(controller)
    controller.thinker.ask(Thought(lambda _stop: None))
    with qtbot.waitSignal(controller.thinker.answered, timeout=round(1000 * LONGEST_S)):
        pass

    assert endless.was_stopped
    controller.close()


def test_an_answer_comes_with_its_question(qtbot: QtBot) -> None:
    executor = ManualExecutor()
    thinker = Thinker(lambda: executor)
    heard: list[tuple[StopFlag, Answer]] = []
    thinker.answered.connect(lambda *answer: heard.append(answer))
    questions = [thinker.ask(Thought(lambda stop: stop)) for _ in range(3)]

    for place in (2, 0, 1):
        with qtbot.waitSignal(thinker.answered):
            executor.answer(place)

    assert [question for question, _ in heard] == [questions[2], questions[0], questions[1]]
    assert all(answer == Answer(question) for question, answer in heard)


def test_a_closed_thinker_has_stopped_all_that_was_asked(qtbot: QtBot) -> None:
    thinker = Thinker(ManualExecutor)
    questions = [thinker.ask(Thought(lambda _stop: None)) for _ in range(3)]
    assert not any(question.is_set() for question in questions)

    thinker.close()

    assert all(question.is_set() for question in questions)


def test_a_closed_thinker_starts_no_engine(qtbot: QtBot) -> None:
    thinker, engine = Thinker(one_thread), EngineProcess()
    thinker.await_engine()
    thinker.close()

    thinker.use(engine)

    assert engine.process_id is None


def test_the_thinking_factor_counts_from_the_next_question(qtbot: QtBot) -> None:
    asked: list[float] = []

    def make_player(_level: object, thinking_factor: float) -> ComputerPlayer:
        asked.append(thinking_factor)
        return First()

    executor = ManualExecutor()
    controller = GameController(
        played(1), Thinker(lambda: executor), pace=INSTANT, make_player=make_player
    )
    controller.submit(Seat.S, observe(controller.state, Seat.S).actions[0])
    assert asked == [1]

    controller.thinking_factor = 3.0
    assert asked == [1]
    with qtbot.waitSignal(controller.stepped):
        executor.answer()

    assert asked == [1, 3]
    controller.close()


@pytest.fixture
def timer(qtbot: QtBot) -> SkippableTimer:
    return SkippableTimer()


def test_it_passes_by_itself(qtbot: QtBot, timer: SkippableTimer) -> None:
    with qtbot.waitSignal(timer.passed):
        timer.begin(1)

    assert not timer.is_on


def test_no_pause_is_no_pause(qtbot: QtBot, timer: SkippableTimer) -> None:
    with qtbot.assertNotEmitted(timer.passed):
        timer.begin(0)

        assert not timer.is_on


def test_it_can_wait_for_somebody_and_passes_once(qtbot: QtBot, timer: SkippableTimer) -> None:
    passes: list[bool] = []
    timer.passed.connect(lambda: passes.append(timer.is_on))
    timer.begin(None)
    assert timer.is_on

    timer.pass_now()
    timer.pass_now()

    assert passes == [False]


@pytest.mark.parametrize("is_dropped", [False, True], ids=["replaced", "dropped"])
def test_a_pause_that_is_replaced_or_dropped_never_passes(
    qtbot: QtBot, timer: SkippableTimer, is_dropped: bool
) -> None:
    timer.begin(1)
    if is_dropped:
        timer.drop()
    else:
        timer.begin(None)
    other = SkippableTimer()

    with qtbot.assertNotEmitted(timer.passed), qtbot.waitSignal(other.passed):
        other.begin(5)

    assert timer.is_on is not is_dropped
