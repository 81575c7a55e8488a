"""The controller in every form: draw, dummy, two hands, several people, games after games."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from acting import act
from inline import InlineExecutor
from playing import First, Heard, match_of, play_on
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, Session, Thinker, usual_players
from quinto_desktop.rules import *

RUBBER = RuleOptions(target=40, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW, stakes=2)
ROUND = RuleOptions(target=40, form=Form.DUMMY, match=MatchForm.ROUND)
TWO = RuleOptions(target=40, form=Form.TWO)
FORMS = {"rubber": RUBBER, "round": ROUND, "two": TWO}


def controller_of(session: Session) -> GameController:
    return GameController(session, Thinker(InlineExecutor), None, INSTANT, lambda *_: First())


def play_to_the_end(controller: GameController, qtbot: QtBot) -> None:
    """Do for people the first thing that is allowed, until the match is over."""
    session = controller.session
    controller.start()
    while session.state.phase is not Phase.MATCH_OVER:
        if session.state.phase is Phase.DRAWING:
            controller.draw()
        elif session.state.phase is Phase.DEALING:
            controller.deal()
        elif session.awaits_person():
            assert session.state.turn is not None
            controller.submit(session.state.turn, legal_actions(session.state)[0])
        qtbot.waitUntil(
            lambda: (
                session.awaits_person()
                or session.state.phase in (Phase.DRAWING, Phase.DEALING, Phase.MATCH_OVER)
            )
        )


@pytest.mark.parametrize("rules", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("people", [set(), {0}, {1}, {0, 1}], ids=str)
def test_a_whole_match_is_played(qtbot: QtBot, rules: RuleOptions, people: set[int]) -> None:
    session = Session(match_of(rules, frozenset(people)))
    controller = controller_of(session)
    heard = Heard.of(controller)

    play_to_the_end(controller, qtbot)

    assert heard.of_kind("rejected") == []
    assert heard.of_kind("failed") == []
    assert Session.resumed(session.saved()).state == session.state
    games = {MatchForm.RUBBER: {2, 3}, MatchForm.ROUND: {3}, MatchForm.GAME: {1}}
    assert len(session.state.games) in games[rules.match]


def test_the_draw_waits_to_be_asked_for_and_the_first_deal_too(qtbot: QtBot) -> None:
    session = Session(match_of(RUBBER))
    controller = controller_of(session)
    heard = Heard.of(controller)

    controller.start()
    assert (session.state.phase, heard.names()) == (Phase.DRAWING, ["turn_started"])
    controller.deal()
    assert session.length == 0
    controller.draw()
    controller.draw()

    assert [type(step.action) for step in session.steps] == [Draw]
    assert session.state.phase is Phase.DEALING
    controller.deal()
    qtbot.waitUntil(session.awaits_person)
    assert isinstance(session.steps[1].action, Deal)


def test_packs_are_numbered_through_the_match_and_no_pack_comes_twice() -> None:
    session = play_on(Session(match_of(ROUND)))
    packs = [step.action.pack for step in session.steps if isinstance(step.action, Deal)]

    assert packs == [shuffled_pack(3, number) for number in range(1, len(packs) + 1)]
    assert len({*packs}) == len(packs) > 2


def test_dummys_card_is_played_by_the_dummy_player_and_only_from_dummys_seat(qtbot: QtBot) -> None:
    setup = replace(match_of(ROUND, frozenset({0})), first_dealer=Seat.S)
    session = Session(setup)
    controller = controller_of(session)
    heard = Heard.of(controller)
    controller.start()
    while not (session.state.phase is Phase.PLAY and session.state.turn is Seat.N):
        qtbot.waitUntil(session.awaits_person)
        turn = session.state.turn
        assert turn is not None
        if session.state.phase is Phase.PLAY and turn is Seat.N:
            break
        controller.submit(turn, legal_actions(session.state)[0])
        qtbot.waitUntil(session.awaits_person)
    action = legal_actions(session.state)[0]

    controller.submit(Seat.S, action)
    (refusal,) = heard.of_kind("rejected")[-1]
    assert (refusal.reason, refusal.seat) == (Reason.NOT_YOUR_TURN, Seat.N)
    length = session.length
    controller.submit(Seat.N, action)
    assert session.length > length


def test_people_are_where_the_seating_of_the_game_has_them() -> None:
    session = Session(replace(match_of(ROUND, frozenset({1})), first_dealer=Seat.S))
    choice = random.Random(4)
    seats = {}
    while session.state.phase is not Phase.MATCH_OVER:
        act(session, choice)
        if any(isinstance(event, CardsDealt) for event in session.steps[-1].events):
            seats[len(session.state.games)] = session.people

    assert seats == {0: frozenset({Seat.W}), 1: frozenset({Seat.W, Seat.E}), 2: frozenset({Seat.N})}


def test_undo_goes_back_into_the_game_before_and_redo_returns() -> None:
    session = play_on(
        Session(match_of(ROUND, frozenset({0, 1, 2}))),
        lambda it: bool(it.state.games and it.state.deal and it.state.winner is None),
    )
    whole = session.saved()
    games = len(session.state.games)

    session.undo()  # the deal of the second game goes with the last card of the first
    assert len(session.state.games) == games - 1
    assert session.awaits_person()
    session.redo()
    while session.can_redo:
        session.redo()

    assert session.saved().actions == whole.actions


@pytest.mark.parametrize("form", Form)
def test_the_usual_players_are_one_person_and_computers(form: Form) -> None:
    players = usual_players(form)

    assert len(players) == form.players
    assert [player.name for player in players if player.level is None] == ["You"]
    assert len({player.name for player in players}) == form.players
