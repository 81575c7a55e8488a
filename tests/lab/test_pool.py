"""The pool plays by the rules, knows what it may, and answers the same every time."""

from __future__ import annotations

import argparse
import importlib
import json
import random
from array import array
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples import each
from interpreted_kernel import interpreted
from lab_command import Lab, main
from plain_search import value_of

from quinto_desktop.lab import pool
from quinto_desktop.lab.__main__ import command_line
from quinto_desktop.lab.match import match
from quinto_desktop.lab.match.contestants import (
    AtRandom,
    Honest,
    OpenHandPlayer,
    Silent,
    contestant_of,
)
from quinto_desktop.lab.match.duplicate import Contest, Kind, Unit, play_unit
from quinto_desktop.lab.pool import members
from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.lab.pool.members import TRAINING, Half, member_of, members_named
from quinto_desktop.lab.pool.rule_play import set_up
from quinto_desktop.lab.training.selfplay import STRANGERS
from quinto_desktop.players import Level
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

QUICK = {
    "plain": "plain:20:5:4",
    "plain-wide": "plain-wide:20:5:4",
    "ismcts": "ismcts:30",
    "knowing": "knowing:3:3",
}
"""The same players with fewer layouts, so that whole deals take no time."""


def _players() -> list[str]:
    return [QUICK.get(name, name) for name in Half.ALL.members]


def _deal(form: Form, seed: int, joker_lead: JokerLead = JokerLead.HIGHEST) -> MatchState:
    dealer = Seat.S if form is Form.DUMMY else Seat(seed % 4)
    state = new_match(RuleOptions(form=form, joker_lead=joker_lead), dealer)
    return apply(state, Deal(shuffled_pack(seed, 1))).after


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", _players())
def test_a_member_plays_a_whole_deal_in_every_form(name: str, form: Form) -> None:
    player = member_of(name)
    state = _deal(form, 5, JokerLead.FORBIDDEN_IF_WINNING)
    for seed in range(60):
        if state.phase not in {Phase.DOUBLING, Phase.PLAY}:
            break
        observation = observe(state, state.mover)
        action = player.choose(observation, seed)
        assert action in observation.actions
        if seed % 9 == 0:
            assert member_of(name).choose(observation, seed) == action
        state = apply(state, action).after
    assert state.results or state.winner is not None


def test_the_halves_are_apart_and_only_one_is_usual(lab: Lab) -> None:
    training, held_out = members_named("training"), Half.HELD_OUT.members
    assert set(training).isdisjoint(held_out)
    assert {name.partition(":")[0] for name in STRANGERS} <= {*training}, "what networks learn from"
    assert members_named("all") == (*training, *held_out)
    assert "nothing to play" in lab.refused("match --a novice --pool --deals 0 --json")


@pytest.mark.parametrize("name", ["_rule_play", "_tree"])
def test_interpreted_it_is_the_same(name: str) -> None:
    """What is compiled and what runs where nothing can be."""
    twin = interpreted(name, pool)
    observation = _moment()
    worlds = uniform_layouts(observation, 4, 1)
    found = []
    for module in (twin, importlib.import_module(f"{pool.__name__}.{name}")):
        weights = [18.0, 0.3, 0.06, 15.0, 0.1, 0.8, 0.05, 2.0]
        if name == "_tree":
            tree = module.Tree(weights, 0.5, 7)
            set_up(tree, observation)
            found.append(tree.search(worlds, 40))
        else:
            play = module.RulePlay(weights)
            set_up(play, observation)
            cards = [act.card.strength for act in observation.actions if isinstance(act, Play)]
            out, seen = array("d", bytes(8 * len(cards))), array("d", bytes(8 * len(cards)))
            play.weigh(worlds, 0, 4, cards, out)
            play.judge(worlds, 0, 4, cards, seen)
            found.append(([*out], [*seen], play.tricks(worlds, 0, 4)))
    if name == "_tree":
        assert found[0] == found[1]
    else:
        (worth, seen, tricks), compiled = found
        assert (worth, tricks) == (compiled[0], compiled[2])
        assert seen == pytest.approx(compiled[1], abs=1e-3)  # compiled, it is of single precision
        assert any(seen)


def _moment() -> Observation:
    """A lead some tricks into a deal."""
    state, chance = _deal(Form.FOUR, 3), random.Random(3)
    while state.deal is not None and len(state.deal.tricks) < 5:
        state = apply(state, chance.choice(legal_actions(state))).after
    return observe(state, state.mover)


def test_held_out_is_only_played_if_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(
        match, "play_contest", lambda _arguments, contest, *_: asked.append(contest.b)
    )
    assert main(["match", "--a", "novice", "--pool", "--with-partner"]) == 0
    assert set(asked) == {*Half.TRAINING.members}
    asked.clear()
    assert main(["match", "--a", "novice", "--pool", "held-out"]) == 0
    assert asked == [*Half.HELD_OUT.members]
    asked.clear()
    assert main(["match", "--a", "novice", "--pool", "ismcts:5,plain"]) == 0
    assert asked == ["ismcts:5", "plain"]


@pytest.mark.parametrize("count", [3, 200])
def test_layouts_are_as_likely_as_they_should_be(count: int) -> None:
    """Every card lies wherever it may, and as often."""
    observation = _moment()
    worlds = uniform_layouts(observation, count, 2)
    assert len(worlds) == FIELDS * count
    information = information_of(observation)
    for at in range(0, len(worlds), FIELDS):
        hands = worlds[at : at + 4]
        for place in information.hidden_hands:
            assert hands[place.place].bit_count() == place.size
            assert hands[place.place] & ~place.allowed == 0
        assert sum(hand.bit_count() for hand in hands) == sum(observation.hand_sizes)
    if count == 200:
        place = information.hidden_hands[0]
        lying = [0] * 53
        for at in range(0, len(worlds), FIELDS):
            for card in range(53):
                lying[card] += worlds[at + place.place] >> card & 1
        free = [lying[card] for card in range(53) if place.allowed >> card & 1]
        expected = count * place.size / len(free)
        assert all(abs(times - expected) < 45 for times in free)


def test_the_human_like_player_forgets() -> None:
    observation = _moment()
    known = information_of(observation)
    left = members.remembered(observation, random.Random(1))
    gone = left.unseen & ~known.unseen
    fallen = card_set([card for trick in observation.tricks for card in trick.cards])
    recent = card_set([card for trick in observation.tricks[-2:] for card in trick.cards])
    assert gone and gone & ~fallen == 0 and gone & recent == 0
    worlds = members.remembered_layouts(observation, 20, random.Random(1))
    held = 0
    for at in range(0, len(worlds), FIELDS):
        held |= worlds[at] | worlds[at + 1] | worlds[at + 2] | worlds[at + 3]
    assert held & gone


def _told(lab: Lab, *arguments: str) -> dict[str, object]:
    told: dict[str, object] = json.loads(lab("match --a novice --workers 1 --json", *arguments))
    assert told.pop("seconds") is not None
    return told


def test_the_pool_is_its_training_half_by_default() -> None:
    for option in ("--pool", "--with-partner"):
        asked = command_line().parse_args(["match", "--a", "novice", option])
        assert (asked.pool or asked.with_partner) == TRAINING


def test_the_pools_match_tells_mean_and_worst(tmp_path: Path, lab: Lab) -> None:
    asked = ["--pool", "policy,plain:8:2:2", "--with-partner", "policy", "--deals", "3"]
    asked += ["--calls", "off", "--keep", str(tmp_path / "kept")]
    told = _told(lab, *asked)
    assert _told(lab, *asked) == told
    assert len([*(tmp_path / "kept").iterdir()]) == 3
    against, beside = told["against"], told["beside"]
    assert isinstance(against, dict) and isinstance(beside, dict)
    assert [*against["members"]] == ["policy", "plain:8:2:2"]
    points = {name: match["points_per_deal"]["mean"] for name, match in against["members"].items()}
    assert against["mean"]["mean"] == pytest.approx(sum(points.values()) / 2)
    assert points[against["worst"]["member"]] == min(points.values())
    assert against["thinking_ms"]["cards"] > 100
    assert [*beside["members"]] == ["policy"]
    assert beside["members"]["policy"]["partner"] == "policy"


@each("text", ["", "bogus", "plain:", "plain:1:2", "plain:0:1:1", "policy:3"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        members_named(text)


# -------- The contestants of a duplicate match, and how the two that are not levels play
NAMES = {
    "random": AtRandom,
    "seer": OpenHandPlayer,
    "seer:1": OpenHandPlayer,
    "seer:12": OpenHandPlayer,
    "silent:plain": Silent,
} | {level.value: Honest for level in Level}


@each("name, kind", NAMES.items(), ids=NAMES)
def test_a_name_tells_who_plays(name: str, kind: type) -> None:
    assert isinstance(contestant_of(name), kind)


@each(
    "name",
    [
        *("", "Novice", "seer:", "seer:0", "seer:13", "seer:x", "seer:²", "random:2", "\udcff"),
        *("silent", "silent:", "silent:nobody", "silent:" * 9999 + "casual"),
    ],
)
def test_what_names_no_contestant_is_refused(name: str) -> None:
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
            if len(state.dealt.tricks) == 12 - cards and len(legal_actions(state)) > 1:
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
        best = max if state.mover.side is Side.NS else min
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
    gained = after.scores[0] - after.scores[1] - state.scores[0] + state.scores[1]
    if not after.dealt.trick.cards:
        gained += _tricks(after) - _tricks(state)
    deal = after.dealt
    value = deal.trick_value
    return gained + value_of(Position(deal.hands, deal.cachette, deal.trick, value))


def _tricks(state: MatchState) -> int:
    sides = [trick.winner.side for trick in state.dealt.tricks if trick.winner is not None]
    ahead = sides.count(Side.NS) - sides.count(Side.EW)
    return ahead * state.dealt.trick_value


def test_the_seer_beats_the_rule_player() -> None:
    contest = Contest("seer", "casual", RuleOptions(), has_calls=False, seed=1)
    assert sum(play_unit(contest, Unit(Kind.DEAL, 1)).results) > 0


def test_the_seer_wins_a_game_that_a_quint_wins() -> None:
    contest = Contest("seer:8", "random", RuleOptions(target=5), has_calls=False, seed=1)
    for number in (1, 2):
        assert play_unit(contest, Unit(Kind.GAME, number)).results == (1, 1)
