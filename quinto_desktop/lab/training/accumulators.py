"""Training of the networks that use all a seat has seen of a deal (`AccumulatorNetwork`).

They learn from deals among players of many kinds (`selfplay.choices`): the *play model* learns
which card is played, the *beliefs* where the hidden cards are.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from msgspec import Struct, field
from numpy.typing import NDArray

from quinto_desktop.lab.training.layers import Adam, Floats, Layers, softmax, sums_of
from quinto_desktop.lab.training.selfplay import Choice, cards_of, choices
from quinto_desktop.players.imagining.information import CACHETTE, information_of
from quinto_desktop.players.kernel import Network
from quinto_desktop.players.kernel._accumulator import ACCUMULATOR_INPUTS, MANNERS
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.rules import PACK, card_set, observe

_BATCH = 500
_NOWHERE = -1
_Indices: TypeAlias = NDArray[np.int64]


class AccumulatorDataset(Struct, frozen=True):
    """Choices, each with what the seat that made it had seen of the deal.

    Attributes:
        chosen: 1 for the card that was played, 0 for the others.
        places: For each choice and each card of the pack the hidden place it was in, or -1.
        allowed: For each choice and each place the cards that could be there, as bits.
    """

    active: array[int] = field(default_factory=lambda: array("h"))
    lengths: list[int] = field(default_factory=list)
    cards: array[int] = field(default_factory=lambda: array("h"))
    sizes: list[int] = field(default_factory=list)
    manners: array[int] = field(default_factory=lambda: array("h"))
    chosen: array[float] = field(default_factory=lambda: array("f"))
    places: array[int] = field(default_factory=lambda: array("b"))
    room: array[float] = field(default_factory=lambda: array("f"))
    allowed: array[int] = field(default_factory=lambda: array("Q"))

    def add(self, choice: Choice) -> None:
        """Add a choice."""
        table = choice.table
        before = len(self.active)
        self.active.extend(table.active_inputs())
        self.lengths.append(len(self.active) - before)
        cards = cards_of(table.legal())
        self.cards.extend(cards)
        self.sizes.append(len(cards))
        self.manners.extend([table.manner(card) for card in cards])
        self.chosen.extend([float(card == choice.card) for card in cards])
        self._add_places(choice)

    def _add_places(self, choice: Choice) -> None:
        state, deal = choice.state, choice.state.dealt
        information = information_of(observe(state, state.mover))
        hidden = {place.place: place for place in information.hidden}
        places = [*[(state.mover + turn) % PLACES for turn in range(1, PLACES)], CACHETTE]
        lies = array("b", [_NOWHERE] * len(PACK))
        for number, place in enumerate(places):
            whole = deal.cachette if place == CACHETTE else deal.hands[place]
            there = card_set(whole) & information.unseen
            for card in cards_of(there):
                lies[card] = number
            self.room.append(hidden[place].size if place in hidden else 0)
            self.allowed.append(hidden[place].allowed if place in hidden else 0)
        self.places.extend(lies)


def accumulator_dataset(network: Network, deals: int, chance: random.Random) -> AccumulatorDataset:
    """The choices of random deals; every other one is left out."""
    found = AccumulatorDataset()
    for choice in choices(network, deals, chance):
        if chance.random() < 0.5:
            found.add(choice)
    return found


def init_weights(hidden: int, told: int, seed: int) -> Layers:
    """The initial weights of an accumulator's network."""
    chance = np.random.default_rng(seed)
    output_biases = len(PACK) * (MANNERS if told == 1 else told)
    return [
        (0.1 * chance.normal(size=(ACCUMULATOR_INPUTS, hidden))).astype(np.float32),
        np.zeros(hidden, np.float32),
        (0.02 * chance.normal(size=(told * len(PACK), hidden))).astype(np.float32),
        np.zeros(output_biases, np.float32),
    ]


class AccumulatorLearner:
    """Trains the weights of an accumulator's network, in place."""

    def __init__(self, weights: Layers, seed: int) -> None:
        self.weights = weights
        self._adam = Adam(weights)
        self._chance = np.random.default_rng(seed)

    def learn_plays(self, dataset: AccumulatorDataset, rate: float) -> float:
        """Learn in one pass how likely each card is; return a choice's cross-entropy, in nats."""
        cards, manners = np.array(dataset.cards), np.array(dataset.manners)
        chosen, sizes = np.array(dataset.chosen, np.float32), np.array(dataset.sizes)
        starts, cross_entropy = np.cumsum(sizes) - sizes, 0.0
        for batch, inputs, hidden in self._batches(dataset):
            count = len(batch)
            rows = _ranges(starts[batch], sizes[batch])
            choice = np.repeat(np.arange(count), sizes[batch])
            leaning = cards[rows] * MANNERS + manners[rows]
            scores = (hidden @ self.weights[2].T)[choice, cards[rows]] + self.weights[3][leaning]
            chances = softmax(scores, choice)
            cross_entropy -= float(np.log(chances[chosen[rows] > 0] + 1e-9).sum())
            slopes: Floats = ((chances - chosen[rows]) / count).astype(np.float32)
            spread = np.zeros((count, len(PACK)), np.float32)
            spread[choice, cards[rows]] = slopes
            leanings = sums_of(slopes, leaning, len(self.weights[3]))
            self._step(inputs, hidden, spread, leanings, rate)
        return cross_entropy / max(len(sizes), 1)

    def learn_beliefs(self, dataset: AccumulatorDataset, rate: float) -> float:
        """Learn in one pass how likely each hidden card is to be in each place.

        Returns:
            The mean cross-entropy of all hidden cards of a choice, in nats, less that of a guesser
            who knows only the sizes and the voids; the lower, the better.
        """
        places = np.array(dataset.places).reshape(-1, len(PACK))
        room = np.array(dataset.room, np.float32).reshape(-1, 1, PLACES)
        allowed = np.array(dataset.allowed, np.uint64).reshape(-1, 1, PLACES)
        bits = (np.uint64(1) << np.arange(len(PACK), dtype=np.uint64)).reshape(1, -1, 1)
        cross_entropy = 0.0
        for batch, inputs, hidden in self._batches(dataset):
            count = len(batch)
            told = hidden @ self.weights[2].T + self.weights[3]
            plain = room[batch] * ((allowed[batch] & bits) != 0)
            odds = plain * np.exp(told.reshape(count, len(PACK), PLACES))
            at, card = np.nonzero(places[batch] != _NOWHERE)
            place = places[batch][at, card]
            chances = odds[at, card] / odds[at, card].sum(axis=1, keepdims=True)
            before = plain[at, card] / plain[at, card].sum(axis=1, keepdims=True)
            there = np.arange(len(at)), place
            cross_entropy += float(np.log(before[there] / (chances[there] + 1e-9)).sum())
            chances[there] -= 1
            slopes = np.zeros((count, len(PACK), PLACES), np.float32)
            slopes[at, card] = chances / count
            spread = slopes.reshape(count, -1)
            self._step(inputs, hidden, spread, spread.sum(axis=0), rate)
        return cross_entropy / max(len(places), 1)

    def _batches(self, dataset: AccumulatorDataset) -> Iterator[tuple[_Indices, Floats, Floats]]:
        """Choices, their inputs as zeros and ones, and the hidden units."""
        active, lengths = np.array(dataset.active), np.array(dataset.lengths)
        starts = np.cumsum(lengths) - lengths
        order = self._chance.permutation(len(lengths))
        for first in range(0, len(order), _BATCH):
            batch = order[first : first + _BATCH]
            inputs = np.zeros((len(batch), ACCUMULATOR_INPUTS), np.float32)
            choice = np.repeat(np.arange(len(batch)), lengths[batch])
            inputs[choice, active[_ranges(starts[batch], lengths[batch])]] = 1
            yield batch, inputs, np.maximum(inputs @ self.weights[0] + self.weights[1], 0)

    def _step(
        self, inputs: Floats, hidden: Floats, slopes: Floats, leanings: Floats, rate: float
    ) -> None:
        back = (slopes @ self.weights[2]) * (hidden > 0)
        self._adam.step((inputs.T @ back, back.sum(axis=0), slopes.T @ hidden, leanings), rate)


def _ranges(starts: _Indices, lengths: _Indices) -> _Indices:
    """Concatenated ranges: from each start, as many numbers as its length."""
    ends = np.cumsum(lengths)
    found: _Indices = np.arange(lengths.sum()) + np.repeat(starts - (ends - lengths), lengths)
    return found
