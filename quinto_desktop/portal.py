"""The desktop portal: on Linux, the desktop's own file dialogs and its choice of light or dark.

PySide6 brings Qt's plugin for the portal, and few of those for single desktops; without it a
program shows Qt's own file dialogs on GNOME and KDE alike, and does not know whether they are dark.
But Qt uses it only where it is told to, waits up to 25 seconds at its start for a portal that
hangs, and waits for ever for an answer from one that has ended. So it is told to only if a portal
answers at once, and whoever opens a dialog watches for the portal's end: see
`quinto_desktop.window.controls.file_dialogs`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
THEME = "xdgdesktopportal"
VARIABLE = "QT_QPA_PLATFORMTHEME"

_LIMIT_MS = 100
"""A portal that runs answers in less than one."""


def prefer_portal(environment: MutableMapping[str, str]) -> None:
    """Let Qt, before its application is created, use the portal unless the user chose otherwise.

    It takes about 3 ms where there is a session bus, and nothing where there is none.
    """
    is_seen = environment.get("QT_QPA_PLATFORM") != "offscreen"
    if sys.platform == "linux" and is_seen and not environment.get(VARIABLE):
        if _has_bus(environment) and can_choose_files():
            environment[VARIABLE] = THEME


def is_preferred(environment: Mapping[str, str]) -> bool:
    """Whether Qt asks the portal for files: it was told to, or it is in a sandbox."""
    return environment.get(VARIABLE) == THEME or os.path.exists("/.flatpak-info")


def can_choose_files() -> bool:
    """Whether a portal is running that answers at once and has file dialogs."""
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return False  # some systems package QtDBus separately from the rest of PySide6
    question = QDBusMessage.createMethodCall(
        SERVICE, PATH, "org.freedesktop.DBus.Properties", "Get"
    )
    question.setArguments(["org.freedesktop.portal.FileChooser", "version"])
    question.setAutoStartService(False)
    answer = QDBusConnection.sessionBus().call(question, QDBus.CallMode.Block, _LIMIT_MS)
    return answer.type() is QDBusMessage.MessageType.ReplyMessage


def _has_bus(environment: Mapping[str, str]) -> bool:
    # It is not to be started for this.
    runtime = environment.get("XDG_RUNTIME_DIR")
    return bool(environment.get("DBUS_SESSION_BUS_ADDRESS")) or (
        runtime is not None and os.path.exists(os.path.join(runtime, "bus"))
    )
