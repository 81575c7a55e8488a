"""How the difference between two actions comes about: tricks, quints, or the game itself.

In every imagined deal the points after an action are those of its tricks, of its quints and of the
cachette's quints; so the difference of two actions is exactly the sum of what they gain by each of
these *items*. A reason is told of one item, and what it explains is the item's mean over the deals.

Where the deal may decide the game, what counts is the chance to win it. Each deal's difference of
the chances is then divided among the items that point the same way, by their points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.reasons.kinds import Share
from quinto_desktop.players.judging.reasons.outcomes import Outcome
from quinto_desktop.rules import Action, Quint, Seat

LEAST_PART = 0.25
"""What part of the difference a reason must explain."""

LEAST_POINTS = 1.0
LEAST_CHANCE = 0.01
"""How much it must explain, in points and of the chance to win the game."""

CLEAR = 2.0
"""How many standard errors what it explains must differ from nothing."""

Predicate: TypeAlias = Callable[[Outcome], bool]


class Tricks(Struct, frozen=True):
    """The item of all tricks, and of the cachette's quints that come with the last."""


Item: TypeAlias = Quint | Tricks
"""What points are gained by: one of the quints, or the tricks."""

TRICKS = Tricks()


class ImaginedOutcomes(Struct, frozen=True):
    """The imagined deals of a decision, whose weights sum to 1, played on after some actions.

    Beyond what its line brings, an action costs points, and a chance to win the game.
    """

    seat: Seat
    weights: tuple[float, ...]
    outcomes: Mapping[Action, tuple[Outcome, ...]]
    trick_values: Mapping[Action, int]
    costs: Mapping[Action, tuple[float, float]]
    decides_game: bool

    def share(self, actions: Sequence[Action], holds: Predicate) -> Share:
        """In how many deals something holds, after one action or on average over several."""
        held = [[holds(one) for one in self.outcomes[action]] for action in actions]
        share = sum(
            [weight for row in held for weight, one in zip(self.weights, row, strict=True) if one]
        )
        count = sum(map(sum, held))
        total = len(actions) * len(self.weights)
        return Share(count, total, share / len(actions))

    def mean(self, actions: Sequence[Action], figure: Callable[[Outcome], float]) -> float:
        """The mean of a figure, after one action or on average over several."""
        return sum(
            [
                weight * figure(one)
                for action in actions
                for weight, one in zip(self.weights, self.outcomes[action], strict=True)
            ]
        ) / len(actions)

    def estimate(self, values: Sequence[float]) -> Estimate:
        """The mean of one value for each deal."""
        pairs = [*zip(self.weights, values, strict=True)]
        mean = sum([weight * value for weight, value in pairs])
        spread = sum([(weight * (value - mean)) ** 2 for weight, value in pairs])
        effective = 1 / sum([weight * weight for weight in self.weights])
        if effective > 1.001:
            spread *= effective / (effective - 1)
        return Estimate(mean, sqrt(spread))


class Account(Struct, frozen=True, dict=True):
    """How an action gains on others, with which it is compared on average."""

    deals: ImaginedOutcomes
    action: Action
    others: tuple[Action, ...]

    @cached_property
    def gain(self) -> Estimate:
        """What the action gains: points, or the chance to win the game where it counts."""
        return self.deals.estimate(self._gains)

    def by_item(self) -> dict[Item, Estimate]:
        """What part of the gain each item explains; items that explain nothing are left out."""
        rows = self._parts
        items = dict.fromkeys([item for row in rows for item in row])
        return {item: self.deals.estimate([row.get(item, 0.0) for row in rows]) for item in items}

    def by_quints(self) -> Estimate:
        """What part of the gain all quints explain together."""
        return self.deals.estimate(
            [sum(row.values()) - row.get(TRICKS, 0.0) for row in self._parts]
        )

    @cached_property
    def _parts(self) -> list[dict[Item, float]]:
        # For each deal, in the measure of the gain.
        rows = self._rows()
        if self.deals.decides_game:
            rows = [_divided(row, gain) for row, gain in zip(rows, self._gains, strict=True)]
        return rows

    @cached_property
    def _gains(self) -> list[float]:
        deals = self.deals
        gains = [0.0] * len(deals.weights)
        for action, factor in self._terms():
            cost = deals.costs[action][deals.decides_game]
            for at, one in enumerate(deals.outcomes[action]):
                worth = one.chance if deals.decides_game else one.points
                gains[at] += factor * (worth - cost)
        return gains

    def _rows(self) -> list[dict[Item, float]]:
        # For each deal, the points gained by each item.
        rows: list[dict[Item, float]] = [{} for _ in self.deals.weights]
        for action, factor in self._terms():
            value = self.deals.trick_values[action]
            for row, one in zip(rows, self.deals.outcomes[action], strict=True):
                own, all_tricks = one.tricks, one.all_tricks
                points = value * (2 * own - all_tricks) + one.cachette
                row[TRICKS] = row.get(TRICKS, 0.0) + factor * points
                for quint in one.makes:
                    row[quint] = row.get(quint, 0.0) + factor * quint.points
                for quint in one.loses:
                    row[quint] = row.get(quint, 0.0) - factor * quint.points
        return rows

    def _terms(self) -> Iterable[tuple[Action, float]]:
        yield self.action, 1.0
        for other in self.others:
            yield other, -1.0 / len(self.others)


def _divided(row: Mapping[Item, float], gain: float) -> dict[Item, float]:
    # Among the items that point the same way.
    sign = 1 if gain > 0 else -1
    parts = {item: max(0.0, sign * points) for item, points in row.items()}
    total = sum(parts.values())
    return {item: gain * part / total for item, part in parts.items()} if total else {}


def is_enough(account: Account, explained: Estimate) -> bool:
    """Whether what a reason explains is enough for it to be told."""
    least = LEAST_CHANCE if account.deals.decides_game else LEAST_POINTS
    least = max(least, LEAST_PART * account.gain.mean)
    return explained.mean >= least and explained.mean > CLEAR * explained.error
