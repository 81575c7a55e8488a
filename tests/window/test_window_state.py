"""The window's place, size and state, on one screen and on several."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from at_the_table import bubble_on, menu_action, menu_choices, menu_switch
from kit import *
from test_main_window import Seated

from quinto_desktop.identity import IDENTITY
from quinto_desktop.window.app.main_window import introduce, packed_window, restore_window
from quinto_desktop.window.setup.preference_fields import ChoiceSetting, SwitchSetting
from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog

FULL, MAXIMISED = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized


def test_task_switchers_find_the_menu_entry_and_its_icon(qapp: QApplication) -> None:
    introduce(qapp)

    assert (qapp.applicationName(), qapp.desktopFileName()) == (IDENTITY.name, IDENTITY.id)


@pytest.mark.parametrize("state", [FULL, MAXIMISED, MAXIMISED | FULL])
def test_the_state_is_there_again_at_the_next_start(
    qtbot: QtBot, folders: UserFolders, state: Qt.WindowState
) -> None:
    first = Seated(qtbot, folders)
    first.window.setWindowState(state)
    first.window.close()

    again = Seated(qtbot, folders)

    assert again.window.windowState() & (FULL | MAXIMISED) == state
    assert menu_action(again.room, Command.FULL_SCREEN).isChecked() == bool(state & FULL)
    again.window.close()


def test_full_screen_does_not_forget_that_it_was_maximised(
    qtbot: QtBot, folders: UserFolders
) -> None:
    seated = Seated(qtbot, folders)
    seated.window.setWindowState(MAXIMISED)

    seated.run(Command.FULL_SCREEN)
    assert seated.window.isFullScreen()
    seated.run(Command.FULL_SCREEN)

    assert seated.window.isMaximized()
    assert not seated.window.isFullScreen()
    seated.window.close()


def test_escape_leaves_full_screen_once_it_means_nothing_else(
    qtbot: QtBot, folders: UserFolders
) -> None:
    seated = Seated(qtbot, folders)
    window, table = seated.window, seated.table
    seated.call()
    seated.run(Command.FULL_SCREEN)
    qtbot.waitUntil(window.isFullScreen)
    assert window.menuBar().isVisible()
    table.setFocus()
    table.action_chosen.emit(Call.PASS)  # too late for a call, and refused
    assert bubble_on(table).isVisible()

    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not bubble_on(table).isVisible()
    assert window.isFullScreen()

    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not window.isFullScreen()

    size = window.size()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (window.isFullScreen(), window.size()) == (False, size)
    window.close()


@pytest.mark.parametrize(
    "place",
    [
        QRect(-3000, 100, 600, 400),
        QRect(5000, 5000, 600, 400),
        QRect(700, 550, 600, 400),
        QRect(-200, -80, 5000, 4000),
    ],
    ids=["left", "far", "half out", "too large"],
)
def test_it_never_comes_back_off_the_screen(qtbot: QtBot, place: QRect) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(place)
    after = QWidget()
    qtbot.addWidget(after)

    restore_window(after, packed_window(before))

    assert after.screen().availableGeometry().contains(after.geometry())


def test_menu_and_preferences_agree(qtbot: QtBot, folders: UserFolders) -> None:
    seated = Seated(qtbot, folders)
    seated.run(Command.EVERYTHING)
    seated.run(Command.PREFERENCES)
    seated.run(Command.PREFERENCES)  # a second time brings up the same
    (dialog,) = seated.window.findChildren(PreferencesDialog)
    play = dialog.pages["play"].fields
    speed, longer = play["speed"], play["think_longer"]
    assert isinstance(speed, ChoiceSetting)
    assert isinstance(longer, SwitchSetting)

    menu_choices(seated.room, "speed")["fast"].trigger()
    menu_switch(seated.room, "think_longer").trigger()
    assert speed.box.currentText() == "Fast"
    assert longer.editor.isChecked()

    longer.editor.click()
    speed.box.setCurrentIndex(0)
    assert not menu_switch(seated.room, "think_longer").isChecked()
    assert menu_choices(seated.room, "speed")["slow"].isChecked()
    assert Preferences(folders.settings).settings.speed == "slow"
    seated.window.close()


DOTS = {scale: {"logicalDpi": 96 * scale, "logicalBaseDpi": 96, "dpr": 1} for scale in (1, 2)}
SCREENS = {
    "synchronousWindowSystemEvents": True,
    "screens": [
        {"name": "plain", "x": 0, "y": 0, "width": 1400, "height": 900, **DOTS[1]},
        {"name": "fine", "x": 1400, "y": 0, "width": 2800, "height": 1800, **DOTS[2]},
    ],
}
MOVE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from quinto_desktop.game.public import *
from inline import InlineExecutor
from quinto_desktop.window.app.main_window import MainWindow

application = QApplication([])
folders = user_folders(Path(sys.argv[1]))
preferences = Preferences(folders.settings)
preferences.change(speed="none", trick_pause="none")
game = Session(numbered_game(usual_players(), seed=2))
controller = GameController(game, Thinker(InlineExecutor), None, preferences.pace)
window = MainWindow(preferences.settings.look)
from quinto_desktop.window.app.program import set_up_game
room = set_up_game(window, preferences, controller, folders)
window.resize(1000, 700)
window.show()
controller.start()

def settle():
    for _ in range(20):
        application.processEvents()

def seen():
    picture = window.grab()
    places = [(card.pose, card.size().toTuple()) for card in room.table.stage.cards]
    places += [(p.geometry().getRect(),) for p in room.table.overlays.plates.values()]
    return picture.devicePixelRatio(), picture.toImage(), (window.size(), places)

settle()
ratio, plain, places = seen()
assert ratio == 1
window.move(1500, 50)
settle()
assert window.screen().name() == "fine"
ratio, fine, same = seen()
assert ratio == 2, ratio
assert same == places
card = room.table.stage.places.hands[room.table.stage.places.viewer][0]
assert card.grab().devicePixelRatio() == 2
packed = window.saveGeometry()
window.move(50, 50)
settle()
ratio, again, same = seen()
assert (ratio, again == plain, same == places) == (1, True, True)
window.close()
other = MainWindow(Preferences(folders.settings).settings.look)
other.restoreGeometry(packed)
assert other.screen().name() == "fine"
print("well")
"""


def test_a_screen_of_another_scale_gets_crisp_cards_and_nothing_jumps(tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps(SCREENS))
    done = subprocess.run(
        [sys.executable, "-c", MOVE, str(tmp_path / "user")],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.stdout.strip() == "well", done.stderr
