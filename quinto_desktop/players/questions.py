"""What computer players are asked, as values: for a thread, or for the engine process.

The engine (see `engine`) answers whatever is a `Question`, so each new kind of thought is one more
class with its data, in the module that knows how to find the answer.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from quinto_desktop.players.judging.claim import DEALS, MOST_POSITIONS, Claim
from quinto_desktop.players.levels import ComputerPlayer, Level, has_all_models, player_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, Observation

USUAL_LIMIT_S = 10.0
SECONDS_PER_FACTOR = 5.0
"""How long a player may take at most, and how much longer for every thinking factor of 1."""


class Question(Protocol):
    """Something to think about, with all that the answer depends on."""

    @property
    def limit_s(self) -> float:
        """After so many seconds without an answer, something has gone wrong; never less than 1."""
        ...

    def answer(self, stop: StopFlag) -> object:
        """Find the answer; once stopped, any answer will do, within 50 milliseconds."""
        ...


class LevelPlayer(Struct, frozen=True):
    """The computer player of a level, as a value; what it thinks with is loaded as it chooses."""

    level: Level
    thinking_factor: float = 1.0

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose as the player of this level does."""
        return player_of(self.level, self.thinking_factor).choose(observation, seed, stop)


class Choice(Struct, frozen=True):
    """The question of every turn: which call, or which card?"""

    player: ComputerPlayer
    observation: Observation
    seed: int

    @property
    def limit_s(self) -> float:
        """Many times what any player takes."""
        return limit_for(self.player)

    def answer(self, stop: StopFlag) -> Action:
        """Have the player choose one of the observation's actions."""
        return self.player.choose(self.observation, self.seed, stop)


class ModelsAreThere(Struct, frozen=True):
    """The question whether all that the players have learnt is there: true or false."""

    limit_s = USUAL_LIMIT_S

    def answer(self, stop: StopFlag) -> bool:
        """Read all models."""
        return has_all_models()


class Claiming(Struct, frozen=True):
    """Are all tricks that are left ours? A question for the engine process; see `check_claim`."""

    observation: Observation
    seed: int
    most_positions: int = MOST_POSITIONS
    deals: int = DEALS

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return 10.0 + 0.002 * self.most_positions

    def answer(self, stop: StopFlag) -> Claim | None:
        """Check it; None if it was stopped."""
        from quinto_desktop.players.judging.claim_check import check_claim

        return check_claim(self.observation, self.seed, self.most_positions, self.deals, stop)


def limit_for(player: ComputerPlayer, choices: int = 1) -> float:
    """How many seconds a player may take for some choices before it must be stuck."""
    factor = player.thinking_factor if isinstance(player, LevelPlayer) else 1.0
    return USUAL_LIMIT_S + SECONDS_PER_FACTOR * factor * choices
