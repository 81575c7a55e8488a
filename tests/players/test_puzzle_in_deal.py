"""A deal is searched for a puzzle, from the first decision on."""

from __future__ import annotations

from functools import cache

from judged import played_deal
from over_the_wire import asked

from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.puzzles.asking import PuzzleInDeal
from quinto_desktop.players.puzzles.puzzle import Puzzle
from quinto_desktop.rules import MatchState, Phase

LATE = 40
"""A decision so late that the search is quick."""


@cache
def moment(number: int) -> MatchState:
    return played_deal(number).decisions[LATE].state


@cache
def found() -> tuple[int, Puzzle]:
    for number in range(1, 12):
        puzzle = asked(PuzzleInDeal(moment(number)))
        if isinstance(puzzle, Puzzle):
            return number, puzzle
    raise AssertionError("no deal has a puzzle")


def test_what_is_found_is_a_graded_puzzle_of_the_same_deal() -> None:
    number, puzzle = found()
    before = moment(number)

    assert puzzle.is_unique
    assert puzzle.difficulty is not None
    assert before.deal is not None
    assert puzzle.state.phase is Phase.PLAY
    assert puzzle.state.deal is not None
    assert {*puzzle.state.deal.cachette} == {*before.deal.cachette}
    assert len(puzzle.state.deal.tricks) >= len(before.deal.tricks)


def test_a_puzzle_that_is_known_is_not_found_again() -> None:
    number, puzzle = found()
    other = asked(PuzzleInDeal(moment(number), frozenset({puzzle.key})))

    assert not isinstance(other, Puzzle) or other.key != puzzle.key


def test_a_stopped_search_finds_nothing() -> None:
    stop = StopFlag()
    stop.set()
    assert asked(PuzzleInDeal(moment(found()[0])), stop) is None
