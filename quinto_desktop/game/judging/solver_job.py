"""One moment of a deal solved: what it is worth with all cards seen, and every card in it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players.judging.hindsight import SolvingCards, SolvingValue
from quinto_desktop.players.kernel import Solution
from quinto_desktop.rules import MatchState


class SolverJob(QObject):
    """Solves a moment of a deal in which a card is to be played. It begins at once.

    Signals:
        changed(): `value` is there.
        finished(): `solution` is there.
        failed(str): It went wrong, and how, as for an exception.

    Attributes:
        value: The points still to come for NS less those for EW, with best play; None at first.
        solution: The same for each card, with a line of best play; None at first.
    """

    changed = Signal()
    finished = Signal()
    failed = Signal(str)

    def __init__(self, thinker: Thinker, state: MatchState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.value: int | None = None
        self.solution: Solution | None = None
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._asker.ask(SolvingValue(state))

    def stop(self) -> None:
        """Think no more about it; no signal follows."""
        self._asker.drop()

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        if isinstance(answer.value, int) and answer.fault is None:
            self.value = answer.value
            self._asker.ask(SolvingCards(self.state))
            self.changed.emit()
        elif isinstance(answer.value, Solution):
            self.solution = answer.value
            self.finished.emit()
        else:
            self.failed.emit(answer.fault or "the solver has found nothing")
