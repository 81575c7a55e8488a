"""How the networks that score a card's description learn: the policy and the play model.

A network has one hidden layer of rectified units. It learns by gradients in batches of choices;
what is the same for all cards of a choice never counts.
"""

from __future__ import annotations

from array import array

import numpy as np
from numpy.typing import NDArray

from quinto_desktop.lab.training.dataset import Dataset
from quinto_desktop.lab.training.optimiser import Adam, Floats, Layers, softmax, sums_of
from quinto_desktop.players.kernel import Network
from quinto_desktop.players.kernel._features import INPUTS

_BATCH = 300
_POINTS = 10
"""A score of 1 stands for so many points."""

_WIDTH = 0.15
"""How much better a score makes a card e times as likely, while choosing is learnt."""

_LIKENESS = 0.1
"""How much scores are held to the gains that they stand for meanwhile."""


def init_weights(hidden: int, seed: int) -> Layers:
    """A network that has learnt nothing, with so many hidden units."""
    chance = np.random.default_rng(seed)
    return [
        (0.15 * chance.normal(size=(INPUTS, hidden))).astype(np.float32),
        np.zeros(hidden, np.float32),
        (0.1 * chance.normal(size=hidden)).astype(np.float32),
    ]


def network_of(weights: Layers) -> Network:
    """The network for a playout."""
    first, biases, second = [
        array("f", np.ascontiguousarray(part, np.float32).tobytes()) for part in weights
    ]
    return Network(first, biases, second)


class CardLearner:
    """Moves a network's weights.

    Args:
        weights: What is to be moved, in place.
        seed: Where the order of the choices comes from.
    """

    def __init__(self, weights: Layers, seed: int) -> None:
        self.weights = weights
        self._chance = np.random.default_rng(seed)
        self._adam = Adam(weights)

    def learn_gains(self, dataset: Dataset, rate: float) -> float:
        """Learn, in one pass, how much better a card is than the others.

        Returns:
            The share of the differences' variance that stayed unexplained on the way.
        """
        missed = all_of_it = 0.0
        for inputs, choice, values in self._batches(dataset):
            count = choice[-1] + 1
            goals = _centred((values / _POINTS).astype(np.float32), choice)
            scores, hidden = self._scores(inputs)
            errors = _centred(scores, choice) - goals
            missed += float((errors**2).sum())
            all_of_it += float((goals**2).sum())
            self._step(inputs, hidden, errors / count, rate)
        return missed / max(all_of_it, 1e-9)

    def learn_to_play(self, dataset: Dataset, rate: float) -> float:
        """Learn, in one pass, to prefer what gains most, and only a little how much all gain.

        A network explains a tenth of what becomes of a card; the rest is hidden cards. It is to
        spend its few units on the cards between which the choice lies.

        Returns:
            What choosing by odds gained on the way beside choosing anything, in points.
        """
        gained, choices = 0.0, 0
        for inputs, choice, values in self._batches(dataset):
            count = choice[-1] + 1
            goals = _centred((values / _POINTS).astype(np.float32), choice)
            scores, hidden = self._scores(inputs)
            shares = softmax(scores / _WIDTH, choice)
            gains = sums_of(shares * goals, choice)
            gained += float(gains.sum())
            choices += int(count)
            errors = _centred(_centred(scores, choice) - goals, choice)
            slopes = 2 * _LIKENESS * errors - shares * (goals - gains[choice]) / _WIDTH
            self._step(inputs, hidden, slopes / count, rate)
        return _POINTS * gained / max(choices, 1)

    def learn_choices(self, dataset: Dataset, rate: float) -> float:
        """Learn, in one pass, how likely each card is to be chosen.

        Returns:
            By how much it was surprised in the mean, as a natural logarithm.
        """
        surprise, choices = 0.0, 0
        for inputs, choice, chosen in self._batches(dataset):
            count = choice[-1] + 1
            scores, hidden = self._scores(inputs)
            chances = softmax(scores, choice)
            surprise -= float(np.log(chances[chosen > 0] + 1e-9).sum())
            choices += int(count)
            self._step(inputs, hidden, (chances - chosen) / count, rate)
        return surprise / max(choices, 1)

    def _batches(self, dataset: Dataset) -> list[tuple[Floats, NDArray[np.int64], Floats]]:
        ends = np.cumsum(dataset.sizes)
        starts = ends - dataset.sizes
        order = self._chance.permutation(len(dataset.sizes))
        batches = []
        for at in range(0, len(order), _BATCH):
            chosen = order[at : at + _BATCH]
            rows = np.concatenate([np.arange(starts[one], ends[one]) for one in chosen])
            choice = np.repeat(np.arange(len(chosen)), dataset.sizes[chosen])
            batches.append((dataset.inputs[rows].astype(np.float32), choice, dataset.values[rows]))
        return batches

    def _scores(self, inputs: Floats) -> tuple[Floats, Floats]:
        first, biases, second = self.weights
        hidden = np.maximum(inputs @ first + biases, 0)
        return hidden @ second, hidden

    def _step(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """One step, by how much the loss grows with each card's score."""
        back = np.outer(slopes, self.weights[2]) * (hidden > 0)
        self._adam.step((inputs.T @ back, back.sum(axis=0), hidden.T @ slopes), rate)


def _centred(values: Floats, choice: NDArray[np.int64]) -> Floats:
    """By how much each card is above the mean of its choice."""
    centred: Floats = values - (sums_of(values, choice) / np.bincount(choice))[choice].astype(
        np.float32
    )
    return centred
