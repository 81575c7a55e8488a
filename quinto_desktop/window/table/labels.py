"""Small words on the felt: captions and pills."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.bubble import Label
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import SMALLEST_TEXT, CurrentTheme, fitted_font, ui_font
from quinto_desktop.window.table.felt import paint_baize_over_inlay
from quinto_desktop.window.table.geometry import Geometry

_MARGIN = 12
_SIDES = 4


class Hangs(Enum):
    """Where words are, seen from the point that they are hung on."""

    RIGHT_OF = "right of"
    LEFT_OF = "left of"
    ROUND = "round"


_ALIGNED = {
    Hangs.RIGHT_OF: Qt.AlignmentFlag.AlignLeft,
    Hangs.LEFT_OF: Qt.AlignmentFlag.AlignRight,
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
        self._top: Geometry | None = None
        self._stood: object = None

    def say(self, title: str, line: str, spoken: str = "") -> None:
        """Change the lines; by ear they are a title and what belongs to it, unless otherwise."""
        self.setAccessibleName(spoken or f"{title}: {line}")
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self._lay_out()
            self.update()

    def lie_on(self, top: Geometry) -> None:
        """Keep the lines of a table top from running through the text."""
        self._top = top

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
        if self._top is not None:
            paint_baize_over_inlay(painter, self.geometry(), self._top, self._look.theme)
        top = 0.0
        for text, font, colour in self._lines():
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), _ALIGNED[self._hangs], text)
            top += high
        painter.end()


class Pill(Label):
    """Text on a bright background, in one line, or more where the table is too narrow for that."""

    def __init__(self, look: CurrentTheme, parent: QWidget, *, points: float = 14) -> None:
        super().__init__(look, parent)
        self._table = parent
        self._points = points
        self._text = ""
        self._aside: set[str] = set()
        self._centre = (0.0, 0.0)

    def say(self, text: str) -> None:
        """Change the text; an empty text hides the pill."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.stand(self._centre, self._unit)
        self.come_back()

    def come_back(self) -> None:
        """Show the last text again, unless stepping aside."""
        self.setVisible(bool(self._text) and not self._aside)

    def step_aside(self, reason: str, *, aside: bool) -> None:
        """Stay hidden while something else is in this place, whatever the text; or no longer."""
        (self._aside.add if aside else self._aside.discard)(reason)
        self.come_back()

    def stand(self, centre: tuple[float, float], unit: float) -> None:
        self._centre, self._unit = centre, unit
        size = self._size()
        self.setGeometry(
            QRect(
                round(centre[0] - size.width() / 2),
                round(centre[1] - size.height() / 2),
                round(size.width()),
                round(size.height()),
            )
        )
        self.update()

    def _font(self) -> QFont:
        return ui_font(self._points * self._unit, bold=True)

    def _line_height(self) -> float:
        return 1.7 * QFontMetricsF(self._font()).height()

    def _size(self) -> QSizeF:
        line = self._line_height()
        beside = 1.05 * line
        words = self._words_size(max(line, self._table.width() - 2 * _MARGIN - beside))
        return QSizeF(words.width() + beside, line + words.height())

    def _words_size(self, widest: float) -> QSizeF:
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self._text)
        if wide <= widest:
            return QSizeF(wide, 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, widest, 1000), flags, self._text)
        return QSizeF(box.width() + 1, max(0.0, box.height() - metrics.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect())
        high = self._line_height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.pill))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        words = ground.adjusted(0.5 * high, 0, -0.5 * high, 0)
        painter.setFont(self._font())
        painter.setPen(QColor(self._look.theme.pill_text))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words.adjusted(-1, 0, 1, 0), int(flags), self._text)
        painter.end()
