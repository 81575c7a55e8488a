"""Folders that vanish, forbid or have odd names, and three copies: the program loses nothing."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from processes import (
    LONGEST_RUN_S,
    PATIENT,
    USER,
    Child,
    Driven,
    actions_in,
    autosave,
    environment,
    found_at_a_start,
    run_second,
    said,
)

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.game.instance.channel import open_door
from quinto_desktop.records import load_game, save_game
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.rules import legal_actions

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

ARGUMENTS = ("--user-dir", USER, "--seed", "5")


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
def test_a_folder_that_forbids_everything_while_it_runs_keeps_the_last_state(
    tmp_path: Path,
) -> None:
    with Powerless(tmp_path, "7+", *ARGUMENTS) as program:
        program.hear_turn()
        settled = program.actions
        (tmp_path / USER).chmod(0)
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
    user = 2 * name  # longer than the path of a socket may be
    file = home / f"{name}.quinto"
    shutil.copy(kept, file)
    with Driven(home, "7+", "--user-dir", user, str(file)) as program:
        played = actions_in(file)
        program.hear_until(lambda: program.actions[: len(played)] == played)
        program.hear_turn()
        assert program.told == []
        other = saved_game(home, os.fsdecode(b"caf\xe9.quinto"))
        assert run_second(home, "--user-dir", user, other.name).returncode == 0
        program.hear_until(lambda: program.actions[:6] == actions_in(other))
        with Driven(home, "3+", "--user-dir", "another", "--seed", "5") as third:
            third.hear_turn()  # in its own folders it is the first
            third.close()
        program.close()


# ------------------------------------------------------------------- copies
@pytest.mark.quick
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


# -------- One window for each person's folders: a second start hands over what it was asked to do
def number_of(path: Path) -> int | None:
    return load_game(path).seed


def saved_game(home: Path, name: str, seed: int = 9) -> Path:
    """A game of six actions in a file of its own."""
    session = Session(numbered_game(usual_players(), seed=seed))
    session.apply(session.next_deal())
    while session.length < 6:
        session.apply(legal_actions(session.state)[0])
    save_game(home / name, session.saved())
    return home / name


def second(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the program again on the same folders."""
    return run_second(home, "--user-dir", USER, *arguments)


def test_what_a_second_start_wants_is_done_in_the_first_window(tmp_path: Path) -> None:
    file = saved_game(tmp_path, "evening.quinto")
    evening = file.read_bytes()
    with Driven(tmp_path, "7+", "--user-dir", USER, "--seed", "7") as first:
        first.hear_turn()
        before, kept = first.actions, autosave(tmp_path).read_bytes()

        # It wants nothing, and changes nothing.
        outcome = second(tmp_path)
        assert (outcome.returncode, said(outcome.stderr)) == (0, "")
        assert autosave(tmp_path).read_bytes() == kept

        # A file: it is kept under its name, and the game that was there goes to the shelf.
        outcome = second(tmp_path, file.name)
        assert (outcome.returncode, said(outcome.stderr)) == (0, "")
        first.hear_until(lambda: first.actions[:6] == actions_in(file))
        first.hear_turn()
        assert len(first.actions) > 6
        (shelved,) = (tmp_path / USER / "games").iterdir()
        assert actions_in(shelved) == before
        (told,) = first.told
        assert "Open recent" in told
        # What was lost: the first was killed, and game 7 resumed as “evening”, to be saved over it.
        assert first.found_if_killed(tmp_path) == first.actions == actions_in(autosave(tmp_path))
        assert json.loads((tmp_path / USER / "autosave.file").read_text())["file"] == str(file)
        assert number_of(autosave(tmp_path)) == number_of(file) == 9
        assert file.read_bytes() == evening

        # A file that cannot be opened, and another while that is told.
        assert second(tmp_path, "gone.quinto").returncode == 0
        first.hear_telling("could not be opened")
        assert first.actions == actions_in(autosave(tmp_path))
        outcome = second(tmp_path, file.name)
        assert outcome.returncode == 0
        assert "“evening.quinto” opens as soon as that is closed" in said(outcome.stderr)


def everything(home: Path) -> dict[Path, bytes]:
    """All that the program keeps, but for the copy that a thread of its own forces to the disk."""
    kept = [path for path in (home / USER).rglob("*") if not path.match("*autosave.quinto~*")]
    return {path: path.read_bytes() for path in kept if path.is_file()}


def second_at_a_terminal(home: Path, *arguments: str) -> tuple[int, str]:
    """Start the program again where somebody reads its standard error."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "quinto_desktop", "--user-dir", USER, *arguments],
        env=environment(home),
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
    )
    os.close(theirs)
    status = process.wait(LONGEST_RUN_S)
    words = os.read(ours, 10_000).decode()
    os.close(ours)
    return status, words


def test_a_first_window_that_hangs_is_told_of_and_nothing_is_changed(tmp_path: Path) -> None:
    file = saved_game(tmp_path, "evening.quinto")
    with Driven(tmp_path, "7", "--user-dir", USER, "--seed", "7") as first:
        first.hear_until(lambda: len(first.actions) == 7)  # and there it stands still
        before = everything(tmp_path)

        status, words = second_at_a_terminal(tmp_path, file.name)

        assert status == 2
        assert "Quinto is already running" in words
        assert words.count("quinto: ") == 1
        assert everything(tmp_path) == before
        first.kill()
    with Driven(tmp_path, "7+", "--user-dir", USER) as again:  # finds a socket that nobody hears
        again.hear_turn()
        assert again.found == first.actions
        assert second(tmp_path, file.name).returncode == 0
        again.hear_until(lambda: again.actions[:6] == actions_in(file))


def test_a_first_window_of_another_version_is_told_of(tmp_path: Path) -> None:
    """As it would answer: in words of its own."""
    (tmp_path / USER).mkdir()
    lock = claim(tmp_path / USER)
    door = open_door(tmp_path / USER)

    def answer() -> None:
        line, _ = door.socket.accept()
        with line:
            line.recv(10_000)
            line.sendall(b'{"protocol": 99, "reply": "yes"}\n')

    with ThreadPoolExecutor() as threads:
        answered = threads.submit(answer)
        status, words = second_at_a_terminal(tmp_path)
        answered.result()
    door.socket.close()

    assert lock is not None
    lock.release()
    assert status == 2
    assert "another version of Quinto" in words
