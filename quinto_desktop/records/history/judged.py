"""What reviews come to: results without the luck of the deal, and errors.

*Luck* is what other tables made of a deal, beyond what is usual. A result without it is the result
less β times the luck. The mean of many is that of the results, as luck evens out in the end; it
only settles sooner. β is covariance over variance, from the deals of *earlier months* alone, so
that no deal is adjusted by itself; as long as those are fewer than `ENOUGH`, it is the one that
comes with the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quinto_desktop.records.history.counts import FEWEST, Choice, Judged, Points, Rate, where
from quinto_desktop.records.history.review_tables import ROLES
from quinto_desktop.records.history.tables import REVIEW_MEASURES

if TYPE_CHECKING:
    import sqlite3

ENOUGH = 500
"""From how many earlier deals on β is found from them."""

MOST_LUCK_GROUPS = 5
LATEST = 2000
"""How many of the latest deals results are set against luck for."""

_LUCK = 100
"""Luck is kept in hundredths of a point."""

_LARGEST = 1.5
_TAKEN_OFF = ("beta * luck", "beta * luck_points", "beta * beta * luck_squares")
"""What of the sums is taken off, month by month."""

_RATE = (
    *("errors", "errors_squares", "errors_counted", "counted", "counted_squares"),
    *("losses", "weight", "weighted"),
)


class LuckGroup(Struct, frozen=True):
    """Deals with about as much luck, from the least to the greatest, in points."""

    low: float
    high: float
    points: Points


def judged_cells(
    connection: sqlite3.Connection, choice: Choice, columns: Sequence[str], beta: float
) -> dict[tuple[Any, ...], Judged]:
    """Return what reviews come to, for each combination of the columns' values.

    The columns are some of form, level, partner and month.
    """
    betas = betas_by_month(connection, beta)
    if not betas:
        return {}
    texts, values = choice.conditions()
    rows = ", ".join(["(?, ?)"] * len(betas))
    known = f"WITH betas (in_month, beta) AS (VALUES {rows})"
    measures = ", ".join([f"sum({value})" for value in (*REVIEW_MEASURES, *_TAKEN_OFF)])
    by = ", ".join(columns)
    query = (
        f"{known} SELECT {measures}, {by} FROM review_sums JOIN betas ON in_month = month"
        f"{where([*texts, 'deals > 0'])} GROUP BY {by}"
    )
    given: list[object] = [value for pair in betas.items() for value in pair]
    names = (*REVIEW_MEASURES, *_TAKEN_OFF)
    return {
        row[len(names) :]: _judged(dict(zip(names, row, strict=False)))
        for row in connection.execute(query, [*given, *values])
    }


def betas_by_month(connection: sqlite3.Connection, beta: float) -> dict[int, float]:
    """Return how much of the luck is taken off in each month, by the deals before it."""
    names = ("deals", "points", "luck", "luck_squares", "luck_points")
    summed = ", ".join([f"sum({name})" for name in names])
    query = f"SELECT month, {summed} FROM review_sums GROUP BY month ORDER BY month"
    found: dict[int, float] = {}
    before = [0] * len(names)
    for month, *sums in connection.execute(query):
        found[month] = _beta(before, beta)
        before = [one + more for one, more in zip(before, sums, strict=True)]
    return found


def luck_groups(connection: sqlite3.Connection, choice: Choice) -> tuple[LuckGroup, ...]:
    """Return the latest deals in groups as large as each other, the least luck first.

    There are five, or fewer if they would have fewer deals than `FEWEST`.
    """
    texts, values = choice.conditions()
    clause = where([*texts, "is_used > deleted"])
    query = f"SELECT luck, points FROM judged{clause} ORDER BY deal_id DESC LIMIT ?"
    deals = sorted(connection.execute(query, [*values, LATEST]).fetchall())
    count = min(MOST_LUCK_GROUPS, len(deals) // FEWEST)
    ends = [len(deals) * place // count for place in range(count + 1)] if count else []
    return tuple([_group(deals[low:high]) for low, high in pairwise(ends)])


def _group(deals: Sequence[tuple[int, int]]) -> LuckGroup:
    points = [point for _, point in deals]
    squares = sum([point * point for point in points])
    return LuckGroup(
        deals[0][0] / _LUCK, deals[-1][0] / _LUCK, Points(len(deals), sum(points), squares)
    )


def _beta(before: Sequence[int], otherwise: float) -> float:
    deals, points, luck, squares, products = before
    if deals < ENOUGH:
        return otherwise
    variance = squares - luck * luck / deals
    if variance <= 0:
        return otherwise
    covariance = products - luck * points / deals
    return min(_LARGEST, max(0.0, _LUCK * covariance / variance))


def _judged(sums: dict[str, Any]) -> Judged:
    deals, points = sums["deals"], sums["points"]
    luck, products, squares = (sums[name] for name in _TAKEN_OFF)
    left = sums["squares"] - 2 * products / _LUCK + squares / _LUCK**2
    own, partner, opponents = (_rate(sums, role) for role in ROLES)
    return Judged(
        Points(deals, points, sums["squares"]),
        Points(deals, points - luck / _LUCK, left),
        Points(deals, sums["luck"] / _LUCK, sums["luck_squares"] / _LUCK**2),
        own,
        partner,
        opponents,
    )


def _rate(sums: dict[str, Any], role: str) -> Rate:
    counted = sums[f"{role}_counted"]
    return Rate(sums["deals"] if counted else 0, *[sums[f"{role}_{name}"] for name in _RATE])
