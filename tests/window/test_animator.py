"""Cards on the move: where they are at any moment, and how one gets past it."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtCore import QEasingCurve

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
def other(table: QWidget) -> CardWidget:
    other = CardWidget(CardArt(CurrentTheme(BAIZE)), table)
    other.place(HERE)
    return other


@pytest.fixture
def animator(table: QWidget) -> Iterator[Animator]:
    animator = Animator(table)
    yield animator
    animator.finish()


def fly(card: CardWidget, end: Pose = THERE, ms: int = 100, delay: int = 0) -> Flight:
    return Flight(card, end, ms, delay_ms=delay, easing=LINEAR)


def test_a_card_goes_straight_from_where_it_is_when_it_leaves(
    qtbot: QtBot, animator: Animator, card: CardWidget, other: CardWidget
) -> None:
    left: list[Pose] = []
    late = fly(other, delay=50)
    late.on_start = lambda: left.append(other.pose)
    assert animator.goal(card) is None
    animator.fly([fly(card, ELSEWHERE), late])
    assert animator.goal(card) == ELSEWHERE

    animator.setCurrentTime(49)
    assert (other.pose, left) == (HERE, [])
    other.place(ELSEWHERE)
    animator.setCurrentTime(50)
    assert (card.pose.x, card.pose.y) == (100, 250)
    assert 50 < card.pose.width < 80
    assert card._drawn_width == ELSEWHERE.width  # of a growing card one picture is drawn, scaled
    with qtbot.assertNotEmitted(animator.idle):
        animator.setCurrentTime(100)
    assert (card.pose, animator.goal(card)) == (ELSEWHERE, None)
    assert (other.pose.y, left) == (300, [ELSEWHERE])
    with qtbot.waitSignal(animator.idle, timeout=0):
        animator.setCurrentTime(150)
    assert (other.pose, animator.busy) == (THERE, False)


def test_a_later_flight_replaces_an_earlier_one_and_takes_its_own_time(
    animator: Animator, card: CardWidget, other: CardWidget
) -> None:
    animator.fly([fly(card)])
    animator.setCurrentTime(50)

    animator.fly([fly(card, ELSEWHERE), fly(other), fly(other, ELSEWHERE)])
    assert (card.pose.x, card.pose.y) == (200, 150)
    animator.setCurrentTime(100)
    assert (card.pose.x, card.pose.y) == (150, 275)
    assert (other.pose.x, other.pose.y) == (100, 250)
    animator.setCurrentTime(150)

    assert (card.pose, other.pose, animator.busy) == (ELSEWHERE, ELSEWHERE, False)


@pytest.mark.parametrize(
    ("delay", "moment", "still_at"), [(0, 50, (200, 150)), (100, 10, HERE[:2])]
)
def test_a_card_can_be_diverted(
    animator: Animator, card: CardWidget, delay: int, moment: int, still_at: tuple[float, float]
) -> None:
    landed: list[bool] = []
    flight = fly(card, delay=delay)
    flight.on_landing = lambda: landed.append(True)
    animator.fly([flight])
    animator.setCurrentTime(moment)

    animator.divert(card, ELSEWHERE, 20)
    animator.setCurrentTime(max(moment, delay))
    assert (card.pose.x, card.pose.y) == still_at  # no jump, and no hasty start
    animator.setCurrentTime(delay + 99)
    assert landed == []
    animator.setCurrentTime(delay + 100)

    assert (card.pose, landed) == (ELSEWHERE, [True])


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


@pytest.mark.parametrize("is_late", [False, True])
def test_a_card_goes_on_from_where_it_has_landed(
    animator: Animator, card: CardWidget, *, is_late: bool
) -> None:
    """A tick that comes late shows the card where it belongs by then."""
    log: list[str] = []
    animator.fly([chain(card, log)])
    assert animator.goal(card) == ELSEWHERE

    if not is_late:
        animator.setCurrentTime(120)
        assert card.pose == THERE
    animator.setCurrentTime(200)
    assert (card.pose.x, card.pose.y) == (200, 300)
    animator.setCurrentTime(250)

    assert (card.pose, animator.busy) == (ELSEWHERE, False)
    assert log == ["landed", "left again", "there for good"]


@pytest.mark.parametrize("moment", [0, 50, 120, 200])
def test_finishing_goes_all_the_way(
    qtbot: QtBot, animator: Animator, card: CardWidget, moment: int
) -> None:
    log: list[str] = []
    animator.fly([chain(card, log)])
    animator.setCurrentTime(moment)

    with qtbot.waitSignal(animator.idle, timeout=0):
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


def test_a_card_that_is_taken_up_stays_where_it_is_and_does_all_that_its_landing_does(
    animator: Animator, card: CardWidget, other: CardWidget
) -> None:
    """A dealt card shows its face when it lands; taken up in the air, it has to show it too."""
    log: list[str] = []
    animator.fly([chain(card, log)])
    animator.setCurrentTime(50)

    animator.forget(other)
    animator.forget(card)
    animator.setCurrentTime(100)

    assert (card.pose.x, card.pose.y) == (200, 150)
    assert (log, animator.busy) == (["landed", "there for good"], False)


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

    for moment, shown, turn, drawn in (
        (49, None, 90, HERE.width),  # as it is there already
        (51, parse_card("H5"), ELSEWHERE.turn, ELSEWHERE.width),
    ):
        animator.setCurrentTime(moment)
        assert (card.card, card.pose.turn, card._drawn_width) == (shown, turn, drawn)
    animator.finish()
    assert card.pose == ELSEWHERE


# --------------------------------------------------------------- fading and tilting
def test_a_tilted_card_comes_to_rest_gradually(animator: Animator, card: CardWidget) -> None:
    card.place(HERE._replace(turn=-8))
    animator.fly([fly(card, THERE._replace(turn=2))])
    tilts = []
    for now in (1, 25, 50, 75):
        animator.setCurrentTime(now)
        tilts.append(card.tilted)
        assert card.pose.turn == 2
    assert tilts == pytest.approx([-9.9, -7.5, -5, -2.5])

    animator.fly([fly(card, ELSEWHERE._replace(turn=2))])  # sent elsewhere, it does not snap
    animator.setCurrentTime(100)
    assert card.tilted == pytest.approx(-2.5 * 0.75)


@each("face, turn, tilt", [("H5", 90, 0), ("H5", 180, 0), (None, 188, 4)])
def test_what_is_turned_far_is_turned_at_once_and_a_back_looks_the_same_half_round(
    animator: Animator, card: CardWidget, face: str | None, turn: float, tilt: float
) -> None:
    card.show_face(None if face is None else parse_card(face))
    card.place(HERE._replace(turn=turn))

    animator.fly([fly(card)])
    animator.setCurrentTime(50)

    assert card.tilted == pytest.approx(tilt)
    animator.finish()


@each("tilt, height", [(-15, 0.0), *((it, 1.0) for it in (-170, -92, -45, 30, 90, 135))])
def test_a_card_turning_in_the_air_is_not_cut_off(
    table: QWidget, card: CardWidget, tilt: float, height: float
) -> None:
    """Its corners are within its widget."""
    table.resize(400, 400)
    card.tilt(tilt)
    card.soar(height)
    card.place(Pose(200, 200, 100, 2))

    turned = card_polygon(100 + 6 * height, tilt + 2).translated(200, 200).boundingRect()
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
    assert card.tilted == card._height == 0
