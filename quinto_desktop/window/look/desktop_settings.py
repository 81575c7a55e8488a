"""The desktop's settings that Qt does not pass on: reduced motion, and the size of text."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Collection

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from quinto_desktop.portal import PATH, SERVICE

INTERFACE = "org.freedesktop.portal.Settings"
_ANSWER_MS = 5000

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
    animates = ctypes.c_int(1)
    user32 = ctypes.CDLL("user32")
    user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return not animates.value


def _of_mac() -> bool:
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
