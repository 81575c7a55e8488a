"""What practising is made of, for the window: puzzles, answers, lines, and the rating."""

from __future__ import annotations

from quinto_desktop.players.puzzles.asking import LayingOut, MakingPuzzles, NamingTheme, Refuting
from quinto_desktop.players.puzzles.puzzle import (
    LEAST_CHANCE,
    LEAST_POINTS,
    THEMES,
    Difficulty,
    Grade,
    Line,
    Outcome,
    Puzzle,
    Refutation,
    Theme,
    Value,
    record_of,
)
from quinto_desktop.players.puzzles.puzzle_file import PuzzleError
from quinto_desktop.records.practice.glicko import Rating
from quinto_desktop.records.practice.log import Answered, RepairReport
from quinto_desktop.records.practice.returns import Return

__all__ = [
    "LEAST_CHANCE",
    "LEAST_POINTS",
    "THEMES",
    "Answered",
    "Difficulty",
    "Grade",
    "LayingOut",
    "Line",
    "MakingPuzzles",
    "NamingTheme",
    "Outcome",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Refutation",
    "Refuting",
    "RepairReport",
    "Return",
    "Theme",
    "Value",
    "record_of",
]
