"""A figure with its interval as a dot on a bar."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from quinto_desktop.window.look.theme import Theme, themed_pen

_HIGH = 16.0  # the height of a place for which lines and dot are designed, in pixels
_BAR = 4.0
_DOT = 4.5
_CAP = 5.0
_OPACITY = 0.5


class Interval(NamedTuple):
    """A figure that is known from a sample.

    Attributes:
        least: What it hardly falls short of.
        most: What it hardly exceeds; all three alike if it is exact.
    """

    mean: float
    least: float
    most: float


class IntervalScale(NamedTuple):
    """Which values are at the ends of the bars that are painted under each other.

    Attributes:
        high: The value at the end, more than `low`.
    """

    low: float
    high: float
    is_mirrored: bool = False

    def x(self, value: float, place: QRectF) -> float:
        """Where a value is in a place; the nearest end if it is outside."""
        share = self._share(value)
        if self.is_mirrored:
            share = 1 - share
        return place.left() + share * place.width()

    def y(self, value: float, place: QRectF) -> float:
        """How high a value is in a place; the nearest end if it is outside."""
        return place.bottom() - self._share(value) * place.height()

    def _share(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def paint_interval(
    painter: QPainter,
    place: QRectF,
    interval: Interval,
    scale: IntervalScale,
    colour: str,
    theme: Theme,
) -> None:
    """Paint a bar with caps and a dot; only a dot if the figure is exact.

    The height of the place, 16 pixels as designed, says how thick the lines are.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, unit = place.center().y(), place.height() / _HIGH
    low, mean, high = (
        scale.x(value, place) for value in (interval.least, interval.mean, interval.most)
    )
    if interval.most > interval.least:
        pen = themed_pen(theme, colour, _BAR * unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setOpacity(_OPACITY)
        painter.setPen(pen)
        painter.drawLine(QLineF(low, middle, high, middle))
        painter.setOpacity(1)
        painter.setPen(themed_pen(theme, colour, 1.5 * unit))
        for x in (low, high):
            painter.drawLine(QLineF(x, middle - _CAP * unit, x, middle + _CAP * unit))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(mean, middle), _DOT * unit, _DOT * unit)
    painter.restore()
