"""Charts, on a screen or on paper.

A figure is a dot, its 95 % interval a bar through it, and a dashed line what it is compared with;
too few cases are a dashed frame without a dot. Words stand at the thing itself.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from quinto_desktop.window.history import numbers
from quinto_desktop.window.history.numbers import count_text, told_estimate, whole_number
from quinto_desktop.window.history.statistics_content import Chart, Line, cases_of, scale_of
from quinto_desktop.window.look.fitting import MARK_OF, draw_fitted, draw_mark, mirrored
from quinto_desktop.window.look.surfaces import restoring
from quinto_desktop.window.look.theme import Theme, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import Interval, IntervalScale
from quinto_desktop.window.text.translation import translate

BAR_OPACITY = 0.7
"""How strong an interval is, beside its dot; its contrast to the ground is at least three."""

LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TRAILING = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter

_LABEL, _SMALL = 14, 13
_DOT, _BAR = 5.5, 5.0
_LINE = 18.0
_CORNER = 6.0


class _Hand(NamedTuple):
    """How a text is written."""

    font: QFont
    colour: str
    align: Qt.AlignmentFlag


class ChartPainter:
    """Paints the parts of charts in the colours of a theme."""

    def __init__(self, theme: Theme, unit: float = 1.0, *, is_mirrored: bool = False) -> None:
        self._theme, self._unit = theme, unit
        self._is_mirrored = is_mirrored
        self._label_font, self._small_font = ui_font(_LABEL * unit), ui_font(_SMALL * unit)

    def paint_cursor(self, painter: QPainter, place: QRectF) -> None:
        """Paint the focus round a line of a chart."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(themed_pen(self._theme, self._theme.focus, 2 * self._unit))
        inset = self._unit * self._theme.weight + 1
        corner = self._px(_CORNER)
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), corner, corner)

    def _axis_text(self, chart: Chart, value: float) -> str:
        if chart.is_of_points:
            return numbers.points_number(value, 0 if value == ceil(value) else 1)
        if chart.is_of_errors:
            return numbers.rate_number(value, 0 if value == ceil(value) else 1)
        return numbers.percent(numbers.share_number(value))

    @staticmethod
    def _tells(chart: Chart) -> bool:
        return any(told_estimate(line.counted) is not None for line in chart.lines)

    def _paint_frame(self, painter: QPainter, frame: QRectF, *, dash: int, corner: float) -> None:
        pen = themed_pen(self._theme, self._theme.page_line, self._unit)
        pen.setDashPattern([dash, dash])
        painter.setPen(pen)
        painter.setBrush(QColor(self._theme.field))
        painter.drawRoundedRect(frame, self._px(corner), self._px(corner))

    def _paint_few(self, painter: QPainter, frame: QRectF) -> None:
        self._paint_frame(painter, frame, dash=4, corner=_CORNER)
        told = translate("Statistics", "too few to tell")
        inner = frame.adjusted(self._px(4), 0, -self._px(4), 0)
        self._text(painter, told, inner, self._small(MIDDLE, is_dim=False), frame)

    def _interval(
        self, painter: QPainter, estimate: Interval, scale: IntervalScale, area: QRectF, y: float
    ) -> None:
        low, mean, high = (
            scale.x(value, area) for value in (estimate.least, estimate.mean, estimate.most)
        )
        self._bar(painter, QPointF(low, y), QPointF(high, y))
        self._dot(painter, QPointF(mean, y))

    def _bar(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        pen = QPen(QColor(self._theme.brass), self._px(_BAR) * self._theme.weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        with restoring(painter):
            painter.setOpacity(BAR_OPACITY)
            painter.setPen(pen)
            painter.drawLine(start, end)

    def _fill_bar(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.brass))
        corner = min(self._px(_BAR_HEIGHT / 2), bar.width() / 2)
        painter.drawRoundedRect(bar, corner, corner)

    def _dot(self, painter: QPainter, centre: QPointF) -> None:
        radius = self._px(_DOT) * min(1.25, self._theme.weight)
        painter.setPen(QPen(QColor(self._theme.field), self._px(1)))
        painter.setBrush(QColor(self._theme.brass))
        painter.drawEllipse(centre, radius, radius)

    def _level_pen(self, chart: Chart, scale: IntervalScale, value: float) -> QPen:
        # The middle of most charts is what figures are compared with.
        if value in (scale.low, scale.high) or chart.is_of_errors:
            return themed_pen(self._theme, self._theme.hair, self._unit)
        return self._dashed()

    def _dashed(self) -> QPen:
        pen = themed_pen(self._theme, self._theme.page_dim, self._unit)
        pen.setDashPattern([3, 3])
        return pen

    def _text(
        self, painter: QPainter, text: str, box: QRectF, hand: _Hand, whole: QRectF | None = None
    ) -> None:
        align = hand.align
        if whole is not None:
            box = self._seen(box, whole)
            if self._is_mirrored:
                align = {LEADING: TRAILING, TRAILING: LEADING}.get(align, align)
        line = int(align | Qt.TextFlag.TextSingleLine)
        draw_fitted(painter, box, text, hand.font, hand.colour, line)

    def _label(self, align: Qt.AlignmentFlag) -> _Hand:
        return _Hand(self._label_font, self._theme.page_text, align)

    def _small(self, align: Qt.AlignmentFlag, *, is_dim: bool = True) -> _Hand:
        theme = self._theme
        return _Hand(self._small_font, theme.page_dim if is_dim else theme.page_text, align)

    def _seen(self, box: QRectF, whole: QRectF) -> QRectF:
        if not self._is_mirrored:
            return box
        moved = mirrored(box.translated(-whole.left(), 0), whole.width())
        return moved.translated(whole.left(), 0)

    def _widest(self, texts: list[str], font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return max([0.0, *(metrics.horizontalAdvance(text) + 1 for text in texts)])

    def _px(self, length: float) -> float:
        return length * self._unit

    def _line(self) -> float:
        return max(self._px(_LINE), QFontMetricsF(self._small_font).height())


_ROW = 40.0
_AXIS = 8.0
_TIMES_HEIGHT = 210.0
_GAP = 12.0
_MOST_LABEL = 0.34  # of the width
_SIGN = 15.0
_BAR_HEIGHT = 12.0


def share_of(line: Line) -> float:
    """The share that a plain line shows, 0 to 1."""
    estimate = line.counted.estimate
    return 0.0 if estimate is None else estimate.mean


class RowChart(ChartPainter):
    """Paints a chart with a row for each line."""

    def height(self, chart: Chart) -> float:
        """The height that a chart needs, in pixels."""
        foot = 0.0 if chart.is_plain else self._line() + self._px(_AXIS)
        return len(chart.lines) * self._row() + foot

    def places(self, chart: Chart, box: QRectF) -> list[QRectF]:
        """The place of each line of a chart, for the pointer and the focus."""
        first = QRectF(box.left(), box.top(), box.width(), self._row())
        return [first.translated(0, at * first.height()) for at in range(len(chart.lines))]

    def paint(self, painter: QPainter, chart: Chart, box: QRectF) -> None:
        scale = scale_of(chart, is_mirrored=self._is_mirrored)
        plot = self._row_plot(chart, box)
        foot = box.top() + len(chart.lines) * self._row()
        if self._tells(chart) and not chart.is_plain:
            area = QRectF(plot.left(), box.top(), plot.width(), foot - box.top())
            self._paint_grid(painter, chart, scale, self._seen(area, box))
        for line, place in zip(chart.lines, self.places(chart, box), strict=True):
            self._paint_row(painter, line, place, plot, scale)

    def _paint_row(
        self, painter: QPainter, line: Line, place: QRectF, plot: QRectF, scale: IntervalScale
    ) -> None:
        theme, gap = self._theme, self._px(_GAP)
        label = QRectF(place.left(), place.top(), plot.left() - place.left() - gap, place.height())
        if line.suit is not None:
            sign = QRectF(label.left(), 0, self._px(_SIGN), self._px(_SIGN))
            sign.moveTop(place.center().y() - sign.height() / 2)
            colour = theme.felt_suits.of(line.suit)
            draw_mark(painter, MARK_OF[line.suit], self._seen(sign, place), colour)
            label.setLeft(sign.right() + self._px(6))
        self._text(painter, line.label, label, self._label(LEADING), place)
        cases = QRectF(plot.right() + gap, place.top(), place.right() - plot.right() - gap,
                       place.height())  # fmt: skip
        self._text(painter, count_text(line.counted), cases, self._small(TRAILING), place)
        estimate = told_estimate(line.counted)
        if line.is_plain:
            self._paint_share(painter, line, self._seen(plot, place), place.center().y())
            return
        if estimate is not None:
            self._interval(painter, estimate, scale, self._seen(plot, place), place.center().y())
            return
        frame = QRectF(plot.left(), 0, plot.width(), min(self._px(26), place.height() - 4))
        frame.moveTop(place.center().y() - frame.height() / 2)
        self._paint_few(painter, self._seen(frame, place))

    def _paint_share(self, painter: QPainter, line: Line, room: QRectF, y: float) -> None:
        high = self._px(_BAR_HEIGHT)
        bar = QRectF(room.left(), y - high / 2, room.width(), high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(themed_pen(self._theme, self._theme.page_line, self._unit))
        painter.drawRoundedRect(bar, high / 2, high / 2)
        wide = share_of(line) * bar.width()
        if self._is_mirrored:
            bar.setLeft(bar.right() - wide)
        bar.setWidth(wide)
        self._fill_bar(painter, bar)

    def _row_plot(self, chart: Chart, box: QRectF) -> QRectF:
        labels = self._widest([line.label for line in chart.lines], self._label_font)
        if any(line.suit is not None for line in chart.lines):
            labels += self._px(_SIGN + 6)
        cases = self._widest([count_text(line.counted) for line in chart.lines], self._small_font)
        labels = min(labels, _MOST_LABEL * box.width())
        # The numbers below reach half their width over either end.
        ends = self._widest([self._axis_text(chart, scale_of(chart).high)], self._small_font) / 2
        gap = self._px(_GAP)
        left = box.left() + max(labels + gap, ends)
        return QRectF(left, box.top(), box.right() - max(cases + gap, ends) - left, box.height())

    def _paint_grid(
        self, painter: QPainter, chart: Chart, scale: IntervalScale, area: QRectF
    ) -> None:
        for value in (scale.low, (scale.low + scale.high) / 2, scale.high):
            x = scale.x(value, area)
            painter.setPen(self._level_pen(chart, scale, value))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            told = self._axis_text(chart, value)
            wide = QFontMetricsF(self._small_font).horizontalAdvance(told) + 2
            number = QRectF(x - wide / 2, area.bottom() + self._px(4), wide, self._line())
            self._text(painter, told, number, self._small(MIDDLE))

    def _row(self) -> float:
        return max(self._px(_ROW), 1.6 * QFontMetricsF(self._label_font).height())


class TimeChart(ChartPainter):
    """Paints a chart over time."""

    def height(self, chart: Chart) -> float:
        return self._px(_TIMES_HEIGHT) + self._foot(chart)

    def places(self, chart: Chart, box: QRectF) -> list[QRectF]:
        plot = self._time_plot(chart, box)
        wide = plot.width() / max(1, len(chart.lines))
        first = QRectF(plot.left(), box.top(), wide, box.height())
        return [first.translated(at * wide, 0) for at in range(len(chart.lines))]

    def paint(self, painter: QPainter, chart: Chart, box: QRectF) -> None:
        scale, plot = scale_of(chart), self._time_plot(chart, box)
        if self._tells(chart):
            self._paint_levels(painter, chart, scale, plot, box)
        else:
            self._paint_few(painter, plot)
        self._join(painter, chart, scale, plot, box)
        for line, place in zip(chart.lines, self.places(chart, box), strict=True):
            if self._tells(chart):
                self._paint_point(painter, line, place, plot, scale)
            self._paint_period(painter, line, place, plot)
        cases = QRectF(box.left(), box.bottom() - self._line(),
                       plot.left() - box.left() - self._px(8), self._line())  # fmt: skip
        n = translate("Statistics", "n", "the number of cases")
        self._text(painter, n, cases, self._small(TRAILING))

    def _paint_levels(
        self, painter: QPainter, chart: Chart, scale: IntervalScale, plot: QRectF, box: QRectF
    ) -> None:
        for value in (scale.low, (scale.low + scale.high) / 2, scale.high):
            y = scale.y(value, plot)
            painter.setPen(self._level_pen(chart, scale, value))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            number = QRectF(box.left(), y - self._line() / 2,
                            plot.left() - box.left() - self._px(8), self._line())  # fmt: skip
            self._text(painter, self._axis_text(chart, value), number, self._small(TRAILING))

    def _paint_point(
        self, painter: QPainter, line: Line, place: QRectF, plot: QRectF, scale: IntervalScale
    ) -> None:
        x = place.center().x()
        estimate = told_estimate(line.counted)
        if estimate is not None:
            ends = [scale.y(end, plot) for end in (estimate.least, estimate.most)]
            self._bar(painter, QPointF(x, ends[0]), QPointF(x, ends[1]))
            self._dot(painter, QPointF(x, scale.y(estimate.mean, plot)))
        elif cases_of(line.counted):
            frame = QRectF(0, 0, self._px(14), self._px(26))
            frame.moveCenter(QPointF(x, plot.center().y()))
            self._paint_frame(painter, frame, dash=3, corner=4)

    def _paint_period(self, painter: QPainter, line: Line, place: QRectF, plot: QRectF) -> None:
        below = QRectF(place.left(), plot.bottom() + self._px(6), place.width(), self._line())
        for text in line.short.split("\n"):
            self._text(painter, text, below, self._small(MIDDLE, is_dim=False))
            below.translate(0, self._line())
        below.moveTop(place.bottom() - self._line())
        self._text(painter, whole_number(cases_of(line.counted)), below, self._small(MIDDLE))

    def _join(
        self, painter: QPainter, chart: Chart, scale: IntervalScale, plot: QRectF, box: QRectF
    ) -> None:
        painter.setPen(themed_pen(self._theme, self._theme.brass, 1.2 * self._unit))
        before: QPointF | None = None
        with restoring(painter):
            painter.setOpacity(BAR_OPACITY)
            for line, place in zip(chart.lines, self.places(chart, box), strict=True):
                estimate = told_estimate(line.counted)
                point = None
                if estimate is not None:
                    point = QPointF(place.center().x(), scale.y(estimate.mean, plot))
                if before is not None and point is not None:
                    painter.drawLine(before, point)
                before = point

    def _foot(self, chart: Chart) -> float:
        lines = max([1, *(len(line.short.split("\n")) for line in chart.lines)])
        return self._px(6) + (lines + 1) * self._line()

    def _time_plot(self, chart: Chart, box: QRectF) -> QRectF:
        scale = scale_of(chart)
        ends = [self._axis_text(chart, value) for value in (scale.low, scale.high)]
        left = box.left() + self._widest(ends, self._small_font) + self._px(16)
        top, foot = box.top() + self._line() / 2, box.bottom() - self._foot(chart)
        return QRectF(left, top, box.right() - left, foot - top)
