"""The autosave's folder and files are removed or replaced while the program runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from saved_games import assert_told, cut_at, played

from quinto_desktop.records import Autosave, Fault, RecordError, SavedGame, backup_of, load_game
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.game_file import GameFile

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="what is open cannot be removed there"
)

WHOLE = played(seed=7)
OTHER = played(seed=8, length=40)

Harm = Callable[[Path], object]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    kept = Autosave(tmp_path / "state" / "quinto")
    yield kept
    kept.release()


def at(length: int) -> SavedGame:
    return cut_at(WHOLE, length)


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


def test_another_program_that_has_come_there_keeps_its_game(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.settle()
    shutil.rmtree(autosave.folder)
    other = Autosave(autosave.folder)
    other.write(OTHER)
    for length in (61, 62):
        with pytest.raises(RecordError) as caught:
            autosave.write(at(length))
        assert caught.value.message.code is Fault.ALREADY_RUNNING
    other.write(replace(OTHER, actions=OTHER.actions[:-1]))
    other.release()
    autosave.write(at(63))
    assert load_game(autosave.path) == at(63)
    kept = load_game(autosave.folder / "autosave.other-1.quinto")
    assert kept == replace(OTHER, actions=OTHER.actions[:-1])


def test_a_file_in_the_place_of_the_folder_is_told_until_it_is_gone(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.settle()
    shutil.rmtree(autosave.folder)
    autosave.folder.write_text("no folder")
    with pytest.raises(RecordError) as caught:
        autosave.write(at(61))
    assert caught.value.message.code is Fault.AUTOSAVE_OFF
    assert_told(caught.value)
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
