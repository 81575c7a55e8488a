"""Folders and names that are safe from a power cut."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from quinto_desktop.records.disk.private import FOLDER_MODE
from quinto_desktop.records.disk.windows import IS_WINDOWS

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
