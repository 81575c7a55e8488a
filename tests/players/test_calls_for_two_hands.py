"""Calls for two hands: from both if both are seen, otherwise from the one that is to lead."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import mean

import pytest
from examples import share
from quick import LEVELS, quick_player
from tables import calling

from quinto_desktop.players import Level, player_of
from quinto_desktop.players.by_rule.doubling import DOUBLE_FROM_FOR_BOTH, expected_share, side_share
from quinto_desktop.rules import *

FAIR, FAIRER, STRONG = "AQ97.J85.K83.T8", "T6.AT72.Q94.J53", "AKQJ864.A7.K3.5"
POOR, WORTHLESS = "63.762.J942.J53", "52.6542.98.QT43"

CALLS = [
    ("two fair hands double at the second turn", FAIR, FAIRER, "pass pass", Call.DOUBLE),
    ("in fourth hand too", FAIR, FAIRER, "pass pass pass", Call.DOUBLE),
    ("the first turn waits for the second", STRONG, WORTHLESS, "", Call.PASS),
    ("so does the second hand's", STRONG, WORTHLESS, "pass", Call.PASS),
    ("a poor partner's hand takes the double away", FAIR, POOR, "pass pass", Call.PASS),
    ("a redouble does not wait", STRONG, WORTHLESS, "double", Call.REDOUBLE),
    ("two fair hands do not redouble", FAIR, FAIRER, "double", Call.PASS),
    ("one's own double is not doubled", STRONG, WORTHLESS, "double pass", Call.PASS),
]


@pytest.mark.parametrize(
    ("hand", "other", "calls", "call"), [case[1:] for case in CALLS], ids=[c[0] for c in CALLS]
)
def test_both_hands_that_are_seen_decide(hand: str, other: str, calls: str, call: Call) -> None:
    assert player_of(Level.CASUAL).choose(calling(hand, calls, other=other), 1) is call
    # One player calls for both: the hands may be exchanged.
    assert player_of(Level.CASUAL).choose(calling(other, calls, other=hand), 1) is call


def test_a_novice_doubles_on_less_occasions() -> None:
    seen = calling(FAIR, "pass pass", other=FAIRER)
    assert player_of(Level.NOVICE).choose(seen, 1) is Call.PASS


def test_being_behind_lowers_what_a_double_needs() -> None:
    slip, other = "AQ7.AJ8.T832.87", "T54.T43.J96.A65"
    assert expected_share(calling(slip).hand, calling(other).hand) < DOUBLE_FROM_FOR_BOTH[0]
    behind = calling(slip, "pass pass", other=other, scores=(0, 150))
    level = calling(slip, "pass pass", other=other)
    assert player_of(Level.CASUAL).choose(behind, 1) is Call.DOUBLE
    assert player_of(Level.CASUAL).choose(level, 1) is Call.PASS


def test_the_estimate_for_two_hands_is_even_on_average() -> None:
    shares: list[float] = []
    for number in range(1, 400):
        pack = shuffled_pack(5, number)
        ours, theirs = (
            expected_share(sorted_hand(pack[n : n + 12]), sorted_hand(pack[n + 12 : n + 24]))
            for n in (0, 24)
        )
        shares.extend((ours, theirs))
    assert mean(shares) == pytest.approx(0.5, abs=0.01)
    assert max(shares) > 0.7  # two hands say more than one
    assert min(shares) < 0.3


# The Dummy-player sits South in the first game of a round, and dummy is North (rules §9).


def _dealt(seed: int, dealer: Seat, calls: str) -> MatchState:
    """A game of three after these calls, dealt by whom one likes."""
    match = replace(new_match(RuleOptions(form=Form.DUMMY)), turn=dealer)
    state = apply(match, Deal(shuffled_pack(seed, 1))).after
    for word in calls.split():
        state = apply(state, Call(word)).after
    return state


def _exchanged(state: MatchState, kept: Seat, chance: random.Random) -> MatchState:
    """The same with all cards but those of one hand dealt again."""
    assert state.deal is not None
    cards = [card for seat in Seat if seat is not kept for card in state.deal.hands[seat]]
    cards.extend(state.deal.cachette)
    chance.shuffle(cards)
    hands = list(state.deal.hands)
    for place, seat in enumerate(seat for seat in Seat if seat is not kept):
        hands[seat] = sorted_hand(cards[12 * place : 12 * place + 12])
    north, east, south, west = hands
    deal = replace(state.deal, hands=(north, east, south, west), cachette=tuple(cards[36:]))
    return replace(state, deal=deal)


def _call(level: Level, state: MatchState) -> Action:
    assert state.turn is not None
    return quick_player(level).choose(observe(state, state.turn), 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("calls", ["", "pass pass", "pass double"])
@pytest.mark.parametrize("dealer", [Seat.E, Seat.W])
def test_when_an_opponent_deals_the_leading_hand_alone_decides(
    dealer: Seat, calls: str, level: Level
) -> None:
    chance = random.Random(f"{dealer} {calls}")
    made = set()
    for seed in range(10 + share(20)):
        state = _dealt(seed, dealer, calls)
        assert state.turn is (dealer.next.partner if calls else dealer.next)
        call = _call(level, state)
        made.add(call)
        for _ in range(share(2)):
            assert _call(level, _exchanged(state, dealer.next, chance)) is call
    assert Call.PASS in made
    # The first turn waits for the second; there the hand that may be seen does decide.
    if level is Level.CASUAL or not calls:
        assert len(made) == (2 if calls else 1)


def test_the_second_turn_is_called_from_a_hand_that_is_not_on_turn() -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.E, "pass pass")
        assert state.deal is not None
        assert state.turn is Seat.N
        seen = observe(state, Seat.N)
        assert seen.hand == ()
        assert side_share(seen) == expected_share(state.deal.hands[Seat.S])


@pytest.mark.parametrize("calls", ["pass", "pass pass pass"])
def test_when_he_deals_both_his_hands_decide(calls: str) -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.S, calls)
        assert state.deal is not None
        assert state.turn is not None
        assert state.turn.side is Seat.S.side
        _, _, south, _ = state.deal.hands
        north = state.deal.hands[Seat.N]
        assert side_share(observe(state, state.turn)) == pytest.approx(expected_share(south, north))


@pytest.mark.parametrize("calls", ["", "pass pass"])
def test_the_opponents_of_dummy_call_from_one_hand_each(calls: str) -> None:
    for seed in range(20):
        state = _dealt(seed, Seat.S, calls)
        assert state.deal is not None
        assert state.turn is not None
        own = state.deal.hands[state.turn]
        assert side_share(observe(state, state.turn)) == expected_share(own)
        assert state.phase is Phase.DOUBLING
