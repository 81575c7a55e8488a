"""Statistics of samples: means with confidence intervals, and thinking times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, stdev

from quinto_desktop.records.history.counts import Estimate, student_quantile

_PRECISION = 1e-14
"""From what relative change on a series or a fraction is taken as complete."""

_TINY = 1e-300
"""Stands for a zero that would be divided by."""


@dataclass(frozen=True, slots=True)
class Times:
    """Thinking times per card, in milliseconds."""

    cards: int
    median: float
    p95: float
    max: float

    def __str__(self) -> str:
        return (
            f"{self.cards} cards: median {self.median:.3f} ms, p95 {self.p95:.3f} ms, "
            f"max {self.max:.3f} ms"
        )


def mean_estimate(sample: Sequence[float]) -> Estimate | None:
    """The mean of a sample with Student's interval; None for an empty one.

    A single observation says nothing about the spread, and gives no interval.
    """
    if not sample:
        return None
    mean = fmean(sample)
    if len(sample) == 1:
        return Estimate(mean, None, None)
    reach = student_quantile(len(sample) - 1) * stdev(sample) / math.sqrt(len(sample))
    return Estimate(mean, mean - reach, mean + reach)


def times_of(ms: Sequence[float]) -> Times | None:
    """Median, 95th percentile and maximum of thinking times; None if there are none."""
    if not ms:
        return None
    ordered = sorted(ms)
    return Times(len(ordered), median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])


def chi_square_tails(value: float, freedom: int) -> tuple[float, float]:
    """The chances of a smaller and of a greater value of chi-square, of one degree or more.

    They are the regularised incomplete gamma functions, by the series where that converges fast
    and by the continued fraction (in Lentz's way) elsewhere.
    """
    shape, at = freedom / 2, value / 2
    if at <= 0:
        return 0.0, 1.0
    front = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    if at < shape + 1:
        term = total = 1 / shape
        steps = shape
        while term > total * _PRECISION:
            steps += 1
            term *= at / steps
            total += term
        return min(1.0, front * total), max(0.0, 1 - front * total)
    greater = min(1.0, front * _fraction(shape, at))
    return 1 - greater, greater


def _fraction(shape: float, at: float) -> float:
    """The continued fraction of the upper incomplete gamma function, without what is before it."""
    bottom = at + 1 - shape
    upper, lower = 1 / _TINY, 1 / bottom
    result, change, step = lower, 0.0, 0
    while abs(change - 1) > _PRECISION:
        step += 1
        factor = -step * (step - shape)
        bottom += 2
        lower = 1 / (factor * lower + bottom or _TINY)
        upper = bottom + factor / upper or _TINY
        change = upper * lower
        result *= change
    return result
