"""Where everything stands on the paper of a review.

What is said of a decision begins at the top, the sum ends at the foot, and the errors by size take
what is left between; room that a text may need is kept for it, so that nothing moves while the
judging goes on.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from quinto_desktop.window.look.theme import text_zoom

PADDING = 24.0
_TIGHT = 580.0
"""The height, as designed, under which everything moves together."""

_ABOVE, _LESS_ABOVE, _BELOW, _LESS_BELOW = 26.0, 18.0, 18.0, 14.0
_HEAD, _HEADLINE, _LINE = 26.0, 32.0, 20.0
_FIGURE, _LESS_FIGURE = 45.0, 40.0
_CAP = 22.0
_ROW = 34.0
_LEAST_ROWS, _WHY, _WHY_APART, _ABOVE_COUNTS = 2, 6, 4.0, 5.0
_MASTERS, _COUNTS, _SUM = 28.0, 19.0, 48.0
_BUTTON, _LEAST_BUTTON = 56.0, 54.0
_GAP = 8.0
_SPACES, _TYPE = 104.0, 248.0
"""What everything but the rows needs at least: of distances, and of type."""

_LEAST_UNIT = 0.4


def unit_in(height: float, unit: float, *, has_button: bool) -> float:
    """How many pixels are one of the design on a paper of a height: fewer where it is too low."""
    room = height - (_LEAST_BUTTON * max(1.0, unit) if has_button else 0.0)
    return max(_LEAST_UNIT, min(unit, room / (_SPACES + _TYPE * text_zoom())))


class PaperLayout:
    """The places on a slip of paper.

    Args:
        width: The paper's width, in pixels.
        height: Its height.
        unit: How many pixels are one of the design.
        errors: How many errors there are to list.
        why_lines: How many lines the reasons need.
        has_button: Whether an error can be tried again, so that a button may be needed.

    Attributes:
        heading: Whose decision it was, and the tag at its end.
        headline: The verdict.
        second: What else there was, in two lines at most.
        figures: Both figures.
        rules: The heights of the lines: over, between and under the figures.
        why: The head of the reasons; None if there is no room.
        reasons: The reasons.
        errors: The head of the errors.
        rows: The rows of the errors from the top; there may be fewer than errors.
        counts: How the others were, in two lines at most.
        masters: The other tables; None if there is no room.
        button: The button.
        double: The height of the double line.
        sum: The sum.
    """

    def __init__(
        self,
        width: float,
        height: float,
        unit: float,
        errors: int,
        why_lines: int,
        *,
        has_button: bool,
    ) -> None:
        self.unit = unit
        self.size = size = unit * text_zoom()
        left, wide = PADDING * unit, width - 2 * PADDING * unit
        self._left, self._wide = left, wide
        self._is_tight = is_tight = height < _TIGHT * size
        top = (_LESS_ABOVE if is_tight else _ABOVE) * unit
        figure = (_LESS_FIGURE if is_tight else _FIGURE) * size
        self.heading = self._at(top, _HEAD * size)
        self.headline = self._at(self.heading.bottom() + 4 * unit, _HEADLINE * size)
        self.second = self._at(self.headline.bottom(), (1 if is_tight else 2) * _LINE * size)
        first = self.second.bottom() + _GAP * unit
        known = self._at(first + _GAP * unit, figure)
        between = known.bottom() + 0.6 * _GAP * unit
        seen = self._at(between + _GAP * unit, figure)
        last = seen.bottom() + 0.6 * _GAP * unit
        self.figures = known, seen
        self.rules = first, between, last
        button = max(_LEAST_BUTTON, _BUTTON * unit)
        self._from_the_foot(height, button if has_button else 0.0)
        self._between(last + 1.2 * _GAP * unit, errors, why_lines)

    def _at(self, top: float, high: float) -> QRectF:
        return QRectF(self._left, top, self._wide, high)

    def _from_the_foot(self, height: float, button: float) -> None:
        unit, size = self.unit, self.size
        foot = height - (_LESS_BELOW if self._is_tight else _BELOW) * unit
        self.sum = self._at(foot - _SUM * size, _SUM * size)
        self.double = self.sum.top() - _GAP * unit
        self.button = self._at(self.double - _GAP * unit - button, button)
        self.masters: QRectF | None = self._at(self.button.top() - _MASTERS * size, _MASTERS * size)
        high = (1 if self._is_tight else 2) * _COUNTS * size
        self.counts = self._at(self.masters.top() - high - 2 * unit, high)

    def _between(self, top: float, errors: int, why_lines: int) -> None:
        unit, size = self.unit, self.size
        row, cap = _ROW * size, _CAP * size
        least = cap + min(errors, _LEAST_ROWS) * row
        room = self.counts.top() - top
        if room < least and self.masters is not None:  # then the other tables are left out
            self.counts.moveBottom(self.masters.bottom())
            self.masters = None
            room = self.counts.top() - top
        kept = cap + _WHY_APART * unit
        lines = int(max(0.0, room - least - kept) / (_LINE * size))
        lines = min(lines, max(why_lines, _WHY))
        if lines:
            room -= kept + lines * _LINE * size
        room -= _ABOVE_COUNTS * unit
        capacity = int(max(0.0, room - cap) / row)
        first = self.counts.top() - _ABOVE_COUNTS * unit - capacity * row
        count = min(errors, capacity)
        self.rows = [self._at(first + number * row, row) for number in range(count)]
        self.errors = self._at(first - cap, cap)
        self.why: QRectF | None = self._at(top, cap) if lines else None
        high = self.errors.top() - _WHY_APART * unit - top - cap
        self.reasons = self._at(top + cap, max(0.0, high) if lines else 0.0)

    @property
    def line(self) -> float:
        """From line to line of a text."""
        return _LINE * self.size

    @property
    def small_line(self) -> float:
        """From line to line of a note."""
        return _COUNTS * self.size


def first_row(count: int, rows: int, current: int | None) -> int:
    """Which of the errors is in the first row, so that the current one can be seen.

    Args:
        count: How many errors there are.
        rows: How many rows there are for them.
        current: The place of the current error in the list; None if it is none.
    """
    if current is None or current < rows:
        return 0
    return min(current - rows + 1, count - rows)
