"""Statistics of samples: means with confidence intervals, and thinking times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, median, stdev

from msgspec import Struct

from quinto_desktop.records.history.counts import Estimate, student_quantile


class Times(Struct, frozen=True):
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

    By the finite sums that there are for whole degrees: of terms a^n / n!, n whole or a half more.
    """
    at = value / 2
    if at <= 0:
        return 0.0, 1.0
    powers = [step + freedom % 2 / 2 for step in range(freedom // 2)]
    greater = math.erfc(math.sqrt(at)) if freedom % 2 else 0.0
    greater += sum(math.exp(n * math.log(at) - at - math.lgamma(n + 1)) for n in powers)
    return max(0.0, 1 - greater), min(1.0, greater)
