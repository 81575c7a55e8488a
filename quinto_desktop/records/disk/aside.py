"""Files beside a file: set aside, as they cannot be opened, or left over from a killed process."""

from __future__ import annotations

import contextlib
import os
import re
import time
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.windows import patiently

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
    pattern = re.compile(f"{stem}{_ENDING}", re.DOTALL)
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = [entry.path for entry in entries if pattern.fullmatch(entry.name)]
        for left in found:
            with contextlib.suppress(OSError):  # it only takes up room
                if quiet_s is None or _is_quiet(left, quiet_s):
                    os.unlink(left)


def _is_quiet(path: str, quiet_s: float) -> bool:
    # A clock may have been put back meanwhile.
    return abs(time.time() - os.lstat(path).st_mtime) > quiet_s


def _hidden(target: Path) -> str:
    return f".{target.name[:40]}"
