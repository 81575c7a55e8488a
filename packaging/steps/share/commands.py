"""What a command line offers, read from its `argparse` parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.bench import players_named
from quinto_desktop.lab.match.contestants import RANDOM, SEER
from quinto_desktop.lab.match.match import contestant_named
from quinto_desktop.lab.pool.members import Half, members_named
from quinto_desktop.players import Level
from quinto_desktop.rules import Seat


class Kind(Enum):
    """What may be given to an option or in a place."""

    NOTHING = auto()
    TEXT = auto()
    WORD = auto()
    GAME = auto()
    VECTORS = auto()
    FILE = auto()
    FOLDER = auto()


_LEVELS = tuple(level.value for level in Level)
_KNOWN_WORDS = {
    read.level: _LEVELS,
    read.levels: _LEVELS,
    contestant_named: (*_LEVELS, RANDOM, SEER, *Half.ALL.members),
    players_named: (*_LEVELS, *Half.ALL.members),
    members_named: (*(half.value for half in Half), *Half.ALL.members),
    read.seat: tuple(seat.name for seat in Seat),
}
_GAMES = frozenset({"file", "files", "record"})
"""The arguments that are saved games; other files may have any name."""


@dataclass(frozen=True, slots=True)
class Argument:
    """An option, or a place for something else.

    Attributes:
        flags: How the option may be written; none for a place.
        help: What it is for, in words, or nothing.
        shown: What stands for the value in the usage, or nothing.
        kind: What may be given.
        words: The words that may be given, for `Kind.WORD`.
        is_repeated: Whether a place takes any number.
    """

    flags: tuple[str, ...]
    help: str
    shown: str
    kind: Kind
    words: tuple[str, ...] = ()
    is_repeated: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A command, or one of the commands that it has.

    Attributes:
        path: Its words, the program's name first.
        help: What it does, in a few words.
        description: What it does, in sentences.
        epilog: What else is to be said.
        arguments: Its options and places.
        commands: The commands below it.
    """

    path: tuple[str, ...]
    help: str
    description: str
    epilog: str
    arguments: tuple[Argument, ...]
    commands: tuple[Command, ...]

    @property
    def options(self) -> tuple[Argument, ...]:
        """Those of the arguments that have flags."""
        return tuple(argument for argument in self.arguments if argument.flags)

    @property
    def places(self) -> tuple[Argument, ...]:
        """Those of the arguments that have none."""
        return tuple(argument for argument in self.arguments if not argument.flags)

    def walk(self) -> Iterator[Command]:
        """This command and all below it."""
        yield self
        for command in self.commands:
            yield from command.walk()


def commands_of(
    parser: argparse.ArgumentParser, name: str, before: tuple[str, ...] = (), summary: str = ""
) -> Command:
    """Read a parser and those of its commands.

    Args:
        parser: The parser.
        name: The command's name.
        before: The words before it.
        summary: What its parent says of it.
    """
    path = (*before, name)
    arguments: list[Argument] = []
    commands: list[Command] = []
    # There is no public way to ask a parser what it knows.
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            told = {choice.dest: choice.help or "" for choice in action._choices_actions}  # noqa: SLF001
            for word, child in action.choices.items():
                commands.append(commands_of(child, word, path, told.get(word, "")))
        else:
            arguments.append(_argument(action))
    return Command(
        path,
        summary,
        parser.description or "",
        parser.epilog or "",
        tuple(arguments),
        tuple(commands),
    )


def _argument(action: argparse.Action) -> Argument:
    kind, words = _kind(action)
    shown = action.metavar if isinstance(action.metavar, str) else ""
    if kind is not Kind.NOTHING and not shown:
        shown = "{" + ",".join(words) + "}" if words else action.dest.replace("_", "-").upper()
    return Argument(
        tuple(action.option_strings),
        (action.help or "").replace("%%", "%"),
        "" if kind is Kind.NOTHING else shown,
        kind,
        words,
        action.nargs in ("+", "*"),
    )


def _kind(action: argparse.Action) -> tuple[Kind, tuple[str, ...]]:
    words: tuple[str, ...] = ()
    if action.nargs == 0:
        kind = Kind.NOTHING
    elif words := _words(action):
        kind = Kind.WORD
    elif action.metavar == "DIR":
        kind = Kind.FOLDER
    elif action.type is not Path and action.dest not in _GAMES:
        kind = Kind.TEXT
    elif action.metavar == "FILE.jsonl":
        kind = Kind.VECTORS
    else:
        kind = Kind.GAME if action.dest in _GAMES else Kind.FILE
    return kind, words


def _words(action: argparse.Action) -> tuple[str, ...]:
    if action.choices is not None:
        return tuple(map(str, action.choices))
    if isinstance(action.type, read.Choice):
        return action.type.names
    usual = (*_LEVELS, RANDOM, SEER) if action.metavar == "LEVEL" else ()
    return next((words for reader, words in _KNOWN_WORDS.items() if reader == action.type), usual)
