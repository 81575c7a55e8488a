"""Folders that vanish, forbid or have odd names, and three copies: the program loses nothing."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from processes import (
    PATIENT,
    USER,
    Child,
    Driven,
    actions_in,
    autosave,
    found_at_a_start,
    run_second,
)

from quinto_desktop.records import load_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

ARGUMENTS = ("--user-dir", USER, "--seed", "5")


# ------------------------------------------------------------------- removed and replaced
def emptied(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(shutil.rmtree, id="removed"),
        pytest.param(emptied, id="replaced"),
        pytest.param(lambda folder: folder.rename(folder.parent / "before"), id="moved"),
    ],
)
def test_what_vanished_while_it_ran_is_there_again_when_it_ends(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    with Driven(tmp_path, "9+", *ARGUMENTS) as program:
        program.hear_turn()
        with program.stopped():  # nothing is written meanwhile
            harm(tmp_path / USER)
        program.close()
    assert found_at_a_start(tmp_path / USER) == program.actions


# ------------------------------------------------------------------- forbidden
def without_power() -> None:
    """Let permissions count for this process, even if it is root's."""
    libc = ctypes.CDLL(None)
    drop_from_bounds = 24
    for capability in (1, 2):  # to write, and to read, whatever the permissions
        libc.prctl(drop_from_bounds, capability, 0, 0, 0)


class Powerless(Driven):
    """A driven program for which permissions count."""

    begin = staticmethod(without_power)


@pytest.mark.skipif(sys.platform != "linux", reason="drops privileges as on Linux")
def test_a_folder_that_forbids_writing_is_told_of_and_stays_as_it_was(tmp_path: Path) -> None:
    with Driven(tmp_path, "7+", *ARGUMENTS) as program:
        program.hear_turn()
        settled = program.actions
        program.close()
    before = {path: path.read_bytes() for path in (tmp_path / USER).iterdir() if path.is_file()}
    for path in before:
        path.chmod(0o400)
    (tmp_path / USER).chmod(0o500)

    with Powerless(tmp_path, "9+", "--user-dir", USER) as program:
        program.hear_telling("Quinto cannot autosave the game in")
        program.hear_until(lambda: len(program.actions) >= 9)
        program.close()

    (tmp_path / USER).chmod(0o700)
    after = {path: path.read_bytes() for path in (tmp_path / USER).iterdir() if path.is_file()}
    assert after == before
    for path in before:
        path.chmod(0o600)
    assert found_at_a_start(tmp_path / USER) == settled


@pytest.mark.skipif(sys.platform != "linux", reason="drops privileges as on Linux")
@pytest.mark.parametrize("mode", [0o500, 0])
def test_a_folder_that_forbids_writing_while_it_runs_keeps_the_last_state(
    tmp_path: Path, mode: int
) -> None:
    with Powerless(tmp_path, "7+", *ARGUMENTS) as program:
        program.hear_turn()
        settled = program.actions
        (tmp_path / USER).chmod(mode)
        program.close()
    (tmp_path / USER).chmod(0o700)
    assert found_at_a_start(tmp_path / USER) == settled


# ------------------------------------------------------------------- odd names
NAMES = (
    "my  games ",
    "🃏🂡 ♥",
    os.fsdecode(b"caf\xe9 \xff"),  # no UTF-8
    "two\nlines",
    "\u05e9\u05dc\u05d5\u05dd \u202e",  # right to left
    'it\'s "%s" $HOME `id` <b>&amp;',
)


def test_folders_and_a_file_may_have_any_name(tmp_path: Path) -> None:
    home = tmp_path.joinpath(*NAMES)
    home.mkdir(parents=True)
    with Driven(home, "7+", "--seed", "5", changes={"XDG_STATE_HOME": None}) as program:
        program.hear_turn()
        program.close()
    kept = home / ".local/state/quinto/autosave.quinto"
    assert actions_in(kept) == program.actions
    assert (home / ".config/quinto/settings.json").exists()
    name = "".join(NAMES)
    file = home / f"{name}.quinto"
    shutil.copy(kept, file)
    with Driven(home, "7+", "--user-dir", name, str(file)) as program:
        played = actions_in(file)
        program.hear_until(lambda: program.actions[: len(played)] == played)
        assert program.told == []
        program.close()


# ------------------------------------------------------------------- copies
def test_three_games_come_to_one_window_and_what_was_played_is_kept(tmp_path: Path) -> None:
    with Driven(tmp_path, "6+", *ARGUMENTS) as first, ThreadPoolExecutor() as threads:
        first.hear_turn()
        played = first.actions
        others = [
            threads.submit(run_second, tmp_path, "--user-dir", USER, "--seed", n) for n in "78"
        ]
        assert [other.result().returncode for other in others] == [0, 0]
        while load_game(autosave(tmp_path)).seed == 5:
            first.hear()
        first.hear_turn()
        first.close()
    shelf = tmp_path / USER / "games"
    assert played in [actions_in(path) for path in shelf.glob("*.quinto")]
    assert load_game(autosave(tmp_path)).seed in (7, 8)


def test_of_three_starts_at_the_same_moment_one_makes_the_window(tmp_path: Path) -> None:
    command = [str(PATIENT), "--user-dir", USER, "--seed"]
    with ExitStack() as stack:
        starts = [stack.enter_context(Child(tmp_path, [*command, seed])) for seed in "578"]
        while len(windows := [start for start in starts if not start.has_ended]) > 1:
            time.sleep(0.02)  # they ask each other; each start has its limit
        (window,) = windows
        assert [start.outcome() for start in starts if start is not window] == [(0, "")] * 2
        window.wait((autosave(tmp_path)).exists)
        window.send(signal.SIGTERM)
        assert window.outcome() == (128 + signal.SIGTERM, "")
    assert load_game(autosave(tmp_path)).seed in (5, 7, 8)
