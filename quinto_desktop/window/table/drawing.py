"""Where cards lie while they are drawn for partners and deal, and while they are cut."""

from __future__ import annotations

from math import cos, radians, sin

from quinto_desktop.rules import Seat
from quinto_desktop.window.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.geometry import Geometry, Pose

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
