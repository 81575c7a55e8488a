"""Members who think uniform layouts of the hidden cards through, each in another way.

`Plain` plays them out with open cards by the rule player (*perfect information Monte Carlo*).
Nothing is learnt from what the others have played but which suits they are out of; the score of the
game does not count. In `Knowing` every seat plays on by its own knowledge: it shows what Club's and
Master's weighing of layouts is worth, with playouts like theirs. `TreeSearch` searches a tree of
information sets.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import astuple

from quinto_desktop.lab.pool._tree import Tree
from quinto_desktop.lab.pool.layouts import FIELDS, Endings, uniform_layouts
from quinto_desktop.lab.pool.rule_play import (
    USUAL_CALLS,
    USUAL_WEIGHTS,
    Calls,
    Member,
    Weights,
    rule_play_of,
    set_up,
    sign_of,
)
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import PACK, TRICKS_IN_A_DEAL, Action, Card, Observation, Play


@dataclass(frozen=True, slots=True)
class Plain(Member):
    """Plays layouts out for each card, and solves some instead in the last tricks."""

    layouts: int = 400
    exact_layouts: int = 40
    exact_tricks: int = 5
    weights: Weights = USUAL_WEIGHTS
    calls: Calls = USUAL_CALLS
    _endings: Endings = field(default_factory=Endings, init=False, repr=False, compare=False)

    def _play(self, observation: Observation, seed: int) -> Action:
        cards = distinct_cards(observation, information_of(observation))
        if len(cards) == 1:
            return Play(cards[0])
        if TRICKS_IN_A_DEAL - len(observation.tricks) <= self.exact_tricks:
            worlds = uniform_layouts(observation, self.exact_layouts, seed)
            values: Mapping[Card, float] = self._endings.values(observation, worlds)
        else:
            worlds = uniform_layouts(observation, self.layouts, seed)
            values = played_out(observation, cards, worlds, self.weights)
        sign = sign_of(observation.mover)
        return Play(max(cards, key=lambda card: sign * values[card]))


def played_out(
    observation: Observation, cards: list[Card], worlds: array[int], weights: Weights
) -> dict[Card, float]:
    """What some cards come to for NS less EW where the rule player goes on, summed over layouts."""
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    rule_play_of(observation, weights).weigh(worlds, 0, len(worlds) // FIELDS, strengths, sums)
    return dict(zip(cards, sums, strict=True))


def plain_wide(layouts: int = 300, exact_layouts: int = 100, exact_tricks: int = 6) -> Plain:
    """Plain sampling that solves more layouts earlier, and plays out by other rules."""
    weights = Weights(
        royal=15.0, five=0.2, half=0.03, winner=12.0, led=0.3, gift=0.6, spent=0.03, lead=1.0
    )
    calls = Calls(double_from=0.54, redouble_from=0.57)
    return Plain(layouts, exact_layouts, exact_tricks, weights, calls)


@dataclass(frozen=True, slots=True)
class Knowing(Member):
    """Plays layouts out with the policy network in all seats, and solves them towards the end."""

    layouts: int = 40
    exact_tricks: int = 4
    calls: Calls = USUAL_CALLS
    _endings: Endings = field(default_factory=Endings, init=False, repr=False, compare=False)

    def _play(self, observation: Observation, seed: int) -> Action:
        cards = distinct_cards(observation, information_of(observation))
        worlds = uniform_layouts(observation, self.layouts, seed)
        if TRICKS_IN_A_DEAL - len(observation.tricks) <= self.exact_tricks:
            values: Mapping[Card, float] = self._endings.values(observation, worlds)
        else:
            values = _played_on(observation, cards, worlds)
        sign = sign_of(observation.mover)
        return Play(max(cards, key=lambda card: sign * values[card]))


def _played_on(
    observation: Observation, cards: list[Card], worlds: array[int]
) -> dict[Card, float]:
    playout = playout_of(observation, information_of(observation), load_network("policy"))
    playout.mark(array("B", [0]))
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    playout.weigh(worlds, 0, len(worlds) // FIELDS, strengths, exact=0, into=sums)
    return dict(zip(cards, sums, strict=True))


EXPLORE = 0.5
"""The constant of the upper confidence bounds, where results lie from -1 to 1. Set by hand."""


@dataclass(frozen=True, slots=True)
class TreeSearch(Member):
    """The tree searcher."""

    iterations: int = 1000
    weights: Weights = USUAL_WEIGHTS
    calls: Calls = USUAL_CALLS

    def _play(self, observation: Observation, seed: int) -> Action:
        tree = Tree([*astuple(self.weights)], EXPLORE, random.Random(seed).getrandbits(62) + 1)
        set_up(tree, observation)
        tried = tree.search(uniform_layouts(observation, self.iterations, seed), self.iterations)
        return Play(PACK[min(tried, key=lambda card: (-tried[card], card))])
