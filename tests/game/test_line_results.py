"""Branches of a game are compared by where they leave it and by what came of them."""

from __future__ import annotations

import random

from acting import act

from quinto_desktop.game.past.branches import results_of
from quinto_desktop.game.past.replay import Replay
from quinto_desktop.game.session import Session
from quinto_desktop.game.setup import numbered_game, usual_players
from quinto_desktop.rules import Phase, RuleOptions, Side


def play(session: Session, deals: int, seed: int) -> Session:
    """Play at random until so many deals are over."""
    choice = random.Random(seed)
    while session.state.deals_finished < deals and session.state.phase is not Phase.MATCH_OVER:
        act(session, choice)
    return session


def first_play(deals: int = 2) -> Session:
    setup = numbered_game(usual_players(), RuleOptions(target=2000), seed=5)
    return play(Session(setup), deals, seed=1)


def branched(session: Session, deal: int, trick: int, name: str, seed: int) -> Session:
    """Take over at the lead of a trick, and play that deal to its end."""
    replay = Replay(session.steps[0].before, session.steps)
    after = replay.deals[deal].tricks[trick - 1].start
    return play(session.branch(after, name), deal + 1, seed)


def test_a_game_without_branches_has_its_first_play() -> None:
    session = first_play()
    (only,) = results_of(session)

    assert (only.number, only.name, only.depth, only.is_played) == (0, "", 0, True)
    assert only.points == session.state.results[-1].points == only.first_points
    assert only.end.scores == session.state.scores
    assert only.gain(Side.NS) is None


def test_a_branch_is_compared_with_the_same_deal_of_the_first_play() -> None:
    session = first_play()
    points = [result.points for result in session.state.results]
    branch = branched(session, 0, 4, "Diamonds first", seed=77)
    first, other = results_of(branch)

    assert (first.number, first.is_played) == (0, False)
    assert first.points == points[1]
    assert (other.number, other.of, other.depth) == (1, 0, 1)
    assert (other.name, other.is_played) == ("Diamonds first", True)
    assert (other.game, other.deal) == (1, 1)
    assert other.trick >= 4
    assert other.points == branch.state.results[0].points
    assert other.first_points == points[0]
    for side in Side:
        swings = [pair[side] - pair[side.other] for pair in (other.points, points[0])]
        assert other.gain(side) == swings[0] - swings[1]
    assert other.gain(Side.NS) == -(other.gain(Side.EW) or 0)


def test_a_branch_leaves_where_it_first_differs() -> None:
    session = first_play(1)
    replay = Replay(session.steps[0].before, session.steps)
    tricks = replay.deals[0].tricks
    again = session.branch(tricks[2].start, "Same again")
    for step in session.steps[tricks[2].start : tricks[7].start]:
        again.apply(step.action)

    assert results_of(again)[1].trick == 8


def test_an_unfinished_deal_has_no_points_yet() -> None:
    session = first_play(1)
    replay = Replay(session.steps[0].before, session.steps)
    branch = session.branch(replay.deals[0].tricks[5].start, "Trick 6")
    other = results_of(branch)[1]

    assert other.points is None
    assert other.first_points == session.state.results[0].points
    assert other.gain(Side.NS) is None
    assert other.end.scores == branch.state.scores


def test_branches_of_branches_follow_what_they_leave() -> None:
    session = first_play(1)
    one = branched(session, 0, 3, "One", seed=2)
    two = branched(one.switched(0), 0, 5, "Two", seed=3)
    three = branched(two.switched(1), 0, 9, "Three", seed=4)

    found = [(line.name, line.of, line.depth) for line in results_of(three)]
    assert found == [("", 0, 0), ("One", 0, 1), ("Three", 1, 2), ("Two", 0, 1)]
    assert [line.is_played for line in results_of(three)] == [False, False, True, False]


def test_a_branch_of_a_deal_that_the_first_play_has_not_finished_is_not_compared() -> None:
    session = play(first_play(1), 1, seed=1)
    session.apply(session.next_deal())
    branch = play(session.branch(session.length, "On from here"), 2, seed=9)
    other = results_of(branch)[1]

    assert other.points is not None
    assert other.first_points is None
    assert other.gain(Side.NS) is None
