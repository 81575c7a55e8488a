"""A lock on a folder, released when the process that holds it ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from quinto_desktop.records.disk.folders import FOLDER_MODE

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _unlock(descriptor: int) -> None:
        # Closing unlocks too, but only when Windows gets round to it.
        os.lseek(descriptor, 0, os.SEEK_SET)
        with contextlib.suppress(OSError):  # a file system without locks
            msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(descriptor: int) -> None:
        """Closing the file does it, at once."""


# A link might have been laid by another user, to have a file made in another place.
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
_HELD_ELSEWHERE = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0)  # Wine says only: no


class ProcessLock:
    """A lock file, held by at most one process at a time.

    The system unlocks it when the process ends, so a crash leaves nothing to clean up. The file
    itself stays: deleting it would let two processes lock two files of the same name.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this object holds the lock."""
        return self._descriptor is not None

    @property
    def is_in_place(self) -> bool:
        """Whether others find the file that this object holds: it may have been replaced since."""
        if self._descriptor is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._descriptor), os.lstat(self.path))
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True  # out of reach just now

    def acquire(self) -> bool:
        """Take the lock, without waiting; False if another process holds it.

        On a file system without locks this is always true.

        Raises:
            OSError: The file cannot be opened.
        """
        if self.is_held:
            return True
        descriptor = os.open(self.path, _FLAGS, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno in _HELD_ELSEWHERE:
                os.close(descriptor)
                return False
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Release the lock, if this object holds it."""
        if self._descriptor is not None:
            _unlock(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = None


def folder_lock(folder: Path) -> ProcessLock:
    """The lock that says which process may write to a folder of the user's, not yet taken."""
    return ProcessLock(folder / "autosave.lock")


def claim(folder: Path) -> ProcessLock | None:
    """Try to become the one process that writes to a folder, creating it if missing.

    The lock is not held where the folder cannot be written to, as nobody's files can come to harm
    there. There is none if another process holds it.
    """
    lock = folder_lock(folder)
    with contextlib.suppress(OSError, RecursionError):  # whoever writes there makes it, or says why
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        if not lock.acquire():
            return None
    return lock
