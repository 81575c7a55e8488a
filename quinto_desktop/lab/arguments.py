"""Commands as rows, and the arguments that several share, each refused with a clear sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from quinto_desktop.players import Level
from quinto_desktop.players.judging.deal_review import Effort
from quinto_desktop.rules import GREATEST_SEED, JokerLead, Seat

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

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
    """A reader of one of an enumeration's values, for `argparse`."""

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


class Option:
    """An argument of a command, as a row: what `argparse` is told of it."""

    def __init__(
        self,
        name: str,
        help_text: str,
        metavar: str | None = None,
        reader: Callable[[str], object] | None = None,
        **more: Any,
    ) -> None:
        named = {"help": help_text, "metavar": metavar, "type": reader}
        self._name = name
        self._how = more | {key: given for key, given in named.items() if given is not None}

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Add it to a command's parser."""
        parser.add_argument(self._name, **self._how)


class Command(Struct, frozen=True):
    """A command of `quinto-lab`, or a part of one.

    Attributes:
        run: What it does; None if one of its parts must be named.
        kind_of_part: What its parts are, such as ``TASK``.
    """

    name: str
    summary: str
    description: str | None = None
    options: tuple[Option, ...] = ()
    run: Callable[[argparse.Namespace], int] | None = None
    epilog: str | None = None
    kind_of_part: str = ""
    parts: tuple[Command, ...] = ()

    def add_to(self, commands: Subparsers) -> None:
        """Add it to the command line."""
        parser = commands.add_parser(
            self.name, help=self.summary, description=self.description, epilog=self.epilog
        )
        for option in self.options:
            option.add_to(parser)
        if self.parts:
            kind = self.kind_of_part
            parts = parser.add_subparsers(required=True, metavar=kind, dest=kind.lower())
            for part in self.parts:
                part.add_to(parts)
        else:
            parser.set_defaults(run=self.run)


SEED = Option("--seed", "the seed of whatever is random (default 1)", "N", seed, default=1)

JSON = Option("--json", "one JSON object", action="store_true")
JOKER_LEAD = Option(
    "--joker-lead",
    "whether the Quint Royal may be led, and who then wins (default %(default)s)",
    choices=[option.value for option in JokerLead],
    default=JokerLead.HIGHEST.value,
)
SAVED_GAME = Option("file", "a saved game", "FILE", Path)


def number_option(
    name: str, help_text: str, least: int, greatest: int, default: int | None = None
) -> Option:
    """An option that takes a whole number."""
    return Option(name, help_text, "N", whole_number(least, greatest), default=default)


def how_many_deals(default: int, least: int = 1, greatest: int = 100_000) -> Option:
    """The option of all that is counted over deals."""
    return number_option(
        "--deals", "how many deals (default %(default)s)", least, greatest, default
    )


def effort(usual: Effort = Effort.USUAL) -> Option:
    """The option of all judging commands that says how much thought a decision is worth."""
    kind = Choice(Effort, "effort")
    words = f"{', '.join(kind.names)} (default {usual.value})"
    return Option("--effort", words, "EFFORT", kind, default=usual)
