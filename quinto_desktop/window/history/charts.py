"""Paints charts, on a screen or on paper.

A figure is a dot, its 95 % interval a bar through it, and a dashed line what it is compared with;
too few cases are a dashed frame without a dot. Words stand at the thing itself.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from quinto_desktop.window.history.chart_painter import (
    BAR_OPACITY,
    LEADING,
    MIDDLE,
    TRAILING,
    ChartPainter,
    Scale,
    scale_of,
)
from quinto_desktop.window.history.numbers import count_text, told_estimate, whole_number
from quinto_desktop.window.history.statistics_content import Chart, Line, cases_of
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.theme import Theme, themed_pen
from quinto_desktop.window.text.translation import translate

_ROW = 40.0
_AXIS = 8.0
_TIMES_HEIGHT = 210.0
_GAP = 12.0
_MOST_LABEL = 0.34  # of the width
_SIGN = 15.0


class RowChart(ChartPainter):
    """Paints a chart with a row for each line."""

    def height(self, chart: Chart) -> float:
        """The height that a chart needs, in pixels."""
        return len(chart.lines) * self._row() + self._line() + self._px(_AXIS)

    def places(self, chart: Chart, box: QRectF) -> list[QRectF]:
        """The place of each line of a chart, for the pointer and the focus."""
        row = self._row()
        return [
            QRectF(box.left(), box.top() + place * row, box.width(), row)
            for place in range(len(chart.lines))
        ]

    def paint(self, painter: QPainter, chart: Chart, box: QRectF) -> None:
        """Paint a chart in its place, with antialiasing."""
        scale, plot = scale_of(chart), self._row_plot(chart, box)
        foot = box.top() + len(chart.lines) * self._row()
        if self._tells(chart):
            area = QRectF(plot.left(), box.top(), plot.width(), foot - box.top())
            self._paint_grid(painter, chart, scale, self._seen(area, box))
        for line, place in zip(chart.lines, self.places(chart, box), strict=True):
            self._paint_row(painter, line, place, plot, scale)

    def _paint_row(
        self, painter: QPainter, line: Line, place: QRectF, plot: QRectF, scale: Scale
    ) -> None:
        theme, gap = self._theme, self._px(_GAP)
        label = QRectF(place.left(), place.top(), plot.left() - place.left() - gap, place.height())
        if line.suit is not None:
            sign = QRectF(label.left(), 0, self._px(_SIGN), self._px(_SIGN))
            sign.moveTop(place.center().y() - sign.height() / 2)
            colour = theme.ladder_suits.of(line.suit)
            self._marks.draw(painter, MARK_OF[line.suit], self._seen(sign, place), colour)
            label.setLeft(sign.right() + self._px(6))
        self._text(painter, line.label, label, self._label(LEADING), place)
        cases = QRectF(plot.right() + gap, place.top(), place.right() - plot.right() - gap,
                       place.height())  # fmt: skip
        told = count_text(line.counted)
        self._text(painter, told, cases, self._small(TRAILING), place)
        estimate = told_estimate(line.counted)
        if estimate is not None:
            inner = self._seen(plot, place)
            self._interval(painter, estimate, scale, inner, place.center().y())
            return
        frame = QRectF(plot.left(), 0, plot.width(), min(self._px(26), place.height() - 4))
        frame.moveTop(place.center().y() - frame.height() / 2)
        self._paint_few(painter, self._seen(frame, place))

    def _row_plot(self, chart: Chart, box: QRectF) -> QRectF:
        """Where dots are, read from left to right: between the labels and the cases."""
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

    def _paint_grid(self, painter: QPainter, chart: Chart, scale: Scale, area: QRectF) -> None:
        """Paint three lines with their numbers below; the middle one is compared with."""
        for value in (scale.low, (scale.low + scale.high) / 2, scale.high):
            x = self._across(scale, value, area)
            if self._is_mirrored:
                x = self._seen(QRectF(x, 0, 0, 0), area).x()
            if value in (scale.low, scale.high) or chart.is_of_errors:
                painter.setPen(themed_pen(self._theme, self._theme.hair, self._unit))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            else:
                self._compare(painter, x, area.top(), area.bottom())
            told = self._axis_text(chart, value)
            wide = QFontMetricsF(self._small_font).horizontalAdvance(told) + 2
            number = QRectF(x - wide / 2, area.bottom() + self._px(4), wide, self._line())
            self._text(painter, told, number, self._small(MIDDLE))

    def _row(self) -> float:
        return max(self._px(_ROW), 1.6 * QFontMetricsF(self._label_font).height())


class TimeChart(ChartPainter):
    """Paints a chart over time."""

    def height(self, chart: Chart) -> float:
        """The height that a chart needs, in pixels."""
        return self._px(_TIMES_HEIGHT) + self._foot(chart)

    def places(self, chart: Chart, box: QRectF) -> list[QRectF]:
        """The place of each line of a chart, for the pointer and the focus."""
        plot = self._time_plot(chart, box)
        wide = plot.width() / max(1, len(chart.lines))
        return [
            QRectF(plot.left() + place * wide, box.top(), wide, box.height())
            for place in range(len(chart.lines))
        ]

    def paint(self, painter: QPainter, chart: Chart, box: QRectF) -> None:
        """Paint a chart in its place, with antialiasing."""
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
        self, painter: QPainter, chart: Chart, scale: Scale, plot: QRectF, box: QRectF
    ) -> None:
        """Paint three level lines with their numbers; the middle one is compared with."""
        for value in (scale.low, (scale.low + scale.high) / 2, scale.high):
            y = self._up(scale, value, plot)
            is_even = value not in (scale.low, scale.high) and not chart.is_of_errors
            pen = themed_pen(self._theme, self._theme.hair, self._unit)
            if is_even:
                pen = self._dashed()
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            number = QRectF(box.left(), y - self._line() / 2,
                            plot.left() - box.left() - self._px(8), self._line())  # fmt: skip
            told = self._axis_text(chart, value)
            self._text(painter, told, number, self._small(TRAILING))

    def _paint_point(
        self, painter: QPainter, line: Line, place: QRectF, plot: QRectF, scale: Scale
    ) -> None:
        x, theme = place.center().x(), self._theme
        estimate = told_estimate(line.counted)
        if estimate is not None and estimate.low is not None and estimate.high is not None:
            ends = [self._up(scale, end, plot) for end in (estimate.low, estimate.high)]
            self._bar(painter, QPointF(x, ends[0]), QPointF(x, ends[1]))
            self._dot(painter, QPointF(x, self._up(scale, estimate.mean, plot)))
        elif cases_of(line.counted):
            frame = QRectF(0, 0, self._px(14), self._px(26))
            frame.moveCenter(QPointF(x, plot.center().y()))
            pen = themed_pen(theme, theme.page_line, self._unit)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(QColor(theme.field))
            painter.drawRoundedRect(frame, self._px(4), self._px(4))

    def _paint_period(self, painter: QPainter, line: Line, place: QRectF, plot: QRectF) -> None:
        below = QRectF(place.left(), plot.bottom() + self._px(6), place.width(), self._line())
        for text in line.short.split("\n"):
            self._text(painter, text, below, self._small(MIDDLE, is_dim=False))
            below.translate(0, self._line())
        below.moveTop(place.bottom() - self._line())
        told = whole_number(cases_of(line.counted))
        self._text(painter, told, below, self._small(MIDDLE))

    def _join(
        self, painter: QPainter, chart: Chart, scale: Scale, plot: QRectF, box: QRectF
    ) -> None:
        """Join the dots of neighbouring periods, faintly."""
        painter.setPen(themed_pen(self._theme, self._theme.brass, 1.2 * self._unit))
        painter.save()
        painter.setOpacity(BAR_OPACITY)
        before: QPointF | None = None
        for line, place in zip(chart.lines, self.places(chart, box), strict=True):
            estimate = told_estimate(line.counted)
            point = None
            if estimate is not None:
                point = QPointF(place.center().x(), self._up(scale, estimate.mean, plot))
            if before is not None and point is not None:
                painter.drawLine(before, point)
            before = point
        painter.restore()

    def _foot(self, chart: Chart) -> float:
        """The height of the periods and the numbers of cases below the plot."""
        lines = max([1, *(len(line.short.split("\n")) for line in chart.lines)])
        return self._px(6) + (lines + 1) * self._line()

    def _time_plot(self, chart: Chart, box: QRectF) -> QRectF:
        scale = scale_of(chart)
        ends = [self._axis_text(chart, value) for value in (scale.low, scale.high)]
        left = box.left() + self._widest(ends, self._small_font) + self._px(16)
        top, foot = box.top() + self._line() / 2, box.bottom() - self._foot(chart)
        return QRectF(left, top, box.right() - left, foot - top)


AnyChart = RowChart | TimeChart


def painter_of(
    chart: Chart, theme: Theme, marks: Marks, unit: float = 1.0, *, is_mirrored: bool = False
) -> AnyChart:
    """Return what paints a chart; the arguments are those of `ChartPainter`."""
    kind = TimeChart if chart.is_in_time else RowChart
    return kind(theme, marks, unit, is_mirrored=is_mirrored)
