"""How hard a puzzle is: how often the four levels solve it.

The rating is that on which the levels, at ratings of their own, are likeliest to have solved it as
often as they did. Two more tries, one of which solves it, keep it finite.
"""

from __future__ import annotations

from quinto_desktop.players.kernel import SearchStopped, StopFlag
from quinto_desktop.players.levels import Level, decision_seed, player_of
from quinto_desktop.players.puzzles.puzzle import Difficulty, Grade, Puzzle

SOLVES = 0.75
"""How often a level solves a puzzle, at least, to set its grade."""

TRIES = {Level.NOVICE: 16, Level.CASUAL: 16, Level.CLUB: 16, Level.MASTER: 8}
"""How often each level tries a puzzle, each time with a random seed of its own."""

RATINGS = {Level.NOVICE: 1000, Level.CASUAL: 1300, Level.CLUB: 1700, Level.MASTER: 2000}
"""The levels' ratings as solvers of puzzles."""

MIDDLE = 1500
"""The rating that a player begins with."""

_SCALE = 400.0


def share_solved(puzzle: Puzzle, level: Level, tries: int, stop: StopFlag) -> float:
    """How often a level finds a right answer, 0 to 1, in one try or more.

    Raises:
        SearchStopped: The stop flag was set.
    """
    player, observation = player_of(level, unhurried=True), puzzle.observation
    solved = 0
    for number in range(tries):
        solved += player.choose(observation, decision_seed(number, 0), stop) in puzzle.accepted
        if stop.is_set():
            raise SearchStopped("Grading was stopped.")
    return solved / tries


def difficulty_of(puzzle: Puzzle, stop: StopFlag) -> Difficulty:
    """Have the levels try a puzzle.

    Raises:
        SearchStopped: The stop flag was set.
    """
    novice, casual, club, master = (
        share_solved(puzzle, level, TRIES[level], stop) for level in Level
    )
    solved = (novice, casual, club, master)
    return Difficulty(grade_of(solved), rating_of(solved), solved)


def grade_of(solved: tuple[float, float, float, float]) -> Grade:
    """The lowest level, of those from Novice to Master, that solves a puzzle often enough."""
    for level, share in zip(Level, solved, strict=True):
        if share >= SOLVES:
            return Grade(level.value)
    return Grade.BEYOND


def rating_of(solved: tuple[float, float, float, float]) -> int:
    """The rating of a puzzle, from how often each level solves it; see above."""
    results = [(RATINGS[level], share) for level, share in zip(Level, solved, strict=True)]
    results.append((MIDDLE, 0.5))
    low, high = 0.0, 4000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum([_chance(rating, middle) for rating, _ in results])
        if expected > sum([share for _, share in results]):
            low = middle  # it would be solved more often than it was: it is harder
        else:
            high = middle
    return round((low + high) / 2)


def _chance(player: float, puzzle: float) -> float:
    return 1 / (1 + 10 ** ((puzzle - player) / _SCALE))
