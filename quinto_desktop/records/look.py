"""The settings that the first picture of the window shows.

They are read separately, because the table is painted before the rules, which are part of the
settings too, have been loaded.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

FILE_NAME = "settings.json"
GREATEST_SIZE = 256 * 1024
GEOMETRY = r"^[A-Za-z0-9+/]*={0,2}$"
"""What a window's geometry looks like, in Base64."""

Theme: TypeAlias = Literal["system", "baize", "night", "light", "contrast"]
Language: TypeAlias = Literal["system", "en", "de", "fr"]

_CHOICES = {"theme": get_args(Theme), "language": get_args(Language)}

_OLD_NAMES = {"last_seats": "four_players", "ladder": "skyline"}
"""Settings that an earlier Quinto stored under another name."""

_OLD_VALUES: dict[str, dict[str, str]] = {"theme": {"dark": "baize"}}
"""Values that an earlier Quinto stored under another name."""


class Look(NamedTuple):
    """How the window looks before there are cards on the table; see `Settings`."""

    theme: Theme = "system"
    language: Language = "system"
    window_geometry: str | None = None


def kept_look(folder: Path) -> Look:
    """The look stored in a folder's settings; values that are not valid get their defaults."""
    path = folder / FILE_NAME
    stored = values_in(_read(path))
    if stored is None and os.path.exists(path):
        stored = values_in(_read(folder / f"{FILE_NAME}~"))  # its backup
    stored = stored or {}
    believed: dict[str, Any] = {
        name: stored[name]
        for name in Look._fields
        if name in stored and _is_possible(name, stored[name])
    }
    return Look(**believed)


def _read(path: Path) -> bytes:
    # Empty if it is missing, too large or unreadable.
    if not os.path.isfile(path):  # opening a pipe would block until its other end opens
        return b""
    try:
        with path.open("rb") as file:
            data = file.read(GREATEST_SIZE + 1)
    except OSError:
        return b""
    return data if len(data) <= GREATEST_SIZE else b""


def values_in(data: bytes) -> dict[str, object] | None:
    """The settings in a file, each as this Quinto names it; None if the file holds none."""
    try:
        stored = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(stored, dict):
        return None
    for old, new in _OLD_NAMES.items():
        if old in stored:
            stored.setdefault(new, stored.pop(old))
    for name, renamed in _OLD_VALUES.items():
        value = stored.get(name)
        if isinstance(value, str):
            stored[name] = renamed.get(value, value)
    return stored


def _is_possible(name: str, value: object) -> bool:
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "window_geometry":
        return value is None or (isinstance(value, str) and re.search(GEOMETRY, value) is not None)
    return isinstance(value, bool)
