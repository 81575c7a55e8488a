"""The desktop's settings that Qt does not pass on, as the portal of Linux desktops tells them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

from quinto_desktop.portal import PATH, SERVICE

INTERFACE = "org.freedesktop.portal.Settings"
_ANSWER_MS = 5000

Key = tuple[str, str]
"""A setting's namespace and name."""


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
