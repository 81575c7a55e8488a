"""What Quinto keeps for itself is for the user alone: it holds everybody's cards.

Windows keeps a user's folders from other users by itself, and has no modes.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

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

    Args:
        folders: Where Quinto's files are, perhaps with others among them.
        own: Folders that are Quinto's as a whole.
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
