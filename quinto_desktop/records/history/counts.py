"""What figures are made of: shares, means and rates, with their numbers of cases."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import sqrt
from operator import add, attrgetter

from quinto_desktop.records.history.intervals import (
    Estimate,
    mean_of_sums,
    share_estimate,
    student_quantile,
)

FEWEST = 20
"""From how many cases on a mean or a share is told as more than a count."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened.

    Attributes:
        count: How often it did.
        cases: How often it could have.
    """

    count: int
    cases: int

    @property
    def estimate(self) -> Estimate | None:
        """The share with its interval; None without cases."""
        return share_estimate(self.count, self.cases)

    @property
    def tells(self) -> bool:
        """Whether there are enough cases to tell anything."""
        return self.cases >= FEWEST

    def __add__(self, other: Share) -> Share:
        """Return the share of both together."""
        return Share(self.count + other.count, self.cases + other.cases)


NEVER = Share(0, 0)
"""What has not happened and could not have."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points a deal, ours less theirs.

    Attributes:
        deals: The number of deals.
        total: All points together.
        squares: The sum of the squares of each deal's points.
    """

    deals: int
    total: float
    squares: float

    @property
    def estimate(self) -> Estimate | None:
        """The mean with its interval; None without deals."""
        return mean_of_sums(self.deals, self.total, self.squares)

    @property
    def tells(self) -> bool:
        """Whether there are enough deals to tell anything."""
        return self.deals >= FEWEST

    def __add__(self, other: Points) -> Points:
        """Return the points of both together."""
        return Points(
            self.deals + other.deals, self.total + other.total, self.squares + other.squares
        )


@dataclass(frozen=True, slots=True)
class Rate:
    """What was charged for decisions; by default, nothing was judged.

    Attributes:
        deals: The number of deals.
        tenths: The points charged, in tenths.
        tenths_squares: The sum of the squares of each deal's.
        products: The sum of each deal's tenths times its decisions.
        decisions: How many decisions were a choice.
        decisions_squares: The sum of the squares of each deal's.
        losses: All that was lost, charged or not, in hundredths of a point.
        weight: What the decisions weigh for the accuracy, in ten-thousandths.
        weighted: Their weighted losses, in ten-thousandths of a trick.
    """

    deals: int = 0
    tenths: int = 0
    tenths_squares: int = 0
    products: int = 0
    decisions: int = 0
    decisions_squares: int = 0
    losses: int = 0
    weight: int = 0
    weighted: int = 0

    @property
    def estimate(self) -> Estimate | None:
        """The points charged in ten decisions, with an interval over deals; None without any.

        Deals differ in how many choices they have, so this is a ratio of two sums. Its spread is
        that of what each deal was charged beyond the common rate.
        """
        if not self.decisions:
            return None
        rate = self.tenths / self.decisions
        if self.deals < 2:
            return Estimate(rate, None, None)
        spread = (
            self.tenths_squares - 2 * rate * self.products + rate * rate * self.decisions_squares
        )
        variance = max(0.0, spread) * self.deals / (self.deals - 1)
        reach = student_quantile(self.deals - 1) * sqrt(variance) / self.decisions
        return Estimate(rate, max(0.0, rate - reach), rate + reach)

    @property
    def tells(self) -> bool:
        """Whether there are enough deals to tell anything."""
        return self.deals >= FEWEST

    @property
    def trick_loss(self) -> float | None:
        """What was charged on average, in tricks, the harder decisions weighing more."""
        return self.weighted / self.weight if self.weight else None

    def __add__(self, other: Rate) -> Rate:
        """Return the rate of both together."""
        return Rate(*map(add, _sums_of(self), _sums_of(other)))


_sums_of = attrgetter(*(field.name for field in fields(Rate)))


NOTHING = Points(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Judged:
    """What the reviews of some deals come to.

    Attributes:
        points: Points a deal, in the deals that were reviewed.
        adjusted: The same without the luck of the deal.
        luck: The luck of the deal, in points.
        own: The person's errors.
        partner: The partner's, if that is somebody else.
        opponents: The opponents'.
    """

    points: Points = NOTHING
    adjusted: Points = NOTHING
    luck: Points = NOTHING
    own: Rate = Rate()
    partner: Rate = Rate()
    opponents: Rate = Rate()

    def __add__(self, other: Judged) -> Judged:
        """Return what both come to together."""
        return Judged(
            self.points + other.points,
            self.adjusted + other.adjusted,
            self.luck + other.luck,
            self.own + other.own,
            self.partner + other.partner,
            self.opponents + other.opponents,
        )


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one form, level, partner or month.

    Attributes:
        points: Points a deal.
        games: Games won.
        matches: Rubbers and rounds won.
        quints: Quints of all suits made, of those that either side made.
        royal: The Quint Royal made, of those that either side made.
        doubles: Our doubles that were right, of those that were tried.
        judged: What the reviews of the deals come to, as far as they have been reviewed.
    """

    points: Points = NOTHING
    games: Share = NEVER
    matches: Share = NEVER
    quints: Share = NEVER
    royal: Share = NEVER
    doubles: Share = NEVER
    judged: Judged = Judged()

    def __add__(self, other: Row) -> Row:
        """Return the figures of both together."""
        return Row(
            self.points + other.points,
            self.games + other.games,
            self.matches + other.matches,
            self.quints + other.quints,
            self.royal + other.royal,
            self.doubles + other.doubles,
            self.judged + other.judged,
        )
