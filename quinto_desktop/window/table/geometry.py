"""The positions of everything on the table: pure numbers, no widgets (look brief §4).

Lengths are logical pixels, and positions are centres. Everything is derived from the size of the
table; nothing has a fixed position. The bare table is painted before the rules have loaded, so
nothing here knows seats, only edges of the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from quinto_desktop.window.look.pack_style import PackStyle

_DESIGN_WIDTH, _DESIGN_HEIGHT = 998, 800
_TALL_WIDTH, _TALL_HEIGHT = 800, 1066
_MAIN_OF_TALL, _MOST_STRETCH = 848, 110
_OVER_TALL = 0.5  # of the height that a tall table does not need, the rest is under its contents
_LEAST_UNIT, _GREATEST_UNIT = 0.70, 2.6
_LEAST_LOW_UNIT, _CONTENTS_HEIGHT = 0.12, 655  # the least height that keeps hands and trick apart
_SOUTH_WIDTH = 110
_TRICK_OF_SOUTH = 0.84
_BACK_OF_SOUTH = 0.56
_PILE_OF_SOUTH = 0.40
_LADDER_HEIGHT, _LEAST_LADDER_HEIGHT = 38, 28
_OVER, _UNDER, _BESIDE = 8, 5, 12
_REACH_OF_NORTH = 59  # from the middle of the far side's cards, fan or cachette, to their edge
_CROWDED = 0.78  # of the design's height
_LEAST_SOUTH_WIDTH = 72
_STEP_OF_WIDTH = 0.57
_BESIDE_THE_FAN, _BESIDE_TALL = 340, 70
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
"""How many cards of the pack, counted from the bottom, are drawn to show its thickness."""


class Edge(IntEnum):
    """An edge of the table on the screen, clockwise; the viewer sits at the near one."""

    FAR = 0
    RIGHT = 1
    NEAR = 2
    LEFT = 3


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


class Geometry(NamedTuple):
    """A table of one size, without the score sheet, and all positions on it.

    Attributes:
        laid_out: The edges, other than the near one, where visible hands are face up on the table
            (see `arrangement`); plates and the cachette make room for them.
        least_step: The share of a card's width that must show for its index to be legible.
        head: The height that the ladder takes at the top; 0 without it.
        top: How far everything else is moved down for the ladder: see `under_ladder`.
    """

    width: float
    height: float
    laid_out: frozenset[Edge] = frozenset()
    least_step: float = PackStyle().least_step
    head: float = 0.0
    top: float = 0.0

    @property
    @lru_cache(maxsize=512)  # noqa: B019 - of few tables; nearly everything else asks for it
    def unit(self) -> float:
        """The scale: 1.0 at the size of the design."""
        fit = min(self.width / _DESIGN_WIDTH, (self.height - self.top) / _DESIGN_HEIGHT)
        if self.is_tall:  # where that begins, the scale is the same both ways
            least_height = _DESIGN_WIDTH * _TALL_HEIGHT / _TALL_WIDTH
            fit = min(self.width / _TALL_WIDTH, (self.height - self.top) / least_height)
        low = max(_LEAST_LOW_UNIT, (self.height - self.top) / _CONTENTS_HEIGHT)
        return max(min(_LEAST_UNIT, low), min(fit, _GREATEST_UNIT))

    @property
    def is_tall(self) -> bool:
        """Whether piles and names are under the near hand, which then has the whole width."""
        return self.height * _TALL_WIDTH > self.width * _TALL_HEIGHT

    @property
    def is_crowded(self) -> bool:
        """Whether hands face up on three sides need the room of the piles, which are not shown."""
        is_low = self.height - self.top < _CROWDED * _DESIGN_HEIGHT
        return is_low and len(self.laid_out) == len(Edge) - 1

    @property
    def _spare(self) -> tuple[float, float]:
        room = max(0.0, self.height - self.top - _TALL_HEIGHT * self.unit) if self.is_tall else 0.0
        stretch = min(0.4 * room, _MOST_STRETCH * self.unit)
        return stretch, room - stretch

    @property
    def floor(self) -> float:
        """The y coordinate at which the contents of the table end: its near edge, or above it."""
        return self.height - (1 - _OVER_TALL) * self._spare[1]

    def down(self, share: float) -> float:
        """A y coordinate as a share of the table's height: 0 is its far edge, 1 the near one.

        On a tall table the contents keep together, and end with the near hand.
        """
        if not self.is_tall:
            return self.top + share * (self.height - self.top)
        stretch, around = self._spare
        main = _MAIN_OF_TALL * self.unit + stretch
        return self.top + _OVER_TALL * around + share * main

    @property
    def south_width(self) -> float:
        """The width of South's cards, unless a fan too narrow for them shrinks them."""
        return _SOUTH_WIDTH * self.unit

    @property
    def back_width(self) -> float:
        """The width of the other three hands' cards."""
        return self.south_width * _BACK_OF_SOUTH

    @property
    def trick_width(self) -> float:
        """The width of the cards in the middle."""
        return self.south_width * _TRICK_OF_SOUTH

    @property
    def pile_width(self) -> float:
        """The width of won tricks and of the cachette."""
        return self.south_width * _PILE_OF_SOUTH

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.width / 2, self.down(0.43)

    @property
    def inlay(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the inlaid line; cards dropped inside it are played.

        It is also the part of the table that only the trick uses.
        """
        x, y = self.centre
        half_w = min(200 * self.unit, self.width / 2 - 120 * self.unit)
        half_h = 178 * self.unit
        return x - half_w, y - half_h, 2 * half_w, 2 * half_h

    def hand(self, edge: Edge, count: int) -> list[Pose]:
        """The fan of a hand of `count` cards, first to last as its holder sees them."""
        if edge is Edge.NEAR:
            return self._near_fan(count)
        places = [place - (count - 1) / 2 for place in range(count)]
        width, step = self.back_width, self.back_width * _BACKS_STEP
        u = self.unit
        if edge is Edge.FAR:
            return [
                Pose(
                    self.width / 2 + place * step,
                    self.down(0.135) - place * place * _BACKS_BEND * u,
                    width,
                    180 - place * _BACKS_TILT,
                )
                for place in places
            ]
        way = 1 if edge is Edge.LEFT else -1
        middle = 63 * u if edge is Edge.LEFT else self.width - 63 * u
        return [
            Pose(
                middle - way * place * place * _BACKS_BEND * u,
                self.down(0.44) + place * step,
                width,
                90 * way + place * _BACKS_TILT * way,
            )
            for place in places
        ]

    def _near_fan(self, count: int) -> list[Pose]:
        u = self.unit
        room = self.width - (_BESIDE_TALL if self.is_tall else _BESIDE_THE_FAN) * u
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

    def trick(self, edge: Edge) -> Pose:
        """The pose of a seat's card in the trick."""
        x, y = self.centre
        width = self.trick_width
        across, down, turn = {
            Edge.FAR: (0.0, -0.80, -1.5),
            Edge.RIGHT: (1.02, 0.0, 2.0),
            Edge.NEAR: (0.0, 0.80, 1.0),
            Edge.LEFT: (-1.02, 0.0, -2.0),
        }[edge]
        return Pose(x + across * width, y + down * width, width, turn)

    def pile(self, edge: Edge, place: int, count: int) -> Pose:
        """One of `count` tricks won by a side, as one card on its pile."""
        u, width = self.unit, self.pile_width
        left = 28 * u if edge is Edge.LEFT else self.width - 128 * u
        step = min(13 * u, 58 * u / (count - 1)) if count > 1 else 0.0
        return Pose(left + width / 2 + place * step, self.pile_y, width)

    @property
    def pile_y(self) -> float:
        """The y coordinate of both piles."""
        return self.floor - 206 * self.unit

    @property
    def sides_end(self) -> float:
        """The y coordinate above which a hand at the left or right must end."""
        if self.is_tall:
            return self.down(0.845) - _HALF_HIGH * self.south_width - 40 * self.unit
        if self.is_crowded:  # as far as the dealer's cachette, or the names under it
            return self.floor - 100 * self.unit - _HALF_HIGH * self.pile_width
        return self.pile_y - _HALF_HIGH * self.pile_width - 7 * self.unit

    def cachette(self, dealer: Edge) -> list[Pose]:
        """The five cards set aside, face down beside the dealer's place."""
        x, y = self._cachette_spot(dealer)
        u = self.unit
        return [Pose(x + place * 11 * u, y, self.pile_width, place * 2.5) for place in range(-2, 3)]

    def _cachette_spot(self, dealer: Edge) -> tuple[float, float]:
        u = self.unit
        aside, down = 190 * u, self.down(0.43) - 152 * u
        if dealer is Edge.NEAR:
            return self.width - 90 * u, self.floor - 94 * u
        if Edge.FAR in self.laid_out:  # under the row at the far side
            down += 26 * u
        elif dealer is Edge.FAR:
            return self.width / 2 + 200 * u, self.down(0.135) - 24 * u
        elif dealer in self.laid_out:  # over the rows of that hand, and clear of North's plate
            least = 62 if dealer is Edge.LEFT else 36
            aside, down = 214 * u, max(down - 26 * u, self.down(0.13) + least * u)
        return (self.width - aside if dealer is Edge.RIGHT else aside), down

    def open_cachette(self) -> list[Pose]:
        """The cachette face up in the middle of the table."""
        width = self.trick_width
        return [
            Pose(self.width / 2 + place * 1.08 * width, self.down(0.31), width)
            for place in range(-2, 3)
        ]

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
        half = min(_HALF_WIDTH_OF_ARC * u, self.width / 2 - _BESIDE_THE_ARC * u)
        radius = half / sin(radians(_HALF_ARC))
        poses = []
        for place in range(count):
            turn = _HALF_ARC * (2 * place / (count - 1) - 1)
            angle = radians(turn)
            y = self.down(0.25) + radius * (1 - cos(angle))
            poses.append(Pose(self.width / 2 + radius * sin(angle), y, width, round(turn)))
        return poses

    def drawn(self, edge: Edge) -> Pose:
        """The pose of a player's drawn card: before them, where their hand will be."""
        u, width = self.unit, self.trick_width
        half = _HALF_HIGH * width
        side_y = max(self.down(0.44), self.plate(edge)[1] + 86 * u + half)
        far_y = max(self.down(0.135), self.head + _EDGE * u + half)
        near_y = self.down(0.845)
        if not self.is_tall:
            near_y = max(near_y, self.height - _EDGE * u - half)
        x, y = {
            Edge.FAR: (self.width / 2, far_y),
            Edge.RIGHT: (self.width - _DRAWN_BESIDE * u, side_y),
            Edge.NEAR: (self.width / 2, near_y),
            Edge.LEFT: (_DRAWN_BESIDE * u, side_y),
        }[edge]
        return Pose(x, y, width)

    @property
    def drawn_room(self) -> float:
        """The width at the left and right edges of the table that drawn cards take up."""
        return _DRAWN_BESIDE * self.unit + self.trick_width / 2

    def plate(self, edge: Edge) -> tuple[float, float]:
        """The centre of a seat's monogram."""
        u = self.unit
        side_y = self.down(0.44) - 196 * u
        far = self.width / 2 - 262 * u, self.down(0.13)
        if Edge.FAR in self.laid_out:  # left of the row, its words over those of West's plate
            left = max(158 * u, self.width / 2 - max(378 * u, 290 + 64 * u))
            far = left, min(self.down(0.135), side_y - 46 * u)
        return {
            Edge.FAR: far,
            Edge.RIGHT: (self.width - 64 * u, side_y),
            Edge.NEAR: (58 * u, self.floor - 60 * u),
            Edge.LEFT: (64 * u, side_y),
        }[edge]

    @property
    def prompt(self) -> tuple[float, float]:
        """The centre of the prompt above South's hand, clear of raised cards."""
        u, half = self.unit, _HALF_PROMPT * max(1.0, self.unit)
        top = self.down(0.845) - _HALF_HIGH * self.south_width
        y = top - (RISE_OF_LEGAL + RISE_OF_LIFTED) * u - half
        return self.width / 2, min(self.down(0.685), y)


def ladder_box(table: Geometry) -> tuple[float, float, float, float]:
    """Left, top, width and height of the ladder on a table."""
    u = table._replace(top=0.0).unit
    high = max(_LEAST_LADDER_HEIGHT, _LADDER_HEIGHT * u)
    return _BESIDE, _OVER * u, table.width - 2 * _BESIDE, high


def under_ladder(table: Geometry, top_of: Callable[[Geometry], float] | None = None) -> Geometry:
    """The same table with the ladder on it; whatever would be under it moves down.

    At the size of the design almost nothing has to move. `top_of` is where the contents of the far
    edge begin, if they are not a fan.
    """
    _, top, _, high = ladder_box(table)
    head = top + high
    room = head + _UNDER * table.unit
    lower = table._replace(height=table.height - room)
    free = lower.down(0.135) - _REACH_OF_NORTH * lower.unit
    if top_of is not None:
        free = min(free, top_of(lower))
    return table._replace(head=head, top=max(0.0, room - free))
