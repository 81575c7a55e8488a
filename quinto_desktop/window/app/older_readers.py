"""Lets screen readers of Linux that know no announcements hear what is announced.

Orca has listened to announcements since version 45. An older one, such as that of Debian 12, reads
out the name of the active window when it changes. What the readers listen to, the registry of the
accessibility bus tells, so nobody hears anything twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import SLOT, QEvent, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from quinto_desktop.window.app.assistive import Speak, Urgency

_SERVICE = "org.a11y.atspi.Registry"
_PATH = "/org/a11y/atspi/registry"
_ANNOUNCEMENT = "object:announcement"
_NAME = "object:propertychange:accessiblename"
_LISTENER = re.compile(r'\[Argument: \(ss\) "[^"]*", "([^"]*)"\]')
_ANSWER_MS = 5000
_GATHER_MS = 400
"""For how long sentences are gathered: of changes in quick succession Orca reads the last alone."""

_AFTER_FOCUS_MS = 1500
"""For how long a name waits when the focus moves: as it does so, Orca takes names for known."""

_SAME_SOUND = "\N{ZERO WIDTH SPACE}"
"""Added to a sentence that is said twice running, or the second would be no change of the name."""


class OlderReaders(QObject):
    """Speaks by the name of the window for as long as no reader hears announcements."""

    def __init__(self, window: QMainWindow, announce: Speak) -> None:
        super().__init__(window)
        self._window, self._announce = window, announce
        self._need_names: bool | None = None
        self._unsaid: list[tuple[str, Urgency]] = []
        self._gathering = QTimer(self, singleShot=True)
        self._gathering.timeout.connect(self._say)
        self._bus = QDBusConnection.sessionBus()
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)
        question = QDBusMessage.createMethodCall(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
        )
        question.setAutoStartService(False)
        self._ask(question, self._on_address_told)

    def speak(self, window: QWidget, sentence: str, urgency: Urgency) -> None:
        """Have a sentence read out; the arguments are those of `Speak`."""
        if self._need_names is False or not QAccessible.isActive():
            self._announce(window, sentence, urgency)
        elif window is self._window:
            self._unsaid.append((sentence, urgency))
            if not self._gathering.isActive():
                self._gathering.start(_GATHER_MS)
        elif (focus := QApplication.focusWidget()) is not None:  # only a frame's name is read out
            focus.setAccessibleDescription(sentence)

    @Slot()
    def _on_focus_changed(self) -> None:
        self._gathering.start(_AFTER_FOCUS_MS)

    @Slot()
    def _say(self) -> None:
        if self._need_names and self._unsaid:
            name = " ".join(sentence for sentence, _ in self._unsaid)
            self._unsaid.clear()
            self._window.setAccessibleName(name + _SAME_SOUND * (name == self._name()))

    def _name(self) -> str:
        return self._window.accessibleName()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowDeactivate and self._name():
            self._window.setAccessibleName("")
        return False

    def _ask(self, question: QDBusMessage, hear: Callable[[QDBusPendingCallWatcher], None]) -> None:
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question, _ANSWER_MS), self)
        watcher.finished.connect(hear)

    @Slot(QDBusPendingCallWatcher)
    def _on_address_told(self, watcher: QDBusPendingCallWatcher) -> None:
        watcher.deleteLater()
        if watcher.isError():  # nobody here needs to hear what is on the screen
            self._know(need_names=False)
            return
        (address,) = watcher.reply().arguments()
        self._bus = QDBusConnection.connectToBus(address, _SERVICE)
        changed = SLOT("_on_listeners_changed(QDBusMessage)")
        for signal in ("EventListenerRegistered", "EventListenerDeregistered"):
            # PySide's annotations require bytes, but its code requires what `SLOT` returns.
            self._bus.connect(_SERVICE, _PATH, _SERVICE, signal, self, changed)  # type: ignore[call-overload]
        self._ask_for_listeners()

    @Slot(QDBusMessage)
    def _on_listeners_changed(self, _message: QDBusMessage) -> None:
        self._ask_for_listeners()

    def _ask_for_listeners(self) -> None:
        question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "GetRegisteredEvents")
        self._ask(question, self._on_listeners_told)

    @Slot(QDBusPendingCallWatcher)
    def _on_listeners_told(self, watcher: QDBusPendingCallWatcher) -> None:
        watcher.deleteLater()
        self._know(need_names=need_names(_events_of(watcher.reply())))

    def _know(self, *, need_names: bool) -> None:
        self._need_names = need_names
        if need_names:
            self._say()
            return
        unsaid, self._unsaid = self._unsaid, []
        for sentence, urgency in unsaid:
            self._announce(self._window, sentence, urgency)


def need_names(events: Sequence[str]) -> bool:
    """Whether somebody listens to names, and nobody to announcements."""
    wanted = [event.lower() for event in events]
    hears_announcements = any(_ANNOUNCEMENT.startswith(one.rstrip(":")) for one in wanted)
    return not hears_announcements and any(one.startswith(_NAME) for one in wanted)


def _events_of(answer: QDBusMessage) -> list[str]:
    return _LISTENER.findall(repr(answer))
