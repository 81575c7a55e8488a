"""Where the words stand that tell of piles and of the cachette."""

from __future__ import annotations

from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.geometry import Edge, Geometry
from quinto_desktop.window.table.labels import Caption, Hangs
from quinto_desktop.window.table.places import Places

_EDGE = 6
_BESIDE = 9  # design units between cards and words


def stand_beside_pile(caption: Caption, edge: Edge, places: Places, geometry: Geometry) -> None:
    """Stand on the inner side of a pile, however many tricks it has."""
    sides = [side for side in places.piles if places.pile_edge(side) is edge]
    count = max(1, *(len(places.piles[side]) for side in sides), 0)
    first, last = (geometry.pile(edge, place, count) for place in (0, count - 1))
    unit, high = geometry.unit, first.width * HEIGHT_OF_WIDTH
    gap, top = _BESIDE * unit, first.y - high / 2
    if edge is Edge.LEFT:
        left = last.x + last.width / 2 + gap
        caption.stand(left, top, unit, _fan_begins(geometry) - left, highest=high)
    else:
        right = first.x - first.width / 2 - gap
        room = right - (geometry.width - _fan_begins(geometry))
        caption.stand(right, top, unit, room, highest=high, hangs=Hangs.LEFT_OF)


def _fan_begins(geometry: Geometry) -> float:
    if geometry.is_tall:  # there it is over the piles
        return geometry.width / 2 - _EDGE
    first = geometry.hand(Edge.NEAR, 12)[0]
    return first.x - first.width / 2 - _EDGE


def stand_at_cachette(caption: Caption, places: Places, geometry: Geometry) -> None:
    """Stand under the cachette, or beside it where there is no room under it."""
    unit, poses = geometry.unit, places.cachette_poses(geometry)
    x, y, width, _ = poses[2]
    if _is_at_far(places, geometry):
        left = poses[-1].x + (width / 2 + _BESIDE * unit)
        room = geometry.felt.right - _EDGE - left
        caption.stand(left, y - caption.height() / 2, unit, room)
    else:
        foot, felt = y + HEIGHT_OF_WIDTH / 2 * width + 3 * unit, geometry.felt
        room = 2 * (min(x - felt.left, felt.right - x) - _EDGE)
        high = felt.foot - foot
        if not places.cachette_is_open and foot < geometry.pile_y:
            pile = geometry.pile_y - HEIGHT_OF_WIDTH / 2 * geometry.pile_width
            high = max(geometry.caption, pile - foot)
        caption.stand(x, foot, unit, room, highest=high, hangs=Hangs.ROUND)


def _is_at_far(places: Places, geometry: Geometry) -> bool:
    if places.cachette_is_open or places.dealer is None:
        return False
    return places.edge(places.dealer) is Edge.FAR and Edge.FAR not in geometry.laid_out
