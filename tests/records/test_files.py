"""Saved games on disk: written whole or not at all, whatever happens meanwhile."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from faulty_files import names, refused
from saved_games import played

from quinto_desktop.game.autosaving import find_kept_game
from quinto_desktop.game.paths import user_folders
from quinto_desktop.records.autosave import MOST_KEPT, Shelf
from quinto_desktop.records.disk import files
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.faults import fault_text
from quinto_desktop.records.public import *
from quinto_desktop.rules import MatchForm, RuleOptions

OLD = played(length=20)
NEW = played(length=60)
no_links = Mock(side_effect=OSError(errno.EPERM, "not on this file system"))


def refusal(action: Callable[[], object]) -> str:
    return fault_text(refused(action))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Spiel mit Ömer.quinto"


def test_the_file_before_becomes_the_backup(path: Path) -> None:
    for game in (OLD, NEW, OLD):
        save_game(path, game)
    assert load_game(path) == OLD
    assert load_game(backup_of(path)) == NEW
    assert names(path.parent) == {path.name, f"{path.name}~"}


def test_a_crash_that_left_file_and_backup_the_same_does_no_harm(path: Path) -> None:
    save_game(path, OLD)
    os.link(path, backup_of(path))
    save_game(path, NEW)
    assert (load_game(path), load_game(backup_of(path))) == (NEW, OLD)
    assert names(path.parent) == {path.name, f"{path.name}~"}


def test_without_links_the_backup_is_a_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", no_links)
    save_game(path, OLD)
    save_game(path, NEW)
    assert (load_game(path), load_game(backup_of(path))) == (NEW, OLD)


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators")
def test_a_link_to_the_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = elsewhere / "link.quinto"
    save_game(path, OLD)
    link.symlink_to(path)
    save_game(link, NEW)
    assert link.is_symlink()
    assert load_game(path) == NEW


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_permissions_stay(path: Path) -> None:
    save_game(path, OLD)
    path.chmod(0o640)
    save_game(path, NEW)
    assert path.stat().st_mode & 0o777 == 0o640


FAULTS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.EACCES: "cannot write to",
    errno.EROFS: "cannot write to",
    errno.EIO: "the disk reports an error",
    errno.ESTALE: "the drive is not connected",
    9999: "was not saved: system error 9999. ",
}


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize(("code", "told"), FAULTS.items())
def test_a_save_that_fails_leaves_everything_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int, told: str
) -> None:
    save_game(path, OLD)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, call, Mock(side_effect=OSError(code, os.strerror(code))))
        assert told in refusal(lambda: save_game(path, NEW))
    assert path.read_bytes() == before
    assert names(path.parent) == {path.name}


def test_an_illegal_game_is_refused_before_anything_is_written(path: Path) -> None:
    save_game(path, OLD)
    wrong = replace(NEW, actions=NEW.actions[1:])
    refusal(lambda: save_game(path, wrong))
    assert load_game(path) == OLD
    assert names(path.parent) == {path.name}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices in the file system")
def test_a_pipe_or_a_device_is_neither_read_nor_written(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.quinto"
    os.mkfifo(pipe)
    for special in (pipe, Path(os.devnull)):
        assert "not a regular file" in refusal(partial(load_game, special))
        assert "not a regular file" in refusal(partial(save_game, special, OLD))


def test_a_folder_is_neither_read_nor_written(tmp_path: Path) -> None:
    assert "is a folder" in refusal(lambda: load_game(tmp_path))
    assert "is a folder" in refusal(lambda: save_game(tmp_path, OLD))


def test_a_missing_file_or_folder_is_told(path: Path) -> None:
    assert "does not exist. Choose another file" in refusal(lambda: load_game(path))
    assert "the folder “" in refusal(lambda: save_game(path / "deeper" / "x.quinto", OLD))
    save_game(path, OLD)
    assert "does not exist. Choose another file" in refusal(lambda: load_game(path / "x.quinto"))
    assert "the folder “" in refusal(lambda: save_game(path / "x.quinto", OLD))


def test_a_name_that_no_file_can_have_is_told(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    assert "name is too long" in refusal(lambda: save_game(path, OLD))
    if sys.platform != "win32":  # which only says that there is no such file
        assert "could not be read" in refusal(lambda: load_game(path))
    assert "could not be read" in refusal(lambda: load_game(tmp_path / "nul\0nul"))
    assert "no file can have that name" in refusal(lambda: save_game(tmp_path / "nul\0nul", OLD))


def test_a_write_protected_file_is_not_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(path, OLD)
    monkeypatch.setattr(os, "access", lambda *_: False)  # as for anybody but root
    assert "cannot write to" in refusal(lambda: save_game(path, NEW))
    assert load_game(path) == OLD


def test_a_file_that_may_not_be_read_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_game(path, OLD)
    monkeypatch.setattr(Path, "open", Mock(side_effect=PermissionError(errno.EACCES, "no")))
    assert "lack permission to read" in refusal(lambda: load_game(path))


def test_a_file_of_100_megabytes_is_refused_unread(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(path, OLD)
    os.truncate(path, 100 * 2**20)
    monkeypatch.setattr(Path, "open", Mock(side_effect=AssertionError("the file was opened")))
    assert "too large" in refusal(lambda: load_game(path))


def test_the_limit_is_exact(path: Path) -> None:
    data = encode(OLD)
    path.write_bytes(data + b" " * (files.GREATEST_SIZE - len(data)))
    assert load_game(path) == OLD
    os.truncate(path, files.GREATEST_SIZE + 1)
    assert "too large" in refusal(lambda: load_game(path))


def test_the_longest_match_is_far_below_the_limit() -> None:
    rules = RuleOptions(target=10_000, match=MatchForm.RUBBER)
    longest = played(rules=rules, length=10**6)
    data = encode(longest)
    assert len(replay(longest)[-1].after.games) == 3
    assert len(data) < files.GREATEST_SIZE / 6
    assert decode(data) == longest


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no files that lie about it")
def test_a_file_that_is_larger_than_it_says_is_refused() -> None:
    assert Path("/proc/self/status").stat().st_size == 0
    assert "too large" in refusal(lambda: files.read_file(Path("/proc/self/status"), 100))


@pytest.mark.skipif(sys.platform == "win32", reason="there they are none")
def test_elsewhere_these_are_names_like_any_other(tmp_path: Path) -> None:
    for name in ("nul.quinto", "a:b.quinto", "what?.quinto"):
        save_game(tmp_path / name, OLD)
        assert load_game(tmp_path / name) == OLD


WITHOUT_UTF_8 = """
import sys
from pathlib import Path
from quinto_desktop.identity import IDENTITY
from quinto_desktop.records import load_game, save_game
from quinto_desktop.records.settings import Settings, load_settings, save_settings
from quinto_desktop.resources import resource_text
import locale
assert locale.getencoding().lower() not in ("utf-8", "utf8"), locale.getencoding()
folder = Path(sys.argv[1])
game = load_game(folder / "told.quinto")
save_game(folder / "again.quinto", game)
assert load_game(folder / "again.quinto") == game
settings = Settings(recent_files=("/tmp/x",))
save_settings(folder / "settings.json", settings)
assert load_settings(folder / "settings.json") == (settings, [])
assert chr(0x2019) in IDENTITY.summary
"""


def test_no_text_depends_on_the_systems_encoding(tmp_path: Path) -> None:
    """Windows’ own is not UTF-8: neither is that of the locale C, if Python is kept from it."""
    save_game(tmp_path / "told.quinto", played(seed=3))
    environment = {**os.environ, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    subprocess.run([*command, "-c", WITHOUT_UTF_8, str(tmp_path)], env=environment, check=True)


# -------- What killed programs leave behind does not pile up, and nobody's work is cleared away
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
    assert files.MOST_KEPT == 10
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
    for _ in range(files.MOST_KEPT + 3):
        autosave.write(GAME)
        assert autosave.settle()
        autosave.path.write_bytes(
            backup_of(autosave.path).read_bytes().replace(b'"version": 5', b'"version": 6', 1)
        )
        assert autosave.read() is not None
    assert len([*tmp_path.glob("autosave.newer-*")]) == files.MOST_KEPT + 3
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


# -------- The last twenty unfinished games are kept, under numbers
@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data" / "games")


def unfinished(*numbers: int) -> set[str]:
    return {f"unfinished-{number}.quinto" for number in numbers}


def test_a_game_put_there_comes_back(shelf: Shelf) -> None:
    assert not shelf.folder.exists()
    path = shelf.put(GAME)
    assert path == shelf.folder / "unfinished-1.quinto"
    assert load_game(path) == GAME


def test_numbers_go_on_after_the_greatest_and_fill_no_gap(shelf: Shelf) -> None:
    for _ in range(3):
        shelf.put(GAME)
    (shelf.folder / "unfinished-2.quinto").unlink()
    assert shelf.put(GAME).name == "unfinished-4.quinto"
    (shelf.folder / "unfinished-4.quinto").rename(shelf.folder / "unfinished-90.quinto")
    assert shelf.put(GAME).name == "unfinished-91.quinto"
    assert names(shelf.folder) == unfinished(1, 3, 90, 91)


def test_the_last_twenty_are_kept(shelf: Shelf) -> None:
    assert MOST_KEPT == 20
    games = [played(seed=seed, length=6) for seed in range(23)]
    for number, game in enumerate(games, start=1):
        shelf.put(game)
        assert names(shelf.folder) == unfinished(*range(max(1, number - 19), number + 1))
    for number in range(4, 24):
        assert load_game(shelf.folder / f"unfinished-{number}.quinto") == games[number - 1]


def test_files_of_other_names_do_not_count_and_stay(shelf: Shelf) -> None:
    shelf.folder.mkdir(parents=True)
    foreign = {
        *("my game.quinto", "unfinished-.quinto", "unfinished-007.quinto", "unfinished--5.quinto"),
        *("unfinished-1 (copy).quinto", "unfinished-٣.quinto", "unfinished-²-.quinto"),
        *("unfinished-6.quinto~", "unfinished-8.txt"),
    }
    for name in foreign:
        (shelf.folder / name).write_bytes(b"mine")
    for _ in range(MOST_KEPT + 8):
        shelf.put(GAME)
    assert names(shelf.folder) == foreign | unfinished(*range(9, MOST_KEPT + 9))
    assert all((shelf.folder / name).read_bytes() == b"mine" for name in foreign)


def test_a_game_that_cannot_be_removed_is_no_reason_not_to_keep_another(shelf: Shelf) -> None:
    (shelf.folder / "unfinished-1.quinto").mkdir(parents=True)
    for _ in range(MOST_KEPT + 1):
        path = shelf.put(GAME)
    assert load_game(path) == GAME
    assert names(shelf.folder) == unfinished(1, *range(3, MOST_KEPT + 3))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper", tmp_path / "file" / "\n"):
        assert refused(partial(Shelf(folder).put, GAME)).code is Fault.SHELF_NOT_MADE


@pytest.mark.parametrize("has_links", [True, False], ids=["links", "no links"])
def test_two_programs_at_the_same_moment_lose_no_game(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    """The second one puts a game there while the first one, which has chosen a name, writes."""
    other = played(seed=8, length=60)
    sync = os.fsync

    def meanwhile(descriptor: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        Shelf(shelf.folder).put(other)
        sync(descriptor)

    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(os, "fsync", meanwhile)
    path = shelf.put(GAME)
    assert names(shelf.folder) == unfinished(1, 2)
    assert path.name == "unfinished-2.quinto"
    assert load_game(path) == GAME
    assert load_game(shelf.folder / "unfinished-1.quinto") == other
