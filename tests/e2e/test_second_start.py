"""One window for each person's folders: a second start hands over what it was asked to do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
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
    run,
    run_second,
    said,
)

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.game.instance.channel import open_door
from quinto_desktop.records import load_game, save_game
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.rules import legal_actions

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


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


@pytest.mark.quick
def test_a_number_goes_to_the_first_window(tmp_path: Path) -> None:
    with Driven(tmp_path, "3+", "--user-dir", USER, "--seed", "7") as first:
        first.hear_turn()

        assert second(tmp_path, "--seed", "8").returncode == 0

        first.wait(lambda: number_of(autosave(tmp_path)) == 8)
        first.close()


def test_two_starts_at_the_same_moment_make_one_window(tmp_path: Path) -> None:
    file = saved_game(tmp_path, "evening.quinto")
    with Child(tmp_path, [str(PATIENT), "--user-dir", USER, "--seed", "7"]) as one:
        one.wait((tmp_path / USER / "autosave.lock").exists)

        assert second(tmp_path, file.name).returncode == 0

        one.wait(lambda: autosave(tmp_path).exists() and number_of(autosave(tmp_path)) == 9)
        assert actions_in(autosave(tmp_path))[:6] == actions_in(file)


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


def test_a_first_window_that_goes_leaves_the_place_to_the_second(tmp_path: Path) -> None:
    file = saved_game(tmp_path, "evening.quinto")
    with Driven(tmp_path, "7", "--user-dir", USER, "--seed", "7") as first:
        first.hear_until(lambda: len(first.actions) == 7)
        with Driven(tmp_path, "0+", "--user-dir", USER, file.name) as later:
            first.kill()
            later.hear_until(lambda: later.actions[:6] == actions_in(file))
            assert later.found == first.actions
            later.close()


@pytest.mark.parametrize(
    "user",
    [
        pytest.param("a folder " + "with a long name " * 9, id="longer than a socket may be"),
        pytest.param("Zoë 🂡", id="other letters"),
    ],
)
def test_any_folder_will_do(tmp_path: Path, user: str) -> None:
    file = saved_game(tmp_path, os.fsdecode(b"caf\xe9.quinto"))
    with Driven(tmp_path, "7+", "--user-dir", user, "--seed", "7") as first:
        first.hear_turn()
        assert run_second(tmp_path, "--user-dir", user, file.name).returncode == 0
        first.hear_until(lambda: first.actions[:6] == actions_in(file))
        first.close()


def test_other_folders_and_the_self_test_take_no_part(tmp_path: Path) -> None:
    """Even in the folder that the self-test is told to use, it touches no kept game."""
    with Driven(tmp_path, "7", "--user-dir", USER, "--seed", "7") as first:
        first.hear_until(lambda: len(first.actions) == 7)
        with Driven(tmp_path, "3+", "--user-dir", "another", "--seed", "5") as other:
            other.hear_turn()
            other.close()
        kept = autosave(tmp_path).read_bytes()
        outcome = run(tmp_path, "--user-dir", USER, "--selftest", "--seed", "31")
        assert (outcome.returncode, said(outcome.stderr)) == (0, "")
        assert autosave(tmp_path).read_bytes() == kept
