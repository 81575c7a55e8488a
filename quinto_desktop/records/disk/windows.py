"""What Windows does to files, and other systems do not.

There a file cannot be replaced, renamed or deleted while any program has it open, and scanners and
indexers open every file that is new; a few names belong to devices; and a path beyond some 260
characters is not found. Other systems raise none of this, so all but the names is done everywhere
alike.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

IS_WINDOWS = sys.platform == "win32"

_Result = TypeVar("_Result")

_ACCESS_DENIED = 5
_IN_USE = frozenset({32, 33})  # a sharing violation, and a locked part of the file
_WAITS_S = (0.01, 0.02, 0.05, 0.1, 0.2)
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in "123456789¹²³"}
)
_FORBIDDEN = frozenset('<>:"/\\|?*') | frozenset(map(chr, range(32)))
_LONG_PATH = 200  # with the name of a temporary file beside it, which is longer by up to 58


def patiently(act: Callable[[], _Result], *, replaces: bool = False) -> _Result:
    """Do something with a file, and try again for 0.4 s while another program has it open.

    A virus scanner seldom needs longer; the window stands still meanwhile. Where a file replaces
    another, in a folder that is known to be writable, an open file is “denied”, not “in use”.

    Raises:
        OSError: It failed; with the number EBUSY if the file was still in use.
    """
    codes = _IN_USE | {_ACCESS_DENIED} if replaces else _IN_USE
    waits_s = iter(_WAITS_S)
    while True:
        try:
            return act()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in codes:
                raise
            wait_s = next(waits_s, None)
            if wait_s is None:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), error.filename) from error
        time.sleep(wait_s)


def open_to_read(path: Path) -> BinaryIO:
    """Open a file, once no other program has it for itself; the errors are those of `patiently`."""
    return patiently(lambda: _opened(path))


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except PermissionError:
        if IS_WINDOWS and os.path.isfile(path):
            # Opening says “denied” of a file in use, too; this, which changes nothing, says more.
            os.rename(path, path)
        raise


def check_name(path: Path) -> None:
    """Refuse a name that Windows gives to a device, or would change without a word.

    Raises:
        OSError: This is Windows, and no file can have that name; the number is EINVAL.
    """
    if not IS_WINDOWS:
        return
    name = path.name
    is_device = name.partition(".")[0].rstrip(" ").casefold() in _DEVICES
    if is_device or name.endswith((".", " ")) or not _FORBIDDEN.isdisjoint(name):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def is_too_long(path: Path) -> bool:
    """Whether a file that is “not found” may just have too long a path for Windows."""
    return IS_WINDOWS and len(str(path)) > _LONG_PATH and os.path.isdir(path.parent)
