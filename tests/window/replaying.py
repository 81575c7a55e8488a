"""A window with a person at it, and the replays in it."""

from __future__ import annotations

from itertools import permutations

import pytest
from kit import *
from seating import Seated

from quinto_desktop.window.app.replay_controller import ReplayController


@pytest.fixture(name="seated")
def seat(qtbot: QtBot, folders: UserFolders) -> Seated:
    seated = Seated(qtbot, folders)
    seated.window.resize(1280, 800)
    return seated


@pytest.fixture(name="replays")
def replays_of(seated: Seated) -> ReplayController:
    commands = seated.room.findChild(Commands)
    assert isinstance(commands, Commands)
    return commands.replays


def shown(replays: ReplayController) -> ReplayView:
    """The replay that is open."""
    assert replays.view is not None
    return replays.view


def opened(replays: ReplayController) -> ReplayView:
    """The replay of the game on the table."""
    replays.open_current()
    return shown(replays)


def assert_apart(view: QWidget, parts: Sequence[QWidget]) -> None:
    """Parts lie in a view, none over another."""
    assert all(view.rect().contains(part.geometry()) for part in parts)
    assert not any(one.geometry().intersects(two.geometry()) for one, two in permutations(parts, 2))
