"""`quinto-lab bench players` times levels and members of the pool."""

from __future__ import annotations

import pytest

from quinto_desktop.lab.__main__ import main


def test_levels_and_members_are_timed(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "players", "--games", "1", "--players", "novice,random-ish"]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["novice", "random-ish"]
    assert all(" cards: median " in line for line in lines)


def test_others_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "players", "--players", "novice,bogus"]) == 2
    assert "There is no level “bogus”" in capsys.readouterr().err
