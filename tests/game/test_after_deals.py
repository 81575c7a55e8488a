"""What is thought about when a deal is over, and what other tables made of it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from acting import act
from made_up_figures import made_up_result
from playing import played, setup
from pytestqt.qtbot import QtBot
from reviewing import Patient, as_made_up, thinker_with

from quinto_desktop.game import INSTANT, GameController, Preferences, Session, UserFolders
from quinto_desktop.game.judging.after_deals import AfterDeals, Compared
from quinto_desktop.game.judging.review_queue import ReviewQueue
from quinto_desktop.game.judging.values import Effort, PlayedDeal, Tables, played_deals
from quinto_desktop.game.lessons.lesson import lesson_game
from quinto_desktop.players import decision_seed
from quinto_desktop.players.judging.asking import PlayingElsewhere
from quinto_desktop.players.judging.other_tables import results
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import CLUB
from quinto_desktop.rules import Phase, Seat, Side, legal_actions, observe


def almost_over(deals: int = 1) -> Session:
    """A session with one card left of a deal."""
    session, choice = played(1, people=frozenset(Seat)), random.Random(5)
    while True:
        deal = session.state.deal
        is_last = session.state.deals_finished == deals - 1 and session.state.phase is Phase.PLAY
        if is_last and deal is not None and sum(map(len, deal.hands)) == 1:
            return session
        act(session, choice)


class Evening:
    """A game whose last card of a deal is still to be played, and the desk beside it."""

    def __init__(self, folders: UserFolders, deals: int = 1, **settings: bool) -> None:
        self.preferences = Preferences(folders.settings)
        self.preferences.change(**settings)
        self.executor, self.game_executor = Patient(as_made_up), Patient()
        game = thinker_with(self.game_executor)
        self.controller = GameController(almost_over(deals), game, pace=INSTANT)
        self.desk = ReviewQueue(thinker_with(self.executor), game, 8, 0, Effort.QUICK)
        self.after = AfterDeals(self.controller, self.preferences, self.desk)

    def finish(self) -> None:
        """Play the last card, whoever has it."""
        (action,) = legal_actions(self.controller.state)
        turn = self.controller.state.turn
        assert turn is not None
        self.controller.submit(turn, action)

    @property
    def deals(self) -> list[PlayedDeal]:
        """The finished deals."""
        return played_deals(self.controller.session.steps)

    def play_elsewhere(self, qtbot: QtBot) -> None:
        """Answer questions until other tables have played every deal."""
        while not self.is_all_known:
            self.executor.answer_next()
            qtbot.waitUntil(lambda: self.executor.open > 0 or self.is_all_known)

    @property
    def is_all_known(self) -> bool:
        """Whether other tables have played every deal."""
        return len(self.compared) == len(self.deals)

    @property
    def compared(self) -> tuple[Compared, ...]:
        """What other tables are known to have made of them."""
        assert self.after.compared is not None  # it is wanted
        return self.after.compared


def test_a_review_begins_when_the_deal_is_over(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    assert evening.executor.open == 0
    evening.finish()
    assert evening.executor.open == 1
    judging = evening.desk.review(evening.deals[0])
    assert judging.is_running and judging.deal == evening.deals[0]


def test_nothing_is_thought_about_if_that_is_switched_off(
    qtbot: QtBot, folders: UserFolders
) -> None:
    evening = Evening(folders, background=False, other_table=True)
    evening.finish()
    assert evening.executor.open == 0 and evening.after.compared is None
    evening.preferences.change(background=True)
    assert evening.executor.open == 1


def test_switching_it_off_stops_what_nobody_looks_at(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    evening.finish()
    judging = evening.desk.prepare(evening.deals[0])
    evening.preferences.change(background=False)
    assert not judging.is_running
    assert evening.desk.review(evening.deals[0]).is_running


def test_a_deal_that_is_taken_back_is_not_thought_about(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    evening.finish()
    judging = evening.desk.prepare(evening.deals[0])
    with qtbot.waitSignal(judging.destroyed):
        evening.controller.undo()
    assert evening.controller.state.deals_finished == 0


def test_another_game_leaves_the_review_of_the_last_one(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    evening.finish()
    judging = evening.desk.prepare(evening.deals[0])
    evening.controller.new_game(played(0).setup, is_kept=False)
    assert judging.is_running


def test_lessons_are_left_alone(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders, other_table=True)
    session, choice = Session(lesson_game()), random.Random(5)
    while not session.state.deals_finished:
        act(session, choice)
    evening.controller.new_game(session, is_kept=False)
    assert evening.executor.open == 0


def test_other_tables_play_every_deal_of_the_match(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders, deals=2, background=False)
    evening.finish()
    evening.preferences.change(background=True)
    assert evening.executor.open == 0  # other tables are off by default
    evening.preferences.change(other_table=True)
    with qtbot.waitSignal(evening.after.compared_changed):
        evening.play_elsewhere(qtbot)
    one = Tables(1, CLUB)
    for deal, found in zip(evening.deals, evening.compared, strict=True):
        assert (found.game, found.number) == (1, deal.number)
        assert found.result == deal.result and found.tables == 4
        questions = [PlayingElsewhere(deal.start, one, 1, first) for first in range(4)]
        assert found.elsewhere == sum(map(made_up_result, questions)) / 4
    evening.preferences.change(other_table=False)
    assert evening.after.compared is None
    evening.preferences.change(other_table=True)
    assert len(evening.compared) == 2  # they are known


@pytest.mark.parametrize(("elsewhere", "gain"), [(22.25, -7), (15.0, 0), (-3.5, 19)])
def test_the_gain_is_what_one_made_less_what_others_made(elsewhere: float, gain: int) -> None:
    found = Compared(1, 1, 15, elsewhere, 4)
    assert found.result_of(Side.NS) - found.elsewhere_of(Side.NS) == gain == found.gain_of(Side.NS)
    assert found.gain_of(Side.EW) == -gain and found.result_of(Side.EW) == -15


def test_the_same_play_makes_no_difference() -> None:
    session = Session(setup(frozenset(Seat)))
    session.apply(session.next_deal())
    skill = replace(CLUB, time_ms=600_000, deals=3, call_deals=3, breadth=1, exact_tricks=2)
    start, player = session.state, Expert(skill)
    while not session.state.deals_finished:
        turn = session.state.turn
        assert turn is not None
        seed = decision_seed(1 << 16, session.length - 1)
        session.apply(player.choose(observe(session.state, turn), seed))
    (deal,) = played_deals(session.steps)
    assert deal.start == start
    tables = results(start, Tables(1, skill), 1, StopFlag())
    found = Compared(1, 1, deal.result, sum(tables), len(tables))
    assert found.gain_of(Side.NS) == found.gain_of(Side.EW) == 0


def test_the_window_is_told_when_the_game_is_another(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    with qtbot.waitSignal(evening.after.compared_changed):
        evening.finish()
    with qtbot.waitSignal(evening.after.compared_changed):
        evening.controller.new_game(played(0).setup, is_kept=False)


def test_closing_in_the_middle_of_a_review(qtbot: QtBot, folders: UserFolders) -> None:
    evening = Evening(folders)
    evening.finish()
    evening.desk.close()
    evening.controller.close()
    assert not evening.desk.prepare(evening.deals[0]).is_running
