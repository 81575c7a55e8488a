"""Looking for a puzzle in one deal, as a question for the engine process; see `questions`.

Whoever asks need not load what finds the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from quinto_desktop.players.puzzles.puzzle import Puzzle, is_decision
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import MatchState

DEAL_LIMIT_S = 300.0
"""How long a deal may take at most: twenty times what one without a puzzle takes."""


@dataclass(frozen=True, slots=True)
class PuzzleInDeal:
    """Is there a puzzle in a deal, now or as four Masters go on to play it?

    The decision that is due at the start is looked at first; puzzles with known keys do not count.
    """

    start: MatchState
    known: frozenset[str] = frozenset()

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return DEAL_LIMIT_S

    def answer(self, stop: StopFlag) -> Puzzle | None:
        """Find the first one, graded; None if there is none, or if stopped."""
        from quinto_desktop.players.kernel import SearchStopped
        from quinto_desktop.players.puzzles.grading import difficulty_of
        from quinto_desktop.players.puzzles.making import find_puzzle

        try:
            puzzle = find_puzzle(_moments(self.start), stop, self.known)
            if puzzle is None:
                return None
            return replace(puzzle, difficulty=difficulty_of(puzzle, stop))
        except SearchStopped:
            return None


def _moments(start: MatchState) -> Iterator[MatchState]:
    # The decisions of a deal, as the policy plays it.
    from quinto_desktop.players.puzzles.lines import play_on

    yield start
    for step in play_on(start):
        if is_decision(step.after):
            yield step.after
