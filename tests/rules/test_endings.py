"""The exact values of small endings from an independent source, found by trying everything."""

import json
from pathlib import Path
from typing import Any

import pytest
from layouts import position

from quinto_desktop.rules import *

VECTORS = Path(__file__).parents[1] / "data" / "endings.jsonl"
CALLS = {5: "pass pass pass pass", 10: "pass double pass pass", 20: "double pass pass redouble"}


def cards_each(line: dict[str, Any]) -> int:
    first_hand: str = line["deal"].split()[0].removeprefix("N:")
    return len(first_hand.replace(".", ""))


ENDINGS = [
    (number, line)
    for number, line in enumerate(map(json.loads, VECTORS.read_text().splitlines()), start=1)
    if cards_each(line) <= 3
]


def best(state: MatchState) -> int:
    """Return NS's score minus EW's at the end of the deal, with best play by both sides."""
    if state.phase is not Phase.PLAY:
        return state.scores[Side.NS] - state.scores[Side.EW]
    assert state.turn is not None
    values = [best(apply(state, action).after) for action in legal_actions(state)]
    return max(values) if state.turn.side is Side.NS else min(values)


@pytest.mark.parametrize(
    "line", [pytest.param(line, id=f"line {number}") for number, line in ENDINGS]
)
def test_the_value_of_an_ending(line: dict[str, Any]) -> None:
    done = 12 - cards_each(line)
    state = position(
        line["deal"], leader=Seat[line["leader"]], calls=CALLS[line["trick_value"]], ns_tricks=0
    )
    assert best(state) + done * line["trick_value"] == line["value"]


def test_the_cachette_goes_to_the_winner_of_the_last_trick() -> None:
    tricks = [Trick(Seat.N, (), seat) for seat in (Seat.N, Seat.S, Seat.E, Seat.N)]
    assert tricks_with_cachette(tuple(tricks)) == (4, 1)
    assert tricks_with_cachette(tuple(tricks[:3])) == (2, 2)


def test_marked_quints_are_worth_their_points_together() -> None:
    marked = [ScoredQuint(quint, Side.NS, 1) for quint in QUINTS]
    assert marked_points(marked) == 175
    assert marked_points([]) == 0
