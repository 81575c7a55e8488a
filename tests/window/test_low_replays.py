"""A replay in a low window: trick, hands and piles keep apart, and the own hand is whole."""

from __future__ import annotations

import pytest
from at_the_table import choose, hands_on, piles_on, trick_on
from kit import *
from PySide6.QtGui import QPolygonF
from test_main_window import Seated
from test_replays import begin, session_with

from quinto_desktop.window.stepper.replay_view import ReplayView


def replay_in(seated: Seated, form: Form, height: int) -> ReplayView:
    """A replay in a window 800 pixels wide."""
    seated.window.resize(800, height)
    begin(seated, session_with(2, rules=RuleOptions(target=2000, form=form)))
    choose(seated.room, Command.REPLAY)
    commands = seated.room.findChild(Commands)
    assert isinstance(commands, Commands)
    view = commands.replays.view
    assert view is not None
    QCoreApplication.processEvents()
    return view


def overlap(one: CardWidget, other: CardWidget) -> bool:
    both: QPolygonF = one.polygon().intersected(other.polygon())
    return not both.isEmpty()


@pytest.mark.parametrize("height", [500, 520, 560])
@pytest.mark.parametrize("is_open", [False, True], ids=["one hand", "all hands"])
@pytest.mark.parametrize("form", [Form.FOUR, Form.DUMMY])
def test_trick_hands_and_piles_keep_apart(
    seated: Seated, form: Form, height: int, *, is_open: bool
) -> None:
    view = replay_in(seated, form, height)
    view.projector.show_hands(is_open=is_open)
    table = view.table
    for trick, cards in product((1, 5), (1, 2, 3)):
        view.projector.go_to_place(trick)
        for _ in range(cards):
            view.projector.replay.forward()
        view.projector.show_position()

        played = [*trick_on(table).values()]
        assert len(played) == cards
        hands = [card for hand in hands_on(table).values() for card in hand]
        piled = [tricks[0] for pile in piles_on(table).values() for tricks in pile]
        seen = [card for card in piled if card.isVisible()]
        pairs = [*product(played, hands), *product(seen, hands)]
        assert [(one.card, other.card) for one, other in pairs if overlap(one, other)] == []
        whole = table.rect().toRectF()
        assert all(whole.contains(card.polygon().boundingRect()) for card in hands)
