"""Where a review stands among the decisions of its deal, and what is known of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.rules import Seat
from quinto_desktop.window.stepper.verdict_list import Charge, VerdictList, Whose

_SOON_MS = 100
"""How long news may wait for more, in milliseconds."""


class ReviewCursor(QObject):
    """Walks the choices of a deal while it is being judged.

    Signals:
        moved(): It stands at another decision.
        changed(): More is known of the deal.

    Attributes:
        judging: The deal, and what is found out about it.
        findings: What is known now.
        number: The decision at which it stands.
    """

    moved = Signal()
    changed = Signal()

    def __init__(self, judging: DealJudging, seat: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self.judging = judging
        self._seat = seat
        self.findings = VerdictList(judging, seat)
        self.number = self._first()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._look_again)
        judging.judged.connect(self._on_judging_changed)
        judging.tables_changed.connect(self._on_judging_changed)
        judging.finished.connect(self._look_again)

    def _first(self) -> int:
        """Where to begin: at our own largest error, or else at our first choice."""
        own = [one for one in self.findings.by_size if self._is_own(one.number)]
        if own:
            return own[0].number
        choices = self.findings.choices
        return next((one for one in choices if self._is_own(one)), choices[0] if choices else 0)

    def _is_own(self, number: int) -> bool:
        decision = self.findings.deal.decisions[number]
        return self.findings.whose(decision.seat) is Whose.OWN

    @Slot()
    def _on_judging_changed(self) -> None:
        """Look at it soon: with hindsight, everything changes one by one."""
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _look_again(self) -> None:
        self._soon.stop()
        self.findings = VerdictList(self.judging, self._seat)
        self.changed.emit()

    # --------------------------------------------------------------- moving
    def go(self, number: int) -> None:
        """Stand at a decision."""
        if number != self.number and 0 <= number < len(self.findings.deal.decisions):
            self.number = number
            self.moved.emit()

    def go_near(self, number: int) -> None:
        """Stand at a decision if it was a choice, or else at the next one that was."""
        choices = self.findings.choices
        if choices:
            self.go(next((one for one in choices if one >= number), choices[-1]))

    def step(self, way: int) -> None:
        """Go to the next choice, or with −1 to the one before."""
        choices = self.findings.choices
        ahead = [one for one in choices if (one - self.number) * way > 0]
        if ahead:
            self.go(ahead[0] if way > 0 else ahead[-1])

    def can_step(self, way: int) -> bool:
        """Whether there is a choice in that direction."""
        return any((one - self.number) * way > 0 for one in self.findings.choices)

    def step_by_size(self, way: int) -> None:
        """Go to the next smaller error, or with −1 to the next larger; from elsewhere, the largest.

        Of errors of one size, the earlier comes first.
        """
        errors: tuple[Charge, ...] = self.findings.by_size
        numbers = [one.number for one in errors]
        if not numbers:
            return
        if self.number not in numbers:
            self.go(numbers[0])
            return
        place = numbers.index(self.number) + way
        if 0 <= place < len(numbers):
            self.go(numbers[place])

    def to_end(self, way: int) -> None:
        """Go to the last choice, or with −1 to the first."""
        choices = self.findings.choices
        if choices:
            self.go(choices[-1] if way > 0 else choices[0])
