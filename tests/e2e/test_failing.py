"""Whatever fails around or in the running program, the game is safe and goes on afterwards."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import pytest
from positions import at
from processes import (
    LONGEST_RUN_S,
    USER,
    Child,
    Driven,
    actions_in,
    autosave,
    environment,
    found_at_a_start,
)

from quinto_desktop.records import save_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

KINDS = {
    "slot": "RuntimeError: a slot has failed",
    "python_thread": "RuntimeError: a thread of Python's has failed",
    "qt_thread": "RuntimeError: a thread has failed",
    "painting": "nothing to paint with",
    "files": "OSError: [Errno 24]",
    "memory": "MemoryError",
}


@pytest.mark.parametrize("kinds", ["slot,python_thread,qt_thread,painting", "files", "memory"])
def test_a_failure_is_told_and_the_game_is_safe(tmp_path: Path, kinds: str) -> None:
    outcome = subprocess.run(
        [
            *(sys.executable, str(Path(__file__).with_name("failing.py")), kinds),
            *("--user-dir", "user", "--seed", "7"),
        ],
        env=environment(tmp_path, {"LANGUAGE": "en"}),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST_RUN_S,
        check=False,
    )

    assert outcome.returncode == 0
    told = [json.loads(line) for line in outcome.stdout.splitlines()]
    for kind, facts in zip(kinds.split(","), told, strict=True):
        assert "Your game is safe" in facts["told"]
        assert KINDS[kind] in facts["report"]
        assert str(tmp_path) not in facts["report"]
        assert KINDS[kind] in outcome.stderr  # as before
        assert len(actions_in(autosave(tmp_path))) == facts["length"]


KIB = 1024


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's limits")
@pytest.mark.parametrize("room", [0, 4096 * KIB])
def test_no_action_is_lost_when_the_memory_runs_out(tmp_path: Path, room: int) -> None:
    """It may play on, tell of it, or be ended by Qt, which cannot go on without a picture."""
    with Driven(tmp_path, "60+", "--user-dir", USER, "--seed", "5") as program:
        program.hear_until(lambda: len(program.actions) >= 20)
        program.limit_memory(room)
        with suppress(AssertionError, json.JSONDecodeError):  # it has ended, even in mid-word
            program.hear_turn()
        heard = program.actions
        program.kill()
    kept = actions_in(autosave(tmp_path))
    assert kept[: len(heard)] == heard
    assert found_at_a_start(tmp_path / USER) == kept


FAKED = [*Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]


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


@pytest.mark.skipif(
    sys.platform != "linux" or not FAKED, reason="no clock to set; the package libfaketime has one"
)
def test_a_game_goes_on_whatever_the_clock_says(tmp_path: Path) -> None:
    save_game(tmp_path / "begun.quinto", at("last-trick").saved())
    backwards = clock(tmp_path, "+10y x-10000000")  # a month in a third of a second
    with Driven(tmp_path, "51+", "--user-dir", USER, "begun.quinto", changes=backwards) as program:
        program.hear_until(lambda: len(program.actions) >= 51)
        program.hear_turn()
        assert program.told == []
        program.close()
    assert actions_in(autosave(tmp_path)) == program.actions

    left = tmp_path / USER / ".autosave.quinto-0123456789ab.new"
    left.write_bytes(b"half")  # by a write that was killed, in a future that is not to come
    os.utime(left, (4_000_000_000, 4_000_000_000))
    until, earlier = f"{len(program.actions) + 3}+", clock(tmp_path, "-30y")
    with Driven(tmp_path, until, "--user-dir", USER, changes=earlier) as again:
        again.hear()
        assert again.found == program.actions
        again.hear_turn()
        again.close()
    assert actions_in(autosave(tmp_path)) == again.actions
    assert again.actions[: len(program.actions)] == program.actions
    assert not left.exists()
    with closing(sqlite3.connect(tmp_path / USER / "history.db")) as history:
        assert history.execute("SELECT number FROM deals").fetchall() == [(1,)]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize(
    "how", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.quick), signal.SIGTERM]
)
def test_no_engine_stays_behind(tmp_path: Path, how: signal.Signals) -> None:
    with Child(tmp_path, ["-m", "quinto_desktop", "--seed", "5"]) as child:
        child.wait(lambda: child.engine is not None)
        if how is signal.SIGINT:  # Ctrl-C reaches both
            os.kill(child.engine or 0, how)
        child.kill(how)

        child.wait_for_the_last()
