"""The ends that the program does not choose: signals, and the death of the screen.

A signal makes the program leave as by “Quit”. If the X server or the Wayland compositor dies, Qt
ends the process on the spot; there the last moment is caught.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QtMsgType,
    Slot,
    qFormatLogMessage,
    qInstallMessageHandler,
)

_SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")  # each where the system has it
_OF_SIGNALS = 128
"""What shells add to a signal's number for the exit status of what it has ended."""

_SCREEN_IS_GONE = ("The X11 connection broke", "The Wayland connection broke")
_EXIT_WITHOUT_SCREEN = 1  # as Qt's own


class Shutdown(QObject):
    """Lets the program store everything before it ends, from `watch` to `release`.

    A second signal ends the process at once, in case it hangs: the autosave is always complete.

    Args:
        leave: Ends the program in good order, with this exit status.
        store: Stores what “Quit” stores. The screen may be gone; the process ends right after.
    """

    def __init__(
        self, leave: Callable[[int], None], store: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._leave, self._store = leave, store
        self._before: dict[int, Any] = {}
        self._wakeup = -1
        self._others_messages: Callable[..., object] | None = None
        # Python's own handler runs only once Qt calls Python; the byte that comes with it wakes Qt.
        self._near, self._far = socket.socketpair()
        self._near.settimeout(0)
        self._far.settimeout(0)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_notifier_activated)

    def watch(self) -> None:
        """Watch signals and the screen from now on."""
        self._wakeup = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, self._on_signal)
        self._others_messages = qInstallMessageHandler(self._on_message)

    def release(self) -> None:
        """Leave signals and messages to whoever had them before."""
        qInstallMessageHandler(self._others_messages)
        self._release_signals()
        self._notifier.setEnabled(False)
        self._near.close()
        self._far.close()

    def _release_signals(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup, warn_on_full_buffer=False)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        # The next signal ends the process. Whatever runs just now is finished first.
        for number in self._before:
            signal.signal(number, signal.SIG_DFL)

    @Slot()
    def _on_notifier_activated(self) -> None:
        with contextlib.suppress(BlockingIOError):
            heard = self._near.recv(1)
            self._leave(_OF_SIGNALS + heard[0])

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if self._others_messages is not None:
            self._others_messages(kind, context, message)
        elif sys.stderr is not None:
            with contextlib.suppress(OSError, ValueError):  # a terminal that has gone
                sys.stderr.write(f"{qFormatLogMessage(kind, context, message)}\n")
                sys.stderr.flush()
        if message.startswith(_SCREEN_IS_GONE):
            try:
                self._store()
            finally:
                # Qt would go on to tear down what the threads may still be using.
                os._exit(_EXIT_WITHOUT_SCREEN)
