"""Where a program without a window finds the user's data: the rules of each system.

The window asks Qt, which goes by the same rules.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path

_NAME = "quinto"

NO_HOME = (
    "your home folder is not known; set the variable HOME to it, or give a folder for Quinto's "
    "files with --user-dir, then try again"
)


def home_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the user's home: that of the environment, else of the system's list of users.

    Raises:
        FileNotFoundError: Nobody's home is known.
    """
    given = environment.get("HOME", "")
    if os.path.isabs(given):
        return Path(given)
    if sys.platform == "win32":
        return Path.home()
    import pwd

    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError as error:
        raise FileNotFoundError(errno.ENOENT, NO_HOME) from error


def data_folder(
    user_dir: Path | None = None,
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
) -> Path:
    """Return the folder that holds the history and the saved games.

    The platform is named as in `sys.platform`.

    Raises:
        FileNotFoundError: Nobody's home is known.
    """
    if user_dir is not None:
        return user_dir.absolute()
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home_folder(environment) / "AppData" / "Local") / _NAME
    if platform == "darwin":
        return home_folder(environment) / "Library" / "Application Support" / _NAME
    given = environment.get("XDG_DATA_HOME", "")
    # A relative path is invalid by the XDG specification, and is ignored.
    data = Path(given) if os.path.isabs(given) else home_folder(environment) / ".local" / "share"
    return data / _NAME
