"""How a movement begins: at once, and evenly."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QTimer

FRAME_MS = 16


def start_now(animation: QAbstractAnimation) -> None:
    """Start an animation whose first step is to be seen with the next picture.

    By itself, Qt starts its clock when whatever else has changed has been painted, and the first
    step follows a frame after that: 27 ms later when a card is played, with the card at rest.
    """
    animation.start()
    animation.setCurrentTime(FRAME_MS)
    QTimer.singleShot(FRAME_MS, animation, partial(_take_second_step, animation))


def _take_second_step(animation: QAbstractAnimation) -> None:
    is_running = animation.state() is QAbstractAnimation.State.Running
    if is_running and animation.currentTime() == FRAME_MS:
        animation.setCurrentTime(2 * FRAME_MS)
