"""Hands face up on the table: every card can be read, at every size."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kit import *
from test_geometry import box, shape

from quinto_desktop.rules import sorted_hand
from quinto_desktop.window.look.pack_style import JUMBO_BELOW
from quinto_desktop.window.table.arrangement import (
    far_width,
    inwards,
    laid_out,
    risen,
    side_tray,
    side_width,
    voids_of,
)

INDEX = 0.20  # of a card's width: its index column (look brief §3)
LEGIBLE, LEGIBLE_JUMBO = 70, 48
CROWN, JUMBO_CROWN = 0.63, 0.73  # of a card's width, down from its top
FAR, SIDES = Edge.FAR, (Edge.RIGHT, Edge.LEFT)

hands = st.lists(st.sampled_from(PACK), min_size=1, max_size=12, unique=True).map(sorted_hand)
ONE_SUIT = tuple(card for card in PACK if card.suit is Suit.CLUBS)[:12]
WITH_ROYAL = (*ONE_SUIT[:11], QUINT_ROYAL)


def tables(least_width: int = 560, least_height: int = 500) -> st.SearchStrategy[Geometry]:
    wide, high = st.integers(least_width, 3840), st.integers(least_height, 2160)
    return st.builds(table_of, wide, high, st.sampled_from((FAR, *SIDES)))


def table_of(wide: int, high: int, near: Edge) -> Geometry:
    return Geometry(wide, high, frozenset({near}))


def edge_of(table: Geometry) -> Edge:
    (near,) = table.laid_out
    return near


def rows_of(poses: list[Pose]) -> list[list[Pose]]:
    heights = dict.fromkeys(pose.y for pose in poses)
    return [[pose for pose in poses if pose.y == y] for y in heights]


@given(table=tables(), hand=hands)
def test_every_card_lies_on_the_table(table: Geometry, hand: tuple[Card, ...]) -> None:
    poses = laid_out(table, edge_of(table), hand)

    assert len(poses) == len(hand)
    assert QRectF(0, 0, table.width, table.height).contains(box(*poses))
    assert all(pose.turn == 0 for pose in poses)


def test_an_empty_hand_has_no_places() -> None:
    for near in (FAR, *SIDES):
        assert laid_out(Geometry(998, 776), near, ()) == []


@given(table=tables(), hand=hands)
def test_every_card_shows_its_index(table: Geometry, hand: tuple[Card, ...]) -> None:
    for row in rows_of(laid_out(table, edge_of(table), hand)):
        for one, other in pairwise(row):
            assert other.x - one.x >= INDEX * one.width - 1e-6


@given(table=tables(800, 530), hand=hands)
def test_cards_are_large_enough_to_read(table: Geometry, hand: tuple[Card, ...]) -> None:
    """In every window from 800x560 on, whatever the hand."""
    for pose in laid_out(table, edge_of(table), hand):
        assert pose.width >= LEGIBLE or LEGIBLE_JUMBO <= pose.width < JUMBO_BELOW


@given(table=tables(800, 530), hand=hands)
def test_of_rows_under_one_another_index_and_crown_show(
    table: Geometry, hand: tuple[Card, ...]
) -> None:
    rows = rows_of(laid_out(table, edge_of(table), hand))

    for upper, lower in pairwise(rows):
        width = upper[0].width
        crown = JUMBO_CROWN if width < JUMBO_BELOW else CROWN
        assert lower[0].y - upper[0].y >= crown * width


@example(table=table_of(1264, 981, FAR), hand=(QUINT_ROYAL,), near=Edge.RIGHT)
@given(table=tables(800, 530), hand=hands, near=st.sampled_from(SIDES))
def test_every_suit_has_its_row_at_the_side(
    table: Geometry, hand: tuple[Card, ...], near: Edge
) -> None:
    """As bridge players know a dummy: one left edge, hearts uppermost, no row moves up."""
    table = table._replace(laid_out=frozenset({near}))
    poses = dict(zip(hand, laid_out(table, near, hand), strict=True))
    tray, lacking = side_tray(table, near, hand), voids_of(table, near, hand)
    ends = {suit: [card for card in hand if card.suit is suit] for suit in Suit}
    lefts = {poses[own[0]].x for own in ends.values() if own}
    tops = {suit: poses[own[0]].y for suit, own in ends.items() if own}

    assert len(lefts) <= 1
    assert {void.suit for void in lacking} == {suit for suit, own in ends.items() if not own}
    for void in lacking:
        words = QRectF(*void[1:]).adjusted(0, 1.2, 0, -1.2)  # a card's picture is of whole size
        assert not any(shape(pose).boundingRect().intersects(words) for pose in poses.values())
    full = sorted_hand(card for card in PACK if card.rank in (Rank.ACE, Rank.TEN, Rank.TWO))
    every = dict(zip(full, laid_out(table, near, full), strict=True))
    for card, pose in every.items():
        assert card.suit not in tops or tops[card.suit] == pytest.approx(pose.y)
    inside = QRectF(tray.left, tray.top, tray.width, tray.height).adjusted(-1, -1, 1, 1)
    assert inside.contains(box(*poses.values()))
    assert QRectF(0, 0, table.width, table.height).contains(inside.adjusted(1, 1, -1, -1))


@given(table=tables(), hand=hands)
def test_suits_come_in_order_and_each_from_high_to_low(
    table: Geometry, hand: tuple[Card, ...]
) -> None:
    near = edge_of(table)
    poses = dict(zip(hand, laid_out(table, near, hand), strict=True))
    for one, other in pairwise(hand):
        joins = other is QUINT_ROYAL and (near is FAR or one.suit is Suit.SPADES)
        if near is FAR or one.suit is other.suit or joins:
            assert poses[one].y == poses[other].y
            assert poses[one].x < poses[other].x
        else:
            assert poses[one].y < poses[other].y


@given(table=tables(), hand=hands, rises=st.booleans())
def test_a_row_says_what_it_lacks(table: Geometry, hand: tuple[Card, ...], *, rises: bool) -> None:
    table, rises = table._replace(laid_out=frozenset({FAR})), rises and len(hand) > 1
    hand = hand[::-1] if rises else hand
    poses, lacking = laid_out(table, FAR, hand), voids_of(table, FAR, hand)
    gone = {suit for suit in Suit if all(card.suit is not suit for card in hand)}
    assert {void.suit for void in lacking} in (gone, set())  # all of them, or there is no room
    for void in lacking:
        words, middle = QRectF(*void[1:]), void.left + void.width / 2
        assert words.width() >= 0.5 * poses[0].width
        assert not any(shape(pose).boundingRect().intersects(words) for pose in poses)
        for card, pose in zip(hand, poses, strict=True):
            is_left = (-1 if card.suit is None else card.suit) > void.suit
            assert (pose.x < middle) is (is_left is not rises)


@given(table=tables(), hand=hands)
def test_another_suit_begins_further_on(table: Geometry, hand: tuple[Card, ...]) -> None:
    poses = dict(zip(hand, laid_out(table, edge_of(table), hand), strict=True))
    steps: dict[bool, list[float]] = {True: [], False: []}
    for one, other in pairwise(hand):
        if poses[one].y == poses[other].y:
            steps[one.suit is other.suit].append(poses[other].x - poses[one].x)

    if all(steps.values()):
        assert min(steps[False]) > max(steps[True])


@given(table=tables(), hand=hands, dealer=st.sampled_from(Edge))
def test_nothing_else_lies_under_a_hand(
    table: Geometry, hand: tuple[Card, ...], dealer: Edge
) -> None:
    near = edge_of(table)
    poses = laid_out(table, near, hand)
    rows = box(*poses)
    for edge in Edge:
        x, y = table.plate(edge)
        half = 28 * table.unit
        assert not rows.intersects(QRectF(x - half, y - half, 2 * half, 2 * half)), edge
        assert not rows.intersects(box(table.trick(edge))), edge
        if edge is not near:
            assert not any(
                rows.intersects(shape(pose).boundingRect()) for pose in table.hand(edge, 12)
            ), edge
    for side in SIDES:
        pile = box(*(table.pile(side, place, 12) for place in range(12)))
        assert not rows.intersects(pile)
    assert not rows.intersects(box(*table.cachette(dealer)))


@given(table=tables(), dealer=st.sampled_from(Edge))
def test_plates_and_cachette_make_room(table: Geometry, dealer: Edge) -> None:
    room = QRectF(0, 0, table.width, table.height)
    cachette = box(*table.cachette(dealer))
    discs = {}
    for edge in Edge:
        x, y = table.plate(edge)
        half = 28 * table.unit
        discs[edge] = QRectF(x - half, y - half, 2 * half, 2 * half)
        assert room.contains(discs[edge])
        assert not discs[edge].intersects(cachette)
    assert room.contains(cachette)
    for one, other in combinations(Edge, 2):
        assert not discs[one].intersects(discs[other])


@pytest.mark.parametrize("size", [(800, 532), (998, 776)])
@pytest.mark.parametrize("hand", [ONE_SUIT, WITH_ROYAL], ids=["one suit", "with the Quint Royal"])
@pytest.mark.parametrize("near", [FAR, *SIDES])
def test_twelve_cards_of_one_suit_can_be_read(
    size: tuple[int, int], hand: tuple[Card, ...], near: Edge
) -> None:
    table = Geometry(*size, frozenset({near}))

    row = rows_of(laid_out(table, near, hand))[0]

    width = row[0].width
    assert width >= LEGIBLE or LEGIBLE_JUMBO <= width < JUMBO_BELOW
    assert all(other.x - one.x >= INDEX * one.width for one, other in pairwise(row))


@given(table=tables(), hand=hands)
def test_a_hand_is_no_smaller_than_its_cards(table: Geometry, hand: tuple[Card, ...]) -> None:
    """What is prepared for a hand is what it shows, but for a suit of very many cards."""
    near = edge_of(table)
    widest = far_width(table) if near is FAR else side_width(table, near)

    assert all(pose.width <= widest for pose in laid_out(table, near, hand))
    assert laid_out(table, near, hand[:1])[0].width == widest


@pytest.mark.parametrize("near", list(Edge))
def test_cards_stand_out_towards_the_middle(near: Edge) -> None:
    table = Geometry(998, 776)
    x, y = table.centre
    across, down = inwards(near)
    home = table.trick(near)

    raised = risen(near, home, 10)

    assert abs(raised.x - x) + abs(raised.y - y) < abs(home.x - x) + abs(home.y - y)
    assert raised.x - home.x == pytest.approx(10 * across)
    assert raised.y - home.y == pytest.approx(10 * down)
