"""Temporary files that a process leaves behind if it is killed while it writes another file."""

from __future__ import annotations

import contextlib
import os
import re
import time
from pathlib import Path

_QUIET_S = 60
"""No write takes so long, so a temporary file that has been still for this long is left over."""

_ANY = r"\..{1,40}"
_ENDING = r"-[0-9a-f]{1,12}\.(new|old)"


def beside(target: Path) -> tuple[Path, Path]:
    """Names for the new and the old content of a file, which nobody else uses."""
    stem = f"{_hidden(target)}-{os.urandom(6).hex()}"
    return target.with_name(f"{stem}.new"), target.with_name(f"{stem}.old")


def remove_leavings(path: Path) -> None:
    """Remove what was left beside a file.

    Only for a file that no other process can be writing.
    """
    _remove(path.parent, re.escape(_hidden(path)), quiet_s=None)


def remove_old_leavings(path: Path) -> None:
    """Remove what was left beside a file that another process may be writing just now."""
    _remove(path.parent, re.escape(_hidden(path)), quiet_s=_QUIET_S)


def tidy(folder: Path) -> None:
    """Remove everything that was left in a folder of Quinto's own."""
    _remove(folder, _ANY, quiet_s=_QUIET_S)


def _remove(folder: Path, stem: str, quiet_s: float | None) -> None:
    pattern = re.compile(f"{stem}{_ENDING}", re.DOTALL)
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = [entry.path for entry in entries if pattern.fullmatch(entry.name)]
        for left in found:
            with contextlib.suppress(OSError):  # it only takes up room
                if quiet_s is None or _is_quiet(left, quiet_s):
                    os.unlink(left)


def _is_quiet(path: str, quiet_s: float) -> bool:
    """Whether nobody has written to a file lately; a clock may have been put back meanwhile."""
    return abs(time.time() - os.lstat(path).st_mtime) > quiet_s


def _hidden(target: Path) -> str:
    return f".{target.name[:40]}"
