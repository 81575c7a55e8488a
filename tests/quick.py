"""Players that think as their level does, but about so little that a whole match takes no time."""

from __future__ import annotations

from msgspec.structs import replace

from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import MASTER

LEVELS = (Level.NOVICE, Level.CASUAL, Level.CLUB)
"""Who plays differently when quick: Master is Club then, to the last card."""


def quick_player(level: Level, deals: int = 3) -> ComputerPlayer:
    """A player of a level; Club and Master imagine a few deals only."""
    if level in (Level.CLUB, Level.MASTER):
        return Expert(
            replace(
                MASTER, deals=deals, call_deals=deals, breadth=1, exact_tricks=2, time_ms=60_000
            )
        )
    return player_of(level)
