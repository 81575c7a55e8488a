"""Whole games by the keys alone, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from at_the_table import answers_on, calls_on, listens
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import Speed, TrickPause
from quinto_desktop.rules import Call, Card, Phase, Play

K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LETTERS = {Call.PASS: K.Key_P, Call.DOUBLE: K.Key_D, Call.REDOUBLE: K.Key_R}


def call_by_letter(person: Sitting, call: Call) -> None:
    person.key(LETTERS[call])


def call_by_enter(person: Sitting, call: Call) -> None:
    person.tab_to(calls_on(person.table)[call])
    person.check_focus()
    person.wait(lambda: listens(person.table))
    person.key(K.Key_Return)


def call_by_space(person: Sitting, call: Call) -> None:
    person.tab_to(calls_on(person.table)[call])
    person.wait(lambda: listens(person.table))
    person.key(K.Key_Space)


def right(person: Sitting, card: Card) -> None:
    person.arrow_to(card, K.Key_Right)


def left(person: Sitting, card: Card) -> None:
    person.arrow_to(card, K.Key_Left)


def from_the_start(person: Sitting, card: Card) -> None:
    person.key(K.Key_Home)
    assert person.focus is person.card(person.playable[0])
    person.arrow_to(card, K.Key_Right)


def from_the_end(person: Sitting, card: Card) -> None:
    person.key(K.Key_End)
    assert person.focus is person.card(person.playable[-1])
    person.arrow_to(card, K.Key_Left)


CALLING = (call_by_letter, call_by_enter, call_by_space)
FINDING = (right, left, from_the_start, from_the_end)


def play_one(person: Sitting, card: Card, find: Callable[[Sitting, Card], None]) -> None:
    """Play a card, after Space has shown that it never plays."""
    find(person, card)
    person.check_focus()
    before = len(person.done)
    person.key(K.Key_Space)
    assert len(person.done) == before, "Space has played a card"
    person.key(K.Key_Enter if before % 2 else K.Key_Return)
    assert person.done[before:][:1] == [Play(card)]


def refuse_one(person: Sitting, card: Card) -> None:
    """Try a card that may not be played: it stays, with a sentence, until Escape."""
    before = person.seen
    right(person, card)
    person.key(K.Key_Return)
    assert person.seen == before
    assert person.bubble, "a refused card needs a sentence that says why"
    assert person.focus is person.card(card), "the focus has left the refused card"
    person.key(K.Key_Escape)
    assert person.bubble is None
    person.check_focus()


def test_a_whole_game_is_played_by_the_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    callings, findings = cycle(CALLING), cycle(FINDING)
    going_on = cycle((K.Key_Return, K.Key_Space, K.Key_Enter))
    deals = refused = 0
    with sitting(qtbot, tmp_path, seed=7, size=(800, 560)) as person:
        while True:
            person.wait_for_turn()
            person.check_focus()
            if person.is_over():
                break
            if person.calls:
                next(callings)(person, person.calls[-1] if deals % 2 else Call.PASS)
            elif person.seen.phase is Phase.DEALING:
                deals += 1
                person.key(next(going_on))
                assert person.seen.deal_number == deals + 1
            else:
                for card in person.forbidden[:1]:
                    refuse_one(person, card)
                    refused += 1
                play_one(person, person.playable[-1], next(findings))
        assert answers_on(person.table)[0].text() == "On to the end"
        person.key(next(going_on))
        again = answers_on(person.table)[0]
        assert again.text() == "Again"
        person.tab_to(again)
        person.key(K.Key_Return)
        person.wait_for_turn()
        person.check_focus()
        assert person.seen.scores == (0, 0)
    assert deals and refused >= 3


def test_a_deal_at_the_usual_speed_goes_on_with_space(qtbot: QtBot, tmp_path: Path) -> None:
    """Every pause ends with Space, and the focus stays at the table through all that moves."""
    with sitting(
        qtbot, tmp_path, seed=7, speed=Speed.NORMAL, trick_pause=TrickPause.CLICK
    ) as person:
        for _ in range(6):
            taps = 0
            while not person.awaits_person():
                person.key(K.Key_Space)
                person.check_focus()
                taps += 1
                assert taps < 200, "Space does not get one any further"
            person.check()
            if person.calls:
                person.key(K.Key_P)
            else:
                play_one(person, person.playable[0], right)
            person.check_focus()


def test_every_call_is_a_few_tabs_from_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path) as person:
        person.wait_for_turn()
        buttons = calls_on(person.table)
        assert person.focus is buttons[Call.PASS]
        assert person.tab_to(buttons[Call.DOUBLE]) == 1
        person.table.setFocus()
        assert person.tab_to(buttons[Call.PASS]) == 1


def test_keys_lead_back_to_the_game_from_the_score_sheet(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path) as person:
        person.wait_for_turn()
        person.key(K.Key_F9)
        assert person.room.sheet.is_open
        person.key(K.Key_P)
        person.wait_for_turn()
        assert person.done == [Call.PASS]
        person.key(K.Key_Escape)
        assert not person.room.sheet.is_open
        person.key(K.Key_Right)
        person.check_focus()
        assert person.focus is not person.table


def test_undo_and_redo_leave_the_focus_at_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path) as person:
        person.wait_for_turn()
        person.key(K.Key_P)
        for _ in range(3):
            person.wait_for_turn()
            play_one(person, person.playable[0], right)
        person.wait_for_turn()
        played = person.done
        for undone in range(1, 5):
            person.key(K.Key_Z, CONTROL)
            person.wait_for_turn()
            assert person.done == played[:-undone]
            person.check_focus()
        assert person.calls, "undo has not led back to the call"
        for redone in range(1, 5):
            person.key(K.Key_Z, CONTROL | SHIFT)
            person.wait_for_turn()
            assert person.done == played[:redone]
            person.check_focus()
        play_one(person, person.playable[0], right)


def test_the_last_trick_is_looked_at_and_put_away_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path) as person:
        person.wait_for_turn()
        person.key(K.Key_P)
        for _ in range(2):
            person.wait_for_turn()
            play_one(person, person.playable[0], right)
        person.wait_for_turn()
        right(person, person.playable[0])
        card, before = person.focus, person.seen
        for closing in (K.Key_Escape, K.Key_Space, K.Key_L, K.Key_Return):
            person.key(K.Key_L)
            assert person.focus is not card, "the last trick is not shown"
            person.key(K.Key_Left)
            person.key(closing)
            assert person.focus is card, "the focus has not come back"
            assert person.seen == before
            person.check()
            person.check_focus()


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)], ids=["small", "usual"])
def test_no_key_leads_the_focus_out_of_sight(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    with sitting(qtbot, tmp_path, size=size) as person:
        person.wait_for_turn()
        person.key(K.Key_P)
        person.wait_for_turn()
        person.key(K.Key_Right)
        for key in (K.Key_Tab, K.Key_Backtab):
            seen = set()
            for _ in range(12):
                person.key(key, SHIFT if key == K.Key_Backtab else Qt.KeyboardModifier(0))
                assert person.focus is not None
                assert not person.focus.visibleRegion().isEmpty(), f"{person.focus} is hidden"
                seen.add(person.focus)
            assert len(seen) > 1, "Tab does not lead anywhere"
