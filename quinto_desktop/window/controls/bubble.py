"""What is painted on the table and lets the pointer through."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.theme import CurrentTheme


class Label(QWidget):
    """A painted text that ignores the pointer."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
