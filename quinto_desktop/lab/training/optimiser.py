"""Shared by all training: layers of weights, their optimiser, and sums over choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = list[Floats]
"""A network's weights, layer by layer."""


class Adam:
    """Moves weights against their gradients, each at a rate of its own (Kingma and Ba, 2015).

    Args:
        weights: The weights, changed in place.
    """

    def __init__(self, weights: Layers) -> None:
        self._weights = weights
        self._means = [np.zeros_like(part) for part in weights]
        self._squares = [np.zeros_like(part) for part in weights]
        self._steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Take one step.

        Args:
            gradients: The loss's derivative by each weight.
            rate: The approximate distance any weight moves.
        """
        self._steps += 1
        for part, gradient in enumerate(gradients):
            mean, square = self._means[part], self._squares[part]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            pace = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self._weights[part] -= rate * mean / (1 - 0.9**self._steps) / pace


def sums_of(values: Floats, choice: NDArray[np.int64], least: int = 0) -> Floats:
    """The sum of each choice's values, for at least `least` choices."""
    return np.bincount(choice, values, least).astype(np.float32)


def softmax(scores: Floats, choice: NDArray[np.int64]) -> Floats:
    """The chances of the cards, with odds proportional to e to the score."""
    highest = np.full(choice[-1] + 1, -np.inf, np.float32)
    np.maximum.at(highest, choice, scores)
    odds = np.exp(scores - highest[choice])
    shares: Floats = (odds / sums_of(odds, choice)[choice]).astype(np.float32)
    return shares
