"""``quinto-lab bench judge``: how far the judge's verdicts can be trusted.

Every deal is judged twice, by imagined deals of its own each time. Shown are, for each level:

- how well both runs agree on which decisions are errors (Cohen's kappa);
- the mean *lie of the cards*: what a decision came to in the true deal, played on by the same
  policy, less its fair value. It is near 0 if what seats believe of the hidden cards is right;
- the points charged in ten decisions that count;
- the losses that 90, 97 and 99.5 of a hundred decisions stay below, from which sizes are set;
- how much of the spread of results is left once the cards' part is taken off.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean, pstdev

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.judging.effort import add_effort
from quinto_desktop.lab.judging.sampled import deal_of
from quinto_desktop.players import Level
from quinto_desktop.players.judging.fair_values import values_in
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.reviewing import Effort, PlayedDeal, Reviewer
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.kernel import Solver, StopFlag
from quinto_desktop.rules import observe

SHARES = (0.90, 0.97, 0.995)
"""Which parts of all decisions stay below the least small, middling and large error."""

_RUNS = (1, 2)


@dataclass(frozen=True, slots=True)
class DealFigures:
    """What one deal adds to the figures.

    Attributes:
        errors: For each decision that counts, whether the first and the second run charged it.
        losses: For each of them, its loss in points in the first run.
        lies: For each decision of any kind, what the lie of the cards added to it.
        charged: The points charged in the first run.
        result: The deal's result for North and South.
        cards: The mean result at the other tables.
    """

    errors: tuple[tuple[bool, bool], ...]
    losses: tuple[float, ...]
    lies: tuple[float, ...]
    charged: float
    result: int
    cards: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subject."""
    parser.add_argument("--deals", type=read.whole_number(1, 100_000), default=20, metavar="N")
    parser.add_argument("--seed", type=read.seed, default=1, metavar="N")
    parser.add_argument(
        "--players", type=read.levels, default=tuple(Level), metavar="L,...", help="all if left out"
    )
    add_effort(parser, Effort.QUICK)
    parser.add_argument("--json", action="store_true", help="one JSON object a level, on a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures of every level as soon as they are known."""
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    for level in arguments.players:
        found = [figures_of(deal_of(seed, [level]), arguments.effort) for seed in seeds]
        told = {"engine": JUDGE, "level": level.value, **as_json(found)}
        print(json.dumps(told) if arguments.json else _as_text(told), flush=True)
    return 0


def figures_of(deal: PlayedDeal, effort: Effort) -> DealFigures:
    """Judge a deal twice.

    Args:
        deal: The deal.
        effort: How thoroughly.
    """
    reviewers = [Reviewer(deal, effort, seed, Solver(1), StopFlag()) for seed in _RUNS]
    first, second = ([*reviewer.fair_verdicts()] for reviewer in reviewers)
    counted = [one for one in first if one.label.is_counted]
    again = [other for one, other in zip(first, second, strict=True) if one.label.is_counted]
    return DealFigures(
        tuple(
            [
                (one.label.is_error, other.label.is_error)
                for one, other in zip(counted, again, strict=True)
            ]
        ),
        tuple([one.loss.mean for one in counted]),
        tuple(map(lie_of, first)),
        sum([one.error for one in counted]),
        deal.result,
        reviewers[0].cards(),
    )


def lie_of(verdict: Verdict) -> float:
    """The points that an action came to in the true deal, less those it was worth fairly."""
    decision = verdict.decision
    observation = observe(decision.state, decision.seat)
    true = values_in(observation, [truth_of(decision.state)])
    return true.points(decision.action).mean - verdict.fair.points(decision.action).mean


def kappa(pairs: Sequence[tuple[bool, bool]]) -> float | None:
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
    pairs = [*chain.from_iterable(one.errors for one in found)]
    losses = sorted(chain.from_iterable(one.losses for one in found))
    rates = [10 * one.charged / len(one.errors) for one in found if one.errors]
    left = pstdev([one.result - one.cards for one in found])
    return {
        "deals": len(found),
        "decisions": len(pairs),
        "kappa": kappa(pairs) if pairs else None,
        "lie": _interval(mean_estimate([fmean(one.lies) for one in found])),
        "points_in_ten": _interval(mean_estimate(rates)),
        "losses": [_at(losses, share) for share in SHARES] if losses else None,
        "spread": pstdev([one.result for one in found]),
        "spread_without_cards": left,
    }


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _interval(estimate: Estimate | None) -> list[float | None] | None:
    return None if estimate is None else [estimate.mean, estimate.low, estimate.high]


def _as_text(told: dict[str, object]) -> str:
    return "\n".join(_lines(told))


def _lines(told: dict[str, object]) -> Iterable[str]:
    yield f"{told['level']}: {told['deals']} deals, {told['decisions']} decisions that count"
    yield f"  agreement of two runs (kappa)   {_rounded(told['kappa'])}"
    yield f"  mean lie of the cards           {_rounded(told['lie'])}"
    yield f"  points charged in ten decisions {_rounded(told['points_in_ten'])}"
    yield f"  losses at 90, 97 and 99.5 %     {_rounded(told['losses'])}"
    yield f"  spread of results               {_rounded(told['spread'])}"
    yield f"  the same without the cards      {_rounded(told['spread_without_cards'])}"


def _rounded(value: object) -> str:
    """A figure to two digits; a mean with its interval, or several figures, side by side."""
    if isinstance(value, list):
        return "  ".join(map(_rounded, value))
    return f"{value:.2f}" if isinstance(value, int | float) else "–"
