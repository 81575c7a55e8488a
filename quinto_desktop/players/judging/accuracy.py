"""How well a player decided over a deal, as one number from 0 to 100.

What decisions lost is averaged, and the average made a number: 100 if nothing was lost, and the
less the more was. A decision weighs the more, the easier it is to go wrong: its *complexity* is
what is lost on average by whoever plays without much thought. So a hard choice well made counts for
more than twelve that make themselves.

    weight = clamp(max(complexity, loss / 4), 0.05, 1)        complexity and loss in tricks
    accuracy = 100 · BASE ^ (weighted mean of the losses)
"""

from __future__ import annotations

from collections.abc import Iterable

from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.judging.verdicts import Verdict

BASE = 0.75
"""What is left of 100 for each trick lost on average: Master has 93 then, Novice 69."""

TRICK = 5.0
"""Losses are counted in tricks: in fives of points, or of hundredths of the game."""

LEAST_WEIGHT = 0.05
"""The weight of a decision in which hardly anybody would go wrong."""

WEIGHT_OF_LOSS = 0.25
"""A decision weighs at least so much for each trick that was lost by it."""


def accuracy(verdicts: Iterable[Verdict]) -> float | None:
    """How well some decisions of a deal were made, 0 to 100; None if none of them was a choice."""
    total, weights = 0.0, 0.0
    for verdict in verdicts:
        if verdict.label.is_counted:
            lost, weight = loss_and_weight(verdict)
            total += weight * lost
            weights += weight
    return accuracy_after(total / weights) if weights else None


def accuracy_after(loss: float) -> float:
    """How well somebody decided who lost so much on average, in tricks; 0 to 100."""
    return 100 * float(BASE**loss)


def loss_and_weight(verdict: Verdict) -> tuple[float, float]:
    """What a decision lost, in tricks, as far as it is charged; and how much it weighs."""
    lost = 0.0
    if verdict.label.is_error:
        lost = max(0.0, verdict.fair.lost(verdict.decision.action).mean) / TRICK
    return lost, weight_of(verdict.fair, lost)


def weight_of(fair: Figures, lost: float) -> float:
    """How much a decision weighs by which so many tricks were lost."""
    return min(1.0, max(LEAST_WEIGHT, complexity(fair) / TRICK, WEIGHT_OF_LOSS * lost))


def complexity(fair: Figures) -> float:
    """What is lost on average without much thought: in points, or in hundredths of the game."""
    return sum(
        [
            share * max(0.0, fair.lost(action).mean)
            for action, share in zip(fair.actions, fair.natural, strict=True)
            if not fair.is_tied(action)
        ]
    )
