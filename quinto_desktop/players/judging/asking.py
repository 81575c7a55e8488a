"""What a judge is asked, as values for the engine process; see `questions`.

A review is asked for in small pieces, so that a player's turn never waits for it, and without
loading what finds the answers.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from quinto_desktop.players.judging.deal_review import Seen, Tables
from quinto_desktop.players.judging.figures import FairValues, KeptFigures
from quinto_desktop.players.judging.reasons.kinds import BATCHES, Explained
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, MatchState, Observation

BATCH_LIMIT_S = 10.0
"""How long a batch of deals may take at most: a hundred times what it usually takes."""

TABLE_LIMIT_S = 60.0
"""The same of one other table: a hundred times what it usually takes."""


class Weighing(Struct, frozen=True):
    """What are the actions of a decision worth, as far as its seat could know?

    It ends after so many batches, those of `so_far` included, from which the answer goes on.
    """

    observation: Observation
    seed: int
    batches: int
    so_far: FairValues | None = None

    @property
    def limit_s(self) -> float:
        """Many times what the batches take."""
        done = 0 if self.so_far is None else len(self.so_far.batches)
        return BATCH_LIMIT_S * max(1, self.batches - done)

    def answer(self, stop: StopFlag) -> FairValues | None:
        """Weigh them; None, or what was found so far, if there was nothing to add."""
        from quinto_desktop.players.judging.fair_values import judge

        found = [*judge(self.observation, self.seed, self.batches, stop, self.so_far)]
        return found[-1] if found else self.so_far


class Reviewing(Struct, frozen=True):
    """What were the actions of a decision worth, for the review of its deal?

    It ends as `Weighing` does, or sooner if it was no choice, or if `action` is plainly sound.
    """

    observation: Observation
    seed: int
    batches: int
    so_far: FairValues | None = None
    action: Action | None = None

    @property
    def limit_s(self) -> float:
        """Many times what the batches take."""
        return BATCH_LIMIT_S * self.batches

    def answer(self, stop: StopFlag) -> KeptFigures | FairValues | None:
        """Weigh them; if stopped, return what was found so far, deals and all, to go on from."""
        from quinto_desktop.players.judging.reviewing import is_weighed, weighed_for_review

        found = weighed_for_review(
            self.observation, self.seed, self.batches, stop, self.so_far, self.action
        )
        is_done = found is not None and is_weighed(found, self.batches, self.action)
        return found.kept if found is not None and is_done else found


class LookingBack(Struct, frozen=True):
    """What did every card come to in the deal as it was, before some of its plays, in order?"""

    states: tuple[MatchState, ...]

    limit_s = 300.0  # fifty times what the hardest of a hundred deals took

    def answer(self, stop: StopFlag) -> tuple[Seen, ...]:
        """Look back at each play, in order; if stopped, there are answers for the latest only."""
        from quinto_desktop.players.judging.hindsight import looked_back
        from quinto_desktop.players.kernel import SearchStopped, Solver

        found: list[Seen] = []
        with suppress(SearchStopped):
            for one in looked_back(Solver(stop=stop), self.states, stop):
                found.append(one)
        return tuple(found[::-1])


class PlayingElsewhere(Struct, frozen=True):
    """How does a deal, after its cards were dealt, end at the other tables from `first` on?"""

    start: MatchState
    tables: Tables
    seed: int
    first: int = 0

    @property
    def limit_s(self) -> float:
        """Many times what the tables take."""
        return TABLE_LIMIT_S * self.tables.count

    def answer(self, stop: StopFlag) -> list[int]:
        """Play there; return each table's points for North and South, less the others'."""
        from quinto_desktop.players.judging.reviewing import results

        return results(self.start, self.tables, self.seed, stop, self.first)


EXPLAINING_LIMIT_S = 10.0
"""How long an answer may take at most: fifty times what it usually takes."""


class Explaining(Struct, frozen=True):
    """Why is an action better than another, or, as a hint wants it, than all others (None)?"""

    observation: Observation
    action: Action
    other: Action | None
    seed: int
    batches: int = BATCHES

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return EXPLAINING_LIMIT_S * self.batches

    def answer(self, stop: StopFlag) -> Explained:
        """Explain it; if only one other was asked for, `best` has the reasons too."""
        from quinto_desktop.players.judging.reasons.explaining import explained, reasons_for

        if self.other is None:
            return explained(self.observation, self.action, self.seed, self.batches, stop)
        found = reasons_for(
            self.observation, self.action, self.other, self.seed, self.batches, stop
        )
        return Explained(found, (self.other,), {self.other: found})
