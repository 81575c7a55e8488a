"""One decision weighed by more and more imagined deals, while somebody is making it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players.judging.asking import Weighing
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.rules import Observation


class DecisionAnalysis(QObject):
    """Weighs the actions of a decision; whatever has been found so far can be shown.

    It begins at once. Each answer has as many deals as all before it, so the first comes soon, and
    a computer player's turn never waits: a stopped question is answered at once.

    Signals:
        changed(): `values` is there, or more certain than before.
        finished(): Nothing more will be found.
        failed(str): It went wrong, and how, as for an exception; `values` is what was found before.
    """

    changed = Signal()
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        thinker: Thinker,
        observation: Observation,
        seed: int,
        batches: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.observation = observation
        self.values: FairValues | None = None
        self.is_done = False
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._seed = seed
        self._batches = batches
        self._ask(1)

    def stop(self) -> None:
        """Think no more about it; no signal follows."""
        self.is_done = True
        self._asker.drop()

    def _ask(self, batches: int) -> None:
        self._asker.ask(Weighing(self.observation, self._seed, batches, self.values))

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        if isinstance(answer.value, FairValues):
            self._go_on(answer.value)
        else:
            self.is_done = True
            self.failed.emit(answer.fault or "the judge has found nothing")

    def _go_on(self, values: FairValues) -> None:
        self.values = values
        count = len(values.batches)
        self.is_done = count >= self._batches or values.is_complete or not values.is_choice
        if not self.is_done:
            self._ask(min(2 * count, self._batches))
        self.changed.emit()
        if self.is_done:
            self.finished.emit()
