"""Keys work on a screen without a window manager, also after a dialog."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from processes import Child
from screens import x_server

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not all(map(shutil.which, ("Xvfb", "xdotool"))),
    reason="needs Xvfb and xdotool",
)


class Keys:
    """Somebody at the keyboard of a screen.

    Args:
        program: What is shown there.
        display: The screen's name.
    """

    def __init__(self, program: Child, display: str) -> None:
        self._program = program
        self._environment = os.environ | {"DISPLAY": display}

    def press_until(self, key: str, title: str, *, seen: bool = True) -> None:
        """Press a key until a window of a title is seen, or no more; at first nobody may listen."""
        tries = 0

        def is_done() -> bool:
            nonlocal tries
            if self._sees(title) is seen:
                return True
            if tries % 50 == 0:  # about once a second, as the answer takes a moment
                self._do("key", key)
            tries += 1
            return False

        self._program.wait(is_done)

    def _sees(self, title: str) -> bool:
        return self._do("search", "--onlyvisible", "--name", f"^{title}$") == 0

    def _do(self, *what: str) -> int:
        command = ["xdotool", *what]
        return subprocess.run(
            command, env=self._environment, stdout=subprocess.DEVNULL, check=False
        ).returncode


def test_shortcuts_work_again_after_each_dialog(tmp_path: Path) -> None:
    arguments = ["-m", "quinto_desktop", "--user-dir", "user", "--seed", "5"]
    with (
        x_server(tmp_path) as (_server, changes),
        Child(tmp_path, arguments, changes) as program,
    ):
        keys = Keys(program, changes["DISPLAY"] or "")
        for key, title in (("ctrl+n", "New game"), ("ctrl+comma", "Preferences")):
            keys.press_until(key, title)
            keys.press_until("Escape", title, seen=False)
        keys.press_until("ctrl+n", "New game")
