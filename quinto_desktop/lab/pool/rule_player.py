"""A rule player, bold or careful: one trick ahead, by what layouts of the hidden cards say.

Where others compute the chance to win a trick, it looks how often it would be won in some dozens of
layouts. It does not search and plays nothing out.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from quinto_desktop.lab.pool.calls import Calls
from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.lab.pool.rule_play import Weights, rule_play_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, Card, Observation, Phase, Play

LAYOUTS = 60
"""In how many layouts it looks; set by hand."""


@dataclass(frozen=True, slots=True)
class RulePlayer:
    """A rule player.

    Attributes:
        weights: What it takes things to be worth.
        calls: When it doubles.
    """

    weights: Weights
    calls: Calls

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; of equally good cards the lowest.

        It finishes before it could be cancelled.
        """
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, self.weights, seed)
        worlds = uniform_layouts(observation, LAYOUTS, seed)
        values = judged(observation, worlds, self.weights)
        return Play(max(values, key=values.__getitem__))


def judged(observation: Observation, worlds: array[int], weights: Weights) -> dict[Card, float]:
    """What the rule player thinks of each playable card, low to high, summed over layouts.

    Args:
        observation: A seat's on turn to play.
        worlds: The layouts.
        weights: The rule player's.
    """
    cards = [action.card for action in reversed(observation.actions) if isinstance(action, Play)]
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    rule_play_of(observation, weights).judge(worlds, 0, len(worlds) // FIELDS, strengths, sums)
    return dict(zip(cards, sums, strict=True))


def bold() -> RulePlayer:
    """Leads high and at once, spends the Quint Royal and fives early, doubles early."""
    weights = Weights(
        royal=9.0, five=0.15, half=0.0, winner=6.0, led=0.0, gift=1.0, spent=0.0, lead=4.0
    )
    return RulePlayer(weights, Calls(double_from=0.50, redouble_from=0.53))


def careful() -> RulePlayer:
    """Keeps winners, quints and their halves for later, and seldom doubles."""
    weights = Weights(
        royal=23.0, five=0.45, half=0.15, winner=22.0, led=0.3, gift=0.5, spent=0.05, lead=0.0
    )
    return RulePlayer(weights, Calls(double_from=0.62, redouble_from=0.66))
