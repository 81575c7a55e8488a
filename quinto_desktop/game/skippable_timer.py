"""The pause that lets players see what has happened before the game goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot


class SkippableTimer(QObject):
    """A pause that ends by itself, or earlier if the user does not want to wait.

    Signals:
        passed(): The pause is over.
    """

    passed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_on = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        # A coarse timer may be 5 % early, and the next action would cut the animation short.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.pass_now)

    @property
    def is_on(self) -> bool:
        """Whether a pause is in progress."""
        return self._is_on

    def begin(self, length_ms: int | None) -> None:
        """Pause for a number of milliseconds; None pauses until `pass_now`, 0 not at all."""
        self.drop()
        self._is_on = length_ms != 0
        if length_ms:
            self._timer.start(length_ms)

    @Slot()
    def pass_now(self) -> None:
        """End the pause."""
        if self._is_on:
            self.drop()
            self.passed.emit()

    def drop(self) -> None:
        """Cancel the pause without emitting `passed`."""
        self._timer.stop()
        self._is_on = False
