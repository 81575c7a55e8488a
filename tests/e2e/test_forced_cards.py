"""Forced cards at a screen that two people share: nobody is called to it for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_the_table import answer, plays_by_itself
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import GameSetup, PlayerRecord
from quinto_desktop.rules import *

NAMES = ("Ida", "Otto", "Rosa", "Karl")


def setup_for(form: Form, people: set[int]) -> GameSetup:
    players = [
        PlayerRecord(NAMES[number], None if number in people else "casual")
        for number in range(form.players)
    ]
    return GameSetup(tuple(players), NumberedDeals(5), RuleOptions(form=form, target=1000), Seat.E)


def tricks_of(person: Sitting) -> int:
    deal = person.controller.state.deal
    return 0 if deal is None else len(deal.tricks)


@pytest.mark.parametrize(
    ("form", "people"), [(Form.FOUR, {0, 1}), (Form.TWO, {0, 1})], ids=["four", "two hands"]
)
def test_only_those_who_must_see_their_cards_are_called(
    qtbot: QtBot, tmp_path: Path, form: Form, people: set[int]
) -> None:
    with sitting(qtbot, tmp_path, setup=setup_for(form, people), plays_only_card=True) as person:
        called = forced = 0
        while not person.seen.results:
            person.wait(
                lambda: (
                    bool(person.seen.results)
                    or (person.awaits_person() and not plays_by_itself(person.table))
                )
            )
            if person.is_curtained:
                assert tricks_of(person) < TRICKS_IN_A_DEAL - 1, "called for the last card"
                called += 1
                answer(person.table)
                forced += plays_by_itself(person.table)
            elif person.calls:
                person.table.action_chosen.emit(Call.PASS)
            elif person.playable:
                assert len(person.playable) > 1, "a forced card was left to be played"
                person.table.action_chosen.emit(Play(person.playable[0]))
        assert called > 10
        assert forced, "nobody has come to the screen to see a card play itself"
