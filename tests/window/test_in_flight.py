"""While cards are moving nothing is held up, nothing jumps and nothing is left behind."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import *

from quinto_desktop.window.table.arrangement import Arrangement
from quinto_desktop.window.table.places import Places

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
def test_another_theme_lets_cards_fly_on_and_so_do_other_manners(table: Table, step: Step) -> None:
    midway(table, step)
    poses = [(card.pose, card.tilted, card.opacity) for card in cards_on(table)]

    table.look.apply_theme(LIGHT)
    table.grab()
    table.look.apply_theme(BAIZE)

    assert [(card.pose, card.tilted, card.opacity) for card in cards_on(table)] == poses
    arrangement = Arrangement(alternates=True, rises=True)
    table.set_preferences(TablePreferences(Pace(is_still=True), arrangement))
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
    show(table, step.before)
    show_step(table, step, Pace(trick_pause=TrickPause.CLICK, is_still=is_still))
    assert is_moving(table)
    assert on_turn(table) == [edge_at(table, step.before.mover)]
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


# --------------------------------------------------------------- stage
USUAL = Pace()


def test_nobody_sees_hidden_cards(table: Table) -> None:
    for step in game(2):
        show_step(table, step, USUAL)
        known = set(seen(step.after).hand)
        known |= {card for trick in seen(step.after).tricks for card in trick.cards}
        known |= set(seen(step.after).cachette or ())
        trick = seen(step.after).trick
        known |= set(trick.cards if trick is not None else ())
        rest(table)
        shown = {widget.card for widget in cards_on(table) if widget.isVisible()} - {None}
        assert shown <= known


# --------------------------------------------------------------- the deal
def test_a_deal_comes_card_by_card_and_the_hand_is_sorted_in_the_end(table: Table) -> None:
    step = game()[0]
    show(table, step.before)
    assert not any(widget.isVisible() for widget in cards_on(table))
    show_step(table, step, USUAL)
    own = own_hand(table)
    landed: list[int] = []
    for now in range(0, USUAL.deal_ms, 100):
        move_to(table, now)
        landed.append(sum(widget.card is not None for widget in own))

    assert landed[0] == 0
    assert landed == sorted(landed)
    assert len(set(landed)) > 8
    assert landed[-1] == 12
    let_land(table)
    xs = [widget.pose.x for widget in own_hand(table)]
    assert xs != sorted(xs)  # as the cards came

    go_on(table)
    let_land(table)

    xs = [widget.pose.x for widget in own_hand(table)]
    assert xs == sorted(xs)


def test_a_hand_is_sorted_even_if_the_last_card_is_late(table: Table) -> None:
    step = game()[0]
    show_step(table, step, USUAL)
    move_to(table, USUAL.deal_ms - USUAL.sort_ms - 100)
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

    show_step(table, step, USUAL)

    assert not is_at(widget, start), "the first picture after the click shows it at rest"
    assert goal_of(table, widget) == geometry_on(table).trick(Edge.NEAR)


def test_another_players_card_turns_up_when_it_is_played(table: Table) -> None:
    step = first(lambda s: caused(s, CardPlayed) and s.before.turn is Seat.E)
    assert isinstance(step.action, Play)
    show(table, step.before)
    hand = list(hand_at(table, Seat.E))

    show_step(table, step, USUAL)

    (gone,) = set(hand) - set(hand_at(table, Seat.E))
    sides, heights = [], []
    while goal_of(table, gone) is not None:
        sides.append(gone.card)
        heights.append(gone._height)
        move_to(table, moment_of(table) + 10)
    assert sides[0] is None
    assert sides == sorted(sides, key=lambda side: side is not None)  # over once, and for good
    assert sides.count(None) < len(sides) * 0.6
    assert max(heights) > 0.9 > heights[-1]
    assert gone.card is step.action.card
    assert gone._height == 0
    assert gone.size() == box_size(gone.pose.width, gone.pose.turn, gone.look.lift)


def test_a_trick_goes_to_its_winners_pile(table: Table) -> None:
    step = first(lambda s: caused(s, TrickWon) and s.after.phase is Phase.PLAY)
    show(table, step.before)
    show_step(table, step, USUAL)
    assert len(trick_on(table)) == 4

    rest(table)

    (won,) = [event for event in step.events if isinstance(event, TrickWon)]
    deal = step.after.dealt
    tricks = sum(1 for t in deal.tricks if t.winner is not None and t.winner.side is won.seat.side)
    assert trick_on(table) == {}
    pile = piles_on(table)[won.seat.side]
    assert len(pile) == tricks
    assert [widget.isVisible() for widget in pile[-1]] == [True, False, False, False]
    assert all(widget.card is None for widget in pile[-1])


# --------------------------------------------------------------- seats
@each(
    "spoil",
    [
        lambda p: p.hands[Seat.S].reverse(),
        lambda p: p.hands[Seat.S].pop(),
        lambda p: p.hands[Seat.E].pop(),
        lambda p: p.trick.clear(),
        lambda p: p.piles[Side.NS].append([]),
        lambda p: p.hands[Seat.E][0].show_face(p.hands[Seat.S][0].card),
    ],
)
def test_every_difference_is_seen(qtbot: QtBot, spoil: Callable[[Places], object]) -> None:
    table = make_table(qtbot)
    step = first(lambda s: caused(s, CardPlayed) and not caused(s, TrickWon))
    show(table, step.after)
    assert fault_on(table, seen(step.after)) is None

    spoil(places_on(table))

    assert "should be" in (fault_on(table, seen(step.after)) or "")


# --------------------------------------------------------------- still
STILL = Pace(Speed.FAST, TrickPause.SHORT, is_still=True)
MOST_CUTS = 4
"""So often a card may change places in one step: played, raised as it wins, put down, gathered."""


class MoveCounter(QObject):
    """Counts how often each widget changes its place or size; of a card, its pose."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.moves: Counter[QWidget] = Counter()
        self._places: dict[QWidget, object] = {}
        for widget in table.findChildren(QWidget):
            self._places[widget] = place_of(widget)
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            assert isinstance(watched, QWidget)
            before, after = self._places[watched], place_of(watched)
            self._places[watched] = after
            if watched.isVisible() and after != before:
                self.moves[watched] += 1
        return False


def place_of(widget: QWidget) -> object:
    return widget.pose if isinstance(widget, CardWidget) else widget.geometry().getRect()


def most_moves(table: Table, step: Step, pace: Pace) -> int:
    """How often the widget moves that moves most often while a step is shown frame by frame."""
    counter = MoveCounter(table)
    table.show_step(step, seen(step.after), pace)
    let_pass(table)
    counter.deleteLater()
    return max(counter.moves.values(), default=0)


def steps_to_see() -> list[Step]:
    steps = game(3)
    last = next(n for n, step in enumerate(steps) if len(step.after.results) == 1)
    return [*steps[:14], steps[last]]


def test_no_widget_moves_gradually(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    steps = steps_to_see()
    assert any(isinstance(event, CardsDealt) for event in steps[0].events)

    for step in steps:
        table.show_state(seen(step.before))
        assert most_moves(table, step, STILL) <= MOST_CUTS, step.action

    # It would be seen: the same steps do move otherwise.
    table.show_state(seen(steps[6].before))
    assert most_moves(table, steps[6], Pace(trick_pause=TrickPause.NONE)) > MOST_CUTS


def test_a_card_that_is_played_fades_in_and_one_plays_meanwhile(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    step = next(
        step
        for step in game(3)
        if step.after.phase is Phase.PLAY
        and step.after.turn is Seat.S
        and isinstance(step.action, Play)
    )
    table.show_state(seen(step.before))

    table.show_step(step, seen(step.after), STILL)

    assert is_moving(table)
    assert any(rises_on(table).values())
    widget = trick_on(table)[step.before.mover]
    assert widget.opacity < 1
    assert widget.pose == geometry_on(table).trick(edge_at(table, step.before.mover))
    qtbot.waitUntil(lambda: not table.busy)
    assert widget.opacity == 1


@pytest.mark.parametrize("rules", [RuleOptions(), DUMMY], ids=["four", "dummy"])
def test_dealt_hands_fade_in_where_they_lie(qtbot: QtBot, rules: RuleOptions) -> None:
    table = make_table(qtbot)
    step = next(s for s in match(rules) if any(isinstance(e, CardsDealt) for e in s.events))
    show_to(table, step.before, 0)
    sit_down(table, step.after, 0)

    table.show_step(step, seen_by(step.after, 0), STILL)

    assert_sound(table, seen_by(step.after, 0))
    assert all(widget.opacity < 1 for widget in own_hand(table))
    qtbot.waitUntil(lambda: not table.busy)
    assert all(widget.opacity == 1 for widget in cards_on(table))
