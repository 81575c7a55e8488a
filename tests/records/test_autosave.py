"""The game continues where it was, however the program ended."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from faulty_files import refused_place
from powerless import forbids, powerless
from saved_games import ROUND, RUBBER, TWO, assert_told, cut_at, played

from quinto_desktop.records import (
    Autosave,
    Fault,
    Message,
    Part,
    RecordError,
    SavedGame,
    backup_of,
    encode,
    load_game,
)
from quinto_desktop.records.saves.migrations import VERSION
from quinto_desktop.rules import Deal, RuleOptions

WHOLE = played(seed=7)
SECOND_DEAL = [n for n, action in enumerate(WHOLE.actions) if isinstance(action, Deal)][1]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    kept = Autosave(tmp_path / "state" / "quinto")
    yield kept
    kept.release()


def at(length: int) -> SavedGame:
    return cut_at(WHOLE, length)


def names(autosave: Autosave) -> set[str]:
    return {entry.name for entry in autosave.folder.iterdir()}


def test_nothing_is_kept_at_first(autosave: Autosave) -> None:
    assert autosave.read() is None


def test_every_action_of_a_game_is_kept(autosave: Autosave) -> None:
    for length in range(len(WHOLE.actions) + 1):
        autosave.write(at(length))
        assert load_game(autosave.path) == at(length)
    assert autosave.read() == WHOLE
    assert names(autosave) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}


@pytest.mark.parametrize("rules", [ROUND, TWO], ids=["round", "two with a draw"])
def test_every_action_of_another_form_is_kept(autosave: Autosave, rules: RuleOptions) -> None:
    whole = played(seed=7, rules=rules, length=150)
    for length in range(len(whole.actions) + 1):
        autosave.write(cut_at(whole, length))
        assert load_game(autosave.path) == cut_at(whole, length)
    assert autosave.read() == whole


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
    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        autosave.write(at(1))
        with pytest.raises(RecordError) as caught:
            autosave.settle()
        assert_told(caught.value)
        assert caught.value.message.code is Fault.NOT_SAVED
        assert load_game(autosave.path) == at(1)
    autosave.write(at(2))
    assert autosave.settle()
    assert load_game(backup_of(autosave.path)) == at(2)


def test_without_memory_for_a_thread_the_game_is_forced_to_the_disk_at_once(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

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
    with pytest.raises(RecordError) as caught:
        autosave.write(wrong)
    assert [part for part, _ in refused_place(caught.value)] == [Part.DEAL, Part.PLAY]
    assert autosave.read() == at(60)


def test_a_discarded_game_does_not_come_back(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.discard()
    assert autosave.read() is None
    autosave.discard()
    autosave.write(at(61))
    assert autosave.read() == at(61)


def test_a_crash_in_the_middle_of_discarding_does_not_bring_an_older_state_back(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.write(at(55))
    autosave.write(at(60))
    assert autosave.settle()
    remove = Path.unlink

    def crash_later(path: Path, missing_ok: bool = False) -> None:
        monkeypatch.setattr(Path, "unlink", crash)
        remove(path, missing_ok)

    def crash(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "unlink", crash_later)
    with pytest.raises(KeyboardInterrupt):
        autosave.discard()
    assert autosave.read() == at(60)


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
        with pytest.raises(RecordError) as caught:
            autosave.read()
        assert_told(caught.value)
        for place, data in ((1, b"first"), (2, b"second")):
            aside = f"autosave.damaged-{number + place}.quinto"
            names = caught.value.message.values["names"]
            assert isinstance(names, tuple)
            assert names[place - 1] == aside
            assert (autosave.folder / aside).read_bytes() == data
        assert autosave.read() is None


def test_the_autosave_of_a_newer_quinto_is_set_aside_and_told(autosave: Autosave) -> None:
    autosave.write(at(60))
    assert autosave.settle()
    document = {**json.loads(encode(at(60))), "version": VERSION + 1}
    for path in (autosave.path, backup_of(autosave.path)):
        path.write_text(json.dumps(document))
    with pytest.raises(RecordError) as caught:
        autosave.read()
    assert_told(caught.value)
    assert caught.value.message == Message(
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
            with pytest.raises(RecordError) as caught:
                action()
            assert_told(caught.value)
            assert caught.value.message == Message(Fault.AUTOSAVE_FORBIDDEN, path=forbidden)
    assert not later.set_aside
    assert {path: path.read_bytes() for path in autosave.folder.iterdir()} == before
    later.discard()
    later.release()


@forbids
def test_a_kept_game_without_permissions_stays_where_it_is(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.release()
    autosave.path.chmod(0)
    later = Autosave(autosave.folder)
    with pytest.raises(RecordError) as caught:
        powerless(later.read)
    assert caught.value.message.code is Fault.AUTOSAVE_FORBIDDEN
    autosave.path.chmod(0o600)
    assert later.read() == at(60)
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
        with pytest.raises(RecordError) as caught:
            action()
        assert_told(caught.value)
        assert caught.value.message.code is Fault.ALREADY_RUNNING
    assert autosave.read() == at(60)
    autosave.release()
    assert second.acquire()
    assert not autosave.acquire()
    assert second.read() == at(60)
    second.release()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        with pytest.raises(RecordError) as caught:
            Autosave(folder).acquire()
        assert_told(caught.value)
        assert caught.value.message.code is Fault.AUTOSAVE_OFF


WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from quinto_desktop.records import Autosave, decode
autosave = Autosave(Path(sys.argv[1]))
whole = decode(sys.stdin.buffer.read())
for length in range(len(whole.actions) + 1):
    autosave.write(replace(whole, actions=whole.actions[:length]))
    print(length, flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_a_program_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path, seed: int) -> None:
    """The writer is killed while writing; nothing that it has reported as saved may be missing."""
    reported = random.Random(seed).randrange(len(WHOLE.actions) - 20)
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as writer:
        assert writer.stdin is not None
        assert writer.stdout is not None
        writer.stdin.write(encode(WHOLE))
        writer.stdin.close()
        for _ in range(reported + 1):
            last = int(writer.stdout.readline())
        assert not Autosave(tmp_path).acquire()
        writer.kill()
    assert last == reported
    autosave = Autosave(tmp_path)
    game = autosave.read()
    assert game is not None
    assert not autosave.set_aside
    assert len(game.actions) >= reported
    assert game.actions == WHOLE.actions[: len(game.actions)]
    assert names(autosave) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}
    autosave.release()
