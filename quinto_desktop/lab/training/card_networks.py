"""Training of the networks that score a card's description: the policy and the play model.

A network has one hidden layer of rectified units. It learns by gradients in batches of choices;
only differences between the cards of a choice count. The constants were set by hand.
"""

from __future__ import annotations

from array import array

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from quinto_desktop.lab.training.layers import Adam, Floats, Layers, softmax, sums_of
from quinto_desktop.lab.training.selfplay import Sample
from quinto_desktop.players.kernel import Network
from quinto_desktop.players.kernel._features import INPUTS


class Dataset(Struct, frozen=True):
    """A sample as arrays: a row of inputs and a value for each card."""

    inputs: NDArray[np.float16]
    sizes: NDArray[np.int64]
    values: Floats


def dataset_of(*samples: Sample) -> Dataset:
    """Make one dataset from samples."""
    return joined(
        *[
            Dataset(
                np.frombuffer(sample.inputs, np.float32).reshape(-1, INPUTS).astype(np.float16),
                np.array(sample.sizes, np.int64),
                np.array(sample.values, np.float32),
            )
            for sample in samples
        ]
    )


def joined(*datasets: Dataset) -> Dataset:
    """Concatenate datasets."""
    return Dataset(
        np.concatenate([dataset.inputs for dataset in datasets]),
        np.concatenate([dataset.sizes for dataset in datasets]),
        np.concatenate([dataset.values for dataset in datasets]),
    )


_BATCH = 300
_POINTS = 10
"""The points that a score of 1 stands for."""

_WIDTH = 0.15
"""The difference in score that makes a card e times as likely, while choosing is learnt."""

_LIKENESS = 0.1
"""How strongly scores are meanwhile tied to the gains they stand for."""


def init_weights(hidden: int, seed: int) -> Layers:
    """The initial weights of a network with `hidden` hidden units."""
    chance = np.random.default_rng(seed)
    return [
        (0.15 * chance.normal(size=(INPUTS, hidden))).astype(np.float32),
        np.zeros(hidden, np.float32),
        (0.1 * chance.normal(size=hidden)).astype(np.float32),
    ]


def network_of(weights: Layers) -> Network:
    """Make the network for a playout."""
    first, biases, second = [
        array("f", np.ascontiguousarray(part, np.float32).tobytes()) for part in weights
    ]
    return Network(first, biases, second)


class CardLearner:
    """Trains a network's weights, in place."""

    def __init__(self, weights: Layers, seed: int) -> None:
        self.weights = weights
        self._chance = np.random.default_rng(seed)
        self._adam = Adam(weights)

    def learn_gains(self, dataset: Dataset, rate: float) -> float:
        """Learn in one pass how much better a card is; return the share of variance unexplained."""
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
        """Learn in one pass to prefer the best card, and only a little how much each gains.

        A network explains only a tenth of a card's outcome; the rest depends on hidden cards. So it
        should spend its few units on the cards that are in question.

        Returns:
            The points gained on the way by choosing by odds rather than at random.
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
        """Learn in one pass how likely each card is; return a choice's cross-entropy, in nats."""
        cross_entropy, choices = 0.0, 0
        for inputs, choice, chosen in self._batches(dataset):
            count = choice[-1] + 1
            scores, hidden = self._scores(inputs)
            chances = softmax(scores, choice)
            cross_entropy -= float(np.log(chances[chosen > 0] + 1e-9).sum())
            choices += int(count)
            self._step(inputs, hidden, (chances - chosen) / count, rate)
        return cross_entropy / max(choices, 1)

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
        """Take one step, given the loss's derivative by each card's score."""
        back = np.outer(slopes, self.weights[2]) * (hidden > 0)
        self._adam.step((inputs.T @ back, back.sum(axis=0), hidden.T @ slopes), rate)


def _centred(values: Floats, choice: NDArray[np.int64]) -> Floats:
    """Each card's distance above the mean of its choice."""
    centred: Floats = values - (sums_of(values, choice) / np.bincount(choice))[choice].astype(
        np.float32
    )
    return centred
