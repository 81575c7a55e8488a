"""Clicks that are meant to hurry the table along double nothing."""

from __future__ import annotations

import pytest
from at_the_table import *
from kit import *
from legible_scene import speaking
from matches import first_state
from tabling import (
    LEFT,
    SIZES,
    Clock,
    Sent,
    caused,
    first,
    game,
    make_table,
    seen,
    show_to,
    sit_down,
)

EVERY_MS = 350
ENDED = first(lambda step: caused(step, DealEnded) and step.after.phase is Phase.DEALING)
DEALT = game()[0]
WON = first(lambda step: caused(step, GameWon))


def hurry(table: Table, clock: Clock, spot: QPoint, times: int) -> None:
    """Click at one place every so often, whatever comes up there."""
    for _ in range(times):
        clock.now += EVERY_MS
        hit: QWidget = table.childAt(spot) or table
        QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(table, spot))


def spots_on(table: Table) -> Iterator[QPoint]:
    """Places all over the table, and the one at which the first such double was made."""
    yield QPoint(615, 485)
    for across in range(1, 7):
        for down in range(1, 6):
            yield QPoint(across * table.width() // 7, down * table.height() // 6)


def show_what_happened(table: Table, step: Step) -> None:
    table.show_state(seen(step.before))
    table.show_step(step, seen(step.after), Pace())
    rest(table)


def spots_to_press(table: Table, *, has_corners: bool) -> list[QPoint]:
    """The middle of whatever can be pressed after one step or another, and two corners of it."""
    spots = []
    for step in (ENDED, DEALT, WON):
        show_what_happened(table, step)
        buttons = [*calls_on(table).values()] if step is DEALT else answers_on(table)
        assert buttons
        for button in buttons:
            place = place_of(button, table).adjusted(4, 4, -4, -4)
            spots += [place.center()]
            spots += [place.topLeft(), place.bottomRight()] if has_corners else []
    return spots


@pytest.mark.parametrize("size", SIZES)
def test_clicks_all_over_the_table_double_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, clock = make_table(qtbot, *size), Clock()
    is_least = size == SIZES[0]  # where what comes next lies nearest
    spots = spots_to_press(table, has_corners=is_least)
    if is_least:  # and where nothing is to press, too
        spots += spots_on(table)
    sent = Sent.by(table)
    bar_on(table).guard.clock = clock
    ledge_on(table).guard.clock = clock
    for spot in spots:
        for step in (ENDED, DEALT, WON):
            clock.now += EVERY_MS
            show_what_happened(table, step)
            assert asks(table) or offers_calls(table)
            hurry(table, clock, spot, times=5)
    calls = [action for action in sent.of_kind("action_chosen") if isinstance(action, Call)]
    assert calls == sent.of_kind("intent_chosen") == []


def place_of(button: QAbstractButton, table: Table) -> QRect:
    return QRect(button.mapTo(table, QPoint()), button.size())


def costly_places(table: Table) -> list[QRect]:
    """Where doubling and redoubling are offered."""
    buttons = calls_on(table)
    return [place_of(buttons[call], table) for call in buttons if call is not Call.PASS]


RESULTS = {
    "drawn": (
        Preset.HANDBOOK.rules(),
        lambda state: state.phase is Phase.DEALING and bool(state.drawn),
    ),
    "deal": (RuleOptions(), lambda state: state.phase is Phase.DEALING and bool(state.results)),
    "game": (RuleOptions(), lambda state: state.phase is Phase.MATCH_OVER),
    "rubber": (Preset.HANDBOOK.rules(), lambda state: state.phase is Phase.MATCH_OVER),
    "round": (RuleOptions(form=Form.DUMMY), lambda state: state.phase is Phase.MATCH_OVER),
}


@pytest.mark.parametrize("size", SIZES)
def test_what_goes_on_after_a_result_is_never_where_one_doubles(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = make_table(qtbot, *size)
    for language in ("en", "de", "fr", "pseudo"):
        for result, (rules, is_there) in RESULTS.items():
            over = first_state(rules, is_there)
            called = first_state(
                rules, lambda s: s.phase is Phase.DOUBLING and s.player_on_turn == 0
            )
            with speaking(language):
                show_to(table, called, 0)
                costly = costly_places(table)
                assert costly, f"nothing costly is offered before a {result} in {language}"
                show_to(table, over, 0)
                assert asks(table)
                place = place_of(answers_on(table)[0], table)
            assert not any(place.intersects(other) for other in costly), (result, language)


def test_whoever_hurries_on_after_the_next_deal_passes_at_most(qtbot: QtBot) -> None:
    table, clock = make_table(qtbot), Clock()
    sent = Sent.by(table)
    bar_on(table).guard.clock = clock
    sit_down(table, ENDED.after, 2)
    table.show_state(seen(ENDED.after))
    rest(table)
    place = place_of(answers_on(table)[0], table)
    for share in range(1, 10):
        table.show_state(seen(DEALT.before))
        table.show_step(DEALT, seen(DEALT.after), Pace())
        rest(table)
        clock.now += 1000
        spot = QPoint(place.left() + place.width() * share // 10, place.center().y())
        hit: QWidget = table.childAt(spot) or table
        QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(table, spot))
    assert {*sent.of_kind("action_chosen")} <= {Call.PASS}
