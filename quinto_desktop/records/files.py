"""Saved games on disk: written whole or not at all, read with a limit.

A save is a new file beside the old one that takes its place in one step, so that no moment
exists in which the game is on disk only in part; what stood there before stays as a backup
with ``~`` after its name.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
from pathlib import Path

from quinto_desktop.records.document import SavedGame, decode, encode
from quinto_desktop.records.envelope import parse
from quinto_desktop.records.errors import Forbidden, RecordError, Unreadable, damaged
from quinto_desktop.records.faults import shown
from quinto_desktop.rules import Form

SUFFIX = ".quinto"
GREATEST_SIZE = 8 * 1024 * 1024
"""Far above any game that can be played: one of the highest target has a tenth of it."""

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def save_game(path: Path, game: SavedGame) -> None:
    """Write a game to its file, durably; the file that was there becomes the backup.

    Raises:
        RecordError: It could not be written. What was there before is untouched.
    """
    write_file(path, encode(game))


def load_game(path: Path) -> SavedGame:
    """Read a game from its file, checked and replayed.

    Raises:
        RecordError: The file cannot be read, or holds no game that can be believed.
    """
    return decode(read_file(path, GREATEST_SIZE))


def form_in(path: Path) -> Form:
    """The form of the game in a file, by a glance at it: the game itself is not checked.

    Raises:
        RecordError: The file cannot be read, or holds no game.
    """
    rules = parse(read_file(path, GREATEST_SIZE)).get("rules")
    try:
        # The first version of the file knew no other form, and named none.
        return Form(rules.get("form", Form.FOUR.value)) if isinstance(rules, dict) else Form.FOUR
    except ValueError as error:
        raise damaged("The saved game is of a form that does not exist") from error


def backup_of(path: Path) -> Path:
    """Where the previous state of a file is kept."""
    return path.parent / f"{path.name}~"  # unlike with_name, also of what has no name


def write_file(path: Path, data: bytes, *, durable: bool = True, backup: bool = True) -> None:
    """Put data in the place of a file in one step.

    Args:
        path: The file; a link is followed, so that the link stays.
        data: All that it shall hold.
        durable: Whether to wait until it is safe from a power cut. Without, it is safe
            only from the end of this process, however sudden.
        backup: Whether to keep what was there.

    Raises:
        RecordError: It could not be done. What was there before is untouched.
    """
    try:
        target = Path(os.path.realpath(path))
        _put(target, data, durable=durable, backup=backup)
    except (OSError, ValueError) as error:
        raise RecordError(_not_written(path, error)) from error


def _put(target: Path, data: bytes, *, durable: bool, backup: bool) -> None:
    exists = _may_be_replaced(target)
    stem = f"{_hidden(target)}{os.urandom(6).hex()}"
    fresh, kept = (target.with_name(f"{stem}.{kind}") for kind in ("new", "old"))
    try:
        _write_new(fresh, data, durable=durable)
        if exists:
            with contextlib.suppress(OSError):  # a file system without modes
                shutil.copymode(target, fresh)
        if exists and backup:
            _copy(target, kept)
            os.replace(kept, backup_of(target))
        os.replace(fresh, target)
    finally:
        # Also where all went well: two names of one file are not renamed but both kept.
        for left in (fresh, kept):
            with contextlib.suppress(OSError):
                left.unlink()
    if durable:
        _sync_folder(target.parent)


def remove_leavings(path: Path) -> None:
    """Remove what a process left beside a file when it was ended while writing it.

    Only for a file that no other process can be writing now.
    """
    for left in path.parent.glob(f"{_hidden(path)}*"):
        with contextlib.suppress(OSError):
            left.unlink()


def read_file(path: Path, limit: int) -> bytes:
    """Read a whole file that is not larger than it may be.

    Args:
        path: The file.
        limit: The most bytes it may have; a larger one is refused before it is read.

    Raises:
        Forbidden: It may not be read by this person.
        Unreadable: It is missing, too large, not an ordinary file or cannot be read.
    """
    try:
        status = path.stat()  # before opening: to open a pipe would wait for its other end
        if not stat.S_ISREG(status.st_mode):
            raise Unreadable(f"{_not_a_file(path, status)} Choose a saved game.")
        if status.st_size > limit:
            raise _too_large(path, limit)
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except PermissionError as error:
        raise Forbidden(_not_read(path, error)) from error
    except (OSError, ValueError) as error:
        raise Unreadable(_not_read(path, error)) from error
    if len(data) > limit:  # it grew, or is one of those that do not tell
        raise _too_large(path, limit)
    return data


def _hidden(target: Path) -> str:
    """How the names of the files begin that are written beside a file."""
    return f".{target.name[:40]}-"


def _may_be_replaced(target: Path) -> bool:
    """Whether the file exists; an error if it may not be written over."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return False
    if not stat.S_ISREG(status.st_mode):
        raise RecordError(f"{_not_a_file(target, status)} Choose another name.")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "write-protected")
    return True


def _write_new(path: Path, data: bytes, *, durable: bool) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        if durable:
            os.fsync(file.fileno())


def _copy(source: Path, target: Path) -> None:
    """A second name for the same file where there are links, else a copy."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # Windows cannot, and needs not
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _name(path: Path) -> str:
    return f"“{shown(path.name or str(path))}”"  # the root of a disk has no name


def _not_a_file(path: Path, status: os.stat_result) -> str:
    kind = "a folder" if stat.S_ISDIR(status.st_mode) else "not an ordinary file"
    return f"{_name(path)} is {kind}."


def _too_large(path: Path, limit: int) -> Unreadable:
    return Unreadable(
        f"{_name(path)} is too large for a saved game (over {limit / 2**20:.0f} MB). "
        "Choose a file that Quinto has saved."
    )


def _not_written(path: Path, error: OSError | ValueError) -> str:
    code = error.errno if isinstance(error, OSError) else None
    if code in _FULL:
        return f"{_name(path)} is not saved: the disk is full. Make room or choose another folder."
    if isinstance(error, PermissionError) or code == errno.EROFS:
        return (
            f"{_name(path)} is not saved: the file or its folder may not be written to. "
            "Choose another folder."
        )
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return (
            f"{_name(path)} is not saved: there is no folder “{shown(str(path.parent))}”. "
            "Choose another one."
        )
    if code == errno.ENAMETOOLONG:
        return f"{_name(path)} is not saved: the name is too long. Choose a shorter one."
    return f"{_name(path)} is not saved: {_why(error)}. Choose another name or folder."


def _not_read(path: Path, error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return f"There is no file “{shown(str(path))}”. Choose another one."
    if isinstance(error, PermissionError):
        return f"{_name(path)} may not be read by you. Change its permissions or choose another."
    return f"{_name(path)} cannot be read: {_why(error)}. Choose another file."


def _why(error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "no file can have that name"
