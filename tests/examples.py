"""How much is tried in the whole run and in the quick one, and no clock that fails a test."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

Row = TypeVar("Row")

WHOLE = 100
"""How many examples a test of the whole run tries that says nothing about their number."""

QUICK_SHARE = 10
"""One in so many of what the whole run tries is tried by `pytest -m "not slow"`."""

LEAST_EXAMPLES = 5

settings.register_profile(
    "whole",
    settings(),  # what Hypothesis itself takes for right here: on a CI server, the same examples
    max_examples=WHOLE,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("whole"), max_examples=WHOLE // QUICK_SHARE)


def share(number: int) -> int:
    """How many of so many matches, deals or other cases this run tries: all, or a tenth."""
    return max(1, number * settings().max_examples // WHOLE)


def part(rows: Sequence[Row]) -> Sequence[Row]:
    """What this run tries of many rows that go one through another: all, or every tenth."""
    return rows[:: len(rows) // share(len(rows))]


def examples(number: int) -> settings:
    """Let a test of Hypothesis's try so many examples; in the quick run a tenth of them."""
    return settings(max_examples=max(LEAST_EXAMPLES, share(number)))


def each(
    names: str, rows: Iterable[Any], ids: Iterable[object] | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let one case go through all rows: for those that cost less than a case of pytest's own."""
    arguments = [name.strip() for name in names.split(",")]
    values = [row if len(arguments) > 1 else (row,) for row in rows]
    known_by = list(values if ids is None else ids)
    assert values, "a test without rows tests nothing"

    def through_all(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def test_of_all(*own: Any, **fixtures: Any) -> None:
            for row, name in zip(values, known_by, strict=True):
                try:
                    test(*own, **fixtures, **dict(zip(arguments, row, strict=True)))
                except Exception as failure:
                    failure.add_note(f"in the row {name}")
                    raise

        signature = inspect.signature(test)
        others = [one for name, one in signature.parameters.items() if name not in arguments]
        test_of_all.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=others
        )
        return test_of_all

    return through_all
