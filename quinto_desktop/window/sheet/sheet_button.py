"""The buttons printed on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from quinto_desktop.window.look.theme import CurrentTheme, themed_pen, ui_font
from quinto_desktop.window.sheet.page import CENTRE, Text, fitted

_CORNER = 0.15  # of its height


class SheetButton(QPushButton):
    """A button printed on the sheet."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)
        self._text_font = ui_font(13, bold=True)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_text_font(self, font: QFont) -> None:
        """Use one of the sheet's fonts."""
        self._text_font = font
        self.update()

    def fitted(self, font: QFont) -> Text:
        """The button's text in a font, made smaller if it would not fit."""
        theme, room = self._look.theme, QRectF(self.rect()).adjusted(6, 0, -6, 0)
        colour = theme.ink if self.isEnabled() else theme.ink_secondary
        return fitted(room, self.text(), font, colour, CENTRE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setBrush(QColor(theme.race_ground if not self.isDown() else theme.gilt))
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.ink), 2.4))
            rect.adjust(0.5, 0.5, -0.5, -0.5)
        corner = _CORNER * rect.height()
        painter.drawRoundedRect(rect, corner, corner)
        text = self.fitted(self._text_font)
        painter.setFont(text.font)
        painter.setPen(QColor(text.colour))
        painter.drawText(text.rect, int(CENTRE | Qt.AlignmentFlag.AlignVCenter), text.text)
