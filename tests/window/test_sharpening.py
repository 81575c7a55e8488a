"""Cards while the table changes its size: stretched at once, crisp a moment later."""

from __future__ import annotations

import pytest
from at_the_table import cards_on, is_sharpening, own_hand, poses_due, sharpener_rested, stage_on
from kit import *
from PySide6.QtGui import QPixmap
from tabling import game, make_table, show

from quinto_desktop.window.look.card_art import CardLook


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    show(table, game(1)[10].after)
    stage_on(table).unveil()
    table.grab()
    return table


def stretched(table: Table) -> list[bool]:
    return [card.is_stretched for card in cards_on(table) if card.isVisible()]


def test_while_the_edge_is_dragged_nothing_is_drawn(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = CardArt._draw

    def draw_and_tell(art: CardArt, name: str, *rest: Any) -> QPixmap:
        drawn.append(name)
        return draw(art, name, *rest)

    monkeypatch.setattr(CardArt, "_draw", draw_and_tell)

    for width in range(1000, 1300, 5):
        table.resize(width, width * 3 // 4)
        table.grab()

    assert drawn == []
    assert all(stretched(table))


def test_soon_all_is_as_if_it_had_always_had_that_size(qtbot: QtBot, table: Table) -> None:
    for width in (1100, 1200, 1240):
        table.resize(width, 900)
    assert all(card.pose == pose for card, pose in poses_due(table).items())

    qtbot.waitUntil(lambda: not is_sharpening(table))

    assert not any(stretched(table))
    there = table.grab().toImage()
    fresh = make_table(qtbot, 1240, 900)
    show(fresh, game(1)[10].after)
    stage_on(fresh).unveil()
    assert fresh.grab().toImage() == there


def test_a_table_that_was_never_seen_is_drawn_crisp_from_the_first(qtbot: QtBot) -> None:
    table = make_table(qtbot, 700, 600)
    table.resize(900, 700)
    show(table, game(1)[10].after)

    assert not any(stretched(table))


def test_a_resize_begins_the_wait_anew(qtbot: QtBot, table: Table) -> None:
    with qtbot.waitSignal(sharpener_rested(table)):
        table.resize(1100, 800)
    qtbot.waitUntil(lambda: not any(stretched(table)))

    table.resize(1110, 800)

    assert all(stretched(table))
    assert is_sharpening(table)


def test_a_card_that_looks_otherwise_meanwhile_is_drawn_anew_with_the_others(
    qtbot: QtBot, table: Table
) -> None:
    table.resize(1100, 800)
    card = own_hand(table)[0]

    card.set_look(CardLook(veiled=True, ring=BAIZE.focus))
    assert card.is_stretched
    card.grab()
    qtbot.waitUntil(lambda: not is_sharpening(table))

    assert not card.is_stretched


def test_another_moment_is_shown_crisp(table: Table) -> None:
    table.resize(1100, 800)

    show(table, game(1)[14].after)

    assert not any(stretched(table))
