"""Where the cards of a game are, and that none is lost on the way."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import caused, first, game, is_at, seen, show, show_step

from quinto_desktop.window.look.card_art import box_size
from quinto_desktop.window.table.places import Places

NORMAL = Pace()


def test_cut_short_in_the_middle_the_table_still_shows_the_game(table: Table) -> None:
    """Every step comes while the previous one is still moving."""
    for place, step in enumerate(game(5)):
        show_step(table, step, NORMAL)
        move_to(table, 37 * (place % 5))
    rest(table)

    assert_sound(table, seen(game(5)[-1].after))


def test_back_and_forth_through_a_game(table: Table) -> None:
    steps = game(1)
    for place in range(0, len(steps) - 1, 7):
        show(table, steps[place].before)
        show_step(table, steps[place], NORMAL)
        show(table, steps[place // 2].after)
        assert_sound(table, seen(steps[place // 2].after))


def test_before_the_first_deal_no_card_shows(table: Table) -> None:
    show(table, game()[0].before)

    assert not any(widget.isVisible() for widget in cards_on(table))


def test_nobody_sees_hidden_cards(table: Table) -> None:
    for step in game(2):
        show_step(table, step, NORMAL)
        known = set(seen(step.after).hand)
        known |= {card for trick in seen(step.after).tricks for card in trick.cards}
        known |= set(seen(step.after).cachette or ())
        trick = seen(step.after).trick
        known |= set(trick.cards if trick is not None else ())
        rest(table)
        shown = {widget.card for widget in cards_on(table) if widget.isVisible()} - {None}
        assert shown <= known


# --------------------------------------------------------------- the deal
def test_a_deal_comes_card_by_card(table: Table) -> None:
    step = game()[0]
    show_step(table, step, NORMAL)

    own = own_hand(table)
    landed: list[int] = []
    for now in range(0, NORMAL.deal_ms, 100):
        move_to(table, now)
        landed.append(sum(widget.card is not None for widget in own))

    assert landed[0] == 0
    assert landed == sorted(landed)
    assert len(set(landed)) > 8
    assert landed[-1] == 12


def test_the_dealt_hand_is_sorted_in_the_end(qtbot: QtBot, table: Table) -> None:
    step = game()[0]
    show_step(table, step, NORMAL)
    let_land(table)
    xs = [widget.pose.x for widget in own_hand(table)]
    assert xs != sorted(xs)  # as the cards came

    go_on(table)
    let_land(table)

    xs = [widget.pose.x for widget in own_hand(table)]
    assert xs == sorted(xs)


def test_a_hand_is_sorted_even_if_the_last_card_is_late(table: Table) -> None:
    step = game()[0]
    show_step(table, step, NORMAL)
    move_to(table, NORMAL.deal_ms - NORMAL.sort_ms - 100)
    assert is_moving(table)

    next_scene(table)  # the timer is early
    let_land(table)

    assert_sound(table, seen(step.after))


# --------------------------------------------------------------- play
def test_a_card_flies_from_the_hand_to_the_trick(table: Table) -> None:
    step = first(lambda s: caused(s, CardPlayed) and s.before.turn is Seat.S)
    assert isinstance(step.action, Play)
    show(table, step.before)
    widget = widget_of(table, step.action.card)
    start = QPointF(widget.pose.x, widget.pose.y)

    show_step(table, step, NORMAL)

    assert not is_at(widget, start), "the first picture after the click shows it at rest"
    assert goal_of(table, widget) == geometry_on(table).trick(Edge.NEAR)


def test_another_players_card_turns_up_when_it_is_played(table: Table) -> None:
    step = first(lambda s: caused(s, CardPlayed) and s.before.turn is Seat.E)
    assert isinstance(step.action, Play)
    show(table, step.before)
    hand = list(hand_at(table, Seat.E))

    show_step(table, step, NORMAL)

    (gone,) = set(hand) - set(hand_at(table, Seat.E))
    sides, heights = [], []
    while goal_of(table, gone) is not None:
        sides.append(gone.card)
        heights.append(gone.height_over_table)
        move_to(table, moment_of(table) + 10)
    assert sides[0] is None
    assert sides == sorted(sides, key=lambda side: side is not None)  # over once, and for good
    assert sides.count(None) < len(sides) * 0.6
    assert max(heights) > 0.9 > heights[-1]
    assert gone.card is step.action.card
    assert gone.height_over_table == 0
    assert gone.size() == box_size(gone.pose.width, gone.pose.turn, gone.look.lift)


def test_a_trick_goes_to_its_winners_pile(table: Table) -> None:
    step = first(lambda s: caused(s, TrickWon) and s.after.phase is Phase.PLAY)
    show(table, step.before)
    show_step(table, step, NORMAL)
    assert len(trick_on(table)) == 4

    rest(table)

    (won,) = [event for event in step.events if isinstance(event, TrickWon)]
    deal = step.after.deal
    assert deal is not None
    tricks = sum(1 for t in deal.tricks if t.winner is not None and t.winner.side is won.seat.side)
    assert trick_on(table) == {}
    pile = piles_on(table)[won.seat.side]
    assert len(pile) == tricks
    assert [widget.isVisible() for widget in pile[-1]] == [True, False, False, False]
    assert all(widget.card is None for widget in pile[-1])


def test_the_cachette_is_turned_up_one_card_after_the_other(table: Table) -> None:
    step = first(lambda s: caused(s, CachetteRevealed))
    show(table, step.before)
    show_step(table, step, NORMAL)
    while not is_cachette_open(table):
        assert is_playing(table)
        go_on(table)

    open_cards = []
    for _ in range(6):
        let_land(table)
        open_cards.append(sum(widget.card is not None for widget in cachette_on(table)))
        next_scene(table)

    assert open_cards == [0, 1, 2, 3, 4, 5]


# --------------------------------------------------------------- seats
@pytest.mark.parametrize("viewer", SEATS)
def test_whoever_looks_sits_at_the_near_side(table: Table, viewer: Seat) -> None:
    places = places_on(table)
    places.viewer = viewer

    assert places.edge(viewer) is Edge.NEAR
    assert places.edge(viewer.next) is Edge.LEFT
    assert places.edge(viewer.partner) is Edge.FAR
    assert places.pile_edge(viewer.side) is Edge.LEFT


def test_a_difference_is_told_in_words(table: Table) -> None:
    step = first(lambda s: caused(s, CardPlayed))
    show(table, step.before)

    told = fault_on(table, seen(step.after))

    assert told is not None
    assert "should be" in told


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda p: p.hands[Seat.S].reverse(), id="order"),
        pytest.param(lambda p: p.hands[Seat.S].pop(), id="lost card"),
        pytest.param(lambda p: p.hands[Seat.E].pop(), id="lost back"),
        pytest.param(lambda p: p.trick.clear(), id="trick"),
        pytest.param(lambda p: p.piles[Side.NS].append([]), id="pile"),
        pytest.param(
            lambda p: p.hands[Seat.E][0].show_face(p.hands[Seat.S][0].card), id="hidden card shown"
        ),
    ],
)
def test_every_difference_is_seen(table: Table, spoil: Callable[[Places], object]) -> None:
    step = first(lambda s: caused(s, CardPlayed) and not caused(s, TrickWon))
    show(table, step.after)
    assert fault_on(table, seen(step.after)) is None

    spoil(places_on(table))

    assert fault_on(table, seen(step.after)) is not None
