"""What practising is made of, for the window: puzzles, answers, lines, and the rating."""

from __future__ import annotations

from quinto_desktop.players.puzzles.asking import LayingOut, MakingPuzzles
from quinto_desktop.players.puzzles.puzzle import (
    THEMES,
    Grade,
    Line,
    Outcome,
    Puzzle,
    Theme,
    record_of,
)
from quinto_desktop.players.puzzles.puzzle_file import PuzzleError
from quinto_desktop.records.practice.glicko import Rating
