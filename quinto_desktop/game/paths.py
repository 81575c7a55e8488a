"""The user's folders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_NAME = "quinto"


@dataclass(frozen=True, slots=True)
class UserFolders:
    """Where Quinto keeps its files. A folder is created when a file is first written to it.

    Attributes:
        settings: The folder of the settings.
        state: The folder of the autosave.
        games: The folder of saved and unfinished games.
    """

    settings: Path
    state: Path
    games: Path


def user_folders(user_dir: Path | None = None) -> UserFolders:
    """Return the system's standard folders for a program, or a single folder.

    Args:
        user_dir: The single folder, from the option ``--user-dir``.
    """
    if user_dir is not None:
        whole = user_dir.absolute()
        return UserFolders(whole, whole, whole / "games")
    kinds = QStandardPaths.StandardLocation
    config, state, data = (
        Path(QStandardPaths.writableLocation(kind)) / _NAME
        for kind in (
            kinds.GenericConfigLocation,
            kinds.GenericStateLocation,
            kinds.GenericDataLocation,
        )
    )
    return UserFolders(config, state, data / "games")
