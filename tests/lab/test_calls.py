"""``quinto-lab calls``: the doubling round as a game tree, and the best thresholds in it."""

from __future__ import annotations

import random
from itertools import product

import pytest
from lab_command import Lab

from quinto_desktop.lab.calling.calls import best_policy, best_threshold, duel, gains_at, raised_by
from quinto_desktop.lab.calling.doubling_round import (
    DEALER,
    FIRST,
    MOMENTS,
    JudgedDeal,
    asked_of,
    judge_of,
    judged_deals,
    points_of_share,
    raises_of,
    reached_by,
)
from quinto_desktop.players import Level
from quinto_desktop.players.by_rule.doubling import DOUBLE_FROM
from quinto_desktop.rules import Call, legal_calls

ALWAYS, NEVER = [-1e9] * len(MOMENTS), [1e9] * len(MOMENTS)
NOTHING = (0.0,) * len(MOMENTS)


def test_the_moments_are_those_at_which_the_rules_allow_a_raise() -> None:
    allowed = {
        calls
        for length in range(4)
        for calls in product(Call, repeat=length)
        if _is_legal(calls) and len(legal_calls(calls, DEALER)) > 1
    }
    assert {moment.calls for moment in MOMENTS} == allowed
    assert len(MOMENTS) == len(allowed) == 8


def _is_legal(calls: tuple[Call, ...]) -> bool:
    return all(call in legal_calls(calls[:at], DEALER) for at, call in enumerate(calls))


def test_calls_follow_from_thresholds() -> None:
    assert raises_of(FIRST, NOTHING, NEVER, NEVER) == 0
    assert raises_of(FIRST, NOTHING, ALWAYS, NEVER) == 1
    assert raises_of(FIRST, NOTHING, ALWAYS, ALWAYS) == 2
    names = [moment.name for moment in reached_by(NOTHING, NEVER, ALWAYS)]
    assert names == ["first to call", "pass", "pass double"]


def test_a_threshold_is_where_raises_begin_to_pay() -> None:
    chance = random.Random(1)
    gains = [
        (estimate, 2 * (estimate - 3) + chance.gauss(0, 10))
        for estimate in (chance.gauss(0, 8) for _ in range(4000))
    ]
    found = best_threshold(gains)
    assert found is not None
    assert found == pytest.approx(3, abs=0.7)
    assert best_threshold(gains[:5]) is None


def test_where_the_last_seat_knows_everything_it_doubles_on_any_advantage() -> None:
    """Nobody else knows anything, so nobody else calls; the last seat's estimate is the truth."""
    chance = random.Random(2)
    last = next(moment for moment in MOMENTS if moment.turn == 3 and not moment.is_redouble)
    deals = []
    for _ in range(600):
        truth = chance.gauss(0, 20)
        seen = tuple(truth if moment is last else -1.0 for moment in MOMENTS)
        deals.append(JudgedDeal(seen, seen, (-truth, -2 * truth, -4 * truth)))
    start = [5.0 if moment is last else 0.0 for moment in MOMENTS]
    asked = best_policy(deals, start, rounds=1)[last.number]
    assert asked == pytest.approx(0, abs=0.5)
    alone = [asked if moment is last else 0.0 for moment in MOMENTS]
    gained = duel(deals, alone, NEVER)
    assert gained is not None
    assert gained.low is not None
    assert gained.low > 0
    raised = raised_by(deals, alone)
    assert raised.doubled == raised.by_moment[last.number] == pytest.approx(0.5, abs=0.06)
    assert raised.redoubled == 0


def test_casual_judges_and_asks_as_at_the_table() -> None:
    deals = [*judged_deals(judge_of(Level.CASUAL), 60, 3)]
    assert [deal.shares for deal in deals] == [deal.estimates for deal in deals]
    asked = asked_of(Level.CASUAL, (0, 0))
    for moment in MOMENTS:
        if not moment.is_redouble:
            assert asked[moment.number] == points_of_share(DOUBLE_FROM[moment.turn])
    ahead = asked_of(Level.CASUAL, (100, 0))
    assert all(
        (ahead[moment.number] - asked[moment.number]) * moment.sign > 0 for moment in MOMENTS
    )
    # A double that pays is one with the better cards.
    pairs = gains_at(deals, FIRST, NEVER)
    assert len(pairs) == len(deals)
    strong = [gain for estimate, gain in pairs if estimate > 0]
    weak = [gain for estimate, gain in pairs if estimate <= 0]
    assert sum(strong) / len(strong) > sum(weak) / len(weak)


def test_the_same_seed_gives_the_same_report(lab: Lab) -> None:
    told = []
    for _ in range(2):
        told.append(lab("calls --deals 200 --seed 4 --scores 100:45"))
    assert told[0] == told[1]
    assert told[0].startswith("casual, 200 deals, match 4; 100:45, per cent of games\n")
    assert "v who always pass" in told[0]
