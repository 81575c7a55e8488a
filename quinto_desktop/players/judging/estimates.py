"""Means over imagined deals, and how far they may be off.

Actions are always compared in the same deals, so what both owe to the cards drops out. Whichever
came out best owes some of that to chance: so the best is chosen in one half of the deals and
compared in the other, both ways round, and the two results are averaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

CERTAIN = 2.33
"""How many standard errors make a difference certain enough to be charged: one in a hundred."""

SAME_DIGITS = 4
"""Means that agree to so many digits are equal."""


class Sample(Struct, frozen=True):
    """One imagined deal, played out after every action; the weights of a batch sum to 1.

    Attributes:
        points: What the seat's side scores from the decision on, less what the other scores.
        chances: The chance, 0 to 1, that the seat's side wins the game.
        lasting: 0 where a quint of the others' then wins the game, else 1; empty if nobody asked.
    """

    weight: float
    points: tuple[float, ...]
    chances: tuple[float, ...]
    lasting: tuple[float, ...] = ()


Batch: TypeAlias = tuple[Sample, ...]
"""Deals that were imagined together."""

Row: TypeAlias = Callable[[Sample], Sequence[float]]
"""Which figure of a deal is meant, for each action."""


class Estimate(Struct, frozen=True):
    """A mean over imagined deals and its standard error, 0 if no other deals were possible."""

    mean: float
    error: float = 0.0

    @property
    def least(self) -> float:
        """What it hardly falls short of."""
        return self.mean - CERTAIN * self.error

    @property
    def most(self) -> float:
        """What it hardly exceeds."""
        return self.mean + CERTAIN * self.error


def points_of(sample: Sample) -> Sequence[float]:
    """The points after each action."""
    return sample.points


def chances_of(sample: Sample) -> Sequence[float]:
    """The chances to win the game after each action."""
    return sample.chances


def lasting_of(sample: Sample) -> Sequence[float]:
    """Whether the game goes on after each action; alike for all if nobody asked."""
    return sample.lasting or (1.0,) * len(sample.points)


def means(samples: Iterable[Sample], row: Row) -> list[float]:
    """The weighted mean of a figure for each action, over at least one deal."""
    totals: list[float] = []
    weight = 0.0
    for sample in samples:
        found = row(sample)
        if not totals:
            totals = [0.0] * len(found)
        weight += sample.weight
        for at, value in enumerate(found):
            totals[at] += sample.weight * value
    return [total / weight for total in totals]


def level_of(action: int, batches: Sequence[Batch], row: Row) -> Estimate:
    """The mean after an action, and how far that may be off by itself, not compared with others."""
    return _mean_of([[(one.weight, row(one)[action]) for one in _flat(batches)]])


def bests_of(batches: Sequence[Batch], *rows: Row) -> tuple[int, ...]:
    """The action with the greatest mean in each half of the deals; the first of equal ones.

    The first figure decides, and among equal actions those after it. Batches in turn belong to the
    one half or the other; a single batch is both.
    """
    return tuple(
        [best_of([means([*_flat(half)], row) for row in rows]) for half in _halves(batches)]
    )


def best_of(figures: Sequence[Sequence[float]]) -> int:
    """The action with the greatest figure; of equal ones by the next figure, at last the first."""
    keys = [
        tuple([round(value, SAME_DIGITS) for value in row]) for row in zip(*figures, strict=True)
    ]
    return keys.index(max(keys))


def loss_of(action: int, batches: Sequence[Batch], bests: Sequence[int], row: Row) -> Estimate:
    """What an action loses, compared with the best of `bests_of`; negative only by chance."""
    halves = _halves(batches)
    return _mean_of(
        [
            [*_losses(_flat(half), best, action, row)]
            for half, best in zip(halves, bests[::-1], strict=True)
        ]
    )


def _halves(batches: Sequence[Batch]) -> Sequence[Sequence[Batch]]:
    return (batches[::2], batches[1::2]) if len(batches) > 1 else (batches,)


def _flat(batches: Iterable[Batch]) -> Iterator[Sample]:
    for batch in batches:
        yield from batch


def _losses(
    samples: Iterable[Sample], best: int, action: int, row: Row
) -> Iterator[tuple[float, float]]:
    for sample in samples:
        found = row(sample)
        yield sample.weight, found[best] - found[action]


def _mean_of(halves: Sequence[Sequence[tuple[float, float]]]) -> Estimate:
    # Each half counts alike.
    total, spread = 0.0, 0.0
    for half in halves:
        weight = sum([share for share, _ in half])
        mean = sum([share * loss for share, loss in half]) / weight
        total += mean
        spread += _spread(half, mean) / (weight * weight)
    return Estimate(total / len(halves), sqrt(spread) / len(halves))


def _spread(half: Sequence[tuple[float, float]], mean: float) -> float:
    # The squared standard error of a weighted sum, by as many deals as the weights leave.
    squares = sum([share * share for share, _ in half])
    weight = sum([share for share, _ in half])
    found = sum([(share * (loss - mean)) ** 2 for share, loss in half])
    effective = weight * weight / squares
    return found * effective / (effective - 1) if effective > 1.001 else found
