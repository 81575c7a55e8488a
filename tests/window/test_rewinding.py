"""Undo and redo move cards; and whatever one does meanwhile, they arrive."""

from __future__ import annotations

import random

import pytest
from at_the_table import *
from at_the_table import geometry_on as geometry
from kit import *
from tabling import *

from quinto_desktop.window.sheet.all_hands import EndPanels
from quinto_desktop.window.table.choices import ResultPanels
from quinto_desktop.window.table.places import RISE_OF_WINNER

NORMAL = Pace()
STILL = Pace(is_still=True)
PLAYS = [step for step in game() if isinstance(step.action, Play)]
SOUTHS = [place for place, step in enumerate(PLAYS[:48]) if step.before.turn is Seat.S]
LONGEST_MS = 300


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    table.set_preferences(TablePreferences(INSTANT))  # for whatever else may move
    return table


def undone(table: Table, start: int, end: int, pace: Pace = NORMAL) -> tuple[Step, Step]:
    """Go from before one play to before another; return both."""
    show(table, PLAYS[start].before)
    table.show_state(seen(PLAYS[end].before), pace)
    return PLAYS[start], PLAYS[end]


def south_after_a_trick(cards: int, ahead: int) -> tuple[int, int]:
    """So many plays after one of South's to a trick of so many cards, and that play."""
    for place in SOUTHS:
        deal = PLAYS[place].before.dealt
        if len(deal.trick.cards) == cards and deal.tricks:
            return place + ahead, place
    raise AssertionError


WITHIN_A_TRICK, ACROSS_A_TRICK = south_after_a_trick(0, 2), south_after_a_trick(2, 3)


def test_a_card_goes_back_from_the_trick_to_the_hand(table: Table) -> None:
    start, end = WITHIN_A_TRICK
    show(table, PLAYS[start].before)
    lay = trick_on(table)[Seat.S].pose

    table.show_state(seen(PLAYS[end].before), NORMAL)
    action, west = PLAYS[end].action, PLAYS[end + 1].before.turn
    assert isinstance(action, Play) and west is not None
    widget = widget_of(table, action.card)
    assert is_moving(table)
    assert abs(widget.pose.y - lay.y) < abs(widget.pose.y - geometry(table).height)
    faces = [card.card for card in hand_at(table, west)]
    assert any(face is not None for face in faces)  # it still shows what it was

    heights = []
    while is_moving(table):
        move_to(table, moment_of(table) + 10)
        heights.append(widget._height)
    assert max(heights) > 0.5
    assert heights[-1] == 0
    assert all(card.card is None for card in hand_at(table, west))
    assert_sound(table, seen(PLAYS[end].before))


def test_a_gathered_trick_comes_back_from_its_pile(table: Table) -> None:
    start, end = ACROSS_A_TRICK
    show(table, PLAYS[start].before)
    deal = PLAYS[start].before.dealt
    winner = deal.tricks[-1].winner
    assert winner is not None
    edge = pile_edge(table, winner.side)

    table.show_state(seen(PLAYS[end].before), NORMAL)

    piles = [geometry(table).pile(edge, place, len(deal.tricks)) for place in range(12)]
    for card in trick_on(table).values():
        nearest = min(abs(card.pose.x - pile.x) + abs(card.pose.y - pile.y) for pile in piles)
        assert nearest < 0.5 * geometry(table).trick_width
    assert tags_on(table).tagged is None
    let_land(table)
    assert tags_on(table).tagged is not None
    assert_sound(table, seen(PLAYS[end].before))


def test_a_card_that_turns_up_on_its_way_back_stands_as_high_as_others(table: Table) -> None:
    undone(table, *south_after_a_trick(0, 4))
    let_land(table)
    assert stage_on(table).places.rises.keys() == {*own_hand(table)}


def test_redo_moves_cards_forth_again(table: Table) -> None:
    start, end = ACROSS_A_TRICK

    undone(table, end, start)

    assert is_moving(table)
    let_land(table)
    assert_sound(table, seen(PLAYS[start].before))
    for side in Side:
        for pile in piles_on(table)[side]:
            assert [card.isVisible() for card in pile] == [True, False, False, False]
            assert all(card.card is None for card in pile)


@pytest.mark.parametrize("speed", Speed)
def test_it_never_takes_long(table: Table, speed: Speed) -> None:
    undone(table, *ACROSS_A_TRICK, Pace(speed))

    assert is_moving(table) is (speed is not Speed.NONE)
    move_to(table, LONGEST_MS)
    assert not is_moving(table)


def test_without_movement_cards_fade_in_where_they_belong(table: Table) -> None:
    _, end = undone(table, *ACROSS_A_TRICK, STILL)

    assert is_moving(table)
    faint = [card for card in cards_on(table) if card.opacity < 1]
    assert len(faint) > 4
    assert all(card._height == 0 for card in cards_on(table))
    assert_sound(table, seen(end.before))
    let_land(table)
    assert all(card.opacity == 1 for card in cards_on(table))


@pytest.mark.parametrize("pace", [INSTANT, Pace(Speed.NONE, is_still=True), None], ids=str)
def test_at_once_is_at_once_and_another_deal_simply_there(table: Table, pace: Pace | None) -> None:
    start, end = ACROSS_A_TRICK
    other = next(step for step in game() if step.before.results)
    show(table, PLAYS[start].before)
    for state, how in ((PLAYS[end].before, pace), (other.after, NORMAL)):
        table.show_state(seen(state), how)
        assert not is_moving(table)
        assert_sound(table, seen(state))


def test_from_the_end_of_a_deal_the_cachette_goes_back_too(table: Table) -> None:
    end = next(step for step in game() if step.after.results)
    show(table, end.after)
    before = next(step for step in reversed(PLAYS[:48]) if step.before.turn is Seat.S).before

    table.show_state(seen(before), NORMAL)

    shown = [card for card in cachette_on(table) if card.card is not None]
    assert len(shown) == 5
    let_land(table)
    assert_sound(table, seen(before))
    assert all(card.card is None for card in cachette_on(table))


@pytest.mark.parametrize("pace", [NORMAL, STILL, Pace(trick_pause=TrickPause.CLICK)], ids=str)
@pytest.mark.parametrize("place", [3, 47])
def test_a_complete_trick_that_rests_on_the_table_is_taken_back_from_there(
    table: Table, place: int, pace: Pace
) -> None:
    step = PLAYS[place]
    show(table, step.before)
    show_step(table, step, pace)
    assert len(trick_on(table)) == 4  # it is won, and not gathered yet
    lay = {card.card: card.pose for card in trick_on(table).values()}

    table.show_state(seen(step.before), pace)

    lifted = RISE_OF_WINNER * geometry(table).unit  # another card may be winning again
    for card in trick_on(table).values():
        assert card.pose.x == lay[card.card].x
        assert abs(card.pose.y - lay[card.card].y) <= lifted + 0.01
    let_land(table)
    assert_sound(table, seen(step.before))


# --------------------------------------------------------------- a table made afresh
FORMS = {
    "four": RuleOptions(target=60),
    "a quint": RuleOptions(target=5),
    "rubber": RuleOptions(target=60, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW),
    "dummy": RuleOptions(target=60, form=Form.DUMMY, match=MatchForm.ROUND),
    "two": RuleOptions(target=60, form=Form.TWO),
}
PACES = (INSTANT, NORMAL, STILL, Pace(Speed.FAST, TrickPause.CLICK))
MOST_ALIKE = 24  # of 255: whoever paints in parts rounds otherwise


class Walk:
    """Goes to and fro in a match, and does whatever else one does at a table meanwhile."""

    def __init__(self, qtbot: QtBot, rules: RuleOptions, seed: int, *, is_replay: bool) -> None:
        self._qtbot, self._chance = qtbot, random.Random(seed)
        self._steps, self._is_replay = match(rules, seed)[:300], is_replay
        self._at, self._look = 0, CurrentTheme(BAIZE)
        self._art = CardArt(self._look)
        self.table = self._made((998, 760))
        self._jump()

    def _made(self, size: tuple[int, int]) -> Table:
        told = partial(EndPanels, self._art, dealt=lambda: None)
        ends = ResultPanels if self._is_replay else told
        table = Table(self._art, Speaker(NAMES, Seat.S), Seat.S, ends)
        self._qtbot.addWidget(table)
        table.resize(*size)
        with self._qtbot.waitSignal(table.appeared):
            table.show()
        return table

    def _go(self, table: Table, way: Callable[[Step, Observation], object]) -> None:
        step = self._steps[self._at]
        sit_down(table, step.after, 0)
        way(step, seen_by(step.after, 0))

    def _advance(self) -> None:
        self._at = min(self._at + 1, len(self._steps) - 1)
        pace = self._chance.choice(PACES)
        self._go(self.table, lambda step, now: self.table.show_step(step, now, pace))

    def _jump(self) -> None:
        ends = [at for at, step in enumerate(self._steps) if caused(step, DealEnded)]
        back = max(0, self._at - self._chance.choice((1, 4, 8)))
        self._at = self._chance.choice((back, back, self._chance.choice(ends or [back])))
        pace = self._chance.choice((None, *PACES))
        self._go(self.table, lambda _, now: self.table.show_state(now, pace))

    def go_on(self) -> None:
        """Do something."""
        chance, table = self._chance, self.table
        ways: tuple[tuple[int, Callable[[], object]], ...] = (
            (6, self._advance),
            (4, self._jump),
            (3, lambda: next_scene(table)),
            (3, lambda: move_to(table, chance.randrange(300))),
            (1, lambda: go_on(table)),
            (2, lambda: table.resize(*chance.choice(SIZES))),
            (1, lambda: self._look.apply_theme(chance.choice([*THEMES.values()]))),
            (2, table.show_last_trick),
            (1, table.skyline.toggle),
            (1, lambda: step_focus(table, 1)),
        )
        chance.choices([way for _, way in ways], [weight for weight, _ in ways])[0]()
        QApplication.processEvents()

    def assert_as_if_made_afresh(self) -> None:
        other = self._made((self.table.width(), self.table.height()))
        self._go(other, lambda _, now: other.show_state(now))
        own, fresh = self._picture(self.table), self._picture(other)
        other.close()
        assert unlikeness(own, fresh) <= MOST_ALIKE, f"at {self._at} in {self.table.size()}"

    def _picture(self, table: Table) -> QImage:
        """The table at rest, with nothing laid over it, and neither keys nor pointer there."""
        table.last_trick.hide_panel()
        table.skyline.close()
        table.refusals.clear_message()
        rest(table)
        table.setFocus()
        panel = None if self._is_replay else panel_on(table)
        self._qtbot.waitUntil(lambda: not table.busy and not is_sharpening(table))
        self._qtbot.waitUntil(lambda: not isinstance(panel, StoryPaper) or panel.build.is_over)
        return table.grab().toImage()


@pytest.mark.parametrize(
    ("rules", "is_replay"),
    [*((rules, False) for rules in FORMS.values()), (FORMS["four"], True), (FORMS["dummy"], True)],
)
def test_the_table_looks_as_if_made_afresh(
    qtbot: QtBot, rules: RuleOptions, is_replay: bool
) -> None:
    walk = Walk(qtbot, rules, 1, is_replay=is_replay)
    for _ in range(share(6)):
        for _ in range(4):
            walk.go_on()
        walk.assert_as_if_made_afresh()
