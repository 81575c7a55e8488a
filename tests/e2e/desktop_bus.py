"""A deal in the real program, on a screen and a bus of their own, for a script that listens."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from processes import LONGEST_RUN_S, environment
from virtual_screen import virtual_screen

from quinto_desktop.game import Preferences, Speed, TrickPause, user_folders

PYTHON = "/usr/bin/python3"  # the one that the system's bindings belong to
_PACKAGES = {"Xvfb": "xvfb", "dbus-run-session": "dbus-daemon"}


def what_a_reader_tells(home: Path, script: Path, *programs: str) -> Any:
    """What a script tells in its last line of JSON after it has played game 7 with no pauses."""
    missing = _missing({**_PACKAGES, **{name: name for name in programs}})
    if missing is not None:
        pytest.skip(missing)
    runtime, user = home / "run", home / "user"
    runtime.mkdir(mode=0o700)
    Preferences(user_folders(user).settings).change(
        speed=Speed.NONE.value, trick_pause=TrickPause.NONE.value, play_only_card=False
    )
    quinto = [sys.executable, "-m", "quinto_desktop", "--user-dir", str(user), "--seed", "7"]
    with virtual_screen("1280x800") as display:
        changes = {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SESSION_BUS_ADDRESS": None,
            "PYTHONWARNINGS": None,
        }
        done = subprocess.run(
            ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(script), *quinto],
            env=environment(home, changes),
            capture_output=True,
            text=True,
            timeout=LONGEST_RUN_S,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def _missing(packages: dict[str, str]) -> str | None:
    """Why no accessibility bus can be had here, or no program of these; None if all can."""
    for command, package in packages.items():
        if shutil.which(command) is None:
            return f"there is no {command}; the package {package} brings it"
    if not Path("/usr/share/dbus-1/accessibility-services").is_dir():
        return "there is no accessibility bus; the package at-spi2-core brings it"
    look = "import gi; gi.require_version('Atspi', '2.0')"
    if subprocess.run([PYTHON, "-c", look], capture_output=True, check=False).returncode:
        return "no bindings; the packages python3-gi and gir1.2-atspi-2.0 bring them"
    return None
