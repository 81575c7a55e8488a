"""What is shown of a quint, a call and a game won; all of it can be skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_the_table import (
    asks,
    captions_on,
    edge_at,
    go_on,
    is_playing,
    let_land,
    next_scene,
    pile_edge,
    plates_on,
    prompt_on,
    rest,
    tags_on,
    trick_on,
)
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from pytestqt.qtbot import QtBot
from tabling import (
    NAMES,
    Mouse,
    caused,
    first,
    game,
    make_table,
    middle,
    press_key,
    seen,
    show,
    show_step,
)

from quinto_desktop.game import INSTANT, Pace, Speed, TrickPause
from quinto_desktop.rules import *
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import LIGHT
from quinto_desktop.window.sheet.content import content_of
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.quint_flight import QuintAnimation
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.card_text import quint_name
from quinto_desktop.window.text.seat_text import Speaker

CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)
STILL = Pace(is_still=True, trick_pause=TrickPause.CLICK)
SPEAKER = Speaker(NAMES, Seat.S)


def one_quint(step: Step) -> bool:
    quints = [event for event in step.events if isinstance(event, QuintScored)]
    if [event.scored.quint.kind is QuintKind.ROYAL for event in quints] != [False]:
        return False  # the Quint Royal has a moment of its own first
    return caused(step, TrickWon) and step.after.phase is Phase.PLAY


STEP = first(one_quint)
EVENT = next(event for event in STEP.events if isinstance(event, QuintScored))


class Room:
    """A table, what flies over it, and what the score sheet says meanwhile."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = make_table(qtbot)
        self.sheet = ScoreSheet(self.table)
        self.table.resize(1280, 780)
        self.table.shown.connect(lambda now: self.sheet.show_observation(now, SPEAKER))
        self.animation = QuintAnimation(self.table, self.table.look, Marks())
        with qtbot.waitExposed(self.table):
            self.table.show()

    @property
    def pill_at(self) -> QPoint:
        pill = self.animation.pill
        return pill.geometry().center()

    @property
    def is_flying(self) -> bool:
        return self.animation.pill.isVisible()

    def total(self) -> str:
        """The side's total as the sheet has it now."""
        content = self.sheet.content
        assert content is not None
        return str(content.scores[EVENT.scored.side])

    def running(self) -> list[QAbstractAnimation]:
        """The animations that still run anywhere."""
        animations = self.table.findChildren(QAbstractAnimation)
        running = QAbstractAnimation.State.Running
        return [animation for animation in animations if animation.state() == running]

    def announce(self, pace: Pace = CLICK) -> None:
        """Play the card that makes the quint, up to its being announced."""
        marked: list[QuintScored] = []
        self.table.quint_marked.connect(lambda event, _: marked.append(event))
        show(self.table, STEP.before)
        show_step(self.table, STEP, pace)
        while not marked:
            assert is_playing(self.table)
            next_scene(self.table)
            let_land(self.table)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


BEFORE = str(EVENT.scores[EVENT.scored.side] - EVENT.scored.quint.points)
AFTER = str(EVENT.scores[EVENT.scored.side])


def test_crown_and_worth_fly_from_the_cards_to_the_tricks_of_its_side(room: Room) -> None:
    room.announce()
    assert room.is_flying
    quint = EVENT.scored.quint
    assert room.animation.pill.accessibleName() == f"{quint_name(quint)}, {quint.points}"
    assert room.total() == BEFORE

    flight = room.animation._flight
    flight.setCurrentTime(flight.duration() - 1)
    at = room.pill_at
    goal = captions_on(room.table)[pile_edge(room.table, EVENT.scored.side)].geometry().center()
    assert (at - goal).manhattanLength() < 8

    next_scene(room.table)
    assert not room.is_flying
    assert room.total() == AFTER


def test_a_quint_is_told_once_on_the_table(room: Room) -> None:
    tags = tags_on(room.table).quints
    room.announce()
    assert not any(tag.isVisible() for tag in tags), "its tag is on its way"
    assert quint_name(EVENT.scored.quint) not in prompt_on(room.table).accessibleName()
    winner = STEP.events[1]
    assert isinstance(winner, TrickWon)
    rings = {seat for seat, card in trick_on(room.table).items() if card.look.ring is not None}
    assert rings == {winner.seat}


def test_the_tag_sets_out_from_where_it_was(room: Room) -> None:
    show(room.table, STEP.before)
    show_step(room.table, STEP, CLICK)
    let_land(room.table)
    (tag,) = [tag for tag in tags_on(room.table).quints if tag.isVisible()]
    at = tag.geometry().center()
    next_scene(room.table)
    assert room.is_flying
    assert (room.pill_at - at).manhattanLength() <= 2


@pytest.mark.parametrize("how", ["click", "Space", "the next step", "undo", "a resize", "no more"])
def test_it_can_be_skipped_at_any_moment(room: Room, how: str) -> None:
    room.announce()
    assert room.is_flying

    if how == "click":
        Mouse(room.table).click(middle(room.table))
    elif how == "Space":
        room.table.setFocus()
        press_key(room.table, Qt.Key.Key_Space)
    elif how == "the next step":
        steps = next(steps for steps in map(game, range(1, 60)) if STEP in steps)
        show_step(room.table, steps[steps.index(STEP) + 1], INSTANT)
    elif how == "undo":
        room.table.show_state(seen(STEP.before))
    elif how == "a resize":
        room.table.resize(1000, 700)
        assert not room.is_flying
        next_scene(room.table)
    else:
        rest(room.table)

    assert not room.is_flying
    assert room.total() == (BEFORE if how == "undo" else AFTER)


def test_a_game_that_goes_on_at_full_speed_has_none(room: Room) -> None:
    room.announce(Pace(Speed.NONE, TrickPause.CLICK))

    assert not room.is_flying
    assert room.total() == AFTER
    assert room.running() == []


def test_without_movement_nothing_flies(room: Room) -> None:
    room.announce(STILL)

    assert not room.is_flying
    assert room.total() == AFTER
    assert room.running() == []


def test_another_theme_meanwhile_changes_nothing_but_colours(room: Room) -> None:
    room.announce()
    at = room.pill_at

    room.table.look.apply_theme(LIGHT)

    assert room.is_flying
    assert room.pill_at == at
    room.animation.finish()
    assert not room.is_flying


def test_the_window_may_be_closed_meanwhile(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.announce()

    room.table.close()
    room.table.deleteLater()
    qtbot.wait(0)


# --------------------------------------------------------------- the sheet keeps step
def quint_that_wins(step: Step) -> bool:
    return any(isinstance(e, GameWon) and e.by_quint for e in step.events)


@pytest.mark.parametrize("wanted", [one_quint, quint_that_wins], ids=["a quint", "a game"])
def test_the_sheet_tells_nothing_that_has_not_been_seen(
    room: Room, wanted: Callable[[Step], bool]
) -> None:
    step = first(wanted)
    marked: list[QuintScored] = []
    room.table.quint_marked.connect(lambda event, _: marked.append(event))
    show(room.table, step.before)
    before = room.sheet.content
    assert before is not None

    show_step(room.table, step, CLICK)
    while not marked:
        assert room.sheet.content == before
        next_scene(room.table)
        let_land(room.table)
    assert room.is_flying
    assert room.sheet.content == before
    assert room.table.seen == seen(step.before)

    next_scene(room.table)  # its worth has arrived
    written = room.sheet.content
    assert written is not None
    assert written.scores == marked[0].scores
    assert written.ending != before.ending
    assert written.deals[-1].is_open
    assert written.match == before.match

    while is_playing(room.table):
        assert room.sheet.content is not None
        assert room.sheet.content.deals[-1].is_open
        let_land(room.table)
        go_on(room.table)
    assert room.sheet.content == content_of(seen(step.after), SPEAKER)
    assert asks(room.table) is (step.after.winner is not None)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot)


# --------------------------------------------------------------- a call
def doubled(step: Step) -> bool:
    return any(isinstance(e, Called) and e.call is Call.DOUBLE for e in step.events)


def picture(table: Table, seat: Seat) -> object:
    plate = plates_on(table)[edge_at(table, seat)]
    return plate.grab().toImage()


def test_a_call_grows_from_the_plate(qtbot: QtBot, table: Table) -> None:
    step = first(doubled)
    seat = step.before.turn
    assert seat is not None
    show(table, step.before)

    show_step(table, step, CLICK)
    plate = plates_on(table)[edge_at(table, seat)]
    small = picture(table, seat)
    qtbot.waitUntil(lambda: plate.growth.size == 1)

    assert picture(table, seat) != small
    show(table, step.before)
    show_step(table, step, INSTANT)
    grown = picture(table, seat)
    show(table, step.before)
    show_step(table, step, CLICK)
    go_on(table)
    assert picture(table, seat) == grown
