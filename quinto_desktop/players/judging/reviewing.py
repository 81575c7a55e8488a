"""The review of a whole deal: every decision, and the sum that adds up to the result.

The sum is in points on one scale. The *cards* are what Masters make of the same deal at other
tables; every charged *error* is what it lost by what could be known; the *lie* of the cards is the
rest: what the hidden cards, as they lay, added to or took from decisions as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import Enum

from quinto_desktop.players.judging.fair_values import FairValues, judge
from quinto_desktop.players.judging.hindsight import hindsight
from quinto_desktop.players.judging.other_tables import Tables, mean_result
from quinto_desktop.players.judging.verdicts import Decision, Verdict
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.players.thinking.skills import CLUB, MASTER
from quinto_desktop.rules import (
    Call,
    Card,
    Deal,
    MatchState,
    Observation,
    Pair,
    Phase,
    Play,
    Seat,
    Side,
    Step,
    observe,
)

FORCED_BATCHES = 1
"""How many batches a decision gets that was no choice: only for the curve over the deal."""


def weighed_for_review(
    observation: Observation,
    seed: int,
    batches: int,
    stop: StopFlag,
    so_far: FairValues | None = None,
) -> FairValues | None:
    """Weigh a decision as a review does: with few deals if it was no choice.

    Args:
        observation: What the seat on turn knew.
        seed: The random seed.
        batches: After how many batches to end, if it was a choice.
        stop: Ends it; what was found so far is returned, and None if that is nothing.
        so_far: What was found before for the same observation and seed.
    """
    found = so_far
    if not is_weighed(found, batches):
        for found in judge(observation, seed, batches, stop, so_far):
            if is_weighed(found, batches):
                break
    return found


def is_weighed(found: FairValues | None, batches: int) -> bool:
    """Whether a review need not weigh a decision any more.

    Args:
        found: What was found so far, if anything.
        batches: How many batches are wanted, if it was a choice.
    """
    if found is None:
        return False
    enough = batches if found.is_choice else FORCED_BATCHES
    return found.is_complete or len(found.batches) >= enough


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much a review thinks.

    Attributes:
        batches: How many batches of deals are imagined for a decision; an even number.
        tables: The other tables at which the deal is played.
    """

    batches: int
    tables: Tables


class Effort(Enum):
    """How thorough a review is; the value is its name in commands.

    On one core, a deal takes about 3, 12 and 45 seconds.
    """

    QUICK = "quick"
    USUAL = "usual"
    DEEP = "deep"

    @property
    def thoroughness(self) -> Thoroughness:
        """What it means."""
        return _THOROUGHNESS[self]


_THOROUGHNESS = {
    Effort.QUICK: Thoroughness(4, Tables(4, CLUB)),
    Effort.USUAL: Thoroughness(16, Tables(4, MASTER)),
    Effort.DEEP: Thoroughness(64, Tables(16, MASTER)),
}


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal.

    Attributes:
        number: Its number in the match, from 1.
        start: The match after the cards were dealt.
        decisions: Every call and play.
        result: The points of North and South less those of East and West.
    """

    number: int
    start: MatchState
    decisions: tuple[Decision, ...]
    result: int


def played_deals(steps: Iterable[Step]) -> list[PlayedDeal]:
    """The finished deals of a match.

    Args:
        steps: All steps of the match, from its start.
    """
    deals: list[PlayedDeal] = []
    start: MatchState | None = None
    decisions: list[Decision] = []
    for step in steps:
        if isinstance(step.action, Deal):
            start, decisions = step.after, []
        elif isinstance(step.action, Call | Play) and start is not None:
            decisions.append(Decision(len(decisions), step.before, step.action))
            if step.after.phase not in (Phase.DOUBLING, Phase.PLAY):
                result = difference(step.after.scores) - difference(start.scores)
                deals.append(PlayedDeal(len(deals) + 1, start, tuple(decisions), result))
    return deals


def difference(scores: Pair) -> int:
    """The points of North and South less those of East and West."""
    return scores[Side.NS] - scores[Side.EW]


@dataclass(frozen=True, slots=True)
class Sum:
    """What made the result of a deal, in whole points, as one seat's side sees it.

    Attributes:
        cards: What Masters make of the deal.
        lie: What the lie of the hidden cards added.
        own: The errors of the seat's player, as a loss: 0 or less.
        partner: The partner's, if somebody else; 0 or less.
        opponents: The opponents' errors, as a gain: 0 or more.
        result: The sum of the five: the points won less those lost.
    """

    cards: int
    lie: int
    own: int
    partner: int
    opponents: int
    result: int


@dataclass(frozen=True, slots=True)
class DealReview:
    """The review of a deal.

    Attributes:
        deal: The deal.
        verdicts: One for each decision, in order.
        cards: The mean result at the other tables, for North and South.
    """

    deal: PlayedDeal
    verdicts: tuple[Verdict, ...]
    cards: float

    def sum_for(self, seat: Seat) -> Sum:
        """What made the result, as the player of a seat sees it.

        Args:
            seat: The seat; a player with two hands answers for both.
        """
        sign = 1 if seat.side is Side.NS else -1
        seating = self.deal.start.seating
        own = self._errors([one for one in Seat if seating[one] == seating[seat]])
        side = self._errors([one for one in Seat if one.side is seat.side])
        everybody = self._errors(Seat)
        cards, gained = round(sign * self.cards), round(everybody - side)
        lost, partners = round(own), round(side - own)
        result = sign * self.deal.result
        lie = result - (cards - lost - partners + gained)
        return Sum(cards, lie, -lost, -partners, gained, result)

    def points_in_ten(self, seat: Seat) -> float | None:
        """What a seat was charged in ten decisions that count; None if it had none."""
        own = [one for one in self.verdicts if one.decision.seat is seat and one.label.is_counted]
        return 10 * sum([one.error for one in own]) / len(own) if own else None

    def _errors(self, seats: Iterable[Seat]) -> float:
        whose = frozenset(seats)
        return sum([one.error for one in self.verdicts if one.decision.seat in whose])


class Reviewer:
    """Reviews one deal, decision by decision; whatever has been found so far can be shown.

    Args:
        deal: The deal.
        effort: How thorough to be.
        seed: The random seed; the same gives the same review, on every machine.
        solver: Who searches in hindsight.
        stop: Ends it.
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
            fair = weighed_for_review(observation, self._seed, batches, self._stop)
            if fair is None or self._stop.is_set():
                return
            yield Verdict(decision, fair.kept, {})

    def hindsight(self) -> dict[int, Mapping[Card, int]]:
        """Find what every card was worth with all cards known, by the decisions' numbers.

        Raises:
            SearchStopped: The stop flag was set.
        """
        plays = [one for one in self._deal.decisions if isinstance(one.action, Play)]
        if not plays:
            return {}
        found = hindsight(self._solver, [one.state for one in plays])
        return {one.number: values for one, values in zip(reversed(plays), found, strict=True)}

    def cards(self) -> float:
        """Find the mean result for North and South at the other tables."""
        return mean_result(self._deal.start, self._thoroughness.tables, self._seed, self._stop)

    def review(self, tell: Callable[[Verdict], None] | None = None) -> DealReview:
        """Do it all; hindsight and the other tables on a thread of their own.

        Args:
            tell: Called with each verdict as soon as it is known, hindsight still left open.

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


def with_hindsight(
    verdicts: Sequence[Verdict], seen: Mapping[int, Mapping[Card, int]]
) -> tuple[Verdict, ...]:
    """The same verdicts with hindsight.

    Args:
        verdicts: Of any decisions of a deal.
        seen: What cards were worth, by the decisions' numbers.
    """
    return tuple([replace(one, hindsight=seen.get(one.decision.number, {})) for one in verdicts])
