"""Sampled deals: all that are possible, each as likely as any other, legal from the first card."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import exp, fsum, log, sqrt
from operator import mul

import pytest
from examples import each, share
from hidden import (
    FORMS_AND_OPTIONS,
    all_divisions,
    cards_of,
    deal_of,
    playout,
    replayed,
    truth,
    views,
)
from tables import calling, view

from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.players.imagining.imagination import (
    BREADTH,
    UNGUIDED,
    ImaginedDeal,
    imagined_deals,
)
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.likelihood import Likelihood, kinds_of_players
from quinto_desktop.players.imagining.sampling import Division, ImpossibleInformation, Sampler
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import hand_text


def _some_moments(form: Form, option: JokerLead) -> list[tuple[MatchState, MatchState]]:
    """Moments of deals, each with the match before its deal."""
    found: list[tuple[MatchState, MatchState]] = []
    for seed in range(share(2)):
        played = playout(form, option, seed)
        found.extend((played.start, state) for state in played.states[seed:-1:5])
    return found


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_a_sampled_deal_allows_the_whole_history(form: Form, option: JokerLead) -> None:
    """Each is rebuilt from the pack, and its player then sees what they saw; one is the true."""
    chance, tried = random.Random("legal"), 0
    for start, state in _some_moments(form, option):
        for seen in views(state):
            information = information_of(seen)
            sampler = Sampler(information)
            for _ in range(2):
                again = replayed(start, seen, sampler.draw(chance))
                # The others' cards may change only what may be done next.
                assert replace(again, actions=()) == replace(seen, actions=())
            if sampler.count <= 1000:
                deals = [*sampler.all_deals()]
                assert len(deals) == sampler.count
                assert deals.count(truth(state, information)) == 1
                tried += 1
    assert tried > share(2)


def _random_information(seed: int) -> Information:
    """A few cards, a few places, and who may hold what: all at random."""
    chance = random.Random(f"information {seed}")
    sizes = [chance.randint(1, 2) for _ in range(chance.randint(1, 4))]
    bits = [1 << strength for strength in chance.sample(range(53), sum(sizes))]
    kinds = [
        sum(bit for bit in bits if chance.random() < 0.75)
        for _ in range(chance.randint(1, len(sizes)))
    ]
    hidden = [Hidden(place, size, chance.choice(kinds)) for place, size in enumerate(sizes[:-1])]
    hidden.append(Hidden(CACHETTE, sizes[-1], sum(bits)))
    return Information((0, 0, 0, 0), sum(bits), tuple(hidden))


def _brute_force(information: Information) -> list[Division]:
    sizes = {hidden.place: hidden.size for hidden in information.hidden}
    return [
        division
        for division in all_divisions(information.unseen, sizes)
        if not any(division[hidden.place] & ~hidden.allowed for hidden in information.hidden)
    ]


def test_the_count_and_the_deals_are_those_of_brute_force() -> None:
    impossible = 0
    for seed in range(400):
        information = _random_information(seed)
        deals = _brute_force(information)
        if not deals:
            impossible += 1
            with pytest.raises(ImpossibleInformation):
                Sampler(information)
            continue
        sampler = Sampler(information)
        listed = [*sampler.all_deals()]
        assert sampler.count == len(deals) == len(listed)
        assert _keys(listed) == _keys(deals)
    assert 10 < impossible < 390


def _key(division: Division) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(division.items()))


def _keys(divisions: list[Division]) -> set[tuple[tuple[int, int], ...]]:
    return {_key(division) for division in divisions}


def test_each_deal_is_drawn_as_often_as_any_other() -> None:
    """Chi-square against the uniform distribution; the draws are the same on every machine."""
    tried = 0
    for seed in range(60):
        information = _random_information(seed)
        count = len(_brute_force(information))
        if 2 <= count <= 300:
            _assert_uniform(Sampler(information), count, random.Random(seed))
            tried += 1
    assert tried > 20


def _assert_uniform(sampler: Sampler, count: int, chance: random.Random) -> None:
    expected = 20
    drawn = Counter(_key(sampler.draw(chance)) for _ in range(expected * count))
    assert len(drawn) == count
    chi_square = sum((times - expected) ** 2 / expected for times in drawn.values())
    # Its mean is the number of degrees of freedom, its variance twice that.
    freedom = count - 1
    assert abs(chi_square - freedom) < 4 * sqrt(2 * freedom) + 4


def test_the_same_chance_draws_the_same_deals() -> None:
    seen = view("K8.J976.QT6.98", earlier="HA S2 H3 H4")

    def draws(seed: int) -> list[Division]:
        sampler, chance = Sampler(information_of(seen)), random.Random(seed)
        return [sampler.draw(chance) for _ in range(20)]

    assert draws(1) == draws(1) != draws(2)


def test_the_draws_are_the_same_everywhere_and_for_ever() -> None:
    division = Sampler(information_of(view("AK4.T98.Q2.873+"))).draw(random.Random("frozen"))
    assert {place: hand_text(cards_of(cards)) for place, cards in division.items()} == {
        Seat.N: "QJ.Q763.87.KJ52",
        Seat.E: "T965.J2.AJ94.QT",
        Seat.W: "832.A54.K63.A64",
        CACHETTE: "7.K.T5.9",
    }


def _impossible() -> list[Observation]:
    """Impossible information: too many cards, too few, and a seat that can hold nothing."""
    seen = view("K876.J976.QT.9", earlier="HA S2 H3 H4")
    north, east, south, west = seen.hand_sizes
    # East has no red card and no club, while South and the tricks have most of the spades.
    discards = view(".2.2.KQJT987", earlier="HA S2 H3 H4 DA S3 D3 D4 CA S4 C3 C4")
    return [
        replace(seen, hand_sizes=(north + 1, east, south, west)),
        replace(seen, hand_sizes=(north - 1, east, south, west)),
        discards,
    ]


@each("seen", _impossible())
def test_what_no_game_can_show_is_impossible(seen: Observation) -> None:
    with pytest.raises(ImpossibleInformation):
        Sampler(information_of(seen))


# -------- The deals that a player imagines: possible, different, weighted, and in time
EARLY = view("AK4.T98.Q2.873+")


class Clock:
    """Time that is up after so many looks at it, which are counted."""

    def __init__(self, last: int) -> None:
        self._last = last
        self.looks = 0

    def is_up(self) -> bool:
        self.looks += 1
        return self.looks >= self._last


def _late() -> Observation:
    """A view of a trick before the last, with few deals left and more than one."""
    for seed in range(100):
        seen = observe(playout(Form.FOUR, JokerLead.HIGHEST, seed).states[-7], Seat.N)
        if 20 < Sampler(information_of(seen)).count < 200:
            return seen
    raise AssertionError("no such view")


@pytest.mark.parametrize(
    ("form", "breadth", "drawn"),
    [
        (Form.FOUR, 2, 2),
        (Form.TWO, 2, 2 * UNGUIDED),
        (Form.DUMMY, 2, 2 * UNGUIDED),
        (Form.TWO, 1, 1),
    ],
)
def test_more_are_drawn_where_no_beliefs_guide(form: Form, breadth: int, drawn: int) -> None:
    state = playout(form, JokerLead.HIGHEST, 1).states[8]
    assert state.turn is not None  # a card is due
    clock = Clock(1000)
    imagined_deals(observe(state, state.turn), 5, 1, clock.is_up, breadth)
    assert clock.looks == 5 * drawn


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_imagined_deals_are_possible_and_different(form: Form, option: JokerLead) -> None:
    played = playout(form, option, 1)
    for state in played.states[:-1:6]:
        seen = observe(state, state.mover)
        deals = imagined_deals(seen, 5, seed=3)
        assert 1 <= len(deals) <= 5
        assert len({(deal.hands, deal.cachette) for deal in deals}) == len(deals)
        assert fsum(deal.weight for deal in deals) == pytest.approx(1)
        for deal in deals:
            division = {CACHETTE: deal.cachette, **dict(enumerate(deal.hands))}
            again = replayed(played.start, seen, division)
            assert replace(again, actions=()) == replace(seen, actions=())


def test_the_likeliest_deal_comes_first() -> None:
    weights = [deal.weight for deal in imagined_deals(_late(), 300, seed=1)]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > weights[-1] > 0


def test_all_deals_are_given_if_they_are_few_with_exact_weights() -> None:
    seen = _late()
    information = information_of(seen)
    likelihood, sampler = (Likelihood(seen, information, kinds_of_players()), Sampler(information))
    expected = {
        (hands_of(information, division), division[CACHETTE]): exp(likelihood.log_of(division))
        for division in sampler.all_deals()
    }
    total = sum(expected.values())
    deals = imagined_deals(seen, sampler.count, seed=1)
    assert len(deals) == len(expected) == sampler.count
    for deal in deals:
        assert deal.weight == pytest.approx(expected[deal.hands, deal.cachette] / total)


def test_resampling_keeps_each_deal_in_proportion() -> None:
    seen = _late()
    count = Sampler(information_of(seen)).count // 2
    exact = {deal.hands: deal.weight for deal in imagined_deals(seen, 4 * count, seed=1)}
    for deal in imagined_deals(seen, count, seed=1):
        # Systematic draws: a deal's number is its share rounded up or down.
        assert abs(deal.weight - exact[deal.hands]) <= 1 / count + 1e-9


@each("seen", [EARLY, calling("AK4.T98.Q2.873+", "pass double"), _late()])
def test_the_same_seed_imagines_the_same_deals(seen: Observation) -> None:
    assert imagined_deals(seen, 12, seed=1) == imagined_deals(seen, 12, seed=1)
    assert imagined_deals(seen, 12, seed=1) != imagined_deals(seen, 12, seed=2)


def test_when_time_is_up_the_deals_so_far_must_do() -> None:
    clock = Clock(1)
    assert len(imagined_deals(EARLY, 20, 1, clock.is_up)) == 1
    assert clock.looks == 1

    clock = Clock(7)
    assert len(imagined_deals(EARLY, 20, 1, clock.is_up)) == 7
    assert clock.looks == 7

    clock = Clock(10_000)
    assert imagined_deals(EARLY, 20, 1, clock.is_up) == imagined_deals(EARLY, 20, 1)
    assert clock.looks == 20 * BREADTH


def test_when_time_is_up_the_few_deals_are_not_always_the_same_ones() -> None:
    seen = _late()
    firsts = {imagined_deals(seen, 300, seed, Clock(1).is_up)[0] for seed in range(12)}
    assert len(firsts) > 4


def test_the_last_card_leaves_nothing_to_imagine_but_the_cachette() -> None:
    played = playout(Form.TWO, JokerLead.HIGHEST, 1)
    state = played.states[-2]
    deals = imagined_deals(observe(state, state.mover), 10, seed=1)
    assert deals == [ImaginedDeal(deals[0].hands, deals[0].cachette, 1.0)]
    assert all(deals[0].hands[seat].bit_count() == (seat is state.mover) for seat in SEATS)


def test_fewer_than_one_deal_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="at least"):
        imagined_deals(EARLY, 0, seed=1)


def test_an_observation_of_no_game_is_refused() -> None:
    with pytest.raises(ImpossibleInformation):
        imagined_deals(replace(EARLY, hand_sizes=(12, 13, 12, 12)), 5, seed=1)


# -------- The likelihood of calls and plays: proper chances, and informative ones
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
    if state.phase is not Phase.PLAY or len(deal_of(state).hands[state.mover]) == 1:
        return None  # a hand without cards is not hidden
    hidden = [seat for seat in SEATS if observe(state, seat).hands[state.mover] is None]
    return hidden[0] if hidden else None


@each("seed", range(8))
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
    watcher = state.mover.next
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
    for division, one in zip(divisions, logs, strict=True):
        swapped = {**division, Seat.E: division[Seat.W], Seat.W: division[Seat.E]}
        assert likelihood.log_of(swapped) == pytest.approx(one)
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
    """In nats, against uniform draws; over a dozen deals in mid-play."""
    gains = [_gain(_in_mid_play(level, seed), seed) for seed in range(12)]
    assert sum(gains) / len(gains) > least


def _in_mid_play(level: Level, seed: int) -> MatchState:
    player = player_of(level)
    state = apply(new_match(), Deal(shuffled_pack(seed, 1))).after
    for done in range(4 + 22):
        action = player.choose(observe(state, state.mover), decision_seed(seed, done))
        state = apply(state, action).after
    return state


def _gain(state: MatchState, seed: int) -> float:
    """How much likelier the true deal is to the seat on turn than a uniform draw, in nats."""
    seen = observe(state, state.mover)
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
