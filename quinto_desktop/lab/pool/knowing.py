"""Uniform layouts in which every seat plays on by its own knowledge: no open cards, no inference.

So it shows what Club's and Master's weighing of layouts is worth, with playouts like theirs.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field

from quinto_desktop.lab.pool.calls import USUAL_CALLS, Calls
from quinto_desktop.lab.pool.endings import Endings
from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.lab.pool.rule_play import USUAL_WEIGHTS, sign_of
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Action, Card, Observation, Phase, Play


@dataclass(frozen=True, slots=True)
class Knowing:
    """Samples with the policy network in all seats.

    Attributes:
        layouts: How many layouts are played out, or solved, for a card.
        exact_tricks: How many tricks before the end they are solved.
        calls: When it doubles.
    """

    layouts: int = 40
    exact_tricks: int = 4
    calls: Calls = USUAL_CALLS
    _endings: Endings = field(default_factory=Endings, init=False, repr=False, compare=False)

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; of equally good cards the lowest.

        It finishes before it could be cancelled.
        """
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, USUAL_WEIGHTS, seed)
        cards = distinct_cards(observation, information_of(observation))
        worlds = uniform_layouts(observation, self.layouts, seed)
        if TRICKS_IN_A_DEAL - len(observation.tricks) <= self.exact_tricks:
            values: Mapping[Card, float] = self._endings.values(observation, worlds)
        else:
            values = _played_out(observation, cards, worlds)
        sign = sign_of(observation.turn)
        return Play(max(cards, key=lambda card: sign * values[card]))


def _played_out(
    observation: Observation, cards: list[Card], worlds: array[int]
) -> dict[Card, float]:
    playout = playout_of(observation, information_of(observation), load_network("policy"))
    playout.mark(array("B", [0]))
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    playout.weigh(worlds, 0, len(worlds) // FIELDS, strengths, exact=0, into=sums)
    return dict(zip(cards, sums, strict=True))
