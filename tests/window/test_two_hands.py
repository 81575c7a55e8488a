"""Playing from two hands: one's own and dummy's, or both of a two-handed player's."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from present import present
from tabling import *

from quinto_desktop.window.look.card_art import CardHeight, CardLook
from quinto_desktop.window.table.arrangement import laid_out
from quinto_desktop.window.table.measures import RISE_OF_HOVER

NEAR, FAR = Seat.S, Seat.N


def is_choice_at(state: MatchState, seat: Seat) -> bool:
    """That seat has to follow suit, and may play some cards of its hand and not others."""
    if state.phase is not Phase.PLAY or state.turn is not seat or state.deal is None:
        return False
    return 1 < len(seen_by(state, 0).actions) < len(state.deal.hands[seat]) > 3


def choice_of(rules: RuleOptions, seat: Seat) -> MatchState:
    return first_of(rules, lambda step: is_choice_at(step.after, seat), Seat.S).after


STATES = {
    (rules.form.value, seat): choice_of(rules, seat)
    for rules in (DUMMY, TWO)
    for seat in (NEAR, FAR)
}
FROM_FAR = [STATES["dummy", FAR], STATES["two", FAR]]
both_forms = pytest.mark.parametrize("state", FROM_FAR, ids=["dummy", "two"])


def risen(table: Table, seat: Seat, place: int) -> float:
    """How far a card stands out of its hand, in design units."""
    geometry, cards = geometry_on(table), hand_at(table, seat)
    if seat is NEAR:
        flat = geometry.hand(Edge.NEAR, len(cards))[place]
        return (flat.y - cards[place].pose.y) / geometry.unit
    known = [widget.card for widget in cards if widget.card is not None]
    flat = laid_out(geometry, Edge.FAR, known)[place]
    return (cards[place].pose.y - flat.y) / geometry.unit


def refused(now: Observation) -> list[Card]:
    return [card for card in now.hands[now.mover] or () if card not in playable(now)]


# --------------------------------------------------------------- marks
@pytest.mark.parametrize("form", ["dummy", "two"])
@pytest.mark.parametrize(("turn", "other"), [(NEAR, FAR), (FAR, NEAR)], ids=["near", "far"])
def test_the_hand_on_turn_is_marked_and_the_other_is_not(
    table: Table, form: str, turn: Seat, other: Seat
) -> None:
    now = show_to(table, STATES[form, turn], 0)

    for place, widget in enumerate(hand_at(table, turn)):
        legal = widget.card in playable(now)
        assert risen(table, turn, place) == pytest.approx(RISE_OF_LEGAL if legal else 0)
        assert widget.look.veiled is not legal
    for place, widget in enumerate(hand_at(table, other)):
        assert risen(table, other, place) == pytest.approx(0)
        assert widget.look == CardLook(veiled=True)


@both_forms
def test_cards_say_which_hand_they_are_in_and_are_chosen_by_a_click(
    table: Table, state: MatchState
) -> None:
    """Whichever hand is on turn: what is wrong with it the rules say."""
    now, sent, cards = show_to(table, state, 0), Sent.by(table), []
    for seat in (NEAR, FAR):
        place = seat_text.hand_place(table.hand.speaker, seat)
        for widget in hand_at(table, seat):
            told = widget.accessibleName()
            assert widget.toolTip() == told
            assert place is None or place in told
            assert (", playable" in told) == (widget.card in playable(now))
            assert ("not playable now" in told) == (widget.card in refused(now))
        for card in now.hands[seat] or ():
            Mouse(table).click(strip(table, card))
            cards.append(card)
    assert seat_text.hand_place(table.hand.speaker, FAR) is not None
    assert sent.of_kind("action_chosen") == [Play(card) for card in cards]


def test_an_opponents_dummy_is_named_and_read_and_does_not_react(table: Table) -> None:
    step = first_of(DUMMY, lambda s: s.after.phase is Phase.PLAY and s.after.turn is NEAR, Seat.W)
    show_to(table, step.after, 0)
    sent = Sent.by(table)
    dummy = hand_at(table, Seat.E)

    names = []
    press_key(table, Qt.Key.Key_Up)
    for _ in dummy:
        at = present(focused_card(table))
        names.append(at.accessibleName())
        press_key(table, Qt.Key.Key_Right)
    assert focused_hand(table) is Seat.E
    assert sorted(names) == sorted(widget.accessibleName() for widget in dummy)

    for widget in dummy:
        assert "in dummy" in widget.accessibleName()
        assert "played" not in widget.accessibleName()
        assert not widget.look.veiled
        Mouse(table).move(QPointF(widget.pose.x, widget.pose.y))
        assert widget.look.lift is CardHeight.REST
        widget.click()  # as assistive technology does
    drag(Mouse(table), QPointF(dummy[-1].pose.x, dummy[-1].pose.y), middle(table))

    assert sent.of_kind("action_chosen") == []


# --------------------------------------------------------------- mouse
@both_forms
def test_the_card_under_the_pointer_stands_out_towards_the_middle(
    table: Table, state: MatchState
) -> None:
    now = show_to(table, state, 0)
    cards = now.hands[FAR] or ()
    place = cards.index(playable(now)[0])
    widget = hand_at(table, FAR)[place]
    across, up = 0.4 * widget.pose.width, 0.69 * widget.pose.width
    head = QPointF(widget.pose.x - across, widget.pose.y - up)
    mouse = Mouse(table)

    mouse.move(head)
    let_land(table)

    assert risen(table, FAR, place) == pytest.approx(RISE_OF_LEGAL + RISE_OF_HOVER)
    assert widget.look == CardLook(lift=CardHeight.HOVER)
    mouse.move(head + QPointF(1, 0))
    let_land(table)
    assert widget.look == CardLook(lift=CardHeight.HOVER)  # it does not drop from under the pointer
    mouse.move(middle(table))
    let_land(table)
    assert widget.look == CardLook()


@both_forms
@pytest.mark.parametrize("end", ["middle", "its place", "their place"])
def test_a_card_dropped_in_the_middle_is_chosen(table: Table, state: MatchState, end: str) -> None:
    now = show_to(table, state, 0)
    sent = Sent.by(table)
    geometry = geometry_on(table)
    spots = {
        "middle": geometry.centre,
        "its place": geometry.trick(Edge.FAR)[:2],
        "their place": geometry.trick(Edge.RIGHT)[:2],
    }
    card = playable(now)[0]
    widget = widget_of(table, card)

    with dragged(Mouse(table), strip(table, card), QPointF(*spots[end])):
        assert held_card(table) is widget
        assert slot_offered(table) is Edge.FAR

    assert sent.of_kind("action_chosen") == [Play(card)]
    assert goal_of(table, widget) == home_of(table, widget)  # nobody has taken it


@both_forms
def test_a_refused_card_is_ringed_and_the_reason_lies_clear_of_it(
    table: Table, state: MatchState
) -> None:
    now = show_to(table, state, 0)
    card = refused(now)[0]
    refusal = present(why_illegal(state, Play(card), FAR))
    table.action_chosen.connect(lambda _action: table.refuse(refusal, now, card))

    drag(Mouse(table), strip(table, card), middle(table))

    widget, bubble = widget_of(table, card), bubble_on(table)
    assert widget.look.crossed
    assert goal_of(table, widget) == home_of(table, widget)
    rest(table)
    assert bubble.isVisible()
    assert not widget.polygon().boundingRect().toRect().intersects(bubble.geometry())
    assert table.rect().contains(bubble.geometry())


# --------------------------------------------------------------- keys


@both_forms
def test_arrows_and_ends_go_along_the_hand_on_turn(table: Table, state: MatchState) -> None:
    now = show_to(table, state, 0)
    may = [place for place, card in enumerate(now.hands[FAR] or ()) if card in playable(now)]

    for key, stop in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Left, -1),
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_End, -1),
    ):
        press_key(table, key)
        place = may[stop % len(may)]
        assert (focused_hand(table), focused_place(table)) == (FAR, place)
    show_to(table, state, 0)  # as undoing does
    assert (focused_hand(table), focused_place(table)) == (FAR, may[-1])


@both_forms
def test_up_and_down_lead_from_hand_to_hand(table: Table, state: MatchState) -> None:
    now, sent = show_to(table, state, 0), Sent.by(table)
    press_key(table, Qt.Key.Key_Home)
    seats = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        press_key(table, key)
        seats.append(focused_hand(table))

    assert seats == [NEAR, NEAR, NEAR, FAR, FAR]

    # Enter plays the card at the keys.
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Return):
        press_key(table, key)
    chosen = [action.card for action in sent.of_kind("action_chosen")]
    assert chosen[0] in playable(now)
    assert chosen[1] in (now.hands[NEAR] or ())


def two_turns(rules: RuleOptions) -> tuple[Step, Step]:
    """A card from the near hand, the next player's, and then the far hand is on turn."""
    for seed in range(1, 30):
        for one, other in pairwise(match(rules, seed, Seat.S)):
            if (
                one.before.phase is Phase.PLAY
                and one.before.turn is NEAR
                and one.after.turn is Seat.W
                and other.after.turn is FAR
                and other.after.phase is Phase.PLAY
            ):
                return one, other
    raise AssertionError("no match has such steps")


@pytest.mark.parametrize("pace", [INSTANT, Pace()], ids=["at once", "moving"])
@pytest.mark.parametrize("rules", [DUMMY, TWO], ids=["dummy", "two"])
def test_the_keys_go_along_with_the_turn(table: Table, rules: RuleOptions, pace: Pace) -> None:
    one, other = two_turns(rules)
    assert isinstance(one.action, Play)
    show_to(table, one.before, 0)
    held = [card for card in hand_at(table, NEAR) if card.card is not one.action.card]
    held[0].setFocus()

    table.show_step(one, seen_by(one.after, 0), pace)
    assert focused_hand(table) is NEAR
    table.show_step(other, seen_by(other.after, 0), pace)
    rest(table)

    assert focused_hand(table) is FAR
    at = present(focused_card(table))
    assert at.card in playable(seen_by(other.after, 0))


def test_after_a_card_of_ones_own_the_next_arrow_goes_to_the_hand_on_turn(table: Table) -> None:
    one, other = two_turns(TWO)
    assert isinstance(one.action, Play)
    for is_at_card in (False, True):  # keys that are at no hand stay where they are
        show_to(table, one.before, 0)
        (widget_of(table, one.action.card) if is_at_card else table).setFocus()
        for step in (one, other):
            table.show_step(step, seen_by(step.after, 0), INSTANT)
        assert QApplication.focusWidget() is table

    press_key(table, Qt.Key.Key_Right)

    assert focused_hand(table) is FAR


def test_one_may_look_at_the_other_hand_while_one_is_on_turn(table: Table) -> None:
    """Only another turn moves the keys, not what still happens in the same one."""
    step = first_of(
        TWO,
        lambda s: (
            any(isinstance(event, TrickWon) for event in s.events)
            and s.before.turn is not FAR
            and s.after.turn is FAR
            and s.after.phase is Phase.PLAY
        ),
    )
    show_to(table, step.before, 0)
    table.show_step(step, seen_by(step.after, 0), Pace())
    press_key(table, Qt.Key.Key_Home)
    assert focused_hand(table) is FAR
    press_key(table, Qt.Key.Key_Down)
    assert is_playing(table)  # the trick still rests

    rest(table)

    assert focused_hand(table) is NEAR


# --------------------------------------------------------------- another moment
