"""Three players, one of them with dummy (rules §9)."""

from __future__ import annotations

import pytest
from examples import each
from layouts import do, pack_of
from msgspec import Struct
from random_matches import deal_of, dealt, end_deal, end_deals, events_of

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import hand_text, parse_layout

GAME = RuleOptions(form=Form.DUMMY)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"

FIRST_DEALERS = pytest.mark.parametrize("first", "SWE")


class WithDummy(Struct, frozen=True):
    """The table of a game: who has dummy, and who plays the hands at N, E, S and W."""

    player: int
    dealer: Seat
    dummy: Seat
    seating: Seating
    handicap: Pair


OF_PLAYER = (
    WithDummy(0, Seat.S, Seat.N, (0, 2, 0, 1), (0, 25)),
    WithDummy(1, Seat.W, Seat.E, (2, 1, 0, 1), (25, 0)),
    WithDummy(2, Seat.E, Seat.W, (1, 2, 0, 2), (25, 0)),
)
TABLES = pytest.mark.parametrize(
    "table", OF_PLAYER, ids=lambda table: f"player {table.player} has dummy"
)


def round_from(first: str) -> MatchState:
    return new_match(ROUND, Seat[first])


# --------------------------------------------------------------- who sits where


@TABLES
def test_the_table_of_a_game(table: WithDummy) -> None:
    state = new_match(GAME, table.dealer)
    assert (state.phase, state.turn) == (Phase.DEALING, table.dealer)
    assert (state.dummy, state.seating) == (table.dummy, table.seating)
    assert state.scores == table.handicap
    assert state.player_on_turn == table.player  # the partner of dummy deals first
    assert {*seats_of(state.seating, table.player)} == {table.dealer, table.dummy}
    assert home_seat(state, table.player) is table.dealer
    assert table.dealer.partner is table.dummy


def test_the_first_player_always_sits_south() -> None:
    assert {table.seating[Seat.S] for table in OF_PLAYER} == {0}
    assert new_match(GAME).turn is Seat.S


def test_north_cannot_deal_first() -> None:
    with pytest.raises(NotationError) as refused:
        new_match(GAME, Seat.N)
    assert refused.value.fault is NotationFault.DUMMY_DEALS_FIRST


# --------------------------------------------------------------- the round


@FIRST_DEALERS
def test_every_player_takes_dummy_in_turn(first: str) -> None:
    """Dummy passes to the left after every game, and the deal and the handicap with it."""
    state = round_from(first)
    begin = "SWE".index(first)
    for number in (1, 2, 3):
        table = OF_PLAYER[(begin + number - 1) % 3]
        assert (state.turn, state.player_on_turn) == (table.dealer, table.player)
        step = apply(state, Deal(PACK))
        assert step.events == (
            GameBegan(number, table.seating, table.dummy, table.handicap),
            CardsDealt(1, table.dealer),
        )
        begun = step.after
        assert (begun.seating, begun.dummy) == (table.seating, table.dummy)
        assert begun.scores == table.handicap
        last = end_deal(state, (255, 100) if number != 2 else (90, 255))
        game = last.after.games[-1]
        assert (game.number, game.seating, game.dummy) == (number, table.seating, table.dummy)
        state = last.after
    assert (state.phase, state.turn, state.player_on_turn) == (Phase.MATCH_OVER, None, None)
    assert legal_actions(state) == ()


def test_a_round_ends_with_three_games_and_what_they_came_to() -> None:
    """Player 0 wins by 155 from each, player 1 loses by 45 to each, player 2 wins by 15."""
    steps = end_deals(round_from("S"), [(255, 100), (300, 255), (240, 255)])
    assert [len(events_of([step], RoundOver)) for step in steps] == [0, 0, 1]
    totals = (310 + 45 - 15, -155 - 90 - 15, -155 + 45 + 30)
    assert steps[-1].events[-1] == RoundOver(totals)
    assert round_totals(steps[-1].after.games) == totals
    assert events_of(steps, RubberWon) == []
    assert [event.side for event in events_of(steps, GameWon)] == [Side.NS, Side.NS, Side.EW]


# --------------------------------------------------------------- the handicap


@TABLES
def test_the_handicap_is_given_for_a_game_and_not_for_a_deal(table: WithDummy) -> None:
    state = new_match(GAME, table.dealer)
    dummys = table.dealer.side
    for count in (1, 2, 3):
        step = apply(state, Deal(PACK))
        assert len(events_of([step], GameBegan)) == (1 if count == 1 else 0)
        # Dealing leaves the scores as they were: 25 the first time, then whatever was scored.
        assert step.after.scores == state.scores
        scores = [25, 25]
        scores[dummys] = 65 * count
        state = end_deal(state, (scores[0], scores[1])).after
        assert state.scores == (scores[0], scores[1])
    assert state.results[-1].number == 3


@each("target", [5, 20, 25])
def test_the_target_is_above_the_handicap(target: int) -> None:
    with pytest.raises(NotationError) as refused:
        RuleOptions(form=Form.DUMMY, target=target)
    assert refused.value.fault is NotationFault.TARGET_TOO_LOW
    assert refused.value.values == {"target": target, "handicap": 25}
    assert RuleOptions(form=Form.DUMMY, target=26).target == 26
    assert RuleOptions(form=Form.TWO, target=target).target == target


# --------------------------------------------------------------- the deal


@TABLES
def test_the_deal_passes_to_the_left_with_dummys_seat_included(table: WithDummy) -> None:
    """The Dummy-player also deals for dummy, and so deals every other time."""
    state = new_match(GAME, table.dealer)
    dealers, players = [], []
    for _ in range(5):
        dealers.append(state.mover)
        players.append(state.player_on_turn)
        state = end_deal(state, (100, 65)).after
    assert dealers == [*table.dealer.clockwise, table.dealer]
    assert dealers[2] is table.dummy
    left, right = (table.player + 1) % 3, (table.player + 2) % 3
    assert players == [table.player, left, table.player, right, table.player]


# --------------------------------------------------------------- dummy's hand, and the doubling


def dealing_seats(table: WithDummy) -> list[MatchState]:
    """Return deals of one game, dealt by each of the four seats in turn."""
    states = [new_match(GAME, table.dealer)]
    for _ in range(3):
        states.append(end_deal(states[-1], (100, 65)).after)
    return [dealt(state) for state in states]


@TABLES
def test_dummy_is_turned_up_after_the_doubling_and_before_the_opening_lead(
    table: WithDummy,
) -> None:
    dealers = set()
    for state in dealing_seats(table):
        deal = deal_of(state)
        dealers.add(deal.dealer)
        for call in ("pass", "double", "redouble"):
            step = do(state, call)
            assert len(step.events) == 1
            state = step.after
        last = do(state, "pass")
        assert last.events == (
            Called(deal.dealer, Call.PASS, 20),
            DummyExposed(table.dummy, deal.hands[table.dummy]),
        )
        assert (last.after.phase, last.after.turn) == (Phase.PLAY, deal.eldest_hand)
        lead = apply(last.after, legal_actions(last.after)[0])
        assert [type(event) for event in lead.events] == [CardPlayed]
    assert dealers == {*Seat}


def test_what_is_exposed_is_dummys_hand() -> None:
    dealt_out = apply(new_match(GAME), Deal(pack_of(EXAMPLE, Seat.S))).after
    (exposed,) = events_of([do(dealt_out, "pass pass pass pass")], DummyExposed)
    assert exposed.seat is Seat.N
    assert hand_text(exposed.cards) == "654.75.QJT93.K2"
    assert exposed.cards == parse_layout(EXAMPLE).hands[Seat.N]


def test_the_dummy_player_calls_and_plays_at_both_turns() -> None:
    state = dealt(new_match(GAME))
    players = []
    for action in ("pass", "double", "pass", "pass"):
        players.append(state.player_on_turn)
        state = do(state, action).after
    assert players == [1, 0, 2, 0]
    for _ in range(4):
        players.append(state.player_on_turn)
        turn = state.mover
        assert {*legal_cards(state)} <= {*deal_of(state).hands[turn]}
        state = apply(state, legal_actions(state)[0]).after
    assert players[4:] == [1, 0, 2, 0]


# -------- Two players, each with two opposite hands (rules §10)
TWO = RuleOptions(form=Form.TWO)


@each("dealer", Seat)
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


def test_a_player_may_act_for_either_of_his_hands_when_it_is_on_turn() -> None:
    state = do(dealt(new_match(TWO, Seat.W)), "pass pass pass pass").after
    assert observe(state, Seat.N).actions == observe(state, Seat.S).actions == legal_actions(state)
    assert observe(state, Seat.E).actions == observe(state, Seat.W).actions == ()
    # The actions are North's, although South is looking.
    norths = {Play(card) for card in deal_of(state).hands[Seat.N]}
    assert {*observe(state, Seat.S).actions} <= norths
