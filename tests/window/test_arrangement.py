"""The arrangement of a hand: suits by rank or in alternating colours, high left or right."""

from __future__ import annotations

import random
from itertools import groupby

import pytest
from at_the_table import assert_sound, geometry_on, is_moving, let_land, own_hand, rest, stage_on
from kit import *
from tabling import *

from quinto_desktop.rules import DummyExposed, card_of, sorted_hand
from quinto_desktop.rules.cards import Rank
from quinto_desktop.window.table.arrangement import Arrangement, TablePreferences

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


@pytest.mark.parametrize("arrangement", ALL, ids=str)
@pytest.mark.parametrize("near", list(Edge))
def test_no_card_is_lost_and_each_suit_lies_in_order(arrangement: Arrangement, near: Edge) -> None:
    for seed in range(20):
        hand = random.Random(seed).sample(PACK, 12)

        lies = arrangement.arranged(hand, near)

        assert sorted_hand(lies) == sorted_hand(hand)
        for _, suit in groupby(lies, key=lambda card: card.suit):
            strengths = [card.strength for card in suit]
            assert strengths == sorted(strengths, reverse=not arrangement.rises)
        if QUINT_ROYAL in hand:
            assert QUINT_ROYAL in (lies[0], lies[-1])


@pytest.mark.parametrize("near", [Edge.RIGHT, Edge.LEFT])
def test_the_rows_of_a_side_hand_stay_where_they_are(near: Edge) -> None:
    hand = cards("HA H2 DK C9 C3 S5 QR")

    assert Arrangement(rises=True).arranged(hand, near) == cards("H2 HA DK C3 C9 S5 QR")
    assert Arrangement(alternates=True).arranged(hand, near) == hand


# --------------------------------------------------------------- at the table
@pytest.mark.parametrize("arrangement", ALL, ids=str)
def test_a_whole_game_is_shown_in_every_order(table: Table, arrangement: Arrangement) -> None:
    table.set_preferences(TablePreferences(arrangement=arrangement))

    for step in game(2):
        now = show_step(table, step)
        assert_sound(table, now)
        own = [widget.card for widget in own_hand(table)]
        assert own == [*arrangement.arranged(now.hand, Edge.NEAR)]


def dummy_is_seen(step: Step) -> bool:
    return caused(step, DummyExposed)


@pytest.mark.parametrize("arrangement", ALL, ids=str)
@pytest.mark.parametrize("player", [0, 1, 2])
def test_dummy_lies_in_the_order_that_is_liked(
    table: Table, arrangement: Arrangement, player: int
) -> None:
    step = first_of(DUMMY, dummy_is_seen)
    table.set_preferences(TablePreferences(arrangement=arrangement))
    show_to(table, step.before, player)

    table.show_step(step, seen_by(step.after, player), Pace())
    rest(table)

    assert_sound(table, seen_by(step.after, player))


def two_in_play(step: Step) -> bool:
    return step.after.phase is Phase.PLAY and isinstance(step.action, Play)


@pytest.mark.parametrize("arrangement", ALL, ids=str)
@pytest.mark.parametrize("player", [0, 1])
def test_both_hands_of_two_handed_play_lie_in_the_order_that_is_liked(
    table: Table, arrangement: Arrangement, player: int
) -> None:
    state = first_of(TWO, two_in_play).after
    now = show_to(table, state, player)

    table.set_preferences(TablePreferences(arrangement=arrangement))
    let_land(table)

    assert_sound(table, now)


def with_all_suits(state: MatchState) -> bool:
    return state.phase is Phase.PLAY and len({card.suit for card in seen(state).hand}) >= 4


MANY_SUITS = first(lambda step: with_all_suits(step.after)).after
OTHER = Arrangement(alternates=True, rises=True)


def test_another_order_applies_at_once_and_cards_glide_to_it(table: Table) -> None:
    show(table, MANY_SUITS)
    before = {widget: widget.pose[:2] for widget in own_hand(table)}

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


def test_another_order_while_cards_are_dealt(table: Table) -> None:
    step = first(lambda s: caused(s, CardsDealt))
    show_step(table, step, Pace())
    assert is_moving(table)

    table.set_preferences(TablePreferences(Pace(), OTHER))
    rest(table)

    assert_sound(table, seen(step.after))


def test_the_same_order_moves_nothing(table: Table) -> None:
    show(table, MANY_SUITS)

    table.set_preferences(TablePreferences(Pace()))

    assert not is_moving(table)


def test_the_card_in_the_air_stays_there_when_the_others_are_sorted(table: Table) -> None:
    show(table, MANY_SUITS)
    held = own_hand(table)[0]
    pose = held.pose
    stage_on(table).held = held

    table.set_preferences(TablePreferences(Pace(Speed.NONE), OTHER))

    assert held.pose == pose
    assert own_hand(table)[-1] is held
