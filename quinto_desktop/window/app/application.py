"""The Qt application: the one object to which macOS says which files are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps the files that the desktop asks for until somebody takes them.

    On macOS a double click on a saved game starts no second program and gives no argument: the
    first one is told, and while it starts it is told early.

    Signals:
        file_wanted(): There is a file for `take_file`.
    """

    file_wanted = Signal()

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments])
        self._wanted: list[Path] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._wanted.append(Path(event.file()))
            self.file_wanted.emit()
            return True
        return super().event(event)

    def take_file(self) -> Path | None:
        """The file that has been wanted for longest, to be opened now; None if there is none."""
        return self._wanted.pop(0) if self._wanted else None
