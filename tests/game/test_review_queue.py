"""Reviews in the background: when they begin, who gets the engine, and when it ends."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator

import pytest
from acting import act
from made_up_figures import answer_to, made_up_result
from msgspec.structs import replace
from playing import ManualExecutor, Thought, played, setup
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot
from reviewing import Patient, short_deal, thinker_with

from quinto_desktop.game import INSTANT, GameController, Preferences, Session, Thinker, UserFolders
from quinto_desktop.game.judging import review_queue
from quinto_desktop.game.judging.after_deals import AfterDeals, Compared
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import ReviewQueue, engine_aside
from quinto_desktop.game.judging.values import Effort, PlayedDeal, Tables, played_deals
from quinto_desktop.game.lessons.lesson import lesson_game
from quinto_desktop.players import decision_seed
from quinto_desktop.players.judging.asking import PlayingElsewhere
from quinto_desktop.players.judging.reviewing import results
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import CLUB
from quinto_desktop.rules import Phase, Seat, Side, legal_actions, observe


class Room:
    """A desk whose questions are answered when a test wants it, and the game beside it."""

    def __init__(self, cores: int = 8) -> None:
        self.executor = Patient(answer_to)
        self.game_executor = ManualExecutor()
        self.game = Thinker(lambda: self.game_executor)
        self.desk = ReviewQueue(thinker_with(self.executor), self.game, cores, 0, Effort.QUICK)

    def play_tables(self, number: int, qtbot: QtBot) -> DealJudging:
        judging = self.desk.prepare_tables(short_deal(number))
        while judging.cards is None:
            self.executor.answer_next()
            qtbot.waitUntil(lambda: self.executor.open == 1 or not judging.is_running)
        return judging


class Walk(QObject):
    """An errand that only remembers whether it is being run."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_due = True
        self.is_under_way = False

    def resume(self) -> None:
        self.is_under_way = True

    def pause(self) -> None:
        self.is_under_way = False

    def want(self, *, wanted: bool) -> None:
        self.is_due = wanted
        self.changed.emit()


def test_what_somebody_looks_at_comes_first(qtbot: QtBot) -> None:
    desk = Room().desk
    older, newer = desk.prepare(short_deal(25)), desk.prepare(short_deal(27))
    assert newer.is_running and not older.is_running
    assert desk.review(short_deal(25)) is older
    assert older.is_running and not newer.is_running
    desk.prepare(short_deal(27))
    assert older.is_running
    desk.leave(older)
    assert newer.is_running and not older.is_running


def test_a_review_that_is_there_makes_room_for_the_next(qtbot: QtBot) -> None:
    room = Room()
    older, newer = room.desk.prepare(short_deal(25)), room.desk.prepare(short_deal(27))
    while newer.review is None:
        room.executor.answer_next()
        qtbot.waitUntil(lambda: room.executor.open == 1)
    assert older.is_running
    assert room.desk.review(short_deal(27)) is newer


def test_nothing_is_thought_about_unasked_if_that_is_switched_off(qtbot: QtBot) -> None:
    desk = Room().desk
    judging = desk.prepare(short_deal())
    desk.works_unasked = False
    assert not judging.is_running
    assert desk.review(short_deal()).is_running
    desk.leave(judging)
    assert not judging.is_running
    desk.works_unasked = True
    assert judging.is_running


@pytest.mark.parametrize(("cores", "waits"), [(1, True), (2, True), (3, False)])
def test_one_core_is_left_free(qtbot: QtBot, cores: int, waits: bool) -> None:
    room = Room(cores)
    judging = room.desk.review(short_deal())
    room.game.ask(Thought(lambda _stop: None))
    assert judging.is_running is not waits
    room.game_executor.answer()
    qtbot.waitUntil(lambda: judging.is_running)


def test_a_deal_that_was_taken_back_is_forgotten_unless_somebody_looks_at_it(qtbot: QtBot) -> None:
    desk = Room().desk
    judging = desk.review(short_deal())
    desk.forget(short_deal())
    assert judging.is_running
    desk.leave(judging)
    with qtbot.waitSignal(judging.destroyed):
        desk.forget(short_deal())
    assert desk.prepare(short_deal()) is not judging


def test_only_the_other_tables_if_no_more_is_wanted(qtbot: QtBot) -> None:
    room = Room()
    judging = room.play_tables(25, qtbot)
    assert not judging.is_running and not judging.verdicts
    assert room.desk.prepare(short_deal(25)) is judging and judging.is_running


def test_old_reviews_make_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_queue, "MOST_KEPT", 1)
    room = Room()
    judgings = [room.play_tables(number, qtbot) for number in (27, 35)]
    with qtbot.waitSignal(judgings[0].destroyed):
        room.desk.prepare_tables(short_deal(40))
    assert room.desk.prepare_tables(short_deal(35)) is judgings[1]


def test_a_failure_is_not_tried_again_until_somebody_asks(qtbot: QtBot) -> None:
    room = Room()
    judging, other = room.desk.prepare(short_deal(25)), None
    with qtbot.waitSignal(judging.failed):
        room.executor.fail_next()
    other = room.desk.prepare(short_deal(27))
    assert other.is_running and not judging.is_running
    assert room.desk.review(short_deal(25)).is_running


def test_an_errand_is_run_when_there_is_nothing_to_review(qtbot: QtBot) -> None:
    room, walk = Room(), Walk()
    judging = room.desk.prepare_tables(short_deal(25))
    room.desk.run(walk)
    assert judging.is_running and not walk.is_under_way
    room.play_tables(25, qtbot)
    assert walk.is_under_way
    room.desk.review(short_deal(27))
    assert not walk.is_under_way
    room.desk.forget(short_deal(27))  # somebody looks at it
    assert not walk.is_under_way


@pytest.mark.parametrize(("cores", "waits"), [(2, True), (3, False)])
def test_an_errand_leaves_one_core_free(qtbot: QtBot, cores: int, waits: bool) -> None:
    room, walk = Room(cores), Walk()
    room.desk.run(walk)
    assert walk.is_under_way
    room.game.ask(Thought(lambda _stop: None))
    assert walk.is_under_way is not waits
    room.game_executor.answer()
    qtbot.waitUntil(lambda: walk.is_under_way)


def test_an_errand_begins_once_there_is_something_to_do(qtbot: QtBot) -> None:
    desk, walk = Room().desk, Walk()
    walk.is_due = False
    desk.run(walk)
    assert not walk.is_under_way
    with qtbot.assertNotEmitted(desk.rested):
        walk.want(wanted=True)
        assert walk.is_under_way
        qtbot.waitUntil(lambda: True)  # events have been seen to
    walk.pause()
    with qtbot.waitSignal(desk.rested):
        walk.want(wanted=False)
    assert not walk.is_under_way


def test_an_errand_takes_the_place_of_the_one_before(qtbot: QtBot) -> None:
    desk, old, new = Room().desk, Walk(), Walk()
    desk.run(old)
    desk.run(new)
    assert new.is_under_way and not old.is_under_way
    old.want(wanted=True)
    assert not old.is_under_way


def test_closing_stops_everything(qtbot: QtBot) -> None:
    room = Room()
    walk = Walk()
    room.desk.run(walk)
    room.desk.close()
    walk.changed.emit()
    assert not walk.is_under_way
    room = Room()
    judging = room.desk.review(short_deal())
    room.desk.close()
    assert not judging.is_running
    room.game.ask(Thought(lambda _stop: None))
    assert not room.desk.review(short_deal()).is_running


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """A thinker with a real engine, as the program gives it to its desk."""
    thinker = Thinker(ManualExecutor)
    thinker.use(engine_aside(), at_once=False)
    yield thinker
    thinker.close()


def test_the_engine_comes_when_needed_steps_aside_and_goes(qtbot: QtBot, thinker: Thinker) -> None:
    engine = thinker.findChild(type(engine_aside()))
    assert engine is not None and engine.process_id is None
    desk = ReviewQueue(thinker, Thinker(ManualExecutor), 8, 0, Effort.QUICK)
    judging = desk.review(short_deal(27))
    with qtbot.waitSignal(judging.judged):
        pass
    first = engine.process_id
    assert first is not None
    if sys.platform != "win32":
        assert os.getpriority(os.PRIO_PROCESS, first) > os.getpriority(os.PRIO_PROCESS, 0)
    desk.works_unasked = False
    with qtbot.waitSignal(desk.rested):
        desk.leave(judging)
    assert engine.process_id is None
    with qtbot.waitSignal(judging.judged):
        desk.review(short_deal(27))
    second = engine.process_id
    assert second is not None and second != first
    assert judging.is_running
    desk.close()  # in the middle of a review
    assert engine.process_id is None and not judging.is_running
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)


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
        self.executor, self.game_executor = Patient(answer_to), Patient()
        game = thinker_with(self.game_executor)
        self.controller = GameController(almost_over(deals), game, pace=INSTANT)
        self.desk = ReviewQueue(thinker_with(self.executor), game, 8, 0, Effort.QUICK)
        self.after = AfterDeals(self.controller, self.preferences, self.desk)

    def finish(self) -> None:
        """Play the last card, whoever has it."""
        (action,) = legal_actions(self.controller.state)
        turn = self.controller.state.mover
        self.controller.submit(turn, action)

    @property
    def deals(self) -> list[PlayedDeal]:
        return played_deals(self.controller.session.steps)

    def play_elsewhere(self, qtbot: QtBot) -> None:
        while not self.is_all_known:
            self.executor.answer_next()
            qtbot.waitUntil(lambda: self.executor.open > 0 or self.is_all_known)

    @property
    def is_all_known(self) -> bool:
        return len(self.compared) == len(self.deals)

    @property
    def compared(self) -> tuple[Compared, ...]:
        assert self.after.compared is not None  # it is wanted
        return self.after.compared


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
    session = evening.controller.session
    session.setup = replace(session.setup, is_open=True)  # else nothing is taken back any more
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
        turn = session.state.mover
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
