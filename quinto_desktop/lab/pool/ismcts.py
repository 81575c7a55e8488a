"""Information-set tree search: cards by `Tree`, calls like the rest of the pool."""

from __future__ import annotations

import random
from dataclasses import astuple, dataclass

from quinto_desktop.lab.pool._tree import Tree
from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.layouts import uniform_layouts
from quinto_desktop.lab.pool.rule_play import USUAL_WEIGHTS, Weights, set_up
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import PACK, Action, Observation, Phase, Play

EXPLORE = 0.5
"""The constant of the upper confidence bounds, where results lie from -1 to 1. Set by hand."""


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """The tree searcher.

    Attributes:
        iterations: How many iterations a card takes.
        weights: The rule player's that plays out the rest.
        calls: When it doubles.
    """

    iterations: int = 1000
    weights: Weights = USUAL_WEIGHTS
    calls: Calls = USUAL_CALLS

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call, or the card that was tried most.

        It finishes before it could be cancelled.
        """
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, self.weights, seed)
        tree = Tree([*astuple(self.weights)], EXPLORE, random.Random(seed).getrandbits(62) + 1)
        set_up(tree, observation)
        tried = tree.search(uniform_layouts(observation, self.iterations, seed), self.iterations)
        return Play(PACK[min(tried, key=lambda card: (-tried[card], card))])
