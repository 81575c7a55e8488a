"""How networks learn from samples, by numpy: nothing else of Quinto's needs it.

A network has one hidden layer of rectified units. It learns by gradients in batches of choices
(Adam); what is the same for all cards of a choice never counts.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from quinto_desktop.lab.selfplay import Sample
from quinto_desktop.players.kernel import Network
from quinto_desktop.players.kernel._playout import INPUTS

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = list[Floats]
"""A network's first layer, its biases and its second layer."""

_BATCH = 300
_POINTS = 10
"""A score of 1 stands for so many points."""

_WIDTH = 0.15
"""How much better a score makes a card e times as likely, while choosing is learnt."""

_LIKENESS = 0.1
"""How much scores are held to the gains that they stand for meanwhile."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sample, ready to learn from.

    Attributes:
        inputs: A row for each card.
        sizes: How many rows each choice has.
        values: The sample's values.
    """

    inputs: NDArray[np.float16]
    sizes: NDArray[np.int64]
    values: Floats


def lesson_of(*samples: Sample) -> Lesson:
    """One lesson from samples."""
    return joined(
        *[
            Lesson(
                np.frombuffer(sample.inputs, np.float32).reshape(-1, INPUTS).astype(np.float16),
                np.array(sample.sizes, np.int64),
                np.array(sample.values, np.float32),
            )
            for sample in samples
        ]
    )


def joined(*lessons: Lesson) -> Lesson:
    """Lessons one after the other."""
    return Lesson(
        np.concatenate([lesson.inputs for lesson in lessons]),
        np.concatenate([lesson.sizes for lesson in lessons]),
        np.concatenate([lesson.values for lesson in lessons]),
    )


def ignorant(hidden: int, seed: int) -> Weights:
    """A network that has learnt nothing, with so many hidden units."""
    chance = np.random.default_rng(seed)
    return [
        (0.15 * chance.normal(size=(INPUTS, hidden))).astype(np.float32),
        np.zeros(hidden, np.float32),
        (0.1 * chance.normal(size=hidden)).astype(np.float32),
    ]


def network_of(weights: Weights) -> Network:
    """The network for a playout."""
    first, biases, second = [
        array("f", np.ascontiguousarray(part, np.float32).tobytes()) for part in weights
    ]
    return Network(first, biases, second)


def content_of(weights: Weights) -> bytes:
    """The file of a network; `networks.network_from` reads it."""
    return b"".join([np.ascontiguousarray(part, "<f4").tobytes() for part in weights])


class Mover:
    """Moves weights against gradients, at a pace of its own for each (Adam).

    Args:
        weights: What is to be moved, in place.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._means = [np.zeros_like(part) for part in weights]
        self._squares = [np.zeros_like(part) for part in weights]
        self._steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """One step.

        Args:
            gradients: How the loss grows with each weight.
            rate: About how far any weight moves.
        """
        self._steps += 1
        for part, gradient in enumerate(gradients):
            mean, square = self._means[part], self._squares[part]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            pace = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self._weights[part] -= rate * mean / (1 - 0.9**self._steps) / pace


class Learner:
    """Moves a network's weights.

    Args:
        weights: What is to be moved, in place.
        seed: Where the order of the choices comes from.
    """

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self._chance = np.random.default_rng(seed)
        self._mover = Mover(weights)

    def learn_gains(self, lesson: Lesson, rate: float) -> float:
        """Learn, in one pass, how much better a card is than the others.

        Returns:
            The share of the differences' variance that stayed unexplained on the way.
        """
        missed = all_of_it = 0.0
        for inputs, choice, values in self._batches(lesson):
            count = choice[-1] + 1
            goals = _centred((values / _POINTS).astype(np.float32), choice)
            scores, hidden = self._scores(inputs)
            errors = _centred(scores, choice) - goals
            missed += float((errors**2).sum())
            all_of_it += float((goals**2).sum())
            self._step(inputs, hidden, errors / count, rate)
        return missed / max(all_of_it, 1e-9)

    def learn_to_play(self, lesson: Lesson, rate: float) -> float:
        """Learn, in one pass, to prefer what gains most, and only a little how much all gain.

        A network explains a tenth of what becomes of a card; the rest is hidden cards. It is to
        spend its few units on the cards between which the choice lies.

        Returns:
            What choosing by odds gained on the way beside choosing anything, in points.
        """
        gained, choices = 0.0, 0
        for inputs, choice, values in self._batches(lesson):
            count = choice[-1] + 1
            goals = _centred((values / _POINTS).astype(np.float32), choice)
            scores, hidden = self._scores(inputs)
            shares = shares_of(scores / _WIDTH, choice)
            gains = sums_of(shares * goals, choice)
            gained += float(gains.sum())
            choices += int(count)
            errors = _centred(_centred(scores, choice) - goals, choice)
            slopes = 2 * _LIKENESS * errors - shares * (goals - gains[choice]) / _WIDTH
            self._step(inputs, hidden, slopes / count, rate)
        return _POINTS * gained / max(choices, 1)

    def learn_choices(self, lesson: Lesson, rate: float) -> float:
        """Learn, in one pass, how likely each card is to be chosen.

        Returns:
            By how much it was surprised in the mean, as a natural logarithm.
        """
        surprise, choices = 0.0, 0
        for inputs, choice, chosen in self._batches(lesson):
            count = choice[-1] + 1
            scores, hidden = self._scores(inputs)
            chances = shares_of(scores, choice)
            surprise -= float(np.log(chances[chosen > 0] + 1e-9).sum())
            choices += int(count)
            self._step(inputs, hidden, (chances - chosen) / count, rate)
        return surprise / max(choices, 1)

    def _batches(self, lesson: Lesson) -> list[tuple[Floats, NDArray[np.int64], Floats]]:
        ends = np.cumsum(lesson.sizes)
        starts = ends - lesson.sizes
        order = self._chance.permutation(len(lesson.sizes))
        batches = []
        for at in range(0, len(order), _BATCH):
            chosen = order[at : at + _BATCH]
            rows = np.concatenate([np.arange(starts[one], ends[one]) for one in chosen])
            choice = np.repeat(np.arange(len(chosen)), lesson.sizes[chosen])
            batches.append((lesson.inputs[rows].astype(np.float32), choice, lesson.values[rows]))
        return batches

    def _scores(self, inputs: Floats) -> tuple[Floats, Floats]:
        first, biases, second = self.weights
        hidden = np.maximum(inputs @ first + biases, 0)
        return hidden @ second, hidden

    def _step(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """One step, by how much the loss grows with each card's score."""
        back = np.outer(slopes, self.weights[2]) * (hidden > 0)
        self._mover.step((inputs.T @ back, back.sum(axis=0), hidden.T @ slopes), rate)


def sums_of(values: Floats, choice: NDArray[np.int64], least: int = 0) -> Floats:
    """The sums of the values of each choice, of so many choices at least."""
    return np.bincount(choice, values, least).astype(np.float32)


def _centred(values: Floats, choice: NDArray[np.int64]) -> Floats:
    """By how much each card is above the mean of its choice."""
    centred: Floats = values - (sums_of(values, choice) / np.bincount(choice))[choice].astype(
        np.float32
    )
    return centred


def shares_of(scores: Floats, choice: NDArray[np.int64]) -> Floats:
    """The chances of the cards, whose odds are e to the score."""
    highest = np.full(choice[-1] + 1, -np.inf, np.float32)
    np.maximum.at(highest, choice, scores)
    odds = np.exp(scores - highest[choice])
    shares: Floats = (odds / sums_of(odds, choice)[choice]).astype(np.float32)
    return shares
