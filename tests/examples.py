"""How much is tried in the whole run and in the quick one, and no clock that fails a test."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings

Row = TypeVar("Row")

SAID = 100
"""Of how many tries the numbers that tests give to `share` and `examples` are meant."""

QUICK, WHOLE, MANY = 10, 40, 1000
"""How many examples a test tries that says nothing about their number: by `-m "not slow"`, by the
whole run, and by `--hypothesis-profile=many`, for a night."""

LEAST_EXAMPLES = 5

settings.register_profile(
    "whole",
    settings(),  # what Hypothesis itself takes for right here: on a CI server, the same examples
    max_examples=WHOLE,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
for name, number in (("quick", QUICK), ("many", MANY)):
    settings.register_profile(name, settings.get_profile("whole"), max_examples=number)


def share(number: int) -> int:
    """How many matches, deals or other cases this run tries where so many are meant."""
    return max(1, number * settings().max_examples // SAID)


def part(rows: Sequence[Row]) -> Sequence[Row]:
    """What this run tries of many rows that go one through another: all, or every tenth."""
    is_quick = settings().max_examples < WHOLE
    return rows[:: len(rows) // max(1, len(rows) // 10)] if is_quick else rows


def at_night(rows: Sequence[Row], others: Sequence[Row]) -> Sequence[Row]:
    """The rows that are the worst, or one of each kind; all only for a night, as they are many."""
    return [*rows, *others] if settings().max_examples >= MANY else rows


def examples(number: int) -> settings:
    """Let a test of Hypothesis's try as many examples as this run does where so many are meant."""
    return settings(max_examples=max(LEAST_EXAMPLES, share(number)))


def each(
    names: str, rows: Iterable[Any], ids: Iterable[object] | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let one case go through all rows: for those that cost less than a case of pytest's own."""
    arguments = [name.strip() for name in names.split(",")]
    named = type(pytest.param())
    given = [row if isinstance(row, named) else pytest.param(row) for row in rows]
    values: list[Any] = [
        row.values if len(row.values) == len(arguments) else row.values[0] for row in given
    ]
    known_by = [row.id or row.values for row in given] if ids is None else list(ids)
    assert values, "a test without rows tests nothing"

    def through_all(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def test_of_all(*own: Any, **fixtures: Any) -> None:
            for row, name in zip(values, known_by, strict=True):
                try:
                    test(*own, **fixtures, **dict(zip(arguments, row, strict=True)))
                except Exception as failure:
                    failure.add_note(f"in the row {name!r}")
                    raise

        signature = inspect.signature(test)
        others = [one for name, one in signature.parameters.items() if name not in arguments]
        test_of_all.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=others
        )
        return test_of_all

    return through_all
