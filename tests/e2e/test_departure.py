"""Told to end by a signal, or by the death of the screen, the program ends as by “Quit”."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from positions import at
from processes import USER, Driven, actions_in, autosave
from screens import x_server

from quinto_desktop.records import save_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

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


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_it_as_the_menu_does(
    tmp_path: Path, quit_by_menu: dict[str, Any], how: signal.Signals
) -> None:
    with Driven(begun(tmp_path), PLAYED, *ARGUMENTS) as program:
        program.hear_turn()
        program.send(how)
        assert program.outcome() == (128 + how, "")
    assert left(tmp_path) == quit_by_menu


def test_a_signal_ends_it_while_a_message_is_open(tmp_path: Path) -> None:
    with Driven(tmp_path, PLAYED, "--user-dir", USER, "missing.quinto") as program:
        program.hear_telling("could not be opened")
        program.send(signal.SIGTERM)
        assert program.outcome() == (128 + signal.SIGTERM, "")
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
