"""Training data: the samples of many deals as numpy arrays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from quinto_desktop.lab.training.optimiser import Floats
from quinto_desktop.lab.training.selfplay import Sample
from quinto_desktop.players.kernel._features import INPUTS


@dataclass(frozen=True, slots=True)
class Dataset:
    """A sample as arrays.

    Attributes:
        inputs: A row for each card.
        sizes: How many rows each choice has.
        values: The sample's values.
    """

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
