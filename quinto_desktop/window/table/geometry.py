"""Where everything on the table lies: pure numbers, no widgets (look brief §4).

Lengths are logical pixels. A place is given by its centre. Everything follows from the size of
the table; nothing has a fixed position.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from quinto_desktop.rules import Seat, Side
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.table_top import TableTop

_LEAST_SOUTH_WIDTH = 72
_STEP_OF_WIDTH = 0.57
_BESIDE_THE_FAN = 340
_FAN_TILT = 1.35
_FAN_DROP = 0.55
_BACKS_STEP = 0.225
_BACKS_TILT = 1.6
_BACKS_BEND = 0.22
RISE_OF_LEGAL = 14
RISE_OF_HOVER = 10
RISE_OF_LIFTED = 14
SNAP_OF_WIDTH = 0.8
_HALF_HIGH = 0.7  # of a card's width
_HALF_PROMPT = 13
_HALF_ARC = 24  # degrees to either side of the middle
_HALF_WIDTH_OF_ARC = 300
_BESIDE_THE_ARC = 175  # for the plates of the side players
_EDGE = 12
_DRAWN_BESIDE = 76
SHOWN_OF_THE_PACK = 5
"""So many cards of the pack, the undermost, show how thick it is."""


class Pose(NamedTuple):
    """How a card lies.

    Attributes:
        x: Its centre, from the table's left edge.
        y: Its centre, from the table's top edge.
        width: The card's own width, before turning.
        turn: Degrees clockwise.
    """

    x: float
    y: float
    width: float
    turn: float = 0.0

    def raised(self, by: float) -> Pose:
        """The same place, higher up the table."""
        return self._replace(y=self.y - by)

    def towards(self, end: Pose, share: float) -> Pose:
        """The pose on a straight way to another, 0.0 here to 1.0 there, already turned."""
        return Pose(
            self.x + (end.x - self.x) * share,
            self.y + (end.y - self.y) * share,
            self.width + (end.width - self.width) * share,
            end.turn,
        )


class Geometry(TableTop):
    """All places on a table of one size."""

    __slots__ = ()

    def hand(self, seat: Seat, count: int) -> list[Pose]:
        """The fan of a hand of `count` cards, first to last as its holder sees them."""
        if seat is Seat.S:
            return self._south_fan(count)
        places = [place - (count - 1) / 2 for place in range(count)]
        width, step = self.back_width, self.back_width * _BACKS_STEP
        u = self.unit
        if seat is Seat.N:
            return [
                Pose(
                    self.width / 2 + place * step,
                    self.down(0.135) - place * place * _BACKS_BEND * u,
                    width,
                    180 - place * _BACKS_TILT,
                )
                for place in places
            ]
        way = 1 if seat is Seat.W else -1
        edge = 58 * u if seat is Seat.W else self.width - 58 * u
        return [
            Pose(
                edge - way * place * place * _BACKS_BEND * u,
                self.down(0.44) + place * step,
                width,
                90 * way + place * _BACKS_TILT * way,
            )
            for place in places
        ]

    def _south_fan(self, count: int) -> list[Pose]:
        u = self.unit
        room = self.width - _BESIDE_THE_FAN * u
        width = self.south_width
        step = self._fan_step(width, room, count)
        while step < self.least_step * width and width > _LEAST_SOUTH_WIDTH:
            width = max(_LEAST_SOUTH_WIDTH, width - 1)
            step = self._fan_step(width, room, count)
        poses = []
        for index in range(count):
            place = index - (count - 1) / 2
            poses.append(
                Pose(
                    self.width / 2 + place * step,
                    self.down(0.845) + _FAN_DROP * u * place * place,
                    width,
                    _FAN_TILT * place,
                )
            )
        return poses

    @staticmethod
    def _fan_step(width: float, room: float, count: int) -> float:
        widest = _STEP_OF_WIDTH * width
        return min(widest, (room - width) / (count - 1)) if count > 1 else widest

    def trick(self, seat: Seat) -> Pose:
        """Where a seat's card lies in the trick."""
        x, y = self.centre
        width = self.trick_width
        across, down, turn = {
            Seat.N: (0.0, -0.80, -1.5),
            Seat.E: (1.02, 0.0, 2.0),
            Seat.S: (0.0, 0.80, 1.0),
            Seat.W: (-1.02, 0.0, -2.0),
        }[seat]
        return Pose(x + across * width, y + down * width, width, turn)

    def pile(self, side: Side, place: int, count: int) -> Pose:
        """One of `count` tricks that a side has won, as one card on its pile."""
        u, width = self.unit, self.pile_width
        left = 28 * u if side is Side.NS else self.width - 128 * u
        step = min(13 * u, 58 * u / (count - 1)) if count > 1 else 0.0
        return Pose(left + width / 2 + place * step, self.pile_y, width)

    @property
    def pile_y(self) -> float:
        """The height at which both piles lie."""
        return self.height - 206 * self.unit

    def cachette(self, dealer: Seat) -> list[Pose]:
        """The five cards set aside, face down beside the dealer's place."""
        x, y = self._cachette_spot(dealer)
        u = self.unit
        return [Pose(x + place * 11 * u, y, self.pile_width, place * 2.5) for place in range(-2, 3)]

    def _cachette_spot(self, dealer: Seat) -> tuple[float, float]:
        u = self.unit
        aside, down = 190 * u, self.down(0.43) - 152 * u
        if dealer is Seat.S:
            return self.width - 84 * u, self.height - 94 * u
        if Seat.N in self.laid_out:  # under the row at the far side
            down += 26 * u
        elif dealer is Seat.N:
            return self.width / 2 + 200 * u, self.down(0.135) - 24 * u
        elif dealer in self.laid_out:  # over the rows of that hand, and clear of North's plate
            aside, down = 214 * u, max(down - 26 * u, self.down(0.13) + 62 * u)
        return (self.width - aside if dealer is Seat.E else aside), down

    def open_cachette(self) -> list[Pose]:
        """The cachette turned up in the middle of the table."""
        width = self.trick_width
        return [
            Pose(self.width / 2 + place * 1.08 * width, self.down(0.31), width)
            for place in range(-2, 3)
        ]

    def pack(self, dealer: Seat, count: int) -> list[Pose]:
        """The pack before the dealer, the undermost card first; only the lowest few differ."""
        x, y = self.plate(dealer)
        middle_x, middle_y = self.centre
        x, y = x + (middle_x - x) * 0.35, y + (middle_y - y) * 0.35
        rises = [min(depth, SHOWN_OF_THE_PACK - 1) for depth in range(count)]
        return [Pose(x - rise, y - rise, self.back_width) for rise in rises]

    def spread_pack(self, count: int) -> list[Pose]:
        """The pack spread face down in an arc, left to right; `count` is 2 or more."""
        u, width = self.unit, self.back_width
        half = min(_HALF_WIDTH_OF_ARC * u, self.width / 2 - _BESIDE_THE_ARC * u)
        radius = half / sin(radians(_HALF_ARC))
        poses = []
        for place in range(count):
            turn = _HALF_ARC * (2 * place / (count - 1) - 1)
            angle = radians(turn)
            y = self.down(0.25) + radius * (1 - cos(angle))
            poses.append(Pose(self.width / 2 + radius * sin(angle), y, width, round(turn)))
        return poses

    def drawn(self, near: Seat) -> Pose:
        """Where the card lies that a player has drawn: before him, where his hand will be."""
        u, width = self.unit, self.trick_width
        half = HEIGHT_OF_WIDTH * width / 2
        side_y = max(self.down(0.44), self.plate(near)[1] + 86 * u + half)
        far_y = max(self.down(0.135), self.head + _EDGE * u + half)
        near_y = max(self.down(0.845), self.height - _EDGE * u - half)
        x, y = {
            Seat.N: (self.width / 2, far_y),
            Seat.E: (self.width - _DRAWN_BESIDE * u, side_y),
            Seat.S: (self.width / 2, near_y),
            Seat.W: (_DRAWN_BESIDE * u, side_y),
        }[near]
        return Pose(x, y, width)

    @property
    def drawn_room(self) -> float:
        """How wide the room is, at either edge of the table, that cards drawn there take up."""
        return _DRAWN_BESIDE * self.unit + self.trick_width / 2

    def plate(self, seat: Seat) -> tuple[float, float]:
        """The centre of a seat's monogram."""
        u = self.unit
        side_y = self.down(0.44) - 196 * u
        far = self.width / 2 - 262 * u, self.down(0.13)
        if Seat.N in self.laid_out:  # left of the row, its words over those of West's plate
            left = max(158 * u, self.width / 2 - max(378 * u, 290 + 64 * u))
            far = left, min(self.down(0.135), side_y - 46 * u)
        return {
            Seat.N: far,
            Seat.E: (self.width - 64 * u, side_y),
            Seat.S: (58 * u, self.height - 60 * u),
            Seat.W: (64 * u, side_y),
        }[seat]

    @property
    def prompt(self) -> tuple[float, float]:
        """The centre of the line of words above South's hand, clear of what stands out of that."""
        u, half = self.unit, _HALF_PROMPT * max(1.0, self.unit)
        top = self.down(0.845) - _HALF_HIGH * self.south_width
        y = top - (RISE_OF_LEGAL + RISE_OF_LIFTED) * u - half
        return self.width / 2, min(self.down(0.685), y)
