"""Computer players in every form of the game: whole matches, and nothing but what they may see."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle
from statistics import mean

import pytest
from examples import examples, part, share
from hypothesis import given
from hypothesis import strategies as st
from quick import LEVELS, quick_player
from tables import AnyLegal

from quinto_desktop.players import ComputerPlayer, Level, decision_seed, player_of
from quinto_desktop.rules import *

DRAWS = (DrawRule.ACE_LOW, DrawRule.ACE_HIGH, DrawRule.OFF)
MATCHES = [(form, match) for form in Form for match in matches_of(form)]


def _chosen(state: MatchState, level: Level, seed: int) -> Action:
    seen = observe(state, state.mover)
    action = quick_player(level).choose(seen, seed)
    assert action in seen.actions
    return action


def _next_action(state: MatchState, seed: int, done: int) -> Action:
    """Packs and draws by their numbers; of the players the odd ones are novices."""
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(seed, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, state.deals_finished + 1))
    assert state.player_on_turn is not None
    level = Level.NOVICE if state.player_on_turn % 2 else Level.CASUAL
    return _chosen(state, level, decision_seed(seed, done))


@pytest.mark.parametrize(("form", "match"), MATCHES)
def test_whole_matches_end(form: Form, match: MatchForm) -> None:
    for seed, (joker_lead, draw) in enumerate(part([*zip(JokerLead, cycle(DRAWS))])):
        rules = RuleOptions(joker_lead, form=form, match=match, draw=draw, target=120)
        state, done = new_match(rules), 0
        while state.phase is not Phase.MATCH_OVER:
            # `apply` refuses an illegal action.
            state, done = apply(state, _next_action(state, seed, done)).after, done + 1
        games = {MatchForm.GAME: {1}, MatchForm.ROUND: {3}}.get(match, {2, 3})
        assert len(state.games) in games


# -------- Every level, in every position that random play reaches, under every option
ANY: ComputerPlayer = AnyLegal()


def _after(state: MatchState, actions: int, seed: int) -> MatchState:
    """The state after some random actions, but with someone on turn to call or play."""
    chance = random.Random(seed)
    for _ in range(actions):
        state = apply(state, chance.choice(legal_actions(state))).after
    return state


@pytest.mark.parametrize("level", LEVELS)
@given(
    form=st.sampled_from(Form),
    seed=st.integers(0, 2**32),
    actions=st.integers(0, 51),
    joker_lead=st.sampled_from(JokerLead),
    scores=st.tuples(st.integers(0, 49), st.integers(0, 49)),
)
@examples(150)
def test_every_choice_is_legal_and_repeats(
    level: Level,
    form: Form,
    seed: int,
    actions: int,
    joker_lead: JokerLead,
    scores: tuple[int, int],
) -> None:
    # No quint wins the game before the last card: the target is far, the scores are near it.
    rules = RuleOptions(joker_lead, target=10_000, form=form)
    dealers = DUMMY_PLAYERS_SEATS if form is Form.DUMMY else SEATS
    state = new_match(
        rules, dealers[seed % len(dealers)], (9500 + 5 * scores[0], 9500 + 5 * scores[1])
    )
    state = _after(apply(state, Deal(shuffled_pack(seed, 1))).after, actions, seed)
    seen = observe(state, state.mover)
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
            # `apply` refuses an illegal action.
            state = apply(state, player.choose(observe(state, state.mover), seed)).after
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


# -------- The levels differ as much as they should: duplicate deals, played twice, sides exchanged
# A duplicate pair has a standard deviation of 30 points at most, so the mean of 40 of them is known
# to 5. With two hands played by one, the same deals are compared that differ in one side's players;
# their difference has a standard deviation of 60 points, and the mean of 60 is known to 8. The
# deals are the same each time. A level that is no better than the one below gains nothing: that is
# 28 points or more away from what these deals show, and 40 with two hands; five such deviations
# each. `quinto-lab match` plays as many as one likes.
PAIRS = 20
DEALS = 30
NOVICE, CASUAL, ANY_SEED = player_of(Level.NOVICE), player_of(Level.CASUAL), AnyLegal()


def _difference(number: int, ns: ComputerPlayer, ew: ComputerPlayer, form: Form = Form.FOUR) -> int:
    """NS points less EW points in one deal of card play; of three, NS have dummy."""
    match = replace(new_match(RuleOptions(form=form, target=10_000)), scores=(0, 0))
    match = replace(match, turn=Seat(number % 4))
    state = apply(match, Deal(shuffled_pack(77, number))).after
    for _ in range(4):
        state = apply(state, Call.PASS).after
    done = 0
    while state.phase is Phase.PLAY:
        player = (ns, ew)[state.mover.side]
        seed = 100 * number + done
        state, done = apply(state, player.choose(observe(state, state.mover), seed)).after, done + 1
    return state.scores[0] - state.scores[1]


def _margin(better: ComputerPlayer, worse: ComputerPlayer) -> float:
    return mean(
        (_difference(number, better, worse) - _difference(number, worse, better)) / 2
        for number in range(1, PAIRS + 1)
    )


def test_casual_beats_novice_clearly() -> None:
    assert _margin(CASUAL, NOVICE) > 20


def test_novice_beats_random_play_clearly() -> None:
    assert _margin(NOVICE, ANY_SEED) > 20


def _gains(form: Form) -> tuple[float, float]:
    """What casual play instead of a novice's gains either side, in points a deal."""
    ns, ew = [], []
    for number in range(1, DEALS + 1):
        usual = _difference(number, NOVICE, NOVICE, form)
        ns.append(_difference(number, CASUAL, NOVICE, form) - usual)
        ew.append(usual - _difference(number, NOVICE, CASUAL, form))
    return mean(ns), mean(ew)


def test_casual_is_better_with_two_hands_with_dummy_and_against_dummy() -> None:
    assert min(_gains(Form.TWO)) > 20
    ns, ew = _gains(Form.DUMMY)
    assert ns > 20
    assert ew > 5
