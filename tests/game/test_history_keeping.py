"""Every finished deal goes into the history, marked by what happened to it on the way."""

from __future__ import annotations

import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest
from history_games import NOON_MS, match
from judged import played_steps
from made_up_figures import answer_to
from msgspec.structs import replace
from played_history import write_history
from playing import NOBODY, SOUTH, First, play_on, setup
from pytestqt.qtbot import QtBot
from reviewing import SHORT, Patient, inline_thinker, made_up_review, short_deal, thinker_with
from test_verdicts import TABLES, game

from quinto_desktop.game import (
    INSTANT,
    GameController,
    Keeper,
    Session,
    Thinker,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import SEED, ReviewQueue
from quinto_desktop.game.judging.values import Effort, played_deals
from quinto_desktop.game.lessons.lesson import LESSON_GAME, lesson_game
from quinto_desktop.game.past import past_games
from quinto_desktop.game.past.history_keeping import HistoryKeeping, ReviewArchive, own_mistakes
from quinto_desktop.game.past.past_games import PastGames, Search
from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    EVERY_GAME,
    Choice,
    HistoryError,
    HistoryFault,
    Statistics,
)
from quinto_desktop.game.practice.making import deals_of_history
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.practice.session import new_mistakes
from quinto_desktop.records import autosave, save_game
from quinto_desktop.records.history import database
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.figures import Figures, figures_of
from quinto_desktop.records.history.games import MatchLine, found_counts, page_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter, Reviewed
from quinto_desktop.records.history.reviews import ReviewEntry, own_errors
from quinto_desktop.records.history.tables import APPLICATION_ID, Marks
from quinto_desktop.rules import FairDeals, Form, Phase, RuleOptions, Seat, legal_actions

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


@pytest.mark.parametrize("name", ["other", "unfinished-1"])
@pytest.mark.parametrize("more", [Marks(0), Marks.OPEN_TABLE])
def test_a_game_from_a_file_is_marked(sit: Sit, tmp_path: Path, more: Marks, name: str) -> None:
    game = replace(setup(SOUTH, seed=8, target=10_000), is_open=bool(more))
    other = play_on(Session(game), lambda it: it.length == 80)
    save_game(path := tmp_path / f"{name}.quinto", other.saved())
    room = sit()
    room.controller.keeper = Keeper(shelf=autosave.Shelf(tmp_path))
    room.new_game(Session(lesson_game()))
    room.controller.open(path, is_kept=False)
    room.wait_for_person()
    room.play_deal()
    (line,) = room.lines()
    assert (line.seed, line.deals, line.marks) == (8, 2, Marks.LOADED | more)


def test_a_game_that_quinto_has_put_by_is_not_marked(sit: Sit, tmp_path: Path) -> None:
    room = sit(Session(setup(SOUTH, seed=8, target=10_000)))
    room.controller.keeper = Keeper(shelf=autosave.Shelf(tmp_path))
    room.play_deal()
    room.deal()
    room.act()
    with room.qtbot.waitSignal(room.controller.shelved) as kept:
        room.controller.new_game(Session(lesson_game()))
    room.keeping._seen.clear()  # as after another start
    room.controller.open(kept.args[0], is_kept=False)
    room.wait_for_person()
    room.play_deal()
    (line,) = room.lines()
    assert (line.seed, line.deals, line.marks) == (8, 2, Marks(0))


def test_a_game_that_waited_for_a_lesson_is_not_marked(sit: Sit) -> None:
    room = sit()
    waiting = room.controller.session
    room.new_game(Session(lesson_game()))
    room.new_game(waiting)
    room.play_deal()
    assert [line.marks for line in room.lines()] == [Marks(0)]


def test_only_the_lessons_deal_is_marked(sit: Sit) -> None:
    room = sit(Session(lesson_game()))
    room.play_match()
    (line,) = room.lines()
    assert (line.seed, line.marks) == (LESSON_GAME, Marks.LESSON)
    query = "SELECT marks FROM deals UNION ALL SELECT marks FROM games"
    with room.history() as history:
        marks = [Marks(one) for (one,) in history.connection.execute(query)]
    assert marks == [Marks.LESSON, *[Marks(0)] * room.controller.state.deals_finished]


def test_an_open_table_is_marked_and_counts_nowhere(sit: Sit) -> None:
    room = sit(Session(replace(setup(target=60), is_open=True)))
    room.play_match()
    assert [line.marks for line in room.lines()] == [Marks.OPEN_TABLE]
    for choice in (Choice(), EVERY_GAME):
        assert Statistics(room.folder).ask(choice).figures.whole.points.deals == 0
    assert Statistics(room.folder).together(["You"]) == []


def test_what_the_run_before_did_not_enter_is_entered(sit: Sit) -> None:
    session = Session(setup(NOBODY, target=10_000))
    (line,) = sit(play_on(session, lambda it: it.state.deals_finished == 2)).lines()
    assert (line.deals, line.marks) == (2, Marks(0))


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


# -------- The history as the windows use it: games and figures, while a thread goes on writing
PATIENCE_S = 30


def fill(folder: Path, *numbers: int) -> None:
    with closing(History(folder / NAME)) as history:
        for number in numbers:
            history.enter(match(number), NOON_MS)


def numbers_in(games: PastGames) -> list[int | None]:
    return [line.seed for line in games.page(Search(), 0)]


@pytest.fixture
def games(tmp_path: Path) -> Iterator[PastGames]:
    fill(tmp_path, 1, 2, 3)
    games = PastGames(tmp_path)
    yield games
    games.close()


def test_what_is_deleted_stays_at_hand_until_the_program_ends(
    games: PastGames, tmp_path: Path
) -> None:
    entered = threading.Event()
    writer = HistoryWriter(tmp_path, lambda _error: None, entered.set)
    assert games.open() is None
    gone = [line.id for line in games.page(Search(), 0)][:2]
    games.delete(gone)
    games.close()
    writer.put(Entry(match(4), NOON_MS))  # for which the thread goes on writing
    assert entered.wait(PATIENCE_S)
    games.open()
    assert numbers_in(games) == [4, 1]
    assert games.restore() == tuple(gone)
    assert numbers_in(games) == [4, 3, 2, 1]
    assert writer.close()
    games.delete(gone)
    games.close()
    assert HistoryWriter(tmp_path, lambda _error: None).close()  # of the next run
    games.open()
    games.restore()
    assert numbers_in(games) == [4, 1]


def test_a_person_is_told_of_anew_only_if_something_has_changed(
    games: PastGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Mock(wraps=past_games.see_as)
    monkeypatch.setattr(past_games, "see_as", told)
    games.open()
    search, seen = Search(people=("Ada",)), list[tuple[int, int]]()
    for change in (list, lambda: games.delete([1]), games.restore, lambda: fill(tmp_path, 4)):
        change()
        games.counts(search)
        seen.append((games.counts(search).matches, told.call_count))
    assert seen == [(3, 1), (2, 2), (3, 3), (4, 4)]
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE players")
    assert (len(games.page(search, 0)), told.call_count) == (4, 5)


def test_nothing_can_be_asked_of_a_history_that_is_closed(games: PastGames) -> None:
    with pytest.raises(HistoryError) as refused:
        games.partners()
    assert refused.value.fault is HistoryFault.MISSING
    games.open()
    assert games.partners() == ["You"]


def fault_of(folder: Path) -> object:
    with pytest.raises(HistoryError) as raised:
        Statistics(folder).ask(Choice())
    return raised.value.fault


def test_what_is_offered_does_not_depend_on_the_choice(tmp_path: Path) -> None:
    write_history(tmp_path, 300)
    every = Statistics(tmp_path).ask(Choice()).offer
    assert every == Statistics(tmp_path).ask(Choice(Form.TWO, "novice", since=99_999)).offer
    assert list(every.months) == sorted(set(every.months))


def test_a_file_that_is_no_history_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"nothing of the kind" * 100)
    assert fault_of(tmp_path) is HistoryFault.DAMAGED
    assert (tmp_path / NAME).read_bytes() == b"nothing of the kind" * 100


def test_a_history_that_is_damaged_inside_is_told(tmp_path: Path) -> None:
    write_history(tmp_path, 5)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE sums")
    assert fault_of(tmp_path) is HistoryFault.DAMAGED


def test_without_pythons_sqlite_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "quinto_desktop.records.history.database", None)
    assert fault_of(tmp_path) is HistoryFault.NO_SQLITE


# -------- A deal that was reviewed once stays reviewed, and its errors can be learnt from
STEPS = played_steps(SHORT, (245, 245))


class Shelf:
    """A history in which the short deal has been played, and what is written there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written: list[ReviewEntry] = []
        self._writer = HistoryWriter(folder, print)
        self._writer.put(Entry(game(2), NOON_MS, steps=STEPS))

    def archive(self) -> ReviewArchive:
        archive = ReviewArchive(self.folder, self._write, SEED)
        archive.know(game(2), STEPS)
        return archive

    def _write(self, entry: ReviewEntry) -> None:
        self.written.append(entry)
        self._writer.put(Reviewed(entry, NOON_MS))
        assert self._writer.settle(10)

    def close(self) -> None:
        assert self._writer.close()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_what_a_desk_has_found_another_need_not_think_about(qtbot: QtBot, shelf: Shelf) -> None:
    thinker = inline_thinker(answer_to)
    desk = ReviewQueue(thinker, inline_thinker(), 8, effort=Effort.QUICK)
    desk.archive = shelf.archive()
    first = desk.review(short_deal())
    qtbot.waitUntil(lambda: first.review is not None)
    desk.close()
    assert len(shelf.written) == 1
    executor = Patient()
    later = ReviewQueue(thinker_with(executor), inline_thinker(), 8, effort=Effort.QUICK)
    later.archive = shelf.archive()
    again: DealJudging = later.review(short_deal())
    assert again.review == first.review and again.review is not None
    assert (again.tables, again.cards) == (first.tables, first.cards)
    assert dict(again.verdicts) == dict(first.verdicts)
    assert not again.is_running and executor.open == 0 and len(shelf.written) == 1
    later.close()
    shelf.close()
    with closing(History(shelf.folder / NAME)) as history:
        lines = own_errors(history.connection, Choice(marks=ALL_MARKS))
        own = [one for one in again.review.verdicts if one.decision.seat.name == "S"]
        assert [line.number for line in lines] == [
            one.decision.number for one in own if one.label.is_error
        ]


def test_only_the_same_judge_that_was_as_thorough_is_found(shelf: Shelf) -> None:
    archive = shelf.archive()
    assert archive.find(short_deal(), Effort.QUICK) is None
    archive.keep(made_up_review(), TABLES, Effort.QUICK)
    found = archive.find(short_deal(), Effort.QUICK)
    assert found is not None and found.tables == TABLES
    assert archive.find(short_deal(), Effort.USUAL) is None
    assert archive.find(short_deal(27), Effort.QUICK) is None
    shelf.close()


def test_what_is_not_known_or_has_no_history_is_not_found(shelf: Shelf, tmp_path: Path) -> None:
    archive = ReviewArchive(shelf.folder, shelf.written.append, SEED)
    archive.keep(made_up_review(), TABLES, Effort.QUICK)
    assert shelf.written == []
    assert archive.find(short_deal(), Effort.QUICK) is None
    shelf.close()
    archive = ReviewArchive(tmp_path / "nowhere", print, SEED)
    archive.know(game(2), STEPS)
    assert archive.find(short_deal(), Effort.QUICK) is None
    assert own_mistakes(tmp_path / "nowhere", SEED, 5) == []


TARGET = 25
"""A game that the first quints win: little is to be judged."""


def played_game() -> Session:
    session = Session(numbered_game(usual_players(), RuleOptions(target=TARGET), seed=5))
    return play_on(session, lambda it: it.state.deals_finished == 1, seed=2)


def keep_reviewed(session: Session, folder: Path, qtbot: QtBot) -> None:
    writer = HistoryWriter(folder, print)

    def write(entry: ReviewEntry) -> None:
        writer.put(Reviewed(entry, NOON_MS))

    writer.put(Entry(session.played(), NOON_MS, steps=session.steps))
    desk = ReviewQueue(inline_thinker(answer_to), inline_thinker(), 8, effort=Effort.QUICK)
    desk.archive = archive = ReviewArchive(folder, write, SEED)
    archive.know(session.played(), session.steps)
    (deal,) = played_deals(session.steps)
    judging = desk.review(deal)
    qtbot.waitUntil(lambda: judging.review is not None, timeout=60_000)
    desk.close()
    assert writer.close()


def test_own_errors_are_practised_once_the_gravest_first(qtbot: QtBot, tmp_path: Path) -> None:
    keep_reviewed(played_game(), tmp_path, qtbot)
    with closing(History(tmp_path / NAME)) as history:
        lines = own_errors(history.connection, Choice(marks=ALL_MARKS))
    assert lines

    found = own_mistakes(tmp_path, SEED, 50)

    assert [one.decision.number for one in found] == [line.number for line in lines]
    assert all(one.label.is_error for one in found)
    assert own_mistakes(tmp_path, SEED, 1) == found[:1]
    practice = Practice(tmp_path)
    exercises = [*new_mistakes(practice, found)]
    assert [one.puzzle.seat for one in exercises] == [one.decision.seat for one in found]
    assert not [*new_mistakes(practice, found)]
    assert {one.motif for one in practice.planned()} == {one.puzzle.key for one in exercises}
    practice.close()


def test_a_history_that_cannot_be_read_has_none_and_stays(tmp_path: Path) -> None:
    for is_folder in (False, True):
        (tmp_path / NAME).unlink(missing_ok=True)
        if is_folder:
            (tmp_path / NAME).mkdir()
        else:
            with closing(sqlite3.connect(tmp_path / NAME)) as newer:
                newer.execute("CREATE TABLE deals (id INTEGER)")
                newer.execute("PRAGMA user_version = 99")
                newer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        assert own_mistakes(tmp_path, SEED, 5) == []
        assert deals_of_history(tmp_path, 5) == []


def test_a_damaged_game_keeps_no_other_from_being_searched(tmp_path: Path) -> None:
    with closing(History(tmp_path / NAME)) as history:
        for seed in range(3):
            history.enter(match(seed), NOON_MS)
        deals = found_counts(history.connection, Search()).deals
        history.connection.execute("UPDATE records SET document = X'00' WHERE deal_id = 1")
        (lost,) = history.connection.execute(
            "SELECT count(*) FROM deals WHERE match_id = (SELECT match_id FROM deals WHERE id = 1)"
        ).fetchone()
    assert len(deals_of_history(tmp_path, 50)) == deals - lost


def test_damage_is_mended_and_the_errors_are_found(qtbot: QtBot, tmp_path: Path) -> None:
    keep_reviewed(played_game(), tmp_path, qtbot)
    found = own_mistakes(tmp_path, SEED, 50)
    for table in ("players", "sums", "reviews_follow"):
        kind = "TRIGGER" if table == "reviews_follow" else "TABLE"
        with closing(sqlite3.connect(tmp_path / NAME)) as connection:
            connection.execute(f"DROP {kind} {table}")
        assert own_mistakes(tmp_path, SEED, 50) == found
