"""Whatever fails around or in the running program, the game is safe and goes on afterwards."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from examples import at_night
from positions import at
from processes import USER, Child, Driven, actions_in, actions_of, autosave, found_at_a_start
from screens import x_server

from quinto_desktop.records import Autosave, save_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

FAILING = Path(__file__).with_name("failing.py")
KINDS = {
    "slot": "RuntimeError: a slot has failed",
    "python_thread": "RuntimeError: a thread of Python's has failed",
    "qt_thread": "RuntimeError: a thread has failed",
    "painting": "nothing to paint with",
    "files": "OSError: [Errno 24]",
    "memory": "MemoryError",
}


@pytest.mark.parametrize("kinds", ["slot,python_thread,qt_thread,painting,files", "memory"])
def test_a_failure_is_told_and_the_game_is_safe(tmp_path: Path, kinds: str) -> None:
    command = [str(FAILING), kinds, "--user-dir", USER, "--seed", "7"]
    with Child(tmp_path, command, {"LANGUAGE": "en"}) as program:
        outcome = program.completed()

    assert outcome.returncode == 0
    told = [json.loads(line) for line in outcome.stdout.splitlines()]
    for kind, facts in zip(kinds.split(","), told, strict=True):
        assert "Your game is safe" in facts["told"]
        assert KINDS[kind] in facts["report"]
        assert str(tmp_path) not in facts["report"]
        assert KINDS[kind] in outcome.stderr  # as before
        assert len(actions_in(autosave(tmp_path))) == facts["length"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's limits")
@pytest.mark.parametrize("room", at_night([4 * 2**20], [0]))
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
    begun = at("last-trick")
    kept = Autosave(tmp_path / USER)
    kept.write(begun.saved())
    kept.release()
    left = tmp_path / USER / ".autosave.quinto-0123456789ab.new"
    left.write_bytes(b"half")  # by a write that was killed
    for path in (tmp_path / USER).iterdir():
        os.utime(path, (4_000_000_000, 4_000_000_000))  # in a future that is not to come
    backwards = clock(tmp_path, "-20y x-3000000")  # a month in a second
    with Driven(tmp_path, "55+", "--user-dir", USER, changes=backwards) as program:
        program.hear()
        assert program.found == actions_of(begun)
        program.hear_turn()
        assert program.told == []
        program.close()
    assert actions_in(autosave(tmp_path)) == program.actions
    assert program.actions[: begun.length] == actions_of(begun)
    assert not left.exists()
    with closing(sqlite3.connect(tmp_path / USER / "history.db")) as history:
        assert history.execute("SELECT number FROM deals").fetchall() == [(1,)]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.quick
def test_no_engine_stays_behind(tmp_path: Path) -> None:
    with Child(tmp_path, ["-m", "quinto_desktop", "--seed", "5"]) as child:
        child.wait(lambda: child.engine is not None)
        child.kill()

        child.wait_for_the_last()


# -------- Told to end by a signal, or by the death of the screen, the program ends as by “Quit”
ARGUMENTS = ("--user-dir", USER, "begun.quinto")
PLAYED = "53+"  # into the second deal: the first is in the history


def begun(home: Path) -> Path:
    """Leave a game in its last trick in a home, for a program to open."""
    save_game(home / "begun.quinto", at("last-trick").saved())
    return home


def left(home: Path) -> dict[str, Any]:
    """What a run has left behind: the names of all files, and what they hold of it."""
    user = home / USER
    names = sorted(str(path.relative_to(user)) for path in user.rglob("*"))
    settings = json.loads((user / "settings.json").read_text())
    with sqlite3.connect(user / "history.db") as history:
        deals = history.execute("SELECT count(*) FROM deals").fetchone()
    history.close()
    return {
        "names": names,
        "has_geometry": settings["window_geometry"] is not None,
        "deals": deals,
        "kept": actions_in(autosave(home)),
    }


@pytest.fixture(scope="module")
def quit_by_menu(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is left behind when the window is closed."""
    home = begun(tmp_path_factory.mktemp("home"))
    with Driven(home, PLAYED, *ARGUMENTS) as program:
        program.hear_turn()
        program.close()
    found = left(home)
    assert found["has_geometry"]
    assert found["deals"] == (1,)
    assert "window.socket" not in found["names"]
    assert "history.db-wal" not in found["names"]
    return found


def test_a_signal_ends_it_as_the_menu_does(tmp_path: Path, quit_by_menu: dict[str, Any]) -> None:
    """Ctrl-C reaches the engine as well."""
    with Driven(begun(tmp_path), PLAYED, *ARGUMENTS) as program:
        program.hear_turn()
        os.kill(program.engine or 0, signal.SIGINT)
        program.send(signal.SIGINT)
        assert program.outcome() == (128 + signal.SIGINT, "")
    assert left(tmp_path) == quit_by_menu


def test_a_signal_ends_it_while_a_message_is_open(tmp_path: Path) -> None:
    with Driven(tmp_path, PLAYED, "--user-dir", USER, "missing.quinto") as program:
        program.hear_telling("could not be opened")
        program.send(signal.SIGHUP)
        assert program.outcome() == (128 + signal.SIGHUP, "")
    assert left(tmp_path)["has_geometry"]


def test_a_second_signal_ends_it_even_if_it_hangs(tmp_path: Path) -> None:
    """The driver holds the program in the middle of action 9."""
    with Driven(tmp_path, "9", "--user-dir", USER, "--seed", "5") as program:
        program.hear_until(lambda: len(program.actions) == 9)
        program.send(signal.SIGTERM)

        def ask_again() -> bool:
            program.send(signal.SIGTERM)
            return False

        with pytest.raises(AssertionError, match="has ended"):
            program.wait(ask_again)
        assert program.outcome()[0] == -signal.SIGTERM
    assert actions_in(autosave(tmp_path)) == program.actions


# ------------------------------------------------------------------- the screen
@contextmanager
def compositor(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, str | None]]]:
    """A Wayland compositor to be killed, and what a program must know to find it."""
    folder.mkdir(mode=0o700)
    runtime = {"XDG_RUNTIME_DIR": str(folder)}
    with subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=quinto", "--no-config"],
        env=os.environ | runtime,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=False,
    ) as server:
        assert server.stderr is not None
        while not (folder / "quinto").is_socket():
            if server.poll() is not None:
                pytest.skip("weston does not start here")
            server.stderr.readline()  # it says all that it does
        names = {"WAYLAND_DISPLAY": "quinto", "QT_QPA_PLATFORM": "wayland", "DISPLAY": None}
        try:
            yield server, {**runtime, **names}
        finally:
            server.kill()


Screen = Callable[[Path], Any]


@pytest.mark.parametrize(
    ("screen", "needed"),
    [pytest.param(x_server, "Xvfb", id="X"), pytest.param(compositor, "weston", id="Wayland")],
)
def test_the_death_of_the_screen_ends_it_as_the_menu_does(
    tmp_path: Path, quit_by_menu: dict[str, Any], screen: Screen, needed: str
) -> None:
    if shutil.which(needed) is None:
        pytest.skip(f"there is no {needed}")
    with (
        screen(tmp_path / "run") as (server, changes),
        Driven(begun(tmp_path), PLAYED, *ARGUMENTS, changes=changes) as program,
    ):
        program.hear_turn()
        server.kill()
        status, told = program.outcome()
    assert status == 1
    assert "connection broke" in told
    assert "Traceback" not in told
    assert left(tmp_path) == quit_by_menu
