"""The viewer's own hand: raised cards, the keyboard focus, and the card in the air."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from present import present
from tabling import *

from quinto_desktop.rules import Reason, Refusal
from quinto_desktop.window.look.card_art import CardHeight, CardLook
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.table.measures import RISE_OF_HOVER
from quinto_desktop.window.text.card_text import card_title

CHOICE = first(lambda step: is_choice(step.after)).after
CALL = game()[0].after
WESTS_TURN = first(lambda s: s.after.phase is Phase.PLAY and s.after.turn is Seat.W).after


@pytest.fixture
def now(table: Table) -> Observation:
    """South is to play, and has some cards that it may play and some that it may not."""
    return show(table, CHOICE)


def risen(table: Table, place: int) -> float:
    """How far a card of the hand is raised above the fan, in design units."""
    hand = own_hand(table)
    flat = geometry_on(table).hand(Edge.NEAR, len(hand))[place]
    return (flat.y - hand[place].pose.y) / geometry_on(table).unit


# --------------------------------------------------------------- marks
def test_what_may_be_played_stands_proud_and_the_rest_is_veiled(
    table: Table, now: Observation
) -> None:
    for place, widget in enumerate(own_hand(table)):
        legal = widget.card in playable(now)
        assert risen(table, place) == pytest.approx(RISE_OF_LEGAL if legal else 0)
        assert widget.look.veiled is not legal


@pytest.mark.parametrize(
    "state", [pytest.param(CALL, id="doubling"), pytest.param(WESTS_TURN, id="West's turn")]
)
def test_out_of_turn_nothing_stands_out(table: Table, state: MatchState) -> None:
    show(table, state)

    for place, widget in enumerate(own_hand(table)):
        assert risen(table, place) == pytest.approx(0)
        assert not widget.look.veiled


def test_a_hand_that_wins_a_trick_is_marked_for_the_lead_at_once(table: Table) -> None:
    """The cards still close up from the card that was played when they have to rise."""
    step = first(
        lambda s: souths_play(s) and s.after.turn is Seat.S and len(seen(s.after).hand) > 4
    )
    show(table, step.before)

    show_step(table, step, Pace())
    let_land(table)

    assert all(
        risen(table, place) == pytest.approx(RISE_OF_LEGAL) for place in range(len(own_hand(table)))
    )


@pytest.mark.parametrize("is_flying", [False, True])
def test_the_card_under_the_pointer_rises(
    table: Table, now: Observation, *, is_flying: bool
) -> None:
    place = now.hand.index(playable(now)[0])
    widget = own_hand(table)[place]
    if is_flying:
        widget.place(widget.pose.raised(100))
        stage_on(table).settle(200)  # it flies home
    mouse = Mouse(table)
    mouse.move(strip(table, now.hand[place]))
    let_land(table)
    assert risen(table, place) == pytest.approx(RISE_OF_LEGAL + RISE_OF_HOVER)
    assert widget.look.lift is CardHeight.HOVER

    mouse.move(middle(table))
    let_land(table)
    assert risen(table, place) == pytest.approx(RISE_OF_LEGAL)


# --------------------------------------------------------------- names
def test_every_card_says_what_it_is_and_whether_it_may_be_played(
    table: Table, now: Observation
) -> None:
    for widget in own_hand(table):
        name = widget.accessibleName()
        assert widget.card is not None
        assert name.startswith(card_title(widget.card))
        assert (", playable" in name) == (widget.card in playable(now))
        assert ("not playable now" in name) == (widget.card in forbidden(now))
        assert widget.toolTip() == name
    show_step(table, first(lambda step: step.before == CHOICE))
    for widget in trick_on(table).values():
        assert widget.accessibleName().startswith(card_title(present(widget.card)))
        assert "played" not in widget.accessibleName()


def test_half_a_quint_says_that_the_other_half_has_gone(table: Table) -> None:
    """Before this, the four still said “quint with the ace” when the ace had long been played."""
    told = set()
    for step in game(1):
        now = show(table, step.after)
        gone = {card for trick in now.tricks for card in trick.cards}
        for widget in own_hand(table):
            quint = quint_of(present(widget.card))
            if quint is not None and len(quint.cards) == 2:
                (other,) = [card for card in quint.cards if card is not widget.card]
                name = widget.accessibleName()
                assert ("quint with" in name) is (other not in gone)
                assert ("no longer" in name) is (other in gone)
                told.add(other in gone)
    assert told == {True, False}


def test_hidden_cards_say_nothing(table: Table, now: Observation) -> None:
    for steps in (game(1), game(2)):
        for step in steps[:30]:
            show(table, step.after)
            for seat in (Seat.N, Seat.E, Seat.W):
                for widget in hand_at(table, seat):
                    assert widget.accessibleName() == ""
                    assert widget.toolTip() == ""
            for widget in cachette_on(table):
                assert (widget.card is None) == (widget.toolTip() == "")


# --------------------------------------------------------------- keys
def test_out_of_turn_arrows_go_along_the_hand_and_round(table: Table) -> None:
    now = show(table, WESTS_TURN)
    last = len(now.hand) - 1
    for key, place in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Left, last),
    ):
        press_key(table, key)
        assert focused_place(table) == place


def test_on_turn_arrows_pass_over_what_may_not_be_played(table: Table, now: Observation) -> None:
    may = [now.hand.index(card) for card in playable(now)]
    went = []
    press_key(table, Qt.Key.Key_Right)
    assert focused_place(table) == may[0]
    press_key(table, Qt.Key.Key_Home)
    for key in (Qt.Key.Key_Right,) * len(may) + (Qt.Key.Key_Left,) * len(may):
        went.append(focused_place(table))
        press_key(table, key)
    press_key(table, Qt.Key.Key_End)

    assert went == [*may, may[0], *may[:0:-1]]
    assert focused_place(table) == may[-1]


def test_the_card_at_the_keys_is_ringed_and_risen(table: Table, now: Observation) -> None:
    for card in (playable(now)[0], forbidden(now)[0]):
        while now.hand[focused_place(table) or 0] is not card:
            press_key(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        let_land(table)

        place = now.hand.index(card)
        ringed = [widget.card for widget in own_hand(table) if widget.look.ring == BAIZE.focus]
        assert ringed == [card]
        legal = RISE_OF_LEGAL if card in playable(now) else 0
        assert risen(table, place) == pytest.approx(RISE_OF_HOVER + legal)
    table.setFocus()
    assert all(widget.look.ring is None for widget in own_hand(table))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_card_at_the_keys_and_the_one_of_a_hint_are_told_apart(
    table: Table, now: Observation, theme: Theme
) -> None:
    table.look.apply_theme(theme)
    hinted, other = playable(now)[0], playable(now)[1]
    while now.hand[focused_place(table) or 0] is not other:
        press_key(table, Qt.Key.Key_Right)

    table.hand.point_out(hinted)

    assert [one.card for one in own_hand(table) if one.look.ring is not None] == [other]
    lit = [one.card for one in own_hand(table) if one.look.lift is CardHeight.LIT]
    assert lit == [hinted]


@pytest.mark.parametrize("comes", ["by a step", "by undoing"])
def test_when_the_turn_comes_the_keys_are_at_a_card_that_may_be_played(
    table: Table, comes: str
) -> None:
    """Before this, the focus rested on whatever card was in its place."""
    step = first(
        lambda s: isinstance(s.action, Play) and s.before.turn is not Seat.S and is_choice(s.after)
    )
    now = seen(step.after)
    for card in forbidden(now):
        show(table, step.before)
        widget_of(table, card).setFocus()

        if comes == "by a step":
            show_step(table, step)
            rest(table)
        else:
            show(table, step.after)

        at = present(focused_place(table))
        assert now.hand[at] in playable(now)


@pytest.mark.parametrize("trick", range(4))
def test_after_a_card_has_been_played_the_keys_are_at_the_table(table: Table, trick: int) -> None:
    """As at the first trick; from there they go on where the card was."""
    step = first(lambda s: souths_play(s) and len(seen(s.before).tricks) == trick)
    assert isinstance(step.action, Play)
    before = show(table, step.before)
    place = before.hand.index(step.action.card)
    widget_of(table, step.action.card).setFocus()
    sent = Sent.by(table)

    show_step(table, step)

    assert table.hasFocus()
    press_key(table, Qt.Key.Key_Return)
    assert sent.of_kind("action_chosen") == []
    after = show(table, step.after)
    press_key(table, Qt.Key.Key_Right)
    at = present(focused_place(table))
    if step.after.turn is not Seat.S:
        assert at == min(place, len(after.hand) - 1)


def test_enter_plays_no_card_that_the_keys_were_just_moved_to(table: Table) -> None:
    clock = Clock()
    guard_of_cards(table).clock = clock
    step = first(
        lambda s: isinstance(s.action, Play) and s.before.turn is not Seat.S and is_choice(s.after)
    )
    show(table, step.before)
    widget_of(table, forbidden(seen(step.after))[0]).setFocus()
    sent = Sent.by(table)
    table.show_step(step, seen(step.after), Pace())
    rest(table)

    for _ in range(3):  # whoever keeps pressing has not seen it yet
        clock.now += Pace().deaf_ms - 1
        press_key(table, Qt.Key.Key_Return)
    assert sent.of_kind("action_chosen") == []
    clock.now += Pace().deaf_ms
    press_key(table, Qt.Key.Key_Return)
    assert len(sent.of_kind("action_chosen")) == 1


def test_enter_plays_a_card_at_once_that_one_has_gone_to(table: Table, now: Observation) -> None:
    guard_of_cards(table).clock = Clock()
    guard_of_cards(table).wait(1000)
    sent = Sent.by(table)

    press_key(table, Qt.Key.Key_Right)
    press_key(table, Qt.Key.Key_Return)

    assert len(sent.of_kind("action_chosen")) == 1


def test_in_another_moment_the_keys_are_at_the_same_place(table: Table, now: Observation) -> None:
    own_hand(table)[2].setFocus()

    show(table, WESTS_TURN)

    assert focused_place(table) == 2
    assert own_hand(table)[2].look.ring == BAIZE.focus


# --------------------------------------------------------------- mouse
def test_a_click_chooses_a_card_of_ones_hand(table: Table, now: Observation) -> None:
    sent = Sent.by(table)
    for widget in (*trick_on(table).values(), *hand_at(table, Seat.E)):
        widget.click()
    assert sent.log == []
    for card in now.hand:
        Mouse(table).click(strip(table, card))
    widget_of(table, now.hand[3]).click()  # as assistive technology does
    assert sent.of_kind("action_chosen") == [Play(card) for card in (*now.hand, now.hand[3])]


@pytest.mark.parametrize(
    "where", [(-420, 40), (-450, 200), (440, 60), (0, -60), "held at its foot"]
)
def test_a_card_thrown_anywhere_above_the_hand_is_chosen(
    table: Table, now: Observation, where: tuple[int, int] | str
) -> None:
    """Before this, it slid back in silence unless it came down inside the inlaid line."""
    sent, start = Sent.by(table), strip(table, now.hand[2])
    if isinstance(where, str):  # its middle is already above the table
        start += QPointF(0, 0.5 * widget_of(table, now.hand[2]).pose.width)
        end = QPointF(start.x(), 2)
    else:
        end = middle(table) + QPointF(*where)

    drag(Mouse(table), start, end)

    assert sent.of_kind("action_chosen") == [Play(now.hand[2])]


@pytest.mark.parametrize(
    "where", ["hand", "beside", "outside", "left", "right", "above", "just above", "below"]
)
def test_a_card_dropped_elsewhere_glides_home(table: Table, now: Observation, where: str) -> None:
    sent = Sent.by(table)
    widget = widget_of(table, now.hand[2])
    start = strip(table, now.hand[2])
    ends = {
        "hand": start + QPointF(60, 20),
        "beside": QPointF(30, start.y() - 60),
        "outside": QPointF(-500, 300),
        "left": QPointF(-2, 300),
        "right": QPointF(table.width() + 2, 300),
        "above": QPointF(start.x(), -40),
        "just above": QPointF(start.x(), -2),
        "below": QPointF(start.x(), table.height() + 2),
    }

    drag(Mouse(table), start, ends[where])

    assert sent.of_kind("action_chosen") == []
    assert held_card(table) is None
    assert goal_of(table, widget) == home_of(table, widget)
    rest(table)
    assert widget.pose == home_of(table, widget)


@pytest.mark.parametrize("is_covered", [True, False])
def test_a_card_let_go_under_what_lies_over_the_table_glides_home(
    table: Table, now: Observation, *, is_covered: bool
) -> None:
    sent, room = Sent.by(table), QWidget()
    table.setParent(room)
    sheet = QWidget(room)
    sheet.setGeometry(table.rect())
    room.show()
    sheet.setVisible(is_covered)

    drag(Mouse(table), strip(table, now.hand[2]), middle(table))

    assert sent.of_kind("action_chosen") == ([] if is_covered else [Play(now.hand[2])])
    table.setParent(None)


def test_a_card_in_the_air_is_lifted_ringed_and_on_top(table: Table, now: Observation) -> None:
    mouse = Mouse(table)
    widget = widget_of(table, now.hand[2])

    with dragged(mouse, strip(table, now.hand[2]), middle(table)):
        assert held_card(table) is widget
        assert widget.look.lift is CardHeight.DRAG
        assert widget.look.ring == BAIZE.focus
        assert widget.pose.width > geometry_on(table).south_width
        cards = [child for child in table.children() if child in cards_on(table)]
        assert cards[-1] is widget

    assert held_card(table) is None
    assert widget.look == CardLook(veiled=now.hand[2] in forbidden(now))


def test_a_hand_may_be_touched_while_it_is_being_dealt(table: Table) -> None:
    """Whatever is taken up meanwhile, every card shows its face in its place in the end."""
    step = game()[0]
    table.show_step(step, seen(step.after), Pace())
    mouse = Mouse(table)
    for now in range(200, 1600, 200):
        move_to(table, now)
        for widget in own_hand(table)[::3]:
            spot = QPointF(widget.pose.x, widget.pose.y)
            mouse.press(spot)
            mouse.move(spot + QPointF(40, 40))
            held = held_card(table)
            assert held is None or held.card is not None
            mouse.release()
    rest(table)

    assert held_card(table) is None
    assert_sound(table, seen(step.after))


@pytest.mark.parametrize("how", ["Escape", "the right button", "let go elsewhere"])
def test_a_drag_is_given_up(table: Table, now: Observation, how: str) -> None:
    sent = Sent.by(table)
    mouse, widget = Mouse(table), widget_of(table, now.hand[2])

    with dragged(mouse, strip(table, now.hand[2]), middle(table)):
        if how == "Escape":
            press_key(table, Qt.Key.Key_Escape)
        elif how == "the right button":
            mouse.press_also(Qt.MouseButton.RightButton)
        else:
            mouse.lose()
            mouse.move(QPointF(20, 300))
        assert held_card(table) is None

    rest(table)
    assert widget.pose == home_of(table, widget)
    assert sent.of_kind("action_chosen") == []


# --------------------------------------------------------------- refusals
def refuse(table: Table, now: Observation) -> None:
    card = forbidden(now)[0]
    refusal = Refusal(Reason.MUST_FOLLOW_SUIT, Seat.S, present(now.trick).cards[0].suit, card)
    table.refuse(refusal, now, card)


def test_the_ring_goes_with_the_bubble(table: Table, now: Observation) -> None:
    refuse(table, now)
    bubble_on(table).drop()  # it has been there for as long as it takes to read
    assert widget_of(table, forbidden(now)[0]).look.crossed is False


def test_nothing_is_refused_but_cards(table: Table, now: Observation) -> None:
    table.refuse(Refusal(Reason.NOT_YOUR_TURN, Seat.W), now, None)

    assert all(widget.look.ring is None for widget in own_hand(table))
    assert bubble_on(table).isVisible()


def test_a_refused_card_that_was_dragged_glides_home_ringed(table: Table, now: Observation) -> None:
    card = forbidden(now)[0]
    table.action_chosen.connect(lambda _action: refuse(table, now))

    drag(Mouse(table), strip(table, card), middle(table))

    widget = widget_of(table, card)
    assert held_card(table) is None
    assert goal_of(table, widget) == home_of(table, widget)
    assert widget.look.crossed
    assert QApplication.focusWidget() is table
