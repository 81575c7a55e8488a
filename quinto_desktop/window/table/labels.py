"""Words that lie on the felt: captions, the prompt, tags and bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.marks import Marks
from quinto_desktop.window.theme import Theme, ui_font

_BUBBLE_MS = 5000


class _Label(QWidget):
    """A painted text that the pointer goes through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._unit = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self.update()


class Caption(_Label):
    """Two lines: what lies here, and how much of it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = self._line = ""
        self._place = (0.0, 0.0)
        self._centred = False
        self._align = Qt.AlignmentFlag.AlignLeft

    def say(self, title: str, line: str) -> None:
        """Change the words."""
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self.setAccessibleName(f"{title}: {line}")
            self.stand(*self._place, self._unit, centred=self._centred)
            self.update()

    def stand(self, x: float, y: float, unit: float, *, centred: bool = False) -> None:
        """Begin at the left edge `x`, or stand centred on it, from `y` down."""
        self._place, self._unit, self._centred = (x, y), unit, centred
        metrics = [QFontMetricsF(font) for font in self._fonts()]
        height = sum(metric.height() for metric in metrics)
        texts = (self._title, self._line)
        width = 4 + max(
            metric.horizontalAdvance(text) for metric, text in zip(metrics, texts, strict=True)
        )
        self._align = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        left = x - width / 2 if centred else x
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))

    def _fonts(self) -> tuple[QFont, QFont]:
        return ui_font(12 * self._unit, bold=True), ui_font(12 * self._unit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both lines."""
        painter = QPainter(self)
        top = 0.0
        colours = (self._theme.text_on_felt, self._theme.secondary_text)
        for font, colour, text in zip(
            self._fonts(), colours, (self._title, self._line), strict=True
        ):
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), self._align, text)
            top += high
        painter.end()


class Pill(_Label):
    """A line of words on a bright ground, with a crown before it if it tells of a quint."""

    def __init__(self, theme: Theme, marks: Marks, parent: QWidget, *, points: float = 14) -> None:
        super().__init__(theme, parent)
        self._marks = marks
        self._points = points
        self._text = ""
        self._crowned = False
        self._centre = (0.0, 0.0)

    def say(self, text: str, *, crowned: bool = False) -> None:
        """Change the words; an empty text hides the pill."""
        if (text, crowned) != (self._text, self._crowned):
            self._text, self._crowned = text, crowned
            self.setAccessibleName(text)
            self.stand(self._centre, self._unit)
        self.setVisible(bool(text))

    def come_back(self) -> None:
        """Show what was said last, if it still holds."""
        self.setVisible(bool(self._text))

    def stand(self, centre: tuple[float, float], unit: float) -> None:
        """Stand centred somewhere."""
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

    def _crown_width(self) -> float:
        return QFontMetricsF(self._font()).height() * 1.05 if self._crowned else 0.0

    def _size(self) -> QSizeF:
        metrics = QFontMetricsF(self._font())
        high = metrics.height() * 1.7
        gap = 0.25 * high if self._crowned else 0.0
        wide = metrics.horizontalAdvance(self._text) + self._crown_width() + gap + 1.05 * high
        return QSizeF(wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect())
        high = ground.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.pill))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        words = ground.adjusted(0.5 * high, 0, -0.5 * high, 0)
        if self._crowned:
            wide = self._crown_width()
            crown = QRectF(words.left(), (high - 0.8 * wide) / 2, wide, 0.8 * wide)
            self._marks.draw(painter, "crown", crown, self._theme.crown)
            words.setLeft(crown.right() + 0.25 * high)
        painter.setFont(self._font())
        painter.setPen(QColor(self._theme.pill_text))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class Bubble(_Label):
    """Says why a card was refused, with a tip that points at the card; or plain news.

    Signals:
        gone(): The bubble is not seen any more.
    """

    gone = Signal()

    _TIP = 13

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._table = parent
        self._text = ""
        self._is_refusal = True
        self._tip_x = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_BUBBLE_MS)
        self._timer.timeout.connect(self.hide)

    def say(self, text: str, at: QPointF, unit: float, *, is_refusal: bool) -> None:
        """Show a sentence over a point; it stays five seconds or until the next input.

        Args:
            text: The sentence.
            at: Where the tip points, in the table's coordinates.
            unit: The table's scale.
            is_refusal: Whether it says why something was not done; else it is plain news.
        """
        self._text, self._unit, self._is_refusal = text, unit, is_refusal
        self.setAccessibleName(text)
        table = self._table.rect()
        widest = min(400 * max(1.0, unit), table.width() - 24)
        room = self._words_size(widest - self._left() - 18)
        width = room.width() + self._left() + 18
        height = max(room.height() + 26, 50 * unit) + self._TIP
        left = min(max(12.0, at.x() - width / 2), table.width() - width - 12)
        top = max(12.0, at.y() - height)
        self._tip_x = min(max(24.0, at.x() - left), width - 24)
        self.setGeometry(QRect(round(left), round(top), round(width), round(height)))
        self.raise_()
        self.show()
        self.update()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that what the bubble stood before can be seen again."""
        super().hideEvent(event)
        self.gone.emit()

    def _font(self) -> QFont:
        return ui_font(14 * self._unit)

    def _left(self) -> float:
        return 48 * max(1.0, self._unit)

    def _words_size(self, width: float) -> QSizeF:
        box = QFontMetricsF(self._font()).boundingRect(
            QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), self._text
        )
        return QSizeF(box.width() + 2, box.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bubble."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1 - self._TIP)
        path = QPainterPath()
        path.addRoundedRect(body, 9, 9)
        tip = QPainterPath()
        foot = body.bottom() - 1
        tip.addPolygon(
            QPolygonF(
                [
                    QPointF(self._tip_x - 10, foot),
                    QPointF(self._tip_x + 10, foot),
                    QPointF(self._tip_x, foot + self._TIP),
                ]
            )
        )
        painter.setBrush(QColor(self._theme.tip))
        painter.setPen(QPen(self._sign_colour(), 1.6))
        painter.drawPath(path.united(tip) if self._is_refusal else path)
        self._paint_sign(painter, body)
        painter.setFont(self._font())
        painter.setPen(QColor(self._theme.tip_text))
        words = body.adjusted(self._left(), 0, -16, 0)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._text
        )
        painter.end()

    def _sign_colour(self) -> QColor:
        return QColor(self._theme.not_allowed if self._is_refusal else self._theme.side_ns)

    def _paint_sign(self, painter: QPainter, body: QRectF) -> None:
        radius = 12 * max(1.0, self._unit)
        centre = QPointF(body.left() + self._left() / 2 + 1, body.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._sign_colour())
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(ui_font(17 * self._unit, bold=True))
        painter.setPen(QColor(self._theme.white_on_colour))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!" if self._is_refusal else "i")
