"""One deal searched for a puzzle, when the user wants it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players.puzzles.asking import PuzzleInDeal
from quinto_desktop.players.puzzles.puzzle import Puzzle
from quinto_desktop.rules import MatchState


class DealSearch(QObject):
    """Searches a deal for a decision with one right answer. It begins at once.

    Signals:
        finished(): The search is over; `puzzle` is there, or None if there is no puzzle.
        failed(str): It went wrong, and how, as for an exception.
    """

    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        thinker: Thinker,
        start: MatchState,
        known: Collection[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.puzzle: Puzzle | None = None
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._asker.ask(PuzzleInDeal(start, frozenset(known)))

    def stop(self) -> None:
        """Search no more; no signal follows."""
        self._asker.drop()

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        if answer.fault is not None:
            self.failed.emit(answer.fault)
            return
        if isinstance(answer.value, Puzzle):
            self.puzzle = answer.value
        self.finished.emit()
