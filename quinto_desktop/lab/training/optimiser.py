"""What all training shares: layers of weights, how they move, and sums over choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = list[Floats]
"""A network's weights, layer by layer."""


class Adam:
    """Moves weights against gradients, each at a pace of its own (Kingma and Ba, 2015).

    Args:
        weights: What is to be moved, in place.
    """

    def __init__(self, weights: Layers) -> None:
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


def sums_of(values: Floats, choice: NDArray[np.int64], least: int = 0) -> Floats:
    """The sums of the values of each choice, of so many choices at least."""
    return np.bincount(choice, values, least).astype(np.float32)


def softmax(scores: Floats, choice: NDArray[np.int64]) -> Floats:
    """The chances of the cards, whose odds are e to the score."""
    highest = np.full(choice[-1] + 1, -np.inf, np.float32)
    np.maximum.at(highest, choice, scores)
    odds = np.exp(scores - highest[choice])
    shares: Floats = (odds / sums_of(odds, choice)[choice]).astype(np.float32)
    return shares
