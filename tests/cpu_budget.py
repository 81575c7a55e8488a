"""What a case costs decides whether it is quick, not a mark that somebody has set.

`costs.txt` lists the cases that take the processor more than `BUDGET_MS` in the quick run, and how
many milliseconds each; they are `slow`, so that `-m "not slow"` leaves them out, unless marked
`quick`. The cheapest of a file is not, but where it costs far more: the quick run tries most files.

    pytest --record-costs -n 2              # measure all, as the quick run tries them
    pytest --record-costs FILE              # measure some; the others keep their rows
    pytest --record-costs -m "not slow"     # add what costs too much without those that are listed
    pytest --enforce-costs -m "not slow"    # fail what is not listed and costs far more

Measured is the processor time of the process and its ended children, so that a busy machine counts
little; and rows change only where a cost has changed by a quarter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

COSTS = Path(__file__).with_name("costs.txt")

BUDGET_MS = 60
"""The most that a quick case costs, in milliseconds of the processor."""

GRACE = 5
"""How many budgets a case that is not listed may cost before `--enforce-costs` fails it."""

_LIKE_BEFORE = 0.25


class Costs:
    """Marks the costly cases, and measures them if that is wanted."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._records = bool(config.getoption("--record-costs"))
        self._adds = "not slow" in config.getoption("markexpr")
        self._enforces = bool(config.getoption("--enforce-costs"))
        self._measured: dict[str, int] = {}

    @pytest.hookimpl(tryfirst=True)  # before `-m` selects
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = {} if self._records and not self._adds else read_costs()
        for item in items:
            if item.nodeid in known and item.get_closest_marker("quick") is None:
                item.add_marker("slow")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        before = _processor_ms()
        try:
            return (yield)
        finally:  # not what follows a case: others' windows are tidied away there as well
            self._measured[item.nodeid] = round(_processor_ms() - before)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        before = _processor_ms()
        try:
            result = yield
        finally:
            ms = _processor_ms() - before
            self._measured[item.nodeid] += round(ms)
        is_free = any(map(item.get_closest_marker, ("slow", "quick")))
        if self._enforces and not is_free and ms > GRACE * BUDGET_MS:
            pytest.fail(
                f"takes the processor {ms:.0f} ms; a quick case has {BUDGET_MS}. Make it cheaper, "
                "or list it with --record-costs.",
                pytrace=False,
            )
        return result

    def pytest_sessionfinish(self) -> None:
        output: dict[str, Any] | None = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["costs"] = self._measured
        elif self._records:
            write_costs(self._measured, adds=self._adds)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        if hasattr(node, "workeroutput"):  # which a process that has crashed does not hand over
            self._measured |= node.workeroutput["costs"]


def read_costs() -> dict[str, int]:
    """The costly cases, and what each costs in milliseconds of the processor."""
    if not COSTS.exists():
        return {}
    rows = (row.split(" ", 1) for row in COSTS.read_text(encoding="utf-8").splitlines())
    return {case: int(ms) for ms, case in rows}


def write_costs(measured: dict[str, int], *, adds: bool = False) -> None:
    """List the costly cases anew."""
    known = read_costs()
    files = set() if adds else {file_of(case) for case in measured}
    costly = {case: ms for case, ms in known.items() if file_of(case) not in files}
    cheapest = {file_of(case): case for case in sorted(measured, key=lambda one: -measured[one])}
    for case, ms in measured.items():
        before = known.get(case, 0)
        is_needed = case == cheapest[file_of(case)] and ms < GRACE * BUDGET_MS and not adds
        if ms > BUDGET_MS and not is_needed:
            is_like_before = abs(ms - before) < _LIKE_BEFORE * before
            costly[case] = before if is_like_before else ms
    rows = [f"{ms} {case}" for case, ms in sorted(costly.items())]
    COSTS.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")


def file_of(case: str) -> str:
    """The file of a case, as pytest names it."""
    return case.partition("::")[0]


def _processor_ms() -> float:
    ended = os.times()
    return 1000 * (time.process_time() + ended.children_user + ended.children_system)
