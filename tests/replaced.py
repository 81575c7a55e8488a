"""Records with other values: data classes, as the rules have them, and structs alike."""

import dataclasses
from typing import Any, TypeVar

import msgspec

R = TypeVar("R")


def replace(record: R, /, **changes: Any) -> R:
    """The same record, but for some of its values."""
    if isinstance(record, msgspec.Struct):
        return msgspec.structs.replace(record, **changes)
    return dataclasses.replace(record, **changes)  # type: ignore[type-var]
