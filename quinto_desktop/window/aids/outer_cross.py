"""The close button of a strip, which is higher than the strip itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF

from quinto_desktop.window.aids.panel import TARGET, AidPanel


class OuterCross(QObject):
    """Lets a strip's close button overlap its end, as a child of the table that follows it."""

    def __init__(self, strip: AidPanel) -> None:
        super().__init__(strip)
        self._strip = strip
        self._cross = strip.cross
        self._cross.setParent(strip.parentWidget())
        self._cross.hide()
        strip.installEventFilter(self)

    def place(self, *, in_corner: bool) -> None:
        """Put the button at the strip's end, in front of everything else.

        Args:
            in_corner: Whether at its upper end, rather than at half its height.
        """
        strip = self._strip
        top = 0.0 if in_corner else (strip.height() - TARGET) / 2
        end = QRectF(strip.width() - TARGET, top, TARGET, TARGET)
        place = strip.mirrored(end).toRect().translated(strip.pos())
        self._cross.setGeometry(place.translated(0, max(0, -place.top())))
        self._cross.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the strip."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._strip.place_cross()
        elif event.type() is QEvent.Type.Show and not event.spontaneous():
            self._cross.show()
            self._strip.place_cross()
        elif event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._cross.hide()
        return False
