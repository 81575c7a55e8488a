"""What ends a draw, a deal, a game and a match, also where a game is opened that has ended."""

from __future__ import annotations

import random

import pytest
from at_the_table import answer, answers_on, cards_on, choose, game_end_on, panel_on
from kit import *
from matches import first_state, seen, speaker_of
from seating import Seated

from quinto_desktop.game.past.game_story import game_story
from quinto_desktop.game.screen import as_seen
from quinto_desktop.rules import TRICKS_IN_A_DEAL
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.results import result_of

pytestmark = pytest.mark.usefixtures("qapp")  # which knows the keys of the desktop


def is_between_games(state: MatchState) -> bool:
    return state.phase is Phase.DEALING and state.winner is not None


def is_over(state: MatchState) -> bool:
    return is_in(Phase.MATCH_OVER, state)


def is_in(phase: Phase, state: MatchState) -> bool:
    return state.phase is phase


@pytest.mark.parametrize("rules", [RuleOptions(), RuleOptions(form=Form.TWO)])
def test_nothing_is_told_before_the_first_deal_and_in_the_middle_of_one(rules: RuleOptions) -> None:
    phases = (Phase.DOUBLING, Phase.PLAY)
    during = [first_state(rules, partial(is_in, phase)) for phase in phases]
    for state in (new_match(rules), *during):
        assert result_of(seen(state), speaker_of(state)) is None


def by_quint(state: MatchState) -> bool:
    return state.winner is not None and state.results[-1].tricks_won is None


@pytest.mark.parametrize("wanted", [is_over, is_between_games, by_quint])
def test_the_sheet_still_shows_the_running_game_while_its_last_quints_are_told(
    wanted: Callable[[MatchState], bool],
) -> None:
    rules = RuleOptions(target=100, match=MatchForm.RUBBER)
    step = next(
        step
        for seed in range(1, 20)
        for step in match(rules, seed)
        if wanted(step.after) and any(isinstance(event, QuintScored) for event in step.events)
    )
    events = [event for event in step.events if isinstance(event, QuintScored)]
    before = content_of(seen(step.before), speaker_of(step.before))
    for event in events:
        shown = as_seen(step, step.events.index(event) + 1, seen(step.after))
        content = content_of(shown, speaker_of(step.after))
        assert content.heading == before.heading
        assert content.match == before.match
        assert content.scores == event.scores
        assert content.deals[-1].is_open


# --------------------------------------------------------------- finished games
def has_dealt_one(state: MatchState) -> bool:
    return bool(state.results) and state.winner is None


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
    deal = seated.controller.state.dealt

    QTest.keyClick(seated.table, Qt.Key.Key_A)
    hands = panel_on(seated.table)
    assert isinstance(hands, AllHands)
    assert "Your hand: " in hands.accessibleDescription()

    answer(seated.table, 3)
    state = seated.controller.state
    assert state.phase in (Phase.DOUBLING, Phase.PLAY), "the deal is played again"
    assert state.dealt.number == deal.number
    assert state.dealt.dealer is deal.dealer
    assert [len(hand) for hand in state.dealt.hands] == [12] * 4 or state.dealt.trick.cards


def test_the_tricks_and_the_replay_are_one_key_away_and_lead_back(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "finished.quinto", has_dealt_one))
    choose(seated.room, Command.LAST_TRICK)
    trick = seated.table.last_trick
    assert trick.isVisible()
    assert trick.number == 12
    QTest.keyClick(trick, Qt.Key.Key_Left)
    assert trick.number == 11
    QTest.keyClick(trick, Qt.Key.Key_Escape)
    assert not trick.isVisible()
    assert isinstance(panel_on(seated.table), StoryPaper)

    QTest.keyClick(seated.table, Qt.Key.Key_A)
    [replay] = [button for button in answers_on(seated.table) if button.text() == "Step through it"]
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


@pytest.mark.parametrize("early", [False, True])
def test_where_it_turned_is_laid_on_the_felt_or_opens_an_earlier_deal(
    seated: Seated, tmp_path: Path, *, early: bool
) -> None:
    assert seated.room.files.open(saved(tmp_path / "lost.quinto", partial(turned, early=early)))
    state = seated.controller.state
    turn = game_story(state.results, state.rules.target).turn
    assert turn is not None
    game_end_on(seated.table).turn.click()
    if early:
        [view] = seated.window.findChildren(ReviewView)
        assert view.isVisible()
        assert view.reviewed.place == turn.deal - 1
    elif turn.trick <= TRICKS_IN_A_DEAL:
        assert seated.table.last_trick.isVisible()
        assert seated.table.last_trick.number == turn.trick
        QTest.keyClick(seated.table.last_trick, Qt.Key.Key_Escape)
        assert panel_on(seated.table) is game_end_on(seated.table)


def left_cards_by_quint(state: MatchState) -> bool:
    return (
        is_over(state)
        and state.results[-1].tricks_won is None
        and state.deal is not None
        and any(state.deal.hands)
    )


def test_cards_left_in_the_hands_reach_over_nothing_that_is_told(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "won.quinto", left_cards_by_quint))
    for kind in (GameEnd, AllHands, GameEnd):
        assert isinstance(panel_on(seated.table), kind)
        assert not any(card.isVisible() for card in cards_on(seated.table))
        QTest.keyClick(seated.table, Qt.Key.Key_A)
    seated.controller.undo()
    assert any(card.isVisible() for card in cards_on(seated.table))
