"""The cross of a strip that is lower than a target may be."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF

from quinto_desktop.window.panels.aid_panel import TARGET, AidPanel


class OuterCross(QObject):
    """Lets the cross of a strip reach beyond it: it lies on the table, and follows the strip.

    Args:
        strip: At whose end the cross stands.
    """

    def __init__(self, strip: AidPanel) -> None:
        super().__init__(strip)
        self._strip = strip
        self._cross = strip.cross
        self._cross.setParent(strip.parentWidget())
        self._cross.hide()
        strip.installEventFilter(self)

    def place(self) -> None:
        """Stand at the strip's end, over whatever else lies there."""
        strip = self._strip
        end = QRectF(strip.width() - TARGET, (strip.height() - TARGET) / 2, TARGET, TARGET)
        place = strip.mirrored(end).toRect().translated(strip.pos())
        self._cross.setGeometry(place.translated(0, max(0, -place.top())))
        self._cross.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Go where the strip goes."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.place()
        elif event.type() is QEvent.Type.Show and not event.spontaneous():
            self._cross.show()
            self.place()
        elif event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._cross.hide()
        return False
