"""What a `Job` finds out about a deal in the editor, with all cards seen."""

from __future__ import annotations

from collections.abc import Collection

from quinto_desktop.game.thinking.job import Progress, Work
from quinto_desktop.players.judging.hindsight import SolvingCards, SolvingValue
from quinto_desktop.players.kernel import Solution
from quinto_desktop.players.puzzles.asking import PuzzleInDeal
from quinto_desktop.rules import MatchState

__all__ = ["Solution", "find_puzzle", "solve"]


def solve(state: MatchState) -> Work:
    """Solve a moment with a card due: its value for NS less EW comes first, then a `Solution`."""
    value: int = yield SolvingValue(state)
    yield Progress(value)
    return (yield SolvingCards(state))


def find_puzzle(start: MatchState, known: Collection[str] = ()) -> Work:
    """Search a deal from a call or play on for a `Puzzle` whose key is new; None if it has none."""
    return (yield PuzzleInDeal(start, frozenset(known)))
