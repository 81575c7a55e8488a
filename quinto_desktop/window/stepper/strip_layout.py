"""Where everything stands on the strip of a review: time runs across, results and errors up."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor

from PySide6.QtCore import QRectF

from quinto_desktop.game.judging.values import Estimate
from quinto_desktop.rules import SEATS, TRICKS_IN_A_DEAL
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.stepper.verdict_list import Moment

_EDGE = 24.0
_HEAD, _LOW_HEAD = 42.0, 31.0
_FOOT = 22.0
_BEFORE, _AFTER = 34.0, 56.0  # for the figures at both ends of the curve
_ERRORS, _LOW_ERRORS = 0.46, 0.48  # of the height between head and foot
_ABOVE = 0.6  # the axis of the errors, from the top of their share
_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES = 4
_LARGEST = 0.92
_POINT = 3.4  # of the design's pixels for a point, where there is room
_LEAST_BAR = 4.0


class StripLayout:
    """The places on the strip.

    Args:
        width: Its width, in pixels.
        height: Its height.
        unit: How many pixels are one of the design.
        is_low: Whether there is room only for what matters most.

    Attributes:
        head: The title.
        curve: The curve of the expected result.
        axis: The height of the axis from which errors stand and hang.
        foot: The numbers of the tricks.
    """

    def __init__(self, width: float, height: float, unit: float, *, is_low: bool) -> None:
        self.unit, self.size = unit, unit * text_zoom()
        edge = (16 if is_low else _EDGE) * unit
        left, right = edge + _BEFORE * self.size, width - edge - _AFTER * self.size
        head = (_LOW_HEAD if is_low else _HEAD) * self.size
        foot = height - _FOOT * self.size - (2 if is_low else 6) * unit
        self.head = QRectF(edge, 0, width - 2 * edge, head)
        share = _LOW_ERRORS if is_low else _ERRORS
        errors = share * (foot - head)
        self.curve = QRectF(left, head, right - left, foot - head - errors)
        top = self.curve.bottom()
        self._above = _ABOVE * errors
        self._below = errors - self._above
        self.axis = top + self._above
        self.foot = QRectF(left, foot, right - left, _FOOT * self.size)

    # --------------------------------------------------------------- across
    @property
    def cell(self) -> float:
        """The width of a trick; the calls have as much."""
        return self.curve.width() / (TRICKS_IN_A_DEAL + 1)

    def x(self, moment: Moment) -> float:
        """Where a moment is."""
        return self.curve.left() + self.cell * (
            moment.trick + (min(moment.place, len(SEATS) - 1) + 0.5) / len(SEATS)
        )

    def trick(self, number: int) -> QRectF:
        """Where the number of a trick stands; 0 is the calls."""
        left = self.curve.left() + number * self.cell
        return QRectF(left, self.foot.top(), self.cell, self.foot.height())

    # --------------------------------------------------------------- up
    def bar(self, x: float, points: int, largest: int) -> QRectF:
        """The bar of an error: ours hang down from the axis, theirs stand up on it.

        Args:
            x: Where.
            points: What it won for us.
            largest: The points of the largest error.
        """
        above, below = _LARGEST * self._above, _LARGEST * self._below
        scale = min(_POINT * self.unit, above / max(1, largest), 1.6 * below / max(1, largest))
        high = max(_LEAST_BAR * self.unit, scale * abs(points))
        wide = 10 * self.unit
        if points > 0:
            return QRectF(x - wide / 2, self.axis - high, wide, high)
        return QRectF(x - wide / 2, self.axis, wide, min(high, self._below - 2 * self.unit))


class ResultScale:
    """Which results are where on the curve's height.

    Attributes:
        lines: The round numbers at which a line is drawn, from the least.
    """

    def __init__(self, estimates: Iterable[Estimate], result: int) -> None:
        found = [*estimates]
        low = min([0.0, result, *(one.least for one in found)])
        high = max([0.0, result, *(one.most for one in found)])
        step = next(
            (one for one in _STEPS if ceil(high / one) - floor(low / one) < _MOST_LINES),
            _STEPS[-1],
        )
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        self.lines = tuple([number * step for number in range(first, last + 1)])

    def y(self, value: float, place: QRectF) -> float:
        """Where a result is in a place."""
        low, high = self.lines[0], self.lines[-1]
        return place.bottom() - (value - low) / (high - low) * place.height()
