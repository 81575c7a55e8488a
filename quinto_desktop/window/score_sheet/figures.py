"""The figures of the score sheet that one may ask about: what each stands for.

A figure says no points itself: `BreakdownBuilder` works out what makes it up, when somebody asks.
Games of the match and deals of a game are counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules import Quint, Side


@dataclass(frozen=True, slots=True)
class QuintFigure:
    """A quint of a deal: marked, still open, or lost."""

    game: int
    deal: int
    quint: Quint


@dataclass(frozen=True, slots=True)
class DealsFigure:
    """What a side has marked in some deals: the quints, the tricks, or both."""

    game: int
    deals: tuple[int, ...]
    side: Side
    quints: bool = True
    tricks: bool = True


@dataclass(frozen=True, slots=True)
class GameFigure:
    """A side's score in a game, as it stands."""

    game: int
    side: Side


@dataclass(frozen=True, slots=True)
class StartFigure:
    """What a side had before the first deal."""

    game: int
    side: Side


@dataclass(frozen=True, slots=True)
class TrickValueFigure:
    """What a trick of the deal on the table is worth."""


@dataclass(frozen=True, slots=True)
class QuintsFigure:
    """The quints of the deal on the table, all thirteen."""


@dataclass(frozen=True, slots=True)
class RaceFigure:
    """How far it is to the target."""


@dataclass(frozen=True, slots=True)
class MatchFigure:
    """A figure in the whole table of the match, by its row and its column, both from 0."""

    row: int
    column: int


SheetFigure: TypeAlias = (
    QuintFigure
    | DealsFigure
    | GameFigure
    | StartFigure
    | TrickValueFigure
    | QuintsFigure
    | RaceFigure
    | MatchFigure
)
