"""Plain sampling: uniform layouts, open cards, the rule player to the end.

*Perfect information Monte Carlo*, without inference and without a network. Nothing is learnt from
what the others have played but the suits they have not; the score of the game is not looked at.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.lab.pool.rule_play import (
    USUAL_WEIGHTS,
    Weights,
    rule_play_of,
    sign_of,
)
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Action, Card, Observation, Phase, Play


@dataclass(frozen=True, slots=True)
class Plain:
    """The plain sampling player.

    Attributes:
        layouts: How many layouts are played out for a card.
        exact_layouts: How many are solved instead, towards the end.
        exact_tricks: How many tricks before the end they are.
        weights: The rule player's that plays them out.
        calls: When it doubles.
    """

    layouts: int = 400
    exact_layouts: int = 40
    exact_tricks: int = 5
    weights: Weights = USUAL_WEIGHTS
    calls: Calls = USUAL_CALLS

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; of equally good cards the lowest.

        It finishes before it could be cancelled.
        """
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, self.weights, seed)
        cards = distinct_cards(observation, information_of(observation))
        if len(cards) == 1:
            return Play(cards[0])
        worth = self._worth_of(observation, cards, seed)
        return Play(cards[worth.index(max(worth))])

    def _worth_of(self, observation: Observation, cards: list[Card], seed: int) -> list[float]:
        """What each card comes to, summed over the layouts, for the side on turn."""
        is_exact = TRICKS_IN_A_DEAL - len(observation.tricks) <= self.exact_tricks
        count = self.exact_layouts if is_exact else self.layouts
        worlds = uniform_layouts(observation, count, seed)
        play = rule_play_of(observation, self.weights)
        sums = array("d", bytes(8 * len(cards)))
        strengths = [card.strength for card in cards]
        play.weigh(worlds, 0, len(worlds) // FIELDS, strengths, is_exact, sums)
        sign = sign_of(observation.turn)
        return [sign * value for value in sums]
