"""Every finished deal goes into the history, marked by what happened to it on the way."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from playing import NOBODY, SOUTH, First, play_on, setup
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, Session, Thinker
from quinto_desktop.game.lessons.lesson import LESSON_GAME, lesson_game
from quinto_desktop.game.past.history_keeping import HistoryKeeping
from quinto_desktop.game.past.statistics import Choice, Statistics
from quinto_desktop.records import save_game
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.figures import Figures, figures_of
from quinto_desktop.records.history.games import MatchLine, Search, page_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.tables import Marks
from quinto_desktop.rules import FairDeals, Phase, Seat, legal_actions

NOON_S = 1_795_348_800.0  # of 22 November 2026, UTC


class Room:
    def __init__(self, qtbot: QtBot, folder: Path, session: Session, thinker: Thinker) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.now_s = NOON_S
        self.faults: list[object] = []
        self.controller = GameController(session, thinker, None, INSTANT, lambda *_: First())
        self.keeping = HistoryKeeping(self.controller, folder, None, lambda: self.now_s)
        self.keeping.failed.connect(self._on_keeping_failed)
        self.controller.start()

    def _on_keeping_failed(self, error: HistoryError) -> None:
        self.faults.append(error.fault)

    def wait_for_person(self) -> None:
        session = self.controller.session
        self.qtbot.waitUntil(
            lambda: (
                session.awaits_person() or session.state.phase in (Phase.DEALING, Phase.MATCH_OVER)
            )
        )

    def act(self) -> None:
        state = self.controller.state
        self.controller.submit(Seat.S, legal_actions(state)[0])
        self.wait_for_person()

    def deal(self) -> None:
        self.controller.deal()
        self.wait_for_person()

    def undo(self) -> None:
        self.controller.undo()
        self.wait_for_person()

    def new_game(self, game: Session) -> None:
        self.controller.new_game(game, is_kept=False)
        self.wait_for_person()

    def branch(self, after: int) -> None:
        """Do anything but what `act` would do, in a branch."""
        self.controller.switch_line(self.controller.session.branch(after, "What if"))
        self.wait_for_person()
        self.act_otherwise()

    def go_back(self) -> None:
        self.controller.switch_line(self.controller.session.switched(0))
        self.wait_for_person()

    def act_otherwise(self) -> None:
        self.controller.submit(Seat.S, legal_actions(self.controller.state)[-1])
        self.wait_for_person()

    def play_deal(self) -> None:
        while not self.is_between_deals:
            self.act()

    def play_match(self) -> None:
        while True:
            self.play_deal()
            if self.controller.state.phase is Phase.MATCH_OVER:
                return
            self.deal()

    @property
    def is_between_deals(self) -> bool:
        state = self.controller.state
        if state.phase is Phase.MATCH_OVER:
            return True
        return state.phase is Phase.DEALING and state.deal is not None

    @contextmanager
    def history(self) -> Iterator[History]:
        """What is in the history once all is written."""
        self.keeping.close()
        with closing(History(self.folder / NAME)) as history:
            yield history

    def lines(self) -> list[MatchLine]:
        with self.history() as history:
            return page_of(history.connection, Search())

    def figures(self) -> Figures:
        with self.history() as history:
            return figures_of(history.connection)


Sit = Callable[..., Room]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path, inline_thinker: Thinker) -> Iterator[Sit]:
    rooms: list[Room] = []

    def sit(session: Session | None = None) -> Room:
        room = Room(qtbot, tmp_path, session or Session(setup(target=60)), inline_thinker)
        rooms.append(room)
        room.wait_for_person()
        return room

    yield sit
    for room in rooms:
        room.keeping.close()


def test_a_whole_match_is_entered(sit: Sit) -> None:
    room = sit()
    room.now_s += 60
    room.play_match()
    state = room.controller.state
    (line,) = room.lines()
    assert line.is_over
    assert line.deals == state.deals_finished
    assert line.marks == Marks(0)
    assert line.begun_at_ms == int(NOON_S * 1000)
    assert line.at_ms == int((NOON_S + 60) * 1000)
    assert room.figures().whole.games.cases == 1
    with room.history() as history:
        assert history.record(line.id) == room.controller.session.saved()


def test_whoever_shows_the_history_is_told_of_a_finished_deal(sit: Sit, qtbot: QtBot) -> None:
    room = sit(Session(setup(target=10_000)))
    with qtbot.waitSignal(room.keeping.entered):
        room.play_deal()
    assert Statistics(room.folder).ask(Choice()).figures.whole.points.deals == 1


def test_taking_back_is_marked_and_counted_apart(sit: Sit) -> None:
    room = sit()
    room.act()
    room.act()
    room.undo()
    room.play_match()
    assert room.lines()[0].marks & Marks.UNDONE
    assert room.figures().apart[Marks.UNDONE].deals == 1


def test_hints_are_marked_and_counted_once_for_each_decision(sit: Sit) -> None:
    room = sit()
    room.act()
    room.controller.take_hint()
    room.controller.take_hint()
    room.act()
    room.controller.take_hint()
    room.undo()  # which makes nothing unseen
    room.play_match()
    assert room.lines()[0].marks & Marks.HINTED
    assert room.figures().apart[Marks.HINTED].deals == 1
    with closing(sqlite3.connect(room.folder / NAME)) as history:
        assert history.execute("SELECT hinted FROM deals ORDER BY id LIMIT 1").fetchone() == (2,)


def test_playing_a_deal_again_is_marked(sit: Sit) -> None:
    room = sit()
    room.act()
    room.act()
    room.new_game(room.controller.session.deal_again())
    room.play_deal()
    assert room.lines()[0].marks == Marks.REPLAYED


@pytest.mark.parametrize("leave", ["another game", "given up", "quit"])
def test_what_was_played_is_entered_before_the_autosave_lets_it_go(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leave: str
) -> None:
    room = sit(Session(setup(SOUTH, target=5)))
    keeper = room.controller.keeper
    settle = keeper.before_leaving
    assert settle is not None
    entered: list[int] = []

    def look() -> None:
        settle()
        with closing(sqlite3.connect(tmp_path / NAME)) as history:
            entered.extend(history.execute("SELECT count(*) FROM deals").fetchone())

    room.play_match()
    deals = room.controller.state.deals_finished
    monkeypatch.setattr(keeper, "before_leaving", look)
    if leave == "another game":
        room.controller.new_game(setup(SOUTH, seed=9), is_kept=False)
    elif leave == "given up":
        room.controller.abandon()
    else:
        room.controller.close()
    assert entered == [deals]


BRANCH = Marks.BRANCH | Marks.REPLAYED


def test_a_branch_leaves_the_figures_of_the_first_play_as_they_were(sit: Sit) -> None:
    room = sit(Session(setup(SOUTH, target=10_000)))
    room.play_deal()
    room.branch(1)
    room.play_deal()
    room.go_back()
    figures = room.figures()
    assert (figures.whole.points.deals, figures.apart[Marks.BRANCH].deals) == (1, 1)
    assert sorted((line.deals, line.marks) for line in room.lines()) == [(1, Marks(0)), (1, BRANCH)]


def test_whoever_has_seen_the_cards_in_a_branch_plays_on_replayed(sit: Sit) -> None:
    room = sit(Session(setup(SOUTH, target=10_000)))
    room.act()
    room.branch(1)
    room.go_back()
    room.play_deal()
    (line,) = room.lines()
    assert line.marks == Marks.REPLAYED


def test_the_first_play_goes_on_in_its_own_match_after_a_branch_has_left_it(sit: Sit) -> None:
    room = sit(Session(setup(SOUTH, target=10_000)))
    room.play_deal()
    room.deal()
    room.branch(room.controller.session.length)
    room.play_deal()
    room.go_back()
    room.play_deal()
    assert sorted((line.deals, line.marks) for line in room.lines()) == [
        (2, Marks.REPLAYED),
        (2, BRANCH),
    ]


def test_taking_back_in_a_branch_says_nothing_of_the_first_play(sit: Sit) -> None:
    room = sit(Session(setup(SOUTH, target=10_000)))
    room.play_deal()
    room.branch(1)
    room.undo()
    room.play_deal()
    assert all(not line.marks & Marks.UNDONE for line in room.lines())


def test_a_fair_game_is_opened_once_it_is_over(sit: Sit) -> None:
    deals = FairDeals(bytes(range(32)))
    room = sit(Session(replace(setup(target=60), source=deals)))
    room.play_match()
    (line,) = room.lines()
    assert (line.seed, line.commitment) == (None, deals.commitment.hex())
    with room.history() as history:
        assert history.record(line.id).is_opened
        assert len(page_of(history.connection, Search(text=deals.commitment.hex()[:6]))) == 1


def test_a_game_from_a_file_is_marked(sit: Sit, tmp_path: Path) -> None:
    other = play_on(Session(setup(SOUTH, seed=8, target=10_000)), lambda it: it.length == 80)
    save_game(tmp_path / "other.quinto", other.saved())
    room = sit()
    room.controller.open(tmp_path / "other.quinto", is_kept=False)
    room.wait_for_person()
    room.play_deal()
    (line,) = room.lines()
    assert (line.seed, line.deals, line.marks) == (8, 2, Marks.LOADED)


def test_the_lessons_game_is_marked(sit: Sit) -> None:
    room = sit(Session(lesson_game()))
    room.play_deal()
    (line,) = room.lines()
    assert (line.seed, line.marks) == (LESSON_GAME, Marks.LESSON)


def test_what_the_run_before_did_not_enter_is_entered(sit: Sit) -> None:
    session = Session(setup(NOBODY, target=10_000))
    (line,) = sit(play_on(session, lambda it: it.state.deals_finished == 2)).lines()
    assert (line.deals, line.marks) == (2, Marks(0))


def test_the_same_number_again_is_a_replay(sit: Sit) -> None:
    room = sit(Session(setup(target=60)))
    room.play_match()
    again = Session(setup(target=60, people=frozenset({Seat.N})))
    room.controller.new_game(again, is_kept=False)
    room.qtbot.waitUntil(again.awaits_person)
    while room.controller.state.phase is not Phase.MATCH_OVER:
        if room.controller.state.phase is Phase.DEALING:
            room.controller.deal()
        elif again.awaits_person():
            room.controller.submit(Seat.N, legal_actions(again.state)[-1])
        room.qtbot.waitUntil(
            lambda: again.awaits_person() or again.state.phase in (Phase.DEALING, Phase.MATCH_OVER)
        )
    newer, older = room.lines()
    assert (older.marks, newer.marks) == (Marks(0), Marks.REPLAYED)


def test_what_cannot_be_written_stops_nothing_and_is_told(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT_MS", 20)
    History(tmp_path / NAME).close()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        room = sit()
        room.play_match()
        qtbot.waitUntil(lambda: HistoryFault.LOCKED in room.faults)
        room.keeping.close()
        other.execute("ROLLBACK")
    again = sit()
    again.keeping.close()
    (line,) = again.lines()
    assert line.is_over
