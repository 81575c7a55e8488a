"""Computer players' thinking, off the window's thread.

A question goes out with a ticket and an `Observation`; the answer comes back as an action
with the same ticket, on the thread that asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.players import ComputerPlayer
from quinto_desktop.rules import Action, Observation

if TYPE_CHECKING:  # its import takes 5 ms, and nobody needs it before the first question
    from concurrent.futures import Executor, Future


class Thinker(QObject):
    """Asks computer players and brings their answers home.

    Signals:
        answered(int, object): The ticket of a question, and the finished future of its answer.

    Args:
        executor: Where the thinking is done; made by `make_executor` at the first question, so
            that no thread exists before one is needed.
    """

    answered = Signal(int, object)
    _finished = Signal(int, object)

    def __init__(
        self, make_executor: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_executor = make_executor
        self._executor: Executor | None = None
        # The future's callback runs on the worker: only a queued signal may cross over.
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def ask(self, ticket: int, player: ComputerPlayer, observation: Observation, seed: int) -> None:
        """Ask a player for its action; `answered` follows."""
        if self._executor is None:
            self._executor = self._make_executor()
        future: Future[Action] = self._executor.submit(player.choose, observation, seed)
        future.add_done_callback(lambda done: self._finished.emit(ticket, done))

    def close(self) -> None:
        """Take no more questions and drop those that have not begun."""
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None

    @Slot(int, object)
    def _on_finished(self, ticket: int, future: Future[Action]) -> None:
        self.answered.emit(ticket, future)
