"""What killed programs leave behind does not pile up, and nobody's work is cleared away."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from saved_games import played

from quinto_desktop.game.autosaving import find_kept_game
from quinto_desktop.game.paths import user_folders
from quinto_desktop.records import Autosave, backup_of, load_game, save_game
from quinto_desktop.records.disk.files import MOST_KEPT
from quinto_desktop.records.disk.lock import claim

GAME = played(seed=7, length=60)
AN_HOUR = 3600


def left(path: Path, age_s: float) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    then = time.time() - age_s
    os.utime(path, (then, then))
    return path


@pytest.mark.parametrize("age_s", [AN_HOUR, -AN_HOUR], ids=["old", "clock put back"])
def test_the_next_start_removes_what_killed_writes_have_left(tmp_path: Path, age_s: float) -> None:
    folders = user_folders(tmp_path)
    leavings = [
        left(folder / name, age_s)
        for folder in (folders.settings, folders.games)
        for name in (".settings.json-12ab.new", ".settings.json-12ab.old", ".unfinished-3-0.new")
    ]
    others = [
        left(folders.games / name, age_s)
        for name in ("unfinished-3.quinto", "x-12ab.new", ".x-12ab.newer", ".x-12xy.new", ".x")
    ]
    young = left(folders.games / ".mine.quinto-12ab.new", 5)  # its process may be at work
    find_kept_game(folders)
    assert not any(path.exists() for path in leavings)
    assert all(path.exists() for path in (*others, young))


def test_whoever_does_not_hold_the_lock_removes_nothing(tmp_path: Path) -> None:
    folders = user_folders(tmp_path)
    path = left(folders.games / ".unfinished-3.quinto-12ab.new", AN_HOUR)
    held = claim(folders.state)
    assert held is not None
    find_kept_game(folders)
    assert path.exists()
    held.release()
    find_kept_game(folders)
    assert not path.exists()


def test_saving_to_a_file_removes_what_was_left_beside_it_alone(tmp_path: Path) -> None:
    path = tmp_path / "An [odd] name*.quinto"
    gone = left(tmp_path / f".{path.name}-0123456789ab.new", AN_HOUR)
    kept = [
        left(tmp_path / ".another.quinto-0123456789ab.new", AN_HOUR),
        left(tmp_path / f".{path.name}-0123456789ac.new", 5),
    ]
    save_game(path, GAME)
    assert not gone.exists()
    assert all(other.exists() for other in kept)


def test_the_last_ten_damaged_autosaves_are_kept(tmp_path: Path) -> None:
    assert MOST_KEPT == 10
    autosave = Autosave(tmp_path)
    for number in range(1, 15):
        autosave.write(GAME)
        autosave.path.write_bytes(b"damaged %d" % number)
        assert autosave.read() is not None
        (aside,) = autosave.set_aside
        assert aside.name == f"autosave.damaged-{number}.quinto"
        kept = {path.read_bytes() for path in tmp_path.glob("autosave.damaged-*")}
        assert kept == {b"damaged %d" % each for each in range(max(1, number - 9), number + 1)}
    autosave.release()


def test_all_autosaves_of_a_newer_quinto_are_kept(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    for _ in range(MOST_KEPT + 3):
        autosave.write(GAME)
        assert autosave.settle()
        autosave.path.write_bytes(
            backup_of(autosave.path).read_bytes().replace(b'"version": 4', b'"version": 5', 1)
        )
        assert autosave.read() is not None
    assert len([*tmp_path.glob("autosave.newer-*")]) == MOST_KEPT + 3
    autosave.release()


def test_a_gap_among_the_damaged_ones_is_not_filled(tmp_path: Path) -> None:
    for number in (2, 5):
        (tmp_path / f"autosave.damaged-{number}.quinto").write_bytes(b"mine")
    (tmp_path / "autosave.damaged-007.quinto").write_bytes(b"mine")
    save_game(tmp_path / "autosave.quinto~", GAME)
    (tmp_path / "autosave.quinto").write_bytes(b"damaged")
    autosave = Autosave(tmp_path)
    assert autosave.read() == GAME
    assert [path.name for path in autosave.set_aside] == ["autosave.damaged-6.quinto"]
    assert load_game(backup_of(autosave.path)) == GAME
    autosave.release()
