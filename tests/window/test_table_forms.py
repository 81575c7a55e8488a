"""Every form of the game at the table: whose hands are seen, laid out, turned up and hidden."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import *

from quinto_desktop.rules import DummyExposed, quints_in

NORMAL = Pace()
PACES = (INSTANT, NORMAL, Pace(is_still=True))
FOUR = RuleOptions(target=100)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=100)
LONG = RuleOptions(form=Form.DUMMY, target=1000)
RUBBER = RuleOptions(form=Form.TWO, match=MatchForm.RUBBER, target=100)


def show_step_to(table: Table, step: Step, player: int, pace: Pace = INSTANT) -> Observation:
    """Show a player what a step caused."""
    sit_down(table, step.after, player)
    now = seen_by(step.after, player)
    table.show_step(step, now, pace)
    return now


def cards_at(table: Table, seat: Seat) -> list[Card | None]:
    return [widget.card for widget in hand_at(table, seat)]


@pytest.mark.parametrize(
    ("rules", "player"), at_night([(FOUR, 0), (ROUND, 2), (RUBBER, 1)], [(ROUND, 0)])
)
def test_step_by_step_or_at_once_the_table_shows_the_match(
    qtbot: QtBot, table: Table, rules: RuleOptions, player: int
) -> None:
    other = make_table(qtbot)
    steps = match(replace(rules, draw=DrawRule.ACE_HIGH, target=60))[:160]
    show_to(table, steps[0].before, player)
    for place, step in enumerate(steps):
        pace = PACES[(place + player) % len(PACES)]
        now = show_step_to(table, step, player, pace)
        if pace is not INSTANT:  # then it is there without delay
            rest(table)
        assert_sound(table, now)
        if place % 5 == 0:
            show_to(other, step.after, player)
            assert_sound(other, now)
            assert geometry_on(table) == geometry_on(other)


@pytest.mark.parametrize(("rules", "player"), [(RUBBER, 1), (ROUND, 1)])
def test_cut_short_in_the_middle_the_table_still_shows_the_match_and_nothing_hidden(
    table: Table, rules: RuleOptions, player: int
) -> None:
    for place, step in enumerate(match(replace(rules, target=60), 2)[:120]):
        now = show_step_to(table, step, player, NORMAL)
        for moment in (0, 41 * (place % 7)):
            move_to(table, moment)
            shown = {widget.card for widget in cards_on(table) if widget.isVisible()}
            assert shown <= known_cards(now)
    rest(table)

    assert_sound(table, now)


def known_cards(now: Observation) -> set[Card | None]:
    """What somebody may see, and the backs."""
    known: set[Card | None] = {card for hand in now.hands for card in hand or ()}
    known |= {card for trick in now.tricks for card in trick.cards}
    known |= set(now.trick.cards if now.trick is not None else ())
    return known | set(now.cachette or ()) | {None}


# --------------------------------------------------------------- what is laid out where
def dummy_is_open(step: Step) -> bool:
    return step.after.phase is Phase.PLAY and caused(step, DummyExposed)


@pytest.mark.parametrize(
    ("dealer", "dummy"), [(Seat.S, Seat.N), (Seat.W, Seat.E), (Seat.E, Seat.W)], ids=["N", "E", "W"]
)
def test_dummy_lies_face_up_in_suits(table: Table, dealer: Seat, dummy: Seat) -> None:
    """South has dummy opposite him, or plays against it on either side."""
    step = first_of(DUMMY, dummy_is_open, dealer)
    now = show_to(table, step.after, 0)
    seat = now.dummy
    assert seat is dummy
    assert cards_at(table, seat) == list(now.hands[seat] or ())
    cards = hand_at(table, seat)
    for one, other in pairwise(cards):
        assert one.card is not None and other.card is not None
        is_same_row = one.pose.y == other.pose.y
        assert is_same_row or one.card.suit is not other.card.suit
        assert other.pose.x > one.pose.x or not is_same_row


def test_two_players_see_both_their_hands_from_the_deal_on(table: Table) -> None:
    step = first_of(TWO, lambda s: caused(s, CardsDealt))
    for player, (near, far) in enumerate(((Seat.S, Seat.N), (Seat.W, Seat.E))):
        now = show_to(table, step.after, player)

        assert cards_at(table, near) == list(now.hands[near] or ())
        assert cards_at(table, far) == list(now.hands[far] or ())
        assert edge_at(table, far) is Edge.FAR
        for seat in set(SEATS) - {near, far}:
            assert cards_at(table, seat) == [None] * 12


def test_the_second_hand_is_dealt_face_up(table: Table) -> None:
    step = first_of(TWO, lambda s: caused(s, CardsDealt))
    show_to(table, step.before, 0)
    now = show_step_to(table, step, 0, NORMAL)
    hands = [hand_at(table, seat) for seat in (Seat.S, Seat.N)]
    landed = []
    for moment in range(0, NORMAL.deal_ms, 100):
        move_to(table, moment)
        landed.append([sum(card.card is not None for card in hand) for hand in hands])

    assert landed[0] == [0, 0]
    assert landed[-1] == [12, 12]
    assert [near for near, _ in landed] == sorted(near for near, _ in landed)
    assert [far for _, far in landed] == sorted(far for _, far in landed)
    rest(table)
    assert_sound(table, now)


# --------------------------------------------------------------- turned up and hidden
def is_hidden(state: MatchState, player: int, seat: Seat) -> bool:
    return state.phase is Phase.DOUBLING and seen_by(state, player).hands[seat] is None


@pytest.mark.parametrize("is_resized", [False, True])
def test_dummy_is_turned_up_card_by_card(table: Table, *, is_resized: bool) -> None:
    step = first_of(DUMMY, dummy_is_open, Seat.W)
    assert step.after.dummy is Seat.E
    show_to(table, step.before, 0)
    assert cards_at(table, Seat.E) == [None] * 12

    now = show_step_to(table, step, 0, NORMAL)
    while not is_hand_seen(table, Seat.E):
        next_scene(table)
    shown = []
    for moment in range(0, 200 if is_resized else 600, 25):
        move_to(table, moment)
        shown.append(sum(card is not None for card in cards_at(table, Seat.E)))

    assert shown[0] == 0
    assert shown == sorted(shown)
    if is_resized:
        table.resize(800, 534)
    else:
        assert len(set(shown)) > 5
        assert shown[-1] == 12
        rest(table)
    assert_sound(table, now)


def test_clicks_skip_the_turning_up_and_without_movement_there_is_none(table: Table) -> None:
    step = first_of(DUMMY, dummy_is_open, Seat.W)
    for pace, clicks in ((NORMAL, 4), (INSTANT, 0), (Pace(is_still=True), 0)):
        show_to(table, step.before, 0)
        now = show_step_to(table, step, 0, pace)
        for _ in range(clicks):
            table.input.go_on()
        assert not is_moving(table)
        assert not (clicks and table.busy)
        assert_sound(table, now)


def hides_own_hand(step: Step) -> bool:
    """Dummy is to lead: the Dummy-player does not see their own hand until the doubling is over."""
    return dummy_is_open(step) and is_hidden(step.before, 0, Seat.S)


def test_a_hidden_hand_of_ones_own_shows_its_backs_until_after_the_doubling(table: Table) -> None:
    step = first_of(ROUND, hides_own_hand)
    assert step.before.dummy is Seat.N
    show_to(table, step.before, 0)

    own = own_hand(table)
    assert [widget.card for widget in own] == [None] * 12
    for widget in own:
        assert widget.isVisible()
        assert widget.accessibleName() == ""
        assert widget.toolTip() == ""
    assert None not in cards_at(table, Seat.N)

    now = show_step_to(table, step, 0, NORMAL)
    assert cards_at(table, Seat.S) == [None] * 12
    rest(table)

    assert cards_at(table, Seat.S) == list(now.hand)
    assert all(widget.accessibleName() for widget in own_hand(table))
    assert_sound(table, now)


def hides_dummy(step: Step) -> bool:
    """The Dummy-player's own hand is to lead: they do not see dummy yet."""
    return dummy_is_open(step) and step.after.dummy is Seat.N and is_hidden(step.before, 0, Seat.N)


def test_dummy_is_hidden_from_its_own_player_if_the_other_hand_leads(table: Table) -> None:
    step = first_of(LONG, hides_dummy)
    show_to(table, step.before, 0)
    assert cards_at(table, Seat.N) == [None] * 12
    flown = [widget.pose.turn for widget in hand_at(table, Seat.N)]
    assert all(turn != 0 for turn in flown)  # a fan of backs, as any hidden hand
    places = {near: plate.geometry() for near, plate in plates_on(table).items()}

    show_step_to(table, step, 0, NORMAL)
    rest(table)

    assert None not in cards_at(table, Seat.N)
    assert {near: plate.geometry() for near, plate in plates_on(table).items()} == places


# --------------------------------------------------------------- play from a laid-out hand
def test_a_suit_that_is_played_out_leaves_no_gap(table: Table) -> None:
    """The row closes up to the suits that are left, which are not much over a card apart."""
    step = first_of(
        DUMMY,
        lambda s: (
            s.after.phase is Phase.PLAY
            and s.after.dummy is Seat.N
            and s.after.deal is not None
            and len({card.suit for card in s.after.deal.hands[Seat.N]} - {None}) < len(Suit)
            and len(s.after.deal.hands[Seat.N]) > 5
        ),
        Seat.S,
    )
    show_to(table, step.after, 0)

    row = hand_at(table, Seat.N)

    width = row[0].pose.width
    assert all(other.pose.x - one.pose.x <= 1.3 * width + 1e-6 for one, other in pairwise(row))


# --------------------------------------------------------------- sizes
LONG_NAMES = ("Clara Montgomery-Smythe", "Bartholomew Featherstonehaugh", "You")


def moments(rules: RuleOptions, dealer: Seat) -> Iterator[MatchState]:
    """For every dealer of a long game: dummy just turned up, and some tricks later."""
    dealers: set[tuple[Seat | None, int]] = set()
    for step in match(rules, 1, dealer):
        deal = step.after.deal
        if step.after.phase is not Phase.PLAY or deal is None or step.after.games:
            continue
        moment = (deal.dealer, len(deal.tricks))
        if deal.trick.cards == () and moment[1] in (0, 3) and moment not in dealers:
            dealers.add(moment)
            yield step.after


LEAST, WIDE, TALL = (560, 500), (800, 532), (664, 1276)


@pytest.mark.parametrize(
    ("rules", "first_dealer", "size"),
    [
        *((LONG, dealer, LEAST) for dealer in (Seat.S, Seat.W, Seat.E)),
        *((LONG, Seat.S, size) for size in (WIDE, TALL)),
        *((replace(TWO, target=1000), Seat.S, size) for size in (LEAST, TALL)),
    ],
)
def test_beside_a_hand_that_is_laid_out_nothing_lies_over_anything(
    table: Table, size: tuple[int, int], rules: RuleOptions, first_dealer: Seat
) -> None:
    table.resize(*size)
    dealers = set()
    for state in moments(rules, first_dealer):
        now, seat = seen_by(state, 0), home_seat(state, 0)
        table.set_speaker(Speaker(LONG_NAMES, seat, state.seating, state.dummy), seat)
        table.show_state(now)
        rest(table)
        assert now.dealer is not None
        beside = geometry_on(table).cachette(edge_at(table, now.dealer))
        assert [card.pose for card in cachette_on(table)] == beside
        assert_nothing_covers_anything(table)
        dealers.add(state.dealt.dealer)

    assert dealers == set(SEATS)


@pytest.mark.parametrize(
    ("dealer", "size"), [(Seat.S, LEAST), (Seat.W, LEAST), (Seat.E, WIDE), (Seat.S, TALL)]
)
def test_dummy_leaves_the_trick_and_its_tags_free(
    table: Table, size: tuple[int, int], dealer: Seat
) -> None:
    table.resize(*size)
    checked = 0
    for step in match(LONG, 2, dealer)[:70]:
        deal = step.after.deal
        if step.after.phase is not Phase.PLAY or deal is None:
            continue
        if len(deal.trick.cards) < 3 and not quints_in(deal.trick.cards):
            continue  # a trick of three has all of its places but dummy's own, or one other
        now = show_to(table, step.after, 0)
        assert now.dummy is not None
        rows = QRegion()
        for widget in hand_at(table, now.dummy):
            rows += QRegion(widget.polygon().toPolygon())
        for widget in trick_on(table).values():
            assert not rows.intersects(QRegion(widget.polygon().toPolygon()))
        tags = tags_on(table)
        if now.turn is not now.dummy:  # cards that stand out may come nearer
            for tag in tags.quints:
                assert not (tag.isVisible() and rows.intersects(tag.geometry()))
        checked += 1

    assert checked > 12


@at_all_sizes
def test_calls_are_offered_clear_of_the_second_hand(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    step = first_of(TWO, lambda s: s.after.phase is Phase.DOUBLING and s.after.turn is Seat.S)
    show_to(table, step.after, 0)

    bar = bar_on(table)
    assert bar.isVisible()
    assert table.rect().contains(bar.geometry())
    for seat in (Seat.N, Seat.S):
        for widget in hand_at(table, seat):
            top_left = widget.polygon().boundingRect().adjusted(0, 0, 0, -0.5 * widget.height())
            assert not bar.geometry().intersects(top_left.toRect())
