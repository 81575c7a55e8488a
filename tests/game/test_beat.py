"""The pause before the next thing happens."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from quinto_desktop.game.beat import Beat


@pytest.fixture
def beat(qtbot: QtBot) -> Beat:
    return Beat()


def test_it_passes_by_itself(qtbot: QtBot, beat: Beat) -> None:
    with qtbot.waitSignal(beat.passed):
        beat.begin(1)

    assert not beat.is_on


def test_no_pause_is_no_pause(qtbot: QtBot, beat: Beat) -> None:
    with qtbot.assertNotEmitted(beat.passed):
        beat.begin(0)

        assert not beat.is_on


def test_it_can_wait_for_somebody(qtbot: QtBot, beat: Beat) -> None:
    beat.begin(None)
    assert beat.is_on

    with qtbot.waitSignal(beat.passed, timeout=0):
        beat.pass_now()

    assert not beat.is_on


def test_it_passes_once(qtbot: QtBot, beat: Beat) -> None:
    passes: list[bool] = []
    beat.passed.connect(lambda: passes.append(beat.is_on))
    beat.begin(None)

    beat.pass_now()
    beat.pass_now()

    assert passes == [False]


def test_a_new_pause_takes_the_place_of_the_old_one(qtbot: QtBot, beat: Beat) -> None:
    beat.begin(1)
    beat.begin(None)
    other = Beat()

    with qtbot.assertNotEmitted(beat.passed), qtbot.waitSignal(other.passed):
        other.begin(5)

    assert beat.is_on


def test_a_pause_that_is_dropped_never_passes(qtbot: QtBot, beat: Beat) -> None:
    beat.begin(1)
    beat.drop()
    other = Beat()

    with qtbot.assertNotEmitted(beat.passed), qtbot.waitSignal(other.passed):
        other.begin(5)

    assert not beat.is_on
