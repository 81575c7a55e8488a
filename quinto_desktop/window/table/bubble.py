"""A bubble with a sentence in it, that points at what it is about."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
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
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.theme import Theme, ui_font
from quinto_desktop.window.table.labels import Label

_SHOWN_MS = 5000
_READING_MS = 60  # for each character: nobody has to hurry over a long text
_TIP = 13
_WIDEST_REFUSAL, _WIDEST_NEWS = 400, 560
_EDGE = 12
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Spot(NamedTuple):
    """What a bubble is about, in the table's coordinates.

    Attributes:
        x: The middle of it.
        top: Its upper edge, where a bubble over it points.
        foot: Its lower edge, where a bubble under it points.
    """

    x: float
    top: float
    foot: float


class Bubble(Label):
    """Says why a card was refused, with a tip that points at the card; or plain news.

    A refusal can be clicked, to read more about the rule that it rests on.

    Signals:
        gone(): The bubble is not seen any more.
        clicked(): Somebody wants to read more about a refusal.
    """

    gone = Signal()
    clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._table = parent
        self._text = self._hint = ""
        self._tip_x = 0.0
        self._is_under = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def say(self, text: str, at: Spot, unit: float, *, hint: str = "") -> None:
        """Show a sentence over something until the next input, or until it can have been read.

        Args:
            text: The sentence.
            at: What it is about; the bubble stands under it where there is no room above.
            unit: The table's scale.
            hint: How to read more about a refusal; without it, it is plain news.
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
        self.setGeometry(QRect(round(left), round(top), round(size.width()), round(size.height())))
        self.raise_()
        self.show()
        self.update()
        self._timer.start(max(_SHOWN_MS, _READING_MS * len(text)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that what the bubble stood before can be seen again.

        What it said may have been for one person's ears: nobody else may find it here.
        """
        super().hideEvent(event)
        if not event.spontaneous():
            self._text = self._hint = ""
            self.setAccessibleName("")
            self.setAccessibleDescription("")
        self.gone.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press: it is not meant for what lies under the bubble."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Somebody wants to read more."""
        event.accept()
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    # --------------------------------------------------------------- measures
    def _fonts(self) -> tuple[QFont, QFont]:
        return ui_font(14 * self._unit), ui_font(11 * self._unit)

    def _left(self) -> float:
        return 48 * max(1.0, self._unit)

    def _hint_height(self) -> float:
        return QFontMetricsF(self._fonts()[1]).height() + 3 if self._hint else 0.0

    def _size(self) -> QSizeF:
        usual = _WIDEST_REFUSAL if self._hint else _WIDEST_NEWS
        widest = min(usual * max(1.0, self._unit), self._table.width() - 2 * _EDGE)
        text_font, hint_font = self._fonts()
        room = QRectF(0, 0, widest - self._left() - 18, 1000)
        box = QFontMetricsF(text_font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text)
        wide = max(box.width(), QFontMetricsF(hint_font).horizontalAdvance(self._hint)) + 2
        high = max(box.height() + self._hint_height() + 26, 50 * self._unit)
        return QSizeF(wide + self._left() + 18, high + _TIP)

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bubble."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        body.adjust(0, _TIP * self._is_under, 0, -_TIP * (not self._is_under))
        painter.setBrush(QColor(self._theme.tip))
        painter.setPen(QPen(self._sign_colour(), 1.6))
        painter.drawPath(self._outline(body))
        self._paint_sign(painter, body)
        words = body.adjusted(self._left(), 8, -16, -8)
        text_font, hint_font = self._fonts()
        if self._hint:
            line = QRectF(words)
            line.setTop(line.bottom() - QFontMetricsF(hint_font).height())
            painter.setFont(hint_font)
            painter.setPen(self._sign_colour())
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self._hint)
            words.setBottom(words.bottom() - self._hint_height())
        painter.setFont(text_font)
        painter.setPen(QColor(self._theme.tip_text))
        painter.drawText(words, _WRAPPED, self._text)
        painter.end()

    def _outline(self, body: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(body, 9, 9)
        if not self._hint:
            return path
        edge = body.top() + 1 if self._is_under else body.bottom() - 1
        end = edge + (-_TIP if self._is_under else _TIP)
        tip = QPainterPath()
        tip.addPolygon(
            QPolygonF(
                [
                    QPointF(self._tip_x - 10, edge),
                    QPointF(self._tip_x + 10, edge),
                    QPointF(self._tip_x, end),
                ]
            )
        )
        return path.united(tip)

    def _sign_colour(self) -> QColor:
        return QColor(self._theme.not_allowed if self._hint else self._theme.side_ns)

    def _paint_sign(self, painter: QPainter, body: QRectF) -> None:
        radius = 12 * max(1.0, self._unit)
        centre = QPointF(body.left() + self._left() / 2 + 1, body.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._sign_colour())
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(ui_font(17 * self._unit, bold=True))
        painter.setPen(QColor(self._theme.white_on_colour))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!" if self._hint else "i")
