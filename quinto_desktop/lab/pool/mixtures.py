"""Casual, with slips: players that do not always do what they would."""

from __future__ import annotations

import random
from dataclasses import dataclass

from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.rule_play import USUAL_WEIGHTS
from quinto_desktop.players.by_rule.casual import Casual, Valuation
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, Card, Observation, Phase, Play


@dataclass(frozen=True, slots=True)
class Slipping:
    """Casual, who now and then plays another card.

    Attributes:
        second: The chance of the card it likes second best.
        any_card: The chance of any legal card.
        calls: When it doubles.
    """

    second: float
    any_card: float
    calls: Calls = USUAL_CALLS

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; the seed decides on slips."""
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, USUAL_WEIGHTS, seed)
        chance = random.Random(f"slips {seed}")
        drawn = chance.random()
        if drawn < self.any_card:
            return chance.choice(observation.actions)
        chosen = Casual().choose(observation, seed)
        if drawn < self.any_card + self.second:
            return Play(next_best(observation, chosen))
        return chosen


def next_best(observation: Observation, chosen: Action) -> Card:
    """The card that Casual likes best besides the chosen one; there must be another."""
    values = Valuation(observation)
    others = [
        action.card
        for action in reversed(observation.actions)
        if isinstance(action, Play) and action != chosen
    ]
    return max(others, key=values.of)


def erring() -> Slipping:
    """Casual with a slip in six cards, most of them small."""
    return Slipping(second=0.15, any_card=0.03)


def randomish() -> Slipping:
    """Casual for every other card, and no thought for the rest."""
    return Slipping(second=0.0, any_card=0.5)
