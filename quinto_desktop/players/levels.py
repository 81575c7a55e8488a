"""The strengths to choose from. A level differs in thinking only, never in the deal."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.players.casual import Casual
from quinto_desktop.players.novice import Novice
from quinto_desktop.players.player import ComputerPlayer


class Level(Enum):
    """How well a computer player plays; the value is its name in records and commands."""

    NOVICE = "novice"
    CASUAL = "casual"


_PLAYERS: dict[Level, ComputerPlayer] = {
    Level.NOVICE: Novice(),
    Level.CASUAL: Casual(),
}


def player_of(level: Level) -> ComputerPlayer:
    """The computer player of a level. It keeps no state, so one serves every seat."""
    return _PLAYERS[level]
