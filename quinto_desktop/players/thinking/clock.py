"""How long a player may think about one choice."""

from __future__ import annotations

import time

from quinto_desktop.players.stop import StopFlag


class Clock:
    """The time for one choice, in milliseconds, which begins at once; `stop` ends it early."""

    def __init__(self, time_ms: float, stop: StopFlag | None = None) -> None:
        self.stop = stop or StopFlag()
        self._begun = time.perf_counter()
        self._time_s = time_ms / 1000

    def is_up(self, share: float = 1.0) -> bool:
        """Whether a share of the time has passed, or the search was cancelled."""
        return self.stop.is_set() or time.perf_counter() - self._begun >= share * self._time_s
