"""What Qt does not pass on from a desktop: less motion, larger text, and a voice for older readers.

Orca has listened to announcements since version 45. An older one, such as that of Debian 12, reads
out the name of the active window when it changes. What the readers listen to, the registry of the
accessibility bus tells, so nobody hears anything twice.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import SLOT, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtGui import QAccessible, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from quinto_desktop.portal import PATH, SERVICE
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
        self._on_listeners_changed()

    @Slot(QDBusMessage)
    def _on_listeners_changed(self, _message: QDBusMessage | None = None) -> None:
        question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "GetRegisteredEvents")
        self._ask(question, self._on_listeners_told)

    @Slot(QDBusPendingCallWatcher)
    def _on_listeners_told(self, watcher: QDBusPendingCallWatcher) -> None:
        watcher.deleteLater()
        events = _LISTENER.findall(repr(watcher.reply()))
        self._know(need_names=need_names(events))

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


INTERFACE = "org.freedesktop.portal.Settings"

Key = tuple[str, str]  # a setting's namespace and name


class PortalSettings(QObject):
    """Asks for settings, without waiting, and hears of their changes.

    Signals:
        told(object, object): The value of a `Key`, at first or after a change. A setting that the
            desktop does not have is never told.
    """

    told = Signal(object, object)

    def __init__(self, keys: Collection[Key], parent: QObject) -> None:
        super().__init__(parent)
        self._keys = frozenset(keys)
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        changed = SLOT("_on_setting_changed(QDBusMessage)")
        # PySide's annotations require bytes, but its code requires what `SLOT` returns.
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, changed)  # type: ignore[call-overload]
        for key in keys:
            question = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            question.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _ANSWER_MS), self)
            watcher.setProperty("name", list(key))
            watcher.finished.connect(self._on_watcher_finished)

    @Slot(QDBusPendingCallWatcher)
    def _on_watcher_finished(self, watcher: QDBusPendingCallWatcher) -> None:
        if not watcher.isError():  # many desktops know only some of the keys, or none
            self._tell(watcher.property("name"), watcher.reply().arguments())
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def _on_setting_changed(self, message: QDBusMessage) -> None:
        *name, value = message.arguments()
        self._tell(name, [value])

    def _tell(self, name: list[str], values: list[object]) -> None:
        key = name[0], name[1]
        if key in self._keys and values:
            value = values[0]
            while isinstance(value, QDBusVariant):
                value = value.variant()
            self.told.emit(key, value)


# Each desktop's key, and the value that asks for reduced motion. If a desktop lacks one of the
# keys, the other is used.
_KEYS: dict[Key, object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
_SPI_GETCLIENTAREAANIMATION = 0x1042


class SystemMotion(QObject):
    """Follows the desktop's setting for reduced motion.

    Linux reports changes; Windows and macOS are queried whenever the program is activated. Where
    the setting is unknown, motion is not reduced.

    Signals:
        changed(): The setting has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._answers: dict[object, bool] = {}
        if sys.platform in _ASKED:
            self._ask()
            application = QGuiApplication.instance()
            if isinstance(application, QGuiApplication):
                application.applicationStateChanged.connect(self._on_state_changed)
        else:
            PortalSettings(_KEYS, self).told.connect(self._on_portal_told)

    @property
    def is_reduced(self) -> bool:
        return any(self._answers.values())

    def _note(self, source: object, *, is_reduced: bool) -> None:
        before = self.is_reduced
        self._answers[source] = is_reduced
        if self.is_reduced is not before:
            self.changed.emit()

    # --------------------------------------------------------------- Windows and macOS
    @Slot(Qt.ApplicationState)
    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()

    def _ask(self) -> None:
        self._note(sys.platform, is_reduced=_ASKED[sys.platform]())

    # --------------------------------------------------------------- the desktops of Linux
    @Slot(object, object)
    def _on_portal_told(self, key: Key, value: object) -> None:
        self._note(key, is_reduced=value == _KEYS[key])


def _of_windows() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    user32 = ctypes.CDLL("user32")
    user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return not animates.value


def _of_mac() -> bool:
    import ctypes

    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    signature = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    send = ctypes.CFUNCTYPE(*signature)(("objc_msgSend", objc))
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, *signature[1:])(("objc_msgSend", objc))
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    question = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(ask(workspace, question))


_ASKED = {"win32": _of_windows, "darwin": _of_mac}


TEXT_SIZE: Key = ("org.gnome.desktop.interface", "text-scaling-factor")
"""GNOME's “Large text” sets it to 1.25; the desktops that stem from it have it too."""

_LEAST, _MOST = 0.5, 3.0


class SystemType(QObject):
    """Lets the program's font follow the text size of GNOME and its relatives."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._found = application.font()
        if application.platformName().startswith("wayland"):
            settings = PortalSettings([TEXT_SIZE], self)
            settings.told.connect(self.follow)

    @Slot(object, object)
    def follow(self, _key: Key, factor: object) -> None:
        """Use the desktop's factor for text, if it is one."""
        if not isinstance(factor, float) or not _LEAST <= factor <= _MOST:
            return
        font = QFont(self._found)
        if font.pointSizeF() > 0:
            font.setPointSizeF(self._found.pointSizeF() * factor)
        else:
            font.setPixelSize(round(self._found.pixelSize() * factor))
        if font != self._application.font():
            self._application.setFont(font)
