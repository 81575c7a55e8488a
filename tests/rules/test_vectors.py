"""The test vectors' whole deals, replayed card by card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples import each
from layouts import position

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import Layout, parse_cards, parse_layout

VECTORS = Path(__file__).parents[1] / "data" / "deals.jsonl"
DEALS: list[dict[str, Any]] = [json.loads(line) for line in VECTORS.read_text().splitlines()]


every_vector = each("vector", DEALS, [f"line {n}" for n in range(1, len(DEALS) + 1)])


def dealt(vector: dict[str, Any]) -> MatchState:
    rules = RuleOptions(JokerLead(vector["joker_lead"]), CachetteFrom(vector["cachette_from"]))
    ns, ew = vector["scores_before"]
    match = new_match(rules, Seat[vector["dealer"]], (ns, ew))
    return apply(match, Deal(parse_cards(" ".join(vector["pack"])))).after


def called(vector: dict[str, Any]) -> MatchState:
    state = dealt(vector)
    for word in vector["calls"]:
        assert Call(word) in legal_actions(state)
        state = apply(state, Call(word)).after
    return state


def plays(vector: dict[str, Any]) -> Iterator[Step]:
    state = called(vector)
    for name in vector["plays"]:
        step = apply(state, Play(parse_card(name)))
        yield step
        state = step.after


def test_the_vectors_hold_every_option_and_every_way_to_end() -> None:
    assert len(DEALS) == 120
    assert {line["joker_lead"] for line in DEALS} == {option.value for option in JokerLead}
    assert {line["cachette_from"] for line in DEALS} == {option.value for option in CachetteFrom}
    assert {line["result"]["ended"] for line in DEALS} == {"counted", "quints", "cachette"}


@every_vector
def test_the_pack_deals_the_hands(vector: dict[str, Any]) -> None:
    deal = dealt(vector).dealt
    written = parse_layout(vector["deal"])
    assert deal.hands == written.hands
    assert Layout(deal.hands, tuple(sorted(deal.cachette, key=lambda c: -c.strength))) == written


@every_vector
def test_the_legal_cards_at_every_play(vector: dict[str, Any]) -> None:
    assert len(vector["legal"]) == len(vector["plays"])
    for step, names in zip(plays(vector), vector["legal"], strict=True):
        legal = {parse_card(name) for name in names}
        assert len(legal_cards(step.before)) == len(legal)
        assert set(legal_cards(step.before)) == legal
        assert {c for c in PACK if why_illegal(step.before, Play(c)) is None} == legal


@every_vector
def test_winner_quints_and_scores_after_each_trick(vector: dict[str, Any]) -> None:
    fourth_cards = list(plays(vector))[3::4]
    written = vector["result"]["tricks"]
    for number, (step, trick) in enumerate(zip(fourth_cards, written, strict=True), start=1):
        deal = step.after.dealt
        assert [str(card) for card in deal.tricks[-1].cards] == trick["cards"]
        assert deal.tricks[-1].winner is Seat[trick["winner"]]
        marked = [scored for scored in deal.quints if scored.trick == number]
        assert sum(scored.quint.points for scored in marked) == trick["quints"]
        if number < 12:
            assert list(step.after.scores) == trick["scores"]
        before_cachette = [
            event.scores
            for event in step.events
            if isinstance(event, QuintScored) and event.scored.trick == number
        ]
        assert (
            list(before_cachette[-1] if before_cachette else step.before.scores)
            == (trick["scores"])
        )


@every_vector
def test_how_the_deal_ended(vector: dict[str, Any]) -> None:
    *_, last = plays(vector)
    result = vector["result"]
    assert list(last.after.scores) == result["scores"]
    assert (last.after.winner.name if last.after.winner is not None else None) == result["winner"]
    assert last.after.phase is (Phase.MATCH_OVER if result["winner"] else Phase.DEALING)
    won = [event for event in last.events if isinstance(event, GameWon)]
    assert [event.by_quint for event in won] == (
        [result["ended"] != "counted"] if result["winner"] else []
    )
    counted = [list(e.tricks_won) for e in last.events if isinstance(e, TricksCounted)]
    assert counted == ([result["tricks_won"]] if result["ended"] == "counted" else [])


# -------- The exact values of small endings from an independent source, found by trying everything
SOLVED = Path(__file__).parents[1] / "data" / "endings.jsonl"
CALLS = {5: "pass pass pass pass", 10: "pass double pass pass", 20: "double pass pass redouble"}


def cards_each(line: dict[str, Any]) -> int:
    first_hand: str = line["deal"].split()[0].removeprefix("N:")
    return len(first_hand.replace(".", ""))


ENDINGS = [
    (number, line)
    for number, line in enumerate(map(json.loads, SOLVED.read_text().splitlines()), start=1)
    if cards_each(line) <= 3
]


def best(state: MatchState) -> int:
    """Return NS's score minus EW's at the end of the deal, with best play by both sides."""
    if state.phase is not Phase.PLAY:
        return state.scores[Side.NS] - state.scores[Side.EW]
    values = [best(apply(state, action).after) for action in legal_actions(state)]
    return max(values) if state.mover.side is Side.NS else min(values)


@pytest.mark.parametrize(
    "line", [pytest.param(line, id=f"line {number}") for number, line in ENDINGS]
)
def test_the_value_of_an_ending(line: dict[str, Any]) -> None:
    done = 12 - cards_each(line)
    state = position(
        line["deal"], leader=Seat[line["leader"]], calls=CALLS[line["trick_value"]], ns_tricks=0
    )
    assert best(state) + done * line["trick_value"] == line["value"]
