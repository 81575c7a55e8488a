"""Saved games on disk: written whole or not at all, whatever happens meanwhile."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest
from faulty_files import names, refused
from saved_games import played

from quinto_desktop.records import backup_of, decode, encode, load_game, replay, save_game
from quinto_desktop.records.disk import files
from quinto_desktop.records.fault_text import fault_text
from quinto_desktop.rules import MatchForm, RuleOptions

OLD = played(length=20)
NEW = played(length=60)


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
    def no_links(*_: object) -> NoReturn:
        raise OSError(errno.EPERM, "not on this file system")

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

    def fail(*_: object) -> NoReturn:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        assert told in refusal(lambda: save_game(path, NEW))
    assert path.read_bytes() == before
    assert names(path.parent) == {path.name}


def test_an_illegal_game_is_refused_before_anything_is_written(path: Path) -> None:
    save_game(path, OLD)
    wrong = replace(NEW, actions=NEW.actions[1:])
    refusal(lambda: save_game(path, wrong))
    assert load_game(path) == OLD
    assert names(path.parent) == {path.name}


CRASHES = """
import os, sys
from pathlib import Path
from quinto_desktop.records import decode, save_game
path, crash_at = Path(sys.argv[1]), 0
game = decode(sys.stdin.buffer.read())
events = {"open", "os.rename", "os.remove", "os.link", "shutil.copymode", "os.chmod"}
armed, seen = False, 0

def crash(event, arguments):
    global seen
    if armed and event in events:
        seen += 1
        if seen == crash_at:
            os._exit(9)

sys.addaudithook(crash)
original = path.read_bytes()
while True:
    crash_at += 1
    child = os.fork()
    if not child:
        armed = True
        save_game(path, game)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(code, "old" if path.read_bytes() == original else "new", flush=True)
    decode(path.read_bytes())
    path.write_bytes(original)
    if code == 0:
        break
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the crashes are made with fork")
def test_a_crash_at_any_moment_leaves_the_old_file_or_the_new(path: Path) -> None:
    """The process ends at its first, second, … call to the file system."""
    save_game(path, OLD)
    ran = subprocess.run(
        [sys.executable, "-c", CRASHES, path], input=encode(NEW), capture_output=True, check=False
    )
    assert ran.stderr == b""
    ended = ran.stdout.decode().splitlines()
    assert ended[0] == "9 old"
    assert ended[-1] == "0 new"
    assert ended == sorted(ended, key=lambda line: (line[0] == "0", line.endswith("new")))
    assert ended.count("9 old") >= 4


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
    def forbidden(*_: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "no")

    save_game(path, OLD)
    monkeypatch.setattr(Path, "open", forbidden)
    assert "lack permission to read" in refusal(lambda: load_game(path))


def test_a_file_of_100_megabytes_is_refused_unread(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(path, OLD)
    os.truncate(path, 100 * 2**20)

    def opened(*_: object) -> NoReturn:
        raise AssertionError("the file was opened")

    monkeypatch.setattr(Path, "open", opened)
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
