"""``quinto-lab bench solver``."""

from __future__ import annotations

import ctypes.util

import pytest
from lab_command import Lab

from quinto_desktop.lab.solving.bench_solver import told_columns, told_ms


def test_times_are_told_by_their_quantiles() -> None:
    spent_ms = [float(ms) for ms in reversed(range(1000))]

    told = dict(zip(told_columns().split(), told_ms(spent_ms).split(), strict=False))

    assert told == {
        "median": "499.50",
        "p90": "900.00",
        "p95": "950.00",
        "p99": "990.00",
        "max": "999.00",
    }


def test_every_size_has_its_lines(lab: Lab) -> None:
    lines = lab("bench solver --cards 2 3 --deals 3 --table-mb 1").splitlines()
    values = [line for line in lines if "value" in line]
    assert [line.split()[0] for line in values] == ["2", "3"]
    assert all(line.rstrip().endswith("nodes") for line in values)


@pytest.mark.parametrize("subject", ["solver --cards 1 --deals 1", "review --deals 1 --reviews 0"])
def test_without_bridges_solver_a_comparison_says_so(
    subject: str, monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda _name: None)
    lab(f"bench {subject} --dds", code=2)
    assert "libdds is not installed" in lab.err
