"""Whether the system grants the program what it needs: some files at once, and some memory.

With too little of either it would end somewhere in the middle, without a word or with many.
"""

from __future__ import annotations

import errno
import sys

from quinto_desktop.startup import StartError

FILES = 64
"""How many files at once are enough: the window with its engine has some twenty open."""

MEMORY_MB = 512
"""The least address space, of which most is only reserved: the window needs 90 MB of memory."""

_FILES_WANTED = 256
_OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


def check_limits() -> None:
    """Make sure of the files and the memory that the program needs.

    Raises:
        StartError: The system is set to grant less.
    """
    if sys.platform == "win32":
        return
    import contextlib
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _is_less(soft, _FILES_WANTED):
        soft = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, _FILES_WANTED)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _is_less(soft, FILES):
        raise StartError(
            f"a program may have only {soft} files open here, and Quinto needs {FILES}; "
            f'raise that limit with "ulimit -n {FILES}", then try again.'
        )
    memory, _ = resource.getrlimit(resource.RLIMIT_AS)
    if _is_less(memory, MEMORY_MB * 2**20):
        raise StartError(
            f"a program may have only {memory // 2**20} MB of memory here, and Quinto reserves "
            f'{MEMORY_MB} MB; raise that limit with "ulimit -v unlimited", then try again.'
        )


def _is_less(limit: int, wanted: int) -> bool:
    """Whether a limit is below what is wanted; a negative one stands for no limit."""
    return 0 <= limit < wanted


def explain_shortage(error: OSError | MemoryError) -> str | None:
    """Explain an error that means that files or memory have run out.

    Returns:
        A one-line message, or None if the error means something else.
    """
    if isinstance(error, MemoryError):
        return "there is not enough memory; close other programs, then try again."
    if error.errno in _OUT_OF_FILES:
        return "too many files are open; close other programs, then try again."
    return None
