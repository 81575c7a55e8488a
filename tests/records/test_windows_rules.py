"""Games, autosave, shelf, lock and settings work by the rules that Windows has for files."""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from examples import each
from faulty_files import names, refused
from saved_games import cut_at, played
from windows_rules import WindowsRules

from quinto_desktop.records import Autosave, Cause, Fault, Message, backup_of, load_game, save_game
from quinto_desktop.records.autosave import MOST_KEPT, Shelf
from quinto_desktop.records.settings import Settings, load_settings, save_settings

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not os.path.isdir("/dev/fd"),
    reason="the rules are there, or what is open cannot be listed",
)

OLD, NEW = played(length=20), played(length=60)
WHOLE = played(seed=7, length=80)


@pytest.fixture(autouse=True)
def rules(monkeypatch: pytest.MonkeyPatch) -> WindowsRules:
    return WindowsRules(monkeypatch)


@pytest.fixture
def autosave(rules: WindowsRules, tmp_path: Path) -> Iterator[Autosave]:
    kept = Autosave(tmp_path / "Local" / "quinto")
    yield kept
    kept.release()


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the program has waited for another one, without the waiting."""
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited


# --------------------------------------------------------------------- the rules themselves
def test_the_rules_refuse_what_windows_refuses(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    for file in (path, other):
        file.write_bytes(b"")
    with path.open("rb"):
        for action in (path.unlink, lambda: os.replace(other, path), lambda: path.rename("c")):
            with pytest.raises(PermissionError):
                action()
    assert (tmp_path / "A").exists()
    path.chmod(0o400)
    with pytest.raises(PermissionError):
        os.replace(other, path)
    with pytest.raises(PermissionError):
        os.open(tmp_path, os.O_RDONLY)
    with pytest.raises(AssertionError):
        (tmp_path / "nul.quinto").write_bytes(b"")


# --------------------------------------------------------------------- games
def test_a_game_is_saved_replaced_backed_up_and_read(tmp_path: Path) -> None:
    path = tmp_path / "Grüße 東京.quinto"
    for game in (OLD, NEW, OLD):
        save_game(path, game)
    assert (load_game(path), load_game(backup_of(path))) == (OLD, NEW)
    assert names(tmp_path) == {path.name, f"{path.name}~"}


def test_a_name_in_capitals_is_the_same_file(tmp_path: Path) -> None:
    save_game(tmp_path / "evening.quinto", OLD)
    save_game(tmp_path / "Evening.QUINTO", NEW)
    assert load_game(tmp_path / "EVENING.quinto") == NEW
    assert load_game(backup_of(tmp_path / "evening.quinto")) == OLD
    assert len(names(tmp_path)) == 2


def test_a_save_waits_until_a_scanner_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.quinto"
    save_game(path, OLD)
    scanner: IO[bytes] = path.open("rb")
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            scanner.close()

    monkeypatch.setattr(time, "sleep", sleep)
    save_game(path, NEW)
    assert len(waited) == 3
    assert (load_game(path), load_game(backup_of(path))) == (NEW, OLD)


def test_a_file_that_stays_open_elsewhere_is_told_and_kept(
    tmp_path: Path, waits: list[float]
) -> None:
    path = tmp_path / "evening.quinto"
    save_game(path, OLD)
    with path.open("rb"):
        fault = refused(lambda: save_game(path, NEW))
    assert (fault.code, fault.values["reason"]) == (Fault.NOT_SAVED, Message(Cause.IN_USE))
    assert 0.3 < sum(waits) < 0.5
    assert load_game(path) == OLD
    assert names(tmp_path) <= {path.name, f"{path.name}~"}


def test_a_file_that_another_program_reads_alone_is_told(
    rules: WindowsRules, tmp_path: Path, waits: list[float]
) -> None:
    path = tmp_path / "evening.quinto"
    save_game(path, OLD)
    rules.hold(path)
    fault = refused(lambda: load_game(path))
    assert (fault.code, fault.values["reason"]) == (Fault.NOT_READ, Message(Cause.IN_USE))
    rules.exclusive.clear()
    assert load_game(path) == OLD


def test_a_write_protected_backup_is_told_and_nothing_is_lost(
    tmp_path: Path, waits: list[float]
) -> None:
    path = tmp_path / "evening.quinto"
    save_game(path, OLD)
    save_game(path, NEW)
    backup_of(path).chmod(stat.S_IRUSR)
    assert refused(lambda: save_game(path, OLD)).code is Fault.NOT_SAVED
    assert (load_game(path), load_game(backup_of(path))) == (NEW, OLD)


@each(
    "name",
    [
        *("nul.quinto", "CON.quinto", "com1.quinto", "Aux .quinto", "a:b.quinto", "what?.quinto"),
        *("evening.quinto.", "evening.quinto ", "tab\there.quinto", 'say "quint".quinto'),
    ],
)
def test_a_name_that_windows_would_take_otherwise_is_refused(tmp_path: Path, name: str) -> None:
    fault = refused(lambda: save_game(tmp_path / name, OLD))
    assert (fault.code, fault.values["reason"]) == (Fault.NOT_SAVED, Message(Cause.NO_SUCH_NAME))
    assert not names(tmp_path)


@each("name", ["console", "com10", "nul and void", "a.b", "Ömer’s 3–2", ".x"])
def test_a_name_that_only_looks_like_a_device_is_taken(tmp_path: Path, name: str) -> None:
    save_game(tmp_path / f"{name}.quinto", OLD)
    assert load_game(tmp_path / f"{name}.quinto") == OLD


def test_a_path_too_long_for_windows_is_told_as_such(tmp_path: Path) -> None:
    folder = tmp_path
    while len(str(folder)) < 235:
        folder /= "x" * min(40, 240 - len(str(folder)))
        folder.mkdir()
    path = folder / "a.quinto"
    assert len(str(path)) < 259 < len(str(path)) + 20  # but not for the file beside it
    assert refused(lambda: save_game(path, OLD)).code is Fault.NAME_TOO_LONG
    assert (
        refused(lambda: save_game(tmp_path / "no" / "a.quinto", OLD)).code is Fault.FOLDER_MISSING
    )


# --------------------------------------------------------------------- autosave
def test_every_action_is_kept_and_comes_back(autosave: Autosave) -> None:
    for length in range(0, len(WHOLE.actions) + 1, 5):
        autosave.write(cut_at(WHOLE, length))
        assert autosave.read() == cut_at(WHOLE, length)
    assert names(autosave.folder) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}
    autosave.discard()
    assert autosave.read() is None


def test_a_damaged_autosave_is_set_aside(autosave: Autosave) -> None:
    autosave.write(WHOLE)
    autosave.path.write_bytes(b"damaged")
    assert autosave.read() is not None
    assert [path.name for path in autosave.set_aside] == ["autosave.damaged-1.quinto"]
    autosave.write(WHOLE)
    assert autosave.read() == WHOLE


def test_an_autosave_that_cannot_be_moved_is_not_overwritten(
    autosave: Autosave, waits: list[float]
) -> None:
    autosave.write(WHOLE)
    assert autosave.settle()
    backup_of(autosave.path).unlink()
    newer = autosave.path.read_bytes().replace(b'"version": 5', b'"version": 6', 1)
    autosave.path.write_bytes(newer)
    autosave.release()
    later = Autosave(autosave.folder)
    with autosave.path.open("rb"):
        for action in (later.read, lambda: later.write(OLD), lambda: later.write(OLD)):
            fault = refused(action)
            assert fault.code is Fault.NOT_SET_ASIDE
            assert fault.values["reason"] == Message(Cause.IN_USE)
        assert autosave.path.read_bytes() == newer
    later.write(OLD)
    assert later.read() == OLD
    assert [path.read_bytes() for path in later.folder.glob("autosave.newer-*")] == [newer]
    later.release()


def test_while_the_autosave_is_in_use_the_backup_goes_on(
    rules: WindowsRules, autosave: Autosave, waits: list[float]
) -> None:
    autosave.write(OLD)
    autosave.write(cut_at(NEW, 30))
    newest = autosave.path.read_bytes()
    autosave.release()
    later = Autosave(autosave.folder)
    rules.hold(autosave.path)
    assert later.read() == cut_at(NEW, 30)
    assert refused(lambda: later.write(WHOLE)).code is Fault.NOT_SET_ASIDE
    rules.exclusive.clear()
    later.write(WHOLE)
    assert later.read() == WHOLE
    assert [path.read_bytes() for path in later.folder.glob("autosave.unreadable-*")] == [newest]
    later.release()


def test_one_program_at_a_time_has_the_folder(autosave: Autosave) -> None:
    autosave.write(WHOLE)
    second = Autosave(autosave.folder)
    assert not second.acquire()
    assert refused(lambda: second.write(OLD)).code is Fault.ALREADY_RUNNING
    autosave.release()
    assert second.acquire()
    assert second.read() == WHOLE
    second.release()


def test_its_own_files_are_known_in_capitals(autosave: Autosave) -> None:
    autosave.write(WHOLE)
    assert autosave.owns(autosave.folder / "AUTOSAVE.Quinto")
    assert not autosave.owns(autosave.folder / "autosaves.quinto")


# --------------------------------------------------------------------- shelf and settings
def test_the_shelf_keeps_the_last_games(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    paths = [shelf.put(OLD) for _ in range(MOST_KEPT + 2)]
    assert names(shelf.folder) == {path.name for path in paths[2:]}


def test_the_shelf_leaves_alone_what_is_there_in_capitals(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    save_game(tmp_path / "Unfinished-1.quinto", NEW)
    assert shelf.put(OLD).name == "unfinished-2.quinto"
    assert load_game(tmp_path / "Unfinished-1.quinto") == NEW


def test_a_game_on_the_shelf_that_is_open_stays(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    first = shelf.put(OLD)
    with first.open("rb"):
        for _ in range(MOST_KEPT):
            shelf.put(OLD)
    assert len(names(tmp_path)) == MOST_KEPT + 1
    shelf.put(OLD)
    assert len(names(tmp_path)) == MOST_KEPT


def test_settings_are_saved_and_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    for theme in ("light", "baize"):
        save_settings(path, Settings(theme=theme))
        assert load_settings(path) == (Settings(theme=theme), [])


def test_a_recent_file_is_listed_once_in_whatever_case(tmp_path: Path) -> None:
    settings = Settings().with_recent(tmp_path / "evening.quinto")
    settings = settings.with_recent(tmp_path / "Evening.quinto")
    assert settings.recent_files == (str(tmp_path / "Evening.quinto"),)
    assert settings.without_recent(tmp_path / "EVENING.quinto").recent_files == ()
