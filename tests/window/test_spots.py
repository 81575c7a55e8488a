"""What on the table answers a click, how the pointer says so, and the context menus."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import *

from quinto_desktop.window.table.seat_spots import MenuRequest, Spot

HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
CHOICE = first(lambda step: is_choice(step.after) and len(seen(step.after).tricks) > 2).after


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot, 998, 800)


@pytest.fixture
def now(table: Table) -> Observation:
    return show(table, CHOICE)


def shape(table: Table, point: QPointF) -> Qt.CursorShape:
    """The pointer's shape at a point of the table."""
    Mouse(table).move(point)
    return table.cursor().shape()


def pile(table: Table) -> QPointF:
    tricks = next(tricks for tricks in piles_on(table).values() if tricks)
    return QPointF(*tricks[-1][0].pose[:2])


def cachette(table: Table) -> QPointF:
    return QPointF(*cachette_on(table)[2].pose[:2])


def plate(table: Table, edge: Edge) -> QPointF:
    return QPointF(*geometry_on(table).plate(edge))


def words(table: Table) -> list[str]:
    return [bubble_on(table).accessibleName()] if bubble_on(table).isVisible() else []


# --------------------------------------------------------------- the pointer
def test_the_pointer_is_a_hand_over_what_can_be_used(table: Table, now: Observation) -> None:
    for card in now.hand:
        assert shape(table, strip(table, card)) is (HAND if card in playable(now) else ARROW)
    for point in (pile(table), cachette(table), *(plate(table, edge) for edge in Edge)):
        assert shape(table, point) is HAND
    assert shape(table, QPointF(table.width() / 2, table.height() - 4)) is ARROW
    x, y = geometry_on(table).centre
    assert shape(table, QPointF(x, y)) is ARROW


def test_an_empty_pile_is_no_use(table: Table) -> None:
    show(table, game()[6].after)
    captions = captions_on(table).items()
    empty = next(near for near, caption in captions if ": 0 tricks" in caption.accessibleName())
    assert shape(table, QPointF(*geometry_on(table).pile(empty, 0, 1)[:2])) is ARROW


def test_the_pointer_holds_a_card_that_is_dragged(table: Table, now: Observation) -> None:
    with dragged(Mouse(table), strip(table, now.hand[0]), middle(table)):
        assert table.cursor().shape() is Qt.CursorShape.ClosedHandCursor


# --------------------------------------------------------------- clicks
def test_a_click_asks_for_the_last_trick_or_says_who_or_what_is_there_or_goes_on(
    table: Table, now: Observation
) -> None:
    wanted: list[Command] = []
    table.command_wanted.connect(wanted.append)
    sent, mouse = Sent.by(table), Mouse(table)

    mouse.click(pile(table))
    assert wanted == [Command.LAST_TRICK]
    mouse.click(cachette(table))
    assert words(table) == sent.of_kind("answered")
    assert "the last trick" in words(table)[0]
    for edge in Edge:
        mouse.click(plate(table, edge))
        (said,) = words(table)
        seat = Seat((edge + Seat.S - Edge.NEAR) % 4)
        assert said.split(":")[0] == ("Ada", "Clara", "You", "Bertram")[seat]
        assert f"{now.hand_sizes[seat]} cards in hand." in said
        assert "Said: " in said
    assert sent.of_kind("went_on") == []
    bubble_on(table).drop()

    mouse.click(QPointF(table.width() / 2, table.height() - 4))
    assert sent.of_kind("went_on") == [None]
    assert words(table) == []


# --------------------------------------------------------------- the menu
def ask(
    at: Table | CardWidget,
    point: QPointF,
    reason: QContextMenuEvent.Reason = QContextMenuEvent.Reason.Mouse,
) -> MenuRequest:
    """Press the right button or the key, as a desktop tells it."""
    table = at if isinstance(at, Table) else at.parent()
    assert isinstance(table, Table)
    asked: list[MenuRequest] = []
    table.menu_wanted.connect(asked.append)
    spot = point.toPoint()
    QApplication.sendEvent(at, QContextMenuEvent(reason, spot, at.mapToGlobal(spot)))
    table.menu_wanted.disconnect(asked.append)
    (request,) = asked
    return request


def test_the_menu_is_about_what_is_under_the_pointer(table: Table, now: Observation) -> None:
    for card in now.hand:
        request = ask(table, strip(table, card))
        assert request.card is card
        assert request.is_playable == (card in playable(now))
    for point, spot in (
        (pile(table), Spot.PILE),
        (cachette(table), Spot.CACHETTE),
        (plate(table, Edge.FAR), Spot.SEAT),
    ):
        place = ask(table, point).place
        assert place is not None
        assert place.spot is spot
    assert ask(table, middle(table)).place is None

    # By the keyboard it is about the focused card.
    card = forbidden(now)[0]
    widget = widget_of(table, card)
    widget.setFocus()
    request = ask(widget, QPointF(widget.rect().center()), QContextMenuEvent.Reason.Keyboard)
    assert (request.card, request.is_playable) == (card, False)


def test_the_right_button_that_gives_a_drag_up_opens_no_menu(
    table: Table, now: Observation
) -> None:
    mouse = Mouse(table)
    asked: list[MenuRequest] = []
    table.menu_wanted.connect(asked.append)

    with dragged(mouse, strip(table, now.hand[2]), middle(table)):
        mouse.press_also(Qt.MouseButton.RightButton)
        at = middle(table).toPoint()
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(table, QContextMenuEvent(reason, at, table.mapToGlobal(at)))

    assert held_card(table) is None
    assert asked == []


def test_both_hands_of_two_can_be_asked_about(table: Table) -> None:
    state = next(
        step.after
        for step in match(TWO)
        if step.after.phase is Phase.PLAY and step.after.turn in (Seat.S, Seat.N)
    )
    now = show_to(table, state, 0)
    assert {*plates_on(table)} == {*Edge}

    assert ask(table, strip(table, playable(now)[0])).is_playable
