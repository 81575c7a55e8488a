"""The strengths to choose from. A level differs in thinking only, never in the deal."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.players.player import ComputerPlayer


class Level(Enum):
    """How well a computer player plays; the value is its name in records and commands.

    The members stand in order of strength.
    """

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    MASTER = "master"


USUAL_LEVEL = Level.CASUAL
"""Who plays when nobody has chosen yet."""


def player_of(level: Level, thinking_factor: float = 1.0) -> ComputerPlayer:
    """The computer player of a level. It keeps no state, so one serves every seat in every form.

    Players are loaded when the first one is asked for: the window is there 15 ms sooner for it.

    Args:
        level: How well it plays.
        thinking_factor: By how much its time for a choice is stretched; 1 is the usual time.
            Novice and Casual answer at once whatever it is.
    """
    match level:
        case Level.NOVICE:
            from quinto_desktop.players.by_rule.novice import Novice

            return Novice()
        case Level.CASUAL:
            from quinto_desktop.players.by_rule.casual import Casual

            return Casual()
        case Level.CLUB | Level.MASTER:
            from quinto_desktop.players.thinking.expert import Expert
            from quinto_desktop.players.thinking.skills import CLUB, MASTER

            skill = CLUB if level is Level.CLUB else MASTER
            return Expert(skill.stretched(thinking_factor))


def is_search_compiled() -> bool:
    """Whether the search of the stronger levels runs at its full speed.

    Where no C compiler was at hand when the program was installed it does not, and those levels
    play somewhat weaker.
    """
    from quinto_desktop.players.kernel import is_compiled

    return is_compiled()
