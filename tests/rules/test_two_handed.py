"""Two players, each with two opposite hands (rules §10)."""

import pytest
from layouts import do, pack_of
from random_matches import deal_of, dealt, end_deal, events_of

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_layout

TWO = RuleOptions(form=Form.TWO)
EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"


@pytest.mark.parametrize("dealer", Seat, ids=lambda seat: f"{seat.name} deals")
def test_each_plays_two_opposite_hands(dealer: Seat) -> None:
    state = new_match(TWO, dealer)
    assert (state.seating, state.dummy, state.scores) == ((0, 1, 0, 1), None, (0, 0))
    assert state.player_on_turn == (0 if dealer.side is Side.NS else 1)
    assert (seats_of(state.seating, 0), seats_of(state.seating, 1)) == (
        (Seat.N, Seat.S),
        (Seat.E, Seat.W),
    )
    assert (home_seat(state, 0), home_seat(state, 1)) == (Seat.S, Seat.W)
    step = apply(state, Deal(PACK))
    assert step.events == (GameBegan(1, (0, 1, 0, 1), None, (0, 0)), CardsDealt(1, dealer))


def test_the_turn_goes_from_hand_to_hand() -> None:
    state = apply(new_match(TWO, Seat.W), Deal(pack_of(EXAMPLE, Seat.W))).after
    turns = []
    for action in ["pass", "double", "redouble", "pass", "H5", "H9", "H8", "HA"]:
        assert state.turn is not None
        turns.append((state.turn.name, state.player_on_turn))
        state = do(state, action).after
    assert turns == [("N", 0), ("E", 1), ("S", 0), ("W", 1)] * 2
    assert (state.turn, state.player_on_turn, state.scores) == (Seat.W, 1, (0, 20))


def test_a_player_does_not_double_twice() -> None:
    """The two hands are partners: if one doubles, the other may neither double nor redouble."""
    state = do(dealt(new_match(TWO)), "double pass").after
    assert legal_actions(state) == (Call.PASS,)


def test_each_sees_both_of_his_own_hands() -> None:
    hands = parse_layout(EXAMPLE).hands
    state = apply(new_match(TWO, Seat.W), Deal(pack_of(EXAMPLE, Seat.W))).after
    for _ in range(5):
        for seat in (Seat.N, Seat.S):
            assert observe(state, seat).hands == (hands[0], None, hands[2], None)
        for seat in (Seat.E, Seat.W):
            assert observe(state, seat).hands == (None, hands[1], None, hands[3])
        if state.phase is Phase.DOUBLING:
            state = do(state, "pass").after


def test_a_player_may_act_for_either_of_his_hands_when_it_is_on_turn() -> None:
    state = do(dealt(new_match(TWO, Seat.W)), "pass pass pass pass").after
    assert observe(state, Seat.N).actions == observe(state, Seat.S).actions == legal_actions(state)
    assert observe(state, Seat.E).actions == observe(state, Seat.W).actions == ()
    # The actions are North's, although South is looking.
    norths = {Play(card) for card in deal_of(state).hands[Seat.N]}
    assert {*observe(state, Seat.S).actions} <= norths


def test_a_rubber_of_two_is_one_player_against_the_other() -> None:
    state = new_match(RuleOptions(form=Form.TWO, match=MatchForm.RUBBER))
    for scores in ((255, 0), (255, 0)):
        step = end_deal(state, scores)
        state = step.after
    assert events_of([step], RoundOver) == []
    assert [game.seating for game in state.games] == [(0, 1, 0, 1)] * 2
