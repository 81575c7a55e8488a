"""The interface of a computer player: choosing from what a seat may know, nothing else."""

from __future__ import annotations

from typing import Protocol

from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, NumberedDeals, Observation


class ComputerPlayer(Protocol):
    """Chooses calls and cards for whichever seat is on turn: its own, dummy's or its second.

    A computer player is given an `Observation`, never a state, so it cannot look at hidden cards.
    It keeps no memory between choices: everything that has happened is in the observation,
    including both hands when it plays two (rules §9, §10).
    """

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose one of the observation's actions.

        The same observation and seed give the same action, on every machine.

        Args:
            observation: What the player of a seat knows; the seat is on turn to call or to play.
                Its hand is empty if the player may not look at it yet (rules §9).
            seed: The player's random seed, if it leaves anything to chance.
            stop: Cancels the search: once set, the answer is no longer wanted. The player then
                returns any action, or raises, within 50 milliseconds.
        """
        ...


def decision_seed(game_seed: int, actions_done: int) -> int:
    """The seed for one decision of a numbered game, the same on every machine.

    Args:
        game_seed: The game's number, 0 or more.
        actions_done: The number of actions so far, deals included.

    Returns:
        A number of 63 bits.
    """
    return NumberedDeals(game_seed).decision_seed(actions_done)
