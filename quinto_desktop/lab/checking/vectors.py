"""Reading test vectors: one JSON object per line, every value checked before it is used."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from quinto_desktop.records.faults import shown
from quinto_desktop.rules import QuintoError

MOST_CHARACTERS = 1_000_000
"""The longest line accepted as a test vector, so that none fills the memory."""

_Value = TypeVar("_Value")


class VectorError(QuintoError):
    """A file does not consist of test vectors."""


class Mismatch(QuintoError):
    """A vector does not hold; the message says where."""


def read_lines(path: Path) -> Iterator[tuple[int, Mapping[str, object]]]:
    """The objects of a file with their line numbers; empty lines are skipped.

    Raises:
        VectorError: The file cannot be read, or a line is not a JSON object.
    """
    try:
        with path.open(encoding="utf-8") as file:
            number = 0
            while line := file.readline(MOST_CHARACTERS + 1):
                number += 1
                if len(line) > MOST_CHARACTERS:
                    raise VectorError(f"Line {number} is too long to be a test vector.")
                if line.strip():
                    yield number, _object(line, number)
    except OSError as error:
        raise VectorError(f"“{path}” cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise VectorError(f"“{path}” is not a text file in UTF-8.") from None
    except ValueError:
        raise VectorError(f"“{shown(str(path))}” is a name that no file can have.") from None


def _object(line: str, number: int) -> Mapping[str, object]:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        raise VectorError(
            f"Line {number} is not JSON; each line must be one JSON object."
        ) from None
    if not isinstance(read, dict):
        raise VectorError(f"Line {number} is not a JSON object.")
    return read


def value(given: Mapping[str, object], name: str, kind: type[_Value]) -> _Value:
    """A named value of an object.

    Raises:
        VectorError: It is missing or of another kind.
    """
    if name not in given:
        raise VectorError(f"“{name}” is missing.")
    return _checked(given[name], name, kind)


def values(given: Mapping[str, object], name: str, kind: type[_Value]) -> Sequence[_Value]:
    """A named list of an object, all of one kind.

    Raises:
        VectorError: It is missing, no list, or one of its values is of another kind.
    """
    return [_checked(member, name, kind) for member in value(given, name, list)]


def pair(given: Mapping[str, object], name: str) -> tuple[int, int]:
    """A named pair of whole numbers, for NS and EW.

    Raises:
        VectorError: It is missing or not a pair.
    """
    numbers = values(given, name, int)
    if len(numbers) != 2:
        raise VectorError(f"“{name}” must be two numbers, for NS and EW.")
    return numbers[0], numbers[1]


_NAMES = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def _checked(given: object, name: str, kind: type[_Value]) -> _Value:
    # In Python True is a number; in a test vector it is not.
    if not isinstance(given, kind) or isinstance(given, bool):
        raise VectorError(f"“{name}” must be {_NAMES[kind]} here, not {json.dumps(given)[:40]}.")
    return given


def compare(what: str, ours: object, told: object) -> None:
    """Do nothing if two things are equal.

    Args:
        what: What is compared.
        ours: What the rules give.
        told: What the vector says.

    Raises:
        Mismatch: They differ.
    """
    if ours != told:
        raise Mismatch(f"{what}: the rules give {_shown(ours)}, the vector has {_shown(told)}.")


def _shown(thing: object) -> str:
    if isinstance(thing, tuple):
        return " ".join(map(str, thing))
    return str(thing)
