"""Whether the desktop asks programs to reduce motion, where it can be known."""

from __future__ import annotations

import ctypes
import sys

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from quinto_desktop.window.look.portal_settings import Key, PortalSettings

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
        """Whether motion is to be reduced."""
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
