"""What a review has found so far, as the player at the near edge sees it: all is ours."""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from msgspec import Struct

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.values import Decision, Label, Sum, Verdict
from quinto_desktop.rules import Action, Phase, Play, Seat, Side, legal_actions


class Whose(Enum):
    """Who made a decision, for the sum."""

    OWN = "own"
    PARTNER = "partner"
    OPPONENTS = "opponents"


class Moment(Struct, frozen=True):
    """When in a deal a decision was made."""

    trick: int
    place: int


class Charge(Struct, frozen=True):
    """An error, as our side sees it."""

    number: int
    points: int
    chance: float

    @property
    def size(self) -> tuple[int, float]:
        """How large it is, whoever has made it."""
        return abs(self.points), abs(self.chance)


class Cost(Struct, frozen=True):
    """How many errors there were, and what they cost whoever made them, in points."""

    count: int
    points: int


def moment_of(decision: Decision) -> Moment:
    """When a decision was made."""
    state = decision.state
    deal = state.dealt
    if state.phase is Phase.DOUBLING:
        return Moment(0, decision.number)
    return Moment(len(deal.tricks) + 1, len(deal.trick.cards))


class Findings:
    """What is known of a deal at one time; its `review` is None until that is everything."""

    def __init__(self, judging: DealJudging, seat: Seat) -> None:
        self.judging = judging
        self.deal, self.seat = judging.deal, seat
        self.verdicts = dict(judging.verdicts)
        self.review = judging.review

    # --------------------------------------------------------------- who and when
    def whose(self, seat: Seat) -> Whose:
        """Who decides for a seat; whoever plays two hands answers for both."""
        seating = self.deal.start.seating
        if seating[seat] == seating[self.seat]:
            return Whose.OWN
        return Whose.PARTNER if seat.side is self.seat.side else Whose.OPPONENTS

    @cached_property
    def choices(self) -> tuple[int, ...]:
        """The numbers of the decisions in which more than one action was legal."""
        return tuple(
            [one.number for one in self.deal.decisions if len(legal_actions(one.state)) > 1]
        )

    # --------------------------------------------------------------- errors
    @cached_property
    def charges(self) -> dict[int, Charge]:
        """Every error so far, by its number."""
        found: dict[int, Charge] = {}
        for whose in Whose:
            sign = 1 if whose is Whose.OPPONENTS else -1
            total, shown = 0.0, 0
            for decision in self.deal.decisions:
                verdict = self.verdicts.get(decision.number)
                is_theirs = self.whose(decision.seat) is whose
                if verdict is None or not is_theirs or not verdict.label.is_error:
                    continue
                total += verdict.error
                points = round(total) - shown
                shown += points
                number = decision.number
                found[number] = Charge(number, sign * points, sign * verdict.chance_error)
            self._reconcile(found, whose)
        return found

    def _reconcile(self, found: dict[int, Charge], whose: Whose) -> None:
        # The charges add up to the sum, even where half a point was rounded otherwise.
        total = self.sum
        if total is None:
            return
        decisions = self.deal.decisions
        own = [one for one in found.values() if self.whose(decisions[one.number].seat) is whose]
        parts = {
            Whose.OWN: total.own,
            Whose.PARTNER: total.partner,
            Whose.OPPONENTS: total.opponents,
        }
        lack = parts[whose] - sum([one.points for one in own])
        if own and abs(lack) == 1:
            one = max(own, key=lambda charge: charge.size)
            found[one.number] = Charge(one.number, one.points + lack, one.chance)

    @cached_property
    def by_size(self) -> tuple[Charge, ...]:
        """The errors, the largest first, whoever has made them."""
        found = sorted(self.charges.values(), key=lambda one: one.number)
        return tuple(sorted(found, key=lambda one: one.size, reverse=True))

    # --------------------------------------------------------------- counts
    def cost(self, *whose: Whose) -> Cost:
        """What the errors of some people have cost so far."""
        decisions = self.deal.decisions
        found = [
            abs(one.points)
            for one in self.charges.values()
            if self.whose(decisions[one.number].seat) in whose
        ]
        return Cost(len(found), sum(found))

    def of_trick(self, trick: int) -> int | None:
        """The decision to look at in a trick: its largest error, else its first choice."""
        decisions = self.deal.decisions
        numbers = [*[one.number for one in self.by_size], *self.choices]
        return next((one for one in numbers if moment_of(decisions[one]).trick == trick), None)

    def count(self, *labels: Label) -> int:
        """How many decisions have one of these labels so far."""
        return sum(one.label in labels for one in self.verdicts.values())

    @property
    def judged(self) -> int:
        """How many choices have been judged so far; all of them only with hindsight."""
        return sum(number in self.verdicts for number in self.choices)

    @property
    def is_complete(self) -> bool:
        """Whether everything is known, hindsight and luck included."""
        return self.review is not None

    # --------------------------------------------------------------- results
    @property
    def result(self) -> int:
        """The points that our side won in the deal, less theirs."""
        return self._ours(self.deal.result)

    @property
    def tables(self) -> tuple[int, ...]:
        """The results of our side at the other tables so far."""
        return tuple([self._ours(one) for one in self.judging.tables])

    @property
    def cards(self) -> int | None:
        """The mean of the other tables' results, to the point; None if not yet known."""
        cards = self.judging.cards
        return None if cards is None else round(cards if self._is_ns else -cards)

    @cached_property
    def sum(self) -> Sum | None:
        """What made the result; None until everything is known."""
        return None if self.review is None else self.review.sum_for(self.seat)

    # --------------------------------------------------------------- one decision
    def best_of(self, number: int) -> Action | None:
        """The better action, if a decision was an error or may have been one; else None."""
        verdict = self.verdicts.get(number)
        if verdict is None or not (verdict.label.is_error or verdict.label is Label.TOO_CLOSE):
            return None
        return None if verdict.is_best else verdict.fair.best

    @property
    def _is_ns(self) -> bool:
        return self.seat.side is Side.NS

    def _ours(self, points: int) -> int:
        return points if self._is_ns else -points


def best_seen(verdict: Verdict) -> Play | None:
    """The best card with all cards seen; None if what was played was as good, or not known."""
    if not verdict.hindsight_loss:
        return None
    card = max(verdict.hindsight, key=lambda one: (verdict.hindsight[one], -one.strength))
    return Play(card)
