"""The deals that a player imagines: possible, different, weighted, and in time."""

from __future__ import annotations

from dataclasses import replace
from math import exp, fsum

import pytest
from hidden import FORMS_AND_OPTIONS, playout, replayed
from tables import calling, view

from quinto_desktop.players.imagining.imagination import (
    BREADTH,
    UNGUIDED,
    ImaginedDeal,
    imagined_deals,
)
from quinto_desktop.players.imagining.information import CACHETTE, hands_of, information_of
from quinto_desktop.players.imagining.likelihood import Likelihood, kinds_of_players
from quinto_desktop.players.imagining.sampling import ImpossibleInformation, Sampler
from quinto_desktop.rules import SEATS, Form, JokerLead, Observation, Seat, observe

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
        assert state.turn is not None
        seen = observe(state, state.turn)
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


@pytest.mark.parametrize("seen", [EARLY, calling("AK4.T98.Q2.873+", "pass double"), _late()])
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
    assert state.turn is not None
    deals = imagined_deals(observe(state, state.turn), 10, seed=1)
    assert deals == [ImaginedDeal(deals[0].hands, deals[0].cachette, 1.0)]
    assert all(deals[0].hands[seat].bit_count() == (seat is state.turn) for seat in SEATS)


def test_fewer_than_one_deal_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="at least"):
        imagined_deals(EARLY, 0, seed=1)


def test_an_observation_of_no_game_is_refused() -> None:
    with pytest.raises(ImpossibleInformation):
        imagined_deals(replace(EARLY, hand_sizes=(12, 13, 12, 12)), 5, seed=1)
