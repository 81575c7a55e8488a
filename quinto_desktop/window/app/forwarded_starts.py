"""Whoever starts the program again gets the window that is already there, and the game in it."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, QTimer, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.game.instance.channel import Answer, Request
from quinto_desktop.game.instance.server import InstanceServer
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.controls.messages import note_on
from quinto_desktop.window.text.translation import fill

translate = QCoreApplication.translate

_TOKEN = "XDG_ACTIVATION_TOKEN"
_RETRY_MS = 50
_NEWER_MS = 30


class ForwardedStarts(QObject):
    """Does what later starts of the program were asked to do, as if chosen in the menu.

    A file is opened as by “Open…”, so the game that it replaces goes on the shelf. While a dialog
    waits for an answer, nothing happens behind it: what is wanted waits until it has been closed.
    """

    def __init__(self, room: GameRoom, folder: Path) -> None:
        super().__init__(room)
        self._room = room
        self._waiting: list[Request] = []
        self.server = InstanceServer(folder, self.receive, self)
        room.window.closing.connect(self.server.close)

    def receive(self, request: Request) -> Answer:
        """Answer a request, and do what it asks as soon as nothing is in the way."""
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            self._waiting.append(request)
            QTimer.singleShot(0, self, self._go_on)
            return Answer.TAKEN
        bring_to_front(dialog, request.token)
        if request.file is None and request.seed is None:
            return Answer.TAKEN
        self._waiting.append(request)
        self._wait_for(dialog)
        self._promise(request, dialog)
        return Answer.LATER

    def open(self, file: Path) -> None:
        """Open a file, as if a later start of the program had asked for it."""
        self.receive(Request(file.absolute()))

    @Slot()
    def _go_on(self) -> None:
        while self._waiting:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                self._wait_for(dialog)
                for request in self._waiting:
                    self._promise(request, dialog)
                return
            if QThread.currentThread().loopLevel() > 1:
                # A menu is open; or a dialog is about to return, and its command goes first.
                QTimer.singleShot(_RETRY_MS, self, self._go_on)
                return
            self._do(self._waiting.pop(0))

    def _promise(self, request: Request, dialog: QWidget) -> None:
        # On the table, if the dialog is the desktop’s.
        sentence = _promised(request)
        if note_on(dialog, sentence):
            self._room.announcer.tell(sentence, dialog)
        else:
            self._room.tell(sentence)

    def _wait_for(self, dialog: QWidget) -> None:
        dialog.destroyed.connect(self._go_on_soon)
        if isinstance(dialog, QDialog):
            dialog.finished.connect(self._go_on_soon)

    @Slot()
    def _go_on_soon(self) -> None:
        QTimer.singleShot(0, self, self._go_on)

    def _do(self, request: Request) -> None:
        room = self._room
        bring_to_front(room.window, request.token)
        room.views.take_focus()
        if request.file is not None:
            room.files.open(request.file)
        elif request.seed is not None:
            room.files.begin_again(request.seed)


def bring_to_front(window: QWidget, token: str) -> None:
    """Raise a window and give it the focus; where the desktop refuses, it is marked as wanting it.

    `token` is Wayland's permission, which the desktop gave to whoever asked for it.
    """
    if token:
        os.environ[_TOKEN] = token  # where Qt looks for it, and takes it away
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    handle = window.windowHandle()
    if handle is not None:
        # On X11 the desktop heeds a wish only if it is newer than the last key or click anywhere.
        # Qt takes the time from the last event of its own; whatever is set makes one.
        handle.setTitle(handle.title())
    QTimer.singleShot(_NEWER_MS, window, partial(_activate, window))


def _activate(window: QWidget) -> None:
    window.activateWindow()
    QApplication.alert(window)


def _promised(request: Request) -> str:
    if request.file is None:
        return translate("LaterStarts", "The new game begins as soon as this dialog is closed.")
    return fill(
        translate("LaterStarts", "“{file}” opens as soon as this dialog is closed."),
        file=request.file.name,
    )
