"""``quinto-lab calls``: how often players double, what came of it, and what would be best.

The best policy is found by repeated best responses; all four seats follow it. At each moment the
best threshold against it is looked for: the deals that come there are put in order of the estimate,
and what a raise brings beyond a pass, the rest of the round as the policy has it, crosses zero
somewhere. A straight line through the estimates near there smooths chance. The policy goes part of
the way to these best responses, less each time (*fictitious play*), until it is its own best
response: an equilibrium in thresholds.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from statistics import fmean, linear_regression, pstdev

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import SEED, Command, Option, number_option
from quinto_desktop.lab.calling.doubling_round import (
    FIRST,
    MOMENTS,
    JudgedDeal,
    Moment,
    Thresholds,
    asked_of,
    judge_of,
    judged_deals,
    points_of_share,
    raises_of,
    reached_by,
)
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.players import Level
from quinto_desktop.rules import Pair, RuleOptions

ROUNDS = 16
"""How many best responses are mixed; later ones change a threshold by less than chance does."""

NEAR = 0.85
"""How far from the crossing estimates count, in standard deviations."""

FEWEST = 30
"""With fewer deals at a moment its threshold stays as it is."""


class Raised(Struct, frozen=True):
    """In which share of the deals the value of a trick is raised, also by the moment."""

    doubled: float
    redoubled: float
    by_moment: tuple[float, ...]


def raised_by(deals: Sequence[JudgedDeal], policy: Thresholds) -> Raised:
    """Count how often all four seats together raise the value of a trick."""
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
    """What is estimated at a moment, and what a raise brings there beyond a pass, deal by deal.

    Deals that do not come to the moment are left out.
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
    """The estimate from which a raise pays; None if there are too few to tell."""
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
    """What a raise brings with an estimate just at the threshold; None if there are too few."""
    if len(gains) < FEWEST:
        return None
    reach = NEAR * pstdev([estimate for estimate, _ in gains])
    near = [pair for pair in gains if abs(pair[0] - threshold) <= reach]
    if len(near) < FEWEST or len({estimate for estimate, _ in near}) == 1:
        return None
    slope, start = linear_regression(*zip(*near, strict=True))
    return start + slope * threshold


def best_policy(deals: Sequence[JudgedDeal], start: Thresholds, rounds: int = ROUNDS) -> Thresholds:
    """The policy that no change of a threshold improves, if all four follow it."""
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


DEALS = 4000
LEAST_DEALS = 200
MOST_DEALS = 1_000_000

WIDTH_OF_BIN = 4
BINS = 12
"""The calibration table: bins of so many points, the outer ones open."""

_NEVER = 1e9


def _scores(text: str) -> Pair:
    target = RuleOptions().target
    ours, colon, theirs = text.partition(":")
    if not colon:
        raise argparse.ArgumentTypeError(
            f"“{text[:20]}” is not a pair of scores; write it like 100:45."
        )
    score = read.whole_number(0, target - 5)
    found = score(ours), score(theirs)
    if any(points % 5 for points in found):
        raise argparse.ArgumentTypeError("Scores are multiples of 5.")
    return found


def run(arguments: argparse.Namespace) -> int:
    """Print the report."""
    level, scores = arguments.level, arguments.scores
    deals = [*judged_deals(judge_of(level), arguments.deals, arguments.seed, scores)]
    asked = asked_of(level, scores or (0, 0))
    at = "points a deal" if scores is None else "{}:{}, per cent of games".format(*scores)
    print(f"{level.value}, {len(deals)} deals, match {arguments.seed}; {at}")
    for line in _report(deals, asked):
        print(line)
    return 0


def _report(deals: Sequence[JudgedDeal], asked: Thresholds) -> Iterator[str]:
    found, measured = deals[: len(deals) // 2], deals[len(deals) // 2 :]
    best = best_policy(found, asked)
    for name, policy in (("as it is", asked), ("at best", best)):
        raised = raised_by(deals, policy)
        yield (
            f"{name:<9} {100 * raised.doubled:.1f} % of the deals are doubled, "
            f"{100 * raised.redoubled:.1f} % redoubled"
        )
    yield ""
    yield from _thresholds(deals, asked, best)
    yield ""
    yield from _calibration(deals, asked)
    yield ""
    yield from _duels(measured, asked, best)


def _thresholds(deals: Sequence[JudgedDeal], asked: Thresholds, best: Thresholds) -> Iterator[str]:
    now, then = raised_by(deals, asked).by_moment, raised_by(deals, best).by_moment
    yield f"{'raises from, in points; in % of deals':<40}{'as it is':>16}{'at best':>16}  gain"
    for moment in sorted(MOMENTS, key=lambda moment: (moment.is_redouble, moment.turn)):
        at = moment.number
        pairs = [
            f"{points:>8.1f}{100 * share:>6.1f} %"
            for points, share in ((asked[at], now[at]), (best[at], then[at]))
        ]
        what = _what(is_redouble=moment.is_redouble)
        gain = expected_at(gains_at(deals, moment, _alone(best, at)), best[at])
        told = "" if gain is None else f"{gain:>+6.1f}"
        yield f"{what:<9} {moment.name:<30}{pairs[0]}{pairs[1]}{told}"


def _what(*, is_redouble: bool) -> str:
    return "redouble" if is_redouble else "double"


def _calibration(deals: Sequence[JudgedDeal], asked: Thresholds) -> Iterator[str]:
    """What came of raises that nobody answers, by what was estimated."""
    for is_redouble in (False, True):
        pairs = [
            pair
            for moment in MOMENTS
            if moment.is_redouble is is_redouble
            for pair in gains_at(deals, moment, _alone(asked, moment.number))
        ]
        what = _what(is_redouble=is_redouble)
        yield f"{what:<9} estimated          deals   came of it if nobody called after it"
        yield from _bins(pairs, 2 * WIDTH_OF_BIN if is_redouble else WIDTH_OF_BIN)


def _alone(asked: Thresholds, number: int) -> Thresholds:
    """The calls up to a moment as they are, and none after it."""
    return [points if _is_before(at, number) else _NEVER for at, points in enumerate(asked)]


def _is_before(at: int, number: int) -> bool:
    calls = MOMENTS[number].calls
    return MOMENTS[at].calls == calls[: MOMENTS[at].turn] and MOMENTS[at].turn < len(calls)


def _bins(pairs: Sequence[tuple[float, float]], width: int) -> Iterator[str]:
    middle = BINS // 2
    binned: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pair in pairs:
        binned[max(0, min(BINS - 1, middle + int(pair[0] // width)))].append(pair)
    for at, members in enumerate(binned):
        if members:
            mean = sum(estimate for estimate, _ in members) / len(members)
            low, high = (at - middle) * width, (at - middle + 1) * width
            ends = f"{low} to {high}"
            if at in (0, BINS - 1):
                ends = f"below {high}" if at == 0 else f"from {low}"
            came = mean_estimate([gain for _, gain in members])
            yield f"  {ends:<14}{mean:>+8.1f} {len(members):>11}   {_told(came)}"


def _duels(deals: Sequence[JudgedDeal], asked: Thresholds, best: Thresholds) -> Iterator[str]:
    yield f"one side against the other, {len(deals)} deals{'as it is':>16}{'at best':>22}"
    for name, other in _opponents().items():
        by = [duel(deals, policy, other, other_by_share=True) for policy in (asked, best)]
        yield f"v {name:<34}{_told(by[0]):>18}    {_told(by[1]):>18}"
    yield f"{'v each other':<36}{'':>22}{_told(duel(deals, best, asked)):>18}"


def _opponents() -> dict[str, Thresholds]:
    """Who calls how against them, all by their share of the tricks."""
    return {
        "who always pass": [_NEVER for _ in MOMENTS],
        "bold (0.50, 0.54 to redouble)": _from_shares(0.50, 0.54),
        "usual (0.55, 0.59)": _from_shares(0.55, 0.59),
        "careful (0.60, 0.64)": _from_shares(0.60, 0.64),
    }


def _from_shares(double: float, redouble: float) -> Thresholds:
    return [
        2 * points_of_share(redouble) if moment.is_redouble else points_of_share(double)
        for moment in MOMENTS
    ]


def _told(estimate: Estimate | None) -> str:
    if estimate is None or estimate.low is None:
        return "too few"
    return f"{estimate.mean:+.2f} ± {estimate.mean - estimate.low:.2f}"


COMMAND = Command(
    "calls",
    "how often players double, how it turns out, and which thresholds would be best",
    """\
Let four players of one level judge random deals before each call they may have to make, and play
each deal out by the policy's network with a trick at 5, 10 and 20 points. Print how often they
double and redouble; what a double was expected to gain, and what it did gain; and which
thresholds would be best if all four followed them, found in half of the deals and measured on the
other half.""",
    (
        Option("--level", "who judges", "L", read.level, default=Level.CASUAL),
        number_option("--deals", f"deals (default {DEALS})", LEAST_DEALS, MOST_DEALS, DEALS),
        SEED,
        Option(
            "--scores",
            "scores before the deal, eldest hand's side first; then games won are counted, not "
            "points",
            "A:B",
            _scores,
        ),
    ),
    run,
    """\
Estimates are in points: what the raise would bring if nobody called after it. A share s of the
tricks, as Novice and Casual judge, is 130 (s - 0.5) points for a double and twice that for a
redouble. The gain is what a raise at the best threshold brings if nobody calls after it. Results
are points a deal; with --scores, chances to win the game in per cent. Intervals are 95% confidence
intervals. Master needs about 0.8 s a deal, Club 0.4 s, Casual 1 ms.
The same seed gives the same report. Example: quinto-lab calls --level casual --deals 20000""",
)
