"""The table as a whole: keys, clicks and refusals out, moments in, at any size and in any theme."""

from __future__ import annotations

import re

import pytest
from at_the_table import *
from kit import *
from large_type import large_type
from tabling import *

from quinto_desktop.rules import Reason, Refusal
from quinto_desktop.window.table.call_panel import CallButton
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.text import refusal_text

CHOICE = first(lambda step: is_choice(step.after)).after
DEALT = game()[0]
CALLS = DEALT.after
ENDED = first(lambda step: caused(step, DealEnded))


@pytest.fixture
def sent(table: Table) -> Sent:
    return Sent.by(table)


def refuse(table: Table, now: Observation) -> str:
    card = forbidden(now)[0]
    assert now.trick is not None
    refusal = Refusal(Reason.MUST_FOLLOW_SUIT, Seat.S, now.trick.cards[0].suit, card)
    table.refuse(refusal, now, card)
    return refusal_text.why_not(speaker_at(table), refusal, now)


# --------------------------------------------------------------- keys
def test_letters_call_while_one_is_asked_and_as_no_other_shortcut(table: Table, sent: Sent) -> None:
    letters = {Qt.Key.Key_P: Call.PASS, Qt.Key.Key_D: Call.DOUBLE, Qt.Key.Key_R: Call.REDOUBLE}
    show(table, CALLS)
    modifiers = Qt.KeyboardModifier
    for held in (modifiers.ControlModifier, modifiers.AltModifier, modifiers.MetaModifier):
        for key in (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Return, Qt.Key.Key_Space):
            press_key(table, key, held)
    assert [kind for kind, _ in sent.log if kind not in ("shown", "asked")] == []
    for key in letters:
        press_key(table, key)
    # To redouble is not allowed: the controller refuses it, and it is told why.
    assert sent.of_kind("action_chosen") == [*letters.values()]
    sent.log.clear()
    show(table, CHOICE)
    for key in letters:
        press_key(table, key)
    assert sent.of_kind("action_chosen") == []


def hold_down(table: Table, key: Qt.Key) -> None:
    """What a key sends that is held down a little longer."""
    focused = QApplication.focusWidget() or table
    for repeated in (False, True, True):
        press = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated, 1
        )
        QApplication.sendEvent(focused, press)


@pytest.mark.parametrize(
    ("state", "key"), [(CHOICE, Qt.Key.Key_Return), (CALLS, Qt.Key.Key_P)], ids=["card", "call"]
)
def test_a_key_held_down_acts_once(
    table: Table, sent: Sent, state: MatchState, key: Qt.Key
) -> None:
    show(table, state)
    press_key(table, Qt.Key.Key_Right)

    hold_down(table, key)

    assert len(sent.of_kind("action_chosen")) == 1


def test_an_arrow_held_down_goes_along_the_hand(table: Table) -> None:
    show(table, CALLS)
    press_key(table, Qt.Key.Key_Home)

    hold_down(table, Qt.Key.Key_Right)

    assert focused_place(table) == 3


def test_space_goes_on_and_enter_without_a_card(table: Table, sent: Sent) -> None:
    show(table, CHOICE)
    press_key(table, Qt.Key.Key_Return)
    press_key(table, Qt.Key.Key_Right)
    press_key(table, Qt.Key.Key_Space)
    assert sent.of_kind("went_on") == [None, None]
    assert sent.of_kind("action_chosen") == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize(
    ("place", "intent"),
    [(None, Intent.DRAW), (1, Intent.DEAL)],
    ids=["at the table", "at a button"],
)
def test_enter_and_space_answer_a_notice(
    table: Table, sent: Sent, key: Qt.Key, place: int | None, intent: Intent
) -> None:
    show(table, CHOICE)
    other = LedgeButton("Two", Intent.DEAL)
    table.notice(Notice("Title", "Text", LedgeRow.onward("One", Intent.DRAW, other)))
    buttons = answers_on(table)
    (table if place is None else buttons[place]).setFocus()

    press_key(table, key)

    assert sent.of_kind("intent_chosen") == [intent]


def test_other_keys_are_left_to_the_window(table: Table) -> None:
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, "q")

    table.keyPressEvent(press)

    assert not press.isAccepted()


# --------------------------------------------------------------- clicks
@pytest.mark.parametrize("on_card", [False, True])
def test_a_click_ends_the_rest_of_a_trick(table: Table, sent: Sent, on_card: bool) -> None:
    """On a card, too, where it is somebody else's turn; then it is nothing but that."""
    step = first(lambda s: caused(s, TrickWon) and s.after.turn in (Seat.N, Seat.E, Seat.W))
    show(table, step.before)
    show_step(table, step, CLICK)
    card = own_hand(table)[0].card
    assert card is not None
    rests = 0
    while len(trick_on(table)) == 4:
        assert sent.of_kind("went_on") == []  # or the next card would sweep the trick away
        Mouse(table).click(strip(table, card) if on_card else QPointF(200, 300))
        rests += 1
        assert rests < 9

    assert rests > 1  # the first click only lets the card arrive
    assert sent.of_kind("went_on") == [None]
    assert sent.of_kind("action_chosen") == []


def test_clicks_on_words_reach_the_table(table: Table, sent: Sent) -> None:
    """On a name they tell of the player (see `test_spots`); on the prompt they go on."""
    show(table, CHOICE)
    answered: list[str] = []
    table.answered.connect(answered.append)
    for label in (*plates_on(table).values(), prompt_on(table)):
        Mouse(table).click(QPointF(label.geometry().center()))

    assert len(answered) == 4
    assert len(sent.of_kind("went_on")) == 1


# --------------------------------------------------------------- refusals and news
def test_a_refusal_is_told_in_the_place_of_the_prompt(table: Table, sent: Sent) -> None:
    now = show(table, CHOICE)

    sentence = refuse(table, now)

    bubble = bubble_on(table)
    card = widget_of(table, forbidden(now)[0])
    assert bubble.isVisible()
    assert not prompt_on(table).isVisible()
    assert bubble.accessibleName() == sentence
    assert sentence.endswith(".")
    assert sent.of_kind("answered")[-1:] == [sentence]
    for other in (*own_hand(table), *trick_on(table).values()):
        assert not other.polygon().boundingRect().toRect().intersects(bubble.geometry())
    table.refusals.clear_message()
    assert prompt_on(table).isVisible()
    assert card.look.ring is None


def test_what_is_said_of_a_moment_goes_with_it_and_news_stays(table: Table) -> None:
    """A fault is told when the program starts; the first calls follow at once."""
    step = first(lambda s: s.before == CHOICE)
    now = show(table, CHOICE)
    refuse(table, now)
    show_step(table, step, CLICK)
    assert not bubble_on(table).isVisible()

    # Whose turn it is, told to somebody who asked too soon, is wrong when that is over.
    show(table, CHOICE)
    table.say("Ask again when it is your turn.", for_now=True)
    assert bubble_on(table).isVisible()
    show_step(table, step, CLICK)
    assert not bubble_on(table).isVisible()

    table.say("The game was damaged.")
    show_step(table, step, CLICK)
    rest(table)
    assert bubble_on(table).isVisible()
    press_key(table, Qt.Key.Key_Escape)
    assert not bubble_on(table).isVisible()


@pytest.mark.parametrize("size", [*SIZES, (1000, 640), (800, 560)])
def test_a_refusal_covers_nothing_that_it_speaks_of(table: Table, size: tuple[int, int]) -> None:
    """“Doubling comes first” lay over the button that doubles."""
    table.resize(*size)
    called = next(step.after for step in game() if step.after.phase is Phase.DOUBLING)
    now = show(table, called)
    assert offers_calls(table)
    for card in now.hand:
        table.refuse(Refusal(Reason.DOUBLING_FIRST, card=card), now, card)
        bubble = bubble_on(table).geometry()
        bar, pose = bar_on(table).geometry(), widget_of(table, card).pose
        assert not bubble.intersects(bar)
        assert not bubble.contains(round(pose.x), round(pose.y))
        assert table.rect().contains(bubble)
    for times in (1, 3):
        table.say("The best computer players get the same cards: who makes more of them? " * times)
        bubble = bubble_on(table).geometry()
        assert not any(ink(plate).intersects(bubble) for plate in plates_on(table).values())


@at_all_sizes
def test_a_refusal_leaves_the_card_free_that_was_led(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    now = show(table, CHOICE)
    assert now.trick is not None
    led = next(iter(trick_on(table).values()))
    for card in forbidden(now):
        suit = now.trick.cards[0].suit
        table.refuse(Refusal(Reason.MUST_FOLLOW_SUIT, Seat.S, suit, card), now, card)
        assert not bubble_on(table).geometry().contains(round(led.pose.x), round(led.pose.y))


def test_a_click_on_a_refusal_asks_for_its_rule_and_goes_through_news(
    table: Table, sent: Sent
) -> None:
    now = show(table, CHOICE)
    refuse(table, now)
    assert "F1" in bubble_on(table).accessibleDescription()
    place, mouse = QPointF(bubble_on(table).geometry().center()), Mouse(table)
    sent.log.clear()
    mouse.press(place)
    mouse.move(QPointF(5, 5))
    mouse.release()
    assert sent.log == []

    mouse.click(place)
    assert sent.log == [("rule_requested", Reason.MUST_FOLLOW_SUIT)]
    assert not bubble_on(table).isVisible()
    assert table.refusals.reason is None

    table.say("The disk is full.")
    mouse.click(QPointF(bubble_on(table).geometry().center()))
    assert len(sent.of_kind("rule_requested")) == 1
    assert sent.log[-1] == ("went_on", None)
    assert bubble_on(table).accessibleDescription() == ""


def test_news_waits_until_it_has_been_read_why_one_passed(table: Table) -> None:
    table.say("The disk is full.")
    table.say("You passed.", first=True)
    assert bubble_on(table).accessibleName() == "You passed."
    bubble_on(table).drop()
    assert bubble_on(table).accessibleName() == "The disk is full."


@pytest.mark.parametrize(
    "clear_message",
    [
        pytest.param(lambda table: press_key(table, Qt.Key.Key_Escape), id="Escape"),
        pytest.param(lambda table: press_key(table, Qt.Key.Key_Space), id="Space"),
        pytest.param(lambda table: Mouse(table).click(QPointF(200, 300)), id="click"),
        pytest.param(lambda table: show(table, CALLS), id="another moment"),
        pytest.param(lambda table: table.say("The disk is full."), id="news"),
    ],
)
def test_what_was_refused_is_forgiven(
    table: Table, clear_message: Callable[[Table], object]
) -> None:
    now = show(table, CHOICE)
    refuse(table, now)
    bubble_on(table).hide()  # it stays five seconds; the card stays ringed, and F1 still explains
    assert table.refusals.reason is Reason.MUST_FOLLOW_SUIT
    refuse(table, now)
    [crossed] = [card for card in own_hand(table) if card.look.crossed]
    assert crossed.card is forbidden(now)[0]

    clear_message(table)

    assert table.refusals.reason is None
    assert not any(card.look.crossed for card in own_hand(table))


# --------------------------------------------------------------- panels
def test_when_a_panel_goes_the_keys_are_at_the_table_again(table: Table) -> None:
    show(table, CALLS)
    calls_on(table)[Call.PASS].setFocus()
    show(table, CHOICE)
    assert not offers_calls(table)
    assert QApplication.focusWidget() is table

    # Undo from a result, too.
    show(table, ENDED.after)
    assert answers_on(table)[0].hasFocus()
    show(table, ENDED.before)
    assert not asks(table)
    assert QApplication.focusWidget() is table


def test_panels_leave_no_old_buttons_behind(table: Table) -> None:
    for _ in range(5):
        show(table, CALLS)
        show(table, ENDED.after)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    assert len(table.findChildren(CallButton)) == 2  # the calls
    assert len(ledge_on(table).children()) == 1 + 3  # its guard, and what the story offers


# --------------------------------------------------------------- sizes
LOW = (792, 366)
"""A replay’s row of tricks takes its height from the table."""


@each("dealer, length", product(SEATS, (4, 30)))  # after the calls, and after tricks
@pytest.mark.parametrize("size", [*at_night(SIZES[:2], SIZES[2:-1]), SIZES[-1], LOW])
def test_no_words_lie_over_others_or_off_the_table(
    table: Table, size: tuple[int, int], dealer: Seat, length: int
) -> None:
    if size == LOW and (dealer.side is Side.NS or length > 4):
        return  # too little room for all of them
    table.set_speaker(Speaker(("Ada", "Clara Montgomery-Smythe", "You", "Bertram"), Seat.S), Seat.S)
    table.resize(*size)
    show(table, game(1, dealer)[length].after)
    assert_nothing_covers_anything(table)


@each("dealer", SEATS)
@at_all_sizes
def test_the_inlay_runs_through_no_words(table: Table, size: tuple[int, int], dealer: Seat) -> None:
    table.resize(*size)
    show(table, game(1, dealer)[30].after)
    inlay = QRectF(*geometry_on(table).inlay)
    for caption in (cachette_caption(table), *captions_on(table).values()):
        assert not inlay.intersects(caption.geometry())


@pytest.mark.parametrize("pixels", [9, 20, 28])
@pytest.mark.parametrize("size", [(800, 530), (998, 760)])
def test_larger_type_is_written_at_once_and_over_nothing(
    qtbot: QtBot, table: Table, size: tuple[int, int], pixels: int
) -> None:
    table.resize(*size)
    show(table, game(1)[30].after)
    before = prompt_on(table).height()
    with large_type(pixels):
        if pixels > 14:
            qtbot.waitUntil(lambda: prompt_on(table).height() > before)
        assert_nothing_covers_anything(table)


def test_a_resize_does_not_end_the_rest_of_a_trick(table: Table) -> None:
    step = first(lambda s: caused(s, TrickWon) and s.after.phase is Phase.PLAY)
    show(table, step.before)
    show_step(table, step, CLICK)

    table.resize(800, 560)

    assert len(trick_on(table)) == 4
    poses = poses_due(table)
    assert all(widget.pose == pose for widget, pose in poses.items())


def test_a_resize_in_mid_drag_keeps_the_card_in_the_air(table: Table, sent: Sent) -> None:
    now = show(table, CHOICE)
    card = playable(now)[0]
    mouse = Mouse(table)
    mouse.press(strip(table, card))
    mouse.move(middle(table))

    table.resize(1300, 900)
    assert held_card(table) is widget_of(table, card)
    mouse.move(middle(table))
    mouse.release()

    assert sent.of_kind("action_chosen") == [Play(card)]


# --------------------------------------------------------------- themes
def test_another_theme_in_mid_game_changes_nothing_else(table: Table) -> None:
    now = show(table, CHOICE)
    press_key(table, Qt.Key.Key_Home)
    before = table.grab().toImage()

    table.look.apply_theme(LIGHT)
    changed = table.grab().toImage()
    table.look.apply_theme(BAIZE)

    assert changed != before
    assert table.grab().toImage() == before
    assert fault_on(table, now) is None


# --------------------------------------------------------------- undo in the middle of things
@pytest.mark.parametrize("state", [CALLS, game(2)[30].after, ENDED.after])
@pytest.mark.parametrize("is_dragged", [True, False])
def test_undo_takes_the_card_out_of_the_hand_that_holds_it(
    table: Table, sent: Sent, state: MatchState, *, is_dragged: bool
) -> None:
    now = show(table, CHOICE)
    mouse = Mouse(table)
    mouse.press(strip(table, now.hand[0]))
    if is_dragged:
        mouse.move(middle(table))

    then = show(table, state)
    mouse.move(QPointF(30, 30) if is_dragged else middle(table))
    mouse.release()

    assert held_card(table) is None
    assert sent.of_kind("action_chosen") == []
    assert_sound(table, then)


# --------------------------------------------------------------- names
def test_a_step_may_come_while_nobody_looks(table: Table) -> None:
    show(table, DEALT.before)
    table.hide()
    show_step(table, DEALT, Pace())
    rest(table)
    table.show()

    assert fault_on(table, seen(CALLS)) is None


# --------------------------------------------------------------- keeping off
def test_piles_of_computers_go_by_their_sides(table: Table) -> None:
    table.set_speaker(Speaker(("Ada", "Clara", "Dora", "Bertram"), None), Seat.S)
    show(table, game()[-1].before)
    told = [pile.accessibleName() for pile in captions_on(table).values()]
    assert [name.partition(":")[0] for name in told] == ["North–South", "East–West"]
    for count, each_one, *whole in (map(int, re.findall(r"\d+", name)) for name in told):
        assert whole == ([count * each_one] if count > 1 else [])
