"""Every level, in every position that random play reaches, under every option."""

from __future__ import annotations

import random

import pytest
from examples import examples, share
from hypothesis import given
from hypothesis import strategies as st
from quick import LEVELS, quick_player
from tables import AnyLegal

from quinto_desktop.players import ComputerPlayer, Level, decision_seed
from quinto_desktop.rules import *

ANY: ComputerPlayer = AnyLegal()


def _after(state: MatchState, actions: int, seed: int) -> MatchState:
    """The state after some random actions, but with someone on turn to call or play."""
    chance = random.Random(seed)
    for _ in range(actions):
        state = apply(state, chance.choice(legal_actions(state))).after
    return state


@pytest.mark.parametrize("level", LEVELS)
@given(
    seed=st.integers(0, 2**32),
    actions=st.integers(0, 51),
    joker_lead=st.sampled_from(JokerLead),
    scores=st.tuples(st.integers(0, 49), st.integers(0, 49)),
)
@examples(150)
def test_every_choice_is_legal_and_repeats(
    level: Level, seed: int, actions: int, joker_lead: JokerLead, scores: tuple[int, int]
) -> None:
    # No quint wins the game before the last card: the target is far, the scores are near it.
    rules = RuleOptions(joker_lead, target=10_000)
    state = new_match(rules, Seat(seed % 4), (9500 + 5 * scores[0], 9500 + 5 * scores[1]))
    state = _after(apply(state, Deal(shuffled_pack(seed, 1))).after, actions, seed)
    assert state.turn is not None
    seen = observe(state, state.turn)
    chosen = quick_player(level).choose(seen, seed)
    assert chosen in seen.actions
    assert quick_player(level).choose(seen, seed) == chosen


@pytest.mark.parametrize("joker_lead", JokerLead)
@pytest.mark.parametrize("level", LEVELS)
def test_whole_deals_are_legal_under_every_option(level: Level, joker_lead: JokerLead) -> None:
    player = quick_player(level)
    for seed in range(share(8)):
        state = apply(new_match(RuleOptions(joker_lead)), Deal(shuffled_pack(seed, 1))).after
        while state.phase in (Phase.DOUBLING, Phase.PLAY):
            assert state.turn is not None
            # `apply` refuses an illegal action.
            state = apply(state, player.choose(observe(state, state.turn), seed)).after
        assert len(state.results) == 1


def test_levels_have_the_names_that_records_keep() -> None:
    assert [level.value for level in Level] == ["novice", "casual", "club", "master"]


def test_the_seed_of_a_decision_does_not_tell_the_games_number() -> None:
    """The game's number determines all packs: a player that could read it would know every card."""
    seeds = [decision_seed(game, done) for game in range(40) for done in range(40)]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    # No part of it runs along with the game's number or the count of actions.
    for bit in range(63):
        ones = sum(seed >> bit & 1 for seed in seeds)
        assert 0.42 < ones / len(seeds) < 0.58
    assert decision_seed(7, 1) == decision_seed(7, 1)
