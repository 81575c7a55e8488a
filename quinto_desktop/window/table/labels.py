"""Small words on the felt: captions and pills."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.bubble import Label
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import SMALLEST_TEXT, CurrentTheme, fitted_font, ui_font

_MARGIN = 12
_SIDES = 4


class Hangs(Enum):
    """Where words are, seen from the point that they are hung on."""

    RIGHT_OF = "right of"
    LEFT_OF = "left of"
    ROUND = "round"


_ALIGNED = {
    Hangs.RIGHT_OF: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
    Hangs.LEFT_OF: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
    Hangs.ROUND: Qt.AlignmentFlag.AlignHCenter,
}


class Caption(Label):
    """Two lines: the name of what is here, and how much of it there is."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = self._line = ""
        self._place = (0.0, 0.0)
        self._hangs = Hangs.RIGHT_OF
        self._widest = float(parent.width())
        self._highest = math.inf
        self._stood: object = None

    def say(self, title: str, line: str, spoken: str = "") -> None:
        """Change the lines; by ear they are a title and what belongs to it, unless otherwise."""
        self.setAccessibleName(spoken or f"{title}: {line}")
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self._lay_out()
            self.update()

    def stand(
        self,
        x: float,
        y: float,
        unit: float,
        widest: float,
        *,
        highest: float = math.inf,
        hangs: Hangs = Hangs.RIGHT_OF,
    ) -> None:
        """Hang on a point, from there down.

        Large type is reduced to fit into the width `widest` and the height `highest`; if that is
        not enough for the width, letters become narrower.
        """
        self._place, self._unit, self._hangs = (x, y), unit, hangs
        self._widest, self._highest = widest, highest
        self._lay_out()

    def _lay_out(self) -> None:
        wanted = (self._title, self._line, self._place, self._unit, self._hangs)
        room = (self._widest, self._highest, QGuiApplication.font())
        if (wanted, room) == self._stood:  # after nearly every step of a game
            return
        self._stood = wanted, room
        x, y = self._place
        lines = [(text, QFontMetricsF(font)) for text, font, _ in self._lines()]
        height = sum(metric.height() for _, metric in lines)
        width = _SIDES + max(metric.horizontalAdvance(text) for text, metric in lines)
        left = x - {Hangs.RIGHT_OF: 0.0, Hangs.LEFT_OF: width, Hangs.ROUND: width / 2}[self._hangs]
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))

    def _lines(self) -> list[tuple[str, QFont, str]]:
        # The second one only where there is room for it.
        unit, theme = max(1.0, self._unit), self._look.theme
        title, title_font = self._fitted(ui_font(14 * unit, bold=True), self._title)
        line, line_font = self._fitted(ui_font(13 * unit), self._line)
        high = sum(QFontMetricsF(font).height() for font in (title_font, line_font))
        lines = [(title, title_font, theme.text_on_felt)]
        if line and line == self._line and high <= self._highest + 1:
            lines.append((line, line_font, theme.secondary_text))
        return lines

    def _fitted(self, font: QFont, text: str) -> tuple[str, QFont]:
        room, least = self._widest - _SIDES, round(SMALLEST_TEXT * max(1.0, self._unit))
        font = fitted_font(font, text, room, least)
        while QFontMetricsF(font).height() > self._highest / 2 and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
        return fitted_text(text, font, room) if room > 0 else (text, font)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        top = 0.0
        for text, font, colour in self._lines():
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), _ALIGNED[self._hangs], text)
            top += high
        painter.end()
