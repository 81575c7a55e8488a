"""The user's folders."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_NAME = "quinto"
_Kind = QStandardPaths.StandardLocation
_NO_TEXT = "\N{REPLACEMENT CHARACTER}"
_PLACES = {
    _Kind.GenericDataLocation: ("XDG_DATA_HOME", ".local/share"),
    _Kind.GenericConfigLocation: ("XDG_CONFIG_HOME", ".config"),
    _Kind.GenericStateLocation: ("XDG_STATE_HOME", ".local/state"),
}
"""Where the standard of Linux desktops has each."""


@dataclass(frozen=True, slots=True)
class UserFolders:
    """Where Quinto keeps its files. A folder is created when a file is first written to it.

    Attributes:
        own: Those folders that are Quinto's as a whole, not chosen by the user, who may have other
            files in theirs.
    """

    settings: Path
    state: Path
    games: Path
    own: tuple[Path, ...] = ()

    @property
    def history(self) -> Path:
        """The folder of the history, where `records.places.data_folder` finds it without Qt."""
        return self.games.parent


def user_folders(user_dir: Path | None = None, platform: str = sys.platform) -> UserFolders:
    """Return the system's standard folders for a program, or a single folder (``--user-dir``).

    Windows and macOS have one folder for everything of a program; what Qt calls settings and state
    there lies among other programs' files.
    """
    data = _location(_Kind.GenericDataLocation) / _NAME
    if platform in ("win32", "darwin"):
        user_dir = user_dir or data
    if user_dir is not None:
        whole = user_dir.absolute()
        games = whole / "games"
        return UserFolders(whole, whole, games, (whole, games) if user_dir == data else (games,))
    config, state = (
        _location(kind) / _NAME
        for kind in (_Kind.GenericConfigLocation, _Kind.GenericStateLocation)
    )
    return UserFolders(config, state, data / "games", (config, state, data, data / "games"))


def _location(kind: QStandardPaths.StandardLocation) -> Path:
    # A name may be no text, which Qt does not believe.
    found = QStandardPaths.writableLocation(kind)
    if _NO_TEXT not in found or kind not in _PLACES:
        return Path(found)
    variable, below_home = _PLACES[kind]
    given = os.environ.get(variable, "")
    return Path(given) if os.path.isabs(given) else Path(os.path.expanduser("~")) / below_home
