"""What a computer player is, choosing from what a seat may know; and the levels of players.

Levels differ only in thinking, never in the deal.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, NumberedDeals, Observation


class ComputerPlayer(Protocol):
    """Chooses calls and cards for whichever seat is on turn: its own, dummy's or its second.

    A computer player is given an `Observation`, never a state, so it cannot look at hidden cards.
    It keeps no memory between choices: everything that has happened is in the observation.
    """

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose one of the observation's actions; its hand may still be hidden (rules §9).

        The same observation and seed give the same action, on every machine. Once the flag is set,
        the answer is no longer wanted: return any action, or raise, within 50 milliseconds.
        """
        ...


def decision_seed(game_seed: int, actions_done: int) -> int:
    """The seed for one decision of a numbered game, 63 bits, the same on every machine."""
    return NumberedDeals(game_seed).decision_seed(actions_done)


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
    """The stateless computer player of a level, for every seat in every form, loaded when needed.

    The factor is that of the usual time of those who think; an unhurried player, for measurements,
    has all the time it needs.
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
    """Whether all that Club and Master have learnt is there and can be used."""
    from quinto_desktop.players.kernel import model_faults

    return not model_faults()


def is_search_compiled() -> bool:
    """Whether the search of the stronger levels runs at its full speed, as from a C compiler."""
    from quinto_desktop.players.kernel import is_compiled

    return is_compiled()
