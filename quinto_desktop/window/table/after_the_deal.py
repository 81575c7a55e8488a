"""Where things lie on the table when a deal is over: pure numbers, like `geometry`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose

_CARD = 66.0
_STEP = 74.0
_WORDS_UNDER = 52.0
_LOW = 640.0
"""The height of a table, in pixels, under which words are beside the cachette, not under it."""

_BESIDE = 132.0  # for the side players, and for the piles
_UNDER_NAME = 34.0
_GAP = 10.0


def low_cachette(geometry: Geometry) -> list[Pose]:
    """The cachette face up where the near hand was, under the account."""
    unit = geometry.unit
    half = HEIGHT_OF_WIDTH * _CARD * unit / 2
    y = geometry.floor - half - (_GAP + (0 if has_words_beside(geometry) else _WORDS_UNDER)) * unit
    return [
        Pose(geometry.width / 2 + place * _STEP * unit, y, _CARD * unit) for place in range(-2, 3)
    ]


def has_words_beside(geometry: Geometry) -> bool:
    """Whether the low cachette has its caption beside it, as there is no room under it."""
    return geometry.height < _LOW


def words_beside(geometry: Geometry) -> QPointF:
    """Where the caption beside the low cachette begins, at half its height."""
    last = low_cachette(geometry)[-1]
    return QPointF(last.x + last.width / 2 + 12 * geometry.unit, last.y)


def account_room(geometry: Geometry, *, has_cachette: bool) -> QRectF:
    """What names, piles and cachette leave free in the middle."""
    unit = geometry.unit
    top = geometry.top + _GAP * unit
    if Edge.FAR not in geometry.laid_out:  # there the name is beside the middle
        top = geometry.plate(Edge.FAR)[1] + _UNDER_NAME * unit
    bottom = geometry.floor - _GAP * unit
    if has_cachette:
        first = low_cachette(geometry)[0]
        bottom = first.y - HEIGHT_OF_WIDTH * first.width / 2 - _GAP * unit
    side = _BESIDE * unit
    return QRectF(side, top, geometry.width - 2 * side, bottom - top)
