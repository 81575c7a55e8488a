"""A hand face up at the left or right of the table: a row for each suit, on a tray.

Bridge players know a dummy at the side like this: four rows with one left edge, hearts uppermost.
A suit that is out keeps its row, so that each is always found in the same place. Every card shows
its index and its crown; where the table is too low for that, the cards get smaller, with the
large figures that small cards have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quinto_desktop.rules import Card, Suit
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.pack_style import JUMBO_BELOW, PackStyle
from quinto_desktop.window.table.felt import Tray
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose

_SUITS = tuple(sorted(Suit, reverse=True))
_SHARE_OF_SOUTH = 0.71
_LEGIBLE_WIDTH = 70  # with the usual figures; a card of the same legibility with large ones is less
_STEP, _ROW = 0.41, 0.87
_LEAST_ROW, _LEAST_JUMBO_ROW = 0.72, 0.74  # so that crowns show, and the dash of a void
_ROYAL_GAP = 0.25  # beyond the step, between the last suit and the Quint Royal
_PAD, _MARGIN, _BESIDE_TRICK = 10, 8, 26
_CORNER = 12
_KEPT_CARDS = 4  # the tray is at least this wide, so that it moves less as cards are played
_DASH = 0.17  # of a card's width


class _Rows(NamedTuple):
    """The measures of four rows."""

    width: float
    step: float
    down: float
    left: float
    top: float
    wide: float


def side_width(table: Geometry, edge: Edge) -> float:
    """The width of the cards of a face-up hand at the left or right, if no suit is very long."""
    room = _height(table, edge)
    wanted = max(_SHARE_OF_SOUTH * table.south_width, _LEGIBLE_WIDTH)
    roomy = room / (HEIGHT_OF_WIDTH + 3 * _ROW)
    if roomy < _LEGIBLE_WIDTH <= room / (HEIGHT_OF_WIDTH + 3 * _LEAST_ROW):
        return _LEGIBLE_WIDTH
    if roomy >= _LEGIBLE_WIDTH:
        return min(wanted, roomy)
    return min(JUMBO_BELOW - 1, max(roomy, room / (HEIGHT_OF_WIDTH + 3 * _LEAST_JUMBO_ROW)))


def side_rows(table: Geometry, edge: Edge, cards: Sequence[Card]) -> list[Pose]:
    """The poses of a hand's cards, given suit by suit, at the left or right."""
    rows = _rows(table, edge, cards)
    poses = []
    for suit, own in zip(_SUITS, _by_suit(cards), strict=True):
        y = rows.top + _SUITS.index(suit) * rows.down + HEIGHT_OF_WIDTH * rows.width / 2
        x = rows.left + rows.width / 2
        poses += [Pose(x + place * rows.step, y, rows.width) for place in range(len(own))]
    if cards[-1].suit is None:
        poses.append(_royal(rows, cards))
    return poses


def side_tray(table: Geometry, edge: Edge, cards: Sequence[Card]) -> Tray:
    """The tray under a hand at the left or right, which has a card or more."""
    rows, pad = _rows(table, edge, cards), _pad(table)
    dashes = []
    covered = 0.0  # by the row above, whose cards reach down into this one
    for number, own in enumerate(_by_suit(cards)):
        if not own:
            y = rows.top + number * rows.down + (covered + rows.down) / 2
            dashes.append((rows.left + 0.04 * rows.width, y, _DASH * rows.width))
        covered = HEIGHT_OF_WIDTH * rows.width - rows.down if own else 0.0
    high = 3 * rows.down + HEIGHT_OF_WIDTH * rows.width
    corner = _CORNER * max(1.0, table.unit)
    left, top = rows.left - pad, rows.top - pad
    return Tray(left, top, rows.wide + 2 * pad, high + 2 * pad, corner, tuple(dashes))


def _by_suit(cards: Sequence[Card]) -> list[list[Card]]:
    return [[card for card in cards if card.suit is suit] for suit in _SUITS]


def _royal(rows: _Rows, cards: Sequence[Card]) -> Pose:
    # It lies at the end of the last row, a little apart.
    beside = len(_by_suit(cards)[-1])
    x = rows.left + rows.width / 2 + beside * rows.step + _ROYAL_GAP * rows.width
    y = rows.top + 3 * rows.down + HEIGHT_OF_WIDTH * rows.width / 2
    return Pose(x, y, rows.width)


def _rows(table: Geometry, edge: Edge, cards: Sequence[Card]) -> _Rows:
    lengths = [len(own) for own in _by_suit(cards)]
    is_royal = bool(cards) and cards[-1].suit is None
    lengths[-1] += is_royal
    longest, gap = max(lengths), 0.0
    if is_royal and lengths[-1] == longest:
        gap = _ROYAL_GAP
    pad, margin = _pad(table), _MARGIN * table.unit
    trick = table.trick(Edge.LEFT)
    room = trick.x - trick.width / 2 - _BESIDE_TRICK * table.unit - margin - 2 * pad
    width = side_width(table, edge)
    least = table.least_step
    if width < JUMBO_BELOW:
        least = PackStyle(jumbo=True).least_step
    width = min(width, room / (1 + gap + (longest - 1) * least))
    step = _STEP * width
    if longest > 1:
        step = min(step, (room - (1 + gap) * width) / (longest - 1))
    high = HEIGHT_OF_WIDTH * width
    top, foot = _heights(table, edge)
    down = min(_ROW * width, (foot - top - high) / 3)
    wide = width + max((longest - 1) * step + gap * width, (_KEPT_CARDS - 1) * _STEP * width)
    wide = min(wide, room)
    length = high + 3 * down
    y = min(max(top, table.down(0.44) - length / 2), foot - length)
    left = margin + pad if edge is Edge.LEFT else table.width - margin - pad - wide
    return _Rows(width, step, down, left, y, wide)


def _pad(table: Geometry) -> float:
    return _PAD * table.unit


def _height(table: Geometry, edge: Edge) -> float:
    top, foot = _heights(table, edge)
    return foot - top


def _heights(table: Geometry, edge: Edge) -> tuple[float, float]:
    u, pad = table.unit, _pad(table)
    dealt = table.cachette(edge)[2]
    top = max(table.plate(edge)[1] + 80 * u, dealt.y + 34 * u + max(30, 34 * u))
    return top + pad, table.sides_end - pad
