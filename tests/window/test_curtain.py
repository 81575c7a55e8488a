"""Several people at one screen: a curtain between turns, and nothing visible behind it."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from msgspec import Struct, field
from PySide6.QtWidgets import QToolTip
from tabling import *

from quinto_desktop.game import Screen, pacing
from quinto_desktop.game.pacing import UNSEEN_MS
from quinto_desktop.game.session import acts_by_itself

NORMAL = Pace()
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=40)
RUBBER = RuleOptions(form=Form.TWO, match=MatchForm.RUBBER, target=50)


def draw_curtain(table: Table) -> None:
    table.await_person(
        Notice(
            "Clara is next", "The cards are hidden.", LedgeRow.onward("I am Clara", Intent.READY)
        )
    )


class Evening(Struct):
    """Two or more people at one screen, as the window shows a match to them."""

    table: Table
    screen: Screen
    pace: Pace
    now: Observation | None = None
    looks: int = 0
    seen_faces: int = field(default=0)

    def begin(self, state: MatchState) -> None:
        self.screen.follow(state)
        self._sit(state)
        self.now = self.screen.shown(state)
        self.table.show_state(self.now)

    def show(self, step: Step) -> None:
        """Show a step as it happens, and ask for the next person if there is to be another."""
        self.screen.follow(step.after, is_new_deal=isinstance(step.action, Deal))
        self._sit(step.after)
        self.now = self.screen.shown(step.after)
        self.table.show_step(step, self.now, self.pace)
        self.look()
        if self.screen.awaited(step.after) is not None and not self.screen.by_key:
            draw_curtain(self.table)
            self.look()

    def lift(self, state: MatchState) -> None:
        """The next person is ready; or all of them hold their keys, one after the other."""
        awaited = self.screen.awaited(state)
        if awaited is not None:
            looking = [0, 1, None] if self.screen.by_key else [awaited]
            for player in looking:
                self.screen.sit_down(player)
                self._sit(state)
                self.now = self.screen.shown(state)
                (self.table.see if self.screen.by_key else self.table.show_state)(self.now)
                self.look()
                self.looks += 1

    def _sit(self, state: MatchState) -> None:
        seat = self.screen.seat(state)
        viewer = None if self.screen.looking is None else seat
        self.table.set_speaker(Speaker(names_of(state), viewer, state.seating, state.dummy), seat)

    def look(self) -> None:
        """Check that no card of a hidden hand shows its face or its name anywhere."""
        assert self.now is not None
        for seat in SEATS:
            if self.now.hands[seat] is not None:
                continue
            for widget in hand_at(self.table, seat):
                assert widget.card is None, f"{widget.card} of {seat.name} shows"
                assert widget.accessibleName() == ""
                assert widget.toolTip() == ""
                assert widget.look.ring is None
                self.seen_faces += 1


def people(rules: RuleOptions) -> frozenset[int]:
    return frozenset(range(rules.form.players))


@pytest.mark.parametrize(
    ("rules", "has_keys"),
    at_night([(RUBBER, False), (ROUND, True)], [(RUBBER, True), (ROUND, False)]),
)
def test_no_hidden_card_shows_at_any_moment(
    table: Table, rules: RuleOptions, *, has_keys: bool
) -> None:
    """Whatever is on the move when the next step comes, and whatever size the window has."""
    evening = Evening(table, Screen(people(rules), acts_by_itself, has_keys=has_keys), NORMAL)
    steps = match(rules)[:120]
    evening.begin(steps[0].before)
    for place, step in enumerate(steps):
        evening.show(step)
        for moment in range(0, 40 * (place % 6), 40):
            move_to(table, moment)
            evening.look()
        if place % 9 == 4:
            table.resize(800 + place % 7 * 40, 540 + place % 5 * 50)
            evening.look()
        if place % 5 == 3:
            table.input.go_on()
            evening.look()
        evening.lift(step.after)

    assert evening.looks > 10
    assert evening.seen_faces > 1000


_ROUNDED = 2  # of 255: half-covered pixels of lines that are printed anew


def framed(table: Table) -> QImage:
    """The table as it is in this frame."""
    for button in answers_on(table):
        button.clearFocus()  # only one of two windows is active
    return table.grab().toImage()


def test_a_hand_is_turned_down_before_anything_else_is_shown(table: Table) -> None:
    """A card just played is the only one of its player's that is still visible."""
    step = first_of(TWO, lambda s: isinstance(s.action, Play) and s.before.turn is Seat.S)
    now = show_to(table, step.before, 0)
    assert isinstance(step.action, Play)
    widget = widget_of(table, step.action.card)
    mouse = Mouse(table)
    mouse.press(strip(table, (now.hands[Seat.N] or ())[0]))
    mouse.move(middle(table))
    assert held_card(table) is not None
    press_key(table, Qt.Key.Key_Home)

    table.show_step(step, seen_by(step.after, 0).covered(), NORMAL)

    assert held_card(table) is None
    assert focused_card(table) is None
    assert QApplication.focusWidget() is table
    assert widget.card is step.action.card
    assert trick_on(table)[Seat.S] is widget
    faces = [card.card for hand in hands_on(table).values() for card in hand]
    assert set(faces) == {None}
    rest(table)
    assert_sound(table, seen_by(step.after, 0).covered())


def test_no_tip_goes_on_telling_what_a_card_was(qtbot: QtBot, table: Table) -> None:
    """The pointer rests on a card while a computer player leads to another person's turn."""
    step = first_of(TWO, lambda s: isinstance(s.action, Play) and s.before.turn is Seat.W)
    show_to(table, step.before, 0)
    widget = own_hand(table)[0]
    QToolTip.showText(table.mapToGlobal(QPoint(9, 9)), widget.toolTip(), widget)
    assert QToolTip.isVisible()

    table.show_step(step, seen_by(step.after, 0).covered(), NORMAL)

    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)


# --------------------------------------------------------------- how long it stays
TRICK = first_of(TWO, lambda s: any(isinstance(event, TrickWon) for event in s.events))


def show_curtain(table: Table, step: Step, pace: Pace) -> None:
    show_to(table, step.before, 0)
    table.show_step(step, seen_by(step.after, 0).covered(), pace)
    draw_curtain(table)


@pytest.mark.parametrize("pace", [INSTANT, NORMAL, CLICK], ids=["at once", "moving", "click"])
def test_the_curtain_outlasts_what_is_still_being_shown(table: Table, pace: Pace) -> None:
    sent = Sent.by(table)
    show_curtain(table, TRICK, pace)
    assert sent.of_kind("asked")[-1].startswith("Clara is next. The cards are hidden. ")
    while is_playing(table):
        assert asks(table)
        go_on(table)
    rest(table)

    assert asks(table)
    assert is_curtained(table)
    assert panel_on(table).accessibleName() == "Clara is next"


@at_all_sizes
def test_the_curtain_hangs_over_the_hand_and_leaves_the_trick_free(
    table: Table, size: tuple[int, int]
) -> None:
    step = first_of(TWO, lambda s: s.after.deal is not None and len(s.after.deal.trick.cards) == 3)
    show_curtain(table, step, INSTANT)
    table.resize(*size)

    curtain = panel_on(table).geometry()
    assert asks(table)
    assert table.rect().contains(curtain)
    for widget in trick_on(table).values():
        assert widget.card is not None  # a trick is not a hand
        assert not curtain.intersects(widget.polygon().boundingRect().toRect())
    (button,) = answers_on(table)
    place = QRectF(button.geometry().translated(ledge_on(table).pos())).adjusted(6, 6, -6, -6)
    for widget in own_hand(table):
        shape = widget.polygon()
        assert curtain.contains(shape.boundingRect().toAlignedRect())
        assert not shape.intersects(QPolygonF(place))


# --------------------------------------------------------------- how it is lifted
@pytest.fixture
def curtained(table: Table) -> Table:
    """A curtain that may now be lifted, at the default pace."""
    show_curtain(table, TRICK, NORMAL)
    let_listen(table)
    return table


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("where", ["button", "table"])
def test_the_next_person_is_ready(curtained: Table, key: Qt.Key, where: str) -> None:
    sent = Sent.by(curtained)
    assert QApplication.focusWidget() is answers_on(curtained)[0]
    if where == "table":
        curtained.setFocus()

    press_key(curtained, key)
    cloth_on(curtained).way.finish()

    assert sent.of_kind("intent_chosen") == [Intent.READY]


@pytest.mark.parametrize(
    "key",
    [Qt.Key.Key_Escape, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_End],
)
def test_no_other_key_does_anything(curtained: Table, key: Qt.Key) -> None:
    sent = Sent.by(curtained)
    for widget in (answers_on(curtained)[0], curtained):
        widget.setFocus()

        press_key(curtained, key)

        assert is_curtained(curtained)
        assert QApplication.focusWidget() in (answers_on(curtained)[0], curtained)
    assert sent.of_kind("intent_chosen") + sent.of_kind("action_chosen") == []


def test_no_card_reacts_behind_it(table: Table) -> None:
    """Dummy is face up for all, and may not be touched before its player is there."""
    step = first_of(
        DUMMY, lambda s: s.after.phase is Phase.PLAY and s.after.turn is s.after.dummy, Seat.S
    )
    sent = Sent.by(table)
    show_to(table, step.after, 0)
    widget = hand_at(table, Seat.N)[-1]
    assert widget.card is not None
    spot = QPointF(widget.pose.x, widget.pose.y)
    table.show_state(seen_by(step.after, 0).covered())
    draw_curtain(table)
    mouse = Mouse(table)
    mouse.move(spot)
    assert widget.look.lift.name == "REST"

    mouse.click(spot)
    drag(mouse, spot, middle(table))
    widget.click()
    table.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Home):
        press_key(table, key)

    assert focused_card(table) is None
    assert held_card(table) is None
    assert sent.of_kind("action_chosen") == []


def test_no_call_is_offered_behind_it_and_no_bubble_is_left(table: Table) -> None:
    """Whatever the table was told before the curtain came."""
    step = first_of(TWO, lambda s: s.after.phase is Phase.DOUBLING and s.after.turn is Seat.S)
    sent = Sent.by(table)
    show_to(table, step.before, 0)
    table.show_step(step, seen_by(step.after, 0), NORMAL)
    table.say("Your hand at South: ace of hearts")
    assert bubble_on(table).accessibleName()

    draw_curtain(table)
    assert not bubble_on(table).isVisible() and not bubble_on(table).accessibleName()
    rest(table)
    table.setFocus()
    press_key(table, Qt.Key.Key_D)

    assert not offers_calls(table)
    assert sent.of_kind("action_chosen") == []


def test_in_no_frame_anything_of_a_hand_is_seen(qtbot: QtBot, table: Table) -> None:
    """While the cloth falls and rises, the table looks as one that has shown nobody's cards."""
    tables = table, make_table(qtbot)
    show_to(table, TRICK.before, 0)
    sit_down(tables[1], TRICK.before, 0)
    tables[1].show_state(seen_by(TRICK.before, 0).covered())
    for each in tables:
        each.show_step(TRICK, seen_by(TRICK.after, 0).covered(), NORMAL)
        draw_curtain(each)
        rest(each)
    sent, hangs = Sent.by(table), set()
    for each in tables:
        qtbot.waitUntil(lambda each=each: not is_sharpening(each))  # type: ignore[misc]
        cloth_on(each).unfold(NORMAL)
    for act in ("falls", "rises"):
        for moment in range(0, NORMAL.curtain_ms, 40):
            for each in tables:
                cloth_on(each).way.setCurrentTime(moment)
            one, other = (framed(each) for each in tables)
            assert unlikeness(one, other) <= _ROUNDED, (act, moment)
            hangs.add((act, hash(bytes(one.constBits()))))
        assert sent.of_kind("intent_chosen") == []
        for each in tables:
            cloth_on(each).way.finish()
            answer(each)
    assert len(hangs) > 12  # it moves


@pytest.mark.parametrize("pace", [INSTANT, NORMAL], ids=["at once", "moving"])
@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_nothing_is_played_unseen(
    table: Table, monkeypatch: pytest.MonkeyPatch, pace: Pace, way: str
) -> None:
    """Whoever goes on clicking where the cards come up has not seen them yet."""
    monkeypatch.setattr(pacing, "UNSEEN_MS", UNSEEN_MS)
    state, clock = TRICK.after, Clock()
    stage_on(table).guard.clock = ledge_on(table).guard.clock = clock
    show_curtain(table, TRICK, pace)
    table.intent_chosen.connect(lambda _intent: show_to(table, state, state.player_on_turn or 0))
    sent = Sent.by(table)
    [button] = answers_on(table)
    spot = QPointF(button.mapTo(table, button.rect().center()))
    mouse, finger = Mouse(table), Finger(table)
    for wait, is_heard in ((450, False), (790, False), (810, True)):
        clock.now += wait
        mouse.click(spot) if way == "mouse" else finger.drag(spot, spot, 0)
        cloth_on(table).way.finish()
        assert bool(sent.of_kind("intent_chosen")) is is_heard
    card = playable(seen_by(state, state.player_on_turn or 0))[0]
    at = strip(table, card)

    for wait in (450, 450, 700):
        clock.now += wait
        mouse.move(at + QPointF(5, 0))
        mouse.click(at)
        widget_of(table, card).setFocus()
        press_key(table, Qt.Key.Key_Return)
    drag(mouse, at, middle(table))
    rest(table)
    assert sent.of_kind("action_chosen") == []

    clock.now += 800
    mouse.click(at)
    assert sent.of_kind("action_chosen") == [Play(card)]


# --------------------------------------------------------------- guard
ENDED = first(lambda s: any(isinstance(event, DealEnded) for event in s.events))


def show_result(table: Table, pace: Pace) -> None:
    """A deal ends while its player is still pressing keys."""
    table.show_state(seen(ENDED.before))
    table.show_step(ENDED, seen(ENDED.after), pace)
    rest(table)
    assert asks(table)


@pytest.mark.parametrize(
    ("pace", "is_heard"),
    [(INSTANT, True), (NORMAL, False), (Pace(is_still=True), False)],
    ids=["at once", "moving", "still"],
)
def test_only_where_nothing_takes_time_panels_listen_at_once(
    table: Table, pace: Pace, is_heard: bool
) -> None:
    show_result(table, pace)

    assert listens(table) is is_heard
