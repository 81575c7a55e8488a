"""A computer player's turn: the question, the pause before its answer is shown, the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.skippable_timer import SkippableTimer
from quinto_desktop.game.thinking import Thinker
from quinto_desktop.players import ComputerPlayer, StopFlag
from quinto_desktop.rules import Action, Observation

if TYPE_CHECKING:  # its import takes 5 ms, and nobody needs it before the first question
    from concurrent.futures import Future


class ComputerTurn(QObject):
    """Asks one question at a time, and hands the answer on when the pause is over.

    Whatever makes a question void sets its `StopFlag`: the thought is given up, so that it does
    not hold up the next one, and its answer is not heard.

    Signals:
        decided(object): The `Action` that the player asked last has chosen.
        failed(object): The exception that it raised instead.

    Args:
        thinker: Asks players off the window's thread.
        parent: The controller.
    """

    decided = Signal(object)
    failed = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._question: StopFlag | None = None
        self._answer: Future[Action] | None = None
        self._pause = SkippableTimer(self)
        self._pause.passed.connect(self._hand_on)
        thinker.answered.connect(self._on_thinker_answered)

    def ask(self, player: ComputerPlayer, observation: Observation, seed: int) -> None:
        """Ask a player what to do; `decided` or `failed` follows."""
        self._void()
        self._question = self._thinker.ask(player, observation, seed)

    def pause(self, length_ms: int | None) -> None:
        """Hold the next answer back for so long; None holds it until `hasten`."""
        self._pause.begin(length_ms)

    def hasten(self) -> None:
        """End the pause."""
        self._pause.pass_now()

    def drop(self) -> None:
        """Void the question and the pause: the game has gone another way."""
        self._void()
        self._pause.drop()

    def close(self) -> None:
        """Ask nothing more."""
        self.drop()
        self._thinker.close()

    def _void(self) -> None:
        if self._question is not None:
            self._question.set()
        self._question = self._answer = None

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Future[Action]) -> None:
        if question is self._question and not answer.cancelled():
            self._answer = answer
            if not self._pause.is_on:
                self._hand_on()

    @Slot()
    def _hand_on(self) -> None:
        answer, self._answer = self._answer, None
        if answer is None:
            return
        error = answer.exception()
        if error is None:
            self.decided.emit(answer.result())
        else:
            self.failed.emit(error)
