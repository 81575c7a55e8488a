"""The draw for partners and deal, and the cut: cards before they are dealt."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from at_the_table import *
from hypothesis import given
from hypothesis import strategies as st
from playing import match
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot
from tabling import make_table, names_of, seen_by, show_to, sit_down

from quinto_desktop.game import INSTANT, Pace
from quinto_desktop.rules import *
from quinto_desktop.window.look.card_art import card_polygon
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.geometry import (
    SHOWN_OF_THE_PACK,
    Edge,
    Geometry,
    Pose,
)
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.card_text import card_title

NORMAL = Pace()
RULES = {form: RuleOptions(form=form, draw=DrawRule.ACE_LOW) for form in Form}
SEEDS = (1, 2, 3, 4, 5)
forms = pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
tables = st.tuples(st.integers(560, 3840), st.integers(500, 2160)).map(
    lambda size: Geometry(float(size[0]), float(size[1]))
)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return make_table(qtbot)


def draw_of(form: Form, seed: int = 1) -> Step:
    return match(RULES[form], seed)[0]


def show_draw_to(table: Table, step: Step, player: int, pace: Pace) -> Observation:
    """As the window does: first the players sit elsewhere, then the step is shown."""
    show_to(table, step.before, player)
    sit_down(table, step.after, player)
    now = seen_by(step.after, player)
    table.show_step(step, now, pace)
    return now


def box(*poses: Pose) -> QRectF:
    whole = QRectF()
    for pose in poses:
        shape = card_polygon(pose.width, pose.turn).translated(pose.x, pose.y)
        whole = whole.united(shape.boundingRect())
    return whole


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
            x, y = table.plate(other)
            half = 28 * table.unit
            disc = QRectF(x - half, y - half, 2 * half, 2 * half)
            assert not card.intersects(disc), (near, other)
    for one, other_card in combinations(cards.values(), 2):
        assert not one.intersects(other_card)


def test_everybody_draws_a_card_of_his_own(table: Table) -> None:
    show_to(table, draw_of(Form.FOUR).before, 0)

    assert len({places_on(table).draw(near) for near in Edge}) == len(Edge)


# --------------------------------------------------------------- the spread
@forms
def test_the_pack_is_spread_face_down(table: Table, form: Form) -> None:
    now = show_to(table, draw_of(form).before, 0)

    assert len(spread_on(table)) == len(PACK)
    for widget in cards_on(table):
        assert widget.isVisible()
        assert widget.card is None
        assert widget.accessibleName() == ""
    assert_sound(table, now)


@forms
def test_while_cards_are_drawn_every_player_has_one_plate(table: Table, form: Form) -> None:
    state = draw_of(form).before
    show_to(table, state, 0)

    plates = [plate for plate in plates_on(table).values() if plate.isVisible()]

    assert len(plates) == form.players
    for name in names_of(state):
        assert sum(name in plate.accessibleName() for plate in plates) == 1


@forms
def test_it_is_asked_for_and_then_the_deal(table: Table, form: Form) -> None:
    step = draw_of(form)
    chosen: list[Intent] = []
    table.intent_chosen.connect(chosen.append)
    show_to(table, step.before, 0)
    answer(table)
    show_draw_to(table, step, 0, INSTANT)
    answer(table)

    assert chosen == [Intent.DRAW, Intent.DEAL]


# --------------------------------------------------------------- drawing
OLD_SEATS = {
    Form.FOUR: tuple(SEATS),
    Form.DUMMY: DUMMY_PLAYERS_SEATS,
    Form.TWO: (Seat.S, Seat.W),
}


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
def test_going_on_skips_it(table: Table, form: Form) -> None:
    now = show_draw_to(table, draw_of(form), 0, NORMAL)
    for _ in range(4):
        table.input.go_on()

    assert not table.busy
    assert_sound(table, now)


@forms
def test_drawn_cards_have_names(table: Table, form: Form) -> None:
    show_draw_to(table, draw_of(form), 0, NORMAL)
    rest(table)

    for widget in drawn_on(table).values():
        assert widget.card is not None
        assert widget.accessibleName().startswith(card_title(widget.card))


@forms
def test_the_first_deal_takes_the_drawn_cards_away(table: Table, form: Form) -> None:
    draw, deal = match(RULES[form])[:2]
    show_draw_to(table, draw, 0, NORMAL)
    now = seen_by(deal.after, 0)

    table.show_step(deal, now, NORMAL)
    assert drawn_on(table) == {}
    rest(table)

    assert_sound(table, now)
    assert all(plate.isVisible() for plate in plates_on(table).values())


@pytest.mark.parametrize("size", [(560, 500), (800, 532), (998, 776), (2180, 1416)])
@forms
def test_the_panel_hides_no_drawn_card(table: Table, form: Form, size: tuple[int, int]) -> None:
    table.resize(*size)
    show_to(table, draw_of(form).after, 0)

    panel = QRectF(panel_on(table).geometry())
    assert table.rect().contains(panel_on(table).geometry())
    for near, widget in drawn_on(table).items():
        assert not panel.intersects(box(widget.pose)), near


# --------------------------------------------------------------- the cut
def packets(table: Table) -> set[float]:
    return {widget.pose.x for widget in cards_on(table) if widget.isVisible()}


def test_the_pack_is_cut_before_it_is_dealt(table: Table) -> None:
    deal = match(RULES[Form.FOUR])[1]
    show_to(table, deal.before, 2)
    table.show_step(deal, seen_by(deal.after, 2), NORMAL)
    (narrow,) = {max(packets(table)) - min(packets(table))}
    wide = []
    for moment in range(0, 240, 20):
        move_to(table, moment)
        wide.append(max(packets(table)) - min(packets(table)))

    assert max(wide) > narrow + geometry_on(table).back_width
    assert wide[0] == pytest.approx(narrow)
    assert wide[-1] < max(wide) / 3
    assert sum(widget.isVisible() for widget in cards_on(table)) == SHOWN_OF_THE_PACK


def test_the_two_packets_change_places(table: Table) -> None:
    deal = match(RULES[Form.FOUR])[1]
    show_to(table, deal.before, 2)
    table.show_step(deal, seen_by(deal.after, 2), NORMAL)
    pack = [card for card in table.children() if card in cards_on(table)]
    shown = [card for card in pack if card.isVisible()]

    move_to(table, 240)

    after = [card for card in table.children() if card in shown]
    assert after != shown
    assert set(after[-3:]) == set(shown[:3])


@pytest.mark.parametrize("pace", [INSTANT, Pace(is_still=True)], ids=["at once", "still"])
def test_where_nothing_moves_nothing_is_cut(table: Table, pace: Pace) -> None:
    deal = match(RULES[Form.FOUR])[1]
    show_to(table, deal.before, 2)

    table.show_step(deal, seen_by(deal.after, 2), pace)

    assert is_moving(table) is pace.is_still  # they fade in where they lie
    assert_sound(table, seen_by(deal.after, 2))


def test_a_cut_takes_no_longer_than_the_deal(table: Table) -> None:
    deal = match(RULES[Form.FOUR])[1]
    show_to(table, deal.before, 2)
    table.show_step(deal, seen_by(deal.after, 2), NORMAL)

    move_to(table, NORMAL.deal_ms - NORMAL.sort_ms)

    assert not is_moving(table)
