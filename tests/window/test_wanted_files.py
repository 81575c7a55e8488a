"""On macOS a double click on a saved game tells the running program, and gives no argument."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from kit import *

from quinto_desktop.records import save_game

TWO_DOUBLE_CLICKS = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from quinto_desktop import __main__ as quinto
from quinto_desktop.window.app import program

user, first, second = sys.argv[1:]
make = quinto._application

def double_click(file):
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(file))

def hurried(arguments):
    application = make(arguments)
    double_click(first)  # which is why the program was started
    return application

set_up = program.set_up_game

def watched(*given, **named):
    room = set_up(*given, **named)

    def on_changed():
        if room.files.name is None:
            return  # the new game, before any file is opened
        sys.stdout.write(f"{room.files.name} {room.controller.session.setup.seed}\\n")
        if room.files.name == "first":
            QTimer.singleShot(0, lambda: double_click(second))
        else:
            room.window.close()

    room.files.changed.connect(on_changed)
    return room

quinto._application, program.set_up_game = hurried, watched
sys.exit(quinto.main(["--user-dir", user]))
"""


def test_a_game_is_opened_at_the_start_and_later_as_by_open(tmp_path: Path) -> None:
    for name, seed in (("first", 11), ("second", 22)):
        session = Session(numbered_game(usual_players(), seed=seed))
        save_game(tmp_path / f"{name}.quinto", session.saved())
    files = [str(tmp_path / f"{name}.quinto") for name in ("first", "second")]
    told = subprocess.run(
        [sys.executable, "-c", TWO_DOUBLE_CLICKS, str(tmp_path / "user"), *files],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (told.returncode, told.stdout.splitlines()) == (0, ["first 11", "second 22"]), told


def test_a_file_is_told_once_and_in_order(tmp_path: Path) -> None:
    script = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from quinto_desktop.window.app.main_window import Application
application = Application(["quinto"])
told = []
application.file_wanted.connect(lambda: told.append(1))
for file in ("a.quinto", "", "b.quinto"):
    QCoreApplication.sendEvent(application, QFileOpenEvent(file))
print(len(told), *[application.take_file() for _ in range(3)])
"""
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout.split() == ["2", "a.quinto", "b.quinto", "None"]


@pytest.mark.parametrize("option", ["--help", "--version", "--no-such-option"])
def test_without_a_console_what_would_be_printed_is_shown_in_a_box(option: str) -> None:
    script = f"""
import sys
from quinto_desktop import __main__ as quinto
shown = []
quinto.show_in_box = shown.append
real, sys.stdout, sys.stderr = sys.stdout, None, None
try:
    quinto.main(["{option}"])
except SystemExit as stop:
    real.write(f"{{stop.code}} {{len(shown)}} {{shown[0]}}")
"""
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    code, count, text = told.stdout.split(maxsplit=2)
    assert (code, count) == ("2" if option == "--no-such-option" else "0", "1")
    assert {"--help": "saved game to open", "--version": "Quinto "}.get(option, option) in text
