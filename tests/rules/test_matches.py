"""Random whole matches, in every form and with all options: what holds from game to game.

Further down stands what holds within a single game of four.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from examples import examples, share
from hypothesis import given
from hypothesis import strategies as st
from random_matches import ALL_MATCHES, Playout, deal_of, events_of, playouts, random_playout

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text, parse_action

many = examples(60)
some = examples(25)

EVENT_LETTERS: dict[type[Event], str] = {
    CardsDrawn: "x",
    GameBegan: "b",
    CardsDealt: "d",
    Called: "c",
    DummyExposed: "y",
    CardPlayed: "p",
    TrickWon: "t",
    QuintScored: "q",
    CachetteRevealed: "r",
    TricksCounted: "n",
    DealEnded: "e",
    GameWon: "w",
    RubberWon: "R",
    RoundOver: "O",
}
OPENING = "dccccY"
WHOLE_DEAL = f"{OPENING}(pppptq*){{12}}rq*n"
ENDED_BY_A_QUINT = f"{OPENING}((pppptq*){{0,11}}pppptq+|(pppptq*){{12}}rq+)"
GAME = f"b({WHOLE_DEAL}e)*({WHOLE_DEAL}|{ENDED_BY_A_QUINT})w"
MATCH_OF_FORM = {
    MatchForm.GAME: f"X{GAME}",
    MatchForm.RUBBER: f"X({GAME}){{2,3}}R",
    MatchForm.RUBBER_POINTS: f"X({GAME}){{2,3}}R",
    MatchForm.ROUND: f"X({GAME}){{3}}O",
}


# ---------------------------------------------------------------------------------------------
# The course of a match


@many
@given(playouts())
def test_a_match_from_the_draw_to_its_end(playout: Playout) -> None:
    """Every event comes when a spectator would see it, and every game's start and end has one."""
    rules = playout.start.rules
    events = [event for step in playout.steps() for event in step.events]
    letters = "".join(EVENT_LETTERS[type(event)] for event in events)
    pattern = MATCH_OF_FORM[rules.match]
    pattern = pattern.replace("X", "" if rules.draw is DrawRule.OFF else "x")
    pattern = pattern.replace("Y", "y" if rules.form is Form.DUMMY else "")
    assert re.fullmatch(pattern, letters)


@many
@given(playouts())
def test_what_is_told_of_games_is_so(playout: Playout) -> None:
    steps = [*playout.steps()]
    over = steps[-1].after
    begun, won = events_of(steps, GameBegan), events_of(steps, GameWon)
    assert [event.number for event in begun] == [game.number for game in over.games]
    for began, ended, game in zip(begun, won, over.games, strict=True):
        assert (began.seating, began.dummy) == (game.seating, game.dummy)
        assert (ended.side, ended.scores) == (game.winner, game.scores)
        assert ended.scores == game.deals[-1].scores
        assert [deal.number for deal in game.deals] == [*range(1, len(game.deals) + 1)]
        assert ended.by_quint == (game.deals[-1].tricks_won is None)
        assert all(deal.tricks_won is not None for deal in game.deals[:-1])
        assert game.scores[game.winner] >= over.rules.target
        assert game.scores[game.winner] > game.scores[game.winner.other]
    assert over.deals_finished == len(events_of(steps, CardsDealt))


@many
@given(playouts())
def test_what_is_told_of_the_end_is_so(playout: Playout) -> None:
    steps = [*playout.steps()]
    over = steps[-1].after
    rules, games = over.rules, over.games
    rubbers, rounds = events_of(steps, RubberWon), events_of(steps, RoundOver)
    if rules.match in (MatchForm.RUBBER, MatchForm.RUBBER_POINTS):
        standing = standing_of(rules, games)
        assert [(event.side, event.games_won, event.totals) for event in rubbers] == [
            (games[-1].winner, standing.games_won, standing.totals)
        ]
        assert sorted(standing.games_won) in ([0, 2], [1, 2])
    else:
        assert rubbers == []
    if rules.match is MatchForm.ROUND:
        assert [event.totals for event in rounds] == [round_totals(games)]
    else:
        assert rounds == []


@many
@given(playouts())
def test_a_score_sheet_kept_from_the_events_alone(playout: Playout) -> None:
    """Each game starts at zero, dummy's opponents at 25; the events account for the rest."""
    sheet = list(playout.start.scores)
    for step in playout.steps():
        for event in step.events:
            if isinstance(event, GameBegan):
                sheet = [0, 0]
                if event.dummy is not None:
                    sheet[event.dummy.side.other] = 25
                assert list(event.scores) == sheet
            elif isinstance(event, QuintScored):
                sheet[event.scored.side] += event.scored.quint.points
                assert list(event.scores) == sheet
            elif isinstance(event, TricksCounted):
                for side in Side:
                    sheet[side] += event.tricks_won[side] * event.trick_value
                assert list(event.scores) == sheet
            elif isinstance(event, CardsDrawn):
                sheet = list(step.after.scores)
        assert list(step.after.scores) == sheet


@many
@given(playouts())
def test_the_cards_and_the_points_of_every_deal(playout: Playout) -> None:
    quints = 0
    for step in playout.steps():
        if step.after.deal is None:
            continue
        deal = step.after.deal
        held = [card for hand in deal.hands for card in hand]
        played = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
        assert len(held) + len(played) + len(deal.cachette) == len(PACK)
        assert {*held, *played, *deal.cachette} == {*PACK}
        for event in step.events:
            if isinstance(event, CardsDealt):
                quints = 0
            elif isinstance(event, QuintScored):
                quints += event.scored.quint.points
            elif isinstance(event, TricksCounted):
                assert sum(event.tricks_won) * event.trick_value in (65, 130, 260)
                assert sum(event.tricks_won) == 13
                assert 75 <= quints <= 175


@many
@given(playouts())
def test_what_one_player_receives_the_others_pay(playout: Playout) -> None:
    dummy = playout.start.rules.form is Form.DUMMY
    for step in playout.steps():
        state = step.after
        paid = settlement(state.rules, state.games)
        is_due = bool(state.games) if dummy else state.phase is Phase.MATCH_OVER
        assert (paid is not None) == (is_due and state.rules.stakes > 0)
        if paid is not None:
            assert len(paid) == state.rules.form.players
            assert sum(paid) == 0
        if dummy:
            assert sum(round_totals(state.games)) == 0
        assert is_match_over(state.rules, state.games) == (state.phase is Phase.MATCH_OVER)


# ---------------------------------------------------------------------------------------------
# Seats and turns


@many
@given(playouts())
def test_every_player_has_his_hands(playout: Playout) -> None:
    for state in playout.states():
        form = state.rules.form
        hands = [seats_of(state.seating, player) for player in range(form.players)]
        assert sorted(seat for seats in hands for seat in seats) == [*SEATS]
        if form is Form.FOUR:
            assert all(len(seats) == 1 for seats in hands)
        elif form is Form.TWO:
            assert [len(seats) for seats in hands] == [2, 2]
        else:
            assert sorted(len(seats) for seats in hands) == [1, 1, 2]
        for seats in hands:
            if len(seats) == 2:
                assert seats[0].partner is seats[1]
        assert all(
            home_seat(state, player) in seats and home_seat(state, player) is not state.dummy
            for player, seats in enumerate(hands)
        )


@many
@given(playouts())
def test_the_deal_passes_to_the_left(playout: Playout) -> None:
    """The deal passes to the left; a game with dummy is dealt first by dummy's new partner."""
    dealers: list[Seat] = []
    players: list[int] = []
    for step in playout.steps():
        if isinstance(step.action, Deal):
            begins = any(isinstance(event, GameBegan) for event in step.events)
            dealer = deal_of(step.after).dealer
            assert step.before.turn is dealer
            player = step.after.seating[dealer]
            assert step.before.player_on_turn == player
            if begins and step.after.dummy is not None:
                assert dealer.partner is step.after.dummy
                if players:
                    assert player == (players[-1] + 1) % 3
                players.append(player)
            elif dealers:
                assert dealer is dealers[-1].next
            dealers.append(dealer)
        elif isinstance(step.action, Play | Call):
            assert step.before.turn is not None
            assert step.before.player_on_turn == step.before.seating[step.before.turn]


# ---------------------------------------------------------------------------------------------
# Actions


def as_if_by_four(state: MatchState) -> MatchState:
    """Return the same situation with a player for each hand."""
    rules = replace(state.rules, form=Form.FOUR, match=MatchForm.GAME)
    return replace(state, rules=rules, seating=(0, 1, 2, 3), dummy=None)


@some
@given(playouts([Form.DUMMY, Form.TWO]))
def test_the_forms_differ_in_no_call_and_no_play(playout: Playout) -> None:
    """The legal actions, their results and the reasons for refusals are the same."""
    for step in playout.steps():
        if not isinstance(step.action, Call | Play):
            continue
        four = as_if_by_four(step.before)
        assert legal_actions(step.before) == legal_actions(four)
        for action in (*Call, *(Play(card) for card in PACK[::5])):
            for seat in (None, Seat.S):
                assert why_illegal(step.before, action, seat) == why_illegal(four, action, seat)
        after = apply(four, step.action).after
        assert after.deal == step.after.deal
        assert after.scores == step.after.scores
        assert after.winner == step.after.winner


@some
@given(playouts())
def test_a_step_leaves_what_was_before_it(playout: Playout) -> None:
    kept: list[tuple[MatchState, str, int]] = []
    state = playout.start
    for step in playout.steps():
        assert step.before is state
        kept.append((state, repr(state), hash(state)))
        state = step.after
        assert state != step.before
    assert all(repr(state) == text and hash(state) == code for state, text, code in kept)


@some
@given(playouts())
def test_a_match_replayed_from_its_texts_is_the_same(playout: Playout) -> None:
    steps = [*playout.steps()]
    again = [*replayed(playout.start, [action_text(step.action) for step in steps])]
    assert again == steps
    assert hash(again[-1].after) == hash(steps[-1].after)


def replayed(state: MatchState, texts: list[str]) -> Iterator[Step]:
    for text in texts:
        step = apply(state, parse_action(text))
        yield step
        state = step.after


@some
@given(playouts())
def test_whatever_may_not_be_done_changes_nothing(playout: Playout) -> None:
    actions = [*Call, Deal(PACK), *(Play(card) for card in PACK[::4])]
    for step in playout.steps():
        for action in actions:
            refusal = why_illegal(step.before, action)
            if refusal is None:
                continue
            with pytest.raises(IllegalAction) as refused:
                apply(step.before, action)
            assert refused.value.refusal == refusal


@pytest.mark.parametrize(("form", "match"), ALL_MATCHES, ids=lambda value: value.value)
def test_matches_end(form: Form, match: MatchForm) -> None:
    """A deal is worth at least 140 points, so one side gains at least half of them."""
    ended = 0
    for seed in range(share(200)):
        playout = random_playout(seed, [form])
        if playout.start.rules.match is not match:
            continue
        *_, last = playout.steps()
        assert last.after.phase is Phase.MATCH_OVER
        assert legal_actions(last.after) == ()
        for game in last.after.games:
            below = [deal for deal in game.deals if max(deal.scores) < last.after.rules.target]
            assert 70 * len(below) < last.after.rules.target
        ended += 1
    assert ended >= share(30)


# -------- Random single games of four: what must hold in every state and every step
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


many_playouts = examples(50)
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


@many_playouts
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


@many_playouts
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


@many_playouts
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


@many_playouts
@given(games())
def test_every_action_has_a_text_of_its_own(game: Playout) -> None:
    for step in game.steps():
        texts = [action_text(action) for action in legal_actions(step.before)]
        assert len(set(texts)) == len(texts)
        assert parse_action(action_text(step.action)) == step.action


# ---------------------------------------------------------------------------------------------
# Steps


@many_playouts
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


@many_playouts
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


@many_playouts
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
