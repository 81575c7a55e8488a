"""Killed at random moments of play the program loses nothing that it has completed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from examples import share
from kills import killed_often

LEAST = 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_killed_at_random_moments_the_program_loses_nothing(tmp_path: Path) -> None:
    known, faults = killed_often(tmp_path, max(LEAST, share(4)), seed=17)
    assert faults == []
    assert known.completed > 0
