"""The table is laid out once when a game takes the place of the bare table."""

from __future__ import annotations

from inline import InlineExecutor
from kit import *

from quinto_desktop.window.app.program import set_up_game


def test_a_game_is_laid_out_once(qtbot: QtBot, folders: UserFolders) -> None:
    preferences = Preferences(folders.settings)
    window = MainWindow(preferences.settings.look)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    session = Session(numbered_game(usual_players(), seed=7))
    controller = GameController(session, Thinker(InlineExecutor))
    sizes: list[QSize] = []

    room = set_up_game(window, preferences, controller, folders)
    room.table.laid.connect(lambda: sizes.append(room.table.size()))
    with qtbot.waitSignal(room.table.appeared):
        pass

    assert sizes == [room.table.size()]
    window.close()
