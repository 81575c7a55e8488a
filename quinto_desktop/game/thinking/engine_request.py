"""One question at a time, for whoever wants an answer and may soon want another instead."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, Thinker
from quinto_desktop.players import Question, StopFlag


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
