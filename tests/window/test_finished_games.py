"""Games that are opened when a deal or the game is over: everything about it can be seen."""

from __future__ import annotations

import random

import pytest
from acting import act
from at_the_table import answer, answers_on, cards_on, choose, game_end_on, panel_on
from inline import InlineExecutor
from kit import *
from test_main_window import Seated

from quinto_desktop.game.past.game_story import game_story
from quinto_desktop.rules import TRICKS_IN_A_DEAL
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.stepper.replay_view import ReplayView
from quinto_desktop.window.stepper.review_view import ReviewView


def has_dealt_one(state: MatchState) -> bool:
    return bool(state.results) and state.winner is None


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


def saved(path: Path, wanted: Callable[[MatchState], bool]) -> Path:
    """A game played at random up to a moment, in a file."""
    for seed in range(1, 80):
        session, choice = Session(numbered_game(usual_players(), seed=seed)), random.Random(seed)
        while not wanted(session.state) and session.state.phase is not Phase.MATCH_OVER:
            act(session, choice)
        if wanted(session.state):
            GameController(session, Thinker(InlineExecutor)).save(path)
            return path
    raise AssertionError("no game comes to that")


@pytest.mark.parametrize(
    ("wanted", "kind"), [(has_dealt_one, StoryPaper), (is_over, GameEnd)], ids=["deal", "game"]
)
def test_a_finished_game_shows_its_end_and_all_hands(
    seated: Seated, tmp_path: Path, wanted: Callable[[MatchState], bool], kind: type
) -> None:
    path = saved(tmp_path / "finished.quinto", wanted)
    assert seated.room.files.open(path)
    assert isinstance(panel_on(seated.table), kind)
    deal = seated.controller.state.deal
    assert deal is not None

    QTest.keyClick(seated.table, Qt.Key.Key_A)
    hands = panel_on(seated.table)
    assert isinstance(hands, AllHands)
    assert "Your hand: " in hands.accessibleDescription()

    answer(seated.table, 3)
    state = seated.controller.state
    assert state.phase in (Phase.DOUBLING, Phase.PLAY), "the deal is played again"
    assert state.deal is not None
    assert state.deal.number == deal.number
    assert state.deal.dealer is deal.dealer
    assert [len(hand) for hand in state.deal.hands] == [12] * 4 or state.deal.trick.cards


def test_the_tricks_are_one_key_away_and_the_story_comes_back(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "finished.quinto", has_dealt_one))
    choose(seated.room, Command.LAST_TRICK)
    view = seated.table.last_trick
    assert view.isVisible()
    assert view.number == 12
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.number == 11
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
    assert isinstance(panel_on(seated.table), StoryPaper)
    assert observe(seated.controller.state, Seat.S).results


def test_the_hands_offer_the_replay_and_come_back(seated: Seated, tmp_path: Path) -> None:
    assert seated.room.files.open(saved(tmp_path / "finished.quinto", has_dealt_one))
    QTest.keyClick(seated.table, Qt.Key.Key_A)
    [replay] = [button for button in answers_on(seated.table) if button.text() == "Replay"]
    replay.click()
    [view] = seated.window.findChildren(ReplayView)
    assert view.isVisible()
    assert not seated.table.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert isinstance(panel_on(seated.table), AllHands)
    assert answers_on(seated.table)[0].hasFocus()


def turned(state: MatchState, *, early: bool) -> bool:
    """South and North have lost, after they were ahead: in an earlier deal, or in the last."""
    if not is_over(state) or state.winner is not Side.EW:
        return False
    turn, last = game_story(state.results, state.rules.target).turn, state.results[-1].number
    return turn is not None and (turn.deal < last if early else turn.deal == last)


def test_where_it_turned_in_the_last_deal_is_laid_on_the_felt(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "lost.quinto", partial(turned, early=False)))
    state = seated.controller.state
    turn = game_story(state.results, state.rules.target).turn
    assert turn is not None
    game_end_on(seated.table).turn.click()
    if turn.trick <= TRICKS_IN_A_DEAL:
        assert seated.table.last_trick.isVisible()
        assert seated.table.last_trick.number == turn.trick
        QTest.keyClick(seated.table.last_trick, Qt.Key.Key_Escape)
        assert panel_on(seated.table) is game_end_on(seated.table)


def test_where_it_turned_in_an_earlier_deal_opens_that_deal(seated: Seated, tmp_path: Path) -> None:
    assert seated.room.files.open(saved(tmp_path / "lost.quinto", partial(turned, early=True)))
    state = seated.controller.state
    turn = game_story(state.results, state.rules.target).turn
    assert turn is not None
    game_end_on(seated.table).turn.click()
    [view] = seated.window.findChildren(ReviewView)
    assert view.isVisible()
    assert view.reviewed.place == turn.deal - 1


def by_quint(state: MatchState) -> bool:
    return (
        is_over(state)
        and state.results[-1].tricks_won is None
        and state.deal is not None
        and any(state.deal.hands)
    )


def test_cards_left_in_the_hands_reach_over_nothing_that_is_told(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "won.quinto", by_quint))
    for kind in (GameEnd, AllHands, GameEnd):
        assert isinstance(panel_on(seated.table), kind)
        assert not any(card.isVisible() for card in cards_on(seated.table))
        QTest.keyClick(seated.table, Qt.Key.Key_A)
    seated.controller.undo()
    assert any(card.isVisible() for card in cards_on(seated.table))
