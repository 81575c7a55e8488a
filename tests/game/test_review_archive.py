"""A deal that was reviewed once stays reviewed, and its errors can be learnt from."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from history_games import NOON_MS, match
from judged import played_steps
from playing import play_on
from pytestqt.qtbot import QtBot
from reviewing import (
    SHORT,
    Patient,
    as_made_up,
    inline_thinker,
    made_up_review,
    short_deal,
    thinker_with,
)
from test_verdicts import TABLES, game

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import SEED, ReviewQueue
from quinto_desktop.game.judging.values import Effort, played_deals
from quinto_desktop.game.past.history_keeping import ReviewArchive, own_mistakes
from quinto_desktop.game.practice.making import deals_of_history
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.practice.session import new_mistakes
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.games import Search, found_counts
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter, Reviewed
from quinto_desktop.records.history.reviews import ReviewEntry, own_errors
from quinto_desktop.records.history.tables import ALL_MARKS, APPLICATION_ID
from quinto_desktop.rules import RuleOptions

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
    thinker = inline_thinker(as_made_up)
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
    desk = ReviewQueue(inline_thinker(as_made_up), inline_thinker(), 8, effort=Effort.QUICK)
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
