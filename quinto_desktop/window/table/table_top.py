"""The table's own measures: how large everything on it is, and where the middle is marked.

Apart from `geometry`, which says where each seat's cards lie, because the bare table is painted
before the rules, and so the seats, have been loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from quinto_desktop.window.look.pack_style import PackStyle

if TYPE_CHECKING:
    from quinto_desktop.rules import Seat

_DESIGN_WIDTH, _DESIGN_HEIGHT = 998, 800
_LEAST_UNIT, _GREATEST_UNIT = 0.70, 2.6
_SOUTH_WIDTH = 110
_TRICK_OF_SOUTH = 0.84
_BACK_OF_SOUTH = 0.56
_PILE_OF_SOUTH = 0.40
_LADDER_HEIGHT, _LEAST_LADDER_HEIGHT = 38, 28
_OVER, _UNDER, _BESIDE = 8, 5, 12
_REACH_OF_NORTH = 59  # from the middle of the far side's cards, fan or cachette, to their edge


class TableTop(NamedTuple):
    """A table of one size, and what follows from that alone.

    Attributes:
        width: The table's width, the score sheet left out.
        height: The table's height.
        laid_out: The seats other than South's whose hands lie face up once they are seen
            (`rows` says how); plates and the cachette make room for them.
        least_step: The share of a card's width that must show for its index to be read.
        head: How much of its height the ladder takes at the top; 0 without it.
        top: By how much all else lies lower to make room for the ladder: see `under_ladder`.
    """

    width: float
    height: float
    laid_out: frozenset[Seat] = frozenset()
    least_step: float = PackStyle().least_step
    head: float = 0.0
    top: float = 0.0

    @property
    def unit(self) -> float:
        """The scale of everything: 1.0 at the design's own size."""
        fit = min(self.width / _DESIGN_WIDTH, (self.height - self.top) / _DESIGN_HEIGHT)
        return max(_LEAST_UNIT, min(fit, _GREATEST_UNIT))

    def down(self, share: float) -> float:
        """A height on the table, as a share of it: 0 is its far edge, 1 the near one."""
        return self.top + share * (self.height - self.top)

    @property
    def south_width(self) -> float:
        """The width of South's cards, before a fan that is too narrow shrinks them."""
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
        """Left, top, width and height of the line round the middle; a card dropped in it is played.

        It also is the part of the table that only the trick uses.
        """
        x, y = self.centre
        half_w = min(200 * self.unit, self.width / 2 - 120 * self.unit)
        half_h = 178 * self.unit
        return x - half_w, y - half_h, 2 * half_w, 2 * half_h


_Table = TypeVar("_Table", bound=TableTop)


def ladder_box(table: TableTop) -> tuple[float, float, float, float]:
    """Left, top, width and height of the ladder on a table."""
    u = table._replace(top=0.0).unit
    high = max(_LEAST_LADDER_HEIGHT, _LADDER_HEIGHT * u)
    return _BESIDE, _OVER * u, table.width - 2 * _BESIDE, high


def under_ladder(table: _Table, top_of: Callable[[_Table], float] | None = None) -> _Table:
    """The same table with the ladder on it; what would lie under it lies lower.

    At the size of the design next to nothing has to move.

    Args:
        table: A table without it.
        top_of: At which height begins whatever else than North's fan lies at the far side.
    """
    _, top, _, high = ladder_box(table)
    head = top + high
    room = head + _UNDER * table.unit
    lower = table._replace(height=table.height - room)
    free = lower.down(0.135) - _REACH_OF_NORTH * lower.unit
    if top_of is not None:
        free = min(free, top_of(lower))
    return table._replace(head=head, top=max(0.0, room - free))
