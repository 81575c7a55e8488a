"""Under X without a window manager the keys, X's own, reach the window that was shown last."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from processes import Child
from screens import x_server

TABLE, NEW_GAME, BOOK, OPEN = "Quinto", "New game", "How to play Quinto", "Open a game"


class Keyboard:
    """The keyboard of an X server."""

    def __init__(self, program: Child, display: str) -> None:
        self._program = program
        self._environment = os.environ | {"DISPLAY": display}

    def press(self, key: str) -> None:
        self._said("key", key)

    def lay_out(self, layout: str) -> None:
        """Give the keys the letters of another country."""
        if shutil.which("setxkbmap") is None:
            pytest.skip("there is no setxkbmap")
        subprocess.run(["setxkbmap", layout], env=self._environment, check=True)

    def wait_until_at(self, title: str) -> None:
        """Wait until the keys go to a window of this title; if they never do, the program ends."""
        self._program.wait(lambda: self._said("getwindowfocus", "-f", "getwindowname") == title)

    def _said(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            check=False,  # as long as no window has the keys it fails
        )
        return done.stdout.strip()


@pytest.fixture(scope="module")
def keyboard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Keyboard]:
    """The keyboard of a program that has begun a game, and whose table has the keys."""
    for needed in ("Xvfb", "xdotool"):
        if shutil.which(needed) is None:
            pytest.skip(f"there is no {needed}")
    home = tmp_path_factory.mktemp("home")
    (home / "user").mkdir()
    command = ["-m", "quinto_desktop", "--user-dir", "user", "--seed", "7"]
    with x_server(home) as (_, changes), Child(home, command, changes) as program:
        display = changes["DISPLAY"]
        assert display is not None
        keyboard = Keyboard(program, display)
        keyboard.wait_until_at(TABLE)
        program.wait((home / "user" / "autosave.quinto").exists)
        yield keyboard


@pytest.mark.quick
def test_the_table_has_the_keys_again_after_a_new_game(keyboard: Keyboard) -> None:
    keyboard.press("ctrl+n")
    keyboard.wait_until_at(NEW_GAME)
    keyboard.press("Return")
    keyboard.wait_until_at(TABLE)
    keyboard.press("ctrl+n")  # which only a window that has the keys takes for a shortcut
    keyboard.wait_until_at(NEW_GAME)
    # A dialog over a dialog gives the keys back to that.
    keyboard.press("F1")
    keyboard.wait_until_at(BOOK)
    keyboard.press("Escape")
    keyboard.wait_until_at(NEW_GAME)
    keyboard.press("Escape")
    keyboard.wait_until_at(TABLE)


@pytest.mark.parametrize("layout", ["ru", "gr", "ru,us"])
def test_commands_have_their_keys_without_latin_letters(keyboard: Keyboard, layout: str) -> None:
    keyboard.lay_out(layout)
    keyboard.press("ctrl+57")  # the key in the place of N
    keyboard.wait_until_at(NEW_GAME)
    keyboard.press("Escape")
    keyboard.wait_until_at(TABLE)
    keyboard.lay_out("us")


@pytest.mark.parametrize(("key", "title"), [("F1", BOOK), ("ctrl+o", OPEN)])
def test_other_dialogs_give_the_keys_back_too(keyboard: Keyboard, key: str, title: str) -> None:
    keyboard.press(key)
    keyboard.wait_until_at(title)
    keyboard.press("Escape")
    keyboard.wait_until_at(TABLE)
