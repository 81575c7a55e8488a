"""The clock is set back, between two starts and while the program runs: nothing minds."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from processes import Driven

from quinto_desktop.records import load_game
from quinto_desktop.rules.notation import action_text

USER = "user"
FAKED = [*Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not FAKED, reason="no clock to set; the package libfaketime has one"
)


def clock(home: Path, offset: str) -> Mapping[str, str | None]:
    """The environment of a program whose clock goes by a file, which says how wrong it is."""
    (home / "clock").write_text(offset)
    return {
        "LD_PRELOAD": str(FAKED[0]),
        "FAKETIME_TIMESTAMP_FILE": str(home / "clock"),
        "NO_FAKE_STAT": "1",
        "DONT_FAKE_MONOTONIC": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }


def kept(home: Path) -> list[str]:
    return [action_text(action) for action in load_game(home / USER / "autosave.quinto").actions]


@pytest.mark.slow
def test_a_game_goes_on_whatever_the_clock_says(tmp_path: Path) -> None:
    changes = {**clock(tmp_path, "+10y"), "FAKETIME_NO_CACHE": "1"}  # the file changes
    with Driven(tmp_path, "20+", "--user-dir", USER, "--seed", "5", changes=changes) as program:
        program.hear_until(lambda: len(program.actions) >= 10)
        (tmp_path / "clock").write_text("-20y")  # in the middle of the first deal
        program.hear_turn()
        assert program.told == []
        program.close()
    assert kept(tmp_path) == program.actions

    left = tmp_path / USER / ".autosave.quinto-0123456789ab.new"
    left.write_bytes(b"half")  # by a write that was killed, in a future that is not to come
    os.utime(left, (4_000_000_000, 4_000_000_000))
    with Driven(tmp_path, "60+", "--user-dir", USER, changes=clock(tmp_path, "-30y")) as again:
        again.hear()
        assert again.found == program.actions
        again.hear_turn()
        again.close()
    assert kept(tmp_path) == again.actions
    assert again.actions[: len(program.actions)] == program.actions
    assert not left.exists()
    with closing(sqlite3.connect(tmp_path / USER / "history.db")) as history:
        assert history.execute("SELECT number FROM deals").fetchall() == [(1,)]
