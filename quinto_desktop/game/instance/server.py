"""The first start of the program: hears what later ones were asked to do.

Nothing is polled and no thread waits: the system wakes Qt's event loop when somebody connects.
"""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot

from quinto_desktop.game.instance.channel import (
    GREATEST_LINE,
    Answer,
    ChannelError,
    Door,
    Request,
    close_door,
    open_door,
    packed_answer,
    unpacked_request,
)

_LIMIT_MS = 2_000
"""How long a caller may take to say what it wants."""

_REST_MS = 500
"""How long nobody is let in where the system has room for nobody; they wait that long."""

_NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class InstanceServer(QObject):
    """Receives the requests of later starts, for the process that has the folder's lock.

    A file is kept open in reserve, so that a caller can be let in even when no more may be opened.

    Args:
        receive: Called with each request; it answers at once what will be done, and does it after
            it has returned.
    """

    def __init__(self, folder: Path, receive: Callable[[Request], Answer], parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._receive = receive
        self._door: Door | None = None
        try:
            self._door = open_door(folder)
        except OSError:
            return
        self._reserve: int | None = None
        self._refill()
        self._door.socket.settimeout(0)
        self._notifier = QSocketNotifier(
            self._door.socket.fileno(), QSocketNotifier.Type.Read, self
        )
        self._notifier.activated.connect(self._on_notifier_activated)

    @property
    def is_listening(self) -> bool:
        """Whether requests can arrive."""
        return self._door is not None

    def close(self) -> None:
        """Stop listening; a caller then waits for the lock."""
        if self._door is not None:
            self._notifier.setEnabled(False)
            self._door.socket.close()
            self._door = None
            self._give_up_reserve()
            close_door(self._folder)

    @Slot()
    def _on_notifier_activated(self) -> None:
        try:
            self._let_in()
        except OSError as error:
            if error.errno in _NO_ROOM and not self._has_made_room():
                # Else the system would go on telling, as fast as it can, that somebody waits.
                self._notifier.setEnabled(False)
                QTimer.singleShot(_REST_MS, self, self._go_on)

    def _let_in(self) -> None:
        if self._door is not None:
            line, _ = self._door.socket.accept()
            caller = _Caller(line, self._door.secret, self._receive, self)
            caller.destroyed.connect(self._refill)

    def _has_made_room(self) -> bool:
        if self._reserve is None:
            return False
        self._give_up_reserve()
        with contextlib.suppress(OSError):
            self._let_in()
        return True

    def _give_up_reserve(self) -> None:
        reserve, self._reserve = self._reserve, None
        if reserve is not None:
            os.close(reserve)

    @Slot()
    def _refill(self) -> None:
        if self._reserve is None and self._door is not None:
            with contextlib.suppress(OSError):
                self._reserve = os.open(os.devnull, os.O_RDONLY)

    @Slot()
    def _go_on(self) -> None:
        if self._door is not None:
            self._refill()
            self._notifier.setEnabled(True)


class _Caller(QObject):
    """A connection to a later start, until it has been answered or has taken too long."""

    def __init__(
        self,
        line: socket.socket,
        secret: str,
        receive: Callable[[Request], Answer],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._line = line
        self._secret = secret
        self._receive = receive
        self._heard = b""
        line.settimeout(0)
        self._notifier = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_notifier_activated)
        QTimer.singleShot(_LIMIT_MS, self, self._hang_up)

    @Slot()
    def _on_notifier_activated(self) -> None:
        try:
            self._hear()
        except BlockingIOError:
            return  # there is more to come
        except (OSError, ChannelError):
            self._hang_up()

    def _hear(self) -> None:
        # The caller may have hung up: it has given up, and said so to whoever started it.
        while not self._heard.endswith(b"\n"):
            part = self._line.recv(GREATEST_LINE)
            self._heard += part
            if not part or len(self._heard) > GREATEST_LINE:
                raise ChannelError("that is no line")
        if self._has_hung_up():
            raise ChannelError("nobody waits for an answer")
        request = unpacked_request(self._heard, self._secret)
        answer = Answer.OTHER_VERSION if request is None else self._receive(request)
        self._line.sendall(packed_answer(answer))
        self._hang_up()

    def _has_hung_up(self) -> bool:
        try:
            return self._line.recv(1) == b""
        except BlockingIOError:
            return False

    @Slot()
    def _hang_up(self) -> None:
        self._notifier.setEnabled(False)
        self._line.close()
        self.deleteLater()
