"""How large the desktop wants all text, where Qt does not see to it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from quinto_desktop.window.look.portal_settings import Key, PortalSettings

TEXT_SIZE: Key = ("org.gnome.desktop.interface", "text-scaling-factor")
"""GNOME's “Large text” sets it to 1.25; the desktops that stem from it have it too."""

_LEAST, _MOST = 0.5, 3.0


class SystemType(QObject):
    """Lets the program's font follow the text size of GNOME and its relatives.

    On X11 that size is part of the screen's resolution, which Qt reads; on Wayland it is nothing
    but a setting, which Qt ignores. Elsewhere the font that Qt reports is as large as wished.
    """

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
