"""The levels of computer players. They differ only in thinking, never in the deal."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.players.player import ComputerPlayer


class Level(Enum):
    """The strength of a computer player, in order; the value is its name in files and commands."""

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    MASTER = "master"


USUAL_LEVEL = Level.CASUAL


def player_of(
    level: Level, thinking_factor: float = 1.0, *, unhurried: bool = False
) -> ComputerPlayer:
    """The computer player of a level. It is stateless, so one serves every seat in every form.

    Players are loaded when the first one is needed, which shows the window 15 ms sooner. The
    factor, 1 for the usual, is that of the time of those who think. An unhurried player may take as
    long as its usual amount of thought needs, and so chooses alike on every machine; for
    measurements.
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
            stretched = skill.stretched(thinking_factor)
            return Expert(stretched.unhurried() if unhurried else stretched)


def has_all_models() -> bool:
    """Whether all that Club and Master have learnt is there and can be used.

    What is missing or damaged is left out: without their policy they play as Casual does, and
    hints and reviews follow a rule of thumb.
    """
    from quinto_desktop.players.kernel import model_faults

    return not model_faults()


def is_search_compiled() -> bool:
    """Whether the search of the stronger levels runs at its full speed, as from a C compiler."""
    from quinto_desktop.players.kernel import is_compiled

    return is_compiled()
