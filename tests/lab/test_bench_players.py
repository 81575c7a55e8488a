"""`quinto-lab bench players` times levels and members of the pool."""

from __future__ import annotations

from lab_command import Lab


def test_levels_and_members_are_timed(lab: Lab) -> None:
    command = ["bench", "players", "--games", "1", "--players", "novice,random-ish"]
    lines = lab(*command).splitlines()
    assert [line.split()[0] for line in lines] == ["novice", "random-ish"]
    assert all(" cards: median " in line for line in lines)
