"""Plain sampling: uniform layouts, open cards, the rule player to the end.

*Perfect information Monte Carlo*, without inference and without a network. Nothing is learnt from
what the others have played but which suits they are out of; the score of the game does not count.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field

from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.endings import Endings
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
    _endings: Endings = field(default_factory=Endings, init=False, repr=False, compare=False)

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
        if TRICKS_IN_A_DEAL - len(observation.tricks) <= self.exact_tricks:
            worlds = uniform_layouts(observation, self.exact_layouts, seed)
            values: Mapping[Card, float] = self._endings.values(observation, worlds)
        else:
            worlds = uniform_layouts(observation, self.layouts, seed)
            values = played_out(observation, cards, worlds, self.weights)
        sign = sign_of(observation.turn)
        return Play(max(cards, key=lambda card: sign * values[card]))


def played_out(
    observation: Observation, cards: list[Card], worlds: array[int], weights: Weights
) -> dict[Card, float]:
    """What some cards come to for NS less EW where the rule player goes on, summed over layouts.

    Args:
        observation: A seat's on turn to play.
        cards: Cards it may play.
        worlds: The layouts.
        weights: The rule player's.
    """
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    rule_play_of(observation, weights).weigh(worlds, 0, len(worlds) // FIELDS, strengths, sums)
    return dict(zip(cards, sums, strict=True))


def plain_wide(layouts: int = 300, exact_layouts: int = 100, exact_tricks: int = 6) -> Plain:
    """Plain sampling that solves more layouts earlier, and plays out by other rules.

    Args:
        layouts: As above.
        exact_layouts: As above.
        exact_tricks: As above.
    """
    weights = Weights(
        royal=15.0, five=0.2, half=0.03, winner=12.0, led=0.3, gift=0.6, spent=0.03, lead=1.0
    )
    calls = Calls(double_from=0.54, redouble_from=0.57)
    return Plain(layouts, exact_layouts, exact_tricks, weights, calls)
