"""A computer player's turn: the question, the answer and the pause before it is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players import Choice, ComputerPlayer
from quinto_desktop.rules import Action, Observation


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
