"""Random whole matches, in every form and with all options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from examples import examples, share
from hypothesis import given
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


# --------------------------------------------------------------- the course of a match


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


# --------------------------------------------------------------- seats and turns


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
            assert step.before.player_on_turn == step.before.seating[step.before.mover]


# --------------------------------------------------------------- actions


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


ALL_ACTIONS: tuple[Action, ...] = (*Call, *(Play(card) for card in PACK), Deal(PACK))


@some
@given(playouts())
def test_legal_actions_are_those_that_nothing_is_said_against(playout: Playout) -> None:
    for state in playout.states():
        legal = legal_actions(state)
        allowed = {action for action in ALL_ACTIONS if why_illegal(state, action) is None}
        assert len(set(legal)) == len(legal)
        if state.phase in (Phase.DRAWING, Phase.DEALING):
            assert (legal, allowed) == ((), {Deal(PACK)} if state.phase is Phase.DEALING else set())
        else:
            assert set(legal) == allowed
            assert bool(legal) == (state.phase is not Phase.MATCH_OVER)
        plays = tuple(action.card for action in legal if isinstance(action, Play))
        assert plays == legal_cards(state)
