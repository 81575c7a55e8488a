"""Puzzles from the user's own games: which deals are searched, and what becomes of the findings."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import match_of, play_on, played
from pytestqt.qtbot import QtBot
from reviewing import Patient, short_deal, thinker_with

from quinto_desktop.game.judging.values import MakingPuzzles, Puzzle
from quinto_desktop.game.practice.making import OwnDeal, PuzzleMaking, own_deals
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.session import Session
from quinto_desktop.records.faults import RecordError
from quinto_desktop.rules import Form, RuleOptions, Seat


class Listening(Patient):
    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        self.asked = fn.__self__
        return super().submit(fn, *args, **kwargs)  # type: ignore[no-untyped-call]


class Room:
    """A maker whose searches end as a test wants."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.executor = Listening()
        self.practice = Practice(folder)
        self.making = PuzzleMaking(thinker_with(self.executor), self.practice)
        self.making.changed.connect(self.making.resume)
        self.made: list[Puzzle] = []
        self.told: list[tuple[int, int]] = []
        self.making.made.connect(self.made.append)
        self.making.progressed.connect(lambda done, of: self.told.append((done, of)))

    def find(self, puzzle: Puzzle | None) -> None:
        self.executor.questions[self.executor.done][0].set_result(puzzle)
        self.executor.done += 1


def own(number: int) -> OwnDeal:
    """A deal in which the user had South's hand."""
    return short_deal(number), frozenset({Seat.S})


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "user")


def test_deals_are_searched_one_after_the_other(qtbot: QtBot, room: Room) -> None:
    puzzle = room.practice.shipped[0]
    assert room.making.search([own(25), own(27)]) == 2
    assert room.executor.open == 1
    with qtbot.waitSignal(room.making.made):
        room.find(puzzle)
    assert room.making.is_due
    with qtbot.waitSignal(room.making.finished):
        room.find(None)
    assert room.made == [puzzle]
    assert room.told == [(1, 2), (2, 2)]
    assert not room.making.is_due
    assert room.practice.own == (puzzle,)
    assert room.practice.planned() == []  # it is no mistake


def test_no_deal_is_searched_twice(qtbot: QtBot, room: Room) -> None:
    room.making.search([own(25)])
    with qtbot.waitSignal(room.making.finished):
        room.find(None)
    assert room.making.search([own(25)]) == 0
    again = Practice(room.folder)
    assert again.has_searched(short_deal(25))
    assert not again.has_searched(short_deal(27))


def test_own_decisions_come_first_and_known_puzzles_are_passed_over(
    qtbot: QtBot, room: Room
) -> None:
    known = room.practice.shipped[0]
    room.practice.keep(known, returns=False)
    room.making.search([own(25)])
    question = room.executor.asked
    assert isinstance(question, MakingPuzzles)
    turns = [one.turn for one in question.moments]
    assert sorted(turns, key=lambda turn: turn is not Seat.S) == turns
    assert {*question.moments} == {one.state for one in short_deal(25).decisions}
    assert question.known == {known.key}


def test_what_goes_wrong_is_told_and_the_others_go_on(qtbot: QtBot, room: Room) -> None:
    room.making.search([own(25), own(27)])
    with qtbot.waitSignal(room.making.failed) as told:
        room.executor.fail_next()
    assert "out of ideas" in told.args[0]
    assert not room.practice.has_searched(short_deal(25))
    with qtbot.waitSignal(room.making.finished):
        room.find(None)


def test_a_puzzle_that_cannot_be_written_is_there_all_the_same(qtbot: QtBot, room: Room) -> None:
    room.folder.write_text("in the way", encoding="utf-8")
    puzzle = room.practice.shipped[0]
    room.making.search([own(25)])
    with qtbot.waitSignal(room.making.not_saved) as told:
        room.find(puzzle)
    assert isinstance(told.args[0], RecordError)
    assert room.practice.own == (puzzle,)


def test_it_can_be_stopped(qtbot: QtBot, room: Room) -> None:
    room.making.search([own(25), own(27)])
    room.making.stop()
    assert not room.making.is_due
    room.find(room.practice.shipped[0])
    assert room.making.search([own(27)]) == 1
    assert room.practice.own == ()


def test_it_waits_until_it_may_go_on(qtbot: QtBot, room: Room) -> None:
    room.making.search([own(25)])
    room.making.pause()
    room.find(None)  # an answer that comes too late
    assert room.making.is_due and not room.practice.has_searched(short_deal(25))
    room.making.resume()
    with qtbot.waitSignal(room.making.finished):
        room.find(None)
    assert room.practice.has_searched(short_deal(25))


def test_own_deals_are_the_finished_ones() -> None:
    session = played(80)
    ((_, hands),) = own_deals(session)
    assert session.state.deals_finished == 1 and hands == {Seat.S}
    assert own_deals(played(20)) == []


def test_hands_are_those_where_people_sat_in_the_deal() -> None:
    session = Session(match_of(RuleOptions(form=Form.DUMMY), frozenset({0}), seed=7))
    ((deal, hands),) = own_deals(play_on(session, lambda it: it.state.deals_finished == 1))
    (hand,) = hands
    assert deal.start.seating[hand] == 0 and hand is Seat.S
