"""A button printed on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from quinto_desktop.window.panels.sheet_items import Text, fitted
from quinto_desktop.window.panels.sheet_page import CENTRE
from quinto_desktop.window.theme import Theme, themed_pen, ui_font


class SheetButton(QPushButton):
    """A button printed on the sheet.

    Args:
        theme: Its colours.
        parent: The sheet.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text_font = ui_font(13, bold=True)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def set_text_font(self, font: QFont) -> None:
        """Use a font of the sheet."""
        self._text_font = font
        self.update()

    def fitted(self, font: QFont) -> Text:
        """The button's text in a font, smaller if it would not fit."""
        room = QRectF(self.rect()).adjusted(6, 0, -6, 0)
        colour = self._theme.ink if self.isEnabled() else self._theme.ink_secondary
        return fitted(room, self.text(), font, colour, CENTRE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button in the way of the sheet."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setBrush(QColor(theme.race_ground if not self.isDown() else theme.gilt))
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.ink), 2.4))
            rect.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, 6, 6)
        text = self.fitted(self._text_font)
        painter.setFont(text.font)
        painter.setPen(QColor(text.colour))
        painter.drawText(text.rect, int(CENTRE | Qt.AlignmentFlag.AlignVCenter), text.text)
