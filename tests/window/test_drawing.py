"""The draw for partners and deal, and the cut: cards before they are dealt."""

from __future__ import annotations

import pytest
from at_the_table import *
from hypothesis import given
from kit import *
from tabling import Mouse, Sent, at_all_sizes, drag, names_of, press_key, seen_by, show_to, sit_down
from test_geometry import box, disc, tables

from quinto_desktop.rules import DUMMY_PLAYERS_SEATS
from quinto_desktop.window.app.table_parts import parts_of
from quinto_desktop.window.table.geometry import SHOWN_OF_THE_PACK
from quinto_desktop.window.table.ledge_button import WoodButton
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.text.card_text import card_title

NORMAL = Pace()
RULES = {form: RuleOptions(form=form, draw=DrawRule.ACE_LOW) for form in Form}
SEEDS = (1, 2)
forms = pytest.mark.parametrize("form", Form, ids=lambda form: form.value)


def draw_of(form: Form, seed: int = 1) -> Step:
    return match(RULES[form], seed)[0]


def show_draw_to(table: Table, step: Step, player: int, pace: Pace) -> Observation:
    show_to(table, step.before, player)
    return show_draw(table, step, player, pace)


def show_draw(table: Table, step: Step, player: int, pace: Pace) -> Observation:
    """As the window does: first the players sit elsewhere, then the step is shown."""
    sit_down(table, step.after, player)
    now = seen_by(step.after, player)
    table.show_step(step, now, pace)
    return now


# --------------------------------------------------------------- where the cards are
@given(table=tables)
def test_the_arc_lies_on_the_table_and_every_card_shows(table: Geometry) -> None:
    arc = table.spread_pack(len(PACK))

    assert QRectF(0, 0, table.width, table.height).contains(box(*arc))
    assert all(one.x < other.x for one, other in pairwise(arc))
    assert all(one.turn <= other.turn for one, other in pairwise(arc))
    assert arc[0].turn == -arc[-1].turn
    assert sum(pose.x for pose in arc) / len(arc) == pytest.approx(table.width / 2)


@given(table=tables)
def test_drawn_cards_lie_apart_and_beside_the_plates(table: Geometry) -> None:
    cards = {near: box(table.drawn(near)) for near in Edge}
    for near, card in cards.items():
        assert QRectF(0, 0, table.width, table.height).contains(card)
        for other in Edge:
            assert not card.intersects(disc(table, other)), (near, other)
    for one, other_card in combinations(cards.values(), 2):
        assert not one.intersects(other_card)


# --------------------------------------------------------------- the spread
@forms
def test_the_pack_is_spread_face_down_and_every_player_has_one_plate(
    table: Table, form: Form
) -> None:
    now = show_to(table, draw_of(form).before, 0)

    assert len(spread_on(table)) == len(PACK)
    for widget in cards_on(table):
        assert widget.isVisible()
        assert widget.card is None
        assert widget.toolTip() == widget.accessibleName()
    assert_sound(table, now)
    plates = [plate for plate in plates_on(table).values() if plate.isVisible()]
    assert len(plates) == form.players
    for name in names_of(draw_of(form).before):
        assert sum(name in plate.accessibleName() for plate in plates) == 1


# --------------------------------------------------------------- taking a card of it
def edge_of_card(table: Table, place: int) -> QPointF:
    """A point of a card of the fan that its right neighbour does not cover."""
    corner, _, _, foot = spread_on(table)[place].polygon().toList()[:4]
    return corner + (foot - corner) * 0.4 + QPointF(2, 0)


@pytest.fixture
def fan(table: Table) -> Table:
    """A table that asks for a card, and listens."""
    show_to(table, draw_of(Form.FOUR).before, 0)
    let_listen(table)
    return table


def place_drawn(table: Table) -> int:
    """From which place of the fan the near player draws, once that is shown."""
    fan = spread_on(table)
    poses = {widget: widget.pose for widget in fan}
    now = show_draw(table, draw_of(Form.FOUR), 0, NORMAL)
    widget = drawn_on(table)[Edge.NEAR]
    assert widget.pose.y - poses[widget].y < 60  # it has just set out
    assert len({*drawn_on(table).values()}) == len(Edge)
    rest(table)
    assert_sound(table, now)
    return fan.index(widget)


@pytest.mark.parametrize("place", [0, 26, 52])
@pytest.mark.parametrize("how", ["click", "pull"])
def test_the_card_that_is_taken_is_the_one_drawn(fan: Table, place: int, how: str) -> None:
    sent, mouse, at = Sent.by(fan), Mouse(fan), edge_of_card(fan, place)
    mouse.move(at)
    rest(fan)
    assert [*rises_on(fan)] == [spread_on(fan)[place]]
    assert fan.cursor().shape() is Qt.CursorShape.PointingHandCursor

    if how == "click":
        mouse.click(at)
    else:
        drag(mouse, at, at + QPointF(0, 90))

    assert sent.of_kind("intent_chosen") == [Intent.DRAW]
    assert place_drawn(fan) == place


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ((), 26),
        ((Qt.Key.Key_Right,), 26),
        ((Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right), 28),
        ((Qt.Key.Key_Left, Qt.Key.Key_Left), 25),
        ((Qt.Key.Key_End, Qt.Key.Key_Right), 0),
    ],
)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_go_along_the_fan(
    fan: Table, keys: tuple[Qt.Key, ...], place: int, key: Qt.Key
) -> None:
    sent = Sent.by(fan)
    for one in keys:
        press_key(fan, one)
    focused = focused_card(fan)
    if focused is not None:
        assert focused.accessibleName() == f"Card {place + 1} of 53"
        assert focused.look.ring is not None

    press_key(fan, key)

    assert sent.of_kind("intent_chosen") == [Intent.DRAW]
    assert place_drawn(fan) == place
    assert isinstance(QApplication.focusWidget(), WoodButton)
    assert all(card.look.ring is None for card in cards_on(fan))


def test_listeners_choose_from_one_group(fan: Table) -> None:
    names = {hand.name: hand.parts for hand in parts_of(fan).hands}
    assert names["Fan of 53 cards; choose one"] == spread_on(fan)
    sent = Sent.by(fan)

    spread_on(fan)[7].click()

    assert sent.of_kind("intent_chosen") == [Intent.DRAW]
    assert place_drawn(fan) == 7
    assert not any(hand.name.startswith("Fan") for hand in parts_of(fan).hands)


def test_no_card_is_taken_where_none_is_asked_for(fan: Table) -> None:
    fan.notice(Notice("Game abandoned", "", LedgeRow.onward("New game", Command.NEW)))
    let_listen(fan)
    sent = Sent.by(fan)

    Mouse(fan).click(edge_of_card(fan, 20))
    spread_on(fan)[20].click()

    assert sent.of_kind("intent_chosen") == []


# --------------------------------------------------------------- drawing
OLD_SEATS = {Form.FOUR: tuple(SEATS), Form.DUMMY: DUMMY_PLAYERS_SEATS, Form.TWO: (Seat.S, Seat.W)}


@pytest.mark.parametrize("seed", SEEDS)
@forms
def test_everybody_draws_where_he_sits_and_then_takes_his_place(
    table: Table, form: Form, seed: int
) -> None:
    step = draw_of(form, seed)
    for player in range(form.players):
        now = show_draw_to(table, step, player, NORMAL)
        old = OLD_SEATS[form]
        sides = [edge_of(seat, old[player]) for seat in old]
        let_land(table)
        drawn = {near: widget.card for near, widget in drawn_on(table).items()}
        assert drawn == dict(zip(sides, now.drawn, strict=True))
        assert len(spread_on(table)) == len(PACK)

        rest(table)

        mine = home_seat(step.after, player)
        for other, card in enumerate(now.drawn):
            near = edge_of(home_seat(step.after, other), mine)
            assert drawn_on(table)[near].card is card
            assert drawn_on(table)[near].accessibleName().startswith(card_title(card))
            assert drawn_on(table)[near].pose == geometry_on(table).drawn(near)
        assert_sound(table, now)


@forms
def test_one_card_is_turned_up_after_the_other(table: Table, form: Form) -> None:
    step = draw_of(form)
    show_draw_to(table, step, 0, NORMAL)
    shown = []
    for moment in range(0, 2000, 40):
        move_to(table, moment)
        shown.append(sum(widget.card is not None for widget in cards_on(table)))

    assert shown == sorted(shown)
    assert set(shown) == set(range(form.players + 1))


@pytest.mark.parametrize("moment", [0, 200, 700, 1500])
@forms
def test_a_resize_at_any_moment_lays_the_cards(table: Table, form: Form, moment: int) -> None:
    step = draw_of(form, 2)
    now = show_draw_to(table, step, 0, NORMAL)
    move_to(table, moment)

    table.resize(800, 534)

    poses = poses_due(table)
    assert all(widget.pose == pose for widget, pose in poses.items())
    rest(table)
    assert_sound(table, now)


@forms
def test_going_on_skips_it_and_the_first_deal_takes_the_cards_away(
    table: Table, form: Form
) -> None:
    draw, deal = match(RULES[form])[:2]
    now = show_draw_to(table, draw, 0, NORMAL)
    for _ in range(4):
        table.input.go_on()
    assert not table.busy
    assert_sound(table, now)

    now = seen_by(deal.after, 0)
    table.show_step(deal, now, NORMAL)
    assert drawn_on(table) == {}
    rest(table)
    assert_sound(table, now)
    assert all(plate.isVisible() for plate in plates_on(table).values())


@at_all_sizes
@forms
def test_the_panel_hides_no_card(table: Table, form: Form, size: tuple[int, int]) -> None:
    table.resize(*size)
    for state, cards in ((draw_of(form).before, spread_on), (draw_of(form).after, drawn_on)):
        show_to(table, state, 0)
        panel = QRectF(panel_on(table).geometry())
        assert QRectF(table.rect()).contains(panel)
        shown = cards(table)
        for widget in shown.values() if isinstance(shown, dict) else shown:
            assert not panel.intersects(box(widget.pose))


# --------------------------------------------------------------- the cut
def packets(table: Table) -> set[float]:
    return {widget.pose.x for widget in cards_on(table) if widget.isVisible()}


def show_deal(table: Table, pace: Pace) -> Observation:
    deal = match(RULES[Form.FOUR])[1]
    show_to(table, deal.before, 2)
    table.show_step(deal, seen_by(deal.after, 2), pace)
    return seen_by(deal.after, 2)


def test_the_pack_is_cut_into_packets_that_change_places_before_it_is_dealt(table: Table) -> None:
    show_deal(table, NORMAL)
    narrow = max(packets(table)) - min(packets(table))
    pack = [card for card in table.children() if card in cards_on(table)]
    shown = [card for card in pack if card.isVisible()]
    wide = []
    for moment in range(0, 260, 20):
        move_to(table, moment)
        wide.append(max(packets(table)) - min(packets(table)))

    assert max(wide) > narrow + geometry_on(table).back_width
    assert wide[0] == pytest.approx(narrow)
    assert wide[-2] < max(wide) / 3
    assert sum(widget.isVisible() for widget in cards_on(table)) == SHOWN_OF_THE_PACK
    after = [card for card in table.children() if card in shown]
    assert after != shown
    assert set(after[-3:]) == set(shown[:3])
    move_to(table, NORMAL.deal_ms - NORMAL.sort_ms)  # a cut takes no longer than the deal
    assert not is_moving(table)


@pytest.mark.parametrize("pace", [INSTANT, Pace(is_still=True)], ids=["at once", "still"])
def test_where_nothing_moves_nothing_is_cut(table: Table, pace: Pace) -> None:
    now = show_deal(table, pace)

    assert is_moving(table) is pace.is_still  # they fade in where they lie
    assert_sound(table, now)
