"""The game continues where it was, however the program ended, whatever became of its folder."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from faulty_files import names, refused, refused_place
from saved_games import RUBBER, assert_told, cut_at, played

from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.faults import HistoryError
from quinto_desktop.records.game_file import GameFile
from quinto_desktop.records.history import mending
from quinto_desktop.records.public import *
from quinto_desktop.records.saves.migrations import VERSION
from quinto_desktop.rules import Deal

WHOLE = played(seed=7)
SECOND_DEAL = [n for n, action in enumerate(WHOLE.actions) if isinstance(action, Deal)][1]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    kept = Autosave(tmp_path / "state" / "quinto")
    yield kept
    kept.release()


def at(length: int) -> SavedGame:
    return cut_at(WHOLE, length)


def test_nothing_is_kept_at_first(autosave: Autosave) -> None:
    assert autosave.read() is None


def test_every_action_of_a_game_is_kept(autosave: Autosave) -> None:
    for length in range(len(WHOLE.actions) + 1):
        autosave.write(at(length))
        assert load_game(autosave.path) == at(length)
    assert autosave.read() == WHOLE
    assert names(autosave.folder) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}


def test_undo_another_game_and_other_people_are_kept_too(autosave: Autosave) -> None:
    other = played(seed=4, length=50)
    rubber = played(seed=7, rules=RUBBER, length=50)
    fresh = played(seed=7, length=0)
    for game in (at(60), at(40), at(70), other, rubber, at(60), fresh, rubber, WHOLE):
        autosave.write(game)
        assert autosave.read() == game
    assert encode(WHOLE) == autosave.path.read_bytes()


def test_the_backup_is_the_game_as_it_has_reached_the_disk(autosave: Autosave) -> None:
    for length in range(SECOND_DEAL + 10):
        autosave.write(at(length))
    assert autosave.settle()
    assert load_game(backup_of(autosave.path)) == at(SECOND_DEAL + 9)


def test_what_is_done_reaches_the_disk_by_itself(autosave: Autosave) -> None:
    backup = backup_of(autosave.path)
    for length in (1, 2, 3):
        autosave.write(at(length))
        while not backup.exists() or load_game(backup) != at(length):
            threading.Event().wait(0.01)  # for a thread that nobody tells of


def test_no_action_waits_for_the_disk(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk answers only once all actions have been written."""
    assert autosave.acquire()
    answers = threading.Event()
    waiting: set[threading.Thread] = set()
    sync = os.fsync

    def slow_sync(descriptor: int) -> None:
        waiting.add(threading.current_thread())
        assert answers.wait(60)
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", slow_sync)
    for length in range(1, SECOND_DEAL + 10):
        autosave.write(at(length))
    assert not autosave.settle(0)
    answers.set()
    assert autosave.settle()
    assert threading.main_thread() not in waiting
    assert load_game(backup_of(autosave.path)) == at(SECOND_DEAL + 9)


def test_what_cannot_be_forced_to_the_disk_is_told_with_the_next_action(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", Mock(side_effect=OSError(errno.EIO, os.strerror(errno.EIO))))
        autosave.write(at(1))
        assert refused(autosave.settle).code is Fault.NOT_SAVED
        assert load_game(autosave.path) == at(1)
    autosave.write(at(2))
    assert autosave.settle()
    assert load_game(backup_of(autosave.path)) == at(2)


def test_without_memory_for_a_thread_the_game_is_forced_to_the_disk_at_once(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Mock(side_effect=RuntimeError("can't start new thread"))
    monkeypatch.setattr(threading.Thread, "start", refuse)
    for length in (1, 2, 3):
        autosave.write(at(length))
        assert load_game(backup_of(autosave.path)) == at(length)


def test_an_illegal_game_is_refused_and_the_kept_one_stays(autosave: Autosave) -> None:
    autosave.write(at(60))
    wrong = SavedGame(
        WHOLE.rules,
        WHOLE.source,
        WHOLE.first_dealer,
        WHOLE.players,
        (*WHOLE.actions[:60], WHOLE.actions[50]),
    )
    place = refused_place(lambda: autosave.write(wrong))
    assert [part for part, _ in place] == [Part.DEAL, Part.PLAY]
    assert autosave.read() == at(60)


def test_a_discarded_game_does_not_come_back(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.discard()
    assert autosave.read() is None
    autosave.discard()
    autosave.write(at(61))
    assert autosave.read() == at(61)


@pytest.mark.parametrize("data", [b"", b"\0" * 4096, encode(at(60))[:-9]])
def test_a_damaged_autosave_gives_its_backup_and_is_not_lost(
    autosave: Autosave, data: bytes
) -> None:
    autosave.write(at(55))
    autosave.write(at(60))
    assert autosave.settle()
    autosave.path.write_bytes(data)
    assert autosave.read() == at(60)
    aside = autosave.folder / "autosave.damaged-1.quinto"
    assert list(autosave.set_aside) == [aside]
    assert aside.read_bytes() == data
    autosave.write(at(56))
    assert autosave.read() == at(56)
    assert not autosave.set_aside


def test_if_both_are_damaged_both_are_set_aside_and_it_is_told(autosave: Autosave) -> None:
    for number in (0, 2):
        autosave.write(at(60))
        assert autosave.settle()
        autosave.path.write_bytes(b"first")
        backup_of(autosave.path).write_bytes(b"second")
        told = refused(autosave.read).values["names"]
        for place, data in ((1, b"first"), (2, b"second")):
            aside = f"autosave.damaged-{number + place}.quinto"
            assert isinstance(told, tuple)
            assert told[place - 1] == aside
            assert (autosave.folder / aside).read_bytes() == data
        assert autosave.read() is None


def test_the_autosave_of_a_newer_quinto_is_set_aside_and_told(autosave: Autosave) -> None:
    autosave.write(at(60))
    assert autosave.settle()
    document = {**json.loads(encode(at(60))), "version": VERSION + 1}
    for path in (autosave.path, backup_of(autosave.path)):
        path.write_text(json.dumps(document))
    assert refused(autosave.read) == Message(
        Fault.AUTOSAVE_NOT_OPENED,
        names=("autosave.newer-1.quinto", "autosave.newer-2.quinto"),
        folder=autosave.folder,
        fault=Message(Fault.NEWER_VERSION, version=str(VERSION + 1), known=VERSION),
    )
    assert [place.name for place in autosave.set_aside] == [
        "autosave.newer-1.quinto",
        "autosave.newer-2.quinto",
    ]
    autosave.write(at(1))
    assert json.loads(autosave.set_aside[0].read_text()) == document


def test_what_is_no_file_is_set_aside_as_unreadable(autosave: Autosave) -> None:
    autosave.write(at(55))
    autosave.write(at(60))
    autosave.path.unlink()
    autosave.path.mkdir()
    assert autosave.read() == at(60)
    assert [place.name for place in autosave.set_aside] == ["autosave.unreadable-1.quinto"]
    assert autosave.set_aside[0].is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators")
def test_a_link_to_nothing_is_set_aside_and_another_is_not_lost_for_it(autosave: Autosave) -> None:
    for number in (1, 2):
        autosave.write(at(60))
        autosave.path.unlink()
        autosave.path.symlink_to(f"nowhere-{number}")
        assert autosave.read() == at(60)
        assert os.readlink(autosave.set_aside[0]) == f"nowhere-{number}"
        assert autosave.set_aside[0].name == f"autosave.unreadable-{number}.quinto"


def _forbid(monkeypatch: pytest.MonkeyPatch, forbidden: Path) -> None:
    """Simulate a file without read permission, as real permissions do not stop root."""
    opened, access = Path.open, os.access

    def refuse(path: Path, mode: str = "r", **how: Any) -> Any:
        if path == forbidden and "r" in mode:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opened(path, mode, **how)

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(os, "access", lambda path, mode: path != forbidden and access(path, mode))


@pytest.mark.parametrize("of", ["file", "backup"])
def test_a_kept_game_that_may_not_be_read_stays_where_it_is(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch, of: str
) -> None:
    autosave.write(at(60))
    autosave.release()
    forbidden = autosave.path
    if of == "backup":  # then the file must not be moved either, for the message to be true
        autosave.path.write_bytes(b"damaged")
        forbidden = backup_of(autosave.path)
    before = {path: path.read_bytes() for path in autosave.folder.iterdir()}
    later = Autosave(autosave.folder)
    with monkeypatch.context() as patch:
        _forbid(patch, forbidden)
        for action in (later.read, lambda: later.write(at(1)), later.discard):
            assert refused(action) == Message(Fault.AUTOSAVE_FORBIDDEN, path=forbidden)
    assert not later.set_aside
    assert {path: path.read_bytes() for path in autosave.folder.iterdir()} == before
    later.discard()
    later.release()


def test_its_own_files_are_known_by_every_name(
    autosave: Autosave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # which may be on another drive
    autosave.write(at(60))
    roundabout = autosave.folder / ".." / autosave.folder.name
    for name in ("autosave.quinto", "autosave.quinto~", "autosave.lock"):
        assert autosave.owns(autosave.folder / name)
        assert autosave.owns(roundabout / name)
        assert autosave.owns(Path(os.path.relpath(autosave.folder / name)))
    for other in ("autosave.damaged-1.quinto", "autosave.quinto~~", "unfinished-1.quinto", "a\0b"):
        assert not autosave.owns(autosave.folder / other)
    assert not autosave.owns(tmp_path / "autosave.quinto")
    assert not autosave.owns(Path("/"))
    autosave.discard()
    assert autosave.owns(autosave.path)


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators")
def test_its_own_files_are_known_through_links(autosave: Autosave, tmp_path: Path) -> None:
    (tmp_path / "link.quinto").symlink_to(autosave.path)
    (tmp_path / "folder").symlink_to(autosave.folder)
    (tmp_path / "circle").symlink_to("circle")
    assert autosave.owns(tmp_path / "link.quinto")
    assert autosave.owns(tmp_path / "folder" / "autosave.quinto~")
    assert not autosave.owns(tmp_path / "circle")


def test_a_backup_alone_is_enough(autosave: Autosave) -> None:
    """This happens after a power cut, if the file system has lost the newest file."""
    autosave.write(at(60))
    assert autosave.settle()
    autosave.path.unlink()
    assert autosave.read() == at(60)


def test_what_a_killed_program_left_half_written_is_removed(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.release()
    leavings = [autosave.folder / f".autosave.quinto{end}" for end in ("-12.new", "~-34.new")]
    others = [autosave.folder / ".settings.json-56.new", autosave.folder / "autosave.quinto.txt"]
    for path in leavings + others:
        path.write_bytes(b"half")
    assert autosave.acquire()
    assert not any(path.exists() for path in leavings)
    assert all(path.exists() for path in others)


def test_a_second_program_is_told_and_changes_nothing(autosave: Autosave) -> None:
    assert autosave.acquire()
    assert autosave.acquire()
    autosave.write(at(60))
    second = Autosave(autosave.folder)
    assert not second.acquire()
    for action in (lambda: second.write(at(1)), second.read, second.discard):
        assert refused(action).code is Fault.ALREADY_RUNNING
    assert autosave.read() == at(60)
    autosave.release()
    assert second.acquire()
    assert not autosave.acquire()
    assert second.read() == at(60)
    second.release()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        assert refused(Autosave(folder).acquire).code is Fault.AUTOSAVE_OFF


# --------------------------------------------------------------- removed or replaced while it runs
displaced = pytest.mark.skipif(sys.platform == "win32", reason="what is open stays there")

OTHER = played(seed=8, length=40)


Harm = Callable[[Path], object]


def moved(folder: Path) -> None:
    """Take the folder away, and put an empty one there."""
    folder.rename(folder.with_name("before"))
    folder.mkdir()


def in_place_of_file(make: Harm) -> Harm:
    def harm(folder: Path) -> None:
        (folder / "autosave.quinto").unlink()
        make(folder / "autosave.quinto")

    return harm


def in_place_of_backup(make: Harm) -> Harm:
    def harm(folder: Path) -> None:
        (folder / "autosave.quinto~").unlink()
        make(folder / "autosave.quinto~")

    return harm


HARMS: dict[str, Harm] = {
    "folder removed": shutil.rmtree,
    "folder and its parent removed": lambda folder: shutil.rmtree(folder.parent),
    "folder moved": lambda folder: folder.rename(folder.with_name("before")),
    "folder replaced": moved,
    "file removed": lambda folder: (folder / "autosave.quinto").unlink(),
    "lock removed": lambda folder: (folder / "autosave.lock").unlink(),
    "a folder in its place": in_place_of_file(Path.mkdir),
    "a pipe in its place": in_place_of_file(os.mkfifo),
    "a link to nothing": in_place_of_file(lambda path: path.symlink_to("/missing/folder")),
    "a folder in the backup's place": in_place_of_backup(Path.mkdir),
}


@displaced
@pytest.mark.parametrize("name", HARMS)
def test_the_game_is_kept_in_the_same_place(autosave: Autosave, name: str) -> None:
    autosave.write(at(60))
    autosave.settle()
    HARMS[name](autosave.folder)
    for length in (61, 62):
        autosave.write(at(length))
        autosave.settle()
    assert load_game(autosave.path) == at(62)
    assert load_game(backup_of(autosave.path)) == at(62)
    # Nobody else can take its place, either.
    assert not Autosave(autosave.folder).acquire()


@displaced
@pytest.mark.parametrize("harm", [shutil.rmtree, moved])
def test_the_file_of_the_game_is_noted_again(
    autosave: Autosave, tmp_path: Path, harm: Harm
) -> None:
    file = GameFile(str(tmp_path / "evening.quinto"))
    autosave.write(at(60), file)
    autosave.settle()
    harm(autosave.folder)
    autosave.write(at(61), file)
    autosave.release()
    found = Autosave(autosave.folder)
    assert found.read() == at(61)
    assert found.file == file
    found.release()


@displaced
def test_another_game_that_has_come_there_is_not_lost(autosave: Autosave, tmp_path: Path) -> None:
    autosave.write(at(60))
    autosave.settle()
    other = Autosave(tmp_path / "other")
    other.write(OTHER)
    other.release()
    autosave.folder.rename(tmp_path / "before")
    (tmp_path / "other").rename(autosave.folder)
    autosave.write(at(61))
    autosave.settle()
    assert load_game(autosave.path) == at(61)
    aside = sorted(autosave.folder.glob("autosave.other-*.quinto"))
    assert [load_game(path) for path in aside] == [OTHER, OTHER]  # the file and its backup


@displaced
def test_another_program_that_has_come_there_keeps_its_game(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.settle()
    shutil.rmtree(autosave.folder)
    other = Autosave(autosave.folder)
    other.write(OTHER)
    for length in (61, 62):
        assert refused(partial(autosave.write, at(length))).code is Fault.ALREADY_RUNNING
    other.write(replace(OTHER, actions=OTHER.actions[:-1]))
    other.release()
    autosave.write(at(63))
    assert load_game(autosave.path) == at(63)
    kept = load_game(autosave.folder / "autosave.other-1.quinto")
    assert kept == replace(OTHER, actions=OTHER.actions[:-1])


@displaced
def test_a_file_in_the_place_of_the_folder_is_told_until_it_is_gone(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.settle()
    shutil.rmtree(autosave.folder)
    autosave.folder.write_text("no folder")
    assert refused(lambda: autosave.write(at(61))).code is Fault.AUTOSAVE_OFF
    assert autosave.folder.read_text() == "no folder"
    autosave.folder.unlink()
    autosave.write(at(62))
    assert load_game(autosave.path) == at(62)


@pytest.fixture
def deep(tmp_path: Path) -> Iterator[Path]:
    """A folder that Python's own functions go too deep to make or to remove."""
    yield Path(tmp_path, *["deep"] * 1200)
    subprocess.run(["rm", "-rf", tmp_path / "deep"], check=True)


def test_a_very_deep_folder_is_claimed_and_made_or_it_is_told(deep: Path) -> None:
    lock = claim(deep)
    assert lock is not None
    kept = Autosave(deep, lock)
    try:
        kept.write(at(10))
    except RecordError as error:  # where the system allows no such path
        assert_told(error)
    else:
        kept.settle()
        assert load_game(kept.path) == at(10)
    kept.release()


# -------- A damaged history that is replaced keeps its log until the new one is there
@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database whose last commit is in its log alone, as if its program had been killed."""
    made, path = tmp_path / "made.db", tmp_path / "history.db"
    with closing(sqlite3.connect(made)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE deals (number INTEGER)")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("INSERT INTO deals VALUES (7)")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{made}{suffix}", f"{path}{suffix}")
    return path


def deals_in(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM deals")]


def fill(new: Path, aside: Path) -> int:
    """Take over everything, from a copy: SQLite would write the log into the file."""
    copy = aside.with_name("copy.db")
    for suffix in ("", "-wal"):
        shutil.copy(f"{aside}{suffix}", f"{copy}{suffix}")
    with closing(sqlite3.connect(new)) as connection, connection:
        connection.execute("CREATE TABLE deals (number INTEGER)")
        rows = [(number,) for number in deals_in(copy)]
        connection.executemany("INSERT INTO deals VALUES (?)", rows)
    return len(rows)


def test_where_it_cannot_be_replaced_all_is_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Mock(side_effect=PermissionError("a scanner has it open"))
    monkeypatch.setattr(mending, "patiently", refuse)
    with pytest.raises(HistoryError):
        mending.replaced(path, fill)
    assert deals_in(path) == [7]
    assert [one.name for one in path.parent.glob("*.damaged-*")] == []


def test_where_the_program_ends_before_it_is_replaced_nothing_is_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, pytest.raises(SystemExit):
        patch.setattr(mending, "patiently", Mock(side_effect=SystemExit))
        mending.replaced(path, fill)
    assert not path.with_name("history.db-wal").exists()

    mending.replaced(path, fill)
    assert deals_in(path) == [7]
