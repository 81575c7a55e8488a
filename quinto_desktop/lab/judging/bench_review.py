"""``quinto-lab bench review`` and ``judge``: how long a review takes, and whether to trust it.

Whoever trusts the judge has every deal judged by imagined deals, and again by others. ``bench
judge`` shows for each level:

- how well both runs agree on which decisions are errors (Cohen's kappa);
- the points charged in ten decisions that count, and the points lost by them, charged or not;
- the accuracy;
- the losses that 90, 97 and 99.5 of a hundred decisions stay below, and in how many of a hundred
  nothing is lost that would be a small, middling or large error.

The means are over deals, each figure of a deal being that of all four seats.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterable, Sequence
from itertools import chain
from statistics import fmean

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import (
    SEED,
    Command,
    Option,
    effort,
    how_many_deals,
    number_option,
)
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.playing.headless import deal_of
from quinto_desktop.lab.solving.bench_solver import told_columns, told_ms
from quinto_desktop.players import Level
from quinto_desktop.players.judging.accuracy import accuracy
from quinto_desktop.players.judging.deal_review import Effort, PlayedDeal
from quinto_desktop.players.judging.hindsight import hindsight
from quinto_desktop.players.judging.reviewing import Reviewer
from quinto_desktop.players.judging.verdicts import Size, Verdict
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import Solver, StopFlag, is_compiled
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Form, Play


def run_review(arguments: argparse.Namespace) -> int:
    """Print how long hindsight takes for whole deals, and how long whole reviews."""
    # Seeds beyond the greatest will do, as no game is saved.
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    deals = [deal_of(seed, [Level.CASUAL]) for seed in seeds]
    if not is_compiled():
        print("The search is not compiled here.")
    print(f"{'':21}{told_columns()}")
    spent = [_hindsight_times(deal) for deal in deals]
    print(f"every card, 48 plays {told_ms([sum(times) for times in spent])}")
    for trick in range(TRICKS_IN_A_DEAL):
        print(f"  of these, trick {trick + 1:>2} {told_ms([times[trick] for times in spent])}")
    _measure_reviews(deals[: arguments.reviews], arguments.effort)
    return 0


def _hindsight_times(deal: PlayedDeal) -> list[float]:
    """The milliseconds of processor time for the plays of each trick, the first trick's first."""
    states = [one.state for one in deal.decisions if isinstance(one.action, Play)]
    found = hindsight(Solver(), states)
    times = [0.0] * TRICKS_IN_A_DEAL
    begun = time.process_time()
    for state, _ in zip(reversed(states), found, strict=True):
        ended = time.process_time()
        times[len(state.dealt.tricks)] += 1000 * (ended - begun)
        begun = ended
    return times


def _measure_reviews(deals: Sequence[PlayedDeal], effort: Effort) -> None:
    first, whole, processor = [], [], []
    for deal in deals:
        begun, begun_processor = time.perf_counter(), time.process_time()
        reviewer = Reviewer(deal, effort, 1, Solver(), StopFlag())
        next(reviewer.fair_verdicts())
        first.append(time.perf_counter() - begun)
        reviewer.review()
        whole.append(time.perf_counter() - begun)
        processor.append(time.process_time() - begun_processor)
    if deals:
        print(
            f"review, {effort.value}: first verdict {statistics.median(first):.2f} s, "
            f"all {statistics.median(whole):.1f} s (at most {max(whole):.1f} s), "
            f"{statistics.median(processor):.1f} s of processor time"
        )


SHARES = (0.90, 0.97, 0.995)
"""Which parts of all decisions stay below the losses shown."""


class DealFigures(Struct, frozen=True):
    """What one deal adds to the figures; all but `errors` are of the first run.

    Attributes:
        errors: For each decision that counts, whether it was charged, in each run.
        losses: For each of them, its loss in the first run: points, or hundredths of the game.
        below: For each of them, how many sizes of errors its loss stays below: 0 to 3.
    """

    errors: tuple[tuple[bool, ...], ...]
    losses: tuple[float, ...]
    below: tuple[int, ...]
    charged: float
    lost: float
    accuracy: float | None


def run_judge(arguments: argparse.Namespace) -> int:
    """Print the figures of every level as soon as they are known."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    scores = (arguments.score, arguments.score)
    for level in arguments.players:
        found = [
            figures_of(deal_of(seed, [level], Form.FOUR, scores), arguments.effort, arguments.runs)
            for seed in seeds
        ]
        told = {"engine": JUDGE, "level": level.value, **as_json(found)}
        print(json.dumps(told) if arguments.json else "\n".join(_lines(told)), flush=True)
    return 0


def figures_of(deal: PlayedDeal, effort: Effort, runs: int) -> DealFigures:
    """Judge a deal once or twice."""
    reviewers = [Reviewer(deal, effort, seed, Solver(1), StopFlag()) for seed in range(1, runs + 1)]
    judged = zip(*[reviewer.fair_verdicts() for reviewer in reviewers], strict=True)
    counted = [found for found in judged if found[0].label.is_counted]
    first = [found[0] for found in counted]
    return DealFigures(
        tuple([tuple([one.label.is_error for one in found]) for found in counted]),
        tuple([_lost(one) for one in first]),
        tuple(
            [sum(_lost(one) < size.value[one.fair.decides_game] for size in Size) for one in first]
        ),
        sum([one.error for one in first]),
        sum([one.loss.mean for one in first]),
        accuracy(first),
    )


def _lost(verdict: Verdict) -> float:
    return verdict.fair.lost(verdict.decision.action).mean


def kappa(pairs: Sequence[Sequence[bool]]) -> float | None:
    """Cohen's kappa of two judgements; None if neither ever differs from itself."""
    both = fmean(one == other for one, other in pairs)
    shares = [fmean(pair[at] for pair in pairs) for at in (0, 1)]
    by_chance = shares[0] * shares[1] + (1 - shares[0]) * (1 - shares[1])
    return None if by_chance == 1 else (both - by_chance) / (1 - by_chance)


def as_json(found: Sequence[DealFigures]) -> dict[str, object]:
    """All figures as plain values; intervals are over deals."""
    errors = [*chain.from_iterable(one.errors for one in found)]
    losses = sorted(chain.from_iterable(one.losses for one in found))
    below = [*chain.from_iterable(one.below for one in found)]
    choices = [one for one in found if one.errors]
    return {
        "deals": len(found),
        "decisions": len(errors),
        "kappa": kappa(errors) if errors and len(errors[0]) > 1 else None,
        "points_in_ten": _interval([10 * one.charged / len(one.errors) for one in choices]),
        "lost_in_ten": _interval([10 * one.lost / len(one.errors) for one in choices]),
        "accuracy": _interval([one.accuracy for one in choices if one.accuracy is not None]),
        "losses": [_at(losses, share) for share in SHARES] if losses else None,
        "below": [100 * fmean(one >= least for one in below) for least in (3, 2, 1)]
        if below
        else None,
    }


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _interval(sample: Sequence[float]) -> list[float | None] | None:
    estimate: Estimate | None = mean_estimate(sample)
    return None if estimate is None else [estimate.mean, estimate.low, estimate.high]


def _lines(told: dict[str, object]) -> Iterable[str]:
    yield f"{told['level']}: {told['deals']} deals, {told['decisions']} decisions that count"
    yield f"  agreement of two runs (kappa)   {_rounded(told['kappa'])}"
    yield f"  points charged in ten decisions {_rounded(told['points_in_ten'])}"
    yield f"  points lost, charged or not     {_rounded(told['lost_in_ten'])}"
    yield f"  accuracy                        {_rounded(told['accuracy'])}"
    yield f"  losses at 90, 97 and 99.5 %     {_rounded(told['losses'])}"
    yield f"  % below small, middling, large  {_rounded(told['below'])}"


def _rounded(value: object) -> str:
    """A figure to two digits; a mean with its interval, or several figures, side by side."""
    if isinstance(value, list):
        return "  ".join(map(_rounded, value))
    return f"{value:.2f}" if isinstance(value, int | float) else "–"


REVIEW = Command(
    "review",
    "seconds for the review of a deal, and for hindsight",
    options=(
        how_many_deals(50),
        SEED,
        number_option(
            "--reviews", "how many of the deals to review as a whole (default 3)", 0, 100_000, 3
        ),
        effort(),
    ),
    run=run_review,
)
VERDICTS = Command(
    "judge",
    "how reliable verdicts on decisions are",
    options=(
        how_many_deals(20),
        SEED,
        Option("--players", "all if left out", "L,...", read.levels, default=tuple(Level)),
        number_option("--runs", "how often each deal is judged: 1 or 2 (default 2)", 1, 2, 2),
        number_option(
            "--score",
            "what both sides have before the deal; from 190 on, it may decide the game",
            *(0, 245, 0),
        ),
        effort(Effort.QUICK),
        Option("--json", "one JSON object a level, on a line", action="store_true"),
    ),
    run=run_judge,
)
