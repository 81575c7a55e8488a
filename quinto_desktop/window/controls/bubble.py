"""A bubble over the table: a sentence, with a tip that points at what it is about."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.theme import CurrentTheme, ui_font

_SHOWN_MS = 5000
_READING_MS = 60  # for each character: nobody should have to hurry over a long text
_TIP = 13
_WIDEST_REFUSAL, _WIDEST_NEWS = 400, 560
_EDGE = 12
_SHARES = (1.0, 0.6, 0.45, 0.36)
_STRIDE = 16
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Label(QWidget):
    """A painted text that ignores the pointer."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()


class BubbleTarget(NamedTuple):
    """The place a bubble refers to: its centre, and the edges to point at from above and below."""

    x: float
    top: float
    foot: float


class Bubble(Label):
    """A message: the reason for a refusal, with a tip pointing at the card; or plain news.

    A refusal can be clicked, to read more about its rule.

    Signals:
        gone(): The bubble is hidden.
        clicked(): The user wants to read more about a refusal.
    """

    gone = Signal()
    clicked = Signal()

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._table = parent
        self._text = self._hint = ""
        self._tip_x = 0.0
        self._is_under = self._points = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def say(
        self,
        text: str,
        at: BubbleTarget,
        unit: float,
        *,
        hint: str = "",
        avoiding: QRegion,
    ) -> None:
        """Show a sentence until the next input, or for as long as it takes to read.

        It is placed above its target, or under it if there is no room. The hint says how to read
        more about a refusal; without one the sentence is plain news. It lies somewhere else, and
        points at nothing, if it would hide what is to be avoided.
        """
        self._text, self._hint, self._unit = text, hint, unit
        self.setAccessibleName(text)
        self.setAccessibleDescription(hint)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not hint)
        if hint:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        size = self._size()
        table = self._table.rect()
        left = min(max(_EDGE, at.x - size.width() / 2), table.width() - size.width() - _EDGE)
        self._is_under = bool(hint) and at.top - size.height() < _EDGE
        top = at.foot if self._is_under else max(_EDGE, at.top - size.height())
        self._tip_x = min(max(24.0, at.x - left), size.width() - 24)
        place = QRect(round(left), round(top), round(size.width()), round(size.height()))
        self._points = bool(hint) and not avoiding.intersects(place)
        if avoiding.intersects(place):
            place = self._free_place(place, avoiding)
        self.setGeometry(place)
        self.raise_()
        self.show()
        self.update()
        self._timer.start(max(_SHOWN_MS, _READING_MS * len(text)))

    def _free_place(self, usual: QRect, avoiding: QRegion) -> QRect:
        table = self._table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        for share in _SHARES:
            place = QRect(usual.topLeft(), self._size(share).toSize())
            xs = range(table.left(), table.right() - place.width(), _STRIDE)
            ys = range(table.top(), table.bottom() - place.height(), _STRIDE)
            corners = [QPoint(x, y) for x in xs for y in ys]
            middle = usual.center() - place.translated(-place.topLeft()).center()
            for corner in sorted(corners, key=lambda one: (one - middle).manhattanLength()):
                place.moveTopLeft(corner)
                if not avoiding.intersects(place):
                    return place
        return usual

    def hideEvent(self, event: QHideEvent) -> None:
        # The text may have been meant for one person only: no one else may find it here.
        super().hideEvent(event)
        if not event.spontaneous():
            self._text = self._hint = ""
            self.setAccessibleName("")
            self.setAccessibleDescription("")
        self.gone.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The press is not meant for what is under the bubble.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    # --------------------------------------------------------------- measures
    def _fonts(self) -> tuple[QFont, QFont]:
        return ui_font(14 * self._unit), ui_font(11 * self._unit)

    def _grown(self, length: float) -> float:
        return length * max(1.0, self._unit)

    def _left(self) -> float:
        return self._grown(48)

    def _hint_height(self) -> float:
        return QFontMetricsF(self._fonts()[1]).height() + self._grown(3) if self._hint else 0.0

    def _size(self, share: float = 1.0) -> QSizeF:
        usual = _WIDEST_REFUSAL if self._hint else _WIDEST_NEWS
        widest = min(share * usual * max(1.0, self._unit), self._table.width() - 2 * _EDGE)
        text_font, hint_font = self._fonts()
        room = QRectF(0, 0, widest - self._left() - self._grown(18), 1000)
        box = QFontMetricsF(text_font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text)
        wide = max(box.width(), QFontMetricsF(hint_font).horizontalAdvance(self._hint)) + 2
        high = max(box.height() + self._hint_height() + self._grown(26), 50 * self._unit)
        return QSizeF(wide + self._left() + self._grown(18), high + self._grown(_TIP))

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        tip = self._grown(_TIP)
        body.adjust(0, tip * self._is_under, 0, -tip * (not self._is_under))
        painter.setBrush(QColor(self._look.theme.tip))
        painter.setPen(QPen(self._sign_colour(), 1.6))
        painter.drawPath(self._outline(body))
        self._paint_sign(painter, body)
        pad = self._grown(8)
        words = body.adjusted(self._left(), pad, -2 * pad, -pad)
        text_font, hint_font = self._fonts()
        if self._hint:
            line = QRectF(words)
            line.setTop(line.bottom() - QFontMetricsF(hint_font).height())
            painter.setFont(hint_font)
            painter.setPen(self._sign_colour())
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self._hint)
            words.setBottom(words.bottom() - self._hint_height())
        painter.setFont(text_font)
        painter.setPen(QColor(self._look.theme.tip_text))
        painter.drawText(words, _WRAPPED, self._text)
        painter.end()

    def _outline(self, body: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(body, self._grown(9), self._grown(9))
        if not self._points:
            return path
        edge = body.top() + 1 if self._is_under else body.bottom() - 1
        tip_high = self._grown(_TIP)
        end = edge + (-tip_high if self._is_under else tip_high)
        tip = QPainterPath()
        tip.addPolygon(
            QPolygonF(
                [
                    QPointF(self._tip_x - self._grown(10), edge),
                    QPointF(self._tip_x + self._grown(10), edge),
                    QPointF(self._tip_x, end),
                ]
            )
        )
        return path.united(tip)

    def _sign_colour(self) -> QColor:
        return QColor(self._look.theme.not_allowed if self._hint else self._look.theme.side_ns)

    def _paint_sign(self, painter: QPainter, body: QRectF) -> None:
        radius = 12 * max(1.0, self._unit)
        centre = QPointF(body.left() + self._left() / 2 + 1, body.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._sign_colour())
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(ui_font(17 * self._unit, bold=True))
        painter.setPen(QColor(self._look.theme.white_on_colour))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!" if self._hint else "i")
