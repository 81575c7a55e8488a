"""The pause before the next thing happens."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from quinto_desktop.game.thinking.computer_turn import SkippableTimer


@pytest.fixture
def timer(qtbot: QtBot) -> SkippableTimer:
    return SkippableTimer()


def test_it_passes_by_itself(qtbot: QtBot, timer: SkippableTimer) -> None:
    with qtbot.waitSignal(timer.passed):
        timer.begin(1)

    assert not timer.is_on


def test_no_pause_is_no_pause(qtbot: QtBot, timer: SkippableTimer) -> None:
    with qtbot.assertNotEmitted(timer.passed):
        timer.begin(0)

        assert not timer.is_on


def test_it_can_wait_for_somebody(qtbot: QtBot, timer: SkippableTimer) -> None:
    timer.begin(None)
    assert timer.is_on

    with qtbot.waitSignal(timer.passed, timeout=0):
        timer.pass_now()

    assert not timer.is_on


def test_it_passes_once(qtbot: QtBot, timer: SkippableTimer) -> None:
    passes: list[bool] = []
    timer.passed.connect(lambda: passes.append(timer.is_on))
    timer.begin(None)

    timer.pass_now()
    timer.pass_now()

    assert passes == [False]


def test_a_new_pause_takes_the_place_of_the_old_one(qtbot: QtBot, timer: SkippableTimer) -> None:
    timer.begin(1)
    timer.begin(None)
    other = SkippableTimer()

    with qtbot.assertNotEmitted(timer.passed), qtbot.waitSignal(other.passed):
        other.begin(5)

    assert timer.is_on


def test_a_pause_that_is_dropped_never_passes(qtbot: QtBot, timer: SkippableTimer) -> None:
    timer.begin(1)
    timer.drop()
    other = SkippableTimer()

    with qtbot.assertNotEmitted(timer.passed), qtbot.waitSignal(other.passed):
        other.begin(5)

    assert not timer.is_on
