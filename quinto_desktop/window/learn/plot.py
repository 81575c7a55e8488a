"""The figures of an answer, each a dot on its interval; one stop of the focus, with arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.window.look.marks import MARK_OF, draw_mark
from quinto_desktop.window.look.text_fitting import draw_fitted, mirrored
from quinto_desktop.window.look.theme import theme_of, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import Interval, IntervalScale, paint_interval
from quinto_desktop.window.text.lab_text import Figure
from quinto_desktop.window.text.translation import translate

_ROW = 34.0
_MOST_LABEL = 0.52  # of the width
_LEAST_PLOT = 110.0
_TEXT, _SMALL = 14.0, 13.0
_GAP, _SIGN, _SIGN_GAP = 12.0, 15.0, 6.0
_BAR = 16.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


class _Columns(NamedTuple):
    """How wide the columns beside the plot are, in pixels."""

    label: float
    value: float
    interval: float


class Plot(QWidget):
    """Shows figures under each other, on one scale.

    Assistive technology has all of them as the description; each one that the arrows reach is
    announced.

    Attributes:
        cursor_line: The number of the figure that the arrows have reached.
    """

    heard_as = QAccessible.Role.Chart

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = unit
        self.figures: tuple[Figure, ...] = ()
        self.cursor_line = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("Lab", "Figures"))

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show other figures."""
        if len(figures) != len(self.figures):
            self.cursor_line = 0
            self.updateGeometry()
        self.figures = tuple(figures)
        self.setAccessibleDescription(" ".join([figure.sentence for figure in figures]))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(360 * self._unit), round(len(self.figures) * self._row))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(240 * self._unit), self.sizeHint().height())

    @property
    def _row(self) -> float:
        return max(_ROW * self._unit, 1.5 * QFontMetricsF(ui_font(_TEXT * self._unit)).height())

    # --------------------------------------------------------------- keys and pointer
    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.figures) - 1
        wanted = {
            Qt.Key.Key_Up: self.cursor_line - 1,
            Qt.Key.Key_Down: self.cursor_line + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()), -1)
        if 0 <= wanted <= last:
            self._go_to(wanted)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = int(event.position().y() // self._row)
        if 0 <= line < len(self.figures):
            self._go_to(line)

    def _go_to(self, line: int) -> None:
        self.cursor_line = line
        self.update()
        told = self.figures[line].sentence
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.figures:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = _scale_of(self.figures, is_mirrored=self.isRightToLeft())
        for line in range(len(self.figures)):
            place = QRectF(0, line * self._row, self.width(), self._row)
            self._paint_row(painter, line, place, scale)
        painter.end()

    def _paint_row(self, painter: QPainter, line: int, place: QRectF, scale: IntervalScale) -> None:
        figure, theme, unit = self.figures[line], theme_of(self.window().palette()), self._unit
        gap = _GAP * unit
        inner = place.adjusted(gap, 0, -gap, 0)
        columns = self._columns(inner.width())
        label = QRectF(inner.left(), inner.top(), columns.label, inner.height())
        value = QRectF(0, inner.top(), columns.value, inner.height())
        value.moveRight(inner.right())
        interval = QRectF(0, inner.top(), columns.interval, inner.height())
        interval.moveRight(value.left())
        width = interval.left() - label.right() - 2 * gap
        plot = QRectF(label.right() + gap, 0, width, _BAR * unit)
        plot.moveTop(place.center().y() - plot.height() / 2)
        plot = self._seen(plot)
        if self.hasFocus() and line == self.cursor_line:
            painter.setPen(themed_pen(theme, theme.focus, 2 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 5 * unit, 5 * unit)
        painter.setPen(QPen(QColor(theme.page_line), theme.weight))
        y = plot.center().y()
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
        colour = theme.brass if figure.is_best or figure.is_share else theme.page_dim
        low, high = figure.ends
        paint_interval(painter, plot, Interval(figure.mean.mean, low, high), scale, colour, theme)
        self._paint_label(painter, figure, label)
        trailing = (
            Qt.AlignmentFlag.AlignLeft if self.isRightToLeft() else Qt.AlignmentFlag.AlignRight
        )
        self._write(
            painter, figure.value, self._seen(value), trailing, _TEXT, is_bold=figure.is_best
        )
        if columns.interval:
            self._write(
                painter, figure.interval, self._seen(interval), trailing, _SMALL, is_dim=True
            )

    def _columns(self, width: float) -> _Columns:
        unit, text = self._unit, QFontMetricsF(ui_font(_TEXT * self._unit, bold=True))
        small = QFontMetricsF(ui_font(_SMALL * unit))
        sign = (
            (_SIGN + _SIGN_GAP) * unit if any(one.suit is not None for one in self.figures) else 0
        )
        label = max([text.horizontalAdvance(one.label) for one in self.figures]) + sign + 2
        value = max([text.horizontalAdvance(one.value) for one in self.figures]) + 2
        interval = max([small.horizontalAdvance(one.interval) for one in self.figures])
        interval += 2 * _GAP * unit
        label = min(label, _MOST_LABEL * width)
        left = width - label - value - interval - 2 * _GAP * unit
        return _Columns(label, value, interval if left >= _LEAST_PLOT * unit else 0.0)

    def _paint_label(self, painter: QPainter, figure: Figure, label: QRectF) -> None:
        if figure.suit is not None:
            side = _SIGN * self._unit
            sign = QRectF(label.left(), label.center().y() - side / 2, side, side)
            colour = theme_of(self.window().palette()).felt_suits.of(figure.suit)
            draw_mark(painter, MARK_OF[figure.suit], self._seen(sign), colour)
            label.setLeft(sign.right() + _SIGN_GAP * self._unit)
        leading = (
            Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        )
        self._write(
            painter, figure.label, self._seen(label), leading, _TEXT, is_bold=figure.is_best
        )

    def _write(  # noqa: PLR0913  (a text, where, and how it looks)
        self,
        painter: QPainter,
        text: str,
        place: QRectF,
        align: Qt.AlignmentFlag,
        size: float,
        *,
        is_bold: bool = False,
        is_dim: bool = False,
    ) -> None:
        theme = theme_of(self.window().palette())
        font = ui_font(size * self._unit, bold=is_bold)
        ink = theme.page_dim if is_dim else theme.page_text
        draw_fitted(painter, place, text, font, ink, align | _MIDDLE)

    def _seen(self, place: QRectF) -> QRectF:
        return mirrored(place, self.width()) if self.isRightToLeft() else place


def _scale_of(figures: Sequence[Figure], *, is_mirrored: bool) -> IntervalScale:
    if figures[0].is_share:
        return IntervalScale(0.0, 1.0, is_mirrored)
    low = min([figure.ends[0] for figure in figures])
    high = max([figure.ends[1] for figure in figures])
    room = max(0.5, 0.04 * (high - low))
    return IntervalScale(low - room, high + room, is_mirrored)
