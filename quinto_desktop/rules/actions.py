"""The closed set of actions: everything that can be done at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.quints import QUINTS, Quint
from quinto_desktop.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Draw:
    """Every player draws a card, for partners and the deal; cards by player number (rules §2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals from all 53 cards, shuffled and cut, from the top down (rules §3)."""

    # Empty where the cards are real ones in the players' hands, and only the score is kept.

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


@dataclass(frozen=True, slots=True)
class MarkQuint:
    """With real cards: a side has taken a quint, or nobody, as its two cards fell apart."""

    quint: Quint
    side: Side | None


@dataclass(frozen=True, slots=True)
class Take:
    """With real cards: a side has taken the next trick; with the twelfth goes the cachette."""

    side: Side


@dataclass(frozen=True, slots=True)
class Rest:
    """With real cards: a side has taken all the tricks that are left."""

    side: Side


@dataclass(frozen=True, slots=True)
class Strike:
    """With real cards: a quint was not as entered, or a side has taken one trick less."""

    what: Quint | Side


@dataclass(frozen=True, slots=True)
class Count:
    """With real cards: all is entered, or in mid-deal a quint has won, and no other is with it."""


Entry: TypeAlias = MarkQuint | Take | Rest | Strike | Count

Action: TypeAlias = Draw | Deal | Call | Play | Entry

ENTRIES: tuple[Entry, ...] = (
    *(MarkQuint(quint, side) for quint in QUINTS for side in Side),
    *(MarkQuint(quint, None) for quint in QUINTS if len(quint.cards) == 2),
    *map(Take, Side),
    *map(Rest, Side),
    *map(Strike, (*QUINTS, *Side)),
    Count(),
)
