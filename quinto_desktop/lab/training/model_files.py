"""Writing model files, each with a header that says what it is and how it was made."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import get_args

import numpy as np

from quinto_desktop.lab.training.optimiser import Layers
from quinto_desktop.players.kernel.model_file import Making, Model, Precision, file_of_model
from quinto_desktop.players.kernel.networks import (
    ACCUMULATOR_FEATURES,
    CARD_FEATURES,
    ModelName,
    NetworkName,
    sizes_of,
)


def content_of(name: ModelName, layers: Layers, making: Making) -> bytes:
    """The content of a model's file; `networks` reads it.

    Args:
        name: Which model it is.
        layers: Its weights.
        making: How it was made.
    """
    precision = precision_of(name)
    numbers = b"".join([np.ascontiguousarray(part, f"<{precision}").tobytes() for part in layers])
    return headed(name, len(layers[1]), numbers, making)


def headed(name: ModelName, hidden: int, numbers: bytes, making: Making) -> bytes:
    """A model's numbers, preceded by a header.

    Args:
        name: Which model it is.
        hidden: How many hidden units it has.
        numbers: All layers, one after the other, in the model's precision.
        making: How it was made.
    """
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
