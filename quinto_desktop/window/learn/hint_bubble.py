"""The bubble of a hint over the hand, and the ring round the call that is best."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Action
from quinto_desktop.window.controls.bubble import Label
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line

_PAD, _DOWN = 20.0, 11.0
_GAP = "\N{EN SPACE}"
_TIP = 12.0
_WIDEST = 460.0
_EDGE = 10.0
_CORNER = 20.0
_RING, _AROUND = 3.0, 7.0


class HintBubble(Label):
    """A sentence over the hand, with the best card's sign before it, and a tip that points at it.

    It takes no input: the cards under it stay in reach.
    """

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._marks = marks
        self._table = parent
        self._action: Action | None = None
        self._text = ""
        self._tip: QPointF | None = None
        self._is_under = False

    def say(self, text: str, spoken: str, action: Action | None = None) -> None:
        """Change the sentence, which follows the sign of an action; `point_at` shows it."""
        self._text, self._action = text, action
        self.setAccessibleName(spoken)

    def point_at(self, target: QRectF, unit: float, within: QRectF | None = None) -> None:
        """Show it above a place of the table, or under it if there is no room.

        From left to right it stays `within` that, if it is not too wide for it.
        """
        self._unit = max(0.9, unit)
        size = self._size()
        high = size.height() + _TIP
        self._is_under = target.top() - high < _EDGE
        top = target.bottom() if self._is_under else target.top() - high
        middle = target.center().x()
        left = middle - size.width() / 2
        if within is not None and size.width() < within.width():
            left = max(within.left(), min(left, within.right() - size.width()))
        elif within is not None:
            left = within.center().x() - size.width() / 2
        left = self._kept_in(left, size.width())
        self._tip = QPointF(min(max(30.0, middle - left), size.width() - 30), 0)
        self.setGeometry(QRect(round(left), round(top), round(size.width()), round(high)))
        self._appear()

    def show_at(self, centre: tuple[float, float], unit: float) -> None:
        """Show it with its middle at a place of the table, pointing at nothing."""
        self._unit, self._tip = max(0.9, unit), None
        size = self._size()
        left = self._kept_in(centre[0] - size.width() / 2, size.width())
        top = centre[1] - size.height() / 2
        self.setGeometry(QRectF(left, top, size.width(), size.height()).toRect())
        self._appear()

    def _kept_in(self, left: float, wide: float) -> float:
        return max(_EDGE, min(left, self._table.width() - wide - _EDGE))

    def _appear(self) -> None:
        self.raise_()
        self.show()
        self.update()

    # --------------------------------------------------------------- measures
    def _document(self) -> CardDocument:
        theme, unit = self._look.theme, self._unit
        serif = serif_font(17 * unit, bold=True), theme.pill_text
        words = ui_font(15 * unit), theme.pill_text
        most = min(_WIDEST * unit, self._table.width() - 2 * _EDGE) - 2 * _PAD * unit
        line = Line(CardText(self._text), (words,))
        if self._action is not None:
            sign = CardText(CardText.of(self._action).source + _GAP)
            text = CardText(f"{sign.source}\t{self._text}")
            line = Line(text, (serif, words), indent=sign.width(serif[0], theme))
        suits = _suits_on_pill(theme)
        mirrored = self.isRightToLeft()
        found = CardDocument(theme, self._marks, [line], most, suits, is_mirrored=mirrored)
        found.setTextWidth(min(most, math.ceil(found.idealWidth())))
        return found

    def _size(self) -> QSizeF:
        aside, above = 2 * _PAD * self._unit, 2 * _DOWN * self._unit
        return self._document().size() + QSizeF(aside, above)

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect())
        if self._tip is not None:
            trim = (0, _TIP, 0, 0) if self._is_under else (0, 0, 0, -_TIP)
            body = body.adjusted(*trim)
        path = QPainterPath()
        corner = min(_CORNER * self._unit, body.height() / 2)
        path.addRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        path = path.united(self._tip_path(body))
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.card_edge is not None:
            painter.setPen(themed_pen(theme, theme.text_on_felt, 1))
        painter.setBrush(QColor(theme.pill))
        painter.drawPath(path)
        words = self._document()
        painter.translate(_PAD * self._unit, body.center().y() - words.size().height() / 2)
        words.drawContents(painter)
        painter.end()

    def _tip_path(self, body: QRectF) -> QPainterPath:
        path = QPainterPath()
        if self._tip is not None:
            x, edge = self._tip.x(), body.top() if self._is_under else body.bottom()
            inside = 1 if self._is_under else -1
            corners = [QPointF(x - 9, edge + inside), QPointF(x + 9, edge + inside)]
            path.addPolygon(QPolygonF([*corners, QPointF(x, edge - inside * (_TIP - 1))]))
            path.closeSubpath()
        return path


def _suits_on_pill(theme: Theme) -> Suits:
    if QColor(theme.pill).lightnessF() > 0.5 and theme.shadow:
        return theme.suits
    return Suits(*[theme.pill_text] * 4)


class HintRing(Label):
    """A gilt ring round the button of the call that is best."""

    def surround(self, button: QWidget, unit: float) -> None:
        """Show it round a button of the table."""
        table = self.parentWidget()
        assert table is not None
        self._unit = max(1.0, unit)
        place = QRect(button.mapTo(table, button.rect().topLeft()), button.size())
        self.setGeometry(place.adjusted(-4, -4, 4, 4))
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        body = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        colour = QColor(theme.hint)
        for grow, opacity in ((5.0, 45), (3.0, 90)) if theme.shadow else ():
            colour.setAlpha(opacity)
            painter.setPen(themed_pen(theme, colour.name(QColor.NameFormat.HexArgb), 2))
            painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow), 14, 14)
        painter.setPen(themed_pen(theme, theme.hint, _RING))
        painter.drawRoundedRect(body, 11, 11)
        painter.end()
