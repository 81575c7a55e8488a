"""Deals drawn by beliefs are possible, and as likely as the beliefs and the sizes make them."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from itertools import permutations
from math import exp, log, prod

import pytest
from hidden import playout

from quinto_desktop.players.imagining.imagination import Beliefs, tells
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel import divide
from quinto_desktop.rules import Form, JokerLead, Phase, observe

ODDS = [(1, 2, 3, 0), (2, 1, 1, 0), (1, 1, 0, 0), (0.5, 1, 2, 0), (1, 1, 1, 0)]
"""Five cards: one in the third place, two in each of the first two."""


def divisions(count: int, seed: int = 5) -> tuple[array[int], array[float]]:
    into, logs = array("Q", bytes(32 * count)), array("d", bytes(8 * count))
    cards, odds = array("Q", [1, 2, 4, 8, 16]), array("f", [x for row in ODDS for x in row])
    divide(cards, array("i", [0, 0, 1, 1, 2]), odds, seed, 4, into, logs)
    return into, logs


def test_divisions_come_in_proportion_to_their_odds() -> None:
    count = 20_000
    into, logs = divisions(count)
    found = Counter(tuple(into[4 * at : 4 * at + 4]) for at in range(count))
    expected = {}
    for places in set(permutations((0, 0, 1, 1, 2))):
        odds = prod(row[place] for row, place in zip(ODDS, places, strict=True))
        if odds:
            sets = [0, 0, 0, 0]
            for card, place in enumerate(places):
                sets[place] |= 1 << card
            expected[tuple(sets)] = odds
    assert set(found) == set(expected)
    for divided, odds in expected.items():
        assert found[divided] / count == pytest.approx(odds / sum(expected.values()), abs=0.02)
    for at in range(50):
        assert logs[at] == pytest.approx(log(expected[tuple(into[4 * at : 4 * at + 4])]), abs=1e-5)


def test_the_same_seed_gives_the_same_divisions() -> None:
    assert divisions(20) == divisions(20)
    assert divisions(20) != divisions(20, seed=6)


@pytest.mark.parametrize(
    ("cards", "odds", "seed", "sets"), [(0, 0, 1, 4), (2, 8, 0, 4), (2, 7, 1, 4), (2, 8, 1, 3)]
)
def test_what_does_not_fit_is_refused(cards: int, odds: int, seed: int, sets: int) -> None:
    with pytest.raises(ValueError, match="division"):
        divide(
            array("Q", [1] * cards),
            array("i", [0] * cards),
            array("f", [1.0] * odds),
            seed,
            4,
            array("Q", [0] * sets),
            array("d", [0.0]),
        )


@pytest.mark.parametrize("option", JokerLead)
def test_deals_are_possible_and_their_logarithms_true(option: JokerLead) -> None:
    told = 0
    for state in playout(Form.FOUR, option, 2).states:
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        seen = observe(state, state.turn)
        information = information_of(seen)
        if not tells(seen, information):
            continue
        told += 1
        drawn = Beliefs(seen, information).draw(Sampler(information), 3, random.Random(1))
        for division, logarithm in drawn:
            assert set(division) == {hidden.place for hidden in information.hidden}
            assert sum(division.values()) == information.unseen
            for hidden in information.hidden:
                cards = division[hidden.place]
                assert cards.bit_count() == hidden.size
                assert not cards & ~hidden.allowed
            assert exp(logarithm) > 0
    assert told > 30


def test_beliefs_are_for_a_seat_on_turn_that_sees_one_hand() -> None:
    for form in Form:
        for state in playout(form, JokerLead.HIGHEST, 1).states[:20]:
            if state.turn is not None:
                seen = observe(state, state.turn)
                expected = form is Form.FOUR and state.phase is Phase.PLAY
                assert tells(seen, information_of(seen)) is expected
