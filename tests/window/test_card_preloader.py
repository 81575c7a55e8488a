"""No drawing is read while cards move: that would cost a frame."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from tabling import DUMMY, TWO, caused, first_of, make_table, seen_by, show_to

from quinto_desktop.rules import DummyExposed


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = make_table(qtbot)
    qtbot.waitUntil(lambda: cards_on(table)[0].updatesEnabled())
    return table


def engraved_while_cards_move(
    table: Table, step: Step, player: int, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """The drawings that are read between the first and the last frame of a step."""
    read: list[str] = []
    engrave = CardArt._engrave

    def watched(self: CardArt, name: str, place: tuple[str, str], width: int) -> QImage:
        if is_moving(table) and moment_of(table) > 0:
            read.append(name)
        return engrave(self, name, place, width)

    show_to(table, step.before, player)
    table.grab()
    monkeypatch.setattr(CardArt, "_engrave", watched)
    table.show_step(step, seen_by(step.after, player), Pace())
    while is_playing(table):
        for moment in range(0, 2000, 100):
            if is_moving(table):
                move_to(table, moment)
                table.grab()
        next_scene(table)
    return read


def exposes(step: Step) -> bool:
    return caused(step, DummyExposed) and step.after.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("rules", "dealer", "player"),
    [(DUMMY, Seat.W, 0), (DUMMY, Seat.E, 0), (DUMMY, Seat.W, 2)],
    ids=["right", "left", "from North"],
)
def test_dummy_is_prepared_before_it_is_turned_up(
    table: Table, rules: RuleOptions, dealer: Seat, player: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = first_of(rules, exposes, dealer)

    assert engraved_while_cards_move(table, step, player, monkeypatch) == []


@pytest.mark.parametrize("player", [0, 1])
def test_both_hands_of_two_players_are_prepared_before_the_deal(
    table: Table, player: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = first_of(TWO, lambda s: caused(s, CardsDealt))

    assert engraved_while_cards_move(table, step, player, monkeypatch) == []


def test_what_may_come_does_not_push_out_what_is_there(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a large window there is room for few drawings besides those of the hand."""
    table.resize(2400, 1440)
    table.grab()
    step = first_of(RuleOptions(), lambda s: caused(s, CardsDealt))
    show_to(table, step.after, 0)
    qtbot.waitUntil(lambda: not is_sharpening(table))
    table.grab()
    table._preloader.look_ahead()
    qtbot.waitUntil(lambda: not table._preloader._timer.isActive())
    read: list[str] = []
    engrave = CardArt._engrave

    def watched(self: CardArt, name: str, place: tuple[str, str], width: int) -> QImage:
        read.append(name)
        return engrave(self, name, place, width)

    monkeypatch.setattr(CardArt, "_engrave", watched)
    faces = [str(card.card) for card in cards_on(table) if card.card is not None]
    for face in faces:
        table._preloader._prepare(face, geometry_on(table).south_width)

    assert len(faces) == 12
    assert read == []
