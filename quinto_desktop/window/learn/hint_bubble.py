"""The bubble of a hint over the hand, and the ring round the call that is best."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Action
from quinto_desktop.window.learn.hint_signs import Signs
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.labels import Label

_PAD, _DOWN, _GAP = 20.0, 11.0, 8.0
_TIP = 12.0
_WIDEST = 460.0
_EDGE = 10.0
_CORNER = 20.0
_RING, _AROUND = 3.0, 7.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


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
        """Change the sentence; `point_at` or `lie_at` shows it.

        Args:
            text: The sentence, after the sign of the best action if there is one.
            spoken: The whole sentence for assistive technology.
            action: The best action; None while it is not known.
        """
        self._text, self._action = text, action
        self.setAccessibleName(spoken)

    def point_at(self, target: QRectF, unit: float, within: QRectF | None = None) -> None:
        """Show it above a place of the table, or under it if there is no room.

        Args:
            target: The place.
            unit: The scale of the table.
            within: Where it stays from left to right, if it is not too wide for that.
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
    def _fonts(self) -> tuple[QFont, QFont]:
        return serif_font(17 * self._unit, bold=True), ui_font(15 * self._unit)

    def _signs(self) -> Signs:
        return Signs(self._look.theme, self._marks, _suits_on_pill(self._look.theme))

    def _lead(self) -> float:
        if self._action is None:
            return 0.0
        return self._signs().width(self._action, self._fonts()[0]) + _GAP * self._unit

    def _size(self) -> QSizeF:
        unit, lead = self._unit, self._lead()
        most = min(_WIDEST * unit, self._table.width() - 2 * _EDGE)
        room = QRectF(0, 0, most - lead - 2 * _PAD * unit, 999)
        box = QFontMetricsF(self._fonts()[1]).boundingRect(room, _WRAP, self._text)
        least = QFontMetricsF(self._fonts()[0]).height()
        high = max(box.height(), least) + 2 * _DOWN * unit
        return QSizeF(box.width() + 2 + lead + 2 * _PAD * unit, high)

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bubble."""
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
        self._paint_words(painter, body)
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

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        theme, unit = self._look.theme, self._unit
        serif, words = self._fonts()
        inner = body.adjusted(_PAD * unit, 0, -_PAD * unit, 0)
        lead, is_mirrored = self._lead(), self.isRightToLeft()
        if self._action is not None:
            metrics = QFontMetricsF(serif)
            base = body.center().y() + (metrics.ascent() - metrics.descent()) / 2
            wide = self._signs().width(self._action, serif)
            left = inner.right() - wide if is_mirrored else inner.left()
            at = QPointF(left, base)
            self._signs().paint(painter, self._action, at, serif, theme.pill_text)
        painter.setFont(words)
        painter.setPen(QColor(theme.pill_text))
        room = inner.adjusted(0, 0, -lead, 0) if is_mirrored else inner.adjusted(lead, 0, 0, 0)
        painter.drawText(room.adjusted(0, 0, 2, 0), _WRAP, self._text)


def _suits_on_pill(theme: Theme) -> Suits:
    """The suits' colours on a pill; where pills are dark, all are as its text."""
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
        """Paint the ring with a glow outside it."""
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
