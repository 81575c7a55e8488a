"""Arguments that several commands share, each refused in a clear sentence when it is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from quinto_desktop.players import Level
from quinto_desktop.rules import GREATEST_SEED, NotationError, RuleOptions, Seat, parse_options


def whole_number(least: int, greatest: int) -> Callable[[str], int]:
    """A reader of whole numbers within a range, for `argparse`."""

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


def levels(text: str) -> tuple[Level, Level, Level, Level]:
    """Read the levels of the four seats, for `argparse`."""
    names = text.split(",")
    if len(names) != 4:
        raise argparse.ArgumentTypeError(
            f"“{text[:60]}” names {len(names)} players; name four, N,E,S,W, with commas."
        )
    north, east, south, west = (level(name.strip()) for name in names)
    return north, east, south, west


def level(name: str) -> Level:
    """Read one level, for `argparse`."""
    try:
        return Level(name)
    except ValueError:
        known = ", ".join(level.value for level in Level)
        raise argparse.ArgumentTypeError(
            f"There is no level “{name[:20]}”; the levels are {known}."
        ) from None


def rules(text: str) -> RuleOptions:
    """Read the rules of a game, for `argparse`."""
    try:
        return parse_options(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def seat(text: str) -> Seat:
    """Read a seat, for `argparse`."""
    if text not in Seat.__members__:
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a seat; give N, E, S or W.")
    return Seat[text]
