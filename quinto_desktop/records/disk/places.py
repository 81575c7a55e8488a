"""Where a program without a window finds the user's data: the rules of each system.

The window asks Qt, which goes by the same rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_NAME = "quinto"


def data_folder(
    user_dir: Path | None = None,
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
) -> Path:
    """Return the folder that holds the history and the saved games.

    Args:
        user_dir: A single folder for everything, from the option ``--user-dir``.
        platform: The system, as `sys.platform` names it.
        environment: The environment's variables.

    Raises:
        RuntimeError: Nobody's home is known.
    """
    if user_dir is not None:
        return user_dir.absolute()
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / _NAME
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    given = environment.get("XDG_DATA_HOME", "")
    # A relative path is invalid by the XDG specification, and is ignored.
    data = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return data / _NAME
