"""A progress line on a terminal."""

from __future__ import annotations

import time
from typing import TextIO

_BAR = 24
_EVERY_S = 0.1


class Progress:
    """A progress bar with a count and the estimated time left; silent outside a terminal.

    Args:
        stream: The stream to draw it on, if that is a terminal.
        total: The number of items, 1 or more.
        done: The number already done before.
    """

    def __init__(self, stream: TextIO | None, total: int, done: int = 0) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._total = total
        self._done = self._before = done
        self._begun = time.monotonic()
        self._drawn = -1.0
        self._draw()

    def step(self) -> None:
        """Count one more item as done."""
        self._done += 1
        self._draw()

    def clear(self) -> None:
        """Erase the line."""
        if self._stream is not None:
            print("\r\x1b[K", end="", file=self._stream, flush=True)

    def _draw(self) -> None:
        now = time.monotonic()
        # A terminal is slow, and no one reads faster.
        if self._stream is None or (self._done < self._total and now - self._drawn < _EVERY_S):
            return
        self._drawn = now
        filled = _BAR * self._done // self._total
        bar = "#" * filled + "." * (_BAR - filled)
        line = f"[{bar}] {self._done} of {self._total}{self._left(now - self._begun)}"
        print(f"\r\x1b[K{line}", end="", file=self._stream, flush=True)

    def _left(self, spent_s: float) -> str:
        here = self._done - self._before
        if not here or self._done == self._total:
            return ""
        minutes, seconds = divmod(round(spent_s / here * (self._total - self._done)), 60)
        hours, minutes = divmod(minutes, 60)
        return f", {hours}:{minutes:02}:{seconds:02} left"
