"""A game without Qt: undo, redo and records are prefixes of one list of actions."""

from __future__ import annotations

import random

import pytest
from acting import act
from examples import each, examples
from hypothesis import given
from hypothesis import strategies as st
from playing import SOUTH, play_on, played, setup
from replaced import replace

from quinto_desktop.game import Level, PlayerRecord, Session, game_of, numbered_game, usual_players
from quinto_desktop.game.past.replay import Replay, results_of
from quinto_desktop.records import Fault, Message, RecordError, decode, encode
from quinto_desktop.rules import *

DEAL_AND_CALLS = 5


def decides(session: Session) -> bool:
    if session.state.turn is not Seat.S or session.state.phase is Phase.DEALING:
        return False
    return session.state.phase is Phase.DOUBLING or len(legal_actions(session.state)) > 1


@each("length", range(DEAL_AND_CALLS, DEAL_AND_CALLS + 12))
def test_undo_goes_back_to_the_persons_last_decision(length: int) -> None:
    session = Session(setup())
    choice = random.Random(7)
    last = 0
    while session.length < length:
        if decides(session):
            last = session.length
        act(session, choice)

    session.undo()

    assert session.length == last
    assert session.awaits_person()


def test_undo_goes_back_through_deals_to_the_very_first_decision() -> None:
    session = played(2 * (DEAL_AND_CALLS + 48) + 1)
    whole = session.saved().actions
    assert len(session.state.results) == 2

    again, total = Session(session.setup), 0
    for action in whole:
        total += decides(again)
        again.apply(action)
    decisions = 0
    while session.can_undo:
        session.undo()
        decisions += 1
        assert decides(session)
        assert session.saved().actions + session.saved().undone == whole

    assert decisions == total < 2 * 13  # not for cards that were forced, as the last ones are
    assert session.length == 1  # the pack is dealt; the person's call is the first decision


def test_redo_goes_as_far_as_the_next_decision() -> None:
    session = played(DEAL_AND_CALLS + 9)
    while session.can_undo:
        session.undo()
    lengths = [session.length]

    while session.can_redo:
        session.redo()
        lengths.append(session.length)

    assert session.length == DEAL_AND_CALLS + 9
    for length in lengths[:-1]:
        before = session.steps[length].before
        assert before.turn is Seat.S
        assert before.phase is Phase.DOUBLING or len(legal_actions(before)) > 1
    assert lengths == sorted(set(lengths))


def test_what_was_undone_stays_while_the_same_is_done_again() -> None:
    session = played(2 * (DEAL_AND_CALLS + 48) + 3)
    actions = session.saved().actions
    while session.can_undo:
        session.undo()

    for action in actions[session.length :]:
        assert session.can_redo
        session.apply(action)

    assert not session.can_redo
    assert session.saved().actions == actions


def test_what_was_undone_is_gone_once_something_else_is_done() -> None:
    session = played(DEAL_AND_CALLS + 9)
    session.undo()
    undone = session.saved().undone[0]

    session.apply(next(a for a in legal_actions(session.state) if a != undone))

    assert not session.can_redo
    assert session.saved().undone == ()


@examples(25)
@given(length=st.integers(0, 130), undos=st.integers(0, 30), redos=st.integers(0, 3))
def test_a_saved_game_resumes_as_it_was(length: int, undos: int, redos: int) -> None:
    session = played(length)
    for _ in range(undos):
        session.undo()
    for _ in range(redos):
        session.redo()

    again = Session.resumed(session.saved())

    assert again.state == session.state
    assert again.steps == session.steps
    assert again.saved() == session.saved()
    assert (again.can_undo, again.can_redo) == (session.can_undo, session.can_redo)


def test_any_walk_back_and_forth_keeps_to_the_rules() -> None:
    choice = random.Random(11)
    session = Session(setup(target=10_000))
    for _ in range(400):
        match choice.randrange(8):
            case 0:
                session.undo()
            case 1:
                session.redo()
            case _:
                act(session, choice)
        saved = session.saved()
        Session.resumed(replace(saved, actions=saved.actions + saved.undone, undone=()))


def test_a_level_that_is_unknown_is_refused() -> None:
    saved = played(3).saved()
    stranger = PlayerRecord("Zoe", "clairvoyant")
    saved = replace(saved, players=(stranger, *saved.players[1:]))

    with pytest.raises(RecordError) as told:
        Session.resumed(saved)

    levels = tuple([level.value for level in Level])
    assert told.value.message == Message(
        Fault.LEVEL_UNKNOWN, name="Zoe", level="clairvoyant", levels=levels
    )


# --------------------------------------------------------------- hints
def test_a_branch_shares_the_hints_before_it_and_keeps_its_own() -> None:
    session = played(40)
    for place in (10, 30, 39):
        session.hints.take(place)
    branch = session.branch(30, "If I had led hearts")
    branch.hints.take(34)
    assert branch.hints.places == (10, 30, 34)
    assert branch.switched(0).hints.places == (10, 30, 39)
    assert [line.hinted for line in branch.saved().lines] == [(10, 30, 39), (10, 30, 34)]
    assert Session.resumed(branch.saved()).saved() == branch.saved()


def test_a_deal_that_is_played_again_begins_without_its_hints() -> None:
    session = played(DEAL_AND_CALLS + 20)
    session.hints.take(0)
    session.hints.take(1)  # at the first call
    session.hints.take(12)
    assert session.deal_again().hints.places == (0,)


# -------- Branches of a game: another way on from any point, and what came of it
def go_on(session: Session, count: int, seed: int = 1) -> Session:
    choice = random.Random(seed)
    for _ in range(count):
        act(session, choice)
    return session


def test_a_branch_goes_on_from_any_point_and_leaves_the_first_play_alone() -> None:
    first = played(60)
    branch = go_on(first.branch(25, "What if"), 10)
    assert branch.steps[:25] == first.steps[:25]
    assert branch.switched(0).steps == first.steps
    assert [line.name for line in branch.lines.all] == ["", "What if"]
    assert (first.lines.playing, branch.lines.playing) == (0, 1)


def test_hidden_hands_and_later_packs_are_the_same() -> None:
    first = played(60)
    branch = first.branch(25, "What if")
    before = branch.state.dealt
    assert before.hands == first.steps[24].after.deal.hands  # type: ignore[union-attr]
    packs = [
        [step.action for step in go_on(session, 90, seed=3).steps if isinstance(step.action, Deal)]
        for session in (first, branch)
    ]
    shared = min(map(len, packs))
    assert shared >= 2
    assert packs[0][:shared] == packs[1][:shared]


def test_removing_a_branch_hands_its_own_branches_on() -> None:
    second = go_on(played(60).branch(25, "One"), 20).branch(30, "Two")
    left = go_on(second, 5).without(1)
    assert [(line.name, line.of) for line in left.lines.all] == [("", 0), ("Two", 0)]
    assert left.lines.playing == 1
    assert left.steps == second.steps


def test_removing_the_branch_that_is_played_goes_back_to_the_line_before() -> None:
    first = played(60)
    left = go_on(first.branch(25, "One"), 20).without(1)
    assert left.saved() == first.saved()


def test_a_branch_has_another_name() -> None:
    named = played(60).branch(25, "One").renamed(1, "If I had doubled")
    assert named.lines.all[1].name == "If I had doubled"


@each("name", ["", "a\nb", "x" * 41])
def test_a_name_that_no_file_can_keep_is_refused(name: str) -> None:
    first = played(60)
    with pytest.raises(RecordError):
        first.branch(25, name)
    with pytest.raises(RecordError):
        first.branch(25, "One").renamed(1, name)


@pytest.mark.parametrize("after", [-1, 61])
def test_a_branch_leaves_its_line_where_there_is_one(after: int) -> None:
    with pytest.raises(ValueError, match="60 actions"):
        played(60).branch(after, "One")


def test_the_hundred_and_first_branch_is_refused() -> None:
    session = played(60)
    for number in range(100):
        session = session.branch(25, f"Branch {number}")
    with pytest.raises(RecordError):
        session.branch(25, "One more")


def test_undone_actions_wait_in_the_line_that_is_left() -> None:
    first = played(60)
    first.undo()
    undone = first.lines.current.undone
    assert undone
    back = go_on(first.branch(10, "One"), 5).switched(0)
    assert back.lines.current.undone == undone
    back.redo()
    assert back.length > first.length


@examples(30)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 200), st.integers(0, 40))))
def test_any_tree_comes_back_from_its_file(plan: list[tuple[int, int, int]]) -> None:
    session = played(50)
    for what, where, count in plan[:8]:
        lines = session.lines
        line = where % len(lines.all)
        if what == 0:
            session = session.branch(where % (session.length + 1), f"Branch {where}")
        elif what == 1:
            session = session.switched(line)
        elif what == 2 and line:
            session = session.without(line)
        else:
            session.undo()
        go_on(session, count, seed=count)
    resumed = Session.resumed(decode(encode(session.saved())))
    assert resumed.saved() == session.saved()
    assert resumed.steps == session.steps


def test_what_is_played_stands_alone_as_a_game() -> None:
    branch = go_on(played(60).branch(25, "One"), 10)
    alone = branch.played()
    assert alone.branches == ()
    assert alone.actions == tuple(step.action for step in branch.steps)


# --------------------------------------------------------------- no take-backs
def strict(length: int) -> Session:
    session = Session(replace(setup(SOUTH, target=10_000), has_take_backs=False))
    return go_on(session, length)


def test_without_take_backs_nothing_is_taken_back() -> None:
    session = strict(30)
    before = session.saved()
    assert not session.can_undo
    session.undo()
    assert session.saved() == before


def test_in_a_branch_nothing_counts_so_anything_may_be_taken_back() -> None:
    branch = go_on(strict(30).branch(10, "One"), 12)
    assert branch.can_undo


# --------------------------------------------------------------- the secret of fair deals
def test_the_secret_is_open_once_the_first_play_is_over_and_stays_so() -> None:
    rules = RuleOptions(target=5)
    session = Session(game_of(usual_players(), rules, FairDeals(bytes(32))))
    assert play_on(session, lambda it: it.saved().is_opened, seed=1).saved().is_opened
    assert session.state.phase is Phase.MATCH_OVER
    assert session.branch(1, "What if").saved().is_opened
    session.undo()
    assert session.saved().is_opened


def test_a_branch_that_is_over_opens_nothing() -> None:
    rules = RuleOptions(target=5)
    session = Session(game_of(usual_players(), rules, FairDeals(bytes(32))))
    branch = play_on(go_on(session, 1).branch(1, "What if"))
    assert not branch.saved().is_opened


def play(session: Session, deals: int, seed: int) -> Session:
    return play_on(session, lambda it: it.state.deals_finished >= deals, seed)


def first_play(deals: int = 2) -> Session:
    setup = numbered_game(usual_players(), RuleOptions(target=2000), seed=5)
    return play(Session(setup), deals, seed=1)


def branched(session: Session, deal: int, trick: int, name: str, seed: int) -> Session:
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
