"""A replay goes to any step, trick and deal of a match, and shows what one player knew there."""

from __future__ import annotations

import random
from functools import cache

import pytest

from quinto_desktop.game.past.replay import Replay, finished
from quinto_desktop.rules import *
from quinto_desktop.rules.actions import Action, Draw

FORMS = [
    RuleOptions(),
    RuleOptions(draw=DrawRule.ACE_HIGH),
    RuleOptions(match=MatchForm.RUBBER),
    RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    RuleOptions(form=Form.TWO),
]
of_all_forms = pytest.mark.parametrize("rules", FORMS, ids=lambda rules: str(rules.form.value))


@cache
def match(rules: RuleOptions, seed: int = 3) -> tuple[Step, ...]:
    choice, steps = random.Random(seed), []
    state = new_match(rules, Seat.S)
    while state.phase is not Phase.MATCH_OVER:
        action: Action
        match state.phase:
            case Phase.DRAWING:
                action = Draw(drawn_cards(seed, rules.form))
            case Phase.DEALING:
                action = Deal(shuffled_pack(seed, state.deals_finished + 1))
            case _:
                action = choice.choice(legal_actions(state))
        steps.append(apply(state, action))
        state = steps[-1].after
    return tuple(steps)


def replay_of(rules: RuleOptions, people: frozenset[int] = frozenset()) -> Replay:
    steps = match(rules)
    return Replay(steps[0].before, steps, people)


@of_all_forms
def test_every_position_shows_the_match_as_it_was(rules: RuleOptions) -> None:
    replay, steps = replay_of(rules), match(rules)
    assert replay.state is steps[0].before

    for number, step in enumerate(steps, start=1):
        assert replay.forward()
        assert replay.position == number
        assert replay.state is step.after
        assert replay.latest is step

    assert not replay.forward()
    for step in reversed(steps):
        assert replay.back()
        assert replay.state is step.before
    assert not replay.back()


@of_all_forms
def test_each_player_is_shown_what_they_knew_and_may_do_nothing(rules: RuleOptions) -> None:
    replay = replay_of(rules)
    for _ in range(40):
        replay.forward()
        for player in range(rules.form.players):
            known = replay.shown(player, is_open=False)
            seat = replay.seat_of(player)
            assert known == observe(replay.state, seat).watched()
            assert known.actions == ()
            assert known.seating[seat] == player


@of_all_forms
def test_all_hands_are_those_that_were_held(rules: RuleOptions) -> None:
    replay = replay_of(rules)
    replay.go_to_deal(0)
    seen: list[Observation] = [
        replay.shown(player, is_open=True) for player in range(rules.form.players)
    ]
    deal = replay.state.dealt

    assert all(one.hands == deal.hands for one in seen)
    assert all(len(hand or ()) == 12 for hand in seen[0].hands)
    assert seen[0].cachette is None, "it lies face down until it is turned up"


@of_all_forms
def test_the_deals_and_tricks_fill_the_match(rules: RuleOptions) -> None:
    replay, steps = replay_of(rules), match(rules)
    assert len(replay.deals) == sum(isinstance(step.action, Deal) for step in steps)

    for deal in replay.deals:
        last = steps[deal.end - 1].after
        assert isinstance(steps[deal.start - 1].action, Deal)
        assert last.results[-1].points == deal.points
        assert last.scores == deal.scores
        assert (last.results[-1].number, last.deal and last.deal.number) == (deal.number,) * 2
        for trick in deal.tricks:
            played = [step.action for step in steps[trick.start : trick.end]]
            assert all(isinstance(action, Play) for action in played)
            assert trick.winner is None or len(played) == len(SEATS)
        winners = [trick.winner for trick in deal.tricks if trick.winner is not None]
        assert winners == [trick.winner for trick in last.dealt.tricks]


def test_games_are_numbered_through_the_match() -> None:
    replay = replay_of(RuleOptions(match=MatchForm.RUBBER))

    assert {deal.game for deal in replay.deals} == set(range(1, len(match_games(replay)) + 1))
    assert next(deal.number for deal in replay.deals if deal.game == 2) == 1


def match_games(replay: Replay) -> tuple[object, ...]:
    return replay.steps[-1].after.games


def test_tricks_are_gone_to_by_number_and_in_turn() -> None:
    replay = replay_of(RuleOptions())
    replay.go_to_deal(0)
    deal = replay.deals[0]

    assert replay.go_to_trick(7)
    assert replay.position == deal.tricks[6].start
    assert replay.trick == deal.tricks[6]
    assert replay.latest_trick == deal.tricks[5]
    assert replay.next_trick()
    assert replay.trick == deal.tricks[7]
    assert replay.forward()
    assert replay.latest_trick == replay.trick == deal.tricks[7]
    assert replay.previous_trick()
    assert replay.position == deal.tricks[7].start
    assert replay.previous_trick()
    assert replay.trick == deal.tricks[6]
    assert replay.go_to_trick(13)
    assert replay.position == deal.end
    assert replay.state.deal is not None
    assert observe(replay.state, Seat.S).cachette == deal.cachette
    replay.first()
    assert not replay.go_to_trick(14)


def test_a_trick_that_was_never_played_cannot_be_gone_to() -> None:
    steps = match(RuleOptions())
    short = next(place for place, step in enumerate(steps) if isinstance(step.action, Play))
    replay = Replay(steps[0].before, steps[: short + 6])
    replay.go_to_deal(0)
    before = replay.position

    assert [trick.winner is None for trick in replay.deals[0].tricks] == [False, True]
    assert replay.deals[0].points is None
    assert not replay.go_to_trick(3)
    assert not replay.go_to_trick(13)
    assert not replay.go_to_trick(0)
    assert replay.position == before


def test_deals_are_gone_to_in_turn() -> None:
    replay = replay_of(RuleOptions(target=1000))
    first, second = replay.deals[:2]

    assert replay.deal is None
    assert replay.next_deal()
    assert replay.position == first.start
    assert replay.deals.index(first) == 0
    assert replay.next_deal()
    assert replay.deal == second
    replay.forward()
    assert replay.previous_deal()
    assert replay.position == second.start
    assert replay.previous_deal()
    assert replay.position == first.start
    assert not replay.previous_deal()
    assert replay.last()
    assert replay.position == first.end
    assert replay.first()
    assert replay.position == first.start


def test_a_position_out_of_bounds_is_the_nearest() -> None:
    replay = replay_of(RuleOptions())

    assert replay.go(10**6)
    assert replay.position == replay.length
    assert replay.state.phase is Phase.MATCH_OVER
    assert replay.go(-5)
    assert replay.position == 0
    assert not replay.go_to_deal(len(replay.deals))


def test_decisions_are_a_persons_and_never_forced() -> None:
    replay, person = replay_of(RuleOptions(), frozenset({2})), 2
    found = []
    while replay.next_decision():
        found.append(replay.position)
        state = replay.state
        assert state.player_on_turn == person
        assert state.phase is Phase.DOUBLING or len(legal_actions(state)) > 1
    expected = [
        place
        for place, step in enumerate(replay.steps)
        if step.before.player_on_turn == person
        and step.before.phase in (Phase.DOUBLING, Phase.PLAY)
        and (step.before.phase is Phase.DOUBLING or len(legal_actions(step.before)) > 1)
    ]
    assert found == expected

    back = [replay.position]
    while replay.previous_decision():
        back.append(replay.position)
    assert back == expected[::-1]


def test_only_finished_deals_are_replayed_of_a_running_game() -> None:
    steps = match(RuleOptions())
    replay = Replay(steps[0].before, steps)
    first = replay.deals[0]

    assert finished(steps[: first.end - 1]) == ()
    assert finished(steps[: first.end]) == steps[: first.end]
    assert finished(steps[: first.end + 9]) == steps[: first.end]
    assert finished(steps) == steps


def test_without_steps_nothing_moves() -> None:
    replay = Replay(new_match(), ())

    ways = (replay.forward, replay.back, replay.next_trick, replay.previous_trick, replay.first)
    assert not any(way() for way in (*ways, replay.last, replay.next_deal, replay.next_decision))
    assert (replay.position, replay.length, replay.deal, replay.trick) == (0, 0, None, None)
