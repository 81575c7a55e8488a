"""``quinto-lab bench judge``: how far the judge's verdicts can be trusted.

Every deal is judged by imagined deals, and judged again by others. Shown are, for each level:

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
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.judging.effort import add_effort
from quinto_desktop.lab.judging.sampled import deal_of
from quinto_desktop.players import Level
from quinto_desktop.players.judging.accuracy import accuracy
from quinto_desktop.players.judging.reviewing import Effort, PlayedDeal, Reviewer
from quinto_desktop.players.judging.verdicts import Size, Verdict
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import Solver, StopFlag
from quinto_desktop.rules import Form

SHARES = (0.90, 0.97, 0.995)
"""Which parts of all decisions stay below the losses shown."""


@dataclass(frozen=True, slots=True)
class DealFigures:
    """What one deal adds to the figures.

    Attributes:
        errors: For each decision that counts, whether it was charged, in each run.
        losses: For each of them, its loss in the first run: points, or hundredths of the game.
        below: For each of them, how many sizes of errors its loss stays below: 0 to 3.
        charged: The points charged in the first run.
        lost: The points lost in the first run, charged or not.
        accuracy: The accuracy of all four together in the first run, if any decision counts.
    """

    errors: tuple[tuple[bool, ...], ...]
    losses: tuple[float, ...]
    below: tuple[int, ...]
    charged: float
    lost: float
    accuracy: float | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    parser.add_argument(
        "--deals",
        type=read.whole_number(1, 100_000),
        default=20,
        metavar="N",
        help="how many deals (default %(default)s)",
    )
    read.add_seed(parser)
    parser.add_argument(
        "--players", type=read.levels, default=tuple(Level), metavar="L,...", help="all if left out"
    )
    parser.add_argument(
        "--runs",
        type=read.whole_number(1, 2),
        default=2,
        metavar="N",
        help="how often each deal is judged: 1 or 2 (default 2)",
    )
    parser.add_argument(
        "--score",
        type=read.whole_number(0, 245),
        default=0,
        metavar="N",
        help="what both sides have before the deal; from 190 on, it may decide the game",
    )
    add_effort(parser, Effort.QUICK)
    parser.add_argument("--json", action="store_true", help="one JSON object a level, on a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures of every level as soon as they are known."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    scores = (arguments.score, arguments.score)
    for level in arguments.players:
        found = [
            figures_of(deal_of(seed, [level], Form.FOUR, scores), arguments.effort, arguments.runs)
            for seed in seeds
        ]
        told = {"engine": JUDGE, "level": level.value, **as_json(found)}
        print(json.dumps(told) if arguments.json else _as_text(told), flush=True)
    return 0


def figures_of(deal: PlayedDeal, effort: Effort, runs: int) -> DealFigures:
    """Judge a deal once or twice.

    Args:
        deal: The deal.
        effort: How thoroughly.
        runs: How often.
    """
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


def _below(verdict: Verdict) -> int:
    lost = _lost(verdict)
    return sum([lost < size.value[verdict.fair.decides_game] for size in Size])


def kappa(pairs: Sequence[Sequence[bool]]) -> float | None:
    """Cohen's kappa of two judgements; None if neither ever differs from itself."""
    both = fmean(one == other for one, other in pairs)
    shares = [fmean(pair[at] for pair in pairs) for at in (0, 1)]
    by_chance = shares[0] * shares[1] + (1 - shares[0]) * (1 - shares[1])
    return None if by_chance == 1 else (both - by_chance) / (1 - by_chance)


def as_json(found: Sequence[DealFigures]) -> dict[str, object]:
    """All figures as plain values; intervals are over deals.

    Args:
        found: At least one deal's.
    """
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


def _as_text(told: dict[str, object]) -> str:
    return "\n".join(_lines(told))


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
