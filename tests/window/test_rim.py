"""The race in the rim: holes, pegs and plaques, and how pegs run."""

from __future__ import annotations

import pytest
from at_the_table import *
from hypothesis import given
from hypothesis import strategies as st
from kit import *
from legible import watching
from present import present
from tabling import *

from quinto_desktop.game.aids.quint_board import RaceTrack, race_track, step_of
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.table.rim import RaceRim
from quinto_desktop.window.text.board_text import to_go

SIDES = (Side.NS, Side.EW)
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def track_of(target: int = 250, ours: int = 0, theirs: int = 0, **more: object) -> RaceTrack:
    now = ours, theirs
    return RaceTrack(target, step_of(target), more.pop("start", now), now, **more)  # type: ignore[arg-type]


def rim_in(table: Geometry, track: RaceTrack) -> RaceRim:
    rim = RaceRim(CurrentTheme(BAIZE), QApplication.instance() or QObject())
    rim.show(track, Side.NS, INSTANT)
    rim.stand(table)
    return rim


tables = st.tuples(st.integers(560, 3840), st.integers(500, 2160)).map(
    lambda size: Geometry(float(size[0]), float(size[1]))
)


@given(table=tables, target=st.integers(5, 10_000))
def test_holes_are_in_the_wood_apart_and_lead_to_the_goal(
    qapp: object, table: Geometry, target: int
) -> None:
    rim = rim_in(table, track_of(target))
    track = present(rim.track)
    felt, goal = QRectF(*table.felt), rim.place()
    spots = [rim.spot(Side.NS, points) for points in (0, *track.holes, target)]

    for spot in spots:
        assert not felt.contains(spot)
        assert QRectF(0, 0, table.width, table.height).contains(spot)
        assert not goal.contains(spot)
        mirrored = rim.spot(Side.EW, track.target * spots.index(spot) / max(1, len(spots)))
        assert mirrored.x() >= table.width / 2
        assert spot.x() < table.width / 2
    steps = [(other - one).manhattanLength() for one, other in pairwise(spots)]
    assert min(steps[:-1], default=99.0) > 2 * 2.6 * table.unit
    assert spots[-1].x() > goal.left() - 20 * table.unit
    assert rim.spot(Side.NS, target + 60) == spots[-1]


@given(table=tables, points=st.integers(0, 250))
def test_their_pegs_mirror_ours_and_more_points_are_further_on(
    qapp: object, table: Geometry, points: int
) -> None:
    rim = rim_in(table, track_of())
    ours, theirs = rim.spot(Side.NS, points), rim.spot(Side.EW, points)

    assert ours.x() + theirs.x() == pytest.approx(table.width)
    assert ours.y() == pytest.approx(theirs.y())
    further = rim.spot(Side.NS, points + 5)
    assert further.y() <= ours.y() and further.x() >= ours.x()


# --------------------------------------------------------------- at a table
STEP = first(one_quint)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot, 1280, 776)
    with qtbot.waitExposed(table):
        table.show()
    return table


def test_a_peg_runs_and_looks_in_the_end_as_if_painted_anew(qtbot: QtBot, table: Table) -> None:
    show_until(table.quint_counted, table, STEP)
    rim = rim_on(table)
    assert rim.is_running
    qtbot.waitUntil(lambda: not rim.is_running)
    rest(table)
    anew = make_table(qtbot, 1280, 776)
    show(anew, STEP.after)
    assert rim_on(anew).track == rim.track
    for each in (table, anew):
        for part in each.findChildren(QWidget, options=DIRECT):
            part.hide()
    qtbot.waitUntil(lambda: table.grab().toImage() == anew.grab().toImage())


@pytest.mark.parametrize("how", ["the next step", "a resize", "another state", "Space", "undo"])
def test_a_run_can_be_skipped(table: Table, how: str) -> None:
    show_until(table.quint_counted, table, STEP)
    rim = rim_on(table)
    assert rim.is_running
    if how == "the next step":
        steps = next(steps for steps in map(game, range(1, 60)) if STEP in steps)
        show_step(table, steps[steps.index(STEP) + 1], INSTANT)
    elif how == "a resize":
        table.resize(1000, 700)
    elif how == "another state":
        show(table, STEP.after)
    elif how == "undo":
        show(table, STEP.before)
        assert rim.track == race_track(seen(STEP.before), Side.NS)
    else:
        go_on(table)
    assert not rim.is_running


@pytest.mark.parametrize("pace", [INSTANT, STILL], ids=["at once", "still"])
def test_without_movement_a_peg_is_there_at_once(table: Table, pace: Pace) -> None:
    show_until(table.quint_counted, table, STEP, pace)
    assert any(run.parent() is rim_on(table) for run in running(table)) is (pace is STILL)
    assert not rim_on(table).is_running
    assert rim_on(table).track == race_track(seen(STEP.after), Side.NS)


def test_tricks_run_once_the_deal_is_over(table: Table) -> None:
    step = first(lambda step: caused(step, DealEnded) and step.after.winner is None)
    show(table, step.before)
    show_step(table, step, CLICK)
    while is_playing(table):
        next_scene(table)
        let_land(table)

    assert rim_on(table).is_running
    assert rim_on(table).track == race_track(seen(step.after), Side.NS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_pegs_differ_in_shape_as_well(qtbot: QtBot, theme: Theme) -> None:
    """Half-way between up and aside, ours still is a peg and theirs is not, in every theme."""
    table = make_table(qtbot, 1280, 776)
    table.look.apply_theme(theme)
    show(table, STEP.before)
    bare = table.grab().toImage()
    rim, unit = rim_on(table), geometry_on(table).unit
    track = track_of(250, 75, 75)
    rim.show(track, Side.NS, INSTANT)
    picture = table.grab().toImage()

    def is_painted(spot: QPointF, aside: float, down: float) -> bool:
        point = (spot + QPointF(aside, down) * unit).toPoint()
        return picture.pixelColor(point) != bare.pixelColor(point)

    for side, is_round in zip(SIDES, (True, False), strict=True):
        spot = rim.spot(side, 75)
        assert is_painted(spot, 8, 0)
        assert is_painted(spot, 6.5, 6.5) is is_round


# --------------------------------------------------------------- plaques
@at_all_sizes
def test_plaques_are_in_the_ledge_and_clear_of_its_buttons(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = make_table(qtbot, *size)
    show(table, STEP.before)
    places = [QRectF(plaque.geometry()) for plaque in plaques_on(table)]
    ledge, room = geometry_on(table).ledge, geometry_on(table).ledge_room

    for place in places:
        assert QRectF(*ledge).adjusted(-1, -1, 1, 1).contains(place)
        assert not place.intersects(QRectF(*room))
    assert not places[0].intersects(places[1])
    assert room.width >= 240 or size[0] < 700


def test_plaques_say_score_and_what_is_to_be_done(table: Table) -> None:
    now = show(table, STEP.after)
    ours, theirs = plaques_on(table)

    for plaque, side in zip((ours, theirs), SIDES, strict=True):
        score = now.scores[side]
        assert plaque.content.figure == str(score)
        assert plaque.content.line == f"{250 - score} to go"
        won = sum(trick.winner is not None and trick.winner.side is side for trick in now.tricks)
        told = f"{score + won * now.trick_value} with tricks.\n" if won else ""
        assert plaque.toolTip() == f"{told}Show the score sheet (F9)"
        assert plaque.accessibleName() == f"{plaque.content.title}: {score}, {250 - score} to go"
    assert (ours.content.title, theirs.content.title) == ("We", "They")
    ours.say(ours.content._replace(title="Mia & dummy", figure="180"))
    with watching(pytest.MonkeyPatch()) as sight:
        ours.grab()
    assert sight.told == ["180", "Mia & dummy", ours.content.line]

    # After a game only those of a rubber are told.
    show(table, game(1)[-1].after)
    ended, us = track_of(250, 255, 230, studs=(2, 1)), Speaker(NAMES, Seat.S)
    assert [plaque.content.line for plaque in plaques_on(table)] == ["", ""]
    assert [to_go(ended, us, own=own) for own in (True, False)] == ["games: 2", "games: 1"]

    # Of two players each has a name.
    show_to(table, first_of(TWO, lambda step: step.after.phase is Phase.PLAY).after, 0)
    assert len({plaque.content.title for plaque in plaques_on(table)} - {""}) == 2


def test_by_keys_a_plaque_is_reached_by_tab_and_leaves_arrows_to_the_hand(
    qtbot: QtBot, table: Table
) -> None:
    show(table, STEP.before)
    table.setFocus()
    for _ in range(12):
        at = present(QApplication.focusWidget())
        QTest.keyClick(at, Qt.Key.Key_Tab)
        if QApplication.focusWidget() in plaques_on(table):
            break
    plaque = QApplication.focusWidget()
    assert plaque in plaques_on(table)
    with qtbot.waitSignal(table.command_wanted):
        QTest.keyClick(plaque, Qt.Key.Key_Return)
    QTest.keyClick(plaque, Qt.Key.Key_Right)
    assert QApplication.focusWidget() not in plaques_on(table)


def test_the_way_explains_itself_and_is_one_sentence_for_the_ear(table: Table) -> None:
    now = show(table, STEP.after)
    rim, track = rim_on(table), race_track(now, Side.NS)
    (ours, theirs), (our_deal, their_deal) = track.now, track.gained
    assert race_words_on(table) == (
        f"Race to 250: we {ours}, they {theirs}; this deal {our_deal} and {their_deal}"
    )
    for spot in (rim.place().center(), rim.spot(Side.NS, 30), rim.spot(Side.EW, 120)):
        text, anchor = table.tips.at(spot)
        assert text.startswith(race_words_on(table))
        assert "5 points" in text
        assert anchor == "s7"
    for point in (QPointF(*geometry_on(table).centre), QPointF(640, 760)):
        assert not table.tips.at(point).text.startswith("Race")
