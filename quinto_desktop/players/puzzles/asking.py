"""What is asked about puzzles, as values for the engine process; see `questions`.

Whoever asks need not load what finds the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.puzzles.puzzle import Puzzle, Refutation, Theme, is_decision
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, MatchState

_Found = TypeVar("_Found")

MOMENT_LIMIT_S = 20.0
"""How long a moment may take at most to be searched and graded: ten times what a puzzle takes."""


class Refuting(Struct, frozen=True):
    """What shows why an answer, any legal action, is right or wrong?"""

    puzzle: Puzzle
    said: Action
    seed: int = 1

    limit_s = 30.0  # fifty times what lines usually take

    def answer(self, stop: StopFlag) -> Refutation | None:
        """Find the lines; None if stopped."""
        from quinto_desktop.players.puzzles.lines import refutation

        return _unless_stopped(lambda: refutation(self.puzzle, self.said, self.seed, stop), None)


class LayingOut(Struct, frozen=True):
    """How else may the hidden cards lie? Each number, from 1, has a layout."""

    puzzle: Puzzle
    number: int

    limit_s = 20.0  # a hundred times what it usually takes

    def answer(self, stop: StopFlag) -> Puzzle:
        """Find the layout; if stopped, it is the puzzle as it was."""
        from quinto_desktop.players.puzzles.making import another_layout

        return _unless_stopped(lambda: another_layout(self.puzzle, self.number, stop), self.puzzle)


class NamingTheme(Struct, frozen=True):
    """What is a decision about?"""

    puzzle: Puzzle

    limit_s = MOMENT_LIMIT_S

    def answer(self, stop: StopFlag) -> Theme:
        """Find the theme; `Theme.OTHER` if it is about none of them, or if stopped."""
        if self.puzzle.second is None:
            return Theme.OTHER
        from quinto_desktop.players.puzzles.themes import themes_of

        none: tuple[Theme, ...] = ()
        found = _unless_stopped(lambda: themes_of(self.puzzle, stop), none)
        return found[0] if found else Theme.OTHER


class MakingPuzzles(Struct, frozen=True):
    """Is there a puzzle in a deal that is not known already, by its key?

    The moments are the match at each decision to search, best first.
    """

    moments: tuple[MatchState, ...]
    known: frozenset[str] = frozenset()

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return MOMENT_LIMIT_S * max(1, len(self.moments))

    def answer(self, stop: StopFlag) -> Puzzle | None:
        """Find the first one, graded; None if there is none, or if stopped."""
        return _puzzle_among(self.moments, stop, self.known)


def _puzzle_among(
    moments: Iterable[MatchState], stop: StopFlag, known: frozenset[str]
) -> Puzzle | None:
    from quinto_desktop.players.puzzles.grading import difficulty_of
    from quinto_desktop.players.puzzles.making import find_puzzle

    def made() -> Puzzle | None:
        puzzle = find_puzzle(moments, stop, known)
        if puzzle is None:
            return None
        return replace(puzzle, difficulty=difficulty_of(puzzle, stop))

    return _unless_stopped(made, None)


def _unless_stopped(find: Callable[[], _Found], otherwise: _Found) -> _Found:
    from quinto_desktop.players.kernel import SearchStopped

    try:
        return find()
    except SearchStopped:
        return otherwise


# Looking for a puzzle in one deal


class PuzzleInDeal(Struct, frozen=True):
    """Is there a puzzle in a deal, now or as four Masters go on to play it?

    The decision that is due at the start is looked at first; puzzles with known keys do not count.
    """

    start: MatchState
    known: frozenset[str] = frozenset()

    limit_s = 300.0  # twenty times what a deal without a puzzle takes

    def answer(self, stop: StopFlag) -> Puzzle | None:
        """Find the first one, graded; None if there is none, or if stopped."""
        return _puzzle_among(_moments(self.start), stop, self.known)


def _moments(start: MatchState) -> Iterator[MatchState]:
    # The decisions of a deal, as the policy plays it.
    from quinto_desktop.players.puzzles.lines import play_on

    yield start
    for step in play_on(start):
        if is_decision(step.after):
            yield step.after
