"""Sampled deals: all that are possible, each as likely as any other, legal from the first card."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import comb, sqrt

import pytest
from examples import share
from hidden import FORMS_AND_OPTIONS, all_divisions, cards_of, playout, replayed, truth, views
from tables import view

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    information_of,
)
from quinto_desktop.players.imagining.sampling import Division, ImpossibleInformation, Sampler
from quinto_desktop.rules import Form, JokerLead, MatchState, Observation, Seat
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
    """Each is rebuilt from the pack, and its player then sees what they saw."""
    chance = random.Random("legal")
    for start, state in _some_moments(form, option):
        for seen in views(state):
            sampler = Sampler(information_of(seen))
            for _ in range(2):
                again = replayed(start, seen, sampler.draw(chance))
                # The others' cards may change only what may be done next.
                assert replace(again, actions=()) == replace(seen, actions=())


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_the_true_deal_is_among_all_deals(form: Form, option: JokerLead) -> None:
    tried = 0
    for _, state in _some_moments(form, option):
        for seen in views(state):
            information = information_of(seen)
            sampler = Sampler(information)
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


@pytest.mark.parametrize("option", JokerLead)
def test_each_deal_of_a_real_ending_is_drawn_as_often(option: JokerLead) -> None:
    tried = 0
    for seed in range(4):
        state = playout(Form.FOUR, option, seed).states[-4]
        for seen in views(state):
            sampler = Sampler(information_of(seen))
            if 2 <= sampler.count <= 200:
                _assert_uniform(sampler, sampler.count, random.Random(seed))
                tried += 1
    assert tried >= 4


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


def test_an_early_deal_has_as_many_possibilities_as_the_cards_can_be_divided() -> None:
    sampler = Sampler(information_of(view("K876.976.QT6.98")))
    assert sampler.count == comb(41, 12) * comb(29, 12) * comb(17, 12)


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


@pytest.mark.parametrize("seen", _impossible())
def test_what_no_game_can_show_is_impossible(seen: Observation) -> None:
    with pytest.raises(ImpossibleInformation):
        Sampler(information_of(seen))
