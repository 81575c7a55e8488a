"""A window with a person at it, and the replays in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from test_main_window import Seated

from quinto_desktop.game import UserFolders
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.replay_controller import ReplayController


@pytest.fixture(name="seated")
def seat(qtbot: QtBot, folders: UserFolders) -> Iterator[Seated]:
    seated = Seated(qtbot, folders)
    seated.window.resize(1280, 800)
    yield seated
    seated.window.close()


@pytest.fixture(name="replays")
def replays_of(seated: Seated) -> ReplayController:
    commands = seated.room.findChild(Commands)
    assert isinstance(commands, Commands)
    return commands.replays
