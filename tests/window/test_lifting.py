"""A card may be raised before it is played; the only playable card may play itself."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from seating import Seated
from tabling import *

from quinto_desktop.rules import quints_in
from quinto_desktop.window.table.geometry import RISE_OF_LIFTED

CHOICE = first(lambda step: is_choice(step.after) and len(seen(step.after).actions) > 2).after


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    table.set_preferences(TablePreferences(INSTANT, lifts_first=True))
    return table


@pytest.fixture
def now(table: Table) -> Observation:
    return show(table, CHOICE)


def rise_of(table: Table, card: Card) -> float:
    return rises_on(table).get(widget_of(table, card), 0.0)


def prompt(table: Table) -> str:
    return prompt_on(table).accessibleName()


# --------------------------------------------------------------- lift first
@pytest.mark.parametrize("by_keys", [False, True])
def test_the_first_click_lifts_and_the_second_plays(
    table: Table, now: Observation, *, by_keys: bool
) -> None:
    other, card, mouse, sent = *playable(now)[:2], Mouse(table), Sent.by(table)
    mouse.click(strip(table, other))

    def choose() -> None:
        if by_keys:
            widget_of(table, card).setFocus()
            press_key(table, Qt.Key.Key_Return)
        else:
            mouse.click(strip(table, card))

    choose()
    assert sent.of_kind("action_chosen") == []
    assert sent.of_kind("told")[-1] == turn_text.lifted(card)
    assert prompt(table) == turn_text.lifted(card)
    assert rise_of(table, card) == RISE_OF_LEGAL + RISE_OF_LIFTED
    assert rise_of(table, other) < RISE_OF_LEGAL + RISE_OF_LIFTED, "it is lifted instead"

    choose()
    assert sent.of_kind("action_chosen") == [Play(card)]


@pytest.mark.parametrize("how", ["Escape", "a click beside", "another moment of the game"])
def test_a_lifted_card_can_be_put_down(table: Table, now: Observation, how: str) -> None:
    card, mouse = playable(now)[0], Mouse(table)
    mouse.click(strip(table, card))
    mouse.move(middle(table))

    if how == "Escape":
        press_key(table, Qt.Key.Key_Escape)
    elif how == "a click beside":
        mouse.click(middle(table))
    else:
        table.show_state(now)

    assert table.hand.lifted is None
    assert rise_of(table, card) == RISE_OF_LEGAL
    assert prompt(table) == turn_text.prompt(speaker_at(table), now)


def test_neither_a_dragged_card_nor_one_that_may_not_be_played_is_lifted(
    table: Table, now: Observation
) -> None:
    """The game says at once why not."""
    card, barred, sent = playable(now)[0], forbidden(now)[0], Sent.by(table)
    drag(Mouse(table), strip(table, card), middle(table))
    Mouse(table).click(strip(table, barred))
    assert sent.of_kind("action_chosen") == [Play(card), Play(barred)]
    assert table.hand.lifted is None


def test_a_lifted_card_stays_so_when_the_trick_is_taken_away(table: Table) -> None:
    steps = (step for seed in range(1, 40) for step in game(seed))
    step = next(
        s
        for s in steps
        if s.after.phase is Phase.PLAY
        and s.after.turn is Seat.S
        and isinstance(s.action, Play)
        and s.after.deal is not None
        and not s.after.deal.trick.cards
        and len(seen(s.after).actions) > 1
    )
    show(table, step.before)
    show_step(table, step, Pace())
    card = playable(seen(step.after))[0]

    Mouse(table).click(strip(table, card))
    next_scene(table)
    while is_playing(table):
        next_scene(table)

    assert table.hand.lifted is card
    assert prompt(table) == turn_text.lifted(card)


# --------------------------------------------------------------- the only card
def leaves_one_card(step: Step) -> bool:
    if step.after.phase is not Phase.PLAY or step.after.turn is not Seat.S:
        return False
    return plays_itself(seen(step.after)) and isinstance(step.action, Play)


def plays_itself(now: Observation) -> bool:
    if now.trick is None or len(now.actions) != 1:
        return False
    [only] = now.actions
    return isinstance(only, Play) and not quints_in((*now.trick.cards, only.card))


ONE = first(leaves_one_card)
ONLY = playable(seen(ONE.after))[0]


@pytest.fixture
def willing(table: Table) -> Table:
    """A table at which the only card plays itself."""
    table.set_preferences(TablePreferences(INSTANT, plays_only_card=True))
    show(table, ONE.before)
    return table


def test_the_only_card_is_shown_and_then_plays_itself(qtbot: QtBot, willing: Table) -> None:
    sent = Sent.by(willing)

    show_step(willing, ONE)
    assert sent.of_kind("action_chosen") == []
    assert sent.of_kind("told")[-1] == turn_text.only_card(ONLY)
    assert prompt(willing) == turn_text.only_card(ONLY)
    assert rise_of(willing, ONLY) == RISE_OF_LEGAL + RISE_OF_LIFTED

    with qtbot.waitSignal(willing.played_itself) as played:
        pass
    assert sent.of_kind("action_chosen") == [Play(ONLY)]
    assert played.args == [ONLY]


def test_it_is_explained_the_first_two_times(seated: Seated) -> None:
    bubble = bubble_on(seated.table)
    for is_explained in (True, True, False):
        seated.table.played_itself.emit(ONLY)
        assert bubble.isVisible() == is_explained == ("only choice" in bubble.accessibleName())
        seated.table.refusals.clear_message()


@pytest.mark.parametrize("how", ["Space", "a click", "a click on it", "Enter on it"])
def test_whoever_will_not_wait_plays_it_at_once(willing: Table, how: str) -> None:
    sent = Sent.by(willing)
    show_step(willing, ONE)

    if how == "Space":
        press_key(willing, Qt.Key.Key_Space)
    elif how == "a click":
        Mouse(willing).click(middle(willing))
    elif how == "a click on it":
        Mouse(willing).click(strip(willing, ONLY))
    else:
        widget_of(willing, ONLY).setFocus()
        press_key(willing, Qt.Key.Key_Return)

    assert sent.of_kind("action_chosen") == [Play(ONLY)]
    assert sent.of_kind("went_on") == []


def is_left_alone(table: Table) -> bool:
    return not plays_by_itself(table)


def test_escape_leaves_it_to_the_person(willing: Table) -> None:
    show_step(willing, ONE)

    press_key(willing, Qt.Key.Key_Escape)

    assert is_left_alone(willing)
    assert prompt(willing) == turn_text.prompt(speaker_at(willing), seen(ONE.after))
    assert rise_of(willing, ONLY) == RISE_OF_LEGAL


def test_it_waits_while_the_last_trick_is_looked_at_and_a_lesson_may_leave_it(
    willing: Table,
) -> None:
    willing.show_state(seen(ONE.after))  # Undo never leads there, but opening a game may
    assert not is_left_alone(willing)
    assert willing.hand.lifted is ONLY
    show(willing, ONE.before)
    show_step(willing, ONE)
    look_away(willing, away=True)
    assert is_left_alone(willing)

    look_away(willing, away=False)
    assert not is_left_alone(willing)

    show(willing, ONE.before)
    leave_to_the_hand(willing)  # as a lesson may want it
    show_step(willing, ONE)
    assert is_left_alone(willing)


def test_it_waits_until_everything_rests(willing: Table) -> None:
    show_step(willing, ONE, Pace())
    assert is_left_alone(willing)

    let_land(willing)
    while is_playing(willing):
        next_scene(willing)
        let_land(willing)

    assert not is_left_alone(willing)


def test_nothing_plays_itself_unless_one_likes_it(table: Table) -> None:
    table.set_preferences(TablePreferences(INSTANT, plays_only_card=False))
    show(table, ONE.before)

    show_step(table, ONE)

    assert is_left_alone(table)
    assert table.hand.lifted is None


def test_neither_a_choice_nor_a_call_nor_a_quint_is_made_for_anybody(willing: Table) -> None:
    for step in game(1):
        show_step(willing, step)
        assert is_left_alone(willing) is not plays_itself(seen(step.after))


def test_nothing_plays_itself_behind_a_curtain(willing: Table) -> None:
    show_step(willing, ONE)
    willing.await_person(
        Notice("Ada is next", "The cards are hidden.", LedgeRow.onward("I am Ada", Intent.READY))
    )
    sent = Sent.by(willing)

    assert is_left_alone(willing)
    rest(willing)
    assert sent.of_kind("action_chosen") == []
