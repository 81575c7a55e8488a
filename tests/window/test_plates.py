"""The plates of the seats: names stay to be read beside a call."""

from __future__ import annotations

from itertools import combinations

import pytest
from at_the_table import cards_on, edge_at, plates_on, speaker_at
from legible import watching
from legible_scene import speaking
from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion
from pytestqt.qtbot import QtBot
from tabling import SIZES, first_of, make_table, show_to

from quinto_desktop.rules import SEATS, Call, Form, Phase, RuleOptions, Step
from quinto_desktop.window.look.themes import BAIZE, LIGHT
from quinto_desktop.window.text import seat_text, turn_text


def all_have_called(step: Step) -> bool:
    """A round of calls is over in which somebody has doubled."""
    state = step.after
    is_led = bool(state.deal and state.deal.trick and state.deal.trick.cards)
    calls = state.deal.calls if state.deal else ()
    return state.phase is Phase.PLAY and is_led and {Call.PASS, Call.DOUBLE} <= {*calls}


def clear_of(places: list[QRectF]) -> bool:
    return not any(
        one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
        for one, other in combinations(places, 2)
    )


@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("form", Form)
def test_a_name_and_its_seat_stay_to_be_read_beside_a_call(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, form: Form, size: tuple[int, int], language: str
) -> None:
    table = make_table(qtbot, *size)
    step = first_of(RuleOptions(form=form), all_have_called)
    with speaking(language):
        now = show_to(table, step.after, 0)
        speaker = speaker_at(table)
        for seat, call in zip((now.eldest_hand or SEATS[0]).clockwise, now.calls, strict=True):
            plate = plates_on(table)[edge_at(table, seat)]
            table.look.wear(LIGHT if table.look.theme is BAIZE else BAIZE)  # to paint it anew
            with watching(monkeypatch) as sight:
                plate.grab()
            shown = dict(sight.places[-3:])
            name, role, made = shown
            assert (name, made) == (seat_text.name(speaker, seat), turn_text.call_made(call))
            assert role.startswith(seat_text.title(seat))
            assert clear_of([*shown.values()])
            for text, place in shown.items():
                assert QRectF(plate.rect()).adjusted(-2, -2, 2, 2).contains(place), text
                on_table = place.translated(plate.pos()).toRect()
                for card in cards_on(table):
                    if card.isVisible():
                        assert not QRegion(card.polygon().toPolygon()).intersects(on_table), text
