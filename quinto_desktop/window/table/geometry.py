"""The positions of everything, as centres: pure numbers for edges of the screen, not for seats."""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from quinto_desktop.window.table.measures import RISE_OF_HOVER as RISE_OF_HOVER
from quinto_desktop.window.table.measures import RISE_OF_LEGAL as RISE_OF_LEGAL
from quinto_desktop.window.table.measures import Box as Box
from quinto_desktop.window.table.measures import Edge as Edge
from quinto_desktop.window.table.measures import Measures

_HIGH = 1.4  # of a card's width
_FAR_HAND, _FAR_PLATE, _SIDE_PLATE, _LOW_SIDE_PLATE = 41, 42, 78, 108  # under the ceiling
_UNDER_SIDE_PLATE, _UNDER_FAR_NAME = 92, 167
_LEAST_UNDER_DISC = 38  # pixels, for a name and a call
_TRAY_PLATE, _UNDER_TRAY_PLATE, _UNDER_FAR_WORDS = 34, 28, 54
_PILE_TOP, _NEAR_PLATE, _NEAR_CACHETTE = 148, 38, 55  # over the floor
_CAPTION, _LEAST_CAPTION = 38, 26

_LEAST_SOUTH_WIDTH = 72
_FAN_ROOM = 195  # what a pile and a name beside the fan take of the felt's width
_BEFORE_PAPER = 105  # what the fan leaves free there where a paper takes the place of both
_STEP_OF_WIDTH, _FAN_TILT, _FAN_DROP = 0.6, 1.25, 0.5
_BACKS_STEP, _BACKS_SPREAD, _BACKS_TILT, _BACKS_BEND = 15, 132, 1.5, 0.35
_SIDE_HAND = 38  # the middle of a hand at the side lies so far under the trick's
RISE_OF_LIFTED = 14
SNAP_OF_WIDTH = 0.8
_HALF_ARC, _HALF_WIDTH_OF_ARC, _BESIDE_THE_ARC = 24, 300, 110  # degrees, design units
_EDGE = 12
_HALF_ROW, _BESIDE_DISC, _PLATE_COLUMN = 288, 44, 114
SHOWN_OF_THE_PACK = 5
"""How many cards of the pack, counted from the bottom, are drawn to show its thickness."""


class Pose(NamedTuple):
    """A card's centre, its own width before turning, and its turn in degrees clockwise."""

    x: float
    y: float
    width: float
    turn: float = 0.0

    def raised(self, by: float) -> Pose:
        """The same pose, higher up the table."""
        return self._replace(y=self.y - by)

    def towards(self, end: Pose, share: float) -> Pose:
        """The pose on a straight line to another, 0.0 here to 1.0 there, with the end's turn."""
        return Pose(
            self.x + (end.x - self.x) * share,
            self.y + (end.y - self.y) * share,
            self.width + (end.width - self.width) * share,
            end.turn,
        )


class Geometry(Measures):
    """A table of one size, and all positions on it."""

    __slots__ = ()

    # --------------------------------------------------------------- hands
    def hand(self, edge: Edge, count: int) -> list[Pose]:
        """The fan of a hand of `count` cards, first to last as its holder sees them."""
        if edge is Edge.NEAR:
            return self._near_fan(count)
        u, width = self.unit, self.back_width
        places = [place - (count - 1) / 2 for place in range(count)]
        if edge is Edge.FAR:
            step = min(_BACKS_STEP, _BACKS_SPREAD / max(1, count - 1)) * u
            return [
                Pose(
                    self.middle + place * step,
                    self.ceiling + _FAR_HAND * u - place * place * _BACKS_BEND * u,
                    width,
                    180 - place * _BACKS_TILT,
                )
                for place in places
            ]
        way = 1 if edge is Edge.LEFT else -1
        x, y, step = self.middle - way * self.beside, *self._side_column(count)
        return [
            Pose(
                x - way * place * place * _BACKS_BEND * u,
                y + place * step,
                width,
                90 * way + place * _BACKS_TILT * way,
            )
            for place in places
        ]

    def _side_column(self, count: int) -> tuple[float, float]:
        # The middle of a hand at the side, and the step from card to card.
        u = self.unit
        top = self._side_plate_y + max(_UNDER_SIDE_PLATE * u, 28 * u + _LEAST_UNDER_DISC)
        foot = self._side_cachette_y - _HIGH / 2 * self.pile_width - 13 * u
        step = min(_BACKS_STEP * u, max(0.0, foot - top - self.back_width) / max(1, count - 1))
        half = (self.back_width + (count - 1) * step) / 2
        return min(max(self.centre[1] + _SIDE_HAND * u, top + half), foot - half), step

    def _near_fan(self, count: int) -> list[Pose]:
        u, wide = self.unit, self.end - 2 * self.rim
        left, right = self.rim, self.end - self.rim
        if not self.is_tall:
            left += _FAN_ROOM * u
            right -= (_BEFORE_PAPER if self.aside else _FAN_ROOM) * u
        least = (1 + 11 * self.least_step) * _LEAST_SOUTH_WIDTH + 0.5
        room = min(max(right - left, least), wide)
        legible = max(_LEAST_SOUTH_WIDTH, room / (1.001 + (count - 1) * self.least_step))
        width = min(self.south_width, legible)
        step = _STEP_OF_WIDTH * width
        if count > 1:
            step = min(step, (room - width) / (count - 1))
        half = (width + (count - 1) * step) / 2
        middle = min((left + right) / 2, max(self.middle, left + half))
        poses = []
        for index in range(count):
            place = index - (count - 1) / 2
            poses.append(
                Pose(
                    middle + place * step,
                    self.fan_y + _FAN_DROP * u * place * place,
                    width,
                    _FAN_TILT * place,
                )
            )
        return poses

    def trick(self, edge: Edge) -> Pose:
        """The pose of a seat's card in the trick."""
        x, y = self.centre
        width = self.trick_width
        across, down, turn = {
            Edge.FAR: (0.0, -0.78, -1.2),
            Edge.RIGHT: (1.04, 0.0, 1.4),
            Edge.NEAR: (0.0, 0.78, 1.0),
            Edge.LEFT: (-1.04, 0.0, -1.6),
        }[edge]
        return Pose(x + across * width, y + down * width, width, turn)

    # --------------------------------------------------------------- piles and cachette
    def pile(self, edge: Edge, place: int, count: int) -> Pose:
        """One of `count` tricks won by a side, as one card on its pile."""
        u, width = self.unit, self.pile_width
        step = min(9 * u, 46 * u / (count - 1)) if count > 1 else 0.0
        from_edge = self.rim + 20 * u + width / 2
        x = from_edge + place * step
        if edge is Edge.RIGHT:
            x = self.width - from_edge - (count - 1 - place) * step
        return Pose(x, self.pile_y, width)

    @property
    def pile_y(self) -> float:
        """The y coordinate of both piles."""
        return self.floor - _PILE_TOP * self.unit + _HIGH / 2 * self.pile_width

    @property
    def caption(self) -> float:
        """The height that is kept for the words under the cachette at a side."""
        return max(_LEAST_CAPTION * self.low, _CAPTION * self.unit)

    @property
    def _side_cachette_y(self) -> float:
        u, high = self.unit, _HIGH * self.pile_width
        if self.is_tall:  # there the piles are far below
            return self.fan_y - _HIGH / 2 * self.south_width - 20 * u - self.caption - high / 2
        if self.is_crowded:  # where the piles would be
            return self.pile_y
        return self.pile_y - high - 7 * u - self.caption

    @property
    def sides_end(self) -> float:
        """The y coordinate above which a hand face up at the left or right must end."""
        return self._side_cachette_y - _HIGH / 2 * self.pile_width - 5 * self.unit

    def cachette(self, dealer: Edge) -> list[Pose]:
        """The five cards set aside, face down beside the dealer's place."""
        x, y = self._cachette_spot(dealer)
        return [Pose(x + place * 8 * self.unit, y, self.pile_width) for place in range(-2, 3)]

    def _cachette_spot(self, dealer: Edge) -> tuple[float, float]:
        u, middle = self.unit, self.middle
        if dealer is Edge.NEAR:
            return self.width - self.rim - 58 * u, self.floor - _NEAR_CACHETTE * u
        if dealer is Edge.FAR:
            if dealer in self.laid_out:  # the name is on the other side of the row
                return self.end - self.plate(dealer)[0], self.ceiling + 40 * u
            return middle + 200 * u, self.ceiling + _FAR_HAND * u
        way = -1 if dealer is Edge.LEFT else 1
        return middle + way * self.beside, self._side_cachette_y

    def open_cachette(self) -> list[Pose]:
        """The cachette face up in the middle of the table."""
        x, y = self.middle, self.centre[1] - 6 * self.unit
        width, step = 70 * self.unit, 75 * self.unit
        return [Pose(x + place * step, y, width) for place in range(-2, 3)]

    # --------------------------------------------------------------- before the deal
    def pack(self, dealer: Edge, count: int) -> list[Pose]:
        """The pack before the dealer, bottom card first; only the lowest few positions differ."""
        x, y = self.plate(dealer)
        middle_x, middle_y = self.centre
        x, y = x + (middle_x - x) * 0.35, y + (middle_y - y) * 0.35
        rises = [min(depth, SHOWN_OF_THE_PACK - 1) for depth in range(count)]
        return [Pose(x - rise, y - rise, self.back_width) for rise in rises]

    def spread_pack(self, count: int) -> list[Pose]:
        """The pack spread face down in an arc, left to right; `count` is 2 or more."""
        u, width = self.unit, self.back_width
        half = min(_HALF_WIDTH_OF_ARC * u, self.beside - _BESIDE_THE_ARC * u)
        radius = half / sin(radians(_HALF_ARC))
        poses = []
        for place in range(count):
            turn = _HALF_ARC * (2 * place / (count - 1) - 1)
            angle = radians(turn)
            y = self.centre[1] - 80 * u + radius * (1 - cos(angle))
            poses.append(Pose(self.middle + radius * sin(angle), y, width, round(turn)))
        return poses

    def drawn(self, edge: Edge) -> Pose:
        """The pose of a player's drawn card: before them, where their hand will be."""
        u, width = self.unit, self.trick_width
        half, middle = _HIGH / 2 * width, self.middle
        side_y = max(self.centre[1], self.plate(edge)[1] + 86 * u + half)
        x, y = {
            Edge.FAR: (middle, self.ceiling + _EDGE * u + half),
            Edge.RIGHT: (middle + self.beside, side_y),
            Edge.NEAR: (middle, self._foot - _EDGE * u - half),
            Edge.LEFT: (middle - self.beside, side_y),
        }[edge]
        return Pose(x, y, width)

    @property
    def drawn_room(self) -> float:
        """The width at the left and right edges of the table that drawn cards take up."""
        return self.middle - self.beside + self.trick_width / 2

    # --------------------------------------------------------------- people
    @property
    def row_half(self) -> float:
        """Half the width that a hand face up at the far side may take."""
        return min(_HALF_ROW * self.unit, self.beside - 34 * self.unit)

    @property
    def far_end(self) -> float:
        """Where words at the far side must end, before the plate of the player at the right."""
        if Edge.RIGHT in self.laid_out:
            return self.plate(Edge.RIGHT)[0] - 34 * self.unit
        if self._is_side_plate_low:
            return self.end - self.rim - 6
        return self.middle + self.beside - 34 * self.unit

    @property
    def _is_side_plate_low(self) -> bool:
        # Where the far plate would be beside it.
        aside = 392 if Edge.FAR in self.laid_out else 322
        return self.beside < aside * self.unit

    @property
    def _side_plate_y(self) -> float:
        down = _SIDE_PLATE
        if self._is_side_plate_low:
            down = _UNDER_FAR_NAME if Edge.FAR in self.laid_out else _LOW_SIDE_PLATE
        return self.ceiling + down * self.unit

    def plate(self, edge: Edge) -> tuple[float, float]:
        """The centre of a seat's monogram."""
        u, middle = self.unit, self.middle
        if edge is Edge.NEAR:
            return self.rim + 40 * u, self.floor - _NEAR_PLATE * u
        if edge is Edge.FAR:
            if edge in self.laid_out:  # left of the row
                beyond = self.beside - _BESIDE_DISC * u
                if Edge.LEFT in self.laid_out:  # clear of the words of that player
                    beyond = self.row_half + _PLATE_COLUMN * u
                elif self._is_side_plate_low:
                    beyond = middle - self.rim - 4 * u
                return middle - (beyond + self.row_half) / 2, self.ceiling + 40 * u
            aside = 262 * u if self.is_narrow and not self._is_side_plate_low else 232 * u
            return middle - aside, self.ceiling + _FAR_PLATE * u
        if edge in self.laid_out:  # over the rows, its words beside it
            right = max(self.end - self.rim - 176 * u, middle + 272 * u)
            x = self.rim + 48 * u if edge is Edge.LEFT else right
            return x, self.ceiling + _TRAY_PLATE * u
        return middle + (-1 if edge is Edge.LEFT else 1) * self.beside, self._side_plate_y

    @property
    def tray_top(self) -> float:
        """The y coordinate under which a hand face up at the left or right begins."""
        is_under_words = self._is_side_plate_low and Edge.FAR not in self.laid_out
        under = _UNDER_FAR_WORDS if is_under_words else _UNDER_TRAY_PLATE
        under_cachette = _FAR_HAND * self.unit + 0.72 * self.pile_width + 2  # of the far dealer
        return self.ceiling + max((_TRAY_PLATE + under) * self.unit, under_cachette)
