"""Among first leads that cannot be told apart, the sources' advice decides (rules §13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.rules import *

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
