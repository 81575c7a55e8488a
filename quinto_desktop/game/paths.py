"""The folders that belong to one user."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_NAME = "quinto"


@dataclass(frozen=True, slots=True)
class UserFolders:
    """Where Quinto keeps its files. Folders are made when something is first put there.

    Attributes:
        settings: The settings.
        state: The autosave.
        games: Saved games, and those that were left unfinished.
    """

    settings: Path
    state: Path
    games: Path


def user_folders(user_dir: Path | None = None) -> UserFolders:
    """The folders that the system gives a program, or all in one place.

    Args:
        user_dir: The one place, as the option ``--user-dir`` names it.
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
