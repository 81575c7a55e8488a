"""The figures of the score sheet that one may ask about: what each stands for.

A figure says no points itself: `account` works out what makes it up, when somebody asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules import Quint, Side


@dataclass(frozen=True, slots=True)
class QuintFigure:
    """A quint of a deal: marked, still open, or lost.

    Attributes:
        game: Which game of the match, from 1.
        deal: Which deal of the game, from 1.
        quint: Which quint.
    """

    game: int
    deal: int
    quint: Quint


@dataclass(frozen=True, slots=True)
class DealsFigure:
    """All that a side has marked in some deals, or a part of it.

    Attributes:
        game: Which game of the match, from 1.
        deals: Which deals of the game, from 1.
        side: Whose.
        quints: Whether the quints are meant.
        tricks: Whether the tricks are.
    """

    game: int
    deals: tuple[int, ...]
    side: Side
    quints: bool = True
    tricks: bool = True


@dataclass(frozen=True, slots=True)
class GameFigure:
    """A side's score in a game, as it stands.

    Attributes:
        game: Which game of the match, from 1.
        side: Whose.
    """

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
    """A figure in the table of the match.

    Attributes:
        row: Which row, from 0, of the whole table.
        column: Which column, from 0: a side, or a player.
    """

    row: int
    column: int


Figure: TypeAlias = (
    QuintFigure
    | DealsFigure
    | GameFigure
    | StartFigure
    | TrickValueFigure
    | QuintsFigure
    | RaceFigure
    | MatchFigure
)
