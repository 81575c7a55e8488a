"""The policy alone: the card that Club and Master look at first, without looking any further."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.rule_play import USUAL_WEIGHTS
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import PACK, Action, Observation, Phase, Play


@dataclass(frozen=True, slots=True)
class Policy:
    """Plays the policy network's first choice.

    Attributes:
        calls: When it doubles.
    """

    calls: Calls = USUAL_CALLS

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; the seed matters for calls only."""
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, USUAL_WEIGHTS, seed)
        playout = playout_of(observation, information_of(observation), load_network("policy"))
        return Play(PACK[playout.choose()])
