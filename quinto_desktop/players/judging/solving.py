"""A deal solved with all cards seen, as questions for the engine process; see `questions`.

What the deal is worth is found first, in a third of the time that every card takes.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.players.judging.hindsight import position_of
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.kernel.solver import Solution
from quinto_desktop.rules import MatchState

SOLVING_LIMIT_S = 120.0
"""How long a whole deal may take at most: fifty times what it usually takes."""


@dataclass(frozen=True, slots=True)
class SolvingValue:
    """What is the rest of a deal worth, all cards known, when a card is to be played?"""

    state: MatchState

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return SOLVING_LIMIT_S

    def answer(self, stop: StopFlag) -> int | None:
        """The points still to come for NS less those for EW, with best play; None if stopped."""
        try:
            return Solver(stop=stop).value(position_of(self.state))
        except SearchStopped:
            return None


@dataclass(frozen=True, slots=True)
class SolvingCards:
    """What is every card worth then, and how does the deal go?"""

    state: MatchState

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return SOLVING_LIMIT_S

    def answer(self, stop: StopFlag) -> Solution | None:
        """The solution, with a line of best play; None if stopped."""
        try:
            return Solver(stop=stop).solve(position_of(self.state))
        except SearchStopped:
            return None


__all__ = ["SOLVING_LIMIT_S", "Solution", "SolvingCards", "SolvingValue"]
