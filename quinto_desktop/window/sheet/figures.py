"""The figures of the score sheet that have a breakdown: what each stands for.

A figure holds no points itself: `BreakdownBuilder` works out its breakdown when it is opened.
Games of the match and deals of a game are counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules import Quint, Side


@dataclass(frozen=True, slots=True)
class QuintFigure:
    """A quint of a deal: scored, still open, or lost."""

    game: int
    deal: int
    quint: Quint


@dataclass(frozen=True, slots=True)
class DealsFigure:
    """A side's points in some deals: for quints, for tricks, or for both."""

    game: int
    deals: tuple[int, ...]
    side: Side
    quints: bool = True
    tricks: bool = True


@dataclass(frozen=True, slots=True)
class GameFigure:
    """A side's current score in a game."""

    game: int
    side: Side


@dataclass(frozen=True, slots=True)
class StartFigure:
    """A side's score before the first deal."""

    game: int
    side: Side


@dataclass(frozen=True, slots=True)
class TrickValueFigure:
    """The value of a trick in the deal on the table."""


@dataclass(frozen=True, slots=True)
class QuintsFigure:
    """All thirteen quints of the deal on the table."""


@dataclass(frozen=True, slots=True)
class RaceFigure:
    """The race to the target."""


@dataclass(frozen=True, slots=True)
class MatchFigure:
    """A figure in the full match table, by row and column, both from 0."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class TablesFigure:
    """How other tables fared with the same cards."""


@dataclass(frozen=True, slots=True)
class SourceFigure:
    """Where the cards come from, which can be copied; and what that is good for."""

    meaning: str


BuiltFigure: TypeAlias = (
    QuintFigure
    | DealsFigure
    | GameFigure
    | StartFigure
    | TrickValueFigure
    | QuintsFigure
    | RaceFigure
    | MatchFigure
    | SourceFigure
)
"""What the rules and the play explain."""

SheetFigure: TypeAlias = BuiltFigure | TablesFigure
