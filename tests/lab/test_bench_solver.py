"""``quinto-lab bench solver``."""

from __future__ import annotations

import ctypes.util

import pytest

from quinto_desktop.lab import __main__ as lab
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


def test_every_size_has_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    status = lab.main(["bench", "solver", "--cards", "2", "3", "--deals", "3", "--table-mb", "1"])

    lines = capsys.readouterr().out.splitlines()
    sizes = [line.split()[0] for line in lines if "value" in line]
    assert (status, sizes) == (0, ["2", "3"])
    assert all(line.rstrip().endswith("nodes") for line in lines if "value" in line)


def test_without_bridges_solver_a_comparison_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda _name: None)

    status = lab.main(["bench", "solver", "--cards", "1", "--deals", "1", "--dds"])

    assert status == 2
    assert "libdds" in capsys.readouterr().err
