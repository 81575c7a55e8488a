"""Adding up what came of each deal, so that means and differences have honest intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

Matrix: TypeAlias = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over deals, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over deals, in each of which the same figures were found.

    Figures of one deal belong together, so the difference of two figures has a smaller error than
    either of them.

    Attributes:
        weight: The sum of the deals' weights.
        squares: The sum of the squares of their weights.
        sums: For each figure, the sum of weight times figure.
        halves: For each figure, the sum of squared weight times figure.
        products: For each two figures, the sum of squared weight times both.
    """

    deals: int
    weight: float
    squares: float
    sums: tuple[float, ...]
    halves: tuple[float, ...]
    products: Matrix

    @classmethod
    def of_nothing(cls, figures: int) -> Tally:
        """Return the tally of no deals, each of which will have so many figures."""
        none = (0.0,) * figures
        return cls(0, 0.0, 0.0, none, none, (none,) * figures)

    def __add__(self, other: Tally) -> Tally:
        """Add other deals."""
        return Tally(
            self.deals + other.deals,
            self.weight + other.weight,
            self.squares + other.squares,
            _sum(self.sums, other.sums),
            _sum(self.halves, other.halves),
            tuple(map(_sum, self.products, other.products)),
        )

    def with_deal(self, figures: Sequence[float], weight: float = 1.0) -> Tally:
        """Add the figures of one deal, which counts with a weight above 0."""
        square = weight * weight
        halves = tuple([square * one for one in figures])
        return self + Tally(
            1,
            weight,
            square,
            tuple([weight * one for one in figures]),
            halves,
            tuple([tuple([half * one for one in figures]) for half in halves]),
        )

    def mean(self, figure: int) -> Mean:
        """The mean of a figure; there must be at least one deal."""
        return self._mean(self.sums[figure], self.halves[figure], self.products[figure][figure])

    def difference(self, one: int, other: int) -> Mean:
        """The mean of one figure less another, deal by deal."""
        cross = self.products[one][other]
        squares = self.products[one][one] + self.products[other][other] - 2 * cross
        return self._mean(
            self.sums[one] - self.sums[other], self.halves[one] - self.halves[other], squares
        )

    def _mean(self, total: float, half: float, squares: float) -> Mean:
        mean = total / self.weight
        spread = squares - 2 * mean * half + mean * mean * self.squares
        effective = self.weight * self.weight / self.squares  # as if so many weighed the same
        scale = effective / (effective - 1) if effective > 1 else 1.0
        return Mean(mean, sqrt(max(0.0, spread) * scale) / self.weight)


def _sum(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])
