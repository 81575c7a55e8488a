"""What policies of calling bring, and the best of them, found by repeated best responses.

All four seats follow one policy. At each moment the best threshold against it is looked for: the
deals that come there are put in order of the estimate, and what a raise brings beyond a pass, the
rest of the round as the policy has it, crosses zero somewhere. A straight line through the
estimates near there smooths chance. The policy goes part of the way to these best responses, less
each time (*fictitious play*), until it is its own best response: an equilibrium in thresholds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from statistics import fmean, linear_regression, pstdev

from quinto_desktop.lab.calling.doubling_round import (
    FIRST,
    MOMENTS,
    Moment,
    Thresholds,
    raises_of,
    reached_by,
)
from quinto_desktop.lab.calling.judged_deals import JudgedDeal
from quinto_desktop.lab.estimates import Estimate, mean_estimate

ROUNDS = 16
"""How many best responses are mixed; later ones change a threshold by less than chance does."""

NEAR = 0.85
"""How far from the crossing estimates count, in standard deviations."""

FEWEST = 30
"""With fewer deals at a moment its threshold stays as it is."""


@dataclass(frozen=True, slots=True)
class Raised:
    """How often the value of a trick is raised.

    Attributes:
        doubled: The share of the deals with a double.
        redoubled: The share with a redouble as well.
        by_moment: The share in which it is raised at each of the `MOMENTS`.
    """

    doubled: float
    redoubled: float
    by_moment: tuple[float, ...]


def raised_by(deals: Sequence[JudgedDeal], policy: Thresholds) -> Raised:
    """Count how often all four seats together raise the value of a trick.

    Args:
        deals: The deals, one or more.
        policy: What all of them ask for.
    """
    counts, ends = [0] * len(MOMENTS), [0, 0, 0]
    for deal in deals:
        for moment in reached_by(deal.estimates, policy, policy):
            counts[moment.number] += deal.estimates[moment.number] >= policy[moment.number]
        ends[raises_of(FIRST, deal.estimates, policy, policy)] += 1
    every = len(deals)
    shares = tuple([count / every for count in counts])
    return Raised((ends[1] + ends[2]) / every, ends[2] / every, shares)


def gains_at(
    deals: Sequence[JudgedDeal], moment: Moment, policy: Thresholds
) -> list[tuple[float, float]]:
    """What is estimated at a moment, and what a raise brings there beyond a pass, in every deal.

    Args:
        deals: The deals; those that do not come to the moment are left out.
        moment: The moment.
        policy: What all seats ask for before and after it.
    """
    found = []
    for deal in deals:
        if moment in reached_by(deal.estimates, policy, policy):
            raised, passed = [
                deal.results[raises_of(after, deal.estimates, policy, policy)]
                for after in (moment.raised, moment.passed)
            ]
            found.append((deal.estimates[moment.number], moment.sign * (raised - passed)))
    return found


def best_threshold(gains: Sequence[tuple[float, float]]) -> float | None:
    """The estimate from which a raise pays; None if there are too few to tell.

    Args:
        gains: As `gains_at` finds them.
    """
    if len(gains) < FEWEST:
        return None
    ordered = sorted(gains, reverse=True)
    total, most, best = 0.0, 0.0, math.nextafter(ordered[0][0], math.inf)
    for estimate, equal in groupby(ordered, key=itemgetter(0)):
        total += sum([gain for _, gain in equal])
        if total > most:
            most, best = total, estimate
    reach = NEAR * pstdev([estimate for estimate, _ in ordered])
    near = [pair for pair in ordered if abs(pair[0] - best) <= reach]
    if len(near) < FEWEST or near[0][0] == near[-1][0]:
        return best
    slope, start = linear_regression(*zip(*near, strict=True))
    crossing = -start / slope if slope > 0 else best
    return crossing if abs(crossing - best) <= reach else best


def expected_at(gains: Sequence[tuple[float, float]], threshold: float) -> float | None:
    """What a raise brings with an estimate just at the threshold; None if there are too few.

    Args:
        gains: As `gains_at` finds them.
        threshold: The estimate.
    """
    if len(gains) < FEWEST:
        return None
    reach = NEAR * pstdev([estimate for estimate, _ in gains])
    near = [pair for pair in gains if abs(pair[0] - threshold) <= reach]
    if len(near) < FEWEST or len({estimate for estimate, _ in near}) == 1:
        return None
    slope, start = linear_regression(*zip(*near, strict=True))
    return start + slope * threshold


def best_policy(deals: Sequence[JudgedDeal], start: Thresholds, rounds: int = ROUNDS) -> Thresholds:
    """The policy that no change of a threshold improves, if all four follow it.

    Args:
        deals: The deals to find it in.
        start: The policy to begin with.
        rounds: How often to respond.
    """
    policy = [*start]
    for done in range(rounds):
        best = [best_threshold(gains_at(deals, moment, policy)) for moment in MOMENTS]
        part = 1 / (1 + done / 2)
        policy = [
            old if new is None else old + part * (new - old)
            for old, new in zip(policy, best, strict=True)
        ]
    return policy


def duel(
    deals: Sequence[JudgedDeal],
    policy: Thresholds,
    other: Thresholds,
    *,
    other_by_share: bool = False,
) -> Estimate | None:
    """What a side that calls by a policy scores beyond one that calls by another, in a deal.

    Every deal counts twice, once with each side as eldest hand's; the cards are the same.

    Args:
        deals: The deals.
        policy: What one side asks for.
        other: What the other side asks for.
        other_by_share: Whether the other side judges as Casual does.
    """
    return mean_estimate(
        [
            _duelled(deal, policy, other, deal.shares if other_by_share else deal.estimates)
            for deal in deals
        ]
    )


def _duelled(
    deal: JudgedDeal, policy: Thresholds, other: Thresholds, others_estimates: Sequence[float]
) -> float:
    ends = []
    for sign in (1, -1):
        judged = [
            (deal.estimates if moment.sign == sign else others_estimates)[moment.number]
            for moment in MOMENTS
        ]
        sides = (policy, other) if sign > 0 else (other, policy)
        ends.append(sign * deal.results[raises_of(FIRST, judged, *sides)])
    return fmean(ends)
