"""Widgets that place their parts by themselves, whenever size, type or direction have changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

_OF_THE_DESKTOP = (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange)


class Arranged(QWidget):
    """A widget that places its parts in `arrange`, which every kind of it writes for itself."""

    def arrange(self) -> None:
        """Place the parts, for the present size, type and direction."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts anew."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's text size and direction."""
        super().changeEvent(event)
        if event.type() in _OF_THE_DESKTOP:
            self.arrange()
