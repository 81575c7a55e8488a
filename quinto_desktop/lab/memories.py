"""How recollections learn: networks that go by what a seat remembers of a deal.

They are learnt from deals that the policy, Casual and Novice play. *Customs* learn which card is
played, *beliefs* where the hidden cards lie. numpy does the sums.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from quinto_desktop.lab.lessons import Floats, Mover, Weights, shares_of, sums_of
from quinto_desktop.lab.selfplay import Moment, cards_of, moments
from quinto_desktop.players.information import CACHETTE, information_of
from quinto_desktop.players.kernel import Network, Recollection
from quinto_desktop.players.kernel._playout import MANNERS, MEMORIES
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.players.knowledge import card_set
from quinto_desktop.rules import PACK, observe

_BATCH = 500
_NOWHERE = -1
_Indices: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Memories:
    """Choices as the seats that made them remember the deal.

    Attributes:
        remembered: What was remembered, one choice after the other.
        lengths: How much it was, for each choice.
        cards: The cards that could be played, one choice after the other.
        sizes: How many there were, for each choice.
        manners: In which way each would have been played.
        chosen: 1 for the card that was played, 0 for the others.
        places: For each choice and each card of the pack the hidden place where it lay, or -1.
        room: For each choice and each place how many cards lay there.
        allowed: For each choice and each place the cards that could lie there, as bits.
    """

    remembered: array[int] = field(default_factory=lambda: array("h"))
    lengths: list[int] = field(default_factory=list)
    cards: array[int] = field(default_factory=lambda: array("h"))
    sizes: list[int] = field(default_factory=list)
    manners: array[int] = field(default_factory=lambda: array("h"))
    chosen: array[float] = field(default_factory=lambda: array("f"))
    places: array[int] = field(default_factory=lambda: array("b"))
    room: array[float] = field(default_factory=lambda: array("f"))
    allowed: array[int] = field(default_factory=lambda: array("Q"))

    def add(self, moment: Moment) -> None:
        """Add a choice."""
        table = moment.table
        before = len(self.remembered)
        self.remembered.extend(table.remembered())
        self.lengths.append(len(self.remembered) - before)
        cards = cards_of(table.legal())
        self.cards.extend(cards)
        self.sizes.append(len(cards))
        self.manners.extend([table.manner(card) for card in cards])
        self.chosen.extend([float(card == moment.card) for card in cards])
        self._add_places(moment)

    def _add_places(self, moment: Moment) -> None:
        state, deal = moment.state, moment.state.deal
        assert deal is not None and state.turn is not None  # somebody is to play
        information = information_of(observe(state, state.turn))
        hidden = {place.place: place for place in information.hidden}
        places = [*[(state.turn + turn) % PLACES for turn in range(1, PLACES)], CACHETTE]
        lies = array("b", [_NOWHERE] * len(PACK))
        for number, place in enumerate(places):
            whole = deal.cachette if place == CACHETTE else deal.hands[place]
            there = card_set(whole) & information.unseen
            for card in cards_of(there):
                lies[card] = number
            self.room.append(hidden[place].size if place in hidden else 0)
            self.allowed.append(hidden[place].allowed if place in hidden else 0)
        self.places.extend(lies)


def memories(network: Network, deals: int, chance: random.Random) -> Memories:
    """What is remembered at the choices of random deals; every other choice is left out."""
    found = Memories()
    for moment in moments(network, deals, chance):
        if chance.random() < 0.5:
            found.add(moment)
    return found


def ignorant(hidden: int, told: int, seed: int) -> Weights:
    """A recollection that has learnt nothing.

    Args:
        hidden: How many hidden units it has.
        told: How many numbers it tells of each card.
        seed: Where chance comes from.
    """
    chance = np.random.default_rng(seed)
    leanings = len(PACK) * (MANNERS if told == 1 else told)
    return [
        (0.1 * chance.normal(size=(MEMORIES, hidden))).astype(np.float32),
        np.zeros(hidden, np.float32),
        (0.02 * chance.normal(size=(told * len(PACK), hidden))).astype(np.float32),
        np.zeros(leanings, np.float32),
    ]


def recollection_of(weights: Weights) -> Recollection:
    """The recollection for a memory."""
    rows, biases, heads, leanings = [
        array("f", np.ascontiguousarray(part, np.float32).tobytes()) for part in weights
    ]
    return Recollection(rows, biases, heads, leanings)


def content_of(weights: Weights) -> bytes:
    """The file of a recollection; `networks.recollection_from` reads it."""
    return b"".join([np.ascontiguousarray(part, "<f2").tobytes() for part in weights])


class Rememberer:
    """Moves the weights of a recollection.

    Args:
        weights: What is to be moved, in place.
        seed: Where the order of the choices comes from.
    """

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self._mover = Mover(weights)
        self._chance = np.random.default_rng(seed)

    def learn_customs(self, lesson: Memories, rate: float) -> float:
        """Learn, in one pass, how likely each card is to be played.

        Returns:
            By how much it was surprised in the mean, as a natural logarithm.
        """
        cards, manners = np.array(lesson.cards), np.array(lesson.manners)
        chosen, sizes = np.array(lesson.chosen, np.float32), np.array(lesson.sizes)
        starts, surprise = np.cumsum(sizes) - sizes, 0.0
        for batch, inputs, hidden in self._batches(lesson):
            count = len(batch)
            rows = _ranges(starts[batch], sizes[batch])
            choice = np.repeat(np.arange(count), sizes[batch])
            leaning = cards[rows] * MANNERS + manners[rows]
            scores = (hidden @ self.weights[2].T)[choice, cards[rows]] + self.weights[3][leaning]
            chances = shares_of(scores, choice)
            surprise -= float(np.log(chances[chosen[rows] > 0] + 1e-9).sum())
            slopes: Floats = ((chances - chosen[rows]) / count).astype(np.float32)
            spread = np.zeros((count, len(PACK)), np.float32)
            spread[choice, cards[rows]] = slopes
            leanings = sums_of(slopes, leaning, len(self.weights[3]))
            self._step(inputs, hidden, spread, leanings, rate)
        return surprise / max(len(sizes), 1)

    def learn_beliefs(self, lesson: Memories, rate: float) -> float:
        """Learn, in one pass, how likely each hidden card is to lie in each place.

        Returns:
            By how much it was surprised by all hidden cards of a moment, in the mean, beside
            somebody who knows the sizes and the voids only; the less, the better.
        """
        places = np.array(lesson.places).reshape(-1, len(PACK))
        room = np.array(lesson.room, np.float32).reshape(-1, 1, PLACES)
        allowed = np.array(lesson.allowed, np.uint64).reshape(-1, 1, PLACES)
        bits = (np.uint64(1) << np.arange(len(PACK), dtype=np.uint64)).reshape(1, -1, 1)
        surprise = 0.0
        for batch, inputs, hidden in self._batches(lesson):
            count = len(batch)
            told = hidden @ self.weights[2].T + self.weights[3]
            plain = room[batch] * ((allowed[batch] & bits) != 0)
            odds = plain * np.exp(told.reshape(count, len(PACK), PLACES))
            at, card = np.nonzero(places[batch] != _NOWHERE)
            place = places[batch][at, card]
            chances = odds[at, card] / odds[at, card].sum(axis=1, keepdims=True)
            before = plain[at, card] / plain[at, card].sum(axis=1, keepdims=True)
            there = np.arange(len(at)), place
            surprise += float(np.log(before[there] / (chances[there] + 1e-9)).sum())
            chances[there] -= 1
            slopes = np.zeros((count, len(PACK), PLACES), np.float32)
            slopes[at, card] = chances / count
            spread = slopes.reshape(count, -1)
            self._step(inputs, hidden, spread, spread.sum(axis=0), rate)
        return surprise / max(len(places), 1)

    def _batches(self, lesson: Memories) -> Iterator[tuple[_Indices, Floats, Floats]]:
        """Choices, what is remembered at them as noughts and ones, and the hidden units."""
        remembered, lengths = np.array(lesson.remembered), np.array(lesson.lengths)
        starts = np.cumsum(lengths) - lengths
        order = self._chance.permutation(len(lengths))
        for first in range(0, len(order), _BATCH):
            batch = order[first : first + _BATCH]
            inputs = np.zeros((len(batch), MEMORIES), np.float32)
            choice = np.repeat(np.arange(len(batch)), lengths[batch])
            inputs[choice, remembered[_ranges(starts[batch], lengths[batch])]] = 1
            yield batch, inputs, np.maximum(inputs @ self.weights[0] + self.weights[1], 0)

    def _step(
        self, inputs: Floats, hidden: Floats, slopes: Floats, leanings: Floats, rate: float
    ) -> None:
        back = (slopes @ self.weights[2]) * (hidden > 0)
        self._mover.step((inputs.T @ back, back.sum(axis=0), slopes.T @ hidden, leanings), rate)


def _ranges(starts: _Indices, lengths: _Indices) -> _Indices:
    """The numbers from each start on, so many, one after the other."""
    ends = np.cumsum(lengths)
    found: _Indices = np.arange(lengths.sum()) + np.repeat(starts - (ends - lengths), lengths)
    return found
