"""The real window, with the game and the home that a benchmark gives it."""

from __future__ import annotations

from pathlib import Path

from quinto_desktop.game.public import *
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.look.motion import collect_seldom


def room_of(
    setup: GameSetup, thinker: Thinker, size: tuple[int, int], pace: Pace | None = None
) -> GameRoom:
    """A game in a window that is not shown yet, at the pace of the preferences or another."""
    collect_seldom()  # as the program does
    folders = user_folders(Path.home())
    preferences = Preferences(folders.settings)
    keeper = find_kept_game(folders).keeper
    controller = GameController(Session(setup), thinker, keeper, pace or preferences.pace)
    window = MainWindow(preferences.settings.look)
    room = set_up_game(window, preferences, controller, folders)
    if pace is not None:
        controller.pace = pace
    window.setGeometry(0, 0, *size)
    return room
