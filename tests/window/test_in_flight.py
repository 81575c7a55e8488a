"""While cards are moving nothing is held up, nothing jumps and nothing is left behind."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import *

from quinto_desktop.window.table.arrangement import Arrangement, TablePreferences

NORMAL = Pace(trick_pause=TrickPause.CLICK)
STEPS = {
    "deal": first(lambda s: caused(s, CardsDealt)),
    "play": first(lambda s: isinstance(s.action, Play) and s.before.turn is Seat.W),
    "trick with a quint": first(
        lambda s: caused(s, TrickWon, QuintScored) and s.after.phase is Phase.PLAY
    ),
    "cachette": first(lambda s: caused(s, CachetteRevealed, DealEnded)),
}
steps = pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())


def midway(table: Table, step: Step) -> None:
    """Show a step up to where its cards are well on their way."""
    show(table, step.before)
    show_step(table, step, NORMAL)
    for _ in range(6):
        move_to(table, moment_of(table) + 20)


# --------------------------------------------------------------- nothing jumps
@steps
def test_another_theme_lets_cards_fly_on(table: Table, step: Step) -> None:
    midway(table, step)
    poses = [(card.pose, card.tilted, card.opacity) for card in cards_on(table)]

    table.look.apply_theme(LIGHT)
    table.grab()
    table.look.apply_theme(BAIZE)

    assert [(card.pose, card.tilted, card.opacity) for card in cards_on(table)] == poses
    rest(table)
    assert_sound(table, seen(step.after))


@steps
def test_another_size_lays_what_was_under_way_where_it_belongs(table: Table, step: Step) -> None:
    midway(table, step)

    table.resize(800, 540)
    table.grab()

    assert all(card.tilted == 0 and card.opacity == 1 for card in cards_on(table))
    assert not is_moving(table)
    rest(table)
    assert_sound(table, seen(step.after))


@steps
def test_other_manners_meanwhile(table: Table, step: Step) -> None:
    midway(table, step)

    arrangement = Arrangement(alternates=True, rises=True)
    table.set_preferences(TablePreferences(Pace(is_still=True), arrangement))
    rest(table)

    assert_sound(table, seen(step.after))


@steps
def test_the_table_may_go_meanwhile(qtbot: QtBot, step: Step) -> None:
    table = make_table(qtbot)
    midway(table, step)

    table.close()
    table.deleteLater()
    qtbot.wait(0)


@steps
@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
def test_nothing_runs_on_when_all_has_been_shown(
    qtbot: QtBot, table: Table, step: Step, *, is_still: bool
) -> None:
    show(table, step.before)
    show_step(table, step, Pace(Speed.FAST, TrickPause.NONE, is_still=is_still))

    let_pass(table)
    qtbot.waitUntil(lambda: running(table) == [])

    assert not waits_for_clock(table)
    assert all(card.tilted == 0 and card.opacity == 1 for card in cards_on(table))


def test_a_card_that_is_played_never_moves_or_turns_backwards(table: Table) -> None:
    step = first(lambda s: souths_play(s) and not caused(s, TrickWon))
    show(table, step.before)
    assert isinstance(step.action, Play)
    widget = widget_of(table, step.action.card)
    show_step(table, step, NORMAL)
    goal = geometry_on(table).trick(Edge.NEAR)

    away = []
    tilts = []
    while goal_of(table, widget) == goal:  # then it may be lifted, if it is winning
        move_to(table, moment_of(table) + 10)
        if goal_of(table, widget) not in (goal, None):
            break
        away.append(abs(widget.pose.y - goal.y))
        tilts.append(abs(widget.tilted))

    assert len(away) > 10
    assert all(one >= next_one for one, next_one in pairwise(away))
    assert all(one >= next_one for one, next_one in pairwise(tilts))


def begins_a_trick(step: Step) -> bool:
    deal = step.after.deal
    return isinstance(step.action, Play) and deal is not None and len(deal.trick.cards) == 1


def crowned(table: Table) -> set[Seat]:
    return {seat for seat, card in trick_on(table).items() if card.look.laurel}


def test_a_card_is_marked_when_it_has_landed(table: Table) -> None:
    step = first(begins_a_trick)
    tags = tags_on(table)
    midway(table, step)
    assert tags.tagged is None
    assert not crowned(table)

    let_land(table)

    assert tags.tagged is step.before.turn
    assert crowned(table) == {step.before.turn}


def on_turn(table: Table) -> list[Edge]:
    return [edge for edge, plate in plates_on(table).items() if "to act" in plate.accessibleName()]


@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("completes", [False, True], ids=["card", "trick"])
def test_one_is_asked_when_the_card_has_landed(
    table: Table, *, completes: bool, is_still: bool
) -> None:
    def wanted(step: Step) -> bool:
        if step.after.phase is not Phase.PLAY or step.after.turn is not Seat.S:
            return False
        is_others = isinstance(step.action, Play) and step.before.turn is not Seat.S
        return is_others and caused(step, TrickWon) is completes

    step = first(wanted)
    assert step.before.turn is not None
    show(table, step.before)
    show_step(table, step, Pace(trick_pause=TrickPause.CLICK, is_still=is_still))
    assert is_moving(table)
    assert on_turn(table) == [edge_at(table, step.before.turn)]
    assert not prompt_on(table).isVisible()

    let_land(table)

    assert on_turn(table) == [Edge.NEAR]
    assert prompt_on(table).isVisible()
    rest(table)
    assert on_turn(table) == [Edge.NEAR]
    assert prompt_on(table).isVisible()


# --------------------------------------------------------------- nothing is held up
class Game:
    """A game that answers what is chosen at the table, as the controller does."""

    def __init__(self, table: Table, step: Step) -> None:
        self._table = table
        self.state = step.after
        table.action_chosen.connect(self._on_action_chosen)

    def _on_action_chosen(self, action: Action) -> None:
        step = apply(self.state, action)
        self.state = step.after
        show_step(self._table, step, NORMAL)


def leads_to_souths_turn(kind: type | None) -> Callable[[Step], bool]:
    def wanted(step: Step) -> bool:
        if step.after.phase is not Phase.PLAY or step.after.turn is not Seat.S:
            return False
        return isinstance(step.action, Play) and caused(step, kind) if kind else True

    return wanted


@pytest.mark.parametrize("kind", [None, TrickWon, QuintScored], ids=["card", "trick", "quint"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_play_is_answered_at_once_whatever_still_moves(
    table: Table, kind: type | None, by: str
) -> None:
    """Before the next turn of the event loop the card has left the hand and is on its way."""
    step = first(leads_to_souths_turn(kind))
    midway(table, step)
    assert table.busy
    played = Game(table, step)
    card = playable(seen(step.after))[0]
    widget = widget_of(table, card)

    if by == "mouse":
        Mouse(table).click(strip(table, card))
    else:
        widget.setFocus()
        press_key(table, Qt.Key.Key_Return)

    assert played.state is not step.after
    assert widget not in own_hand(table)
    assert trick_on(table)[Seat.S] is widget
    assert goal_of(table, widget) is not None
    assert goal_of(table, widget) == geometry_on(table).trick(Edge.NEAR)
    assert all(trick[0].tilted == 0 for side in piles_on(table).values() for trick in side)


def test_ten_steps_at_once_end_where_ten_steps_one_by_one_do(table: Table) -> None:
    for step in game(4)[:30]:
        show_step(table, step, NORMAL)
    rest(table)
    at_once = [(card.card, card.pose) for card in cards_on(table) if card.isVisible()]
    last = game(4)[29]

    table.show_state(seen(last.after))

    shown = [(card.card, card.pose) for card in cards_on(table) if card.isVisible()]
    assert sorted(map(str, at_once)) == sorted(map(str, shown))
