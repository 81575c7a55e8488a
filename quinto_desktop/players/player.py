"""The interface of a computer player: choosing from what a seat may know, nothing else."""

from __future__ import annotations

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
