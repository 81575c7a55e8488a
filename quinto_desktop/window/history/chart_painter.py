"""What charts are painted with: dots, intervals, dashed lines and words, in a theme's colours."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from quinto_desktop.game.past.statistics import Estimate, Rate
from quinto_desktop.window.history.numbers import (
    Counted,
    compared_with,
    percent,
    points_number,
    rate_number,
    share_number,
    told_estimate,
)
from quinto_desktop.window.history.statistics_content import Chart
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import Theme, themed_pen, ui_font
from quinto_desktop.window.text.translation import translate

BAR_OPACITY = 0.7
"""How strong an interval is, beside its dot; its contrast to the ground is at least three."""

LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TRAILING = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter

_LABEL, _SMALL = 14, 13
_DOT, _BAR = 5.5, 5.0
_GAUGE_HEIGHT = 26.0
_MARK = 18.0  # the height of the dashed line in a gauge
_LINE = 18.0
_CORNER = 6.0
_STEPS = (1, 1.5, 2, 3, 4, 5, 6, 8, 10)
_AIR = 1.15  # between the widest interval and the edge of a gauge


@dataclass(frozen=True, slots=True)
class Scale:
    """What the ends of an axis are worth.

    Attributes:
        low: The lower end.
        high: The upper end.
    """

    low: float
    high: float

    def share(self, value: float) -> float:
        """Where a value is, from 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def scale_of(chart: Chart) -> Scale:
    """Return an axis for all lines of a chart: per cent, or points on both sides of nought."""
    if not chart.is_of_points and not chart.is_of_errors:
        return Scale(0.0, 1.0)
    reach = 1.0
    for line in chart.lines:
        estimate = told_estimate(line.counted)
        if estimate is not None and estimate.low is not None and estimate.high is not None:
            reach = max(reach, -estimate.low, estimate.high)
    limit = _round_number(reach)
    return Scale(-limit, limit) if chart.is_of_points else Scale(0.0, limit)


def _round_number(reach: float) -> float:
    """The least of 1, 1.5, 2, 3, … 10, 15, 20, … that is not less."""
    power = 10 ** floor(log10(reach))
    return float(next(step * power for step in _STEPS if step * power >= reach - 1e-9))


class _Hand(NamedTuple):
    """How a text is written."""

    font: QFont
    colour: str
    align: Qt.AlignmentFlag


class ChartPainter:
    """Paints the parts of charts in the colours of a theme.

    Args:
        theme: The theme.
        marks: The suit signs.
        unit: How many pixels are one of the design.
        is_mirrored: Whether it is read from right to left.
    """

    def __init__(
        self, theme: Theme, marks: Marks, unit: float = 1.0, *, is_mirrored: bool = False
    ) -> None:
        self._theme, self._marks, self._unit = theme, marks, unit
        self._is_mirrored = is_mirrored
        self._label_font, self._small_font = ui_font(_LABEL * unit), ui_font(_SMALL * unit)

    def gauge_height(self) -> float:
        """The height of a gauge, in pixels."""
        return self._px(_GAUGE_HEIGHT)

    def paint_gauge(
        self, painter: QPainter, counted: Counted, box: QRectF, other: float | None = None
    ) -> None:
        """Paint one figure on a line: its interval, and what it is compared with."""
        estimate = told_estimate(counted)
        if estimate is None or estimate.low is None or estimate.high is None:
            self._paint_few(painter, box.adjusted(1, 1, -1, -1))
            return
        even = other
        if even is None:
            even = estimate.mean if isinstance(counted, Rate) else compared_with(counted)
        reach = _AIR * max(abs(estimate.low - even), abs(estimate.high - even), 0.01)
        scale = Scale(even - reach, even + reach)
        inner = box.adjusted(self._px(_DOT), 0, -self._px(_DOT), 0)
        middle = box.center().y()
        painter.setPen(themed_pen(self._theme, self._theme.hair, 2 * self._unit))
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        reach_up = self._px(_MARK / 2)
        if other is not None or not isinstance(counted, Rate):
            x = self._across(scale, even, inner)
            self._compare(painter, x, middle - reach_up, middle + reach_up)
        self._interval(painter, estimate, scale, inner, middle)

    def paint_cursor(self, painter: QPainter, place: QRectF) -> None:
        """Paint the focus round a line of a chart."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(themed_pen(self._theme, self._theme.focus, 2 * self._unit))
        inset = self._unit * self._theme.weight + 1
        corner = self._px(_CORNER)
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), corner, corner)

    def _axis_text(self, chart: Chart, value: float) -> str:
        if chart.is_of_points:
            return points_number(value, 0 if value == ceil(value) else 1)
        if chart.is_of_errors:
            return rate_number(value, 0 if value == ceil(value) else 1)
        return percent(share_number(value))

    @staticmethod
    def _tells(chart: Chart) -> bool:
        """Whether anything in a chart can be told."""
        return any(told_estimate(line.counted) is not None for line in chart.lines)

    def _paint_few(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the dashed frame that says that nothing can be told."""
        pen = themed_pen(self._theme, self._theme.page_line, self._unit)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(QColor(self._theme.field))
        painter.drawRoundedRect(frame, self._px(_CORNER), self._px(_CORNER))
        told = translate("Statistics", "too few to tell")
        inner = frame.adjusted(self._px(4), 0, -self._px(4), 0)
        self._text(painter, told, inner, self._small(MIDDLE, is_dim=False), frame)

    def _interval(
        self, painter: QPainter, estimate: Estimate, scale: Scale, area: QRectF, y: float
    ) -> None:
        assert estimate.low is not None
        assert estimate.high is not None
        low, mean, high = (
            self._across(scale, value, area)
            for value in (estimate.low, estimate.mean, estimate.high)
        )
        if self._is_mirrored:
            low, mean, high = (area.left() + area.right() - x for x in (low, mean, high))
        self._bar(painter, QPointF(low, y), QPointF(high, y))
        self._dot(painter, QPointF(mean, y))

    def _bar(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        pen = QPen(QColor(self._theme.brass), self._px(_BAR) * self._theme.weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.save()
        painter.setOpacity(BAR_OPACITY)
        painter.setPen(pen)
        painter.drawLine(start, end)
        painter.restore()

    def _dot(self, painter: QPainter, centre: QPointF) -> None:
        radius = self._px(_DOT) * min(1.25, self._theme.weight)
        painter.setPen(QPen(QColor(self._theme.field), self._px(1)))
        painter.setBrush(QColor(self._theme.brass))
        painter.drawEllipse(centre, radius, radius)

    def _compare(self, painter: QPainter, x: float, top: float, foot: float) -> None:
        painter.setPen(self._dashed())
        painter.drawLine(QPointF(x, top), QPointF(x, foot))

    def _dashed(self) -> QPen:
        pen = themed_pen(self._theme, self._theme.page_dim, self._unit)
        pen.setDashPattern([3, 3])
        return pen

    def _text(
        self, painter: QPainter, text: str, box: QRectF, hand: _Hand, whole: QRectF | None = None
    ) -> None:
        """Paint a line of text in a box; mirrored within another one, if that is given."""
        align = hand.align
        if whole is not None:
            box = self._seen(box, whole)
            if self._is_mirrored:
                align = {LEADING: TRAILING, TRAILING: LEADING}.get(align, align)
        shown, fitted = fitted_text(text, hand.font, box.width())
        painter.setFont(fitted)
        painter.setPen(QColor(hand.colour))
        painter.drawText(box, int(align | Qt.TextFlag.TextSingleLine), shown)

    def _label(self, align: Qt.AlignmentFlag) -> _Hand:
        return _Hand(self._label_font, self._theme.page_text, align)

    def _small(self, align: Qt.AlignmentFlag, *, is_dim: bool = True) -> _Hand:
        theme = self._theme
        return _Hand(self._small_font, theme.page_dim if is_dim else theme.page_text, align)

    def _seen(self, box: QRectF, whole: QRectF) -> QRectF:
        """A box where it is seen within another, which may be read from right to left."""
        if not self._is_mirrored:
            return box
        moved = mirrored(box.translated(-whole.left(), 0), whole.width())
        return moved.translated(whole.left(), 0)

    def _across(self, scale: Scale, value: float, area: QRectF) -> float:
        return area.left() + scale.share(value) * area.width()

    def _up(self, scale: Scale, value: float, area: QRectF) -> float:
        return area.bottom() - scale.share(value) * area.height()

    def _widest(self, texts: list[str], font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return max([0.0, *(metrics.horizontalAdvance(text) + 1 for text in texts)])

    def _px(self, length: float) -> float:
        return length * self._unit

    def _line(self) -> float:
        return max(self._px(_LINE), QFontMetricsF(self._small_font).height())
