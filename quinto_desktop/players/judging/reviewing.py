"""Reviewing a whole deal: every decision judged, and what made the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from quinto_desktop.players.judging.deal_review import (
    DealReview,
    Effort,
    PlayedDeal,
    Seen,
    Tables,
    difference,
    with_hindsight,
)
from quinto_desktop.players.judging.fair_values import judge
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.hindsight import looked_back
from quinto_desktop.players.judging.verdicts import Verdict, is_settled
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.levels import decision_seed
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.rules import Action, MatchState, Observation, Phase, Play, apply, observe

FORCED_BATCHES = 1
"""How many batches a decision gets that was no choice: only for the curve over the deal."""

FIRST_LOOK = 4
"""After how many batches, and their multiples, a decision may be settled; see `is_settled`."""


def weighed_for_review(
    observation: Observation,
    seed: int,
    batches: int,
    stop: StopFlag,
    so_far: FairValues | None = None,
    action: Action | None = None,
) -> FairValues | None:
    """Weigh a decision as a review does: with few deals if it was no choice, or is soon settled.

    Once stopped, return what was found so far, and None if that is nothing.
    """
    found = so_far
    if not is_weighed(found, batches, action):
        for found in judge(observation, seed, batches, stop, so_far):
            if is_weighed(found, batches, action):
                break
    return found


def is_weighed(found: FairValues | None, batches: int, action: Action | None = None) -> bool:
    """Whether a review need not weigh a decision any more, of which so many batches are wanted."""
    if found is None:
        return False
    done = len(found.batches)
    if found.is_complete or done >= (batches if found.is_choice else FORCED_BATCHES):
        return True
    return action is not None and done % FIRST_LOOK == 0 and is_settled(found, action)


class Reviewer:
    """Reviews one deal, decision by decision; whatever has been found so far can be shown.

    The same seed gives the same review, on every machine.
    """

    def __init__(
        self, deal: PlayedDeal, effort: Effort, seed: int, solver: Solver, stop: StopFlag
    ) -> None:
        self._deal = deal
        self._thoroughness = effort.thoroughness
        self._seed = seed
        self._solver = solver
        self._stop = stop

    def fair_verdicts(self) -> Iterator[Verdict]:
        """Judge the decisions, in order, by what could be known; hindsight is left open."""
        for decision in self._deal.decisions:
            observation = observe(decision.state, decision.seat)
            batches = self._thoroughness.batches
            fair = weighed_for_review(
                observation, self._seed, batches, self._stop, None, decision.action
            )
            if fair is None or self._stop.is_set():
                return
            yield Verdict(decision, fair.kept, {})

    def hindsight(self) -> dict[int, Seen]:
        """Find what every card came to in the deal as it was, by the decisions' numbers.

        Raises:
            SearchStopped: The stop flag was set.
        """
        plays = [one for one in self._deal.decisions if isinstance(one.action, Play)]
        if not plays:
            return {}
        found = [*looked_back(self._solver, [one.state for one in plays], self._stop)]
        return {one.number: seen for one, seen in zip(reversed(plays), found, strict=False)}

    def cards(self) -> float:
        """Find the mean result for North and South at the other tables."""
        return mean_result(self._deal.start, self._thoroughness.tables, self._seed, self._stop)

    def review(self, tell: Callable[[Verdict], None] | None = None) -> DealReview:
        """Do it all; hindsight and the other tables on a thread of their own.

        `tell` is called with each verdict as soon as it is known, hindsight still left open.

        Raises:
            SearchStopped: The stop flag was set.
        """
        verdicts = []
        with ThreadPoolExecutor(max_workers=1) as aside:
            rest = aside.submit(lambda: (self.hindsight(), self.cards()))
            try:
                for verdict in self.fair_verdicts():
                    verdicts.append(verdict)
                    if tell is not None:
                        tell(verdict)
                seen, cards = rest.result()
            except BaseException:
                self._stop.set()  # or the thread would be waited for
                raise
        if self._stop.is_set():
            raise SearchStopped("The review was stopped.")
        return DealReview(self._deal, with_hindsight(verdicts, seen), cards)


# What a deal is worth: the same cards, calls and all, played by strong players at other tables

_TABLES = 1 << 16
"""The seeds set aside for the tables of one deal."""


def results(
    start: MatchState, tables: Tables, seed: int, stop: StopFlag, first: int = 0
) -> list[int]:
    """Play a deal at the other tables, each with a seed of its own; so many were asked before.

    For each table, return the points that North and South won in the deal, less those of the
    others. Once stopped, the tables played so far must do.
    """
    player = Expert(tables.skill.unhurried())
    found: list[int] = []
    for table in range(first, first + tables.count):
        state, done = start, 0
        while state.phase in (Phase.DOUBLING, Phase.PLAY):
            chance = decision_seed(seed * _TABLES + table, done)
            state = apply(state, player.choose(observe(state, state.mover), chance, stop)).after
            if stop.is_set():
                return found
            done += 1
        found.append(difference(state.scores) - difference(start.scores))
    return found


def mean_result(start: MatchState, tables: Tables, seed: int, stop: StopFlag) -> float:
    """The mean of `results`, which takes the same arguments; 0 if it was stopped at once."""
    found = results(start, tables, seed, stop)
    return sum(found) / len(found) if found else 0.0
