"""The race: where holes and pegs are, whatever the target, at every moment of a match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import match_of, play_on

from quinto_desktop.game import Session
from quinto_desktop.game.aids.quint_board import RaceTrack, race_track, step_of
from quinto_desktop.rules import *

FORMS = [
    RuleOptions(target=150, match=MatchForm.RUBBER),
    RuleOptions(target=325, match=MatchForm.RUBBER_POINTS),
    RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    RuleOptions(form=Form.TWO),
]


@pytest.mark.parametrize(
    ("target", "step"),
    [(5, 5), (60, 5), (250, 5), (300, 5), (310, 10), (500, 10), (1000, 20), (10_000, 200)],
)
def test_a_hole_is_a_fiftieth_in_fives(target: int, step: int) -> None:
    assert step_of(target) == step


@given(st.integers(5, 10_000))
def test_every_target_has_its_race(target: int) -> None:
    track = RaceTrack(target, step_of(target), (0, 0), (0, 0))

    assert track.step % 5 == 0
    assert len(track.holes) <= 60
    assert target <= 200 or len(track.holes) >= 30
    assert all(0 < points < target for points in track.holes)


@pytest.mark.parametrize("rules", FORMS, ids=lambda rules: f"{rules.form.value} {rules.target}")
def test_a_score_is_the_hollow_peg_and_what_this_deal_has_brought(rules: RuleOptions) -> None:
    """Quints as they fall, tricks only when the deal is over; another game begins anew."""
    session, was_over = Session(match_of(rules)), False
    before = RaceTrack(rules.target, 5, (0, 0), (0, 0))
    for state in states_of(session):
        now = observe(state, Seat.S)
        track = race_track(now, Side.NS)
        quints = [0, 0]
        for scored in now.quints:
            quints[scored.side is Side.EW] += scored.quint.points
        is_over = bool(now.results) and now.results[-1].number == now.deal_number
        if is_over:
            assert track.gained == now.results[-1].points
            assert track.start == now.results[-1].before
        else:
            assert track.gained == tuple(quints)
        assert track.now == now.scores
        assert min(track.gained) >= 0
        if is_over and not was_over:
            assert track.start == before.start, "the hollow pegs stay until the next deal"
        before, was_over = track, is_over
        assert race_track(now, Side.EW) == RaceTrack(
            track.target, track.step, track.start[::-1], track.now[::-1], track.studs[::-1]
        )


def states_of(session: Session) -> list[MatchState]:
    play_on(session)
    return [step.after for step in session.steps]


def test_games_of_a_rubber_are_studs_and_others_are_not() -> None:
    won = {}
    for rules in FORMS:
        session = Session(match_of(rules))
        states_of(session)
        final = observe(session.state, Seat.S)
        won[rules.match] = race_track(final, Side.NS).studs, len(final.games)

    for match, (studs, games) in won.items():
        is_rubber = match in (MatchForm.RUBBER, MatchForm.RUBBER_POINTS)
        assert sum(studs) == (games if is_rubber else 0)
        assert max(studs) == (2 if is_rubber else 0)


def test_a_handicap_is_there_before_the_first_deal() -> None:
    state = new_match(RuleOptions(form=Form.DUMMY))
    track = race_track(observe(state, Seat.S), Side.NS)

    assert track.start == track.now == state.scores
    assert max(track.now) == DUMMY_HANDICAP
