"""A movement begins with the next picture, and goes on evenly."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtCore import QVariantAnimation

from quinto_desktop.window.look.motion import FRAME_MS, start_now


@pytest.fixture
def animation(qtbot: QtBot) -> Iterator[QVariantAnimation]:
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(100)
    yield animation
    animation.stop()


def test_the_first_step_is_made_at_once(animation: QVariantAnimation) -> None:
    values: list[float] = []
    animation.valueChanged.connect(values.append)

    start_now(animation)

    assert animation.currentTime() == FRAME_MS
    assert values[-1] == pytest.approx(FRAME_MS / 100)


def test_the_next_steps_follow_to_the_end(qtbot: QtBot, animation: QVariantAnimation) -> None:
    times: list[int] = []
    animation.valueChanged.connect(lambda: times.append(animation.currentTime()))

    with qtbot.waitSignal(animation.finished):
        start_now(animation)

    assert times == sorted(times)
    assert times[-1] == 100


def test_what_is_over_within_a_frame_is_over(animation: QVariantAnimation) -> None:
    animation.setDuration(FRAME_MS)

    start_now(animation)

    assert animation.state() is QVariantAnimation.State.Stopped
    assert animation.currentValue() == 1.0


def test_one_that_was_stopped_stays_where_it_is(qtbot: QtBot, animation: QVariantAnimation) -> None:
    start_now(animation)
    animation.stop()
    other = QVariantAnimation(animation)
    other.setDuration(3 * FRAME_MS)
    with qtbot.waitSignal(other.finished):
        other.start()

    assert animation.currentTime() == FRAME_MS
