"""The levels differ as much as they should: duplicate deals, played twice, sides exchanged.

A duplicate pair has a standard deviation of 30 points at most, so the mean of 40 of them is known
to 5. With two hands played by one, the same deals are compared that differ in one side's players;
their difference has a standard deviation of 60 points, and the mean of 60 is known to 8. The deals
are the same each time. A level that is no better than the one below gains nothing: that is 28
points or more away from what these deals show, and 40 with two hands; five such deviations each.
`quinto-lab match` plays as many as one likes.
"""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest
from tables import AnyLegal

from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import *

PAIRS = 40
DEALS = 60
NOVICE, CASUAL, ANY = player_of(Level.NOVICE), player_of(Level.CASUAL), AnyLegal()


def _difference(number: int, ns: ComputerPlayer, ew: ComputerPlayer, form: Form = Form.FOUR) -> int:
    """NS points less EW points in one deal of card play; of three, NS have dummy."""
    match = replace(new_match(RuleOptions(form=form, target=10_000)), scores=(0, 0))
    match = replace(match, turn=Seat(number % 4))
    state = apply(match, Deal(shuffled_pack(77, number))).after
    for _ in range(4):
        state = apply(state, Call.PASS).after
    done = 0
    while state.phase is Phase.PLAY:
        assert state.turn is not None
        player = (ns, ew)[state.turn.side]
        seed = 100 * number + done
        state, done = apply(state, player.choose(observe(state, state.turn), seed)).after, done + 1
    return state.scores[0] - state.scores[1]


def _margin(better: ComputerPlayer, worse: ComputerPlayer) -> float:
    return mean(
        (_difference(number, better, worse) - _difference(number, worse, better)) / 2
        for number in range(1, PAIRS + 1)
    )


def test_casual_beats_novice_clearly() -> None:
    assert _margin(CASUAL, NOVICE) > 20


def test_novice_beats_random_play_clearly() -> None:
    assert _margin(NOVICE, ANY) > 20


def test_casual_beats_random_play_by_far() -> None:
    assert _margin(CASUAL, ANY) > 50


def _gains(form: Form, worse: ComputerPlayer) -> tuple[float, float]:
    """What casual play instead of a worse one gains either side, in points a deal."""
    ns, ew = [], []
    for number in range(1, DEALS + 1):
        usual = _difference(number, worse, worse, form)
        ns.append(_difference(number, CASUAL, worse, form) - usual)
        ew.append(usual - _difference(number, worse, CASUAL, form))
    return mean(ns), mean(ew)


@pytest.mark.parametrize(
    ("worse", "with_dummy", "against_dummy"),
    [(NOVICE, 20, 5), (ANY, 40, 30)],
    ids=["novice", "random play"],
)
def test_casual_is_better_with_dummy_and_against_dummy(
    worse: ComputerPlayer, with_dummy: int, against_dummy: int
) -> None:
    ns, ew = _gains(Form.DUMMY, worse)
    assert ns > with_dummy
    assert ew > against_dummy


def test_casual_is_better_with_two_hands() -> None:
    assert min(_gains(Form.TWO, NOVICE)) > 20
