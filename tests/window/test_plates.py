"""The plates of the seats: names stay to be read beside a call."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from at_the_table import *
from kit import *
from large_type import large_type
from legible import watching
from legible_scene import speaking
from PySide6.QtGui import QRegion
from tabling import SIZES, first_of, make_table, show_to

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


def clear_of_the_rim(place: QRect, table: Table) -> bool:
    """Words end before the wood and its line of brass."""
    return QRectF(*geometry_on(table).felt).adjusted(-1, -1, 1, 1).contains(QRectF(place))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_large", [False, True])
def test_the_words_about_tricks_and_cachette_keep_clear_of_one_another(
    qtbot: QtBot, size: tuple[int, int], *, is_large: bool
) -> None:
    with large_type() if is_large else nullcontext():
        table = make_table(qtbot, *size)
        show_to(table, first_of(RuleOptions(), all_have_called, Seat.S).after, 0)
        assert clear_of_the_rim(cachette_caption(table).geometry(), table)
        for caption in captions_on(table).values():
            assert clear_of_the_rim(caption.geometry(), table)
            for card in cachette_on(table):
                assert not caption.geometry().intersects(card.polygon().boundingRect().toRect())


@pytest.mark.parametrize(
    ("language", "size"),
    [
        *((language, size) for language in ("en", "de", "pseudo") for size in SIZES[:3]),
        *(("pseudo", size) for size in SIZES[3:]),
    ],
)
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
            table.look.apply_theme(
                LIGHT if table.look.theme is BAIZE else BAIZE
            )  # to paint it anew
            with watching(monkeypatch) as sight:
                plate.grab()
            shown = dict(sight.places)
            name, made = seat_text.name(speaker, seat), turn_text.call_made(call)
            assert {name, made} <= {*shown}
            del shown[seat_text.monograms([seat_text.name(speaker, one) for one in SEATS])[seat]]
            if form is Form.TWO:  # it has two hands of each name
                assert any(text.startswith(seat_text.title(seat)) for text in shown)
            assert clear_of([*shown.values()])
            for text, place in shown.items():
                assert QRectF(plate.rect()).adjusted(-2, -2, 2, 2).contains(place), text
                on_table = place.translated(plate.pos()).toRect()
                assert clear_of_the_rim(on_table, table), text
                for card in cards_on(table):
                    if card.isVisible():
                        assert not QRegion(card.polygon().toPolygon()).intersects(on_table), text
