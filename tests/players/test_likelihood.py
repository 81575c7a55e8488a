"""The likelihood of calls and plays: proper chances, and informative ones."""

from __future__ import annotations

import random
from math import exp, fsum, log
from operator import mul

import pytest
from examples import share
from hidden import FORMS_AND_OPTIONS, deal_of, playout, truth

from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.players.imagining.information import Information, information_of
from quinto_desktop.players.imagining.likelihood import Likelihood, kinds_of_players
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.rules import *


def _likelihood(seen: Observation, information: Information) -> Likelihood:
    return Likelihood(seen, information, kinds_of_players())


def _log_likelihood(state: MatchState, seat: Seat) -> float:
    """How likely the true deal makes what a seat has seen."""
    seen = observe(state, seat)
    information = information_of(seen)
    return _likelihood(seen, information).log_of(truth(state, information))


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_the_chances_of_all_that_a_seat_may_do_come_to_one(form: Form, option: JokerLead) -> None:
    tried = 0
    for seed in range(share(3)):
        for state in playout(form, option, seed).states[3:-2:2]:
            seat = _watcher(state)
            actions = legal_actions(state)
            if seat is None or len(actions) == 1:
                continue
            before = _log_likelihood(state, seat)
            after = [_log_likelihood(apply(state, action).after, seat) for action in actions]
            assert fsum(exp(each - before) for each in after) == pytest.approx(1)
            tried += 1
    assert tried > 5 * share(3)


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_what_was_judged_once_is_judged_alike_again(form: Form, option: JokerLead) -> None:
    chance, again = random.Random(9), 0
    for state in playout(form, option, 4).states[-18:-6:5]:
        assert state.turn is not None  # a card is due
        seen = observe(state, state.turn)
        information = information_of(seen)
        sampler, kept = Sampler(information), _likelihood(seen, information)
        known: set[tuple[int, CardSet]] = set()
        for _ in range(12):
            division = sampler.draw(chance)
            hands = {(hand.place, division[hand.place]) for hand in information.hidden_hands}
            again += bool(hands & known)
            known |= hands
            alone = _likelihood(seen, information).log_of_plays(division)
            assert kept.log_of_plays(division) == alone
    assert again > 3


def _watcher(state: MatchState) -> Seat | None:
    """A seat from which the hand on turn is hidden now and after the next action."""
    assert state.turn is not None
    if state.phase is not Phase.PLAY or len(deal_of(state).hands[state.turn]) == 1:
        return None  # a hand without cards is not hidden
    hidden = [seat for seat in SEATS if observe(state, seat).hands[state.turn] is None]
    return hidden[0] if hidden else None


@pytest.mark.parametrize("seed", range(8))
def test_the_chances_of_all_calls_come_to_one(seed: int) -> None:
    for state in playout(Form.FOUR, JokerLead.HIGHEST, seed).states[:4]:
        assert fsum(_chances_of_calls(state)) == pytest.approx(1)


@pytest.mark.parametrize("form", [Form.TWO, Form.DUMMY])
def test_only_a_first_pass_for_two_hands_tells_nothing(form: Form) -> None:
    sums = set()
    for seed in range(12):
        for number, state in enumerate(playout(form, JokerLead.HIGHEST, seed).states[:3]):
            chances = _chances_of_calls(state)
            is_first_of_two = number < 2 and chances[0] == pytest.approx(1)
            sums.add(is_first_of_two)
            if not is_first_of_two:
                assert fsum(chances) == pytest.approx(1)
    assert sums == {True, False}


def _chances_of_calls(state: MatchState) -> list[float]:
    """How likely the caller's left neighbour takes each call to be, in the true deal."""
    assert state.turn is not None
    watcher = state.turn.next
    before = _log_likelihood(state, watcher)
    after = [_log_likelihood(apply(state, call).after, watcher) for call in legal_actions(state)]
    return [exp(each - before) for each in after]


def test_who_calls_for_two_hands_doubles_on_both() -> None:
    start = apply(new_match(RuleOptions(form=Form.TWO), Seat.N), Deal(shuffled_pack(1, 1))).after
    state = start
    for call in (Call.PASS, Call.PASS, Call.DOUBLE):
        state = apply(state, call).after
    seen = observe(state, Seat.N)  # West has doubled for East and West
    information = information_of(seen)
    likelihood, sampler = _likelihood(seen, information), Sampler(information)
    chance = random.Random(5)
    divisions = [sampler.draw(chance) for _ in range(400)]
    logs = [likelihood.log_of(division) for division in divisions]
    hearts = [_hearts(division[Seat.E] | division[Seat.W]) for division in divisions]
    for division, each in zip(divisions, logs, strict=True):
        swapped = {**division, Seat.E: division[Seat.W], Seat.W: division[Seat.E]}
        assert likelihood.log_of(swapped) == pytest.approx(each)
    assert _mean(hearts, [exp(each) for each in logs]) > _mean(hearts, [1.0] * 400) + 0.1


def _hearts(cards: int) -> int:
    return (cards & CARDS_OF_SUIT[Suit.HEARTS]).bit_count()


def _mean(values: list[int], weights: list[float]) -> float:
    total: float = sum(map(mul, values, weights))
    return total / sum(weights)


def test_calls_on_a_hand_that_is_to_lead_rest_on_it_alone() -> None:
    """Rules §9: so the call at the Dummy-player's other hand says nothing about that one."""
    start = new_match(RuleOptions(form=Form.DUMMY), Seat.S)
    state = apply(start, Deal(shuffled_pack(3, 1))).after
    while state.phase is not Phase.DEALING:
        state = apply(state, legal_actions(state)[0]).after
    state = apply(state, Deal(shuffled_pack(4, 1))).after  # West deals: dummy, North, is to lead
    for call in (Call.DOUBLE, Call.PASS, Call.PASS, Call.PASS):
        state = apply(state, call).after
    assert state.dummy is Seat.N
    seen = observe(state, Seat.E)
    likelihood = _likelihood(seen, information_of(seen))
    sampler, chance = Sampler(information_of(seen)), random.Random(1)
    logs = {round(likelihood.log_of(sampler.draw(chance)), 9) for _ in range(20)}
    assert len(logs) > 1  # West's pass does say something about West's hand

    by_west: dict[int, float] = {}
    for _ in range(400):
        division = sampler.draw(chance)
        west = division[Seat.W]
        value = round(likelihood.log_of(division), 9)
        assert by_west.setdefault(west, value) == value


def test_a_double_shows_strength() -> None:
    strong, weak = _after_first_call(Call.DOUBLE), _after_first_call(Call.PASS)
    assert strong > weak + 0.02


def _after_first_call(call: Call) -> float:
    """The hearts that the caller is believed to hold, weighed over uniform draws."""
    state = apply(apply(new_match(), Deal(shuffled_pack(1, 1))).after, call).after
    seen = observe(state, Seat.S)
    information = information_of(seen)
    likelihood, sampler = _likelihood(seen, information), Sampler(information)
    chance = random.Random(2)
    divisions = [sampler.draw(chance) for _ in range(300)]
    weights = [exp(likelihood.log_of(division)) for division in divisions]
    return _mean([_hearts(division[Seat.E]) for division in divisions], weights)


@pytest.mark.parametrize(("level", "least"), [(Level.CASUAL, 5.0), (Level.NOVICE, 0.1)])
def test_weighing_favours_the_true_deal(level: Level, least: float) -> None:
    """In nats, against uniform draws; over thirty deals in mid-play."""
    gains = [_gain(_in_mid_play(level, seed), seed) for seed in range(30)]
    assert sum(gains) / len(gains) > least


def _in_mid_play(level: Level, seed: int) -> MatchState:
    player = player_of(level)
    state = apply(new_match(), Deal(shuffled_pack(seed, 1))).after
    for done in range(4 + 22):
        assert state.turn is not None
        action = player.choose(observe(state, state.turn), decision_seed(seed, done))
        state = apply(state, action).after
    return state


def _gain(state: MatchState, seed: int) -> float:
    """How much likelier the true deal is to the seat on turn than a uniform draw, in nats."""
    assert state.turn is not None
    seen = observe(state, state.turn)
    information = information_of(seen)
    likelihood, sampler = _likelihood(seen, information), Sampler(information)
    chance = random.Random(seed)
    weights = [exp(likelihood.log_of(sampler.draw(chance))) for _ in range(150)]
    mean = sum(weights) / len(weights)
    return likelihood.log_of(truth(state, information)) - log(mean)


def test_whatever_was_played_no_deal_is_ruled_out() -> None:
    for seed in range(6):
        state = playout(Form.FOUR, JokerLead.OPPONENTS, seed).states[-4]
        for seat in SEATS:
            assert -200 < _log_likelihood(state, seat) <= 0
