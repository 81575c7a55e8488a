"""What is shown of a quint, a call and a game won; all of it can be skipped."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import (
    Mouse,
    caused,
    first,
    game,
    make_table,
    middle,
    press_key,
    running,
    seen,
    show,
    show_step,
)

from quinto_desktop.rules import Called
from quinto_desktop.window.table.plaques import PlaqueContent
from quinto_desktop.window.text.card_text import quint_name

CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)
STILL = Pace(is_still=True, trick_pause=TrickPause.CLICK)


def one_quint(step: Step) -> bool:
    quints = [event for event in step.events if isinstance(event, QuintScored)]
    if [event.scored.quint.kind is QuintKind.ROYAL for event in quints] != [False]:
        return False  # the Quint Royal has a moment of its own first
    return caused(step, TrickWon) and step.after.phase is Phase.PLAY


STEP = first(one_quint)
EVENT = next(event for event in STEP.events if isinstance(event, QuintScored))
SIDE = EVENT.scored.side
BEFORE = EVENT.scores[SIDE] - EVENT.scored.quint.points
AFTER = EVENT.scores[SIDE]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    with qtbot.waitExposed(table):
        table.show()
    return table


def announce(table: Table, pace: Pace = CLICK) -> None:
    """Play the card that makes the quint, up to its being announced."""
    marked: list[QuintScored] = []
    table.quint_marked.connect(lambda event, _: marked.append(event))
    show(table, STEP.before)
    show_step(table, STEP, pace)
    while not marked:
        assert is_playing(table)
        next_scene(table)
        let_land(table)


def total(table: Table) -> int:
    """What the plaque of the quint's side says."""
    return int(plaques_on(table)[SIDE is not Seat.S.side].content.figure)


def at(table: Table) -> QPoint:
    return flying_on(table).geometry().center()


def test_a_quint_flies_from_its_tag_to_its_peg_and_counts_there(qtbot: QtBot, table: Table) -> None:
    announce(table)
    pill, quint = flying_on(table), EVENT.scored.quint
    assert pill.isVisible()
    assert pill.accessibleName().lower().startswith(f"{quint_name(quint)}, ")
    assert total(table) == BEFORE

    fly_on(table, 1)
    peg = rim_on(table).spot(SIDE, BEFORE)
    assert abs(at(table).y() - peg.y()) < 4
    assert pill.geometry().adjusted(-8, 0, 8, 0).contains(peg.toPoint())
    assert table.rect().contains(pill.geometry())

    next_scene(table)
    assert not pill.isVisible()
    assert total(table) == AFTER
    qtbot.waitUntil(lambda: not rim_on(table).is_running)


def test_a_quint_is_told_once_on_the_table(table: Table) -> None:
    announce(table)
    assert not any(tag.isVisible() for tag in tags_on(table).quints), "its tag is on its way"
    assert quint_name(EVENT.scored.quint) not in prompt_on(table).accessibleName()
    winner = STEP.events[1]
    assert isinstance(winner, TrickWon)
    laurels = {seat for seat, card in trick_on(table).items() if card.look.laurel}
    assert laurels == {winner.seat}


def test_the_tag_sets_out_from_where_it_was(table: Table) -> None:
    show(table, STEP.before)
    show_step(table, STEP, CLICK)
    let_land(table)
    (tag,) = [tag for tag in tags_on(table).quints if tag.isVisible()]
    assert tag.accessibleName().endswith(f"{EVENT.scored.quint.points}, and the trick")
    was = tag.geometry().center()
    next_scene(table)
    assert flying_on(table).isVisible()
    assert (at(table) - was).manhattanLength() <= 2


@pytest.mark.parametrize("how", ["click", "Space", "the next step", "undo", "a resize", "no more"])
def test_it_can_be_skipped_at_any_moment(table: Table, how: str) -> None:
    announce(table)
    assert flying_on(table).isVisible()

    if how == "click":
        Mouse(table).click(middle(table))
    elif how == "Space":
        table.setFocus()
        press_key(table, Qt.Key.Key_Space)
    elif how == "the next step":
        steps = next(steps for steps in map(game, range(1, 60)) if STEP in steps)
        show_step(table, steps[steps.index(STEP) + 1], INSTANT)
    elif how == "undo":
        table.show_state(seen(STEP.before))
    elif how == "a resize":
        table.resize(1000, 700)
        assert not flying_on(table).isVisible()
        next_scene(table)
    else:
        rest(table)

    assert not flying_on(table).isVisible()
    assert total(table) == (BEFORE if how == "undo" else AFTER)


def test_a_game_that_goes_on_at_full_speed_has_none(table: Table) -> None:
    announce(table, Pace(Speed.NONE, TrickPause.CLICK))

    assert not flying_on(table).isVisible()
    assert total(table) == AFTER
    assert running(table) == []


def test_without_movement_it_counts_at_once(table: Table) -> None:
    announce(table, STILL)

    assert not flying_on(table).isVisible()
    assert total(table) == AFTER
    assert not rim_on(table).is_running


def test_another_theme_meanwhile_changes_nothing_but_colours(table: Table) -> None:
    announce(table)
    was = at(table)

    table.look.apply_theme(LIGHT)

    assert flying_on(table).isVisible()
    assert at(table) == was


def test_the_window_may_be_closed_meanwhile(qtbot: QtBot, table: Table) -> None:
    announce(table)

    table.close()
    table.deleteLater()
    qtbot.wait(0)


# --------------------------------------------------------------- the score keeps step
def quint_that_wins(step: Step) -> bool:
    return any(isinstance(e, GameWon) and e.by_quint for e in step.events)


@pytest.mark.parametrize("wanted", [one_quint, quint_that_wins], ids=["a quint", "a game"])
def test_the_score_tells_nothing_that_has_not_been_seen(
    table: Table, wanted: Callable[[Step], bool]
) -> None:
    step = first(wanted)
    marked: list[QuintScored] = []
    table.quint_marked.connect(lambda event, _: marked.append(event))
    show(table, step.before)
    before = contents(table)

    show_step(table, step, CLICK)
    while not marked:
        assert contents(table) == before
        next_scene(table)
        let_land(table)
    assert flying_on(table).isVisible()
    assert contents(table) == before
    assert table.seen == seen(step.before)

    next_scene(table)  # its worth has arrived
    assert [int(content.figure) for content in contents(table)] == [*marked[0].scores]

    while is_playing(table):
        let_land(table)
        go_on(table)
    assert [int(content.figure) for content in contents(table)] == [*step.after.scores]
    assert asks(table) is (step.after.winner is not None)


def contents(table: Table) -> list[PlaqueContent]:
    return [plaque.content for plaque in plaques_on(table)]


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
