"""Runs the real program, and opens one file after the other in its window.

``python opening.py FILE...`` prints a line of JSON for each file: the ``boxes`` that appeared, each
in its words, whether the file's game ``is_open``, how long it ``took_s``, and by how many MiB the
memory has grown meanwhile (``grown_mib``). Boxes are closed by key, and at the end the window.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from memory import begin_peak, peak_mib
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from quinto_desktop import __main__
from quinto_desktop.game import INSTANT
from quinto_desktop.records import RecordError, load_game
from quinto_desktop.window.app import program
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.program import set_up_game


class Opening(QObject):
    """Opens the files, and reports what is seen."""

    def __init__(self, room: GameRoom, paths: list[Path]) -> None:
        super().__init__(room)
        self._room, self._paths = room, paths
        room.table.appeared.connect(lambda: QTimer.singleShot(500, self, self._go_on))

    def _go_on(self) -> None:
        if not self._paths:
            self._room.window.close()
            return
        self._open(self._paths.pop(0))
        QTimer.singleShot(0, self, self._go_on)

    def _open(self, path: Path) -> None:
        room = self._room
        before, begun = begin_peak(), time.process_time()
        opened = room.files.open(path)
        room.window.grab()  # every widget paints itself
        took_s, grown_mib = time.process_time() - begun, peak_mib() - before
        boxes = []
        for box in room.window.findChildren(QMessageBox):
            boxes.append(f"{box.text()}: {box.informativeText()}")
            QTest.keyClick(box, Qt.Key.Key_Escape)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        facts = {
            "boxes": boxes,
            "is_open": opened and self._has_game_of(path),
            "took_s": took_s,
            "grown_mib": grown_mib,
        }
        sys.stdout.write(json.dumps(facts) + "\n")

    def _has_game_of(self, path: Path) -> bool:
        try:
            actions = load_game(path).actions
        except RecordError:
            return False
        return self._room.controller.session.saved().actions[: len(actions)] == actions


def load_opening_game(*arguments: Any) -> GameRoom:
    """Set up the game on the table, and what opens the files."""
    room = set_up_game(*arguments)
    room.controller.pace = INSTANT
    Opening(room, [Path(name) for name in sys.argv[1:]])
    return room


if __name__ == "__main__":
    setattr(program, "set_up_game", load_opening_game)  # noqa: B010
    sys.exit(__main__.main(["--user-dir", "user", "--seed", "7"]))
