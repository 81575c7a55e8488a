"""Whole games by the keys alone, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from at_the_table import answers_on, calls_on, listens
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import GameSetup, PlayerRecord, Speed, TrickPause
from quinto_desktop.rules import *
from quinto_desktop.window.table.input import RANK_KEYS

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
        assert answers_on(person.table)[0].text() == "See the result"
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


def test_every_call_is_a_few_tabs_from_the_table_and_a_key_from_the_score_sheet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with sitting(qtbot, tmp_path) as person:
        person.wait_for_turn()
        buttons = calls_on(person.table)
        assert person.focus is buttons[Call.PASS]
        assert person.tab_to(buttons[Call.DOUBLE]) == 1
        person.table.setFocus()
        assert person.tab_to(buttons[Call.PASS]) == 1
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
        for _ in range(12):
            person.key(K.Key_Tab)
            person.check_reachable()


def test_undo_redo_and_the_last_trick_leave_the_focus_at_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
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


# -------- A whole round with dummy, three games, by the keys alone
RULES = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=60)


class ByKeys:
    """Plays whatever is asked for, by the keys."""

    def __init__(self, person: Sitting) -> None:
        self.person = person
        self.from_dummy = self.games = 0
        self._finding = cycle((self.by_arrows, self.by_rank))

    def play_on(self) -> None:
        """Do the one thing currently asked for."""
        person = self.person
        if person.calls:
            person.key(LETTERS[person.calls[-1]])
        elif person.playable:
            self.play(person.playable[-1])
        else:
            button = answers_on(person.table)[0]
            person.wait(lambda: listens(person.table))
            self.games += button.text() == "Next game"
            assert not button.text().startswith("I am ")  # a person alone
            assert person.focus is button
            person.key(K.Key_Return)
        person.wait_for_turn()
        person.check_reachable()

    def play(self, card: Card) -> None:
        person, seen = self.person, self.person.seen
        self.from_dummy += seen.turn is not seen.seat
        before = len(person.done)
        next(self._finding)(card)
        assert person.focus is person.card(card)
        assert person.card(card).look.ring is not None, "nothing shows where the keys are"
        person.key(K.Key_Return)
        assert person.done[before:][:1] == [Play(card)]

    def to_the_hand(self, card: Card) -> None:
        """Go to the hand that holds a card."""
        hand = next(hand for hand in self.person.seen.hands if card in (hand or ()))
        assert hand is not None
        here = [self.person.card(other) for other in hand]
        for key in (K.Key_Right, K.Key_Up, K.Key_Down):
            if self.person.focus in here:
                return
            self.person.key(key)
        assert self.person.focus in here, "the keys do not reach the other hand"

    def by_arrows(self, card: Card) -> None:
        self.to_the_hand(card)
        self.person.arrow_to(card)

    def by_rank(self, card: Card) -> None:
        self.to_the_hand(card)
        key = next(key for key, rank in RANK_KEYS.items() if rank is card.rank)
        for _ in range(4):
            if self.person.focus is not self.person.card(card):
                self.person.key(key)


def test_a_round_with_dummy_is_played_by_the_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    names = ("Ida", "Otto", "Rosa")
    players = tuple(
        [PlayerRecord(name, None if number == 0 else "casual") for number, name in enumerate(names)]
    )
    setup = GameSetup(players, NumberedDeals(9), RULES, Seat.W)
    with sitting(qtbot, tmp_path, setup=setup, size=(560, 500)) as person:
        keys = ByKeys(person)
        person.wait_for_turn()
        while not person.is_over():
            keys.play_on()
        state = person.controller.state
        assert len(state.games) == 3
        assert len({game.dummy for game in state.games}) == 3
        assert sum(round_totals(state.games)) == 0
    assert keys.games == 2
    assert keys.from_dummy >= 6
    assert person.refusals == []
