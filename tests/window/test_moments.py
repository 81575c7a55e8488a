"""The great moments: a Quint Royal, a redouble, and the quint that decides a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_the_table import go_on, is_playing, let_land, moment_on, next_scene
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tabling import Mouse, first, make_table, middle, press_key, seen, show, show_step

from quinto_desktop.game import Pace, Speed, TrickPause
from quinto_desktop.rules import Call, Called, GameWon, QuintKind, QuintScored, Seat, Step, TrickWon
from quinto_desktop.sound.sounds import SoundCue
from quinto_desktop.window.look.theme import BAIZE, LIGHT
from quinto_desktop.window.table.moments import CROWN, Moment, MomentView, moment_of
from quinto_desktop.window.table.table import Table

CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)
STILL = Pace(is_still=True, trick_pause=TrickPause.CLICK)


def redoubles(step: Step) -> bool:
    return any(isinstance(event, Called) and event.call is Call.REDOUBLE for event in step.events)


def is_royal(event: object) -> bool:
    return isinstance(event, QuintScored) and event.scored.quint.kind is QuintKind.ROYAL


def royal_falls(step: Step) -> bool:
    quints = [event for event in step.events if isinstance(event, QuintScored)]
    won = any(isinstance(event, GameWon) for event in step.events)
    return not won and len(quints) == 1 and is_royal(quints[0])


def quint_decides(step: Step) -> bool:
    quints = [event for event in step.events if isinstance(event, QuintScored)]
    return len(quints) == 1 and any(isinstance(e, GameWon) and e.by_quint for e in step.events)


MOMENTS = {"redouble": redoubles, "royal": royal_falls, "decision": quint_decides}
every_moment = pytest.mark.parametrize("wanted", MOMENTS.values(), ids=[*MOMENTS])


def moments_in(step: Step) -> list[Moment]:
    found = (moment_of(event, step.events) for event in step.events)
    return [moment for moment in found if moment is not None]


def until_moment(table: Table, wanted: Callable[[Step], bool], pace: Pace = CLICK) -> MomentView:
    """Show a step up to its great moment."""
    step = first(wanted)
    show(table, step.before)
    show_step(table, step, pace)
    view = moment_on(table)
    while is_playing(table) and not view.isVisible():
        next_scene(table)
        let_land(table)
    return view


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot)


def test_each_moment_says_what_it_is() -> None:
    assert [moment.faces for moment in moments_in(first(redoubles))] == [("5", "10", "20")]
    assert [moment.faces for moment in moments_in(first(royal_falls))] == [(CROWN,)]
    step = first(quint_decides)
    (won,) = [event for event in step.events if isinstance(event, GameWon)]
    assert [moment.faces for moment in moments_in(step)] == [(CROWN, str(won.scores[won.side]))]


def test_nothing_else_is_a_great_moment() -> None:
    step = first(
        lambda step: (
            any(isinstance(e, QuintScored) and not is_royal(e) for e in step.events)
            and not any(isinstance(event, GameWon) for event in step.events)
            and not any(map(is_royal, step.events))
        )
    )
    assert moments_in(step) == []
    assert moment_of(Called(Seat.S, Call.DOUBLE, 10), ()) is None


@every_moment
def test_it_is_shown_and_over_in_under_a_second(
    qtbot: QtBot, table: Table, wanted: Callable[[Step], bool]
) -> None:
    view = until_moment(table, wanted)
    assert view.isVisible()
    assert view.share < 0.2
    qtbot.waitUntil(lambda: not view.isVisible(), timeout=1000)


@every_moment
@pytest.mark.parametrize("how", ["click", "Space", "Escape", "the next state", "a resize"])
def test_it_can_be_skipped(table: Table, wanted: Callable[[Step], bool], how: str) -> None:
    view = until_moment(table, wanted)
    if how == "click":
        Mouse(table).click(middle(table))
    elif how == "the next state":
        table.show_state(seen(first(wanted).before))
    elif how == "a resize":
        table.resize(700, 520)
        view.finish()
    else:
        table.setFocus()
        press_key(table, {"Space": Qt.Key.Key_Space, "Escape": Qt.Key.Key_Escape}[how])
    assert not view.isVisible()


@every_moment
def test_input_goes_through_it(table: Table, wanted: Callable[[Step], bool]) -> None:
    view = until_moment(table, wanted)
    assert table.childAt(view.geometry().center()) is not view
    assert view.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@every_moment
def test_where_nothing_takes_time_there_is_none(
    table: Table, wanted: Callable[[Step], bool]
) -> None:
    assert not until_moment(table, wanted, Pace(Speed.NONE, TrickPause.CLICK)).isVisible()


def test_with_reduced_motion_the_last_face_fades_in_and_out(table: Table) -> None:
    view = until_moment(table, redoubles, STILL)
    run = view._run
    faces, sizes, seen_shares = set(), set(), []
    for share in (0.01, 0.05, 0.2, 0.5, 0.8, 0.97):
        faces.add(view._turned(share))
        sizes.add(view._grown(share))
        seen_shares.append(view._seen(share))
    assert faces == {("20", 1.0)}
    assert sizes == {(1.0, 0.0)}
    assert seen_shares[2:5] == [1.0, 1.0, 1.0]
    assert max(seen_shares[0], seen_shares[-1]) < 0.5
    assert run.duration() < 1000


def test_the_stake_turns_from_five_to_twenty(table: Table) -> None:
    view = until_moment(table, redoubles)
    faces = [view._turned(share / 100)[0] for share in range(100)]
    assert list(dict.fromkeys(faces)) == ["5", "10", "20"]
    assert view._turned(0.1)[1] == view._turned(0.9)[1] == 1.0


def test_the_bell_rings_with_the_moment_and_once(table: Table) -> None:
    cues: list[SoundCue] = []
    table.cued.connect(cues.append)
    view = until_moment(table, royal_falls)
    assert sum(map(cues.count, (SoundCue.QUINT_ROYAL, SoundCue.THEIR_ROYAL))) == 1
    assert view.isVisible()
    while is_playing(table):
        go_on(table)
        let_land(table)
    assert sum(map(cues.count, (SoundCue.QUINT_ROYAL, SoundCue.THEIR_ROYAL))) == 1


@every_moment
def test_another_theme_meanwhile_is_shown_at_once(
    table: Table, wanted: Callable[[Step], bool]
) -> None:
    view = until_moment(table, wanted)
    view._run.pause()
    view._run.setCurrentTime(400)
    before = view.grab().toImage()
    table.look.apply_theme(LIGHT)
    assert view.grab().toImage() != before
    table.look.apply_theme(BAIZE)
    assert view.grab().toImage() == before


def test_the_computer_waits_until_it_is_over() -> None:
    for wanted in (redoubles, royal_falls):
        events = first(wanted).events
        plain = [event for event in events if isinstance(event, TrickWon)]
        for speed in Speed:
            pace = Pace(speed, TrickPause.NONE)
            assert (pace.after_ms(events) or 0) >= pace.moment_ms + (pace.after_ms(plain) or 0)
