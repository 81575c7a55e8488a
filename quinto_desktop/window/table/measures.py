"""The measures of the table in logical pixels, all derived from its size."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from quinto_desktop.window.look.pack_style import PackStyle

_DESIGN_WIDTH, _DESIGN_HEIGHT = 1000, 776  # of a window of 1000 by 800, less its menu bar
_TALL_WIDTH, _TALL_HEIGHT = 800, 1066
_LEAST_UNIT, _GREATEST_UNIT, _LEAST_LOW_UNIT = 0.70, 2.6, 0.12
_NARROW = 900

_RIM, _LEAST_RIM, _LEDGE, _LEAST_LEDGE = 32, 24, 56, 48
_TWO_ROWS_UNDER = 760  # the width of a tall table whose ledge has two rows
_PLAQUE, _LEAST_PLAQUE, _BESIDE_PLAQUE = 188, 132, 8
_LEAST_TO_HIT = 44.0  # pixels, the height of what is pressed
FELT_CORNER, FELT_FOOT_CORNER = 30, 14

_SOUTH_WIDTH = 110
_TRICK_OF_SOUTH, _BACK_OF_SOUTH, _PILE_OF_SOUTH = 0.84, 62 / 110, 42 / 110
_HIGH = 1.4  # of a card's width
_OF_TRICK = 1.5  # from its middle to its near end, of a card's width in it

# Over the inlay, in design units.
_INLAY_TOP, _UNDER_BACKS, _CROWN, _UNDER_ROW = 102, 84.5, 16, 142
# Up from the lower end: the fan ends there, or, on a tall table, over piles and names.
_FAN, _PROMPT, _UNDER_THE_FAN = 82, 185, 165
_HALF_PROMPT, _LEAST_HALF_PROMPT, _OVER_PROMPT = 16, 15, 10

_INLAY_WIDTH, _NARROW_INLAY_WIDTH, _MOST_INLAY, _LEAST_INLAY = 450, 520, 520, 285
_CAPSULE, _LEAST_CAPSULE = 46, 38
_FROM_MIDDLE, _FROM_RIM = 485, 58
_BESIDE_SKYLINE = 45  # from its end to the middle of the players there: the cachette's room
_OF_SKYLINE, _LEAST_SKYLINE, _UNDER_SKYLINE = 46, 38, 14  # its height; what cards may cover
RISE_OF_LEGAL = 14
RISE_OF_HOVER = 10


class Edge(IntEnum):
    """An edge of the table on the screen, clockwise; the viewer sits at the near one."""

    FAR = 0
    RIGHT = 1
    NEAR = 2
    LEFT = 3


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def foot(self) -> float:
        return self.top + self.height


class Measures(NamedTuple):
    """A table of one size.

    Attributes:
        laid_out: The edges, other than the near one, where visible hands are face up on the table
            (see `arrangement`); plates and the cachette make room for them.
        least_step: The share of a card's width that must show for its index to be legible.
        aside: What a paper takes of the width at the right: what is on the felt moves aside for it.
        is_lowered: Whether the trick lies as low as it can, as a paper is over it.
    """

    width: float
    height: float
    laid_out: frozenset[Edge] = frozenset()
    least_step: float = PackStyle().least_step
    aside: float = 0.0
    is_lowered: bool = False

    # --------------------------------------------------------------- the scale
    @property
    @lru_cache(maxsize=512)  # noqa: B019 - of few tables; nearly everything else asks for these
    def unit(self) -> float:
        """The scale: 1.0 at the size of the design."""
        high = self.height
        fit = min(self.width / _DESIGN_WIDTH, high / _DESIGN_HEIGHT)
        if self.is_tall:  # where that begins, the scale is the same both ways
            fit = (
                min(self.width, high * _TALL_WIDTH**2 / _DESIGN_WIDTH / _TALL_HEIGHT) / _TALL_WIDTH
            )
        rim, ledge = (least / _LEAST_UNIT for least in (_LEAST_RIM, _LEAST_LEDGE * self._rows))
        low = high / (rim + ledge + self._over + _LEAST_INLAY + self._under)
        return max(min(_LEAST_UNIT, max(_LEAST_LOW_UNIT, low)), min(fit, _GREATEST_UNIT))

    @property
    def low(self) -> float:
        """The share of what is least elsewhere, for a window too low even for that; else 1.0."""
        return min(1.0, self.unit / _LEAST_UNIT)

    @property
    def is_tall(self) -> bool:
        """Whether piles and names are under the near hand, which then has the whole width."""
        return self.height * _TALL_WIDTH > self.width * _TALL_HEIGHT

    @property
    def is_crowded(self) -> bool:
        """Whether hands face up on three sides need the room of the piles, which are not shown."""
        is_low = self.height < 0.8 * _DESIGN_HEIGHT
        return is_low and len(self.laid_out) == len(Edge) - 1

    @property
    def is_narrow(self) -> bool:
        return self.width < _NARROW

    @property
    def _rows(self) -> int:
        return 2 if self.is_tall and self.width < _TWO_ROWS_UNDER else 1

    @property
    def _over(self) -> float:
        # What is over the inlay, in design units.
        return _UNDER_ROW if Edge.FAR in self.laid_out else _INLAY_TOP + 6

    @property
    def _under(self) -> float:
        fan = _PROMPT + 2 * _HALF_PROMPT + _OVER_PROMPT + 12
        return fan + (_UNDER_THE_FAN if self.is_tall else 0)

    # --------------------------------------------------------------- wood and felt
    @property
    def rim(self) -> float:
        """How wide the wood is at the top and at the sides."""
        return max(_LEAST_RIM * self.low, _RIM * self.unit)

    @property
    @lru_cache(maxsize=64)  # noqa: B019
    def ledge_height(self) -> float:
        """How high the wood is at the near side."""
        return self._rows * max(_LEAST_LEDGE * self.low, _LEDGE * self.unit)

    @property
    @lru_cache(maxsize=64)  # noqa: B019
    def felt(self) -> Box:
        """What the line of brass surrounds."""
        rim = self.rim
        return Box(rim, rim, self.width - 2 * rim, self.height - rim - self.ledge_height)

    @property
    def ledge(self) -> Box:
        """The wood at the near side."""
        return Box(0.0, self.felt.foot, self.width, self.ledge_height)

    @property
    def ledge_room(self) -> Box:
        """What of the ledge is for buttons: between the plaques, or under them."""
        left, top, _, _ = self.ledge
        row = self.ledge_height / self._rows
        beside = 2 * _BESIDE_PLAQUE * max(1.0, self.unit)
        if self._rows > 1:
            return Box(left + beside, top + row, self.width - 2 * beside, row)
        ours = self.plaque(own=True)
        return Box(ours.right + beside, top, self.width - 2 * (ours.right + beside), row)

    def plaque(self, *, own: bool) -> Box:
        """The score of a side, in the ledge: the viewer's own is at the left."""
        u, row = self.unit, self.ledge_height / self._rows
        wide = _LEAST_PLAQUE * self.low if self.is_narrow else _PLAQUE * u
        gap = max(0.0, min(5 * u, (row - _LEAST_TO_HIT) / 2))
        beside = _BESIDE_PLAQUE * max(1.0, u)
        left = beside if own else self.width - beside - wide
        return Box(left, self.ledge.top + gap, wide, row - 2 * gap)

    # --------------------------------------------------------------- the contents of the felt
    @property
    def end(self) -> float:
        """The x coordinate of the edge at their right: the table's, or a paper's."""
        return self.width - self.aside

    @property
    def middle(self) -> float:
        """The x coordinate of their middle."""
        return self.end / 2

    @property
    def _spare(self) -> float:
        # What is over and under everything on a tall table.
        if not self.is_tall:
            return 0.0
        needed = self._over + _MOST_INLAY + self._under
        return max(0.0, self.felt.height - needed * self.unit) / 2

    @property
    def ceiling(self) -> float:
        """The y coordinate at which the contents of the table begin."""
        return self.felt.top + self._spare

    @property
    def floor(self) -> float:
        """The y coordinate at which they end."""
        return self.felt.foot - self._spare

    @property
    def _foot(self) -> float:
        # Where the fan ends.
        return self.floor - (_UNDER_THE_FAN * self.unit if self.is_tall else 0.0)

    @property
    def fan_y(self) -> float:
        """The y coordinate of the middle cards of the near hand, at rest."""
        return self._foot - _FAN * self.unit

    @property
    def beside(self) -> float:
        """How far the side players are from the middle."""
        return min(self.middle - self.rim - _FROM_RIM * self.unit, _FROM_MIDDLE * self.unit)

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
    @lru_cache(maxsize=64)  # noqa: B019
    def inlay(self) -> Box:
        """The inlaid board, with the capsules half outside; cards dropped inside it are played."""
        u = self.unit
        under_backs = max(_INLAY_TOP * u, _UNDER_BACKS * u + _CROWN * self.low)
        top = self.ceiling + (_UNDER_ROW * u if Edge.FAR in self.laid_out else under_backs)
        foot = self.prompt[1] - self._half_prompt - _OVER_PROMPT * u
        high = min(foot - top, _MOST_INLAY * u)
        top += (foot - top - high) / 2
        wide = (_NARROW_INLAY_WIDTH if self.is_narrow else _INLAY_WIDTH) * u
        side_hand = _HIGH / 2 * self.back_width + 8 * u
        wide = min(wide, 2 * (self.beside - side_hand) - self.capsule)
        return Box(self.middle - wide / 2, top, wide, high)

    @property
    def capsule(self) -> float:
        """The width of the capsules with the quints."""
        return max(_LEAST_CAPSULE * self.low, _CAPSULE * self.unit)

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trick."""
        inlay = self.inlay
        y = inlay.top + inlay.height / 2 + 6 * self.unit
        lowest = inlay.foot - _OF_TRICK * self.trick_width
        return self.middle, max(y, lowest) if self.is_lowered else y

    @property
    def _half_prompt(self) -> float:
        return max(_LEAST_HALF_PROMPT * self.low, _HALF_PROMPT * self.unit)

    @property
    def prompt(self) -> tuple[float, float]:
        """The centre of the prompt above South's hand, clear of raised cards."""
        return self.middle, self._foot - _PROMPT * self.unit - self._half_prompt

    @property
    def skyline(self) -> Box:
        """What stands behind the near hand and tells what beats a card; its foot may be covered."""
        u = self.unit
        across = 2 * (self.beside - _BESIDE_SKYLINE * u)
        high = max(_OF_SKYLINE * u, _LEAST_SKYLINE * self.low) + _UNDER_SKYLINE * u
        foot = self.fan_y - _HIGH / 2 * self.south_width - (RISE_OF_LEGAL + RISE_OF_HOVER + 1) * u
        return Box(self.middle - across / 2, foot + _UNDER_SKYLINE * u - high, across, high)
