"""Where a review is among the decisions of its deal, and what is found out about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.findings import Charge, Findings, Whose
from quinto_desktop.game.judging.values import Explained, Explaining, Reason, Verdict
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.rules import Seat, observe
from quinto_desktop.window.text.reason_text import is_win_at_once, reason_of

_SOON_MS = 100  # how long news may wait for more


class ReviewCursor(QObject):
    """Walks the choices of a deal while it is being judged; `changed` as more is known of it."""

    moved = Signal()
    changed = Signal()

    def __init__(self, judging: DealJudging, seat: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self.judging = judging
        self._seat = seat
        self.findings = Findings(judging, seat)
        self.number = self._first()
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._look_again)
        judging.judged.connect(self._on_judging_changed)
        judging.tables_changed.connect(self._on_judging_changed)
        judging.finished.connect(self._look_again)

    def _first(self) -> int:
        # Our own largest error, or else our first choice.
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
        # Soon, not at once: with hindsight, everything changes one by one.
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _look_again(self) -> None:
        self._soon.stop()
        self.findings = Findings(self.judging, self._seat)
        self.changed.emit()

    # --------------------------------------------------------------- moving
    def go(self, number: int) -> None:
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
        return any((one - self.number) * way > 0 for one in self.findings.choices)

    def step_by_size(self, way: int) -> None:
        """Go to the next smaller error, or with −1 to the next larger; at first to the largest."""
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

    def to_next_error(self) -> None:
        """Go to the next smaller error, and from the smallest to the largest again."""
        numbers = [one.number for one in self.findings.by_size]
        if self.number in numbers:
            self.go(numbers[(numbers.index(self.number) + 1) % len(numbers)])
        elif numbers:
            self.go(numbers[0])
        else:
            self.step(1)

    def to_end(self, way: int) -> None:
        """Go to the last choice, or with −1 to the first."""
        choices = self.findings.choices
        if choices:
            self.go(choices[-1] if way > 0 else choices[0])


_SEED = 1
_WAIT_MS = 120  # so that a walk through the verdicts asks nothing


class Reasoning(QObject):
    """Finds the reasons of the errors at which a review stands, and has them shown."""

    def __init__(
        self, thinker: Thinker, cursor: ReviewCursor, show: Callable[[int, Sequence[Reason]], None]
    ) -> None:
        super().__init__(cursor)
        self._cursor, self._show = cursor, show
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._known: set[int] = set()
        self._number = -1
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(self._ask)
        cursor.moved.connect(self._on_cursor_changed)
        cursor.changed.connect(self._on_cursor_changed)
        self._on_cursor_changed()

    def stop(self) -> None:
        self._soon.stop()
        self._asker.drop()

    @Slot()
    def _on_cursor_changed(self) -> None:
        number = self._cursor.number
        if self._asker.is_asking and number != self._number:
            self.stop()
        is_new, self._number = number != self._number, number
        is_due = is_new or not self._soon.isActive()  # news must not put it off for ever
        if is_due and not self._asker.is_asking and number not in self._known:
            self._soon.start()

    @Slot()
    def _ask(self) -> None:
        verdict = self._verdict
        if verdict is None or verdict.is_best:
            return
        if verdict.label.is_error or verdict.fair.decides_game:
            observation = observe(verdict.decision.state, verdict.decision.seat)
            self._asker.ask(Explaining(observation, verdict.fair.best, None, _SEED))

    @property
    def _verdict(self) -> Verdict | None:
        return self._cursor.findings.verdicts.get(self._number)

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        self._known.add(self._number)
        verdict = self._verdict
        if not isinstance(answer.value, Explained) or verdict is None:
            return
        reason = reason_of(answer.value, verdict.fair, verdict.decision.action)
        # Of what was no mistake only that the game could be won on the spot.
        if reason is not None and (verdict.label.is_error or is_win_at_once(reason)):
            self._show(self._number, (reason,))
