"""The places of the 53 cards on the ladder: on a narrow strip, or a row for each suit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize

from quinto_desktop.rules import Suit

SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
OF_A_SUIT = 13
LEAST_CELL = 15.0  # pixels; no letter can be read in a narrower one

_EDGE, _PIP, _GAP, _ROYAL = 4, 17, 2, 24
_CROSS = 34  # of the strip's length; the click target overlaps its end
_ROW, _LEAST_ROW = 40, 36
_WIDEST = 40  # cell of the whole ladder


def pip_width(unit: float) -> float:
    """The width of a suit sign."""
    return max(13.0, _PIP * unit)


def room_for_cross(unit: float) -> float:
    """The width at the strip's end that is kept for the cross."""
    return _CROSS * max(0.9, unit)


def cells_of(strip: QSize, unit: float) -> list[QRectF]:
    """The places of the 53 cards on a left-to-right strip."""
    pip, gap, royal = pip_width(unit), _GAP * unit, _ROYAL * unit
    room = strip.width() - 2 * _EDGE - room_for_cross(unit) - royal - 4 * (pip + gap)
    wide = room / (4 * OF_A_SUIT)
    found, x = [], float(_EDGE)
    for _ in SUITS:
        x += pip
        found += [QRectF(x + n * wide, 0, wide, strip.height()) for n in range(OF_A_SUIT)]
        x += wide * OF_A_SUIT + gap
    found.append(QRectF(x, 0, royal, strip.height()))
    return found


def whole_size(room: float, unit: float) -> tuple[float, float]:
    """The width and height of the whole ladder, in a room of a width."""
    scale = max(1.0, unit)
    wide = _padding(unit) * 2 + pip_width(scale) + (OF_A_SUIT + 1) * _WIDEST * scale
    wide += room_for_cross(unit)
    return min(room, wide), 4 * max(_LEAST_ROW, _ROW * unit) + 2 * _padding(unit)


def whole_cells(plate: QSize, unit: float) -> list[QRectF]:
    """The places of the 53 cards on a left-to-right plate with a row for each suit."""
    pad, pip = _padding(unit), pip_width(max(1.0, unit))
    high = (plate.height() - 2 * pad) / 4
    first = pad + pip + _GAP * unit
    wide = (plate.width() - first - pad - room_for_cross(unit)) / (OF_A_SUIT + 1)
    found = [
        QRectF(first + n * wide, pad + row * high, wide, high)
        for row in range(len(SUITS))
        for n in range(OF_A_SUIT)
    ]
    found.append(QRectF(first + OF_A_SUIT * wide, pad + 3 * high, wide, high))
    return found


def _padding(unit: float) -> float:
    return 8 * max(1.0, unit)
