"""A button of the ledge: what it says and asks for, and how it is painted."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.fitting import balanced_lines, fitted_text
from quinto_desktop.window.look.layout_direction import KeyedButton
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.pop_ups import DressedTips, as_tip
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import CurrentTheme, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line

RING = 6  # round a button, for the ring of the focus, in pixels
TEXT = 14.0

_CORNER = 9.0
_CAP_TEXT, _CAP_GAP, _CAP_PADDING = 12.0, 8.0, 5.0
_GOLD_WIDTH = 130.0
_FAINT = 0.5


Act: TypeAlias = Enum | Callable[[], object]
"""What a button of the ledge asks for, or does itself; a row knows its buttons by this."""


class LedgeButton(Struct, frozen=True):
    """A button of the ledge."""

    words: str
    act: Act
    is_gold: bool = False
    tip: str = ""
    key: str = ""
    short: str = ""
    is_off: bool = False
    is_lit: bool = False
    is_aloft: bool = False  # on the felt, where its panel has room for it


class Fit(NamedTuple):
    """How a row is set: all its buttons alike."""

    unit: float
    points: float
    padding: float
    apart: float
    has_keys: bool = False
    is_short: bool = False
    lines: int = 1


class WoodButton(KeyedButton):
    """A button in the wood, with its key beside its words; round it is room for a ring."""

    heard_as = QAccessible.Role.Button
    ring = RING

    def __init__(self, look: CurrentTheme, ledge: QWidget) -> None:
        super().__init__(ledge)
        self._look = look
        self._fit = Fit(1.0, TEXT, 18.0, 8.0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        DressedTips(self)

    def say(self, content: LedgeButton) -> None:
        """Say and be what is wanted now."""
        self.content = content
        self.setText(CardText(content.words).spoken())  # what is shown is drawn
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(content.tip)
        self.setEnabled(not content.is_off)
        self.setToolTip(as_tip(content.tip))
        self.update()

    def dress(self, fit: Fit) -> None:
        self._fit = fit
        self.update()

    def needed_width(self, fit: Fit) -> int:
        """How wide its body is in a row that is set like that."""
        theme, font = self._look.theme, font_of(fit)
        wide = max(CardText(line).width(font, theme) for line in self._lines(fit)) + 2
        if fit.has_keys and self.content.key:
            wide += _CAP_GAP * fit.unit + self._cap_width(fit)
        least = _GOLD_WIDTH * fit.unit if self.content.is_gold and fit.has_keys else 0.0
        return round(max(least, wide + 2 * fit.padding))

    def _lines(self, fit: Fit) -> list[str]:
        words = self.content.short if fit.is_short and self.content.short else self.content.words
        if fit.lines == 1 or " " not in words or "{" in words:
            return [words]
        font, longest = font_of(fit), 0.0
        metrics = QFontMetricsF(font)
        parts = words.split(" ")
        for place in range(1, len(parts)):
            pair = " ".join(parts[:place]), " ".join(parts[place:])
            wide = max(map(metrics.horizontalAdvance, pair))
            longest = min(longest or wide, wide)
        return balanced_lines(words, font, longest + 1)

    def _cap_width(self, fit: Fit) -> float:
        metrics = QFontMetricsF(_cap_font(fit))
        return metrics.horizontalAdvance(self.content.key) + 2 * _CAP_PADDING * fit.unit

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(_FAINT)
            body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            ink = self._paint_body(painter, body)
            if self.hasFocus():
                self._paint_ring(painter, body)
            fit, room = self._fit, body
            if fit.has_keys and self.content.key:
                room = self._paint_cap(painter, body, ink)
            lines = self._lines(fit)
            high = QFontMetricsF(font_of(fit)).lineSpacing()
            top = room.center().y() - len(lines) * high / 2
            for number, line in enumerate(lines):
                place = QRectF(room.left(), top + number * high, room.width(), high)
                self._paint_line(painter, line, place, ink)

    def _paint_body(self, painter: QPainter, body: QRectF) -> QColor:
        theme, is_warm = self._look.theme, self.underMouse() and self.isEnabled()
        fill, line, ink = QColor(theme.ledge), theme.ledge_line, theme.ledge_text
        painter.setBrush(fill.lighter(150 if theme.is_dark else 104) if is_warm else fill)
        if self.content.is_lit:
            painter.setBrush(QColor(theme.pill))
            line, ink = theme.rule, theme.pill_text
        elif self.content.is_gold:
            gold = QLinearGradient(body.topLeft(), body.bottomLeft())
            for place, name in enumerate((theme.button_top, theme.button_foot)):
                colour = QColor(name)
                gold.setColorAt(place, colour.lighter(106) if is_warm else colour)
            painter.setBrush(gold)
            line, ink = theme.button_line, theme.button_text
        painter.setPen(themed_pen(theme, line, 1.2))
        corner = _CORNER * self._fit.unit
        painter.drawRoundedRect(body, corner, corner)
        if self.content.is_lit and not theme.shadow:  # its colour is that of gold
            bar = QRectF(body.left() + corner, body.bottom() - 7, body.width() - 2 * corner, 3)
            painter.fillRect(bar, QColor(ink))
        return QColor(ink)

    def _paint_ring(self, painter: QPainter, body: QRectF) -> None:
        # A double line outside: the lighter one is seen on dark wood, the darker one on light.
        theme, corner = self._look.theme, _CORNER * self._fit.unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gap = "black" if theme.is_dark else "white"
        for out, colour in ((2.0, gap), (4.2, theme.ledge_ring)):
            painter.setPen(themed_pen(theme, colour, 2.0))
            ring = body.adjusted(-out, -out, out, out)
            painter.drawRoundedRect(ring, corner + out, corner + out)

    def _paint_cap(self, painter: QPainter, body: QRectF, ink: QColor) -> QRectF:
        # What remains for the words, which stand with the key in the middle.
        fit, font = self._fit, _cap_font(self._fit)
        wide, gap = self._cap_width(fit), _CAP_GAP * fit.unit
        words = CardText(self._lines(fit)[0]).width(font_of(fit), self._look.theme) + 2
        left = body.center().x() - (words + gap + wide) / 2
        high = QFontMetricsF(font).height() + 2
        cap = QRectF(left + words + gap, body.center().y() - high / 2, wide, high)
        room = QRectF(left, body.top(), words, body.height())
        if self.isRightToLeft():
            cap.moveLeft(left)
            room.moveLeft(left + wide + gap)
        painter.setPen(themed_pen(self._look.theme, ink.name(), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.content.key)
        return room

    def _paint_line(self, painter: QPainter, line: str, place: QRectF, ink: QColor) -> None:
        font, theme = font_of(self._fit), self._look.theme
        painter.setPen(ink)
        if "{card:" not in line:
            text, fitted = fitted_text(line, font, place.width())
            painter.setFont(fitted)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            return
        suits = theme.felt_suits
        if self.content.is_gold:
            suits = theme.suits if theme.shadow else Suits(*[theme.button_text] * 4)
        shown = CardText(line)
        wide = shown.width(font, theme) + 4
        words = CardDocument(theme, [Line(shown, ((font, ink.name()),))], wide, suits)
        with restoring(painter):
            painter.translate(
                place.center().x() - wide / 2 + 2, place.center().y() - words.size().height() / 2
            )
            words.drawContents(painter)


def font_of(fit: Fit) -> QFont:
    """The type of the words in a row that is set like that."""
    return ui_font(fit.points, bold=True)


def _cap_font(fit: Fit) -> QFont:
    return ui_font(_CAP_TEXT * fit.points / TEXT, bold=True)
