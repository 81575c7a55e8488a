"""The fair value of every action: honest, the same every time, and right where that is known."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace
from statistics import mean

import pytest
from examples import each
from judged import IN_NO_TIME, endings, played_deal
from over_the_wire import asked

from quinto_desktop.players.fairness import permuted
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.judging import luck, version
from quinto_desktop.players.judging.asking import LookingBack, PlayingElsewhere, Reviewing, Weighing
from quinto_desktop.players.judging.deal_review import Tables
from quinto_desktop.players.judging.estimates import Sample, bests_of, loss_of, means, points_of
from quinto_desktop.players.judging.fair_values import (
    DEALS_IN_A_BATCH,
    fair_values,
    judge,
    tried_as,
    values_in,
)
from quinto_desktop.players.judging.figures import FairValues, KeptFigures
from quinto_desktop.players.judging.hindsight import hindsight, looked_back, position_of, truth_of
from quinto_desktop.players.judging.luck import BETA, MEANS, Kind, adjusted, kind_of, mean_for
from quinto_desktop.players.judging.reviewing import results
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.players.kernel import Playout, SearchStopped, Solver, StopFlag, load_network
from quinto_desktop.players.thinking.calling import RESERVES
from quinto_desktop.rules import *

EXACT = 5
"""How many tricks before the end the search is exact."""


def seen(decision: Decision) -> Observation:
    return observe(decision.state, decision.seat)


def choices(seed: int) -> list[Decision]:
    """The decisions of a deal that were choices."""
    return [one for one in played_deal(seed).decisions if len(seen(one).actions) > 1]


def sign(seat: Seat) -> int:
    return 1 if seat.side is Side.NS else -1


def test_where_all_cards_are_known_the_fair_value_is_the_exact_one() -> None:
    found = endings(EXACT)
    assert len(found) > 20
    for state, value in found:
        values = values_in(observe(state, state.mover), [truth_of(state)])
        best = max(values.points(action).mean for action in values.actions)
        assert best == sign(state.mover) * value
        assert values.points(values.best).mean == best
        assert values.points(values.best).error == 0


def test_a_card_is_played_on_by_the_policy_to_the_last_trick() -> None:
    for decision in choices(3):
        state = decision.state
        if state.phase is Phase.DOUBLING or len(seen(decision).tricks) >= TRICKS_IN_A_DEAL - EXACT:
            continue
        values = values_in(seen(decision), [truth_of(state)])
        tried = tried_as(seen(decision))
        for action in values.actions:
            one = tried[action]  # of equal cards only one
            assert isinstance(one, Play)
            assert values.points(action).mean == points_to_come(state, one.card)


def points_to_come(state: MatchState, card: Card) -> int:
    """What the policy makes of a deal with all its cards, played as its seats may."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    hands = [card_set(hand) for hand in deal.hands]
    tricks = [*deal.tricks, deal.trick]
    for trick in tricks:
        for by, played in zip(trick.leader.clockwise, trick.cards, strict=False):
            hands[by] |= 1 << played.strength
    policy = load_network("policy")
    playout = Playout(policy.first, policy.biases, policy.second)
    option = [*JokerLead].index(state.rules.joker_lead)
    cachette = quint_points(deal.cachette)
    playout.deal(hands, [1 << one for one in SEATS], deal.trick_value, cachette, option)
    playout.begin(deal.eldest_hand)
    for trick in tricks:
        for played in trick.cards:
            playout.play(played.strength)
    ns, ew = tricks_won(deal.tricks)
    marked = marked_points(one for one in deal.quints if one.side is Side.NS)
    others = marked_points(deal.quints) - marked
    so_far = marked - others + deal.trick_value * (ns - ew)
    return sign(seat) * (playout.finish(card.strength) - so_far)


def test_a_double_doubles_the_tricks_and_costs_its_reserve() -> None:
    decision = choices(3)[0]
    values = values_in(seen(decision), [truth_of(decision.state)])
    information = information_of(seen(decision))
    hands = truth_of(decision.state).hands
    cachette = decision.state.deal.cachette if decision.state.deal else ()
    world = array("Q", [*hands, quint_points(cachette), 1])
    for call, value, cost in ((Call.PASS, 5, 0.0), (Call.DOUBLE, 10, RESERVES[0])):
        playout = playout_of(seen(decision), information, load_network("policy"), value)
        playout.mark(StopFlag().cell)
        found = array("d", [0.0])
        playout.weigh(world, 0, 1, [-1], exact=0, into=found)
        assert values.points(call).mean == sign(decision.seat) * found[0] - cost


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_changes_with_the_cards_that_the_seat_cannot_see(seed: int) -> None:
    for decision in choices(seed)[seed::25]:
        values = fair_values(seen(decision), seed, 1)
        for number in range(2):
            other = permuted(decision.state, decision.seat, number)
            assert fair_values(observe(other, decision.seat), seed, 1) == values


def test_the_same_seed_gives_the_same_values_and_another_others() -> None:
    observation = seen(choices(1)[6])
    assert fair_values(observation, 5, 2) == fair_values(observation, 5, 2)
    assert fair_values(observation, 5, 2) != fair_values(observation, 6, 2)


def test_to_go_on_gives_the_same_as_to_do_everything_at_once() -> None:
    observation = seen(choices(1)[6])
    whole = [*judge(observation, 1, 4)]
    assert [len(values.batches) for values in whole] == [1, 2, 3, 4]
    assert whole[0].deals <= DEALS_IN_A_BATCH < whole[-1].deals
    assert [*judge(observation, 1, 4, so_far=whole[1])] == whole[2:]
    assert [*judge(observation, 1, 4, so_far=whole[3])] == []


def test_a_stopped_judge_says_nothing() -> None:
    stop = StopFlag()
    found = judge(seen(choices(1)[6]), 1, 4, stop)
    next(found)
    stop.set()
    assert [*found] == []


def test_equal_cards_share_a_value_and_the_lowest_is_named() -> None:
    for decision in choices(1):
        values = values_in(seen(decision), [truth_of(decision.state)])
        assert len(values.tried) == len(values.actions)
        place = values.tried[values.actions.index(values.best)]
        assert (
            values.best
            == [
                action
                for action, at in zip(values.actions, values.tried, strict=True)
                if at == place
            ][-1]
        )


def test_a_quint_that_wins_the_game_is_certain_to_win_it() -> None:
    found = 0
    for seed in range(1, 30):
        for decision in played_deal(seed, scores=(245, 245)).decisions:
            winning = {
                action
                for action in seen(decision).actions
                if isinstance(action, Play)
                and apply(decision.state, action).after.winner is decision.seat.side
            }
            if not winning or len(seen(decision).actions) == 1:
                continue
            values = fair_values(seen(decision), 1, 1)
            assert values.decides_game
            assert values.best in winning
            assert all(values.chance(action) > 0.995 for action in winning)
            found += 1
    assert found >= 3


def test_where_the_game_is_far_away_points_decide() -> None:
    decision = choices(1)[6]
    assert not fair_values(seen(decision), 1, 1).decides_game
    late = replace(decision.state, scores=(240, 10))
    assert fair_values(observe(late, decision.seat), 1, 1).decides_game


@each("match", [MatchForm.GAME, MatchForm.RUBBER, MatchForm.RUBBER_POINTS])
@each(
    "winners, if_lost, if_won",
    [
        ("", 0.25, 0.75),  # two more must be won, or one, of games that are even
        ("own", 0.5, 1.0),
        ("other", 0.0, 0.5),
        ("own other", 0.0, 1.0),
    ],
)
def test_the_chance_to_win_the_match_follows_from_the_games(
    match: MatchForm, winners: str, if_lost: float, if_won: float
) -> None:
    decision = choices(3)[4]
    observation = seen(decision)
    sides = {"own": decision.seat.side, "other": decision.seat.side.other}
    games = tuple(
        [
            GameResult(number, observation.seating, None, (), (250, 250), sides[winner])
            for number, winner in enumerate(winners.split(), start=1)
        ]
    )
    rules = replace(observation.rules, match=match)
    values = values_in(replace(observation, rules=rules, games=games), [truth_of(decision.state)])
    if match is MatchForm.GAME:
        if_lost, if_won = 0.0, 1.0
    for action in values.actions:
        chance = values.chance(action)
        expected = (1 - chance) * if_lost + chance * if_won
        assert values.match_chance(action) == pytest.approx(expected)


def test_a_loss_is_not_made_larger_by_choosing_the_best_from_noise() -> None:
    losses, naive, certain = [], [], 0
    for seed in range(200):
        chance = random.Random(seed)
        batches = [
            tuple(
                Sample(1 / 30, tuple(chance.gauss(0, 60) for _ in range(8)), (0.5,) * 8)
                for _ in range(30)
            )
            for _ in range(4)
        ]
        loss = loss_of(0, batches, bests_of(batches, points_of), points_of)
        losses.append(loss.mean)
        certain += loss.least > 0
        whole = means([one for batch in batches for one in batch], points_of)
        naive.append(max(whole) - whole[0])
    assert abs(mean(losses)) < 2
    assert mean(naive) > 5
    assert certain <= 8  # one in a hundred, and a few


def test_a_real_loss_is_found_with_its_error() -> None:
    within = 0
    for seed in range(200):
        chance = random.Random(seed)
        batches = []
        for _ in range(4):
            batch = []
            for _ in range(30):
                cards = chance.gauss(0, 100)  # what both actions owe to the cards
                points = (cards + chance.gauss(0, 20), cards + chance.gauss(0, 20) - 10)
                batch.append(Sample(1 / 30, points, (0.5, 0.5)))
            batches.append(tuple(batch))
        loss = loss_of(1, batches, bests_of(batches, points_of), points_of)
        within += abs(loss.mean - 10) < 1.96 * loss.error
        assert 1.5 < loss.error < 4
    assert within > 175


def test_the_judge_is_known_by_its_networks() -> None:
    assert version.fingerprint() == version.NETWORKS, "raise NUMBER, and renew NETWORKS"
    assert version.JUDGE.endswith(f"{version.NUMBER}-{version.fingerprint()}")


# -------- What could have been had with all cards known, from a deal's last card back to its first
def test_known_endings_have_their_value() -> None:
    solver = Solver(16)
    found = endings(8)
    assert len(found) > 50
    for state, value in found:
        (values,) = hindsight(solver, [state])
        assert max(values.values()) == (value if state.mover.side is Side.NS else -value)


def test_looking_back_gives_what_each_position_gives_by_itself() -> None:
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY]
    late, alone = plays[-30:], Solver(16)
    found = [*hindsight(Solver(16), late)][::-1]
    for state, values in zip(late, found, strict=True):
        sign = 1 if state.mover.side is Side.NS else -1
        by_itself = alone.solve(position_of(state), line=False).cards
        assert values == {card: sign * value for card, value in by_itself.items()}


def test_nobody_can_do_better_than_the_card_played_after_what_was_lost() -> None:
    decisions = [one for one in played_deal(3).decisions if one.state.phase is Phase.PLAY]
    found = [*hindsight(Solver(64), [one.state for one in decisions])][::-1]
    signs = [1 if one.seat.side is Side.NS else -1 for one in decisions]
    best = [sign * max(values.values()) for sign, values in zip(signs, found, strict=True)]
    lost = 0
    for sign, decision, values in zip(signs, decisions, found, strict=True):
        assert isinstance(decision.action, Play)
        lost += sign * (max(values.values()) - values[decision.action.card])
    assert best[0] - lost == played_deal(3).result


def test_what_nobody_can_choose_any_more_comes_to_the_same_both_ways() -> None:
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY][-4:]
    found = [*looked_back(Solver(16), plays, StopFlag())]
    assert len(found) == 4
    for seen in found:
        assert seen.best == seen.played_on


def test_it_can_be_stopped() -> None:
    stop = stopped()
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY]
    with pytest.raises(SearchStopped):
        next(hindsight(Solver(16, stop), plays))


# -------- The luck of a deal: what is usual, and results without it
def test_every_kind_of_deal_has_a_mean() -> None:
    for form in Form:
        dummies = (Side.NS, Side.EW) if form is Form.DUMMY else (None,)
        for dummy in dummies:
            for dealer in Side:
                for scores in ((0, 0), (190, 0), (0, 245), (190, 190)):
                    mean = mean_for(form, dealer, scores, 250, dummy)
                    other = None if dummy is None else dummy.other
                    # Both sides are alike: whatever holds for one holds for the other.
                    turned = mean_for(form, dealer.other, scores[::-1], 250, other)
                    assert mean == -turned


@each(
    "scores, target, is_near, others_near",
    [
        ((185, 189), 250, False, False),
        ((190, 0), 250, False, True),
        ((0, 190), 250, True, False),
        ((440, 440), 500, True, True),
        ((190, 190), 500, False, False),
    ],
)
def test_a_side_is_near_where_a_quint_may_well_win(
    scores: tuple[int, int], target: int, *, is_near: bool, others_near: bool
) -> None:
    kind = Kind(Form.FOUR, has_dummy=False, is_near=is_near, others_near=others_near)
    assert kind_of(Form.FOUR, Side.EW, scores, target) == kind


def test_a_dummy_players_deal_is_of_another_kind() -> None:
    assert kind_of(Form.DUMMY, Side.NS, (0, 25), 250, Side.NS).has_dummy
    assert not kind_of(Form.DUMMY, Side.EW, (0, 25), 250, Side.NS).has_dummy


def test_what_is_unusual_is_taken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert adjusted(40, 20, 20) == 40
    assert adjusted(40, 30, 20) == 40 - BETA * 10
    kind = Kind(Form.TWO, has_dummy=False, is_near=False, others_near=False)
    monkeypatch.setattr(luck, "MEANS", {**MEANS, kind: 3.0})
    assert mean_for(Form.TWO, Side.NS, (0, 0), 250, None) == 3
    assert mean_for(Form.TWO, Side.EW, (0, 0), 250, None) == -3


# -------- What a judge is asked through the engine's wire has the answers it has without
DEAL = played_deal(6)
PLAYS = tuple(one.state for one in DEAL.decisions if one.state.phase is Phase.PLAY)


def test_a_decision_is_weighed_batch_by_batch() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    found: FairValues | None = None
    for batches in (1, 2, 3):
        answer = asked(Weighing(observation, 1, batches, found))
        assert isinstance(answer, FairValues)
        found = answer
        assert found == fair_values(observation, 1, batches)
    assert asked(Weighing(observation, 1, 3, found)) == found


def stopped() -> StopFlag:
    stop = StopFlag()
    stop.set()
    return stop


def test_a_stopped_weighing_keeps_what_it_had() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    stop, before = stopped(), fair_values(observation, 1, 1)
    assert asked(Weighing(observation, 1, 2, before), stop) == before
    assert asked(Weighing(observation, 1, 2), stop) is None


def test_a_review_goes_on_from_where_it_was_stopped_and_keeps_the_figures() -> None:
    decision = DEAL.decisions[9]
    observation = observe(decision.state, decision.seat)
    stop, before = stopped(), fair_values(observation, 1, 1)
    assert asked(Reviewing(observation, 1, 3, before), stop) == before
    found, whole = asked(Reviewing(observation, 1, 3, before)), fair_values(observation, 1, 3)
    assert found == whole.kept and found == asked(Reviewing(observation, 1, 3))
    assert isinstance(found, KeptFigures) and found.deals == whole.deals
    assert found.best == whole.best and found.is_choice
    for action in whole.actions:
        assert whole.points(action).mean == whole.level(action).mean
        assert found.points(action).mean == round(whole.level(action).mean, 2)
        assert found.points(action).error == round(whole.loss(action).error, 2)
        assert found.chance(action) == round(whole.chance(action), 4)
        assert found.chance_lost(action).mean == round(whole.chance_lost(action).mean, 4)
        assert found.is_tied(action) is whole.is_tied(action)


def test_what_was_no_choice_is_reviewed_by_one_batch() -> None:
    decision = next(one for one in DEAL.decisions if len(legal_actions(one.state)) == 1)
    observation = observe(decision.state, decision.seat)
    assert asked(Reviewing(observation, 1, 3)) == fair_values(observation, 1, 1).kept


def test_looking_back() -> None:
    found = asked(LookingBack(PLAYS[-24:]))
    assert found == tuple([*looked_back(Solver(16), PLAYS[-24:], StopFlag())][::-1])


def test_looking_back_can_be_stopped() -> None:
    stop = stopped()
    assert asked(LookingBack(PLAYS), stop) == ()


def test_playing_elsewhere() -> None:
    tables = Tables(2, IN_NO_TIME)
    found = asked(PlayingElsewhere(DEAL.start, tables, 1))
    assert found == results(DEAL.start, tables, 1, StopFlag())
    assert isinstance(found, list) and len(found) == 2
    assert asked(PlayingElsewhere(DEAL.start, Tables(1, IN_NO_TIME), 1, first=1)) == found[1:]


# ---------------------------------------------------- first leads that are alike (rules §13)
BLACK = [Play(card_of(suit, Rank.ACE)) for suit in (Suit.SPADES, Suit.CLUBS)]
RED = [Play(card_of(suit, Rank.ACE)) for suit in (Suit.HEARTS, Suit.DIAMONDS)]


def first_lead(seed: int) -> Observation:
    """What eldest hand knows when all have passed."""
    state = apply(new_match(RuleOptions(), Seat(seed % 4)), Deal(shuffled_pack(seed, 1))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return observe(state, state.mover)


@pytest.mark.parametrize("seed", range(8))
def test_the_best_first_lead_is_the_advised_one_unless_another_is_clearly_better(seed: int) -> None:
    observation = first_lead(seed)
    values = fair_values(observation, 1, 2)
    plain = replace(values, advised=())
    assert values.kept.best == values.best
    if QUINT_ROYAL in observation.hand:
        assert values.best == plain.best
        return
    aces = [one for one in BLACK if one in values.actions]
    if aces and plain.is_tied(aces[0]):
        assert values.best == aces[0]
    elif not aces and plain.best in RED:
        others = [one for one in values.actions if one not in RED and plain.is_tied(one)]
        assert values.best not in RED or not others
    assert values.is_tied(values.best)
    assert all(values.is_tied(one) == plain.is_tied(one) for one in values.actions)


def test_later_leads_and_other_cards_follow_the_figures_alone() -> None:
    observation = first_lead(1)
    values = fair_values(observation, 1, 1)
    assert isinstance(values, FairValues)
    assert observation.trick is not None
    second = replace(observation, trick=replace(observation.trick, cards=observation.hand[:1]))
    assert fair_values(second, 1, 1).advised == ()
