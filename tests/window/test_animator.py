"""Cards on the move: where they are at any moment, and how one gets past it."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtCore import QEasingCurve

from quinto_desktop.window.look.card_art import box_size
from quinto_desktop.window.look.motion import FRAME_MS
from quinto_desktop.window.table.animator import Animator, Flight

HERE, THERE, ELSEWHERE = Pose(100, 100, 50), Pose(300, 200, 50), Pose(100, 400, 80, 10)
LINEAR = QEasingCurve.Type.Linear


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    return table


@pytest.fixture
def card(table: QWidget) -> CardWidget:
    card = CardWidget(CardArt(CurrentTheme(BAIZE)), table)
    card.show_face(parse_card("H5"))
    card.place(HERE)
    return card


@pytest.fixture
def animator(table: QWidget) -> Iterator[Animator]:
    animator = Animator(table)
    yield animator
    animator.finish()


def fly(card: CardWidget, end: Pose = THERE, ms: int = 100, delay: int = 0) -> Flight:
    return Flight(card, end, ms, delay_ms=delay, easing=LINEAR)


def test_a_card_goes_straight_from_here_to_there(animator: Animator, card: CardWidget) -> None:
    animator.fly([fly(card)])

    animator.setCurrentTime(50)
    assert (card.pose.x, card.pose.y) == (200, 150)
    assert animator.busy

    animator.setCurrentTime(100)
    assert card.pose == THERE
    assert not animator.busy


def test_the_curve_shapes_the_way(animator: Animator, card: CardWidget) -> None:
    animator.fly([Flight(card, THERE, 100, easing=QEasingCurve.Type.OutCubic)])

    animator.setCurrentTime(50)

    assert card.pose.x > 250


def test_it_tells_when_the_last_card_has_landed(
    qtbot: QtBot, animator: Animator, card: CardWidget, table: QWidget
) -> None:
    other = CardWidget(CardArt(CurrentTheme(BAIZE)), table)
    animator.fly([fly(card, ms=100), fly(other, ms=200)])

    with qtbot.assertNotEmitted(animator.idle):
        animator.setCurrentTime(150)
    with qtbot.waitSignal(animator.idle, timeout=0):
        animator.setCurrentTime(200)


def test_a_real_flight_lands_by_itself(qtbot: QtBot, animator: Animator, card: CardWidget) -> None:
    with qtbot.waitSignal(animator.idle):
        animator.fly([fly(card, ms=5)])

    assert card.pose == THERE


def test_a_flight_without_time_lands_at_once(animator: Animator, card: CardWidget) -> None:
    animator.fly([fly(card, ms=0)])

    assert card.pose == THERE
    assert not animator.busy


def test_a_card_waits_before_it_leaves(animator: Animator, card: CardWidget) -> None:
    left: list[Pose] = []
    flight = fly(card, delay=50)
    flight.on_start = lambda: left.append(card.pose)
    animator.fly([flight])

    animator.setCurrentTime(49)
    assert card.pose == HERE
    assert left == []

    animator.setCurrentTime(100)
    assert card.pose.x == 200
    assert left == [HERE]


def test_a_card_leaves_from_where_it_is_then(animator: Animator, card: CardWidget) -> None:
    animator.fly([fly(card, delay=50)])
    card.place(ELSEWHERE)

    animator.setCurrentTime(100)

    assert card.pose.y == 300


def test_finishing_lands_every_card_in_the_end_where_it_was_going(
    qtbot: QtBot, animator: Animator, card: CardWidget, table: QWidget
) -> None:
    other = CardWidget(CardArt(CurrentTheme(BAIZE)), table)
    log: list[str] = []
    late = fly(other, ELSEWHERE, delay=1000)
    late.on_start = lambda: log.append("left")
    late.on_landing = lambda: log.append("landed")
    animator.fly([fly(card), late])

    with qtbot.waitSignal(animator.idle, timeout=0):
        animator.finish()

    assert card.pose == THERE
    assert other.pose == ELSEWHERE
    assert log == ["left", "landed"]


def test_finishing_nothing_is_nothing(qtbot: QtBot, animator: Animator) -> None:
    with qtbot.assertNotEmitted(animator.idle):
        animator.finish()


def test_a_later_flight_replaces_an_earlier_one_from_where_the_card_is(
    animator: Animator, card: CardWidget
) -> None:
    animator.fly([fly(card)])
    animator.setCurrentTime(50)

    animator.fly([fly(card, ELSEWHERE)])
    assert (card.pose.x, card.pose.y) == (200, 150)
    animator.setCurrentTime(100)
    assert (card.pose.x, card.pose.y) == (150, 275)
    animator.setCurrentTime(150)

    assert card.pose == ELSEWHERE
    assert not animator.busy


def test_two_flights_of_a_card_in_one_go_are_one(animator: Animator, card: CardWidget) -> None:
    animator.fly([fly(card), fly(card, ELSEWHERE)])

    animator.finish()

    assert card.pose == ELSEWHERE


def test_a_flight_begun_later_takes_its_own_time(
    animator: Animator, card: CardWidget, table: QWidget
) -> None:
    other = CardWidget(CardArt(CurrentTheme(BAIZE)), table)
    other.place(HERE)
    animator.fly([fly(card)])
    animator.setCurrentTime(80)
    animator.fly([fly(other)])

    animator.setCurrentTime(130)
    assert card.pose == THERE
    assert other.pose.x == 200


def test_a_card_that_is_taken_up_stays_where_it_is(animator: Animator, card: CardWidget) -> None:
    animator.fly([fly(card)])
    animator.setCurrentTime(50)

    animator.forget(card)
    animator.setCurrentTime(100)

    assert (card.pose.x, card.pose.y) == (200, 150)
    assert not animator.busy


def test_what_its_landing_does_is_done_when_it_is_taken_up(
    animator: Animator, card: CardWidget
) -> None:
    """A dealt card shows its face when it lands; taken up in the air, it has to show it too."""
    landed: list[bool] = []
    flight = fly(card, delay=100)
    flight.on_landing = lambda: landed.append(True)
    animator.fly([flight])

    animator.forget(card)
    animator.finish()

    assert landed == [True]


def test_a_card_that_does_not_fly_can_be_taken_up(animator: Animator, card: CardWidget) -> None:
    animator.forget(card)

    assert card.pose == HERE


def test_it_says_where_a_card_is_going(animator: Animator, card: CardWidget) -> None:
    assert animator.goal(card) is None
    animator.fly([fly(card)])

    assert animator.goal(card) == THERE
    animator.finish()
    assert animator.goal(card) is None


def test_a_card_can_be_diverted(animator: Animator, card: CardWidget) -> None:
    landed: list[bool] = []
    flight = fly(card)
    flight.on_landing = lambda: landed.append(True)
    animator.fly([flight])
    animator.setCurrentTime(50)

    animator.divert(card, ELSEWHERE, 20)
    assert (card.pose.x, card.pose.y) == (200, 150)  # no jump
    animator.setCurrentTime(99)
    assert landed == []
    animator.setCurrentTime(100)

    assert card.pose == ELSEWHERE
    assert landed == [True]


def test_a_card_that_has_not_left_yet_is_diverted_on_its_way_out(
    animator: Animator, card: CardWidget
) -> None:
    animator.fly([fly(card, delay=100)])
    animator.setCurrentTime(10)

    animator.divert(card, ELSEWHERE, 20)

    animator.setCurrentTime(99)
    assert card.pose == HERE
    animator.setCurrentTime(200)
    assert card.pose == ELSEWHERE


def test_a_growing_card_is_drawn_once(animator: Animator, card: CardWidget) -> None:
    """Its picture is the larger one all the way, and scaled."""
    animator.fly([fly(card, ELSEWHERE)])

    for now in (10, 50, 90):
        animator.setCurrentTime(now)
        assert card._drawn_width == ELSEWHERE.width
        assert 50 < card.pose.width < 80


# --------------------------------------------------------------- one move after another
def chain(card: CardWidget, log: list[str]) -> Flight:
    """There in 100 ms, and after a rest of 50 ms elsewhere in 100 ms."""
    last = fly(card, ELSEWHERE, 100, delay=50)
    last.on_start = lambda: log.append("left again")
    last.on_landing = lambda: log.append("there for good")
    begun = fly(card, THERE, 100)
    begun.on_landing = lambda: log.append("landed")
    begun.then = last
    return begun


def test_a_card_goes_on_from_where_it_has_landed(animator: Animator, card: CardWidget) -> None:
    log: list[str] = []
    animator.fly([chain(card, log)])
    assert animator.goal(card) == ELSEWHERE

    animator.setCurrentTime(120)
    assert card.pose == THERE
    animator.setCurrentTime(200)
    assert (card.pose.x, card.pose.y) == (200, 300)
    animator.setCurrentTime(250)

    assert card.pose == ELSEWHERE
    assert log == ["landed", "left again", "there for good"]
    assert not animator.busy


def test_late_or_not_it_arrives_in_time(animator: Animator, card: CardWidget) -> None:
    """A tick that comes late shows the card where it belongs by then."""
    animator.fly([chain(card, [])])

    animator.setCurrentTime(200)

    assert (card.pose.x, card.pose.y) == (200, 300)


@pytest.mark.parametrize("moment", [0, 50, 120, 200])
def test_finishing_goes_all_the_way(animator: Animator, card: CardWidget, moment: int) -> None:
    log: list[str] = []
    animator.fly([chain(card, log)])
    animator.setCurrentTime(moment)

    animator.finish()

    assert card.pose == ELSEWHERE
    assert log == ["landed", "left again", "there for good"]


@pytest.mark.parametrize("moment", [0, 50, 120])
def test_a_card_with_a_way_to_go_is_diverted_at_its_end(
    animator: Animator, card: CardWidget, moment: int
) -> None:
    animator.fly([chain(card, [])])
    animator.setCurrentTime(moment)

    animator.divert(card, HERE, 20)

    assert animator.goal(card) == HERE
    animator.setCurrentTime(99)
    animator.setCurrentTime(110)
    assert card.pose == THERE
    animator.finish()
    assert card.pose == HERE


def test_taken_up_on_its_way_it_does_all_that_its_landing_does(
    animator: Animator, card: CardWidget
) -> None:
    log: list[str] = []
    animator.fly([chain(card, log)])
    animator.setCurrentTime(50)

    animator.forget(card)

    assert (card.pose.x, card.pose.y) == (200, 150)
    assert log == ["landed", "there for good"]
    assert not animator.busy


# --------------------------------------------------------------- turning up
def test_a_card_swings_round_while_only_its_edge_is_seen(
    animator: Animator, card: CardWidget
) -> None:
    """A back lying crosswise becomes an upright face."""
    card.show_face(None)
    card.place(HERE._replace(turn=90))
    flight = fly(card, ELSEWHERE)
    flight.turns_up = parse_card("H5")
    animator.fly([flight])

    animator.setCurrentTime(49)
    assert card.card is None
    assert card.pose.turn == 90
    assert card._drawn_width == HERE.width  # as it is there already
    animator.setCurrentTime(51)
    assert card.card is parse_card("H5")
    assert card.pose.turn == ELSEWHERE.turn
    assert card._drawn_width == ELSEWHERE.width
    animator.finish()
    assert card.pose == ELSEWHERE


# --------------------------------------------------------------- fading and tilting
def test_a_card_that_fades_in_is_at_once_where_it_belongs(
    animator: Animator, card: CardWidget
) -> None:
    landed: list[float] = []
    animator.fly(
        [Flight(card, THERE, 100, easing=LINEAR, fades=True, on_landing=lambda: landed.append(1))]
    )
    assert (card.pose, card.opacity) == (THERE, FRAME_MS / 100)

    animator.setCurrentTime(50)
    assert (card.pose, card.opacity) == (THERE, 0.5)
    assert landed == []

    animator.setCurrentTime(100)
    assert (card.pose, card.opacity) == (THERE, 1.0)
    assert landed == [1]


@pytest.mark.parametrize("how", ["finish", "forget"])
def test_a_fade_that_is_cut_short_leaves_nothing_faint(
    animator: Animator, card: CardWidget, how: str
) -> None:
    animator.fly([Flight(card, THERE, 100, fades=True)])

    animator.finish() if how == "finish" else animator.forget(card)

    assert card.opacity == 1.0


def test_a_tilted_card_comes_to_rest_gradually(animator: Animator, card: CardWidget) -> None:
    card.place(HERE._replace(turn=-8))
    animator.fly([fly(card, THERE._replace(turn=2))])
    tilts = []
    for now in (1, 25, 50, 75, 100):
        animator.setCurrentTime(now)
        tilts.append(card.tilted)
        assert card.pose.turn == 2

    assert tilts == pytest.approx([-9.9, -7.5, -5, -2.5, 0])


def test_a_card_that_is_sent_elsewhere_does_not_snap_straight(
    animator: Animator, card: CardWidget
) -> None:
    card.place(HERE._replace(turn=-10))
    animator.fly([fly(card)])
    animator.setCurrentTime(50)
    assert card.tilted == -5

    animator.fly([fly(card, ELSEWHERE._replace(turn=0))])
    animator.setCurrentTime(51)

    assert card.tilted == pytest.approx(-5, abs=0.1)


@pytest.mark.parametrize(
    ("face", "turn"),
    [pytest.param("H5", 90, id="a quarter"), pytest.param("H5", 180, id="a face, half round")],
)
def test_what_is_turned_far_is_turned_at_once(
    animator: Animator, card: CardWidget, face: str, turn: float
) -> None:
    card.show_face(parse_card(face))
    card.place(HERE._replace(turn=turn))

    animator.fly([fly(card)])
    animator.setCurrentTime(10)

    assert card.tilted == 0


def test_a_back_looks_the_same_half_round(animator: Animator, card: CardWidget) -> None:
    card.show_face(None)
    card.place(HERE._replace(turn=188))

    animator.fly([fly(card)])
    animator.setCurrentTime(50)

    assert card.tilted == pytest.approx(4)


def test_a_tilted_card_is_not_cut_off(qtbot: QtBot, table: QWidget, card: CardWidget) -> None:
    """Its corners are within its widget."""
    table.resize(400, 400)
    card.place(Pose(200, 200, 100, 5))
    card.tilt(-15)
    card.place(Pose(200, 200, 100, 5))

    turned = card_polygon(100, -10).translated(200, 200).boundingRect()
    assert QRectF(card.geometry()).contains(turned)
    card.tilt(0)
    assert card.size() == box_size(100, 5)


@pytest.mark.parametrize("tilt", [-170, -92, -45, 30, 90, 135])
def test_a_card_turning_in_the_air_is_not_cut_off(
    table: QWidget, card: CardWidget, tilt: float
) -> None:
    table.resize(400, 400)
    card.tilt(tilt)
    card.soar(1.0)
    card.place(Pose(200, 200, 100, 2))

    turned = card_polygon(106, tilt + 2).translated(200, 200).boundingRect()
    assert QRectF(card.geometry()).contains(turned)
    card.tilt(0)
    card.soar(0)
    assert card.size() == box_size(100, 2)


@pytest.mark.parametrize("rises", [0.4, 1.0])
def test_a_card_turned_down_in_the_air_shows_its_face_the_right_way_up(
    animator: Animator, card: CardWidget, rises: float
) -> None:
    card.place(HERE._replace(turn=2))
    flight = Flight(card, THERE._replace(turn=90), 100, turns_down=True, rises=rises)
    animator.fly([flight])

    animator.setCurrentTime(1)
    assert card.card is not None
    assert abs(card.pose.turn + card.tilted - 2) < 10
    animator.setCurrentTime(99)
    assert card.card is None
    assert abs(card.tilted) < 10
    animator.finish()
    assert card.pose.turn == 90
    assert card.tilted == card.height_over_table == 0
