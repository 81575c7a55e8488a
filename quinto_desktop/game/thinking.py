"""Computer players' searches, run off the window's thread.

Every question has its own `StopFlag`. The flag identifies the question when its answer comes back
on the thread that asked; setting it cancels the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.players import ComputerPlayer, StopFlag
from quinto_desktop.rules import Observation

if TYPE_CHECKING:  # importing it takes 5 ms, and it is not needed before the first question
    from concurrent.futures import Executor, Future


class Thinker(QObject):
    """Asks computer players and delivers their answers.

    Signals:
        answered(object, object): The `StopFlag` of a question, and the finished future of its
            answer.

    Args:
        make_executor: Creates the executor of the searches at the first question, so that no
            thread exists before one is needed.
    """

    answered = Signal(object, object)
    _finished = Signal(object, object)

    def __init__(
        self, make_executor: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_executor = make_executor
        self._executor: Executor | None = None
        self._open: list[StopFlag] = []
        # The future's callback runs on the worker thread: only a queued signal may cross threads.
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def ask(self, player: ComputerPlayer, observation: Observation, seed: int) -> StopFlag:
        """Ask a player for its action; `answered` follows.

        Returns:
            The question's flag; setting it cancels the search.
        """
        return self.think(lambda stop: player.choose(observation, seed, stop))

    def think(self, thought: Callable[[StopFlag], object]) -> StopFlag:
        """Have any other question answered, as `ask` does.

        Args:
            thought: Finds the answer, and stops soon after its flag is set.
        """
        if self._executor is None:
            self._executor = self._make_executor()
        stop = StopFlag()
        self._open.append(stop)
        future: Future[object] = self._executor.submit(thought, stop)
        future.add_done_callback(lambda done: self._finished.emit(stop, done))
        return stop

    def close(self) -> None:
        """Take no more questions, cancel the running search and drop the others."""
        for stop in self._open:
            stop.set()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None

    @Slot(object, object)
    def _on_finished(self, stop: StopFlag, future: Future[object]) -> None:
        self._open.remove(stop)
        self.answered.emit(stop, future)
