"""Random single games of four: what must hold in every state and every step.

`test_matches.py` covers rubbers, rounds and the other forms.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from random_matches import Playout, deal_of

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text, parse_action

ALL_ACTIONS: tuple[Action, ...] = (*Call, *(Play(card) for card in PACK), Deal(PACK))


@st.composite
def games(draw: st.DrawFn) -> Playout:
    rules = RuleOptions(
        draw(st.sampled_from(JokerLead)),
        draw(st.sampled_from(CachetteFrom)),
        draw(st.integers(5, 600)),
    )
    below = st.integers(0, rules.target - 1)
    level = st.integers(rules.target, rules.target + 100).map(lambda score: (score, score))
    scores: Pair = draw(st.one_of(st.just((0, 0)), st.tuples(below, below), level))
    start = new_match(rules, draw(st.sampled_from(Seat)), scores)
    return Playout(start, draw(st.integers(0, 2**32)), draw(st.booleans()))


many = examples(50)
few = examples(20)


def cards_of(deal: DealState) -> list[Card]:
    """Return every card of the deal, wherever it is."""
    in_hands = [card for hand in deal.hands for card in hand]
    played = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    return [*in_hands, *played, *deal.cachette]


def by_deal(game: Playout) -> Iterator[list[Event]]:
    """Return the events of each deal of the game."""
    events: list[Event] = []
    for step in game.steps():
        events += step.events
        if isinstance(events[-1], DealEnded | GameWon):
            yield events
            events = []
    assert not events


# ---------------------------------------------------------------------------------------------
# Cards and turns


@many
@given(games())
def test_cards_are_conserved(game: Playout) -> None:
    for state in game.states():
        if state.deal is None:
            assert state.phase is Phase.DEALING
            continue
        deal = state.deal
        assert sorted_hand(cards_of(deal)) == sorted_hand(PACK)
        assert len(deal.cachette) == 5
        for place, seat in enumerate(deal.trick.leader.clockwise):
            hand = deal.hands[seat]
            assert len(hand) == 12 - len(deal.tricks) - (place < len(deal.trick.cards))
            assert hand == sorted_hand(hand)


@many
@given(games())
def test_the_turn_goes_round(game: Playout) -> None:
    dealer = game.start.turn
    assert dealer is not None
    for step in game.steps():
        state = step.before
        if state.phase is Phase.DEALING:
            assert state.turn is dealer
            leader = dealer.next
            continue
        deal = deal_of(state)
        assert deal.dealer is dealer
        if state.phase is Phase.DOUBLING:
            assert state.turn is dealer.clockwise[(1 + len(deal.calls)) % 4]
            continue
        if not deal.trick.cards:
            leader = deal.trick.leader
            assert leader is (deal.tricks[-1].winner if deal.tricks else deal.eldest_hand)
        assert state.turn is leader.clockwise[len(deal.trick.cards)]
        if step.after.phase is Phase.DEALING:
            dealer = dealer.next
    assert step.after.turn is None


@many
@given(games())
def test_a_trick_goes_to_the_highest_card(game: Playout) -> None:
    """Rules §5 again, from the order of the pack alone."""
    rank = {card: place for place, card in enumerate(PACK)}
    for step in game.steps():
        for event in step.events:
            if not isinstance(event, TrickWon):
                continue
            trick = deal_of(step.after).tricks[-1]
            assert event == TrickWon(len(deal_of(step.after).tricks), trick.winner or Seat.N)
            assert len(trick.cards) == 4
            plays = dict(zip(trick.leader.clockwise, trick.cards, strict=True))
            if trick.cards[0] is QUINT_ROYAL and game.start.rules.joker_lead is JokerLead.OPPONENTS:
                plays = {seat: plays[seat] for seat in plays if seat.side is not trick.leader.side}
            assert trick.winner is max(plays, key=lambda seat: rank[plays[seat]])


# ---------------------------------------------------------------------------------------------
# Legality


@few
@given(games())
def test_legal_actions_are_those_that_nothing_is_said_against(game: Playout) -> None:
    for state in game.states():
        legal = legal_actions(state)
        allowed = {action for action in ALL_ACTIONS if why_illegal(state, action) is None}
        assert len(set(legal)) == len(legal)
        if state.phase is Phase.DEALING:
            assert (legal, allowed) == ((), {Deal(PACK)})
        else:
            assert set(legal) == allowed
            assert bool(legal) == (state.phase is not Phase.MATCH_OVER)
        plays = tuple(action.card for action in legal if isinstance(action, Play))
        assert plays == legal_cards(state)


@few
@given(games())
def test_whatever_is_illegal_is_refused_with_the_same_reason(game: Playout) -> None:
    for state in game.states():
        for action in ALL_ACTIONS:
            refusal = why_illegal(state, action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.refusal == refusal


@few
@given(games())
def test_nobody_acts_out_of_turn(game: Playout) -> None:
    for step in game.steps():
        for seat in SEATS:
            refusal = why_illegal(step.before, step.action, seat)
            if seat is step.before.turn:
                assert refusal is None
            else:
                assert refusal is not None
                assert (refusal.reason, refusal.seat) == (Reason.NOT_YOUR_TURN, step.before.turn)


@many
@given(games())
def test_every_action_has_a_text_of_its_own(game: Playout) -> None:
    for step in game.steps():
        texts = [action_text(action) for action in legal_actions(step.before)]
        assert len(set(texts)) == len(texts)
        assert parse_action(action_text(step.action)) == step.action


# ---------------------------------------------------------------------------------------------
# Steps


@few
@given(games())
def test_the_state_before_a_step_is_untouched(game: Playout) -> None:
    snapshots: list[tuple[MatchState, str, int]] = []
    state = game.start
    for step in game.steps():
        assert step.before is state
        assert step.after != state
        snapshots.append((state, repr(state), hash(state)))
        state = step.after
    assert all(repr(s) == text and hash(s) == code for s, text, code in snapshots)


@many
@given(games())
def test_a_game_replayed_from_its_texts_is_the_same_game(game: Playout) -> None:
    state = game.start
    for step in game.steps():
        again = apply(state, parse_action(action_text(step.action)))
        assert again == step
        state = again.after


@many
@given(games())
def test_a_game_is_no_longer_than_its_scores_allow(game: Playout) -> None:
    """A deal is worth at least 140 points, and one side has at least half of the total."""
    for actions, state in enumerate(game.states()):
        ended = len(state.results)
        if state.winner is None and ended:
            level = state.scores[0] == state.scores[1]
            assert 70 * ended < game.start.rules.target or level
        assert actions <= 53 * (ended + 1)


EVENT_LETTERS: dict[type[Event], str] = {
    GameBegan: "b",
    CardsDealt: "d",
    Called: "c",
    CardPlayed: "p",
    TrickWon: "t",
    QuintScored: "q",
    CachetteRevealed: "r",
    TricksCounted: "n",
    DealEnded: "e",
    GameWon: "w",
}
WHOLE_DEAL = r"b?dcccc(pppptq*){12}rq*n[ew]"
ENDED_BY_A_TRICKS_QUINT = r"b?dcccc(pppptq*){0,11}pppptq+w"
ENDED_BY_THE_CACHETTE = r"b?dcccc(pppptq*){12}rq+w"


@many
@given(games())
def test_events_come_in_the_order_a_spectator_sees_them(game: Playout) -> None:
    for number, events in enumerate(by_deal(game), start=1):
        letters = "".join(EVENT_LETTERS[type(event)] for event in events)
        assert letters.startswith("b") == (number == 1)
        by_quint = isinstance(events[-1], GameWon) and events[-1].by_quint
        if by_quint:
            assert re.fullmatch(f"{ENDED_BY_A_TRICKS_QUINT}|{ENDED_BY_THE_CACHETTE}", letters)
        else:
            assert re.fullmatch(WHOLE_DEAL, letters)
    for step in game.steps():
        letters = "".join(EVENT_LETTERS[type(event)] for event in step.events)
        assert re.fullmatch(r"b?d|c|p|ptq*|ptq+w|ptq*rq*n[ew]|ptq*rq+w", letters)


# ---------------------------------------------------------------------------------------------
# Scores


@many
@given(games())
def test_the_points_of_a_whole_deal(game: Playout) -> None:
    for events in by_deal(game):
        counted = [event for event in events if isinstance(event, TricksCounted)]
        quints = [event.scored for event in events if isinstance(event, QuintScored)]
        assert len({scored.quint for scored in quints}) == len(quints)
        if not counted:
            continue
        (tricks,) = counted
        calls = [event.call for event in events if isinstance(event, Called)]
        value = 20 if Call.REDOUBLE in calls else 10 if Call.DOUBLE in calls else 5
        assert tricks.trick_value == value
        assert sum(tricks.tricks_won) == 13
        assert sum(tricks.tricks_won) * value in (65, 130, 260)
        assert 75 <= sum(scored.quint.points for scored in quints) <= 175


@many
@given(games())
def test_the_scores_are_the_sum_of_what_was_marked(game: Playout) -> None:
    """A score sheet kept from the events alone."""
    sheet = list(game.start.scores)
    trick_winner = Side.NS
    for step in game.steps():
        for event in step.events:
            if isinstance(event, TrickWon):
                trick_winner = event.seat.side
            elif isinstance(event, QuintScored):
                assert event.scored.side is trick_winner
                sheet[trick_winner] += event.scored.quint.points
                assert list(event.scores) == sheet
            elif isinstance(event, TricksCounted):
                for side in Side:
                    sheet[side] += event.tricks_won[side] * event.trick_value
                assert list(event.scores) == sheet
        assert list(step.after.scores) == sheet


@many
@given(games())
def test_the_results_tell_how_each_deal_came_out(game: Playout) -> None:
    deals = list(by_deal(game))
    *_, last = game.steps()
    for number, (events, result) in enumerate(zip(deals, last.after.results, strict=True), start=1):
        counted = [event for event in events if isinstance(event, TricksCounted)]
        began, dealt = events[: number == 1], events[number == 1]
        assert [type(event) for event in began] == [GameBegan] * (number == 1)
        assert dealt == CardsDealt(number, result.dealer)
        assert result.number == number
        assert list(result.quints) == [e.scored for e in events if isinstance(e, QuintScored)]
        assert result.tricks_won == (counted[0].tricks_won if counted else None)
        scored = [e.scores for e in events if isinstance(e, QuintScored | TricksCounted)]
        assert result.scores == scored[-1]


def ended_by_a_count(step: Step) -> bool:
    return any(isinstance(event, TricksCounted) for event in step.events)


@many
@given(games())
def test_the_winner_has_the_target_and_more_than_the_others(game: Playout) -> None:
    target = game.start.rules.target
    for step in game.steps():
        ended = step.events[-1]
        after = step.after
        if isinstance(ended, GameWon):
            assert (after.winner, after.scores) == (ended.side, ended.scores)
            assert after.scores[ended.side] >= target
            if not ended.by_quint:
                assert after.scores[ended.side] > after.scores[ended.side.other]
            continue
        assert after.winner is None
        scorers = {event.scored.side for event in step.events if isinstance(event, QuintScored)}
        assert ended_by_a_count(step) or all(after.scores[side] < target for side in scorers)
        if isinstance(ended, DealEnded):
            assert max(after.scores) < target or after.scores[0] == after.scores[1]
            assert ended.level == (after.scores[0] == after.scores[1] >= target)
    assert after.phase is Phase.MATCH_OVER


# ---------------------------------------------------------------------------------------------
# What a seat may know (rules §12)


def face_up_cachettes(game: Playout) -> Iterator[tuple[MatchState, bool]]:
    """Yield every state, with whether the cachette has been turned up."""
    face_up = False
    for step in game.steps():
        for event in step.events:
            if isinstance(event, CardsDealt):
                face_up = False
            elif isinstance(event, CachetteRevealed):
                face_up = True
        yield step.after, face_up


def with_hidden_cards_permuted(
    state: MatchState, seat: Seat, rng: random.Random, *, face_up: bool
) -> MatchState:
    """Return the state with everything a seat does not see redealt: other hands and cachette."""
    deal = deal_of(state)
    others = [other for other in SEATS if other is not seat]
    hidden = [card for other in others for card in deal.hands[other]]
    hidden += () if face_up else deal.cachette
    rng.shuffle(hidden)
    hands = list(deal.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = sorted_hand(hidden[:size]), hidden[size:]
    north, east, south, west = hands
    cachette = deal.cachette if face_up else tuple(hidden)
    return replace(state, deal=replace(deal, hands=(north, east, south, west), cachette=cachette))


@many
@given(games())
def test_nothing_hidden_shows(game: Playout) -> None:
    rng = random.Random(game.seed)
    for state, face_up in face_up_cachettes(game):
        for seat in SEATS:
            permuted = with_hidden_cards_permuted(state, seat, rng, face_up=face_up)
            assert observe(permuted, seat) == observe(state, seat)


@many
@given(games())
def test_all_that_lies_open_shows(game: Playout) -> None:
    for state in game.states():
        for seat in SEATS:
            seen = observe(state, seat)
            assert seen.seat is seat
            assert (seen.rules, seen.phase, seen.turn) == (state.rules, state.phase, state.turn)
            assert (seen.scores, seen.results, seen.winner) == (
                state.scores,
                state.results,
                state.winner,
            )
            assert seen.actions == (legal_actions(state) if seat is state.turn else ())
            if state.deal is None:
                assert (seen.deal_number, seen.dealer, seen.hand) == (0, state.turn, ())
                continue
            deal = state.deal
            assert (seen.deal_number, seen.dealer) == (deal.number, deal.dealer)
            assert seen.hand == deal.hands[seat]
            assert seen.hand_sizes == tuple(len(hand) for hand in deal.hands)
            assert (seen.calls, seen.tricks, seen.trick) == (deal.calls, deal.tricks, deal.trick)
            assert (seen.quints, seen.trick_value) == (deal.quints, deal.trick_value)
            assert seen.eldest_hand is deal.eldest_hand


@many
@given(games())
def test_the_cachette_is_seen_when_it_has_been_turned_up(game: Playout) -> None:
    for state, face_up in face_up_cachettes(game):
        for seat in SEATS:
            expected = deal_of(state).cachette if face_up else None
            assert observe(state, seat).cachette == expected
