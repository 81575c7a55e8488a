"""Random single games of four: what must hold in every state and every step.

`test_matches.py` has what holds in matches of all forms, and `test_knowledge_of_hands.py` what a
seat may know in them.
"""

from collections.abc import Iterator

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


# ---------------------------------------------------------------------------------------------
# Scores


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
