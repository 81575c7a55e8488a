"""Means and shares with 95 % confidence intervals, from sums and counts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

CONFIDENCE = 0.95

_SERIES_LIMIT = 1000
"""The degrees of freedom from which Student's distribution is approximated by its expansion."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A sample mean, with the 95 % confidence interval of the true one.

    Attributes:
        mean: The sample's mean.
        low: The lower end; None if the sample is too small to say.
        high: The upper end; None if the sample is too small to say.
    """

    mean: float
    low: float | None
    high: float | None


def mean_of_sums(count: int, total: float, squares: float) -> Estimate | None:
    """A sample's mean with Student's interval, from its sums; None for an empty sample.

    A single observation says nothing about the spread, and gives no interval.

    Args:
        count: The number of observations.
        total: Their sum.
        squares: The sum of their squares.
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
    """A share with Wilson's score interval, which never leaves 0 to 1; None without trials.

    Args:
        successes: How often it happened, 0 to `trials`.
        trials: How often it could have.
    """
    if not trials:
        return None
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share, weight = successes / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = math.sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    # At 0 and at 1 the end of the interval is exact, apart from rounding.
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return Estimate(share, low, high)


@lru_cache(maxsize=1024)  # every row of the statistics asks
def student_quantile(freedom: int) -> float:
    """How many standard errors the 95 % interval extends to either side.

    Args:
        freedom: The degrees of freedom, 1 or more.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    if freedom > _SERIES_LIMIT:
        return z * (1 + (z * z + 1) / (4 * freedom))
    low, high = 0.0, 20.0  # with one degree of freedom it is 12.7
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < CONFIDENCE else (low, middle)
    return low


def _within(reach: float, freedom: int) -> float:
    """The chance that Student's t is within `reach` of zero, by its finite series."""
    angle = math.atan(reach / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    is_odd = freedom % 2
    term = math.cos(angle) if is_odd else 1.0
    total = 0.0
    for step in range(2 + is_odd, freedom + 1, 2):
        total += term
        term *= square * (step - 1) / step
    return 2 / math.pi * (angle + math.sin(angle) * total) if is_odd else math.sin(angle) * total
