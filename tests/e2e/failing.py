"""Runs the real program, in which something fails; `test_failing` starts it as a child.

``python failing.py KINDS ARGUMENT...`` starts `quinto` with the arguments. When it is the person's
turn, something of each kind fails, one after the other. What boxes say is reported in lines of JSON
on standard output; each is copied from and closed by key, and with the last the program.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QThread, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget

from quinto_desktop import __main__
from quinto_desktop.window.app import program
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import set_up_game

_held: list[object] = []


class Unpaintable(QWidget):
    """Fails once: PySide counts references wrongly where an exception crosses overrides."""

    has_failed = False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if not self.has_failed:
            self.has_failed = True
            raise RuntimeError("nothing to paint with")


class Failing(QThread):
    def run(self) -> None:
        raise RuntimeError("a thread has failed")


class Failure(QObject):
    """Lets something fail, and looks at what is told about it."""

    def __init__(self, room: GameRoom, kinds: list[str]) -> None:
        super().__init__(room)
        self._room, self._kinds = room, kinds
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        # Nobody plays any further then.
        room.controller.turn_started.connect(
            lambda: QTimer.singleShot(0, self, self._fail), Qt.ConnectionType.SingleShotConnection
        )

    def _fail(self) -> None:
        kind = getattr(self, self._kinds.pop(0)) if self._kinds else self._room.window.close
        kind()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Show and isinstance(watched, QMessageBox):
            QTimer.singleShot(100, watched, lambda: self._look_at(watched))
        return False

    def _look_at(self, box: QMessageBox) -> None:
        (copy,) = (b for b in box.findChildren(QPushButton) if "Copy" in b.text())
        QTest.keyClick(copy, Qt.Key.Key_Space)
        facts = {
            "told": f"{box.text()}: {box.informativeText()}",
            "report": QApplication.clipboard().text(),
            "length": self._room.controller.session.length,
        }
        sys.stdout.write(json.dumps(facts) + "\n")
        sys.stdout.flush()
        _held.clear()
        QTest.keyClick(box, Qt.Key.Key_Escape)
        QTimer.singleShot(0, self, self._fail)

    def slot(self) -> None:
        raise RuntimeError("a slot has failed")

    def python_thread(self) -> None:
        threading.Thread(target=self.in_python_thread).start()

    def in_python_thread(self) -> None:
        raise RuntimeError("a thread of Python's has failed")

    def qt_thread(self) -> None:
        thread = Failing(self)
        _held.append(thread)
        thread.start()

    def painting(self) -> None:
        Unpaintable(self._room.window).show()

    def files(self) -> None:
        with open(os.devnull) as own:
            while True:
                _held.append(os.open(own.name, os.O_RDONLY))

    def memory(self) -> None:
        import resource

        size = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (size + 2**21, resource.RLIM_INFINITY))
        while True:
            _held.append(bytearray(2**16))


def load_failing_game(*arguments: Any) -> GameRoom:
    """Set up the game on the table, and what will fail there."""
    room = set_up_game(*arguments)
    Failure(room, sys.argv[1].split(","))
    return room


if __name__ == "__main__":
    setattr(program, "set_up_game", load_failing_game)  # noqa: B010
    sys.exit(__main__.main(sys.argv[2:]))
