"""Whether all that the thinking players have learnt is there; the window is told if not."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players import ModelsAreThere


class ModelCheck(QObject):
    """Has it found out where players think, so that the window need not read their files.

    Signals:
        lacking(): Something is missing or damaged; they play on without it.
    """

    lacking = Signal()

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)

    def ask(self) -> None:
        """Find it out; `lacking` may follow."""
        self._asker.ask(ModelsAreThere())

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        if answer.value is False:
            self.lacking.emit()
