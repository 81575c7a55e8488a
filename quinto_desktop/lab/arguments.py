"""Arguments shared by several commands, each refused with a clear sentence if wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from typing import Generic, TypeVar

from quinto_desktop.players import Level
from quinto_desktop.rules import GREATEST_SEED, Seat

_Choice = TypeVar("_Choice", bound=Enum)


def whole_number(least: int, greatest: int) -> Callable[[str], int]:
    """Make a reader of whole numbers within a range, for `argparse`."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        # More than twenty digits are out of every range and slow to convert.
        if not (digits.isascii() and digits.isdigit()):
            raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a whole number.")
        if len(digits) > 20 or not least <= int(text) <= greatest:
            raise argparse.ArgumentTypeError(
                f"{text[:20]} is out of range; give a number from {least} to {greatest}."
            )
        return int(text)

    return read


seed = whole_number(0, GREATEST_SEED)


def levels(text: str) -> tuple[Level, ...]:
    """Read the levels of the players, for `argparse`: one for all, or one for each."""
    return tuple([level(name.strip()) for name in text.split(",")])


def level(name: str) -> Level:
    """Read one level, for `argparse`."""
    try:
        return Level(name)
    except ValueError:
        known = ", ".join(level.value for level in Level)
        raise argparse.ArgumentTypeError(
            f"There is no level “{name[:20]}”; the levels are {known}."
        ) from None


class Choice(Generic[_Choice]):
    """A reader of one of an enumeration's values, for `argparse`.

    Args:
        kind: The enumeration.
        what: What is chosen, for the error message.

    Attributes:
        names: What may be given.
    """

    def __init__(self, kind: type[_Choice], what: str) -> None:
        self.names = tuple(str(member.value) for member in kind)
        self._kind = kind
        self._what = what

    def __call__(self, text: str) -> _Choice:
        """Read a value, or say what may be chosen."""
        try:
            return self._kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(
                f"“{text[:20]}” is not a valid {self._what}; choose one of {', '.join(self.names)}."
            ) from None


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add the option that fixes all that is left to chance."""
    parser.add_argument(
        "--seed",
        type=seed,
        default=1,
        metavar="N",
        help="the seed of whatever is random (default 1)",
    )


def seat(text: str) -> Seat:
    """Read a seat, for `argparse`."""
    name = text.upper()
    if name not in Seat.__members__:
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a seat; give N, E, S or W.")
    return Seat[name]


class Once(argparse.Action):
    """An option that may be given only once."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Store the value, or refuse a second one."""
        before = getattr(namespace, self.dest, None)
        if before is not None and before != values:
            raise argparse.ArgumentError(
                self, "This option was given twice with different values; give it once."
            )
        setattr(namespace, self.dest, values)
