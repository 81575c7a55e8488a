"""Quinto's own files are for the user alone; those he saves elsewhere are like any other's."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from saved_games import played

from quinto_desktop.game.autosaving import find_kept_game
from quinto_desktop.game.paths import UserFolders, user_folders
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.public import *

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")

OLD = played(seed=7, length=20)
NEW = played(seed=7, length=60)


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def filled(folders: UserFolders) -> list[Path]:
    """Write one of each of Quinto's own files, twice, so that there are backups."""
    autosave = Autosave(folders.state)
    for game in (OLD, NEW):
        autosave.write(game)
        Shelf(folders.games).put(game)
    autosave.release()
    for theme in ("night", "light"):
        save_settings(folders.settings / "settings.json", Settings(theme=theme))
    return [
        *(autosave.path, backup_of(autosave.path)),
        *(folders.settings / "settings.json", folders.settings / "settings.json~"),
        *folders.games.iterdir(),
    ]


def test_own_files_and_folders_are_for_the_user_alone(tmp_path: Path) -> None:
    folders = UserFolders(tmp_path / "config", tmp_path / "state", tmp_path / "games")
    assert {mode(path) for path in filled(folders)} == {0o600}
    assert {mode(path) for path in (folders.settings, folders.state, folders.games)} == {0o700}
    claim(tmp_path / "claimed")
    assert mode(tmp_path / "claimed") == 0o700


def test_what_an_earlier_quinto_has_written_is_tightened_at_the_start(tmp_path: Path) -> None:
    whole = tmp_path / "config"
    folders = UserFolders(whole, tmp_path / "state", tmp_path / "games", (whole,))
    own = filled(folders)
    others = [folders.games / "evening.quinto", folders.settings / "notes.txt"]
    for path in others:
        path.write_bytes(b"mine")
    for path in (*own, *others):
        path.chmod(0o644)
    for path in (whole, folders.state):
        path.chmod(0o755)
    find_kept_game(folders)
    assert {mode(path) for path in own} == {0o600}
    assert {mode(path) for path in others} == {0o644}
    assert (mode(whole), mode(folders.state)) == (0o700, 0o755)


def test_a_folder_that_the_user_has_chosen_keeps_its_mode(tmp_path: Path) -> None:
    folders = user_folders(tmp_path)
    own = filled(folders)
    for path in (tmp_path, folders.games):
        path.chmod(0o755)
    own[0].chmod(0o644)
    find_kept_game(folders)
    assert (mode(tmp_path), mode(folders.games), mode(own[0])) == (0o755, 0o700, 0o600)


def test_a_game_saved_elsewhere_has_the_usual_mode_or_keeps_its_own(tmp_path: Path) -> None:
    path = tmp_path / "evening.quinto"
    save_game(path, OLD)
    assert mode(path) == 0o644
    path.chmod(0o664)
    save_game(path, NEW)
    assert (mode(path), mode(backup_of(path))) == (0o664, 0o664)


def _as_another_user(patch: pytest.MonkeyPatch) -> None:
    other = os.geteuid() + 1
    patch.setattr(os, "geteuid", lambda: other)


@pytest.mark.parametrize("name", ["autosave.quinto", "autosave.quinto~"])
def test_a_link_that_another_user_has_laid_is_replaced_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    precious = tmp_path / "precious"
    precious.write_bytes(b"mine")
    state = tmp_path / "state"
    state.mkdir()
    (state / name).symlink_to(precious)
    autosave = Autosave(state)
    _as_another_user(monkeypatch)
    autosave.write(OLD)
    assert autosave.settle()
    assert precious.read_bytes() == b"mine"
    assert not (state / name).is_symlink()
    assert load_game(state / name) == OLD
    autosave.release()


def test_settings_behind_the_users_own_link_stay_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, path = tmp_path / "dotfiles.json", tmp_path / "settings.json"
    kept.write_bytes(b"{}")
    path.symlink_to(kept)
    save_settings(path, Settings(theme="night"))
    assert path.is_symlink()
    assert load_settings(kept)[0].theme == "night"
    _as_another_user(monkeypatch)
    save_settings(path, Settings(theme="light"))
    assert not path.is_symlink()
    assert load_settings(kept)[0].theme == "night"
    assert load_settings(path)[0].theme == "light"


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "autosave.lock").symlink_to(tmp_path / "elsewhere")
    lock = claim(tmp_path)
    assert lock is not None
    assert not lock.is_held
    assert not (tmp_path / "elsewhere").exists()
