"""Saved games on disk: written whole or not at all, and read up to a size limit.

A save writes a new file beside the old one and moves it into place in one step, so the game is
never on disk only in part. The old file is kept as a backup, its name ending in ``~``.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import stat
import time
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.folders import (
    is_foreign_link,
    make_private,
    open_private,
    sync_folder,
)
from quinto_desktop.records.disk.windows import (
    IS_WINDOWS,
    check_name,
    is_too_long,
    open_to_read,
    patiently,
)
from quinto_desktop.records.faults import Cause, Fault, Forbidden, RecordError, Unreadable, cause_of
from quinto_desktop.records.saves.document import decode, encode
from quinto_desktop.records.saves.saved_game import SavedGame

SUFFIX = ".quinto"
GREATEST_SIZE = 1024 * 1024
"""Far above any game: a rubber to the highest target takes a sixth of it.

Whatever a file of this size holds is refused in a quarter of a second, in some 30 MB of memory.
"""

_NO_SUCH_PATH = (Cause.PATH_MISSING, Cause.PATH_NOT_FOLDERS)


def save_game(path: Path, game: SavedGame) -> bytes:
    """Write a game to its file, durably, and return the content; the old file becomes the backup.

    Raises:
        RecordError: It could not be written. The old file is untouched.
    """
    data = encode(game)
    write_file(path, data)
    remove_old_leavings(Path(os.path.realpath(path)))
    return data


def load_game(path: Path) -> SavedGame:
    """Read a game from its file, checked and replayed.

    Raises:
        RecordError: The file cannot be read, or holds no valid game.
    """
    return decode(read_file(path, GREATEST_SIZE))


def backup_of(path: Path) -> Path:
    """The path of a file's backup."""
    return path.parent / f"{path.name}~"  # unlike with_name, works for a path without a name


def write_file(
    path: Path, data: bytes, *, durable: bool = True, backup: bool = True, private: bool = False
) -> None:
    """Replace a file's content in one step; a link is followed, so the link itself stays.

    A file that is not durable is only safe from this process ending, however suddenly, not from a
    power cut. One that is private is Quinto's own, which only the user may read: a link to it that
    another user has laid is replaced instead of followed.

    Raises:
        RecordError: It could not be written. The old file is untouched.
    """
    try:
        check_name(path)
        is_trap = private and is_foreign_link(path)
        target = path if is_trap else Path(os.path.realpath(path))
        exists = not is_trap and _may_be_replaced(target)
        _put(target, data, exists=exists, durable=durable, backup=backup, private=private)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def create_file(path: Path, data: bytes) -> bool:
    """Write a new file of Quinto's own, durably; False if there is one of that name.

    Raises:
        RecordError: It could not be written.
    """
    fresh, _ = beside(path)
    try:
        _write_new(fresh, data, durable=True, private=True)
        _name_new(fresh, path)
        sync_folder(path.parent)
    except FileExistsError:
        return False
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()
    return True


def _name_new(fresh: Path, path: Path) -> None:
    # A FileExistsError says that the name is taken.
    if IS_WINDOWS:  # where renaming never replaces
        patiently(lambda: os.rename(fresh, path))
        return
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.close(open_private(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        os.replace(fresh, path)


def _put(
    target: Path, data: bytes, *, exists: bool, durable: bool, backup: bool, private: bool
) -> None:
    fresh, kept = beside(target)
    try:
        _write_new(fresh, data, durable=durable, private=private)
        if exists and not private:
            with contextlib.suppress(OSError):  # a file system without modes
                shutil.copymode(target, fresh)
        if exists and backup:
            _copy(target, kept)
            if private:
                make_private(kept)
            patiently(lambda: os.replace(kept, backup_of(target)), replaces=True)
        patiently(lambda: os.replace(fresh, target), replaces=True)
    finally:
        # After a success too: renaming one name of a file onto another keeps both.
        for left in (fresh, kept):
            with contextlib.suppress(OSError):
                left.unlink()
    if durable:
        sync_folder(target.parent)


def read_file(path: Path, limit: int) -> bytes:
    """Read a whole file; one of more bytes than the limit is refused before it is read.

    Raises:
        Forbidden: The user lacks permission to read it.
        Unreadable: It is missing, too large, not a regular file, or cannot be read.
    """
    try:
        status = path.stat()  # before opening: a pipe would block until its other end opens
        if not stat.S_ISREG(status.st_mode):
            is_folder = stat.S_ISDIR(status.st_mode)
            fault = Fault.FOLDER_TO_OPEN if is_folder else Fault.SPECIAL_TO_OPEN
            raise Unreadable(fault, name=_name(path))
        if status.st_size > limit:
            raise _too_large(path, limit)
        with open_to_read(path) as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise _not_read(path, error) from error
    if len(data) > limit:  # it grew, or the system does not report its size
        raise _too_large(path, limit)
    return data


def _may_be_replaced(target: Path) -> bool:
    try:
        status = target.stat()
    except FileNotFoundError:
        return False
    if not stat.S_ISREG(status.st_mode):
        is_folder = stat.S_ISDIR(status.st_mode)
        fault = Fault.FOLDER_TO_REPLACE if is_folder else Fault.SPECIAL_TO_REPLACE
        raise RecordError(fault, name=_name(target))
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "write-protected")
    return True


def _write_new(path: Path, data: bytes, *, durable: bool, private: bool) -> None:
    with open(path, "xb", opener=open_private if private else None) as file:
        file.write(data)
        file.flush()
        if durable:
            os.fsync(file.fileno())


def _copy(source: Path, target: Path) -> None:
    # On Windows a link to a file that another program has open could not be removed again.
    if not IS_WINDOWS:
        with contextlib.suppress(OSError):
            os.link(source, target)
            return
    shutil.copyfile(source, target)


def _name(path: Path) -> str:
    return path.name or str(path)  # the root of a disk has no name


def _too_large(path: Path, limit: int) -> Unreadable:
    return Unreadable(Fault.TOO_LARGE, name=_name(path), limit=limit // 2**20)


def _not_written(path: Path, error: OSError | ValueError) -> RecordError:
    name, cause = _name(path), cause_of(error)
    if cause.code in _NO_SUCH_PATH and is_too_long(path):
        return RecordError(Fault.NAME_TOO_LONG, name=name)
    if cause.code is Cause.DISK_FULL:
        return RecordError(Fault.DISK_FULL, name=name)
    if cause.code in (Cause.NO_PERMISSION, Cause.READ_ONLY):
        return RecordError(Fault.WRITE_FORBIDDEN, name=name)
    if cause.code in _NO_SUCH_PATH:
        return RecordError(Fault.FOLDER_MISSING, name=name, folder=path.parent)
    if cause.code is Cause.NAME_TOO_LONG:
        return RecordError(Fault.NAME_TOO_LONG, name=name)
    return RecordError(Fault.NOT_SAVED, name=name, reason=cause)


def _not_read(path: Path, error: OSError | ValueError) -> Unreadable:
    cause = cause_of(error)
    if cause.code in _NO_SUCH_PATH:
        return Unreadable(Fault.FILE_MISSING, path=path)
    if cause.code is Cause.NO_PERMISSION:
        return Forbidden(Fault.READ_FORBIDDEN, name=_name(path))
    return Unreadable(Fault.NOT_READ, name=_name(path), reason=cause)


MOST_KEPT = 10
"""How many files of one kind are kept, where they are not kept for ever."""


def put_aside(path: Path, kind: str, *, for_ever: bool = False) -> Path:
    """Rename a file: ``autosave.quinto`` to ``autosave.damaged-1.quinto``, or -2, ….

    Of a kind that is not kept for ever the oldest go.

    Raises:
        OSError: The file cannot be renamed.
    """
    stem, ending = path.stem, path.suffix.removesuffix("~")
    numbers = _numbers(path.parent, f"{stem}.{kind}", ending)

    def place_of(number: int) -> Path:
        return path.with_name(f"{stem}.{kind}-{number}{ending}")

    place = next(
        place
        for place in map(place_of, count(numbers[-1] + 1 if numbers else 1))
        if not os.path.lexists(place)  # it may be there in capitals, where that is the same
    )
    patiently(lambda: path.rename(place))
    if not for_ever:
        for number in numbers[: max(0, len(numbers) + 1 - MOST_KEPT)]:
            with contextlib.suppress(OSError):  # it only takes up room
                place_of(number).unlink(missing_ok=True)
    return place


def _numbers(folder: Path, stem: str, ending: str) -> list[int]:
    pattern = re.compile(rf"{re.escape(stem)}-([1-9][0-9]{{0,8}}){re.escape(ending)}")
    found = map(pattern.fullmatch, os.listdir(folder))
    return sorted([int(match[1]) for match in found if match])


_QUIET_S = 60
"""No write takes so long, so a temporary file that has been still for this long is left over."""

_ANY = r"\..{1,40}"
_ENDING = r"-[0-9a-f]{1,12}\.(new|old)"


def beside(target: Path) -> tuple[Path, Path]:
    """Names for the new and the old content of a file, which nobody else uses."""
    stem = f"{_hidden(target)}-{os.urandom(6).hex()}"
    return target.with_name(f"{stem}.new"), target.with_name(f"{stem}.old")


def remove_leavings(path: Path) -> None:
    """Remove what was left beside a file that no other process can be writing."""
    _remove(path.parent, re.escape(_hidden(path)), quiet_s=None)


def remove_old_leavings(path: Path) -> None:
    """Remove what was left beside a file that another process may be writing just now."""
    _remove(path.parent, re.escape(_hidden(path)), quiet_s=_QUIET_S)


def tidy(folder: Path) -> None:
    """Remove everything that was left in a folder of Quinto's own."""
    _remove(folder, _ANY, quiet_s=_QUIET_S)


def _remove(folder: Path, stem: str, quiet_s: float | None) -> None:
    pattern = f"{stem}{_ENDING}"  # to compile it takes longer than to see that nothing is left
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        some = [entry for entry in entries if entry.name.endswith((".new", ".old"))]
        found = [entry.path for entry in some if re.fullmatch(pattern, entry.name, re.DOTALL)]
        for left in found:
            with contextlib.suppress(OSError):  # it only takes up room
                if quiet_s is None or _is_quiet(left, quiet_s):
                    os.unlink(left)


def _is_quiet(path: str, quiet_s: float) -> bool:
    # A clock may have been put back meanwhile.
    return abs(time.time() - os.lstat(path).st_mtime) > quiet_s


def _hidden(target: Path) -> str:
    return f".{target.name[:40]}"
