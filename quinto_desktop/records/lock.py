"""A lock on a folder that vanishes with the process that holds it, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD_ELSEWHERE = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class ProcessLock:
    """A file that at most one holder has locked.

    The system unlocks it when the process ends, so a crash leaves nothing to clean up. The
    file itself stays: to delete it would let two processes lock two files of one name.

    Attributes:
        path: Where the file is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this object has the lock."""
        return self._descriptor is not None

    def acquire(self) -> bool:
        """Take the lock, without waiting.

        Returns:
            Whether this object has it now. Where the file system knows no locks it has.

        Raises:
            OSError: The file cannot be opened.
        """
        if self.is_held:
            return True
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno in _HELD_ELSEWHERE:
                os.close(descriptor)
                return False
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Give the lock back, if this object has it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
