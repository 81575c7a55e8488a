"""A finished deal, and what its review comes to: verdicts, and the sum that adds up to the result.

The sum is in points on one scale. The *cards* are what Masters make of the same deal at other
tables; every charged *error* is what it lost by what could be known; *luck* is what the hidden
cards, as they lay, added to or took from decisions that were not the best (see `Verdict.luck`). The
*rest* is left over: losses too small or too uncertain to be charged, and what chance there is in
how a deal is played, here and at the other tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.judging.accuracy import accuracy
from quinto_desktop.players.judging.verdicts import Decision, Verdict
from quinto_desktop.players.thinking.skills import CLUB_IN_HASTE, MASTER_IN_HASTE, Skill
from quinto_desktop.rules import Call, Card, Deal, MatchState, Pair, Phase, Play, Seat, Side, Step

LUCK_SHARE: Final = 0.11
"""How much of what the lie of the cards added to decisions is found in results: Cov/Var over 61
deals of all levels, give or take 0.07. The same hidden card is met at many decisions."""


class Tables(Struct, frozen=True):
    """The other tables: how many, 1 or more, and how well all four play there."""

    count: int
    skill: Skill


class Thoroughness(Struct, frozen=True):
    """How much a review thinks: an even number of batches for a decision, and the other tables."""

    batches: int
    tables: Tables


class Seen(Struct, frozen=True):
    """What the cards of a decision came to in the deal as it was, in points for the seat's side.

    Attributes:
        best: With best play by all, all cards known.
        played_on: If all play on as they do in imagined deals.
    """

    best: Mapping[Card, int]
    played_on: Mapping[Card, float]


NOT_SEEN: Final = Seen({}, {})


class Effort(Enum):
    """How thorough a review is; the value is its name in commands.

    On one core, a deal takes about 2, 9 and 30 seconds.
    """

    QUICK = "quick"
    USUAL = "usual"
    DEEP = "deep"

    @property
    def thoroughness(self) -> Thoroughness:
        """What it means."""
        return _THOROUGHNESS[self]


_THOROUGHNESS = {
    Effort.QUICK: Thoroughness(4, Tables(4, CLUB_IN_HASTE)),
    Effort.USUAL: Thoroughness(16, Tables(4, MASTER_IN_HASTE)),
    Effort.DEEP: Thoroughness(64, Tables(16, MASTER_IN_HASTE)),
}


class PlayedDeal(Struct, frozen=True):
    """A finished deal, by its number in the match, from 1, after its cards were dealt.

    The result is the points of North and South less those of East and West.
    """

    number: int
    start: MatchState
    decisions: tuple[Decision, ...]
    result: int


def played_deals(steps: Iterable[Step]) -> list[PlayedDeal]:
    """The finished deals of a match, from all its steps."""
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


class Sum(Struct, frozen=True):
    """What made the result of a deal, in whole points, as one seat's side sees it.

    Errors of the seat's own player and of a partner are a loss, 0 or less; the opponents' are a
    gain, 0 or more. Luck is None if nobody asked, as in old reviews. The result is the sum of all.
    """

    cards: int
    luck: int | None
    own: int
    partner: int
    opponents: int
    rest: int
    result: int


class DealReview(Struct, frozen=True):
    """The review of a deal, with the mean result at the other tables for North and South."""

    deal: PlayedDeal
    verdicts: tuple[Verdict, ...]
    cards: float

    def sum_for(self, seat: Seat) -> Sum:
        """What made the result, as the player of a seat, or of two hands, sees it."""
        sign = 1 if seat.side is Side.NS else -1
        seating = self.deal.start.seating
        own = self._errors([one for one in Seat if seating[one] == seating[seat]])
        side = self._errors([one for one in Seat if one.side is seat.side])
        everybody = self._errors(Seat)
        cards, gained = round(sign * self.cards), round(everybody - side)
        lost, partners = round(own), round(side - own)
        result = sign * self.deal.result
        luck = None if self.luck is None else round(sign * self.luck)
        rest = result - (cards + (luck or 0) - lost - partners + gained)
        return Sum(cards, luck, -lost, -partners, gained, rest, result)

    @property
    def luck(self) -> float | None:
        """What the lie of the cards added for North and South, as far as it explains results."""
        if not any(one.played_on for one in self.verdicts):
            return None
        found = [(one.decision.seat.side, one.luck) for one in self.verdicts]
        return LUCK_SHARE * sum([luck if side is Side.NS else -luck for side, luck in found])

    def points_in_ten(self, seat: Seat) -> float | None:
        """What a seat was charged in ten decisions that count; None if it had none."""
        own = [one for one in self.verdicts if one.decision.seat is seat and one.label.is_counted]
        return 10 * sum([one.error for one in own]) / len(own) if own else None

    def accuracy(self, seat: Seat) -> float | None:
        """How well a seat decided, 0 to 100 (see `accuracy`); None if it had no choice."""
        return accuracy([one for one in self.verdicts if one.decision.seat is seat])

    def losses(self, seat: Seat) -> float:
        """What a seat lost by all its decisions that count, charged or not, in points.

        A record of many deals needs this beside the charged errors: losses that are too small or
        too uncertain to be charged add up, and would pass for bad luck.
        """
        own = [one for one in self.verdicts if one.decision.seat is seat and one.label.is_counted]
        return sum([one.loss.mean for one in own])

    def _errors(self, seats: Iterable[Seat]) -> float:
        whose = frozenset(seats)
        return sum([one.error for one in self.verdicts if one.decision.seat in whose])


def with_hindsight(verdicts: Sequence[Verdict], seen: Mapping[int, Seen]) -> tuple[Verdict, ...]:
    """The same verdicts with what cards came to, by the decisions' numbers."""
    found = [(one, seen.get(one.decision.number, NOT_SEEN)) for one in verdicts]
    return tuple([replace(one, hindsight=at.best, played_on=at.played_on) for one, at in found])
