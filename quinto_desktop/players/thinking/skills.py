"""How much players think: the difference between Club and Master in numbers, and the time.

The numbers were set by hand, and measured: `quinto-lab match`.
"""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.stop import StopFlag

_AMPLE_MS = 600_000


class Skill(Struct, frozen=True):
    """How much a player thinks about a choice; with no deals only the policy decides.

    Usually the numbers of deals are reached long before the time is up, so the same question has
    the same answer on every machine. `breadth` deals are drawn for each one imagined, and weighed
    by what was called and played. `doubt` is how far the policy's judgement of a card may be off,
    in points.
    """

    time_ms: int
    deals: int
    call_deals: int
    breadth: int
    doubt: float
    exact_tricks: int
    both_hands_tricks: int = 6

    def unhurried(self) -> Skill:
        """The same skill with more time than any choice takes: it chooses alike on any machine."""
        return replace(self, time_ms=_AMPLE_MS)

    def stretched(self, factor: float) -> Skill:
        """The same skill with more time by a factor, 1 or more, and more deals to use it for."""
        return replace(self, time_ms=round(self.time_ms * factor), deals=round(self.deals * factor))


CLUB = Skill(time_ms=180, deals=60, call_deals=80, breadth=6, doubt=2.0, exact_tricks=4)
MASTER = Skill(time_ms=850, deals=480, call_deals=200, breadth=4, doubt=3.0, exact_tricks=4)
"""How much the two levels think. `quinto-lab match --pool` tells what it gains."""

CLUB_IN_HASTE = replace(CLUB, deals=16, breadth=4)
MASTER_IN_HASTE = replace(MASTER, deals=120)
"""The same where whole deals are played while somebody waits: at the other tables of a review."""


class Clock:
    """The time for one choice, in milliseconds, which begins at once; `stop` ends it early."""

    def __init__(self, time_ms: float, stop: StopFlag | None = None) -> None:
        self.stop = stop or StopFlag()
        self._begun = time.perf_counter()
        self._time_s = time_ms / 1000

    def is_up(self, share: float = 1.0) -> bool:
        """Whether a share of the time has passed, or the search was cancelled."""
        return self.stop.is_set() or time.perf_counter() - self._begun >= share * self._time_s
