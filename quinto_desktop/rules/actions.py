"""The closed set of actions: everything that can be done at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Every player draws a card, for partners and the deal; cards by player number (rules §2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals from all 53 cards, shuffled and cut, from the top down (rules §3)."""

    pack: tuple[Card, ...]


class Call(Enum):
    """A call in the doubling round (rules §4)."""

    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"


@dataclass(frozen=True, slots=True)
class Play:
    """The seat on turn plays a card to the trick (rules §5)."""

    card: Card


Action: TypeAlias = Draw | Deal | Call | Play
