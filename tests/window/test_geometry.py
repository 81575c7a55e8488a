"""The place of everything, at every size that the window can have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit import *
from PySide6.QtGui import QPolygonF

from quinto_desktop.window.look.card_art import card_polygon
from quinto_desktop.window.look.pack_style import PackStyle

LEAST_SHOWN = 0.20  # of a card's width: its index column (look brief §3)
LEAST_WIDTH = 72

tables = st.tuples(st.integers(560, 3840), st.integers(500, 2160)).map(
    lambda size: Geometry(float(size[0]), float(size[1]))
)
counts = st.integers(1, 12)
edges = st.sampled_from(Edge)
PILES = (Edge.LEFT, Edge.RIGHT)

DESIGN = Geometry(1000, 776)


def shape(pose: Pose) -> QPolygonF:
    return card_polygon(pose.width, pose.turn).translated(pose.x, pose.y)


def box(*poses: Pose) -> QRectF:
    whole = QRectF()
    for pose in poses:
        whole = whole.united(shape(pose).boundingRect())
    return whole


def whole_table(table: Geometry) -> QRectF:
    return QRectF(0, 0, table.width, table.height)


def disc(table: Geometry, edge: Edge) -> QRectF:
    """A monogram with its ring."""
    x, y = table.plate(edge)
    half = 28 * table.unit
    return QRectF(x - half, y - half, 2 * half, 2 * half)


@given(table=tables, count=counts)
def test_souths_cards_lie_on_the_table(table: Geometry, count: int) -> None:
    for pose in table.hand(Edge.NEAR, count):
        assert whole_table(table).contains(shape(pose).boundingRect())


@given(table=tables, count=counts)
def test_every_card_of_the_fan_shows_its_index(table: Geometry, count: int) -> None:
    fan = table.hand(Edge.NEAR, count)

    for one, other in pairwise(fan):
        assert other.x - one.x >= LEAST_SHOWN * one.width


@given(table=tables, count=counts)
def test_souths_cards_are_never_too_narrow_to_read(table: Geometry, count: int) -> None:
    assert all(pose.width >= LEAST_WIDTH for pose in table.hand(Edge.NEAR, count))


@given(table=tables, count=counts)
def test_the_fan_is_straight_up_and_evenly_spread(table: Geometry, count: int) -> None:
    fan = table.hand(Edge.NEAR, count)

    assert sum(pose.x for pose in fan) / count == pytest.approx(table.width / 2)
    assert sum(pose.turn for pose in fan) == pytest.approx(0)
    steps = [other.x - one.x for one, other in pairwise(fan)]
    assert all(step == pytest.approx(steps[0]) for step in steps)


@given(table=tables, edge=edges, count=counts)
def test_every_hand_is_as_large_as_it_is(table: Geometry, edge: Edge, count: int) -> None:
    assert len(table.hand(edge, count)) == count


@given(table=tables, edge=edges, count=counts)
def test_backs_lie_on_the_table(table: Geometry, edge: Edge, count: int) -> None:
    assert whole_table(table).contains(box(*table.hand(edge, count)))


@given(table=tables, dealer=edges, side=st.sampled_from(PILES), won=st.integers(1, 12))
def test_piles_cachette_and_trick_lie_on_the_table(
    table: Geometry, dealer: Edge, side: Edge, won: int
) -> None:
    pile = [table.pile(side, place, won) for place in range(won)]
    trick = [table.trick(edge) for edge in Edge]
    room = whole_table(table)

    assert room.contains(box(*pile))
    assert room.contains(box(*table.cachette(dealer)))
    assert room.contains(box(*table.open_cachette()))
    assert room.contains(box(*trick))
    assert room.contains(QRectF(*table.inlay))
    assert room.contains(*table.prompt)
    assert room.contains(box(*table.pack(dealer, 53)))


@given(table=tables, edge=edges)
def test_monograms_lie_on_the_table_and_apart(table: Geometry, edge: Edge) -> None:
    assert whole_table(table).contains(disc(table, edge))
    for one, other in combinations(Edge, 2):
        assert not disc(table, one).intersects(disc(table, other))


@given(table=tables, dealer=edges)
def test_the_cachette_lies_beside_everything_else(table: Geometry, dealer: Edge) -> None:
    cachette = box(*table.cachette(dealer))

    for edge in Edge:
        assert not cachette.intersects(disc(table, edge))
        hand = table.hand(edge, 12)
        assert not any(shape(pose).intersects(QPolygonF(cachette)) for pose in hand)
        assert not cachette.intersects(box(table.trick(edge)))
    for side in PILES:
        assert not cachette.intersects(box(*(table.pile(side, n, 12) for n in range(12))))


@given(table=tables)
def test_the_hand_leaves_the_trick_free(table: Geometry) -> None:
    fan = box(*(pose.raised(24 * table.unit) for pose in table.hand(Edge.NEAR, 12)))

    assert not fan.intersects(box(*(table.trick(edge) for edge in Edge)))
    assert not fan.contains(*table.prompt)


@given(table=tables, extra=st.integers(1, 400))
def test_a_larger_table_has_no_smaller_cards(table: Geometry, extra: int) -> None:
    for wider in (
        Geometry(table.width + extra, table.height),
        Geometry(table.width, table.height + extra),
    ):
        assert wider.unit >= table.unit
        for size in ("south_width", "back_width", "trick_width", "pile_width"):
            assert getattr(wider, size) >= getattr(table, size)
        # Beside the fan piles and names grow, too.
        assert wider.hand(Edge.NEAR, 12)[0].width >= 0.97 * table.hand(Edge.NEAR, 12)[0].width


@given(table=tables, count=st.integers(3, 12))
def test_fewer_cards_lie_no_closer(table: Geometry, count: int) -> None:
    fan, shorter = table.hand(Edge.NEAR, count), table.hand(Edge.NEAR, count - 1)

    assert shorter[1].x - shorter[0].x >= fan[1].x - fan[0].x - 1e-6


@given(table=tables)
def test_the_cards_keep_their_proportions(table: Geometry) -> None:
    south = table.south_width

    assert table.trick_width == pytest.approx(0.84 * south)
    assert table.back_width == pytest.approx(62 / 110 * south)
    assert table.pile_width == pytest.approx(42 / 110 * south)


@given(table=tables)
def test_opponents_sit_opposite_each_other(table: Geometry) -> None:
    for place in (table.hand(Edge.LEFT, 12), [table.trick(Edge.LEFT)], table.cachette(Edge.LEFT)):
        assert all(0 < pose.x < table.width / 2 for pose in place)
    east, west = table.plate(Edge.RIGHT), table.plate(Edge.LEFT)
    assert east[0] + west[0] == pytest.approx(table.width)
    assert east[1] == west[1]


def test_at_the_designs_own_size_nothing_is_scaled() -> None:
    assert DESIGN.unit == 1
    assert DESIGN.south_width == 110


def test_a_card_dropped_on_souths_place_lands_in_the_inlay() -> None:
    left, top, width, height = DESIGN.inlay
    spot = DESIGN.trick(Edge.NEAR)

    assert QRectF(left, top, width, height).contains(spot.x, spot.y)


def test_a_pose_moves_straight_to_another() -> None:
    start, end = Pose(0, 100, 50, 10), Pose(200, 0, 100, -5)

    assert start.towards(end, 1) == end
    assert start.towards(end, 0.5) == Pose(100, 50, 75, -5)  # turned at once: turning is costly
    assert start.raised(20) == Pose(0, 80, 50, 10)


@pytest.mark.parametrize("jumbo", [False, True])
@pytest.mark.parametrize("size", [(560, 500), (800, 532), (998, 776), (2180, 1416)])
def test_a_fan_shows_the_whole_index_of_its_pack(size: tuple[float, float], jumbo: bool) -> None:
    pack = PackStyle(jumbo=jumbo)
    table = Geometry(*size, least_step=pack.least_step)
    for count in range(2, 13):
        fan = table.hand(Edge.NEAR, count)
        steps = {round(after.x - before.x, 3) for before, after in pairwise(fan)}
        assert min(steps) >= pack.least_step * fan[0].width


@given(table=tables)
def test_on_a_tall_table_the_hand_stays_near_the_trick(table: Geometry) -> None:
    """Before this, it lay at the bottom of a window of 900x1300, far below."""
    gap = table.hand(Edge.NEAR, 12)[6].y - table.trick(Edge.NEAR).y

    assert not table.is_tall or gap <= 420 * table.unit
    assert table.floor <= table.height
    assert table.is_tall or table.floor == pytest.approx(table.felt.foot)


@pytest.mark.parametrize("size", [(664, 1276), (560, 1000), (1124, 2520), (700, 1200)])
def test_on_a_tall_table_everything_is_together(size: tuple[int, int]) -> None:
    table = Geometry(*size)
    fan = box(*table.hand(Edge.NEAR, 12))
    piles = [box(*(table.pile(side, place, 12) for place in range(12))) for side in PILES]

    assert table.is_tall
    assert table.unit > 0.98 * size[0] / 800
    assert fan.width() > 0.85 * table.width
    for pile in piles:
        assert pile.top() > table.hand(Edge.NEAR, 12)[6].y
        assert not pile.intersects(fan)
    assert fan.top() - table.inlay[1] - table.inlay[3] < 150 * table.unit
    assert not disc(table, Edge.NEAR).intersects(fan)
