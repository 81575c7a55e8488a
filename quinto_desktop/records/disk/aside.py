"""Setting aside files that cannot be opened, so that nothing is lost and their place is free."""

from __future__ import annotations

import contextlib
import os
import re
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.windows import patiently

MOST_KEPT = 10
"""How many files of one kind are kept, where they are not kept for ever."""


def put_aside(path: Path, kind: str, *, for_ever: bool = False) -> Path:
    """Rename a file: ``autosave.quinto`` to ``autosave.damaged-1.quinto``, or -2, ….

    Args:
        path: The file, or its backup.
        kind: The word that the new name has.
        for_ever: Whether to keep all of this kind; otherwise the oldest beyond the limit go.

    Returns:
        The new name.

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
