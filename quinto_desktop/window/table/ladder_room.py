"""The room that the ladder has at the far side of the table, and who makes way for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from quinto_desktop.window.table.table_top import TableTop

if TYPE_CHECKING:
    from quinto_desktop.window.table.geometry import Geometry

_Table = TypeVar("_Table", bound=TableTop)

_HEIGHT, _LEAST_HEIGHT = 38, 28
_OVER, _UNDER, _BESIDE = 8, 5, 12
_REACH_OF_NORTH = 59  # from the middle of the far side's cards, fan or cachette, to their edge


def ladder_box(table: TableTop) -> tuple[float, float, float, float]:
    """Left, top, width and height of the ladder on a table."""
    u = table._replace(top=0.0).unit
    return _BESIDE, _OVER * u, table.width - 2 * _BESIDE, max(_LEAST_HEIGHT, _HEIGHT * u)


@lru_cache(maxsize=16)
def under_ladder(table: Geometry, top_of: Callable[[Geometry], float] | None = None) -> Geometry:
    """The same table with the ladder on it; what would lie under it lies lower.

    At the size of the design next to nothing has to move.

    Args:
        table: A table without it.
        top_of: At which height begins whatever else than North's fan lies at the far side.
    """
    return lowered(table, top_of)


def lowered(table: _Table, top_of: Callable[[_Table], float] | None = None) -> _Table:
    """As `under_ladder`, worked out anew; also of a table top alone."""
    _, top, _, high = ladder_box(table)
    head = top + high
    room = head + _UNDER * table.unit
    lower = table._replace(height=table.height - room)
    free = lower.down(0.135) - _REACH_OF_NORTH * lower.unit
    if top_of is not None:
        free = min(free, top_of(lower))
    return table._replace(head=head, top=max(0.0, room - free))
