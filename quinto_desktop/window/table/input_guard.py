"""Keeps hasty input from a panel that has just appeared."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

Clock = Callable[[], float]
"""Tells the time in milliseconds since any moment; it never goes back."""

_CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)
_BEGINNINGS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.KeyPress,
)
_ANSWERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


def _now_ms() -> float:
    return 1000 * monotonic()


class InputGuard(QObject):
    """Makes the buttons of a panel deaf to clicks, Space and Enter while the panel is new.

    A panel appears where someone was just playing, or clicking to hurry the table: neither may
    answer a question that nobody has read, least of all confirm another person. If you keep
    pressing, you have not read it yet either: each press restarts the wait.

    The second half of a double click that began before the panel came never counts, however late
    it is, nor does a key that has been held down since then. Letters such as P and D, and what
    assistive technology presses, always count: nobody presses them to hurry.

    Attributes:
        clock: Tells the time.
    """

    def __init__(self, panel: QObject, clock: Clock = _now_ms) -> None:
        super().__init__(panel)
        self.clock = clock
        self._deaf_until = 0.0
        self._duration_ms = 0
        self._has_heard = False

    def watch(self, button: QAbstractButton) -> None:
        """Guard a button of the panel, too."""
        button.installEventFilter(self)

    @property
    def is_listening(self) -> bool:
        """Whether keys and clicks are accepted now."""
        return self.clock() >= self._deaf_until

    def wait(self, duration_ms: int) -> None:
        """Begin anew, as the panel appears: block input for so long, 0 or more milliseconds."""
        self._duration_ms = duration_ms
        self._has_heard = False
        self._restart()

    def _restart(self) -> None:
        self._deaf_until = self.clock() + self._duration_ms

    def is_hasty(self) -> bool:
        """Whether an answer now comes too soon; if so, restart the wait."""
        if self.is_listening:
            return False
        self._restart()
        return True

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Block presses that come too soon."""
        kind = event.type()
        is_answer, is_old = kind in _CLICKS, kind is QEvent.Type.MouseButtonDblClick
        if isinstance(event, QKeyEvent):
            is_answer, is_old = event.key() in _ANSWERING, event.isAutoRepeat()
        if not is_answer:
            return False
        if kind not in _BEGINNINGS:
            return not self.is_listening
        if self.is_hasty() or (is_old and not self._has_heard):
            return True
        self._has_heard = True
        return False
