"""Where the parts of a review stand in windows of any size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from quinto_desktop.window.look.surfaces import SHADOW
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.table.felt import is_narrow
from quinto_desktop.window.table.table import Table

_DESIGN, _MOST_SCALE = QSize(1280, 776), 1.7
_PAPER, _STRIP, _LOW_STRIP, _MOST_STRIP = 346, 192, 124, 260
_LOW = 640
_INSET = 12
_MARGIN = 8
_HALF = 0.78  # of a card's width: half its height, and what a turned one stands out


class ReviewPlaces:
    """Divides a window between bar, table, strip and paper, with the paper at the right.

    Args:
        width: The window's width, in pixels.
        height: Its height.

    Attributes:
        unit: How many pixels are one of the design.
        has_paper: Whether the paper stands beside the table; if not, it lies over it when asked.
        is_low: Whether there is little height.
        table_width: The width of bar, table and strip.
    """

    def __init__(self, width: int, height: int) -> None:
        self._size = QSize(width, height)
        whole = min(width / _DESIGN.width(), height / _DESIGN.height(), _MOST_SCALE)
        self.unit = max(1.0, whole)
        self.has_paper = not is_narrow(width)
        self.is_low = height < _LOW
        wide = round(_PAPER * self.unit * min(text_zoom(), 1.3))
        self._paper = min(wide, width)
        self.table_width = width - self._paper if self.has_paper else width
        self.put_bar(0)

    @property
    def bar_scale(self) -> float:
        """By how much the bar is larger than designed."""
        return max(1.0, min(self.table_width / 934, self._size.height() / 776, _MOST_SCALE))

    def put_bar(self, high: int) -> None:
        """Place everything under a bar of this height."""
        width, height = self._size.width(), self._size.height()
        wide = self.table_width
        strip = _LOW_STRIP if self.is_low else min(_STRIP * self.unit, _MOST_STRIP)
        strip = round(strip * (1 + 0.6 * (text_zoom() - 1)))
        self.bar = QRect(0, 0, wide, high)
        self.table = QRect(0, high, wide, max(0, height - high - strip))
        self.strip = QRect(0, height - strip, wide, strip)
        inset = max(0, round(_INSET * self.unit) - SHADOW)
        left, top = width - self._paper, 0 if self.has_paper else high
        self.paper = QRect(left, top, self._paper, height - top).adjusted(
            inset if self.has_paper else -SHADOW, inset, -inset, -inset
        )


def slip_place(
    table: Table, size: QSize, kept_free: Sequence[QRectF], open_cards: Sequence[QRectF]
) -> QPoint:
    """Where the slip lies: over a side of the table, never over the hand at the near edge.

    Args:
        table: The table, in the same window.
        size: The slip's size, with its shadow.
        kept_free: What it leaves free if either side allows that: the marked cards and their tags.
        open_cards: What it covers as little of as it can besides.
    """
    stage, place = table.stage, table.geometry()
    poses = stage.places.poses(stage.geometry)
    foot = place.height() - _MARGIN
    for widget in stage.places.hands[stage.places.viewer]:
        pose = poses.get(widget, widget.pose)
        foot = min(foot, round(pose.y - _HALF * pose.width - _MARGIN))
    y = max(_MARGIN, foot - size.height() + 2 * SHADOW)
    slip = QRectF(0, y, size.width() - 2 * SHADOW, size.height() - 2 * SHADOW)
    spots = [QRectF(slip), QRectF(slip)]
    spots[0].moveRight(place.width() - _MARGIN)
    spots[1].moveLeft(_MARGIN)
    best = min(spots, key=lambda spot: (_covered(spot, kept_free), _covered(spot, open_cards)))
    return place.topLeft() + best.topLeft().toPoint() - QPoint(SHADOW, SHADOW)


def _covered(spot: QRectF, places: Sequence[QRectF]) -> int:
    """How many of some places it touches."""
    return sum(spot.intersects(one) for one in places)
