"""Text painted on the felt beside the cards: labels, tags and monograms."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, fitted_font, ui_font
from quinto_desktop.window.table.felt import paint_baize_over_inlay
from quinto_desktop.window.table.geometry import Geometry

_NUMBERED = re.compile(r"\d+$")


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """A monogram for each name: one letter, or as many as distinguish it from the others.

    Examples: Ada and Bertram are “A” and “B”, Ada and Anna “Ad” and “An”, Player 1 and Player 2
    “P1” and “P2”.
    """
    return tuple([_monogram(name, [other for other in names if other != name]) for name in names])


def _monogram(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()
    alike = [other for other in others if other[:1].upper() == first]
    if not alike:
        return first
    number = _NUMBERED.search(name)
    if number is not None:
        return first + number.group()[-2:]
    for place, letters in enumerate(zip_longest(name, *alike, fillvalue="")):
        if place and letters[0].strip() and letters[0] not in letters[1:]:
            return first + letters[0]
    return first


_MARGIN = 12
_SIDES = 4


class Label(QWidget):
    """A painted text that ignores the pointer."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()


class Caption(Label):
    """Two lines: the name of what is here, and how much of it there is."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = self._line = ""
        self._place = (0.0, 0.0)
        self._centred = False
        self._widest = float(parent.width())
        self._highest = math.inf
        self._align = Qt.AlignmentFlag.AlignLeft
        self._top: Geometry | None = None
        self._stood: object = None

    def say(self, title: str, line: str) -> None:
        """Change the text."""
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self.setAccessibleName(f"{title}: {line}")
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
        centred: bool = False,
    ) -> None:
        """Begin at the left edge `x`, or centre on it, from `y` down.

        Large type is reduced to fit into the width `widest` and the height `highest`; if that is
        not enough for the width, letters become narrower.
        """
        self._place, self._unit, self._centred = (x, y), unit, centred
        self._widest, self._highest = widest, highest
        self._lay_out()

    def _lay_out(self) -> None:
        wanted = (self._title, self._line, self._place, self._unit, self._centred)
        room = (self._widest, self._highest, QGuiApplication.font())
        if (wanted, room) == self._stood:  # after nearly every step of a game
            return
        self._stood = wanted, room
        x, y = self._place
        metrics = [QFontMetricsF(font) for font in self._fonts()]
        height = sum(metric.height() for metric in metrics)
        texts = (self._title, self._line)
        width = _SIDES + max(
            metric.horizontalAdvance(text) for metric, text in zip(metrics, texts, strict=True)
        )
        self._align = Qt.AlignmentFlag.AlignHCenter if self._centred else Qt.AlignmentFlag.AlignLeft
        left = x - width / 2 if self._centred else x
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))

    def _fonts(self) -> tuple[QFont, QFont]:
        room, points = self._widest - _SIDES, 12 * self._unit
        return (
            self._fitted(ui_font(points, bold=True), self._title, room),
            self._fitted(ui_font(points), self._line, room),
        )

    def _fitted(self, font: QFont, text: str, room: float) -> QFont:
        least = 12 * self._unit
        font = fitted_font(font, text, room, least)
        while QFontMetricsF(font).height() > self._highest / 2 and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
        return fitted_text(text, font, room)[1] if room > 0 else font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._top is not None:
            paint_baize_over_inlay(painter, self.geometry(), self._top, self._look.theme)
        top = 0.0
        colours = (self._look.theme.text_on_felt, self._look.theme.secondary_text)
        for font, colour, text in zip(
            self._fonts(), colours, (self._title, self._line), strict=True
        ):
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), self._align, text)
            top += high
        painter.end()


class Pill(Label):
    """Text on a bright background, in one line, or more where the table is too narrow for that."""

    def __init__(self, look: CurrentTheme, parent: QWidget, *, points: float = 14) -> None:
        super().__init__(look, parent)
        self._table = parent
        self._points = points
        self._text = ""
        self._is_aside = False
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
        self.setVisible(bool(self._text) and not self._is_aside)

    def step_aside(self, *, aside: bool) -> None:
        """Stay hidden while something else is in this place, whatever the text; or no longer."""
        self._is_aside = aside
        self.come_back()

    def stand(self, centre: tuple[float, float], unit: float) -> None:
        """Centre the pill on a point."""
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
