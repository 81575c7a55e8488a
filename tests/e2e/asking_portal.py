"""Asks a portal for files as Open and Save As do; `test_portal` starts it as a child.

``python asking_portal.py KIND...`` asks once for each kind, ``open`` or ``save``, and reports in
lines of JSON: ``{"theme": ...}`` what Qt is told to use, ``{"chosen": ...}`` each answer,
``{"own": true}`` that a dialog of Qt's own was shown, which is then cancelled, and
``{"dark": ..., "text": ...}`` at first and after each answer, whether the desktop's colours are
dark, and by how much its text is larger than at first.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from quinto_desktop import portal
from quinto_desktop.portal import VARIABLE, can_choose_files, prefer_portal
from quinto_desktop.window.app.desktop_settings import SystemType
from quinto_desktop.window.controls.file_dialogs import file_to_open, file_to_save
from quinto_desktop.window.look.appearance import theme_of_desktop

_APART_MS = 5
"""How far apart are the questions by which the portal knows that Qt listens."""

_ROUNDS = 4
"""How often Qt may go on to ask for something else."""

portal._LIMIT_MS = 60_000  # it is not to be taken for missing where it is only slow

KINDS = "Quinto games and their backups (*.quinto *.quinto~)"


def tell(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


class Watcher(QObject):
    """Reports and cancels every file dialog of Qt's own; one that the portal shows stays hidden."""

    def eventFilter(self, watched: Any, event: QEvent) -> bool:  # noqa: N802
        is_dialog = isinstance(watched, QFileDialog) and event.type() is QEvent.Type.Show
        if is_dialog and not watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen):
            tell(own=True)
            QTimer.singleShot(0, watched.reject)
        return False


def main() -> None:
    # The test's platform has no screen, where the portal would be left alone.
    asked = {name: text for name, text in os.environ.items() if name != "QT_QPA_PLATFORM"}
    prefer_portal(asked)
    tell(theme=asked.get(VARIABLE))
    os.environ.setdefault(VARIABLE, asked.get(VARIABLE, ""))
    application = QApplication(["quinto"])
    watcher = Watcher()
    application.installEventFilter(watcher)
    window = QWidget()
    window.show()
    own = application.font().pointSizeF()
    setattr(application, "platformName", lambda: "wayland")  # noqa: B010 - where text is not scaled
    SystemType(application)
    hear()
    tell_looks(application, own)
    questions = QTimer(window)
    questions.timeout.connect(can_choose_files)
    questions.start(_APART_MS)
    for kind in sys.argv[1:]:
        if kind == "open":
            tell(chosen=file_to_open(window, kind, "/tmp", KINDS))
        else:
            tell(chosen=file_to_save(window, kind, Path("/tmp"), KINDS, "evening.quinto"))
        hear()
        tell_looks(application, own)


def hear() -> None:
    """Qt asks from within its event loop: one round lets it ask, and another brings the answer."""
    for _ in range(_ROUNDS):
        can_choose_files()
        QApplication.processEvents()


def tell_looks(application: QApplication, own: float) -> None:
    text = round(application.font().pointSizeF() / own, 2)
    tell(dark=theme_of_desktop().is_dark, text=text)


if __name__ == "__main__":
    main()
