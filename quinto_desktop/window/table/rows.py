"""Where a hand lies that is face up on the table: in suits (look brief §4).

The far hand lies in one row, a side player's in a row for each suit. Cards never get too narrow to
read before they have moved closer together: what counts is the index that each of them shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import cos, radians, sin

from quinto_desktop.rules import Card, Seat
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.geometry import RISE_OF_LEGAL, Geometry, Pose

_ROW_OF_SOUTH = 0.71
_LEGIBLE_WIDTH = 72
_LEAST_WIDTH = 56
_STEP = 0.32
_NEXT_SUIT, _NEAREST_SUIT = 1.2, 0.40
_TAG_HEIGHT = 28  # of the tag over the far card of the trick
_ROW_STEP, _LEAST_ROW_STEP = 0.62, 0.44  # down a card, its rank and suit show
_ROYAL_GAP = 0.6

_INWARDS = {Seat.N: (0, 1), Seat.E: (-1, 0), Seat.S: (0, -1), Seat.W: (1, 0)}


def inwards(near: Seat) -> tuple[float, float]:
    """The way from a side of the table towards its middle: a step of length 1."""
    return _INWARDS[near]


def risen(near: Seat, pose: Pose, by: float) -> Pose:
    """A card of a hand, drawn out of it towards the middle of the table.

    Args:
        near: The side of the table where the hand lies.
        pose: The card's place in the hand.
        by: How far, in pixels.
    """
    across, down = _INWARDS[near]
    return pose._replace(x=pose.x + across * by, y=pose.y + down * by)


def laid_out(table: Geometry, near: Seat, cards: Sequence[Card]) -> list[Pose]:
    """The places of a hand's cards, which are given suit by suit (see `Arrangement`).

    Args:
        table: The table.
        near: The side where the hand lies, any but South's.
        cards: The hand.
    """
    if not cards:
        return []
    suits = [len(list(group)) for _, group in groupby(cards, key=lambda card: card.suit)]
    if near is Seat.N:
        return _far_row(table, suits)
    return _side_rows(table, near, suits, has_royal=cards[-1].suit is None)


def far_width(table: Geometry) -> float:
    """The width of the cards of a hand laid out at the far side."""
    top, foot = _far_room(table)
    wanted = max(_ROW_OF_SOUTH * table.south_width, _LEGIBLE_WIDTH)
    return max(_LEAST_WIDTH, min(wanted, (foot - top) / HEIGHT_OF_WIDTH))


def far_top(table: Geometry) -> float:
    """The least height at which a hand laid out at the far side begins."""
    width = far_width(table)
    return _far_y(table, width) - HEIGHT_OF_WIDTH * width / 2


def far_foot(table: Geometry) -> float:
    """How far down a hand laid out at the far side reaches, with cards that stand out of it."""
    return _far_room(table)[1] + RISE_OF_LEGAL * table.unit


def side_width(table: Geometry, near: Seat) -> float:
    """The width of the cards of a hand laid out at the left or right, if no suit is very long."""
    top, foot = _side_heights(table, near)
    lowest = HEIGHT_OF_WIDTH + 3 * _LEAST_ROW_STEP
    return max(_LEAST_WIDTH, min(max(table.trick_width, _LEGIBLE_WIDTH), (foot - top) / lowest))


def _far_room(table: Geometry) -> tuple[float, float]:
    """From the edge of the table to what lies over the far card of the trick."""
    u = table.unit
    trick = table.trick(Seat.N)
    foot = trick.y - HEIGHT_OF_WIDTH * trick.width / 2 - max(1.0, u) * _TAG_HEIGHT
    return table.top + 6 * u, foot


def _far_y(table: Geometry, width: float) -> float:
    top, foot = _far_room(table)
    half = HEIGHT_OF_WIDTH * width / 2
    return max(top + half, min(table.down(0.135), foot - half))


def _far_row(table: Geometry, suits: Sequence[int]) -> list[Pose]:
    u, width = table.unit, far_width(table)
    # Right of its plate, left of East's and of the tab that stands in for the score sheet.
    left, right = 222 * u, table.width - max(126 * u, 88)
    within, between = sum(suits) - len(suits), len(suits) - 1
    width = min(width, (right - left) / (1 + within * table.least_step + between * _NEAREST_SUIT))
    tight = width * (1 + within * table.least_step + between * _NEAREST_SUIT)
    loose = width * (1 + within * _STEP + between * _NEXT_SUIT)
    share = 1.0 if loose <= right - left else (right - left - tight) / (loose - tight)
    step = width * (table.least_step + share * (_STEP - table.least_step))
    next_suit = width * (_NEAREST_SUIT + share * (_NEXT_SUIT - _NEAREST_SUIT))
    length = width + within * step + between * next_suit
    x = min(max(left, table.width / 2 - length / 2), right - length) + width / 2
    y = _far_y(table, width)
    poses = []
    for suit in suits:
        poses += [Pose(x + place * step, y, width) for place in range(suit)]
        x += (suit - 1) * step + next_suit
    return poses


def _side_heights(table: Geometry, near: Seat) -> tuple[float, float]:
    """From under a side player's plate, and the cachette that may lie there, to the pile."""
    u = table.unit
    dealt = table.cachette(near)[2]
    top = max(table.plate(near)[1] + 84 * u, dealt.y + 34 * u + max(30, 34 * u))
    return top, table.pile_y - HEIGHT_OF_WIDTH * table.pile_width / 2 - 10 * u


def _side_rows(table: Geometry, near: Seat, suits: Sequence[int], *, has_royal: bool) -> list[Pose]:
    u, width = table.unit, side_width(table, near)
    trick = table.trick(Seat.W)
    edge = 8 * u
    room = trick.x - trick.width / 2 - 12 * u - edge
    rows = list(suits)
    royal_joins = has_royal and len(rows) > 1
    if royal_joins:
        rows[-2:] = [rows[-2] + 1]  # the Quint Royal lies at the end of the last suit
    gap = _ROYAL_GAP if royal_joins else 0.0
    width = min(width, room / (1 + gap + (max(rows) - 1) * table.least_step))
    top, foot = _side_heights(table, near)
    high = HEIGHT_OF_WIDTH * width
    down = min(_ROW_STEP * width, (foot - top - high) / max(1, len(rows) - 1))
    length = high + down * (len(rows) - 1)
    y = min(max(top, table.down(0.44) - length / 2), foot - length) + high / 2
    poses = []
    for number, count in enumerate(rows):
        wide = gap * width if royal_joins and number == len(rows) - 1 else 0.0
        step = min(_STEP * width, (room - width - wide) / max(1, count - 1))
        xs = [width / 2 + place * step for place in range(count)]
        if wide:
            xs[-1] += wide
        shift = edge if near is Seat.W else table.width - edge - (xs[-1] + width / 2)
        poses += [Pose(x + shift, y + number * down, width) for x in xs]
    return poses


_HALF_ARC = 24  # degrees to either side of the middle
_HALF_WIDTH = 300
_BESIDE_THE_ARC = 175  # for the plates of the side players
_EDGE = 12
_DRAWN_BESIDE = 76
_PLACES_IN_THE_ARC = {Seat.W: 0.2, Seat.N: 0.43, Seat.S: 0.57, Seat.E: 0.8}

SHOWN_OF_THE_PACK = 5
"""So many cards of the pack, the undermost, show how thick it is."""

_CUT_APART = 0.62


def arc(table: Geometry, count: int) -> list[Pose]:
    """The pack spread face down in an arc, left to right.

    Args:
        table: The table.
        count: How many cards, 2 or more.
    """
    u, width = table.unit, table.back_width
    half = min(_HALF_WIDTH * u, table.width / 2 - _BESIDE_THE_ARC * u)
    radius = half / sin(radians(_HALF_ARC))
    poses = []
    for place in range(count):
        turn = _HALF_ARC * (2 * place / (count - 1) - 1)
        angle = radians(turn)
        y = table.down(0.25) + radius * (1 - cos(angle))
        poses.append(Pose(table.width / 2 + radius * sin(angle), y, width, round(turn)))
    return poses


def reach(near: Seat, count: int) -> int:
    """Which card of the spread pack a player draws: one that is near him.

    Args:
        near: The side of the table where he sits.
        count: How many cards there are.
    """
    return round(_PLACES_IN_THE_ARC[near] * (count - 1))


def drawn(table: Geometry, near: Seat) -> Pose:
    """Where the card lies that a player has drawn: before him, where his hand will be."""
    u, width = table.unit, table.trick_width
    half = HEIGHT_OF_WIDTH * width / 2
    side_y = max(table.down(0.44), table.plate(near)[1] + 86 * u + half)
    x, y = {
        Seat.N: (table.width / 2, max(table.down(0.135), table.head + _EDGE * u + half)),
        Seat.E: (table.width - _DRAWN_BESIDE * u, side_y),
        Seat.S: (
            table.width / 2,
            max(table.down(0.845), table.height - _EDGE * u - half),
        ),
        Seat.W: (_DRAWN_BESIDE * u, side_y),
    }[near]
    return Pose(x, y, width)


def drawn_room(table: Geometry) -> float:
    """How wide the room is, at either edge of the table, that cards drawn there take up."""
    return _DRAWN_BESIDE * table.unit + table.trick_width / 2


def pack(table: Geometry, dealer: Seat, count: int) -> list[Pose]:
    """The pack in front of the dealer; of many cards only the lowest few can be told apart.

    Args:
        table: The table.
        dealer: The side of the table where he sits.
        count: How many cards, the undermost first.
    """
    x, y = table.pack(dealer)
    rises = [min(depth, SHOWN_OF_THE_PACK - 1) for depth in range(count)]
    return [Pose(x - rise, y - rise, table.back_width) for rise in rises]


def cut_apart(pose: Pose, *, is_upper: bool) -> Pose:
    """Where a card of the pack is while the pack is being cut: both packets beside each other."""
    aside = _CUT_APART * pose.width
    return pose._replace(x=pose.x + (aside if is_upper else -aside))
