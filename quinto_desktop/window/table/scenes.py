"""What is shown one thing after the other, and how one gets past it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

Scene = Callable[[], int | None]
"""Begins to show something; returns its milliseconds, or None to wait until one goes on."""


class Scenes(QObject):
    """Plays scenes in order. None of them holds up the game: they can all be skipped.

    Signals:
        over(): The last scene is over; it is not told of scenes that are dropped.
    """

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Scene] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        # A coarse timer may be early by a twentieth, while cards still are on their way.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._play_on)
        self._playing = False

    @property
    def playing(self) -> bool:
        """Whether a scene is on."""
        return self._playing

    def play(self, scenes: Iterable[Scene]) -> None:
        """Add scenes; they begin at once if none is on."""
        self._queue.extend(scenes)
        if not self._playing and self._queue:
            self._playing = True
            self._play_on()

    def go_on(self) -> None:
        """End the present scene now."""
        if self._playing:
            self._timer.stop()
            self._play_on()

    def skip(self) -> None:
        """Begin every scene that is left, one after the other, without waiting."""
        self._timer.stop()
        while self._queue:
            self._queue.popleft()()
        self._end()

    def clear(self) -> None:
        """Drop what is left: the table shows another game."""
        self._timer.stop()
        self._queue.clear()
        self._playing = False

    def _play_on(self) -> None:
        while self._queue:
            wait = self._queue.popleft()()
            if wait is None:
                return
            if wait > 0:
                self._timer.start(wait)
                return
        self._end()

    def _end(self) -> None:
        if self._playing:
            self._playing = False
            self.over.emit()
