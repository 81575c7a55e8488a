"""One moment of a deal solved: what every card is worth when all cards are seen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, Thinker
from quinto_desktop.players import StopFlag
from quinto_desktop.players.judging.asking import LookingBack
from quinto_desktop.rules import Card, MatchState


class Solved(QObject):
    """Solves a moment of a deal in which a card is to be played. It begins at once.

    Signals:
        finished(): `values` is there.
        failed(str): It went wrong, and how, as for an exception.

    Args:
        thinker: Has it solved.
        state: The moment.
        parent: The owner.

    Attributes:
        state: The moment.
        values: For each card that may be played, the points that the side on turn scores from there
            to the last trick, less those of the other, with best play by both; None at first.
    """

    finished = Signal()
    failed = Signal(str)

    def __init__(self, thinker: Thinker, state: MatchState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.values: Mapping[Card, int] | None = None
        self._thinker = thinker
        thinker.answered.connect(self._on_thinker_answered)
        self._question: StopFlag | None = thinker.ask(LookingBack((state,)))

    def stop(self) -> None:
        """Think no more about it; no signal follows."""
        if self._question is not None:
            question, self._question = self._question, None
            self._thinker.stop(question)

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Answer) -> None:
        if question is not self._question:
            return
        self._question = None
        if isinstance(answer.value, tuple) and answer.value:
            (self.values,) = answer.value
            self.finished.emit()
        else:
            self.failed.emit(answer.fault or "the solver has found nothing")
