"""A game without Qt: undo, redo and records are prefixes of one list of actions."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from acting import act
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import NOBODY, played, setup

from quinto_desktop.game import Level, PlayerRecord, Session, numbered_game, usual_players
from quinto_desktop.records import Fault, Message, RecordError
from quinto_desktop.rules import Call, IllegalAction, Phase, Seat, legal_actions

DEAL_AND_CALLS = 5


def test_a_new_game_awaits_its_first_deal() -> None:
    session = Session(setup())

    assert session.state.phase is Phase.DEALING
    assert not session.awaits_person()
    assert not session.can_undo
    assert not session.can_redo


def test_an_illegal_action_changes_nothing() -> None:
    session = played(8)
    session.undo()
    before = session.saved()

    with pytest.raises(IllegalAction):
        session.apply(Call.REDOUBLE)

    assert session.saved() == before


def decides(session: Session) -> bool:
    if session.state.turn is not Seat.S or session.state.phase is Phase.DEALING:
        return False
    return session.state.phase is Phase.DOUBLING or len(legal_actions(session.state)) > 1


@pytest.mark.parametrize("length", range(DEAL_AND_CALLS, DEAL_AND_CALLS + 12))
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


def test_undo_without_a_decision_and_redo_without_undo_do_nothing() -> None:
    session = played(60, people=NOBODY)

    session.undo()
    session.redo()

    assert not session.can_undo
    assert session.length == 60


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


def test_a_resumed_game_deals_what_the_first_one_would_have() -> None:
    session = played(DEAL_AND_CALLS + 48)
    again = Session.resumed(session.saved())

    assert again.next_deal() == session.next_deal()
    assert again.next_deal() != played(0).next_deal()


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


def test_a_numbered_game_is_the_same_every_time_and_one_person_sits_at_south() -> None:
    first, second = (Session(numbered_game(usual_players(), seed=77)) for _ in range(2))

    assert first.setup == second.setup
    assert first.next_deal() == second.next_deal()
    assert first.people == frozenset({Seat.S})


# --------------------------------------------------------------- hints
def test_undo_does_not_make_a_hint_unseen() -> None:
    session = played(20)
    assert session.hints.take(session.length)
    assert not session.hints.take(session.length)  # asked again at the same decision
    session.undo()
    assert Session.resumed(session.saved()).hints.places == (20,)
    assert session.lines.current.hinted == (20,)


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
