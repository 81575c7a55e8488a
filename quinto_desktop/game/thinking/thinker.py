"""Computer players' searches, run out of the window's way: in the engine, or on a thread.

Every question has its own `StopFlag`, which identifies it when its answer comes back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.players import Question, StopFlag

if TYPE_CHECKING:  # importing them takes 8 ms, and they are not needed before the first question
    from concurrent.futures import Executor, Future

    from quinto_desktop.game.thinking.engine_process import EngineProcess


from PySide6.QtCore import QTimer

from quinto_desktop.players import Choice, ComputerPlayer
from quinto_desktop.rules import Action, Observation

MOST_LOSSES = 3
"""How many engines may be lost over one question before threads think instead."""


class Answer(Struct, frozen=True):
    """What has become of a question.

    Attributes:
        value: The answer; meaningless if there is a fault, or if the question was stopped.
        fault: What went wrong instead, such as an exception; None if nothing did.
    """

    value: object = None
    fault: str | None = None


class _Open(Struct, eq=False):
    """A question without an answer."""

    question: Question
    flag: StopFlag
    losses: int = 0


class Thinker(QObject):
    """Has questions answered one after the other, in the engine or, without one, on threads.

    A question over which the engine is lost goes to a fresh one, and after some losses to a thread.

    Signals:
        answered(object, object): The `StopFlag` of a question, and its `Answer`. It follows for
            every question that is not stopped, and may follow for one that is.
        load_changed(): `is_asked` may be another than before.

    Attributes:
        engine_fault: Why the engine was given up, and threads think; None unless it was.
    """

    answered = Signal(object, object)
    load_changed = Signal()
    _finished = Signal(object, object)

    def __init__(
        self, make_executor: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_executor = make_executor
        self._executor: Executor | None = None
        self._engine: EngineProcess | None = None
        self.engine_fault: str | None = None
        self._is_closed = False
        self._awaits_engine = False
        self._queue: deque[_Open] = deque()
        self._here: list[_Open] = []
        # The future's callback runs on the worker thread: only a queued signal may cross threads.
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def await_engine(self) -> None:
        """Keep the next questions until `use`."""
        self._awaits_engine = True

    @property
    def _has_engine(self) -> bool:
        return self._engine is not None and self.engine_fault is None

    @property
    def is_asked(self) -> bool:
        """Whether there is a question without an answer."""
        return bool(self._queue or self._here)

    def use(self, engine: EngineProcess, *, at_once: bool = True) -> None:
        """Have an engine answer all questions from now on, started at once or when first needed."""
        if self._is_closed:
            return
        self._engine, self._awaits_engine = engine, False
        engine.setParent(self)
        engine.answered.connect(self._on_engine_answered)
        engine.failed.connect(self._on_engine_failed)
        engine.lost.connect(self._on_engine_lost)
        if at_once:
            engine.start()
        self._ask_next()

    def ask(self, question: Question) -> StopFlag:
        """Have a question answered; return its flag, to `stop` it and to know its answer by."""
        asked = _Open(question, StopFlag())
        if not self._has_engine and not self._awaits_engine:
            self._think_here(asked)
        else:
            self._queue.append(asked)
            self._ask_next()
        self.load_changed.emit()
        return asked.flag

    def stop(self, flag: StopFlag) -> None:
        """Stop thinking about a question; if it has been answered, nothing happens."""
        flag.set()
        if self._engine is not None and self._queue and flag is self._queue[0].flag:
            self._engine.stop()
        else:
            self._queue = deque(asked for asked in self._queue if asked.flag is not flag)
        self.load_changed.emit()

    def rest(self) -> None:
        """End the engine until the next question, unless there is one; its memory returns."""
        if self._engine is not None and not self._queue:
            self._engine.rest()

    def close(self) -> None:
        """Take no more questions, stop the running search and drop the others."""
        self._is_closed = True
        for asked in (*self._here, *self._queue):
            asked.flag.set()
        self._queue.clear()
        if self._engine is not None:
            self._engine.close()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None

    # --------------------------------------------------------------- the engine
    def _ask_next(self) -> None:
        if self._engine is not None and self._queue and not self._engine.is_asked:
            self._engine.ask(self._queue[0].question)

    @Slot(object)
    def _on_engine_answered(self, value: object) -> None:
        self._deliver(Answer(value))

    @Slot(str)
    def _on_engine_failed(self, fault: str) -> None:
        self._deliver(Answer(fault=fault))

    def _deliver(self, answer: Answer) -> None:
        asked = self._queue.popleft()
        self._ask_next()
        self.answered.emit(asked.flag, answer)
        self.load_changed.emit()

    @Slot(str, bool)
    def _on_engine_lost(self, fault: str, has_listened: bool) -> None:  # noqa: FBT001
        if not has_listened:
            self._do_without_engine(fault)
        elif self._queue:
            asked = self._queue[0]
            asked.losses += 1
            if asked.flag.is_set():
                self._deliver(Answer(fault=fault))
            elif asked.losses == MOST_LOSSES:
                self._do_without_engine(fault)
            else:
                self._ask_next()

    def _do_without_engine(self, fault: str) -> None:
        self.engine_fault = fault
        queue, self._queue = self._queue, deque()
        for asked in queue:
            if not asked.flag.is_set():
                self._think_here(asked)

    # --------------------------------------------------------------- threads
    def _think_here(self, asked: _Open) -> None:
        if self._executor is None:
            self._executor = self._make_executor()
        self._here.append(asked)
        future: Future[object] = self._executor.submit(asked.question.answer, asked.flag)
        future.add_done_callback(lambda done: self._finished.emit(asked, done))

    @Slot(object, object)
    def _on_finished(self, asked: _Open, future: Future[object]) -> None:
        self._here.remove(asked)
        if not future.cancelled():
            self.answered.emit(asked.flag, _answer_of(future))
        self.load_changed.emit()


def _answer_of(future: Future[object]) -> Answer:
    error = future.exception()
    return Answer(future.result()) if error is None else Answer(fault=fault_of(error))


def fault_of(error: BaseException) -> str:
    """An exception in words, for the user to report."""
    return f"{type(error).__name__}: {error}"


class EngineRequest(QObject):
    """Asks a thinker one question at a time; the answer to what was dropped is never heard.

    Signals:
        answered(object): The `Answer` to the question.
    """

    answered = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._question: StopFlag | None = None
        thinker.answered.connect(self._on_thinker_answered)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Ask a question in place of the one before."""
        self.drop()
        self._question = self._thinker.ask(question)

    @Slot()
    def drop(self) -> None:
        """Have nobody think about the question any more."""
        question, self._question = self._question, None
        if question is not None:
            self._thinker.stop(question)

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Answer) -> None:
        if question is not self._question:
            return
        self._question = None
        if not question.is_set():  # as it is once the thinker has been closed
            self.answered.emit(answer)


class SkippableTimer(QObject):
    """A pause that ends by itself, or earlier if the user does not want to wait.

    Signals:
        passed(): The pause is over.
    """

    passed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = False
        self._timer = QTimer(self, singleShot=True)
        # A coarse timer may be 5 % early, and the next action would cut the animation short.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.pass_now)

    def begin(self, length_ms: int | None) -> None:
        """Pause for a number of milliseconds; None pauses until `pass_now`, 0 not at all."""
        self.drop()
        self.is_on = length_ms != 0
        if length_ms:
            self._timer.start(length_ms)

    @Slot()
    def pass_now(self) -> None:
        """End the pause."""
        if self.is_on:
            self.drop()
            self.passed.emit()

    def drop(self) -> None:
        """Cancel the pause without emitting `passed`."""
        self._timer.stop()
        self.is_on = False


class ComputerTurn(QObject):
    """Asks one question at a time, and passes the answer on when the pause is over.

    Cancelling a question stops the search, so that it does not delay the next one.

    Signals:
        decided(object): The `Action` chosen by the player who was asked last.
        failed(str): What went wrong instead, such as the exception that the player raised.
    """

    decided = Signal(object)
    failed = Signal(str)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._answer: Answer | None = None
        self._waits = False
        self._pause = SkippableTimer(self)
        self._pause.passed.connect(self._hand_on)

    def ask(self, player: ComputerPlayer, observation: Observation, seed: int) -> None:
        """Ask a player what to do; `decided` or `failed` follows."""
        self._void()
        self._asker.ask(Choice(player, observation, seed))

    def know(self, action: Action) -> None:
        """Decide on an action that nobody has to think about, once the pause is over."""
        self._void()
        self._answer = Answer(action)
        QTimer.singleShot(0, self, self._hand_on)  # later, as all answers come

    def pause(self, length_ms: int | None) -> None:
        """Keep the next answer back for some milliseconds; None keeps it until `skip_ahead`."""
        self._pause.begin(length_ms)

    def skip_ahead(self) -> None:
        """End the pause."""
        self._pause.pass_now()

    @Slot(bool)
    def wait(self, waits: bool) -> None:  # noqa: FBT001
        """Hand nothing on as long as the game waits, whatever pause is over meanwhile."""
        self._waits = waits
        self._hand_on()

    def drop(self) -> None:
        """Cancel the question and the pause, because the state has changed."""
        self._void()
        self._pause.drop()

    def close(self) -> None:
        """Cancel the question and shut the thinker down."""
        self.drop()
        self._thinker.close()

    def _void(self) -> None:
        self._asker.drop()
        self._answer = None

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        self._answer = answer
        self._hand_on()

    @Slot()
    def _hand_on(self) -> None:
        if self._waits or self._pause.is_on:
            return
        answer, self._answer = self._answer, None
        if answer is None:
            return
        if answer.fault is None:
            self.decided.emit(answer.value)
        else:
            self.failed.emit(answer.fault)
