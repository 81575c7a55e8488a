"""The place of everything, hands face up and plates too, at every size that the window can have."""

from __future__ import annotations

import random
from contextlib import nullcontext
from itertools import groupby

import pytest
from at_the_table import *
from hypothesis import example, given
from hypothesis import strategies as st
from kit import *
from large_type import large_type
from legible import watching
from legible_scene import speaking
from tabling import *

from quinto_desktop.rules import DummyExposed, card_of, sorted_hand
from quinto_desktop.window.look.pack_style import JUMBO_BELOW
from quinto_desktop.window.table.arrangement import (
    Arrangement,
    far_width,
    inwards,
    laid_out,
    risen,
    side_tray,
    side_width,
    voids_of,
)
from quinto_desktop.window.text.translation import monograms

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


def check_all_apart(table: Geometry, dealer: Edge) -> None:
    """Plates and cachette lie on the table, and nothing of a full one lies over them."""
    room, cachette = whole_table(table), box(*table.cachette(dealer))
    discs = {edge: disc(table, edge) for edge in Edge}
    assert room.contains(cachette)
    for edge, own in discs.items():
        assert room.contains(own)
        assert not own.intersects(cachette)
        assert not cachette.intersects(box(table.trick(edge)))
        hand = [] if edge in table.laid_out else table.hand(edge, 12)
        assert not any(shape(pose).intersects(QPolygonF(cachette)) for pose in hand)
    for one, other in combinations(discs.values(), 2):
        assert not one.intersects(other)
    for side in PILES:
        assert not cachette.intersects(box(*(table.pile(side, n, 12) for n in range(12))))


@given(table=tables, edge=edges, count=counts, dealer=edges)
def test_everything_lies_on_the_table_and_apart(
    table: Geometry, edge: Edge, count: int, dealer: Edge
) -> None:
    room, trick = whole_table(table), box(*(table.trick(edge) for edge in Edge))

    assert len(table.hand(edge, count)) == count
    assert room.contains(box(*table.hand(edge, count)))
    for side in PILES:
        assert room.contains(box(*(table.pile(side, place, count) for place in range(count))))
    assert room.contains(box(*table.open_cachette()))
    assert room.contains(trick)
    assert room.contains(QRectF(*table.inlay))
    assert room.contains(*table.prompt)
    assert room.contains(box(*table.pack(dealer, 53)))
    check_all_apart(table, dealer)
    fan = box(*(pose.raised(24 * table.unit) for pose in table.hand(Edge.NEAR, 12)))
    assert not fan.intersects(trick)
    assert not fan.contains(*table.prompt)


@given(table=tables, count=counts)
def test_the_fan_can_be_read_and_is_evenly_spread(table: Geometry, count: int) -> None:
    fan, longer = table.hand(Edge.NEAR, count), table.hand(Edge.NEAR, count + 1)

    assert all(pose.width >= LEAST_WIDTH for pose in fan)
    steps = [other.x - one.x for one, other in pairwise(fan)]
    assert all(step >= LEAST_SHOWN * fan[0].width for step in steps), "an index is covered"
    assert all(step == pytest.approx(steps[0]) for step in steps)
    assert all(step >= longer[1].x - longer[0].x - 1e-6 for step in steps)
    assert sum(pose.x for pose in fan) / count == pytest.approx(table.width / 2)
    assert sum(pose.turn for pose in fan) == pytest.approx(0)


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


@given(table=tables)
def test_cards_keep_their_proportions_and_opponents_sit_opposite_each_other(
    table: Geometry,
) -> None:
    south = table.south_width
    assert table.trick_width == pytest.approx(0.84 * south)
    assert table.back_width == pytest.approx(62 / 110 * south)
    assert table.pile_width == pytest.approx(42 / 110 * south)
    for place in (table.hand(Edge.LEFT, 12), [table.trick(Edge.LEFT)], table.cachette(Edge.LEFT)):
        assert all(0 < pose.x < table.width / 2 for pose in place)
    east, west = table.plate(Edge.RIGHT), table.plate(Edge.LEFT)
    assert east[0] + west[0] == pytest.approx(table.width)
    assert east[1] == west[1]


def test_at_the_designs_own_size_nothing_is_scaled() -> None:
    assert DESIGN.unit == 1
    assert DESIGN.south_width == 110
    spot = DESIGN.trick(Edge.NEAR)
    assert QRectF(*DESIGN.inlay).contains(spot.x, spot.y)  # a card dropped there lands in it


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


# --------------------------------------------------------------- rows
INDEX = 0.20  # of a card's width: its index column (look brief §3)
LEGIBLE, LEGIBLE_JUMBO = 70, 48
CROWN, JUMBO_CROWN = 0.63, 0.73  # of a card's width, down from its top
FAR, SIDES = Edge.FAR, (Edge.RIGHT, Edge.LEFT)

hands = st.lists(st.sampled_from(PACK), min_size=1, max_size=12, unique=True).map(sorted_hand)
ONE_SUIT = tuple(card for card in PACK if card.suit is Suit.CLUBS)[:12]
WITH_ROYAL = (*ONE_SUIT[:11], QUINT_ROYAL)


def open_tables(least_width: int = 560, least_height: int = 500) -> st.SearchStrategy[Geometry]:
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


def test_an_empty_hand_has_no_places() -> None:
    for near in (FAR, *SIDES):
        assert laid_out(Geometry(998, 776), near, ()) == []


@given(table=open_tables(), hand=hands)
def test_an_open_hand_lies_in_order_with_every_index_in_sight(
    table: Geometry, hand: tuple[Card, ...]
) -> None:
    """By suits, each from high to low; another suit begins further on."""
    near = edge_of(table)
    poses = laid_out(table, near, hand)
    assert whole_table(table).contains(box(*poses))
    assert all(pose.turn == 0 for pose in poses)
    steps: dict[bool, list[float]] = {True: [], False: []}
    for (one, pose), (other, place) in pairwise(zip(hand, poses, strict=True)):
        joins = other is QUINT_ROYAL and (near is FAR or one.suit is Suit.SPADES)
        if near is FAR or one.suit is other.suit or joins:
            assert pose.y == place.y
            assert place.x - pose.x >= INDEX * pose.width - 1e-6
            steps[one.suit is other.suit].append(place.x - pose.x)
        else:
            assert pose.y < place.y
    if all(steps.values()):
        assert min(steps[False]) > max(steps[True])
    # What is prepared for a hand is what it shows, but for a suit of very many cards.
    widest = far_width(table) if near is FAR else side_width(table, near)
    assert all(pose.width <= widest for pose in poses)
    assert laid_out(table, near, hand[:1])[0].width == widest


@example(table=table_of(800, 532, FAR), hand=ONE_SUIT)
@example(table=table_of(800, 532, Edge.RIGHT), hand=WITH_ROYAL)
@given(table=open_tables(800, 530), hand=hands)
def test_cards_are_large_enough_to_read(table: Geometry, hand: tuple[Card, ...]) -> None:
    """In every window from 800x560 on, whatever the hand; of rows even the crowns show."""
    rows = rows_of(laid_out(table, edge_of(table), hand))
    widths = [pose.width for row in rows for pose in row]
    assert all(wide >= LEGIBLE or LEGIBLE_JUMBO <= wide < JUMBO_BELOW for wide in widths)
    for upper, lower in pairwise(rows):
        width = upper[0].width
        crown = JUMBO_CROWN if width < JUMBO_BELOW else CROWN
        assert lower[0].y - upper[0].y >= crown * width


@example(table=table_of(1264, 981, FAR), hand=(QUINT_ROYAL,), near=Edge.RIGHT)
@given(table=open_tables(800, 530), hand=hands, near=st.sampled_from(SIDES))
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
    assert whole_table(table).contains(inside.adjusted(1, 1, -1, -1))


@given(table=open_tables(), hand=hands, rises=st.booleans())
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


@given(table=open_tables(), hand=hands, dealer=st.sampled_from(Edge))
def test_nothing_else_lies_under_a_hand(
    table: Geometry, hand: tuple[Card, ...], dealer: Edge
) -> None:
    near = edge_of(table)
    poses = laid_out(table, near, hand)
    rows = box(*poses)
    for edge in Edge:
        assert not rows.intersects(disc(table, edge)), edge
        assert not rows.intersects(box(table.trick(edge))), edge
        if edge is not near:
            assert not any(
                rows.intersects(shape(pose).boundingRect()) for pose in table.hand(edge, 12)
            ), edge
    for side in SIDES:
        pile = box(*(table.pile(side, place, 12) for place in range(12)))
        assert not rows.intersects(pile)
    assert not rows.intersects(box(*table.cachette(dealer)))
    check_all_apart(table, dealer)


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


# --------------------------------------------------------------- arrangement
ALL = [Arrangement(alternates=a, rises=r) for a in (False, True) for r in (False, True)]
RED = {Suit.HEARTS, Suit.DIAMONDS}


def cards(text: str) -> tuple[Card, ...]:
    return tuple([parse_card(word) for word in text.split()])


@pytest.mark.parametrize(
    ("arrangement", "lies"),
    [
        (Arrangement(), "HA H2 DK C9 C3 S5 QR"),
        (Arrangement(rises=True), "QR S5 C3 C9 DK H2 HA"),
        (Arrangement(alternates=True), "HA H2 C9 C3 DK S5 QR"),
        (Arrangement(alternates=True, rises=True), "QR S5 DK C3 C9 H2 HA"),
    ],
)
def test_a_fan_lies_in_the_order_that_is_liked(arrangement: Arrangement, lies: str) -> None:
    hand = list(cards(lies))
    random.Random(1).shuffle(hand)

    assert arrangement.arranged(hand, Edge.NEAR) == cards(lies)


@pytest.mark.parametrize("rises", [False, True])
def test_neighbours_differ_in_colour_wherever_that_can_be(*, rises: bool) -> None:
    arrangement = Arrangement(alternates=True, rises=rises)
    for count in range(1, 5):
        for held in combinations(Suit, count):
            hand = [card_of(suit, rank) for suit in held for rank in (Rank.TWO, Rank.ACE)]
            lies = arrangement.arranged([*hand, QUINT_ROYAL], Edge.NEAR)

            suits = [suit for suit, _ in groupby(card.suit for card in lies) if suit is not None]
            assert len(suits) == count  # the cards of each suit are together
            reds = len(RED & {*held})
            clashes = sum((one in RED) is (other in RED) for one, other in pairwise(suits))
            assert clashes == max(0, abs(2 * reds - count) - 1)


@pytest.mark.parametrize("near", [Edge.RIGHT, Edge.LEFT])
def test_the_rows_of_a_side_hand_stay_where_they_are(near: Edge) -> None:
    hand = cards("HA H2 DK C9 C3 S5 QR")

    assert Arrangement(rises=True).arranged(hand, near) == cards("H2 HA DK C3 C9 S5 QR")
    assert Arrangement(alternates=True).arranged(hand, near) == hand


# --------------------------------------------------------------- at the table
@pytest.mark.parametrize("arrangement", ALL[1:3], ids=str)
def test_a_deal_is_shown_in_every_order(table: Table, arrangement: Arrangement) -> None:
    steps = game(2)[:60]
    dealt = next(step for step in steps if caused(step, CardsDealt))
    show_step(table, dealt, Pace())
    assert is_moving(table)
    table.set_preferences(TablePreferences(Pace(), arrangement))  # while cards are dealt
    rest(table)
    assert_sound(table, seen(dealt.after))

    for step in steps:
        now = show_step(table, step)
        assert_sound(table, now)
        own = [widget.card for widget in own_hand(table)]
        assert own == [*arrangement.arranged(now.hand, Edge.NEAR)]


def two_in_play(step: Step) -> bool:
    return step.after.phase is Phase.PLAY and isinstance(step.action, Play)


def dummy_is_seen(step: Step) -> bool:
    return caused(step, DummyExposed)


@pytest.mark.parametrize("arrangement", ALL)
@pytest.mark.parametrize(("rules", "wanted"), [(DUMMY, dummy_is_seen), (TWO, two_in_play)])
def test_dummy_and_both_hands_of_two_lie_in_the_order_that_is_liked(
    table: Table, rules: RuleOptions, wanted: Callable[[Step], bool], arrangement: Arrangement
) -> None:
    step = first_of(rules, wanted)
    player = ALL.index(arrangement) % rules.form.players
    if rules is DUMMY:  # else it is liked when the cards lie there already
        table.set_preferences(TablePreferences(arrangement=arrangement))
    show_to(table, step.before, player)

    table.show_step(step, seen_by(step.after, player), Pace())
    table.set_preferences(TablePreferences(arrangement=arrangement))
    rest(table)

    assert_sound(table, seen_by(step.after, player))


def with_all_suits(state: MatchState) -> bool:
    return state.phase is Phase.PLAY and len({card.suit for card in seen(state).hand}) >= 4


MANY_SUITS = first(lambda step: with_all_suits(step.after)).after
OTHER = Arrangement(alternates=True, rises=True)


def test_another_order_applies_at_once_and_cards_glide_to_it(table: Table) -> None:
    show(table, MANY_SUITS)
    before = {widget: widget.pose[:2] for widget in own_hand(table)}
    table.set_preferences(TablePreferences(Pace()))
    assert not is_moving(table)

    table.set_preferences(TablePreferences(Pace(), OTHER))

    hand = [widget.card for widget in own_hand(table)]
    assert hand == [*OTHER.arranged(seen(MANY_SUITS).hand, Edge.NEAR)]
    assert is_moving(table)
    begun = {widget: abs(widget.pose.x - x) for widget, (x, _) in before.items()}
    let_land(table)
    ways = {widget: abs(widget.pose.x - x) for widget, (x, _) in before.items()}
    assert max(ways.values()) > geometry_on(table).back_width
    assert all(begun[widget] <= way / 4 for widget, way in ways.items())  # they have just set out
    assert_sound(table, seen(MANY_SUITS))


@pytest.mark.parametrize("pace", [Pace(is_still=True), Pace(Speed.NONE)], ids=str)
def test_without_movement_another_order_is_there_at_once(table: Table, pace: Pace) -> None:
    show(table, MANY_SUITS)

    table.set_preferences(TablePreferences(pace, OTHER))

    assert not is_moving(table)
    assert_sound(table, seen(MANY_SUITS))


def test_the_card_in_the_air_stays_there_when_the_others_are_sorted(table: Table) -> None:
    show(table, MANY_SUITS)
    held = own_hand(table)[0]
    pose = held.pose
    stage_on(table).held = held

    table.set_preferences(TablePreferences(Pace(Speed.NONE), OTHER))

    assert held.pose == pose
    assert own_hand(table)[-1] is held


# --------------------------------------------------------------- plates
def all_have_called(step: Step) -> bool:
    """A round of calls is over in which somebody has doubled."""
    state = step.after
    is_led = bool(state.deal and state.deal.trick and state.deal.trick.cards)
    calls = state.deal.calls if state.deal else ()
    return state.phase is Phase.PLAY and is_led and {Call.PASS, Call.DOUBLE} <= {*calls}


def clear_of(places: list[QRectF]) -> bool:
    return not any(
        one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
        for one, other in combinations(places, 2)
    )


def clear_of_the_rim(place: QRect, table: Table) -> bool:
    """Words end before the wood and its line of brass."""
    return QRectF(*geometry_on(table).felt).adjusted(-1, -1, 1, 1).contains(QRectF(place))


@at_all_sizes
@pytest.mark.parametrize("is_large", [False, True])
def test_the_words_about_tricks_and_cachette_keep_clear_of_one_another(
    qtbot: QtBot, size: tuple[int, int], *, is_large: bool
) -> None:
    with large_type() if is_large else nullcontext():
        table = make_table(qtbot, *size)
        show_to(table, first_of(RuleOptions(), all_have_called, Seat.S).after, 0)
        assert clear_of_the_rim(cachette_caption(table).geometry(), table)
        for caption in captions_on(table).values():
            assert clear_of_the_rim(caption.geometry(), table)
            for card in cachette_on(table):
                assert not caption.geometry().intersects(card.polygon().boundingRect().toRect())


@pytest.mark.parametrize(
    ("language", "size"),
    at_night(
        [("de", SIZES[1]), ("pseudo", SIZES[0]), ("pseudo", SIZES[4])],
        [("en", SIZES[0]), ("pseudo", SIZES[1])],
    ),
)
@pytest.mark.parametrize("form", Form)
def test_a_name_and_its_seat_stay_to_be_read_beside_a_call(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, form: Form, size: tuple[int, int], language: str
) -> None:
    table = make_table(qtbot, *size)
    step = first_of(RuleOptions(form=form), all_have_called)
    with speaking(language):
        now = show_to(table, step.after, 0)
        speaker = speaker_at(table)
        for seat, call in zip((now.eldest_hand or SEATS[0]).clockwise, now.calls, strict=True):
            plate = plates_on(table)[edge_at(table, seat)]
            table.look.apply_theme(
                LIGHT if table.look.theme is BAIZE else BAIZE
            )  # to paint it anew
            with watching(monkeypatch) as sight:
                plate.grab()
            shown = dict(sight.places)
            name, made = seat_text.name(speaker, seat), turn_text.call_made(call)
            assert {name, made} <= {*shown}
            del shown[monograms([seat_text.name(speaker, one) for one in SEATS])[seat]]
            if form is Form.TWO:  # it has two hands of each name
                assert any(text.startswith(seat_text.title(seat)) for text in shown)
            assert clear_of([*shown.values()])
            for text, place in shown.items():
                assert QRectF(plate.rect()).adjusted(-2, -2, 2, 2).contains(place), text
                on_table = place.translated(plate.pos()).toRect()
                assert clear_of_the_rim(on_table, table), text
                for card in cards_on(table):
                    if card.isVisible():
                        assert not QRegion(card.polygon().toPolygon()).intersects(on_table), text
