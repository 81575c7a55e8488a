"""The tutor: asks once before a person does something that costs a lot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.judging.hint_engine import HintEngine, is_slip, observation_due
from quinto_desktop.players.judging.second_turn import calls_again
from quinto_desktop.rules import Action, Seat

LONGEST_WAIT_MS = 700
"""How long an action waits at most until it is known what it costs; then it is done."""


class Tutor(QObject):
    """Looks at what a person is about to do, and holds it back if it is an error.

    The weighing begins with the turn, so that an answer is usually there in time. Nobody is asked
    twice about one decision, and what is not known soon is let go.

    Signals:
        doubted(object): The `Action` held back is an error; `go_ahead` or `take_back` follows.
        settled(): Nothing is held back any more.

    Args:
        threshold: How many points an error must cost to be asked about; None for no tutor.

    Attributes:
        held: Whose action is held back, and which; None if none is.
    """

    doubted = Signal(object)
    settled = Signal()

    def __init__(
        self,
        controller: GameController,
        hinting: HintEngine,
        threshold: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._hinting = hinting
        self._threshold = threshold
        self.held: tuple[Seat, Action] | None = None
        self._asked: set[tuple[Action, ...]] = set()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.go_ahead)
        hinting.changed.connect(self._on_hinting_changed)
        hinting.failed.connect(self._on_hinting_failed)
        controller.turn_started.connect(self.prepare)
        controller.stepped.connect(self.take_back)
        controller.restored.connect(self.take_back)
        controller.abandoned.connect(self.take_back)
        self.prepare()

    @Slot()
    def prepare(self) -> None:
        """Begin to weigh what is due now, if there is anything to choose."""
        due = observation_due(self._controller)
        if due is not None and len(due.actions) > 1 and self._is_wanted:
            self._hinting.weigh(due)

    def holds(self, seat: Seat, action: Action) -> bool:
        """Whether an action is held back, for a moment or until an answer.

        It takes the place of one that is still being weighed. Whatever is done while the question
        is there is an answer to it, and is let go.
        """
        is_weighed = self._wait.isActive()
        if is_weighed and self.held == (seat, action):
            return True  # clicked twice
        due = observation_due(self._controller)
        is_answer = self.held is not None and not is_weighed
        self.take_back()
        if is_answer or due is None or due.turn is not seat or action not in due.actions:
            return False
        if calls_again(due):
            return False
        if len(due.actions) == 1 or not self._is_wanted or self._here in self._asked:
            return False
        self._hinting.weigh(due)
        if self._hinting.is_known and not self._is_slip(action):
            return False
        self.held = seat, action
        if self._hinting.is_known:
            self._doubt()
        else:
            self._wait.start(LONGEST_WAIT_MS)
        return True

    @Slot()
    def go_ahead(self) -> None:
        """Do what was held back."""
        held = self.held
        self.take_back()
        if held is not None:
            self._controller.submit(*held)

    @Slot()
    def take_back(self) -> None:
        """Forget what was held back."""
        self._wait.stop()
        if self.held is not None:
            self.held = None
            self.settled.emit()

    @property
    def _is_wanted(self) -> bool:
        return self._threshold() is not None

    @property
    def _here(self) -> tuple[Action, ...]:
        # What tells this decision from all others.
        return tuple([step.action for step in self._controller.session.steps])

    def _is_slip(self, action: Action) -> bool:
        values, threshold = self._hinting.values, self._threshold()
        return values is not None and threshold is not None and is_slip(values, action, threshold)

    def _doubt(self) -> None:
        self._wait.stop()
        assert self.held is not None  # it is doubted
        self._asked.add(self._here)
        self.doubted.emit(self.held[1])

    @Slot()
    def _on_hinting_changed(self) -> None:
        if self.held is None or not self._wait.isActive() or not self._hinting.is_known:
            return
        if self._is_slip(self.held[1]):
            self._doubt()
        else:
            self.go_ahead()

    @Slot()
    def _on_hinting_failed(self) -> None:
        if self._wait.isActive():
            self.go_ahead()
