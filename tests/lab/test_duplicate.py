"""A unit is fair: both tables are identical, except that the contestants swap places."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from quinto_desktop.lab.match import duplicate
from quinto_desktop.lab.match.contestants import AtRandom
from quinto_desktop.lab.match.duplicate import (
    Contest,
    Kind,
    Unit,
    play_unit,
    start_of_unit,
    unit_seed,
)
from quinto_desktop.lab.playing.headless import match_steps
from quinto_desktop.players import ComputerPlayer, Level, decision_seed, player_of
from quinto_desktop.rules import *


@dataclass
class Recorder:
    """Plays at random and records what it was asked."""

    asked: list[tuple[MatchState, int]]

    def choose(self, state: MatchState, seed: int) -> Action:
        assert len(legal_actions(state)) > 1
        self.asked.append((state, seed))
        return AtRandom().choose(state, seed)


class Recorders:
    """Hands out recorders in the order in which the tables ask: A, B, then A, B again."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.of: list[Recorder] = []

    def clear(self) -> None:
        self.names.clear()
        self.of.clear()

    def __call__(self, name: str) -> Recorder:
        self.names.append(name)
        self.of.append(Recorder([]))
        return self.of[-1]


@pytest.fixture
def recorders(monkeypatch: pytest.MonkeyPatch) -> Recorders:
    found = Recorders()
    monkeypatch.setattr(duplicate, "contestant_of", found)
    return found


def _contest(form: Form, *, has_calls: bool = True, target: int = 250) -> Contest:
    rules = RuleOptions(form=form, target=target)
    return Contest("novice", "casual", rules, has_calls=has_calls, seed=5)


def _seats(recorder: Recorder) -> set[Seat]:
    return {state.turn for state, _ in recorder.asked if state.turn is not None}


@pytest.mark.parametrize("form", Form)
def test_the_two_change_places_and_all_else_is_the_same(form: Form, recorders: Recorders) -> None:
    for number in range(1, 13):
        recorders.clear()
        unit = Unit(Kind.DEAL, number)
        play_unit(_contest(form), unit)
        first_a, first_b, second_a, second_b = recorders.of
        assert recorders.names == ["novice", "casual"] * 2
        assert _seats(first_a) == _seats(second_b)
        assert _seats(first_b) == _seats(second_a)
        start = start_of_unit(RuleOptions(form=form), unit)
        dummys = Side.NS if start.dummy is None else start.dummy.side
        assert {seat.side for seat in _seats(first_a)} == {dummys}
        assert {seat.side for seat in _seats(first_b)} == {dummys.other}
        _assert_same(first_a, second_b)
        _assert_same(first_b, second_a)


def _assert_same(here: Recorder, there: Recorder) -> None:
    """Check that equal players with equal seeds have had the same cards at the same moments."""
    assert here.asked == there.asked
    assert len({seed for _, seed in here.asked}) == len(here.asked)


@pytest.mark.parametrize("form", Form)
def test_the_deal_goes_round_and_with_dummy_dummy_too(form: Form) -> None:
    rules = RuleOptions(form=form)
    starts = [start_of_unit(rules, Unit(Kind.DEAL, number)) for number in range(1, 13)]
    dealers = [start.turn for start in starts]
    assert dealers[:5] == [Seat.E, Seat.S, Seat.W, Seat.N, Seat.E]
    if form is Form.DUMMY:
        assert len({(start.turn, start.dummy) for start in starts}) == 12
        for start in starts:
            assert start.dummy is not None
            assert start.scores[start.dummy.side] == 0
            assert start.scores[start.dummy.side.other] == DUMMY_HANDICAP
    else:
        assert {start.scores for start in starts} == {(0, 0)}


def test_a_game_with_dummy_is_dealt_first_by_the_dummy_player() -> None:
    starts = [
        start_of_unit(RuleOptions(form=Form.DUMMY), Unit(Kind.GAME, number))
        for number in range(1, 4)
    ]
    assert {start.turn for start in starts} == {Seat.S, Seat.W, Seat.E}
    assert all(start.dummy is start.turn.partner for start in starts if start.turn is not None)


# A first deal by an opponent of dummy occurs nowhere else, so there is nothing to compare.
@pytest.mark.parametrize(
    ("form", "kind"),
    [(form, kind) for form in Form for kind in Kind if (form, kind) != (Form.DUMMY, Kind.DEAL)],
)
def test_a_unit_comes_to_what_the_match_without_a_window_comes_to(form: Form, kind: Kind) -> None:
    contest = _contest(form)
    unit = Unit(kind, 3)  # dealt by North, except that with dummy the Dummy-player deals
    start = start_of_unit(contest.rules, unit)
    dummys = Side.NS if start.dummy is None else start.dummy.side
    expected = []
    for side_of_a in (dummys, dummys.other):
        levels = {side_of_a: Level.NOVICE, side_of_a.other: Level.CASUAL}
        players = {start.seating[seat]: player_of(levels[seat.side]) for seat in SEATS}
        final = _played(contest, unit, [players[number] for number in sorted(players)], start.turn)
        if kind is Kind.GAME:
            expected.append(int(final.winner is side_of_a))
        else:
            expected.append(final.scores[side_of_a] - final.scores[side_of_a.other])
    assert play_unit(contest, unit).results == tuple(expected)


def _played(
    contest: Contest, unit: Unit, players: list[ComputerPlayer], dealer: Seat | None
) -> MatchState:
    steps = match_steps(contest.rules, unit_seed(contest.seed, unit), players, dealer)
    for step in steps:
        final = step.after
        if unit.kind is Kind.DEAL and final.results:
            break
    return final


def test_a_quint_that_wins_the_game_ends_the_deal_without_tricks(recorders: Recorders) -> None:
    # Random players and a game to 5 points: the first quint wins, and nothing else matters.
    results = [
        play_unit(_contest(Form.FOUR, target=5), Unit(Kind.DEAL, number)).results
        for number in range(1, 9)
    ]
    points = {abs(result) for pair in results for result in pair}
    assert points <= {5, 10, 15, 20, 25, 30, 35, 40, 45}
    assert len(points) > 1
    assert max(len(recorder.asked) for recorder in recorders.of) < 24


def test_without_calls_nobody_is_asked_for_one(recorders: Recorders) -> None:
    play_unit(_contest(Form.FOUR, has_calls=False), Unit(Kind.DEAL, 1))
    asked = [state for recorder in recorders.of for state, _ in recorder.asked]
    assert {state.phase for state in asked} == {Phase.PLAY}
    assert {state.deal.trick_value for state in asked if state.deal is not None} == {5}
    play_unit(_contest(Form.FOUR), Unit(Kind.DEAL, 1))
    assert any(
        state.phase is Phase.DOUBLING
        for recorder in recorders.of[4:]
        for state, _ in recorder.asked
    )


def test_thinking_times_are_of_cards_that_could_be_chosen(recorders: Recorders) -> None:
    outcome = play_unit(_contest(Form.FOUR), Unit(Kind.DEAL, 1))
    for who in (0, 1):
        cards = [
            state
            for recorder in (recorders.of[who], recorders.of[who + 2])
            for state, _ in recorder.asked
            if state.phase is Phase.PLAY
        ]
        assert len(outcome.ms[who]) == len(cards)
        assert 0 < len(cards) < 48
        assert all(ms >= 0 for ms in outcome.ms[who])


def test_seeds_depend_on_the_match_the_kind_and_the_number() -> None:
    units = [Unit(kind, number) for kind in Kind for number in (1, 2, 12)]
    seeds = {unit_seed(seed, unit) for seed in (1, 2, 11) for unit in units}
    assert len(seeds) == 18


def test_decisions_have_the_seeds_of_a_numbered_game(recorders: Recorders) -> None:
    unit = Unit(Kind.DEAL, 1)
    play_unit(_contest(Form.FOUR), unit)
    seed = unit_seed(5, unit)
    legal = [decision_seed(seed, done) for done in range(53)]
    for recorder in recorders.of:
        assert {given for _, given in recorder.asked} <= {*legal[1:]}
