"""The levels differ as much as they should: duplicate deals, played twice, sides exchanged.

A duplicate pair has a standard deviation of about 25 points, so the mean of 120 of them is
known to 2.3; every bound here lies five of those away from what was measured.
"""

from __future__ import annotations

from statistics import mean

from tables import AnyLegal

from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import (
    Call,
    Deal,
    Phase,
    RuleOptions,
    Seat,
    apply,
    new_match,
    observe,
    shuffled_pack,
)

PAIRS = 120
NOVICE, CASUAL = player_of(Level.NOVICE), player_of(Level.CASUAL)


def _difference(number: int, ns: ComputerPlayer, ew: ComputerPlayer) -> int:
    """NS points less EW points in one deal of card play."""
    state = new_match(RuleOptions(target=10_000), Seat(number % 4))
    state = apply(state, Deal(shuffled_pack(77, number))).after
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
    assert _margin(NOVICE, AnyLegal()) > 20


def test_casual_beats_random_play_by_far() -> None:
    assert _margin(CASUAL, AnyLegal()) > 50
