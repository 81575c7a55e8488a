"""The table as a whole: keys, clicks and refusals out, moments in, at any size and in any theme."""

from __future__ import annotations

import pytest
from at_the_table import *
from examples import each
from kit import *
from large_type import large_type
from tabling import *

from quinto_desktop.rules import Reason, Refusal
from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.table.ledge import LedgeButton
from quinto_desktop.window.text import refusal_text

CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)
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
@pytest.mark.parametrize(
    ("key", "call"),
    [
        (Qt.Key.Key_P, Call.PASS),
        (Qt.Key.Key_D, Call.DOUBLE),
        (Qt.Key.Key_R, Call.REDOUBLE),  # not allowed: the controller refuses it, and it is told why
    ],
)
def test_letters_call(table: Table, sent: Sent, key: Qt.Key, call: Call) -> None:
    show(table, CALLS)

    press_key(table, key)

    assert sent.of_kind("action_chosen") == [call]


def test_letters_do_nothing_outside_the_doubling(table: Table, sent: Sent) -> None:
    show(table, CHOICE)

    for key in (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_R):
        press_key(table, key)

    assert sent.of_kind("action_chosen") == []


def test_a_shortcut_of_some_other_command_plays_nothing(table: Table, sent: Sent) -> None:
    show(table, CALLS)

    modifiers = Qt.KeyboardModifier
    for held in (modifiers.ControlModifier, modifiers.AltModifier, modifiers.MetaModifier):
        for key in (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Return, Qt.Key.Key_Space):
            press_key(table, key, held)

    assert [kind for kind, _ in sent.log if kind not in ("shown", "asked")] == []


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


def test_space_goes_on_and_never_plays(table: Table, sent: Sent) -> None:
    show(table, CHOICE)
    press_key(table, Qt.Key.Key_Right)

    press_key(table, Qt.Key.Key_Space)

    assert sent.log[-1] == ("went_on", None)
    assert sent.of_kind("action_chosen") == []


def test_enter_without_a_card_goes_on(table: Table, sent: Sent) -> None:
    show(table, CHOICE)

    press_key(table, Qt.Key.Key_Return)

    assert sent.log[-1] == ("went_on", None)


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


def test_the_next_step_answers_a_refusal(table: Table) -> None:
    step = first(lambda s: s.before == CHOICE)
    now = show(table, CHOICE)
    refuse(table, now)

    show_step(table, step, CLICK)

    assert not bubble_on(table).isVisible()


def test_what_is_said_of_a_moment_goes_with_it(table: Table) -> None:
    """Whose turn it is, told to somebody who asked too soon, is wrong when that is over."""
    step = first(lambda s: s.before == CHOICE)
    show(table, CHOICE)
    table.say("Ask again when it is your turn.", for_now=True)
    assert bubble_on(table).isVisible()

    show_step(table, step, CLICK)
    assert not bubble_on(table).isVisible()

    table.say("The game was damaged.")
    show_step(table, step, CLICK)
    assert bubble_on(table).isVisible()


def test_news_outlasts_the_next_step(table: Table) -> None:
    """A fault is told when the program starts; the first calls follow at once."""
    step = first(lambda s: s.before == CHOICE)
    show(table, CHOICE)
    table.say("The game was damaged while nobody looked.")

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


def test_a_click_on_a_refusal_asks_for_its_rule(table: Table, sent: Sent) -> None:
    now = show(table, CHOICE)
    refuse(table, now)
    assert "F1" in bubble_on(table).accessibleDescription()
    sent.log.clear()

    Mouse(table).click(QPointF(bubble_on(table).geometry().center()))

    assert sent.log == [("rule_requested", Reason.MUST_FOLLOW_SUIT)]
    assert not bubble_on(table).isVisible()
    assert table.refusals.reason is None


def test_a_click_that_only_begins_on_a_refusal_asks_for_nothing(table: Table, sent: Sent) -> None:
    now = show(table, CHOICE)
    refuse(table, now)
    mouse = Mouse(table)
    mouse.press(QPointF(bubble_on(table).geometry().center()))
    mouse.move(QPointF(5, 5))

    mouse.release()

    assert sent.of_kind("rule_requested") == []
    assert sent.of_kind("action_chosen") == []


def test_clicks_go_through_news(table: Table, sent: Sent) -> None:
    show(table, CHOICE)
    table.say("The disk is full.")

    Mouse(table).click(QPointF(bubble_on(table).geometry().center()))

    assert sent.of_kind("rule_requested") == []
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
    refuse(table, show(table, CHOICE))

    clear_message(table)

    assert table.refusals.reason is None


def test_a_rule_may_be_asked_for_after_the_bubble_is_gone(table: Table) -> None:
    """It stays five seconds; the card stays ringed, and F1 still explains."""
    refuse(table, show(table, CHOICE))

    bubble_on(table).hide()

    assert table.refusals.reason is Reason.MUST_FOLLOW_SUIT


# --------------------------------------------------------------- panels
def test_to_pass_is_the_usual_call(table: Table, sent: Sent) -> None:
    show(table, CALLS)
    assert calls_on(table)[Call.PASS].hasFocus()

    press_key(table, Qt.Key.Key_Return)
    table.setFocus()
    press_key(table, Qt.Key.Key_Space)
    assert sent.of_kind("action_chosen") == [Call.PASS]
    press_key(table, Qt.Key.Key_Return)

    assert sent.of_kind("action_chosen") == 2 * [Call.PASS]


def test_calls_have_equal_weight_and_to_pass_is_outlined(table: Table) -> None:
    """Gold is for going on, so neither call is gilt."""
    show(table, CALLS)

    pictures = {call: button.grab().toImage() for call, button in calls_on(table).items()}

    grounds = [one.pixelColor(20, one.height() // 4) for one in pictures.values()]
    assert grounds == 2 * [QColor(BAIZE.raised)]
    on_ring = {call: one.pixelColor(2, one.height() // 2) for call, one in pictures.items()}
    assert on_ring[Call.PASS] == QColor(BAIZE.ledge_ring)
    assert on_ring[Call.DOUBLE] != QColor(BAIZE.ledge_ring)


def test_when_a_panel_goes_the_keys_are_at_the_table_again(table: Table) -> None:
    show(table, CALLS)
    calls_on(table)[Call.PASS].setFocus()

    show(table, CHOICE)

    assert not offers_calls(table)
    assert QApplication.focusWidget() is table


def test_undo_from_a_result_gives_the_keys_back(table: Table) -> None:
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

    assert len(table.findChildren(TableButton)) == 2  # the calls
    assert len(ledge_on(table).children()) == 1 + 3  # its guard, and what the story offers


@at_all_sizes
def test_panels_stay_on_the_table(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)

    show(table, CALLS)
    assert table.rect().contains(bar_on(table).geometry())
    for state in (ENDED.after, game(1)[-1].after):
        show(table, state)
        assert table.rect().contains(panel_on(table).geometry())


# --------------------------------------------------------------- sizes
@each("dealer, length", product(SEATS, (4, 30)))  # after the calls, and after tricks
@at_all_sizes
def test_no_words_lie_over_others_or_off_the_table(
    table: Table, size: tuple[int, int], dealer: Seat, length: int
) -> None:
    table.set_speaker(Speaker(("Ada", "Clara Montgomery-Smythe", "You", "Bertram"), Seat.S), Seat.S)
    table.resize(*size)
    show(table, game(1, dealer)[length].after)
    assert_nothing_covers_anything(table)


@pytest.mark.parametrize("dealer", [Seat.E, Seat.W])
def test_on_a_low_table_no_hand_covers_the_cachettes_words(table: Table, dealer: Seat) -> None:
    """A replay’s row of tricks takes its height from the table."""
    table.resize(792, 366)
    show(table, game(1, dealer)[4].after)
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


@at_all_sizes
def test_the_prompt_lies_between_trick_and_hand(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    show(table, CHOICE)

    prompt = prompt_on(table)
    assert prompt.isVisible()
    assert table.rect().contains(prompt.geometry())
    top = min(widget.polygon().boundingRect().top() for widget in own_hand(table))
    assert prompt.geometry().bottom() <= top + 2


def test_a_resize_in_mid_deal_lays_the_cards_and_the_deal_goes_on(table: Table) -> None:
    show(table, DEALT.before)
    show_step(table, DEALT, Pace())
    move_to(table, 400)

    table.resize(800, 560)

    assert not is_moving(table)
    assert table.busy  # the calls are offered when the time of the deal is over
    assert fault_on(table, seen(CALLS)) is None
    rest(table)
    assert offers_calls(table)


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
def test_undo_in_mid_drag_takes_the_card_out_of_the_hand(
    table: Table, sent: Sent, state: MatchState
) -> None:
    now = show(table, CHOICE)
    mouse = Mouse(table)
    mouse.press(strip(table, now.hand[0]))
    mouse.move(middle(table))

    then = show(table, state)
    mouse.move(QPointF(30, 30))
    mouse.release()

    assert held_card(table) is None
    assert sent.of_kind("action_chosen") == []
    assert_sound(table, then)


def test_undo_before_a_press_becomes_a_drag(table: Table, sent: Sent) -> None:
    now = show(table, CHOICE)
    mouse = Mouse(table)
    mouse.press(strip(table, now.hand[0]))

    show(table, CALLS)
    mouse.move(middle(table))
    mouse.release()

    assert held_card(table) is None
    assert sent.of_kind("action_chosen") == []


def test_a_step_of_another_seat_leaves_the_card_in_the_hand(table: Table) -> None:
    step = first(
        lambda s: caused(s, CardPlayed) and not caused(s, TrickWon) and s.before.turn is Seat.E
    )
    now = show(table, step.before)
    with dragged(Mouse(table), strip(table, now.hand[1]), middle(table)):
        held = held_card(table)
        show_step(table, step, CLICK)
        assert held_card(table) is held
        assert held is not None
        cards = [child for child in table.children() if child in cards_on(table)]
        assert cards[-1] is held
    rest(table)
    assert fault_on(table, seen(step.after)) is None


def test_a_card_taken_up_is_played_when_the_game_takes_it(table: Table) -> None:
    step = first(lambda s: s.before == CHOICE)
    assert isinstance(step.action, Play)
    show(table, CHOICE)
    widget = widget_of(table, step.action.card)
    table.action_chosen.connect(lambda _action: show_step(table, step, CLICK))

    drag(Mouse(table), strip(table, step.action.card), middle(table))

    assert held_card(table) is None
    assert trick_on(table)[Seat.S] is widget
    rest(table)
    assert fault_on(table, seen(step.after)) is None


# --------------------------------------------------------------- names
def test_everything_on_the_table_has_a_name(table: Table) -> None:
    show(table, CHOICE)

    names = {edge: plate.accessibleName() for edge, plate in plates_on(table).items()}
    assert "to act" in names[Edge.NEAR]
    assert sum("dealer" in name for name in names.values()) == 1
    for edge, name in zip(Edge, ("Ada", "Clara", "You", "Bertram"), strict=True):
        assert name in names[edge]
    for label in (*captions_on(table).values(), cachette_caption(table), prompt_on(table)):
        assert label.accessibleName()
    assert table.accessibleName()


def test_the_buttons_have_names_and_say_what_they_do(table: Table) -> None:
    show(table, CALLS)

    for button in calls_on(table).values():
        assert button.text()
        assert button.accessibleDescription()
        assert button.height() >= 44


# --------------------------------------------------------------- keeping off
@pytest.mark.parametrize(
    "leave",
    [
        pytest.param(lambda table: table.hide(), id="hidden"),
        pytest.param(lambda table: table.close(), id="closed"),
    ],
)
def test_a_step_may_come_while_nobody_looks(table: Table, leave: Callable[[QWidget], None]) -> None:
    show(table, DEALT.before)
    leave(table)

    show_step(table, DEALT, Pace())
    rest(table)
    table.show()

    assert fault_on(table, seen(CALLS)) is None


def told(pile: QWidget) -> str:
    return pile.accessibleName().partition(":")[0]


def test_piles_of_computers_go_by_their_sides(table: Table) -> None:
    show(table, game()[-1].before)
    piles = captions_on(table)
    assert [told(pile) for pile in piles.values()] == ["We", "They"]

    table.set_speaker(Speaker(("Ada", "Clara", "Dora", "Bertram"), None), Seat.S)
    show(table, game()[-1].before)

    assert [told(pile) for pile in piles.values()] == ["North–South", "East–West"]
