"""A stranger's kind shows in what it plays, and its plays are then read by that kind's model."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, fsum, log

import pytest
from hidden import truth
from pytest import MonkeyPatch

from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.players.imagining import likelihood
from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.likelihood import Kind, Likelihood, kinds_of_players
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel.model_file import ModelError, ModelFault
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import Skill
from quinto_desktop.rules import *

DEALS = 12
POLICY = Expert(Skill(time_ms=850, deals=0, call_deals=0, breadth=1, doubt=0, exact_tricks=0))


def test_every_stranger_is_of_some_kind() -> None:
    assert fsum(kind.share for kind in kinds_of_players()) == pytest.approx(1)
    assert all(kind.share > 0 for kind in kinds_of_players())


def test_a_kind_without_its_model_is_left_out(monkeypatch: MonkeyPatch) -> None:
    everyone = kinds_of_players()
    monkeypatch.setattr(
        likelihood, "model_faults", lambda: {"rule_model": ModelError(ModelFault.MISSING)}
    )
    others = kinds_of_players()
    assert len(others) == len(everyone) - 1
    assert fsum(kind.share for kind in others) == pytest.approx(1)


@pytest.mark.parametrize("player", [player_of(Level.CASUAL), POLICY], ids=["casual", "policy"])
def test_a_known_kind_is_read_better_than_by_the_model_of_the_many(player: ComputerPlayer) -> None:
    """How much likelier the true deal is than uniform draws, in nats, over all deals."""
    states = [mid_play(player, seed) for seed in range(DEALS)]
    assert told_by(states, kinds_of_players()) > told_by(states, the_many()) + 0.5


def test_who_is_of_no_known_kind_is_read_as_one_of_the_many() -> None:
    states = [mid_play(player_of(Level.NOVICE), seed) for seed in range(DEALS)]
    assert told_by(states, kinds_of_players()) > told_by(states, the_many()) - 0.5


def test_no_draw_decides_alone_however_well_a_kind_is_read() -> None:
    for seed in range(DEALS):
        state = mid_play(player_of(Level.CASUAL), seed)
        assert state.turn is not None
        imagination = imagine(observe(state, state.turn), 40, seed, breadth=3)
        assert not imagination.is_complete
        assert 1 / fsum(deal.weight**2 for deal in imagination.deals) > 8


def the_many() -> list[Kind]:
    return [replace(kinds_of_players()[0], share=1.0)]


def mid_play(player: ComputerPlayer, seed: int) -> MatchState:
    """A deal in its sixth trick; a player has played all its cards."""
    state = apply(new_match(), Deal(shuffled_pack(seed, 1))).after
    for number in range(4 + 22):
        assert state.turn is not None
        is_call = state.phase is Phase.DOUBLING
        action = Call.PASS if is_call else player.choose(observe(state, state.turn), number)
        state = apply(state, action).after
    return state


def told_by(states: Sequence[MatchState], them: Sequence[Kind]) -> float:
    gains = []
    for number, state in enumerate(states):
        assert state.turn is not None
        seen = observe(state, state.turn)
        information = information_of(seen)
        sampler, chance = Sampler(information), random.Random(number)
        log_of: Callable[..., float] = Likelihood(seen, information, them).log_of_plays
        drawn = [exp(log_of(sampler.draw(chance))) for _ in range(100)]
        gains.append(log_of(truth(state, information)) - log(fsum(drawn) / len(drawn)))
    return fsum(gains) / len(gains)
