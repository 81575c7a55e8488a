"""Model files: what the models are, how they were made, and the numbers themselves.

A file begins with the magic word, the version of the format (two bytes, little-endian) and the
length of what follows (four bytes): a header in JSON. After it come the numbers, little-endian
floats. The header names the model, the features its first layer is fitted to, the sizes of its
layers, the numbers' precision and checksum, and how the model was made.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Mapping
from enum import Enum
from typing import Literal, TypeAlias

from msgspec import Struct

from quinto_desktop.rules import QuintoError

MAGIC = b"QuintoNN"
VERSION = 1

Precision: TypeAlias = Literal["f2", "f4"]
"""The precision of the numbers: floats of 16 or 32 bits."""

_START = struct.Struct("<8sHI")
_BYTES = {"f2": 2, "f4": 4}
_ALL_SET = {"f2": 0x7C, "f4": 0x7F}
"""The bits of a number's highest byte that are all set in what is not finite, or is too large."""


class ModelFault(Enum):
    """What is wrong with a model file. The value is the sentence that says so."""

    MISSING = "The model's file is missing; install the program again."
    NO_MODEL = "This is not a file of a model of Quinto's; install the program again."
    OTHER_VERSION = (
        "The model has format {found}, and this program reads format {expected}; "
        "install both from one place."
    )
    DAMAGED = "The model's file is damaged; install the program again."
    OTHER_MODEL = "The file holds the model “{found}” where “{expected}” belongs."
    OTHER_FEATURES = (
        "The model was trained for other features ({found}) than the program has ({expected}); "
        "train it again with quinto-lab train."
    )
    OTHER_SIZES = "The model's sizes do not fit this program; train it again with quinto-lab train."


class ModelError(QuintoError):
    """A model file cannot be used: its fault, and the values of the sentence's placeholders."""

    def __init__(self, fault: ModelFault, **values: object) -> None:
        super().__init__(fault.value.format(**values))
        self.fault = fault
        self.values = values


class Making(Struct, frozen=True):
    """How a model was made. None means not recorded.

    Attributes:
        commit: The commit of the source, with a plus sign if the source was changed since.
        samples: How many choices it learnt from, each counted as often as it was used.
        hours: How many hours of processor time the command took. Only `lab.training.adopt` enters
            it, so that the same command of `quinto-lab train` gives the same bytes.
    """

    command: str | None = None
    seed: int | None = None
    commit: str | None = None
    samples: int | None = None
    hours: float | None = None


class Model(Struct, frozen=True):
    """A model, as stored in a file.

    Attributes:
        features: The fingerprint of the features it is fitted to.
        sizes: How many numbers each of its layers has, by the layer's name, in their order.
        numbers: All layers, one after the other, little-endian.
    """

    name: str
    features: str
    sizes: Mapping[str, int]
    precision: Precision
    making: Making
    numbers: bytes


def file_of_model(model: Model) -> bytes:
    """The content of a model file."""
    making = model.making
    header = {
        "model": model.name,
        "features": model.features,
        "sizes": dict(model.sizes),
        "precision": model.precision,
        "crc32": zlib.crc32(model.numbers),
        "made": {
            "command": making.command,
            "seed": making.seed,
            "commit": making.commit,
            "samples": making.samples,
            "hours": making.hours,
        },
    }
    text = json.dumps(header).encode()
    return _START.pack(MAGIC, VERSION, len(text)) + text + model.numbers


def model_from(content: bytes, name: str, features: str) -> Model:
    """Read a model file, which must be of this model, and for these features.

    Raises:
        ModelError: It is not this model, is not for this program, or is damaged.
    """
    model = _read(content)
    if model.name != name:
        raise ModelError(ModelFault.OTHER_MODEL, found=model.name, expected=name)
    if model.features != features:
        raise ModelError(ModelFault.OTHER_FEATURES, found=model.features, expected=features)
    return model


def _read(content: bytes) -> Model:
    if content[: len(MAGIC)] != MAGIC:
        raise ModelError(ModelFault.NO_MODEL)
    if len(content) < _START.size:
        raise ModelError(ModelFault.DAMAGED)
    _, version, length = _START.unpack_from(content)
    if version != VERSION:
        raise ModelError(ModelFault.OTHER_VERSION, found=version, expected=VERSION)
    numbers = content[_START.size + length :]
    try:
        header = json.loads(content[_START.size : _START.size + length])
        model = Model(
            header["model"],
            header["features"],
            header["sizes"],
            header["precision"],
            Making(**header["made"]),
            numbers,
        )
        is_whole = _is_whole(model, header["crc32"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ModelError(ModelFault.DAMAGED) from None
    if not is_whole:
        raise ModelError(ModelFault.DAMAGED)
    return model


def _is_whole(model: Model, checksum: object) -> bool:
    # As many as the layers have, and finite.
    sizes, size = [*model.sizes.values()], _BYTES[model.precision]
    if any(type(number) is not int or number <= 0 for number in sizes):
        return False
    if len(model.numbers) != size * sum(sizes) or zlib.crc32(model.numbers) != checksum:
        return False
    highest, all_set = model.numbers[size - 1 :: size], _ALL_SET[model.precision]
    return not any(byte in highest for byte in range(256) if byte & all_set == all_set)
