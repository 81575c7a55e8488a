"""Where the quint radar and the race stand: on free felt beside the middle of the table.

They keep clear of hands, plates, captions, the middle and the prompt, as these lie in a full deal,
so that nothing has to move while it is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quinto_desktop.rules import Seat
from quinto_desktop.window.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table import rows
from quinto_desktop.window.table.geometry import Geometry

_PLATE_AT_SIDE = 126  # of West's plate: its right edge
_FOOT_OF_PLATE = 92  # from the disc of a plate to below its words, in a column
_FOOT_OF_NORTH = 46
_FOOT_OF_CAPTION = 30
_PROMPT = 22  # half its height, and what it rises above its place
_GAP = 8
_LEAST_WIDTH = 136  # in pixels: the letters have a least size as well
_WIDEST = 230


class Room(NamedTuple):
    """A free part of the table, in its pixels."""

    left: float
    top: float
    width: float
    height: float


class Wish(NamedTuple):
    """Where a panel would like to stand.

    Attributes:
        side: At which side of the middle.
        height: How high it likes to be.
        least: How high it must be.
    """

    side: Seat
    height: float
    least: float


def columns(table: Geometry, dealer: Seat | None, lowest: float) -> dict[Seat, Room]:
    """The free columns beside the middle, by the side of the table where they are.

    A side where a hand is laid out has none, nor has a table that is too narrow.

    Args:
        table: The table.
        dealer: The side of the table of whoever dealt; the cachette lies near it.
        lowest: How far down the table is free.
    """
    found = {
        side: _column(table, side, dealer, lowest)
        for side in (Seat.W, Seat.E)
        if side not in table.laid_out
    }
    return {side: room for side, room in found.items() if room.width >= _LEAST_WIDTH}


def _column(table: Geometry, side: Seat, dealer: Seat | None, lowest: float) -> Room:
    u = table.unit
    edge = _PLATE_AT_SIDE * u
    wide = min(table.inlay[0] - _GAP - edge, _WIDEST * u)
    left = table.inlay[0] - _GAP - wide
    if side is Seat.E:
        left = table.width - left - wide
    prompt = table.prompt[1] - _PROMPT * max(1.0, u)
    pile = table.pile_y - HEIGHT_OF_WIDTH * table.pile_width / 2
    foot = min(prompt, pile, lowest) - _GAP
    top = _top(table, side, dealer)
    return Room(left, top, wide, foot - top)


def _top(table: Geometry, side: Seat, dealer: Seat | None) -> float:
    """Below the far side's plate or row, and the cachette if it lies here."""
    u = table.unit
    lowest = [max(table.head, table.top)]
    if Seat.N in table.laid_out:
        lowest.append(rows.far_foot(table))
        if side is Seat.W:
            lowest.append(table.plate(Seat.N)[1] + _FOOT_OF_PLATE * u)
    elif side is Seat.W:
        lowest.append(table.plate(Seat.N)[1] + _FOOT_OF_NORTH * u)
    if dealer is not None:
        card = table.cachette(dealer)[2]
        is_at_left = card.x < table.width / 2
        if is_at_left is (side is Seat.W) and card.y < table.pile_y:
            caption = _FOOT_OF_CAPTION * max(1.0, u)
            lowest.append(card.y + HEIGHT_OF_WIDTH * card.width / 2 + caption)
    return max(lowest) + _GAP


def share(room: Room, middle: float, heights: Sequence[float]) -> list[Room]:
    """Stand panels in a column one under the other.

    Args:
        room: The column.
        middle: The height that they are to be centred at, if they can be.
        heights: How high each panel is.

    Returns:
        A place for each, or none at all if they are too high together.
    """
    whole = sum(heights) + _GAP * (len(heights) - 1)
    if whole > room.height:
        return []
    lowest = room.top + room.height - whole
    top, places = max(room.top, min(middle - whole / 2, lowest)), []
    for height in heights:
        places.append(Room(room.left, top, room.width, height))
        top += height + _GAP
    return places


def stood(free: dict[Seat, Room], wishes: dict[str, Wish], middle: float) -> dict[str, Room]:
    """Stand panels in the columns: each at its side, or under another at the other side.

    Args:
        free: The columns.
        wishes: What each panel would like, by its name.
        middle: The height that they are to be centred at, if they can be.

    Returns:
        A place for each that has one.
    """
    found: dict[str, Room] = {}
    for name, wish in wishes.items():
        if wish.side in free:
            found |= _in_column(free[wish.side], (name,), wishes, middle)
    for name in [name for name in wishes if name not in found]:
        for column in free.values():
            there = tuple(other for other, room in found.items() if room.left == column.left)
            placed = _in_column(column, (*there, name), wishes, middle)
            if placed and name not in found:
                found |= placed
    return found


def _in_column(
    column: Room, names: tuple[str, ...], wishes: dict[str, Wish], middle: float
) -> dict[str, Room]:
    """Panels under one another, as high as they like to be or else as they must be."""
    for heights in (
        [wishes[name].height for name in names],
        [wishes[name].least for name in names],
    ):
        rooms = share(column, middle, heights)
        if rooms:
            return dict(zip(names, rooms, strict=True))
    return {}
