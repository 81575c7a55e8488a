"""Layers of weights: how they are moved, and the files of models, which say how they were made."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from quinto_desktop.players.kernel.model_file import Making, Model, Precision, file_of_model
from quinto_desktop.players.kernel.networks import (
    ACCUMULATOR_FEATURES,
    CARD_FEATURES,
    ModelName,
    NetworkName,
    sizes_of,
)

Floats: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = list[Floats]
"""A network's weights, layer by layer."""


class Adam:
    """Moves weights in place, each at a rate of its own (Kingma and Ba, 2015)."""

    def __init__(self, weights: Layers) -> None:
        self._weights = weights
        self._means = [np.zeros_like(part) for part in weights]
        self._squares = [np.zeros_like(part) for part in weights]
        self._steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Take one step of about the rate, given the loss's derivative by each weight."""
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


def content_of(name: ModelName, layers: Layers, making: Making) -> bytes:
    """The content of a model's file; `networks` reads it."""
    precision = precision_of(name)
    numbers = b"".join([np.ascontiguousarray(part, f"<{precision}").tobytes() for part in layers])
    return headed(name, len(layers[1]), numbers, making)


def headed(name: ModelName, hidden: int, numbers: bytes, making: Making) -> bytes:
    """A model's layers one after the other, in its precision, preceded by a header."""
    sizes = sizes_of(name, hidden)
    precision = precision_of(name)
    return file_of_model(Model(name, features_of(name), sizes, precision, making, numbers))


def features_of(name: ModelName) -> str:
    """The fingerprint of the features that a model is trained for."""
    return CARD_FEATURES if name in get_args(NetworkName) else ACCUMULATOR_FEATURES


def precision_of(name: ModelName) -> Precision:
    """The precision of a model's numbers: the large networks are stored at half size."""
    return "f4" if name in get_args(NetworkName) else "f2"


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def commit_of_the_source() -> str | None:
    """The commit of this program's source, with a plus sign if it has been changed since.

    None outside a git checkout, or where git is not installed.
    """
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty=+"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()
