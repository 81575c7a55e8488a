"""What is counted, and what figures are made of: shares, means and rates, with 95 % intervals."""

from __future__ import annotations

import math
from functools import lru_cache
from math import sqrt
from operator import add
from typing import Self

from msgspec import Struct

from quinto_desktop.records.history.tables import ALL_MARKS, NO_MARKS, Marks
from quinto_desktop.rules import Form


class Choice(Struct, frozen=True):
    """What is counted; by default every first play without help.

    Of form, level, partner and months None stands for all; a level or partner is empty where there
    is nobody. Months are counted as the tables count them, and `until` is the last. `marks` may set
    apart what is counted all the same. Without a person, the first of each match is meant, and only
    where no people were on the other side.
    """

    form: Form | None = None
    level: str | None = None
    partner: str | None = None
    since: int | None = None
    until: int | None = None
    marks: Marks = NO_MARKS
    person: str | None = None

    def conditions(self) -> tuple[list[str], list[object]]:
        """Return the conditions of a query, and the values for their places."""
        form = None if self.form is None else self.form.value
        asked = (
            ("form = ?", form),
            ("level = ?", self.level),
            ("partner = ?", self.partner),
            ("month >= ?", self.since),
            ("month <= ?", self.until),
        )
        texts = [text for text, value in asked if value is not None]
        values: list[object] = [value for _, value in asked if value is not None]
        unwanted = int(ALL_MARKS & ~self.marks)
        if unwanted:
            texts.append(f"marks & {unwanted} = 0")
        return texts, values


def where(texts: list[str]) -> str:
    """Return a query's clause from its conditions."""
    return f" WHERE {' AND '.join(texts)}" if texts else ""


# --------------------------------------------------------------- intervals
CONFIDENCE = 0.95
_Z = 1.9599639845400536  # the normal distribution's: `statistics` takes 4 ms to load

_SERIES_LIMIT = 1000
"""The degrees of freedom from which Student's distribution is approximated by its expansion."""


class Estimate(Struct, frozen=True):
    """A sample mean, with the 95 % confidence interval of the true one.

    The ends are None if the sample is too small to say.
    """

    mean: float
    low: float | None
    high: float | None


def mean_of_sums(count: int, total: float, squares: float) -> Estimate | None:
    """A sample's mean with Student's interval, from its sums; None for an empty sample.

    A single observation says nothing about the spread, and gives no interval.
    """
    if not count:
        return None
    mean = total / count
    if count == 1:
        return Estimate(mean, None, None)
    variance = max(0.0, squares - total * mean) / (count - 1)
    reach = student_quantile(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def share_estimate(successes: int, trials: int) -> Estimate | None:
    """A share with Wilson's score interval, which never leaves 0 to 1; None without trials."""
    if not trials:
        return None
    share, weight = successes / trials, _Z * _Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = math.sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    # At 0 and at 1 the end of the interval is exact, apart from rounding.
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return Estimate(share, low, high)


@lru_cache(maxsize=1024)  # every row of the statistics asks
def student_quantile(freedom: int) -> float:
    """How many standard errors the 95 % interval extends to either side."""
    if freedom > _SERIES_LIMIT:
        return _Z * (1 + (_Z * _Z + 1) / (4 * freedom))
    low, high = 0.0, 20.0  # with one degree of freedom it is 12.7
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < CONFIDENCE else (low, middle)
    return low


def _within(reach: float, freedom: int) -> float:
    # The chance that Student's t is within `reach` of zero, by its finite series.
    angle = math.atan(reach / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    is_odd = freedom % 2
    term = math.cos(angle) if is_odd else 1.0
    total = 0.0
    for step in range(2 + is_odd, freedom + 1, 2):
        total += term
        term *= square * (step - 1) / step
    return 2 / math.pi * (angle + math.sin(angle) * total) if is_odd else math.sin(angle) * total


FEWEST = 20
"""From how many cases on a mean or a share is told as more than a count."""


class _Sum(Struct, frozen=True):
    def __add__(self, other: Self) -> Self:
        own, others = (
            [getattr(one, name) for name in self.__struct_fields__] for one in (self, other)
        )
        return type(self)(*map(add, own, others))


class Share(_Sum, frozen=True):
    """How often something happened, of the cases in which it could have."""

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


NEVER = Share(0, 0)


class Points(_Sum, frozen=True):
    """Points a deal, ours less theirs: how many deals, their sum, and that of their squares."""

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


class Rate(_Sum, frozen=True):
    """What was charged for decisions; by default, nothing was judged.

    Attributes:
        tenths: The points charged, in tenths.
        tenths_squares: The sum of the squares of each deal's; so with `decisions_squares`.
        products: The sum of each deal's tenths times its decisions.
        decisions: How many decisions were a choice.
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


NOTHING = Points(0, 0, 0)


class Judged(_Sum, frozen=True):
    """What the reviews of some deals come to: points a deal, these without luck, and luck."""

    points: Points = NOTHING
    adjusted: Points = NOTHING
    luck: Points = NOTHING
    own: Rate = Rate()
    partner: Rate = Rate()
    opponents: Rate = Rate()


class Row(_Sum, frozen=True):
    """The figures of one form, level, partner or month.

    Quints are those of all suits, and the Quint Royal, that our side made, of those that either
    side made; doubles are ours that were right, of those that were tried.
    """

    points: Points = NOTHING
    games: Share = NEVER
    matches: Share = NEVER
    quints: Share = NEVER
    royal: Share = NEVER
    doubles: Share = NEVER
    judged: Judged = Judged()
