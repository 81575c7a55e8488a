"""Why a game waits: whoever holds it says so, and it goes on when nobody holds it any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum

from PySide6.QtCore import QObject, Signal


class Hold(Enum):
    """A reason to wait."""

    VIEW = "something else stands in the table's place"
    DIALOG = "a dialog is open over the table"
    LESSON = "the lesson has something to say"
    LAST_TRICK = "a finished trick is looked at again"


_COVERING = frozenset({Hold.VIEW, Hold.DIALOG})


class Holds(QObject):
    """The game waits as long as anybody holds it: computer players, and whatever is put off.

    Signals:
        changed(bool): The game waits from now on, or goes on: carries whether it waits.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reasons: Counter[Hold] = Counter()
        self._put_off: Callable[[], object] | None = None

    @property
    def reasons(self) -> frozenset[Hold]:
        """Why the game waits; empty if it does not."""
        return frozenset(+self._reasons)

    @property
    def covers_table(self) -> bool:
        """Whether nobody can get at the table."""
        return not self.reasons.isdisjoint(_COVERING)

    def put_off(self, action: Callable[[], object] | None) -> None:
        """Do something when the game goes on, in place of what was put off before."""
        self._put_off = action

    def hold(self, reason: Hold) -> Callable[[], None]:
        """Hold the game; what is returned ends that hold, once."""
        self._reasons[reason] += 1
        if self._reasons.total() == 1:
            self.changed.emit(True)  # noqa: FBT003
        is_over = False

        def end() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._reasons[reason] -= 1
                if not self._reasons.total():
                    self.changed.emit(False)  # noqa: FBT003
                    put_off, self._put_off = self._put_off, None
                    if put_off is not None:
                        put_off()

        return end

    @contextmanager
    def during(self, reason: Hold) -> Iterator[None]:
        """Hold the game for a block."""
        end = self.hold(reason)
        try:
            yield
        finally:
            end()
