"""Questions to the lab: sums against plain statistics, and answers against what can be counted."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from statistics import fmean, stdev

import pytest
from examples import each

from quinto_desktop.players.experiments.asking import Experimenting
from quinto_desktop.players.experiments.experiment import (
    DEALS_IN_A_PIECE,
    CachettesWorth,
    Finding,
    Tally,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.players.experiments.trials import played
from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.judging.fair_values import values_in
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_hand

HAND = parse_hand("AKJT7.84.762.AT")


def found(asked: WhichLead | WhetherToDouble | CachettesWorth, pieces: int = 1) -> Finding:
    total: Finding | None = None
    for piece in range(pieces):
        one = Experimenting(asked, 3, piece).answer(StopFlag())
        assert one is not None
        total = one if total is None else Finding(one.names, total.tally + one.tally)
    assert total is not None
    return total


def test_means_and_errors_are_those_of_statistics() -> None:
    chance = random.Random(1)
    rows = [(chance.gauss(3, 2), chance.gauss(1, 5)) for _ in range(50)]
    tally = Tally.of_nothing(2)
    for row in rows:
        tally = tally.with_deal(row)

    mean = tally.mean(1)
    assert mean.mean == pytest.approx(fmean(row[1] for row in rows))
    assert mean.error == pytest.approx(stdev(row[1] for row in rows) / 50**0.5)
    differences = [row[0] - row[1] for row in rows]
    difference = tally.difference(0, 1)
    assert difference.mean == pytest.approx(fmean(differences))
    assert difference.error == pytest.approx(stdev(differences) / 50**0.5)


def test_weights_count_and_order_does_not() -> None:
    rows = [((5.0,), 2.0), ((1.0,), 1.0), ((-3.0,), 0.5)]
    one, other = Tally.of_nothing(1), Tally.of_nothing(1)
    for figures, weight in rows:
        one = one.with_deal(figures, weight)
        other = Tally.of_nothing(1).with_deal(figures, weight) + other

    assert one.mean(0).mean == pytest.approx((2 * 5 + 1 - 0.5 * 3) / 3.5)
    assert one.mean(0).error == pytest.approx(other.mean(0).error)
    scaled = Tally.of_nothing(1)
    for figures, weight in rows:
        scaled = scaled.with_deal(figures, 10 * weight)
    assert scaled.mean(0).error == pytest.approx(one.mean(0).error)


def test_leads_are_worth_what_the_judge_makes_of_the_same_deals() -> None:
    """Another way to the same figures: a deal dealt by hand, and the judge's values."""
    rest = [card for card in PACK if card not in HAND]
    chance = random.Random(9)
    chance.shuffle(rest)
    state = dealt(rest)
    observation = observe(state, Seat.S)
    deals = imagine(observation, DEALS_IN_A_PIECE, 3 << 20, breadth=1).deals
    values = values_in(observation, deals)

    leads = found(WhichLead(HAND))

    assert leads.tally.deals == len(deals)
    for at in set(values.tried):  # of equal cards the judge tries the first
        action = values.actions[values.tried.index(at)]
        name = str(getattr(action, "card", ""))
        assert leads.mean(name).mean == pytest.approx(values.points(action).mean)


def dealt(rest: list[Card]) -> MatchState:
    hands = {Seat.N: rest[:12], Seat.E: rest[12:24], Seat.S: [*HAND], Seat.W: rest[24:36]}
    rounds = zip(*(sorted_hand(hands[seat]) for seat in Seat.S.clockwise), strict=True)
    pack = (*(card for cards in rounds for card in cards), *rest[36:])
    state = apply(CodedDeal.of_pack(pack, Seat.E, RuleOptions()).start, Deal(pack)).after
    for _ in Seat:
        state = apply(state, Call.PASS).after
    return state


def test_a_raise_changes_tricks_only_so_its_gain_is_in_fives() -> None:
    double = found(WhetherToDouble(HAND))

    assert double.difference("raise", "pass").mean > 5  # five hearts from the ace
    assert 0.5 < double.mean("paid").mean <= 1
    gain = double.mean("raise").mean - double.mean("pass").mean
    assert double.difference("raise", "pass").mean == pytest.approx(gain)


@each(
    "calls, raised",
    [
        ((), Call.DOUBLE),
        ((Call.PASS, Call.DOUBLE), Call.REDOUBLE),
        ((Call.DOUBLE, Call.PASS), None),  # the partner's
        ((Call.DOUBLE, Call.DOUBLE), None),  # illegal
        ((Call.PASS, Call.PASS, Call.PASS), Call.DOUBLE),
    ],
)
def test_what_is_in_question_after_some_calls(calls: tuple[Call, ...], raised: Call | None) -> None:
    assert WhetherToDouble(HAND, calls).raised is raised


def test_the_cachette_is_worth_what_can_be_counted() -> None:
    """The expectation needs no deals: every five cards are as likely as any others."""
    quints = {quint.cards: quint.points for card in PACK for quint in quints_in((*PACK,)) if card}
    worth = 5 + sum(
        points * comb(len(PACK) - len(cards), 5 - len(cards)) / comb(len(PACK), 5)
        for cards, points in quints.items()
    )
    cachette = found(CachettesWorth(), pieces=20)

    for name, exact in (("worth", worth), ("royal", 5 / 53)):
        mean = cachette.mean(name)
        assert abs(mean.mean - exact) < 4 * mean.error
    assert 0.3 < cachette.mean("eldest").mean < 0.7


def test_quints_are_told_apart_by_suit() -> None:
    total = sum(quint_points(cards) for cards in combinations(PACK[:6], 2))
    assert total  # a pair of the lowest suit is among the lowest cards
    cachette = found(CachettesWorth(), pieces=4)
    any_quint = cachette.mean("quint").mean
    parts = [cachette.mean(name).mean for name in ("spades", "clubs", "diamonds", "hearts")]
    assert max(parts) < any_quint <= sum(parts) + cachette.mean("royal").mean


def test_pieces_are_different_deals_and_the_same_again() -> None:
    one, again, other = (played(WhichLead(HAND), 3, piece, StopFlag()) for piece in (0, 0, 1))
    assert one == again != other


def test_a_stopped_question_has_no_answer() -> None:
    stop = StopFlag()
    stop.set()
    for asked in (WhichLead(HAND), WhetherToDouble(HAND), CachettesWorth()):
        assert Experimenting(asked, 1, 0).answer(stop) is None
