"""Work beside the table: a generator that yields questions for the engine, or `Progress`.

It is sent the answers, and returns its result. So it runs in a test without Qt; starting,
cancelling, failing, and never hearing of what was dropped, are here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker, fault_of
from quinto_desktop.players import ModelsAreThere, Question


class Progress(Struct, frozen=True):
    """What can be shown already."""

    value: Any


Work: TypeAlias = Generator[Question | Progress, Any, Any]


class Job(QObject):
    """Has work done, question by question, from `start` until it ends or is cancelled.

    Signals:
        progressed(object): Something can be shown already.
        finished(object): The result.
        failed(str): It went wrong, and how, as for an exception.

    Attributes:
        value: The latest progress, or the result; None at first.
        is_done: Whether nothing more will come.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, thinker: Thinker, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.value: Any = None
        self.is_done = False
        self._work = work
        self._request = EngineRequest(thinker, self)
        self._request.answered.connect(self._on_request_answered)

    def start(self) -> None:
        """Ask the first question; all signals may follow."""
        self._go_on(None)

    def cancel(self) -> None:
        """Stop for good; no signal follows."""
        self.is_done = True
        self._request.drop()

    @Slot(object)
    def _on_request_answered(self, answer: Answer) -> None:
        if answer.fault is None:
            self._go_on(answer.value)
        else:
            self._fail(answer.fault)

    def _go_on(self, answer: object) -> None:
        found: list[Any] = []
        try:
            step = self._work.send(answer)
            while isinstance(step, Progress):
                found.append(step.value)
                step = next(self._work)
        except StopIteration as end:
            if self._tell(found):
                self.value, self.is_done = end.value, True
                self.finished.emit(end.value)
        except Exception as error:
            if self._tell(found):
                self._fail(fault_of(error))
        else:
            self._request.ask(step)  # at once: the engine waits for nobody who is told
            self._tell(found)

    def _tell(self, found: Sequence[Any]) -> bool:
        # Whether nobody who has heard of it has cancelled this.
        for value in found:
            self.value = value
            self.progressed.emit(value)
            if self.is_done:
                return False
        return True

    def _fail(self, fault: str) -> None:
        self.is_done = True
        self.failed.emit(fault)


def models_are_there() -> Work:
    """Find out whether all that the players have learnt is there; the window need not read it."""
    return (yield ModelsAreThere())
