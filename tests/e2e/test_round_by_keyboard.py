"""A whole round with dummy, three games, by the keys alone."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from at_the_table import answers_on, listens
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import GameSetup, PlayerRecord
from quinto_desktop.rules import *
from quinto_desktop.window.table.input import RANK_KEYS

K = Qt.Key
LETTERS = {Call.PASS: K.Key_P, Call.DOUBLE: K.Key_D, Call.REDOUBLE: K.Key_R}
RULES = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=120)


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
