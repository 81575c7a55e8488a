"""Intervals and percentiles, against published tables and by hand."""

from __future__ import annotations

import math

import pytest

from quinto_desktop.lab.estimates import (
    Times,
    chi_square_tails,
    mean_estimate,
    student_quantile,
    times_of,
)
from quinto_desktop.records.history.counts import share_estimate

STUDENT = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    9: 2.262,
    10: 2.228,
    29: 2.045,
    30: 2.042,
    100: 1.984,
    1000: 1.962,
    1001: 1.962,
    1_000_000: 1.960,
}
"""Student's two-sided 95 % points, as tables give them."""


@pytest.mark.parametrize(("freedom", "reach"), STUDENT.items())
def test_student_is_as_the_tables_have_it(freedom: int, reach: float) -> None:
    assert student_quantile(freedom) == pytest.approx(reach, abs=6e-4)


MEANS = {
    "two": ([0.0, 10.0], 5.0, 5 * 12.7062),
    "four": ([1.0, 2.0, 3.0, 4.0], 2.5, 3.18245 * 1.290994 / 2),
    "all the same": ([7.5, 7.5, 7.5], 7.5, 0.0),
}


@pytest.mark.parametrize(("sample", "mean", "reach"), MEANS.values(), ids=MEANS)
def test_a_mean_has_its_interval(sample: list[float], mean: float, reach: float) -> None:
    estimate = mean_estimate(sample)
    assert estimate is not None
    assert estimate.mean == mean
    assert estimate.low == pytest.approx(mean - reach, abs=1e-3)
    assert estimate.high == pytest.approx(mean + reach, abs=1e-3)


def test_one_observation_has_no_interval_and_none_has_no_mean() -> None:
    alone = mean_estimate([3.0])
    assert alone is not None
    assert (alone.mean, alone.low, alone.high) == (3.0, None, None)
    assert mean_estimate([]) is None
    assert share_estimate(0, 0) is None
    assert times_of([]) is None


# Wilson's intervals, worked out from (p + w/2 ± sqrt(w p (1 - p) + w²/4)) / (1 + w), w = z²/n.
SHARES = {
    (0, 10): (0.0, 0.0, 0.2775),
    (10, 10): (1.0, 0.7225, 1.0),
    (5, 10): (0.5, 0.2366, 0.7634),
    (1, 2): (0.5, 0.0945, 0.9055),
    (81, 263): (0.3080, 0.2553, 0.3662),
}


@pytest.mark.parametrize(("counts", "expected"), SHARES.items(), ids=str)
def test_a_share_has_its_interval(
    counts: tuple[int, int], expected: tuple[float, float, float]
) -> None:
    estimate = share_estimate(*counts)
    assert estimate is not None
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx(expected, abs=5e-5)


def test_a_share_and_its_opposite_mirror_each_other() -> None:
    for trials in range(1, 30):
        for successes in range(trials + 1):
            ours, theirs = (share_estimate(n, trials) for n in (successes, trials - successes))
            assert ours is not None
            assert theirs is not None
            assert ours.low is not None
            assert theirs.high is not None
            assert ours.low == pytest.approx(1 - theirs.high)
            assert 0 <= ours.low <= ours.mean


TIMES = {
    "one": ([4.0], Times(1, 4.0, 4.0, 4.0)),
    "four": ([4.0, 1.0, 3.0, 2.0], Times(4, 2.5, 4.0, 4.0)),
    "a hundred": ([float(n) for n in range(100, 0, -1)], Times(100, 50.5, 96.0, 100.0)),
}


@pytest.mark.parametrize(("ms", "expected"), TIMES.values(), ids=TIMES)
def test_times_are_told_by_median_percentile_and_maximum(ms: list[float], expected: Times) -> None:
    assert times_of(ms) == expected


CHI_SQUARE = {
    1: (0.0039321, 3.8414588),
    2: (0.1025866, 5.9914645),
    9: (3.3251128, 16.9189776),
    52: (36.4370930, 69.8321604),
    100: (77.9294654, 124.3421134),
    1000: (927.5943631, 1074.6794494),
}
"""The 5 % and the 95 % points of chi-square, as tables give them."""


@pytest.mark.parametrize(("freedom", "points"), CHI_SQUARE.items())
def test_chi_square_is_as_the_tables_have_it(freedom: int, points: tuple[float, float]) -> None:
    low, high = points
    assert chi_square_tails(low, freedom) == pytest.approx((0.05, 0.95), abs=1e-6)
    assert chi_square_tails(high, freedom) == pytest.approx((0.95, 0.05), abs=1e-6)


def test_chi_square_of_two_degrees_is_exponential() -> None:
    for value in (0.01, 1.0, 3.9, 4.1, 20.0, 100.0, 700.0):
        assert chi_square_tails(value, 2)[1] == pytest.approx(math.exp(-value / 2), rel=1e-10)


@pytest.mark.parametrize("freedom", [1, 52, 2704])
def test_chi_square_far_out(freedom: int) -> None:
    assert chi_square_tails(0.0, freedom) == (0.0, 1.0)
    assert chi_square_tails(1e9, freedom) == (1.0, 0.0)
    tails = [chi_square_tails(freedom * step / 50, freedom) for step in range(1, 200)]
    assert all(sum(both) == pytest.approx(1) for both in tails)
    assert [lower for lower, _ in tails] == sorted(lower for lower, _ in tails)
