"""The user's folders."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from quinto_desktop.records.disk.folders import data_folder, desktop_folder


class UserFolders(NamedTuple):
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
        """The folder of the history, where `data_folder` finds it."""
        return self.games.parent


def user_folders(user_dir: Path | None = None, platform: str = sys.platform) -> UserFolders:
    """Return the system's standard folders for a program, or a single folder (``--user-dir``).

    Windows and macOS have one folder for everything of a program.

    Raises:
        FileNotFoundError: Nobody's home is known, and no folder is given.
    """
    if user_dir is not None or platform in ("win32", "darwin"):
        whole = data_folder(user_dir, platform)
        games = whole / "games"
        return UserFolders(whole, whole, games, (games,) if user_dir else (whole, games))
    data = data_folder(platform=platform)
    config = desktop_folder("XDG_CONFIG_HOME", ".config")
    state = desktop_folder("XDG_STATE_HOME", ".local/state")
    return UserFolders(config, state, data / "games", (config, state, data, data / "games"))
