"""The contestants of a duplicate match, and how the two that are not levels play."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from plain_search import value_of

from quinto_desktop.lab.match.contestants import (
    AtRandom,
    Honest,
    OpenHandPlayer,
    Silent,
    contestant_of,
)
from quinto_desktop.lab.match.duplicate import Contest, Kind, Unit, play_unit
from quinto_desktop.players import Level
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

NAMES = {
    "random": AtRandom,
    "seer": OpenHandPlayer,
    "seer:1": OpenHandPlayer,
    "seer:12": OpenHandPlayer,
    "silent:plain": Silent,
} | {level.value: Honest for level in Level}


@pytest.mark.parametrize(("name", "kind"), NAMES.items(), ids=NAMES)
def test_a_name_tells_who_plays(name: str, kind: type) -> None:
    assert isinstance(contestant_of(name), kind)


@pytest.mark.parametrize(
    "name",
    [
        *("", "Novice", "seer:", "seer:0", "seer:13", "seer:x", "seer:²", "random:2", "\udcff"),
        *("silent", "silent:", "silent:nobody", "silent:" * 9999 + "casual"),
    ],
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(
        argparse.ArgumentTypeError, match=r"^(There is no player|“.*” is not a number) .*\.$"
    ):
        contestant_of(name)


def test_the_silent_pass_and_play_like_the_others() -> None:
    state = apply(new_match(RuleOptions(), Seat.N), Deal(shuffled_pack(7, 1))).after
    loud, silent = contestant_of("casual"), contestant_of("silent:casual")
    doubled = 0
    while state.phase is Phase.DOUBLING:
        doubled += loud.choose(state, 1) is Call.DOUBLE
        assert silent.choose(state, 1) is Call.PASS
        state = apply(state, Call.PASS).after
    assert doubled  # so that there was something to be silent about
    while state.phase is Phase.PLAY:
        assert silent.choose(state, 1) == loud.choose(state, 1)
        state = apply(state, loud.choose(state, 1)).after


def _states(form: Form, cards: int) -> Iterator[MatchState]:
    """Yield moments of random deals with this many cards a hand, or one fewer after playing."""
    for seed in range(8):
        chance = random.Random(seed)
        dealer = Seat.S if form is Form.DUMMY else Seat(seed % 4)
        state = new_match(RuleOptions(form=form, target=10_000), dealer)
        state = apply(state, Deal(shuffled_pack(seed, 1))).after
        while state.phase is not Phase.DEALING:
            assert state.deal is not None
            if len(state.deal.tricks) == 12 - cards and len(legal_actions(state)) > 1:
                yield state
            state = apply(state, chance.choice(legal_actions(state))).after


def test_random_is_fair_and_follows_its_seed() -> None:
    state = next(_states(Form.FOUR, 6))
    player = AtRandom()
    chosen = Counter(player.choose(state, seed) for seed in range(6000))
    assert {*chosen} == {*legal_actions(state)}
    assert min(chosen.values()) > 850
    assert player.choose(state, 7) == AtRandom().choose(state, 7)


@pytest.mark.parametrize("form", Form)
def test_the_seer_loses_nothing_where_it_is_exact(form: Form) -> None:
    seer = OpenHandPlayer(3)
    asked = 0
    for state in _states(form, 3):
        action = seer.choose(state, 0)
        assert isinstance(action, Play)
        values = {card: _value_after(state, card) for card in legal_cards(state)}
        assert state.turn is not None
        best = max if state.turn.side is Side.NS else min
        assert values[action.card] == best(values.values())
        asked += 1
    assert asked > 20


def _value_after(state: MatchState, card: object) -> int:
    """Return NS's future points minus EW's after a card is played, by the plain search."""
    (play,) = [
        action
        for action in legal_actions(state)
        if isinstance(action, Play) and action.card is card
    ]
    after = apply(state, play).after
    assert after.deal is not None
    gained = after.scores[0] - after.scores[1] - state.scores[0] + state.scores[1]
    if not after.deal.trick.cards:
        gained += _tricks(after) - _tricks(state)
    deal = after.deal
    value = deal.trick_value
    return gained + value_of(Position(deal.hands, deal.cachette, deal.trick, value))


def _tricks(state: MatchState) -> int:
    assert state.deal is not None
    sides = [trick.winner.side for trick in state.deal.tricks if trick.winner is not None]
    ahead = sides.count(Side.NS) - sides.count(Side.EW)
    return ahead * state.deal.trick_value


def test_the_seer_beats_the_rule_player() -> None:
    contest = Contest("seer", "casual", RuleOptions(), has_calls=False, seed=1)
    assert sum(play_unit(contest, Unit(Kind.DEAL, 1)).results) > 0


def test_the_seer_wins_a_game_that_a_quint_wins() -> None:
    contest = Contest("seer:8", "random", RuleOptions(target=5), has_calls=False, seed=1)
    for number in (1, 2):
        assert play_unit(contest, Unit(Kind.GAME, number)).results == (1, 1)
