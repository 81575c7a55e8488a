"""Words that lie on the felt: captions, the prompt and tags."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.marks import Marks
from quinto_desktop.window.table.felt import paint_baize_over_inlay
from quinto_desktop.window.table.table_top import TableTop
from quinto_desktop.window.theme import Theme, fitted_font, ui_font

_MARGIN = 12
_SIDES = 4


class Label(QWidget):
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


class Caption(Label):
    """Two lines: what lies here, and how much of it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = self._line = ""
        self._place = (0.0, 0.0)
        self._centred = False
        self._widest = float(parent.width())
        self._align = Qt.AlignmentFlag.AlignLeft
        self._top: TableTop | None = None

    def say(self, title: str, line: str) -> None:
        """Change the words."""
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self.setAccessibleName(f"{title}: {line}")
            self.stand(*self._place, self._unit, self._widest, centred=self._centred)
            self.update()

    def lie_on(self, top: TableTop) -> None:
        """Keep the lines of a table top from running through the words."""
        self._top = top

    def stand(
        self, x: float, y: float, unit: float, widest: float, *, centred: bool = False
    ) -> None:
        """Begin at the left edge `x`, or stand centred on it, from `y` down.

        Args:
            x: Where.
            y: The upper edge.
            unit: The scale.
            widest: The room for the words; larger type gives way to it.
            centred: Whether `x` is the middle.
        """
        self._place, self._unit, self._widest, self._centred = (x, y), unit, widest, centred
        metrics = [QFontMetricsF(font) for font in self._fonts()]
        height = sum(metric.height() for metric in metrics)
        texts = (self._title, self._line)
        width = _SIDES + max(
            metric.horizontalAdvance(text) for metric, text in zip(metrics, texts, strict=True)
        )
        self._align = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        left = x - width / 2 if centred else x
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))

    def _fonts(self) -> tuple[QFont, QFont]:
        room, points = self._widest - _SIDES, 12 * self._unit
        return (
            fitted_font(ui_font(points, bold=True), self._title, room, points),
            fitted_font(ui_font(points), self._line, room, points),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both lines."""
        painter = QPainter(self)
        if self._top is not None:
            paint_baize_over_inlay(painter, self.geometry(), self._top, self._theme)
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


class Pill(Label):
    """Words on a bright ground, with a crown before them if they tell of a quint.

    They stand in one line, or in more where the table is too narrow for it.
    """

    def __init__(self, theme: Theme, marks: Marks, parent: QWidget, *, points: float = 14) -> None:
        super().__init__(theme, parent)
        self._table = parent
        self._marks = marks
        self._points = points
        self._text = ""
        self._crowned = False
        self._is_aside = False
        self._centre = (0.0, 0.0)

    def say(self, text: str, *, crowned: bool = False) -> None:
        """Change the words; an empty text hides the pill."""
        if (text, crowned) != (self._text, self._crowned):
            self._text, self._crowned = text, crowned
            self.setAccessibleName(text)
            self.stand(self._centre, self._unit)
        self.come_back()

    def come_back(self) -> None:
        """Show what was said last, if it still holds."""
        self.setVisible(bool(self._text) and not self._is_aside)

    def step_aside(self, *, aside: bool) -> None:
        """Stay hidden whatever is said, as long as something else lies here; or no longer."""
        self._is_aside = aside
        self.come_back()

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

    def _line_height(self) -> float:
        return 1.7 * QFontMetricsF(self._font()).height()

    def _size(self) -> QSizeF:
        line = self._line_height()
        beside = self._crown_width() + (0.25 * line if self._crowned else 0.0) + 1.05 * line
        words = self._words_size(max(line, self._table.width() - 2 * _MARGIN - beside))
        return QSizeF(words.width() + beside, line + words.height())

    def _words_size(self, widest: float) -> QSizeF:
        """How wide the words are, and how much higher than a line."""
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self._text)
        if wide <= widest:
            return QSizeF(wide, 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, widest, 1000), flags, self._text)
        return QSizeF(box.width() + 1, max(0.0, box.height() - metrics.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect())
        high = self._line_height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.pill))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        words = ground.adjusted(0.5 * high, 0, -0.5 * high, 0)
        if self._crowned:
            wide = self._crown_width()
            crown = QRectF(words.left(), 0, wide, 0.8 * wide)
            crown.moveTop((ground.height() - crown.height()) / 2)
            self._marks.draw(painter, "crown", crown, self._theme.pill_crown)
            words.setLeft(crown.right() + 0.25 * high)
        painter.setFont(self._font())
        painter.setPen(QColor(self._theme.pill_text))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words.adjusted(-1, 0, 1, 0), int(flags), self._text)
        painter.end()
