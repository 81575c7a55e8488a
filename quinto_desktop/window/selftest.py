"""The self-test: a whole game by computer players through the real window."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from quinto_desktop.rules import Phase, Seat, Step
from quinto_desktop.window.main_window import MainWindow

_LIMIT_MS = 300_000


class SelfTest(QObject):
    """Watches a game in a window and ends the program with it.

    Args:
        window: The window; its players are all computers.

    Attributes:
        exit_status: 0 once the game is over and all was well; else 1.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self.exit_status = 1
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._on_limit_timeout)
        # Connected after the window's own slots, so the table has shown the step by then.
        self._controller.stepped.connect(self._on_controller_stepped)
        self._controller.turn_started.connect(self._on_controller_turn_started)
        self._controller.failed.connect(self._on_controller_failed)

    @Slot()
    def begin(self) -> None:
        """Let the game run."""
        self._limit.start(_LIMIT_MS)
        self._controller.start()

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        observation = self._controller.observation(Seat.S)
        fault = self._window.table.stage.places.difference(observation)
        if fault is not None:
            self._end(1, f"the table shows something else than the game: {fault}")
        elif step.after.phase is Phase.GAME_OVER:
            self._end(0, None)

    @Slot()
    def _on_controller_turn_started(self) -> None:
        # Between deals nobody is there to ask for the next one.
        QTimer.singleShot(0, self, self._controller.deal)

    @Slot(object, str)
    def _on_controller_failed(self, seat: Seat, fault: str) -> None:
        self._end(1, f"the computer player at {seat.name} failed: {fault}")

    @Slot()
    def _on_limit_timeout(self) -> None:
        self._end(1, f"the game was not over after {_LIMIT_MS // 1000} seconds")

    def _end(self, status: int, fault: str | None) -> None:
        self._limit.stop()
        self.exit_status = status
        if fault is not None:
            sys.stderr.write(f"quinto: self-test: {fault}\n")
        QTimer.singleShot(0, self, self._quit)

    @Slot()
    def _quit(self) -> None:
        self._window.close()
        QApplication.quit()
