"""The panels on the table: results, the doubling bar, and the prompt."""

from __future__ import annotations

import pytest
from kit import *
from matches import first_state, seen, speaker_of

from quinto_desktop.rules import trick_value
from quinto_desktop.window.sheet.all_hands import ResultPanel
from quinto_desktop.window.table.call_panel import CallPanel
from quinto_desktop.window.table.choices import PanelRoom
from quinto_desktop.window.table.pill import Pill, pill_place

ROW = LedgeRow.onward("New game", Command.NEW)
SIZES = [(0.7, 536), (0.95, 974), (1.75, 2100)]


@pytest.fixture
def ground(qtbot: QtBot) -> TableSignals:
    widget = TableSignals()
    qtbot.addWidget(widget)
    widget.resize(2200, 1400)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def panel(ground: TableSignals) -> ResultPanel:
    return ResultPanel(CurrentTheme(BAIZE), ground)


def room_of(unit: float, widest: float) -> PanelRoom:
    return PanelRoom(unit, (1000, 600), widest, 0, 1400, QRectF())


def test_a_result_is_told_to_all_senses(panel: ResultPanel) -> None:
    drawn = "Ada: ten of spades.\nYou: two of clubs."
    panel.tell(Notice("First to deal: you", drawn, ROW))
    panel.stand(room_of(1.0, 900))
    panel.show()
    assert panel.accessibleName() == "First to deal: you"
    assert panel.accessibleDescription() == drawn
    title, text = panel.findChildren(QLabel)
    assert text.isVisible() and panel.rect().contains(text.geometry())
    assert title.geometry().bottom() < text.y()
    panel.tell(Notice("Deal 1 is over", "", ROW))
    assert not text.isVisible()
    assert panel.accessibleDescription() == ""


def calls_from_one_hand(state: MatchState) -> bool:
    """The first player has dummy, is to call for it, and an opponent has dealt."""
    if state.phase is not Phase.DOUBLING or state.deal is None or state.dummy is None:
        return False
    if state.player_on_turn != 0 or state.turn is not state.dummy:
        return False
    return state.deal.dealer.side is not state.dummy.side


def test_the_call_panel_says_that_a_hand_is_hidden(ground: TableSignals) -> None:
    bar = CallPanel(CurrentTheme(BAIZE), ground)
    state = first_state(Preset.PARLETT.rules(Form.DUMMY), calls_from_one_hand)
    speaker, observation = speaker_of(state), seen(state)
    bar.offer(observation, speaker)
    bar.stand(room_for_calls(1.0, 900), 1.0)
    bar.show()
    question, so_far, told = (label.text() for label in bar.findChildren(QLabel))
    note = turn_text.call_note(observation)
    score = turn_text.call_score(speaker, observation)
    assert question == "Double, or pass?"
    assert so_far.startswith("Now for dummy.")
    assert told.endswith(note)
    assert bar.accessibleName() == "Your turn for dummy. A trick is worth 5."
    assert bar.accessibleDescription() == f"{score} {note}"
    for button in bar.buttons.values():
        assert button.accessibleDescription().endswith(note)


@pytest.mark.parametrize(("unit", "widest"), SIZES)
def test_the_call_panel_has_no_note_where_nothing_is_hidden(
    ground: TableSignals, unit: float, widest: float
) -> None:
    bar = CallPanel(CurrentTheme(BAIZE), ground)
    state = first_state(RuleOptions(), lambda state: state.player_on_turn == 0)
    bar.offer(seen(state), speaker_of(state))
    room = room_for_calls(unit, widest)
    bar.stand(room, unit)
    bar.show()
    assert room.toAlignedRect().contains(bar.geometry())
    *_, told = bar.findChildren(QLabel)
    assert told.text() in ("", turn_text.call_rule())
    for label in (one for one in bar.findChildren(QLabel) if one.isVisible()):
        assert bar.rect().contains(label.geometry())


def room_for_calls(unit: float, widest: float) -> QRectF:
    """Between the capsules of the quints, on a table of a scale."""
    room = QRectF(0, 0, min(widest, 404 * unit), 330 * unit)
    room.moveCenter(QPointF(1000, 600))
    return room


def test_a_call_tells_what_tricks_are_worth_and_who_has_called() -> None:
    """The value is that of the rules, whoever has called before."""
    told = set()
    for form, seed in product(Form, range(1, 9)):
        for step in match(RuleOptions(form=form), seed)[:9]:
            now = seen(step.after)
            if now.phase is not Phase.DOUBLING or len(now.actions) < 2:
                continue
            for call in (action for action in now.actions if isinstance(action, Call)):
                each = trick_value((*now.calls, call))
                worth = turn_text.call_worth(call, now)
                assert worth == f"{each} a trick, {13 * each} in all"
            told.add(turn_text.calls_so_far(speaker_of(step.after), now))
    assert any("Passed: " in one and "After this: " not in one for one in told)
    assert any("Passed: " in one and "After this: " in one for one in told)
    assert any("Doubled: " in one for one in told)


def as_tuple(place: QRect) -> tuple[int, ...]:
    return place.x(), place.y(), place.width(), place.height()


def places_of(bar: CallPanel) -> dict[Call, tuple[int, ...]]:
    """Where the calls are, on the ground."""
    return {
        call: as_tuple(button.geometry().translated(bar.pos()))
        for call, button in bar.buttons.items()
    }


@pytest.mark.parametrize(("unit", "widest"), SIZES)
def test_calls_stay_where_they_are_whatever_is_told(
    ground: TableSignals, unit: float, widest: float
) -> None:
    bar = CallPanel(CurrentTheme(BAIZE), ground)
    bar.show()
    found: dict[tuple[Form, bool, Call], set[tuple[int, ...]]] = {}
    for form, seed in product(Form, range(1, 9)):
        for step in match(RuleOptions(form=form), seed)[:9]:
            state = step.after
            if state.phase is not Phase.DOUBLING or len(seen(state).actions) < 2:
                continue
            bar.offer(seen(state), speaker_of(state))
            bar.stand(room_for_calls(unit, widest), unit)
            for button in bar.buttons.values():
                button.setFocus()
                QTest.mouseMove(button)
                for call, place in places_of(bar).items():
                    kind = Call.PASS if call is Call.PASS else Call.DOUBLE
                    note = bool(turn_text.call_note(seen(state)))
                    found.setdefault((form, note, kind), set()).add(place)
    assert {call for _, _, call in found} == {Call.PASS, Call.DOUBLE}
    assert all(len(places) == 1 for places in found.values())


def asks_to_call(state: MatchState) -> bool:
    return state.phase is Phase.DOUBLING and bool(seen(state).actions)


def test_arrows_lead_from_call_to_call_as_they_are_seen_and_no_further(
    ground: TableSignals,
) -> None:
    after = QLineEdit(ground)  # stands for the score sheet
    after.show()
    bar = CallPanel(CurrentTheme(BAIZE), ground)
    state = first_state(RuleOptions(), asks_to_call)
    bar.offer(seen(state), speaker_of(state))
    bar.stand(room_for_calls(1.0, 974), 1.0)
    bar.show()
    upper, lower = sorted(bar.buttons.values(), key=lambda button: button.y())
    lower.setFocus()
    keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right)
    for key, focused in zip(keys, (lower, upper, upper, lower), strict=True):
        QTest.keyClick(ground.focusWidget(), key)
        assert ground.window().focusWidget() is focused


@pytest.mark.parametrize("width", [560, 998])
def test_a_long_prompt_takes_a_second_line_rather_than_leave_the_table(
    ground: TableSignals, width: int
) -> None:
    ground.resize(width, 500)
    pill = Pill(CurrentTheme(BAIZE), ground)
    pill.say("Your turn: a diamond")
    pill.stand(pill_place(Geometry(width, 500), Geometry(width, 500).open_cachette()))
    low = pill.height()
    names = "You and Wilhelmina-Theodora van der Zwolle-Bergs"
    pill.say(f"{names} score the two and three of diamonds, for {names}: 15.")
    assert pill.height() > low
    assert ground.rect().contains(pill.geometry())
    pill.say("Your turn: a diamond")
    assert pill.height() == low
