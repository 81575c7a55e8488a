"""Quinto's own folders and files: where they are, for the user alone, and safe from a power cut.

They hold everybody's cards. Windows keeps a user's folders from other users by itself, and has no
modes.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from quinto_desktop.records.disk.windows import IS_WINDOWS

FOLDER_MODE = 0o700
_FILE_MODE = 0o600
_OTHERS = 0o077
_OWN_FILE = re.compile(
    r"(settings|autosave|history|commitments|practice)\..*|unfinished-.*", re.DOTALL
)


def open_private(path: str, flags: int) -> int:
    """Open a file that only the user may read, if it is created; for `open`."""
    return os.open(path, flags, _FILE_MODE)


def make_private(path: Path) -> None:
    """Keep other users from reading a file, where the file system can."""
    with contextlib.suppress(OSError):
        path.chmod(_FILE_MODE)


def is_foreign_link(path: Path) -> bool:
    """Whether a link was laid by another user, who might lead Quinto to overwrite any file."""
    if sys.platform == "win32":
        return False
    try:
        status = os.lstat(path)
    except OSError:
        return False
    return stat.S_ISLNK(status.st_mode) and status.st_uid != os.geteuid()


def tighten(folders: Iterable[Path], own: Iterable[Path]) -> None:
    """Take other users' permissions from what an earlier Quinto has written.

    `own` are folders that are Quinto's as a whole; the others may hold files of others.
    """
    if sys.platform == "win32":
        return
    for folder in own:
        _tighten(folder, FOLDER_MODE)
    for folder in set(folders):
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if _OWN_FILE.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                    _tighten(Path(entry.path), _FILE_MODE)


def _tighten(path: Path, mode: int) -> None:
    with contextlib.suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) & _OTHERS:
            path.chmod(mode)


_PARENT_MODE = 0o777  # as the user's own settings have it


def make_folder(folder: Path) -> None:
    """Make a folder of Quinto's own, if it is missing, and wait until that is safe.

    Raises:
        OSError: It cannot be made.
    """
    if os.path.isdir(folder):
        return
    missing = [path for path in (folder, *folder.parents) if not os.path.isdir(path)]
    for path in reversed(missing):  # a path may be deeper than pathlib's own way would go
        try:
            path.mkdir(FOLDER_MODE if path == folder else _PARENT_MODE)
        except FileExistsError:
            if not os.path.isdir(path):
                raise
    for path in missing:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until what was renamed or removed in a folder is safe from a power cut."""
    _sync(folder)


def sync_file(path: Path) -> None:
    """Wait until the content of a file is safe from a power cut, as far as the system can tell."""
    _sync(path)


def _sync(path: Path) -> None:
    if IS_WINDOWS:  # which cannot, and must not be kept from replacing the file
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


_NAME = "quinto"

NO_HOME = (
    "your home folder is not known; set the variable HOME to it, or give a folder for Quinto's "
    "files with --user-dir, then try again"
)


def home_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the user's home: that of the environment, else of the system's list of users.

    Raises:
        FileNotFoundError: Nobody's home is known.
    """
    given = environment.get("HOME", "")
    if os.path.isabs(given):
        return Path(given)
    if sys.platform == "win32":
        return Path.home()
    import pwd

    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError as error:
        raise FileNotFoundError(errno.ENOENT, NO_HOME) from error


def data_folder(
    user_dir: Path | None = None,
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
) -> Path:
    """Return the folder that holds the history and the saved games.

    The platform is named as in `sys.platform`.

    Raises:
        FileNotFoundError: Nobody's home is known.
    """
    if user_dir is not None:
        return user_dir.absolute()
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home_folder(environment) / "AppData" / "Local") / _NAME
    if platform == "darwin":
        return home_folder(environment) / "Library" / "Application Support" / _NAME
    return desktop_folder("XDG_DATA_HOME", ".local/share", environment)


def desktop_folder(
    variable: str, below_home: str, environment: Mapping[str, str] = os.environ
) -> Path:
    """Return Quinto's folder in one of those that Linux desktops have, by its variable.

    Raises:
        FileNotFoundError: Nobody's home is known.
    """
    given = environment.get(variable, "")
    # A relative path is invalid by the XDG specification, and is ignored.
    folder = Path(given) if os.path.isabs(given) else home_folder(environment) / below_home
    return folder / _NAME
