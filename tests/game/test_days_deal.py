"""The deal of the day: one for everybody, whose first result counts."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from quinto_desktop.game import GameSetup, Level, Session, numbered_game, usual_players
from quinto_desktop.game.sharing.days_deal import (
    DAYS_RULES,
    DaysResult,
    day_of,
    days_game,
    days_result,
    first_result,
    has_one_deal,
    with_result,
)
from quinto_desktop.records import PlayerRecord
from quinto_desktop.rules import Form, Phase, RuleOptions, Seat, legal_actions, number_of_the_day

DAY = date(2026, 11, 22)
RESULT = DaysResult(DAY, 85, 40, Level.MASTER)


def played(setup: GameSetup, deals: int = 1) -> Session:
    """The first legal call and card each time, until some deals are over."""
    session = Session(setup)
    while session.state.deals_finished < deals and session.state.phase is not Phase.MATCH_OVER:
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])
    return session


def test_everybody_gets_the_same_cards() -> None:
    mine, yours = days_game(DAY, None), days_game(DAY, usual_players(Form.FOUR, Level.NOVICE))

    assert mine.seed == yours.seed == number_of_the_day(DAY)
    assert Session(mine).next_deal() == Session(yours).next_deal()
    assert mine.first_dealer == yours.first_dealer
    assert mine.rules == DAYS_RULES


def test_the_players_are_those_of_the_last_game_with_one_person_in_the_south() -> None:
    last = (
        PlayerRecord("Dora", None),
        PlayerRecord("Emil", "club"),
        PlayerRecord("Frida", None),
        PlayerRecord("Gustav", "club"),
    )
    players = days_game(DAY, last).players

    assert [player.level for player in players] == ["club", "club", None, "club"]
    assert [player.name for player in players] == ["Ada", "Emil", "Frida", "Gustav"]


def test_a_computer_player_makes_room_for_the_person() -> None:
    last = tuple([PlayerRecord(name, "novice") for name in ("Dora", "Emil", "Frida", "Gustav")])
    players = days_game(DAY, last).players

    assert [player.level for player in players] == ["novice", "novice", None, "novice"]


@pytest.mark.parametrize(("ago", "is_known"), [(-2, False), (-1, True), (0, True), (399, True)])
def test_the_day_of_a_game_is_known(ago: int, *, is_known: bool) -> None:
    day = DAY - timedelta(days=ago)

    assert day_of(days_game(day, None), today=DAY) == (day if is_known else None)


def test_other_games_are_no_days() -> None:
    setup = days_game(DAY, None)
    number = number_of_the_day(DAY)
    everybody = tuple([replace(player, level=None) for player in usual_players()])

    assert day_of(numbered_game(usual_players(), seed=4711), DAY) is None
    assert day_of(numbered_game(usual_players(), RuleOptions(target=150), seed=number), DAY) is None
    assert day_of(replace(setup, players=everybody), DAY) is None


def test_the_result_is_that_of_the_first_deal() -> None:
    setup = days_game(DAY, usual_players(Form.FOUR, Level.CLUB))
    one, three = played(setup, 1), played(setup, 3)
    points = one.state.results[0].points

    expected = DaysResult(DAY, points[Seat.S.side], points[Seat.S.side.other], Level.CLUB)
    assert days_result(one, DAY) == days_result(three, DAY) == expected
    assert sum(points) >= 65 + 75


def test_there_is_no_result_before_the_end() -> None:
    session = Session(days_game(DAY, None))
    while not session.state.deals_finished:
        assert days_result(session, DAY) is None
        assert has_one_deal(session, DAY)
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])

    assert has_one_deal(session, DAY)
    assert not has_one_deal(session, DAY + timedelta(days=1000))


def test_nothing_is_taken_back_but_in_a_branch_which_has_no_result() -> None:
    session = played(days_game(DAY, None))
    branch = session.branch(session.length - 20, "what if")

    assert not session.can_undo
    assert branch.can_undo
    assert days_result(branch, DAY) is None
    assert not has_one_deal(branch, DAY)


def test_a_game_that_has_gone_on_has_more_than_one_deal() -> None:
    session = played(days_game(DAY, None))
    session.apply(session.next_deal())

    assert not has_one_deal(session, DAY)
    assert not has_one_deal(Session(numbered_game(usual_players(), seed=4711)), DAY)


def test_levels_that_differ_are_none() -> None:
    players = list(usual_players())
    players[0] = replace(players[0], level="novice")
    result = days_result(played(days_game(DAY, tuple(players))), DAY)

    assert result is not None
    assert result.level is None


def test_the_first_result_of_a_day_stays() -> None:
    kept = with_result((), RESULT)
    again = with_result(kept, replace(RESULT, ours=130))

    assert first_result(again, DAY) == RESULT
    assert first_result(kept, DAY + timedelta(days=1)) is None


def test_a_level_that_is_not_known_is_left_out() -> None:
    assert first_result(["2026-11-22 85 40 oracle"], DAY) == replace(RESULT, level=None)
    assert first_result(["2026-11-22 85 40 "], DAY) == replace(RESULT, level=None)


def test_the_oldest_results_go() -> None:
    kept: tuple[str, ...] = ()
    for number in range(40):
        kept = with_result(kept, replace(RESULT, day=DAY + timedelta(days=number)))

    assert len(kept) == 31
    assert first_result(kept, DAY) is None
    assert first_result(kept, DAY + timedelta(days=39)) is not None
