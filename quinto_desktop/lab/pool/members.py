"""The pool's members by name, in two halves.

What is tuned may be tuned against `TRAINING`. `HELD_OUT` is only looked at for a note, so that what
a level is worth against strangers can still be told: it is never played unless asked for by name.
A name may carry numbers, as in ``plain:400:40:5``; they make another player than the member.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from types import MappingProxyType

from quinto_desktop.lab.pool.mixtures import HumanLike, Policy, erring, randomish
from quinto_desktop.lab.pool.rule_play import bold, careful
from quinto_desktop.lab.pool.sampling import Knowing, Plain, TreeSearch, plain_wide
from quinto_desktop.players import ComputerPlayer

TRAINING = ("plain", "bold", "policy", "erring", "random-ish")
HELD_OUT = ("ismcts", "careful", "plain-wide", "human-like", "knowing")

_KINDS: MappingProxyType[str, Callable[..., ComputerPlayer]] = MappingProxyType(
    {
        "plain": Plain,
        "bold": bold,
        "policy": Policy,
        "erring": erring,
        "random-ish": randomish,
        "ismcts": TreeSearch,
        "careful": careful,
        "plain-wide": plain_wide,
        "human-like": HumanLike,
        "knowing": Knowing,
    }
)
_SAMPLING = ((1, 100_000), (1, 100_000), (0, 8))
_NUMBERS = MappingProxyType(
    {
        "plain": _SAMPLING,
        "plain-wide": _SAMPLING,
        "ismcts": ((1, 100_000),),
        "knowing": ((1, 100_000), (0, 8)),
    }
)
"""The least and the greatest of the numbers that a name may carry."""


class Half(Enum):
    """Which members are meant; the value is the name in commands."""

    TRAINING = "training"
    HELD_OUT = "held-out"
    ALL = "all"

    @property
    def members(self) -> tuple[str, ...]:
        """Their names."""
        if self is Half.ALL:
            return (*TRAINING, *HELD_OUT)
        return TRAINING if self is Half.TRAINING else HELD_OUT


def is_kind(name: str) -> bool:
    """Whether a name begins as a member's does."""
    return name.partition(":")[0] in _KINDS


def member_of(name: str) -> ComputerPlayer:
    """Look up a member, or one with other numbers.

    Raises:
        ArgumentTypeError: There is no such member, or its numbers are wrong.
    """
    kind, *texts = name.split(":")
    if kind not in _KINDS:
        known = ", ".join(Half.ALL.members)
        raise argparse.ArgumentTypeError(
            f"There is no “{name[:20]}” in the pool; its members are {known}."
        )
    return _KINDS[kind](*_numbers(name, texts, _NUMBERS.get(kind, ())))


def _numbers(name: str, texts: list[str], bounds: tuple[tuple[int, int], ...]) -> list[int]:
    if texts and len(texts) != len(bounds):
        wanted = f"{len(bounds)} numbers, or none" if bounds else "no numbers"
        raise argparse.ArgumentTypeError(f"“{name[:30]}” needs {wanted}.")
    numbers = []
    for text, (least, greatest) in zip(texts, bounds, strict=False):
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a whole number.")
        if not least <= int(text) <= greatest:
            raise argparse.ArgumentTypeError(
                f"{text} is out of range; give a number from {least} to {greatest}."
            )
        numbers.append(int(text))
    return numbers


def members_named(text: str) -> tuple[str, ...]:
    """Read a half's name, or some members' with commas between them, for `argparse`."""
    if text in [half.value for half in Half]:
        return Half(text).members
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        member_of(name)  # refuses any other
    if len({*names}) < len(names):
        raise argparse.ArgumentTypeError("The same member is named twice.")
    return names
