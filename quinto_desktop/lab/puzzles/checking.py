"""Checking puzzles: everything that one says of itself is found out again.

Which judge it was does not matter, as long as today's says the same.
"""

from __future__ import annotations

from dataclasses import replace

from quinto_desktop.players import StopFlag
from quinto_desktop.players.puzzles.grading import difficulty_of
from quinto_desktop.players.puzzles.lines import is_better, refutation
from quinto_desktop.players.puzzles.making import puzzle_at
from quinto_desktop.players.puzzles.puzzle import Puzzle, Value
from quinto_desktop.players.puzzles.puzzle_file import PuzzleError, checked
from quinto_desktop.players.puzzles.themes import themes_of
from quinto_desktop.rules.notation import action_text

CLOSE = 0.02
"""How far a figure may be off: machines round differently in the last digits."""


def fault_of(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, in a few words; None if it is as it says.

    Args:
        puzzle: A puzzle with its grade.
    """
    try:
        checked(puzzle)
    except PuzzleError as error:
        return str(error)
    stop = StopFlag()
    again = puzzle_at(puzzle.state, stop)
    if again is None:
        return "it has no one right answer"
    if again.accepted != puzzle.accepted:
        return f"the right answer is {' or '.join(map(action_text, again.accepted))}"
    for mine, theirs in zip(again.values, puzzle.values, strict=True):
        if not _are_close(mine, theirs):
            return f"{action_text(mine.action)} is worth {mine.points:+.2f} and {mine.win:.1%}"
    if puzzle.theme not in themes_of(puzzle, stop):
        return "it is about something else"
    if puzzle.difficulty != difficulty_of(puzzle, stop):
        return "the levels solve it more or less often"
    return None if _is_shown(puzzle, stop) else "no deal shows what the answer gains"


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the figures and the grade of today's judge and levels.

    Returns:
        None if it is no longer a puzzle of its theme.
    """
    stop = StopFlag()
    again = puzzle_at(puzzle.state, stop)
    if again is None:
        return None
    again = replace(again, theme=puzzle.theme)
    if puzzle.theme not in themes_of(again, stop) or not _is_shown(again, stop):
        return None
    return replace(again, difficulty=difficulty_of(again, stop))


def _is_shown(puzzle: Puzzle, stop: StopFlag) -> bool:
    """Whether what is played out after a wrong answer ends worse than after the right one."""
    assert puzzle.second is not None  # it is unique
    shown = refutation(puzzle, puzzle.second.action, 1, stop)
    return shown.wrong is not None and is_better(puzzle, shown.right, shown.wrong)


def _are_close(mine: Value, theirs: Value) -> bool:
    return mine.action == theirs.action and all(
        abs(one - other) <= CLOSE
        for one, other in zip(_figures(mine), _figures(theirs), strict=True)
    )


def _figures(value: Value) -> tuple[float, ...]:
    return value.points, value.se, value.win, value.win_se
