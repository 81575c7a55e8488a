"""A desktop that asks for less movement, and a program that follows it; run on a bus of its own.

Prints the program's setting: at first, after the desktop has answered, and after each change.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject
from PySide6.QtGui import QGuiApplication

from quinto_desktop.portal import PATH, SERVICE
from quinto_desktop.window.app.desktop_settings import INTERFACE, SystemMotion

_PATIENCE_MS = 10_000


class Portal(QDBusVirtualObject):
    """Provides some settings, and refuses the others."""

    def __init__(self, bus: QDBusConnection, known: dict[tuple[str, str], object]) -> None:
        super().__init__()
        self.bus = bus
        self.known = known

    def introspect(self, _path: str) -> str:
        return ""

    def handleMessage(  # noqa: N802
        self, message: QDBusMessage, connection: QDBusConnection
    ) -> bool:
        namespace, key = message.arguments()
        value = self.known.get((namespace, key))
        if value is None:
            reply = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "unknown")
        else:
            reply = message.createReply()
            reply.setArguments([QDBusVariant(QDBusVariant(value))])
        return bool(connection.send(reply))

    def change(self, namespace: str, key: str, value: object) -> None:
        told = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        told.setArguments([namespace, key, QDBusVariant(value)])
        self.bus.send(told)


def main() -> None:
    """Play both parts."""
    application = QGuiApplication(sys.argv)
    desktop = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "desktop")
    portal = Portal(desktop, {("org.gnome.desktop.interface", "enable-animations"): False})
    desktop.registerVirtualObject(PATH, portal)
    desktop.registerService(SERVICE)
    motion = SystemMotion(application)
    heard = [motion.is_reduced]
    motion.changed.connect(lambda: heard.append(motion.is_reduced))
    wait_for(motion)
    for namespace, key, value in (
        ("org.gnome.desktop.interface", "enable-animations", True),
        ("org.freedesktop.appearance", "reduced-motion", 1),
        ("org.freedesktop.appearance", "reduced-motion", 0),
    ):
        portal.change(namespace, key, value)
        wait_for(motion)
    print(*heard)  # noqa: T201
    QCoreApplication.quit()


def wait_for(motion: SystemMotion) -> None:
    loop = QEventLoop()
    motion.changed.connect(loop.quit)
    QTimer.singleShot(_PATIENCE_MS, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
