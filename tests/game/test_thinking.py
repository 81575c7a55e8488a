"""Thinking off the window's thread, and the pause before what was thought is shown."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from acting import act
from inline import InlineExecutor
from playing import NOBODY, First, ManualExecutor, Thought, played, setup
from present import present
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, Session, Thinker
from quinto_desktop.game.checking.fair_play import Proof, prove
from quinto_desktop.game.thinking.engine_process import EngineProcess, engine_command
from quinto_desktop.game.thinking.job import Job
from quinto_desktop.game.thinking.thinker import MOST_LOSSES, Answer, ComputerTurn, SkippableTimer
from quinto_desktop.players import Choice, ComputerPlayer, Level, LevelPlayer, StopFlag, questions
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
    return observe(state, state.mover)


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


# -------- Thinking in another process: whatever becomes of it, the game goes on
FLAWED = """
import os, sys, time
from pathlib import Path
from quinto_desktop.players.wire import Hello, Unpacker, answer_to, packed

def say(data):
    os.write(1, data)

def asked():
    return next(Unpacker().take(os.read(0, 65536)))

mark, kind = Path(sys.argv[1]), sys.argv[2]
mark.write_text(mark.read_text() + "x" if mark.exists() else "x")
if kind.endswith(" once") and mark.read_text() != "x":
    from quinto_desktop.players.engine import run_engine
    run_engine()
match kind.removesuffix(" once"):
    case "mute":
        time.sleep(600)
    case "ends":
        sys.exit(1)
    case "chatters":
        say(b"Hello, I am something else altogether. " * 99)
        time.sleep(600)
    case "is too old":
        say(packed(Hello("0.0.0")))
        time.sleep(600)
    case "hangs":
        say(packed(Hello()))
        time.sleep(600)
    case "crashes":
        say(packed(Hello()))
        asked()
        os.abort()
    case "gives up":
        say(packed(Hello()))
        asked()
        sys.exit(3)
    case "answers rubbish":
        say(packed(Hello()))
        asked()
        say(b"rubbish " * 99)
        time.sleep(600)
    case "answers something else":
        say(packed(Hello()))
        asked()
        say(packed(answer_to(4711, None)))
        time.sleep(600)
    case "answers another question":
        say(packed(Hello()))
        say(packed(answer_to(asked().number, "a card, I think")))
        time.sleep(600)
"""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str) -> None:
    """An engine that is flawed has no time for a choice; one that works has all it needs."""

    def limit_for(_player: object) -> float:
        is_second = (tmp_path / "mark").read_text() == "xx"
        return 60.0 if is_second and kind.endswith(" once") else 0.1

    monkeypatch.setattr(questions, "limit_for", limit_for)


class Desk:
    """A thinker with an engine of any kind; `inline` counts what this process has answered."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.inline = 0
        self.thinker = Thinker(self._make_executor)
        self.answers: list[tuple[StopFlag, Answer]] = []
        self.thinker.answered.connect(lambda *answer: self.answers.append(answer))

    def _make_executor(self) -> Executor:
        self.inline += 1
        return InlineExecutor()

    def use(self, *command: str, start_limit_s: float = 30) -> EngineProcess:
        engine = EngineProcess(command or None, start_limit_s)
        self.thinker.use(engine)
        return engine

    def use_flawed(self, mark: Path, kind: str) -> EngineProcess:
        limit = 0.3 if kind == "mute" else 30
        return self.use(sys.executable, "-c", FLAWED, str(mark), kind, start_limit_s=limit)

    def answer(self, question: Choice) -> Answer:
        flag = self.thinker.ask(question)
        self.qtbot.waitUntil(lambda: any(other is flag for other, _ in self.answers))
        return next(answer for other, answer in self.answers if other is flag)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(qtbot)
    yield desk
    desk.thinker.close()


def choice(level: Level = Level.CASUAL, factor: float = 1.0) -> Choice:
    state = played(12).state
    assert state.phase is Phase.PLAY
    return Choice(LevelPlayer(level, factor), observe(state, state.mover), 3)


def endless() -> Choice:
    """A question that takes half an hour."""
    return choice(level=Level.MASTER, factor=2000.0)


def its_answer() -> Answer:
    return Answer(choice().answer(StopFlag()))


def is_there(number: int) -> bool:
    if sys.platform == "win32":  # where a signal 0 is Ctrl-C
        import ctypes

        # PROCESS_QUERY_LIMITED_INFORMATION, and STILL_ACTIVE
        handle = ctypes.windll.kernel32.OpenProcess(0x1000, False, number)
        code = ctypes.c_ulong()
        ctypes.windll.kernel32.GetExitCodeProcess(handle, ctypes.byref(code))
        ctypes.windll.kernel32.CloseHandle(handle)
        return bool(handle) and code.value == 259
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


# --------------------------------------------------------------- an engine that works
def test_the_engine_answers_in_the_order_of_the_questions(desk: Desk) -> None:
    desk.use()
    flags = [desk.thinker.ask(choice(level=level)) for level in (*Level, *Level)]
    desk.qtbot.waitUntil(lambda: len(desk.answers) == len(flags))

    assert [flag for flag, _ in desk.answers] == flags
    assert desk.answers[1][1] == desk.answers[5][1] == its_answer()
    assert desk.inline == 0


def test_the_engine_is_of_the_windows_own_code(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quinto_desktop.py").write_text("raise SystemExit('a checkout')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    desk.use()
    desk.thinker.ask(choice())
    desk.qtbot.waitUntil(lambda: bool(desk.answers))

    assert desk.inline == 0


def test_questions_wait_for_an_engine_that_is_to_come(desk: Desk) -> None:
    desk.thinker.await_engine()
    dropped, asked = desk.thinker.ask(endless()), desk.thinker.ask(choice())
    desk.thinker.stop(dropped)

    desk.use()
    desk.qtbot.waitUntil(lambda: bool(desk.answers))

    assert desk.answers == [(asked, its_answer())]
    assert desk.inline == 0


def test_a_whole_game_is_the_same_as_without_it(qtbot: QtBot) -> None:
    games = []
    for with_engine in (True, False):
        session = Session(setup(NOBODY, target=60))
        controller = GameController(session, Thinker(InlineExecutor), pace=INSTANT)
        controller.turn_started.connect(controller.deal)
        if with_engine:
            controller.thinker.use(EngineProcess())
        controller.start()
        qtbot.waitUntil(lambda c=controller: c.is_over)  # type: ignore[misc]
        controller.close()
        games.append(session.saved())

    assert games[0] == games[1]


def test_a_stopped_question_makes_way_at_once(desk: Desk) -> None:
    desk.use()
    desk.thinker.stop(desk.thinker.ask(endless()))  # before it listens
    assert desk.answer(choice()) == its_answer()
    thought = desk.thinker.ask(endless())
    waiting = desk.thinker.ask(endless())

    desk.thinker.stop(waiting)
    desk.thinker.stop(thought)

    assert desk.answer(choice()) == its_answer()
    assert not any(flag is waiting for flag, _ in desk.answers)


def test_undo_stops_the_thought(qtbot: QtBot) -> None:
    controller = GameController(
        played(30), Thinker(InlineExecutor), pace=INSTANT, make_player=lambda *_: endless().player
    )
    controller.thinker.use(EngineProcess())
    chance = random.Random(2)
    while not controller.session.awaits_person():
        act(controller.session, chance)
    person = controller.state.mover
    controller.submit(person, observe(controller.state, person).actions[0])

    controller.undo()
    answers: list[Answer] = []
    controller.thinker.answered.connect(lambda _flag, answer: answers.append(answer))
    controller.thinker.ask(choice())
    qtbot.waitUntil(lambda: its_answer() in answers)

    controller.close()


def test_fair_play_is_proved_in_the_engine(qtbot: QtBot) -> None:
    session = Session(setup())
    controller = GameController(session, Thinker(InlineExecutor), pace=INSTANT)
    controller.thinker.use(EngineProcess())
    controller.start()
    qtbot.waitUntil(lambda: session.length == 1)
    person = session.state.mover
    controller.submit(person, observe(controller.state, person).actions[0])
    qtbot.waitUntil(lambda: session.length >= 5 and session.awaits_person())
    proofs: list[Proof] = []
    job = Job(controller.thinker, prove(session, controller.make_player), controller)
    job.finished.connect(proofs.append)

    job.start()
    qtbot.waitUntil(lambda: bool(proofs))

    assert proofs[0].is_fair
    assert proofs[0].decisions > 0
    controller.close()


# --------------------------------------------------------------- an engine that does not
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills in another way")
def test_a_killed_engine_costs_nothing_but_a_fresh_one(desk: Desk) -> None:
    engine = desk.use()
    desk.answer(choice())
    first = present(engine.process_id)
    desk.thinker.ask(thought := choice(level=Level.MASTER, factor=20.0))

    os.kill(first, signal.SIGKILL)
    desk.qtbot.waitUntil(lambda: len(desk.answers) == 2)

    assert desk.answers[1][1] == Answer(thought.answer(StopFlag()))
    assert engine.process_id not in (None, first)
    assert desk.inline == 0


@pytest.mark.parametrize(
    "kind",
    [
        *("hangs once", "crashes once", "answers rubbish once", "answers something else once"),
        "answers another question once",
    ],
)
def test_a_question_over_which_the_engine_is_lost_goes_to_a_fresh_one(
    desk: Desk, tmp_path: Path, kind: str, hasty: None
) -> None:
    desk.use_flawed(tmp_path / "mark", kind)

    assert desk.answer(choice()) == its_answer()
    assert (tmp_path / "mark").read_text() == "xx"
    assert desk.inline == 0


@pytest.mark.parametrize("kind", ["hangs", "gives up"])
def test_if_every_engine_is_lost_over_a_question_the_game_goes_on_in_the_window(
    desk: Desk, tmp_path: Path, kind: str, hasty: None
) -> None:
    desk.use_flawed(tmp_path / "mark", kind)
    assert desk.thinker.engine_fault is None
    waiting = [desk.thinker.ask(choice()), desk.thinker.ask(endless())]
    desk.thinker.stop(waiting[1])

    assert desk.answer(choice()) == its_answer()

    assert desk.answers[0] == (waiting[0], its_answer())
    assert (tmp_path / "mark").read_text() == "x" * MOST_LOSSES
    assert desk.inline == 1
    assert desk.thinker.engine_fault is not None


def test_a_question_that_cannot_be_put_is_answered_in_the_window(desk: Desk) -> None:
    desk.use()
    state = played(12).state
    foreign = Choice(NewPlayer(), observe(state, state.mover), 3)

    assert desk.answer(foreign) == Answer(foreign.observation.actions[0])
    assert desk.inline == 1


class NewPlayer:
    """One that no engine has heard of."""

    def choose(self, observation: Observation, _seed: int, _stop: StopFlag | None = None) -> Action:
        return observation.actions[0]


@pytest.mark.parametrize("kind", ["mute", "ends", "chatters", "is too old", "is not there"])
def test_without_an_engine_the_game_goes_on_in_the_window(
    desk: Desk, tmp_path: Path, kind: str
) -> None:
    if kind == "is not there":
        desk.use(str(tmp_path / "nothing"))
    else:
        desk.use_flawed(tmp_path / "mark", kind)

    assert desk.answer(choice()) == its_answer()
    assert desk.answer(choice()) == its_answer()
    assert desk.inline == 1


def test_an_engine_that_does_not_stop_is_replaced(desk: Desk, tmp_path: Path) -> None:
    engine = desk.use_flawed(tmp_path / "mark", "hangs once")
    desk.qtbot.waitUntil(lambda: engine.listens)
    desk.thinker.stop(desk.thinker.ask(endless()))

    assert desk.answer(choice()) == its_answer()


# --------------------------------------------------------------- its end
@pytest.mark.parametrize("is_thinking", [False, True], ids=["idle", "in the middle of a thought"])
def test_closing_leaves_no_process_behind(desk: Desk, is_thinking: bool) -> None:
    engine = desk.use()
    desk.answer(choice())
    number = present(engine.process_id)
    assert is_there(number)
    if sys.platform != "win32":  # Ctrl-C in the window's terminal is not for the engine
        assert os.getsid(number) == number != os.getsid(0)
    if is_thinking:
        desk.thinker.ask(endless())

    desk.thinker.close()
    desk.thinker.ask(choice())  # somebody asks all the same
    desk.thinker.close()

    assert not is_there(number)
    assert engine.process_id is None


@pytest.mark.parametrize("is_resting", [False, True], ids=["at once", "sent to rest before"])
def test_an_engine_that_does_not_heed_the_end_is_killed(
    desk: Desk, tmp_path: Path, is_resting: bool
) -> None:
    engine = desk.use(sys.executable, "-c", FLAWED, str(tmp_path / "mark"), "hangs")
    number = present(engine.process_id)
    if is_resting:
        engine.rest()

    desk.thinker.close()

    assert not is_there(number)


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine_command() == [sys.executable, "-P", "-m", "quinto_desktop", "--engine"]

    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert engine_command() == [sys.executable, "--engine"]
