"""The self-test: a whole game by computer players through the real window, with the real engine."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from quinto_desktop.game import (
    INSTANT,
    GameController,
    Keeper,
    Level,
    PlayerRecord,
    Preferences,
    Session,
    Thinker,
    numbered_game,
    user_folders,
    usual_players,
)
from quinto_desktop.game.thinking.engine_process import EngineProcess
from quinto_desktop.rules import Phase, Seat, Step
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.main_window import MainWindow, introduce
from quinto_desktop.window.app.program import one_thread, set_up_game
from quinto_desktop.window.table.places import difference

_LIMIT_MS = 300_000


class SelfTest(QObject):
    """Watches a game in a window and quits at its end; `fault` is what went wrong, or None."""

    def __init__(self, room: GameRoom, application: QApplication) -> None:
        super().__init__(room)
        self._room = room
        self._controller = room.controller
        self.fault: str | None = "the program ended before the game was over"
        self._has_ended = False
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(
            lambda: self._end(f"the game was not over after {_LIMIT_MS // 1000} seconds")
        )
        # Connected after the window's own slots, so the table has shown the step by then.
        self._controller.stepped.connect(self._on_controller_stepped)
        self._controller.turn_started.connect(self._on_controller_turn_started)
        self._controller.failed.connect(self._on_controller_failed)
        application.lastWindowClosed.connect(
            lambda: self._end("the window was closed before the game was over")
        )

    @Slot()
    def begin(self) -> None:
        # Qt prints an exception in a slot and carries on; here it counts as a fault.
        sys.excepthook = self._on_exception
        self._limit.start(_LIMIT_MS)
        self._controller.start()

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        observation = self._room.view.shown()
        fault = difference(self._room.table.stage.places, observation)
        engine_fault = self._controller.thinker.engine_fault
        if fault is not None:
            self._end(f"the table shows something else than the game: {fault}")
        elif engine_fault is not None:
            self._end(f"computer players had to think in the window: {engine_fault}")
        elif step.after.phase is Phase.MATCH_OVER:
            QTimer.singleShot(0, self, self._look_at_the_end)

    @Slot()
    def _look_at_the_end(self) -> None:
        table = self._room.table
        if table.busy or table.overlays.shown_result is None:
            self._end("the game is over, and the table does not say so")
        else:
            self._end(None)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        self._end(f"{kind.__name__}: {error}")

    @Slot()
    def _on_controller_turn_started(self) -> None:
        # Between deals nobody is there to ask for the next one.
        QTimer.singleShot(0, self, self._controller.deal)

    @Slot(object, str)
    def _on_controller_failed(self, seat: Seat, fault: str) -> None:
        self._end(f"the computer player at {seat.name} failed: {fault}")

    def _end(self, fault: str | None) -> None:
        # The first verdict counts: closing the window gives another.
        if self._has_ended:
            return
        self._has_ended = True
        self._limit.stop()
        sys.excepthook = sys.__excepthook__
        self.fault = fault
        QTimer.singleShot(0, self, self._quit)

    @Slot()
    def _quit(self) -> None:
        self._room.window.close()
        QApplication.exit()  # `quit` would close what is closed again, and Wine waits for ever


def run_selftest(application: QApplication, user_dir: Path | None, seed: int | None) -> str | None:
    """Let computer players play a game through the real window; return what went wrong, or None."""
    introduce(application)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folders = user_folders(user_dir or Path(scratch))
        preferences = Preferences(folders.settings)
        level = Level.CASUAL.value
        players = tuple([PlayerRecord(player.name, level) for player in usual_players()])
        setup = numbered_game(players, seed=1 if seed is None else seed)
        window = MainWindow(preferences.settings.look)
        thinker = Thinker(one_thread)
        thinker.use(EngineProcess())
        controller = GameController(Session(setup), thinker, Keeper())
        room = set_up_game(window, preferences, controller, folders)
        controller.pace = INSTANT
        test = SelfTest(room, application)
        window.show()
        QTimer.singleShot(0, test, test.begin)
        application.exec()
        room.close()  # as the computer players may have gone on since the window was closed
        return test.fault
