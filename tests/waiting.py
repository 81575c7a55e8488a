"""A bot that waits for events, not for the time: as soon as something has happened it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import TimeoutError
from pytestqt.qtbot import QtBot

LONGEST_MS = 600_000
"""When what is waited for is taken never to come, on whatever machine, busy as it may be."""

_LOOK_MS = 10  # what changes without an event is seen by then


class PromptBot(QtBot):
    """pytest-qt's bot, in less of a hurry to give up and in more of one to go on."""

    # Its own looks every 10 ms, which a game of some hundred actions feels, and gives up after 5 s.
    # A test that asks for a timeout of 0 means what must have happened by now.

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = LONGEST_MS
    ) -> None:
        """Let the program run until something holds."""
        deadline = QDeadlineTimer(max(timeout, LONGEST_MS))
        look = QTimer()
        look.start(_LOOK_MS)
        while not _holds(callback):
            if deadline.hasExpired():
                raise TimeoutError(f"waited for {LONGEST_MS} ms")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def waitSignal(self, signal: Any, *, timeout: int = LONGEST_MS, **how: Any) -> Any:  # noqa: N802
        """Wait for a signal, as pytest-qt does, but longer if there has to be one."""
        longest = timeout if how.get("raising") is False else _longer(timeout)
        return super().waitSignal(signal, timeout=longest, **how)

    def waitActive(self, widget: QWidget, *, timeout: int = LONGEST_MS) -> Any:  # noqa: N802
        """Wait until a window has the keys, as pytest-qt does, but longer."""
        return super().waitActive(widget, timeout=_longer(timeout))

    def waitExposed(self, widget: QWidget, *, timeout: int = LONGEST_MS) -> Any:  # noqa: N802
        """Wait until a window is seen, as pytest-qt does, but longer."""
        return super().waitExposed(widget, timeout=_longer(timeout))


def _longer(timeout: int) -> int:
    return max(timeout, LONGEST_MS) if timeout else 0


def _holds(callback: Callable[[], bool | None]) -> bool:
    try:
        found = callback()
    except AssertionError:
        return False
    assert found in (None, True, False), f"a condition returned {found!r}"
    return found is None or found
