"""A deal that was reviewed once stays reviewed: the history keeps what was found."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from history_games import NOON_MS
from judged import played_steps
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

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import SEED, ReviewQueue
from quinto_desktop.game.judging.values import Effort
from quinto_desktop.game.past.review_archive import ReviewArchive
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter, Reviewed
from quinto_desktop.records.history.reviews import ReviewEntry, own_errors
from quinto_desktop.records.history.tables import ALL_MARKS

STEPS = played_steps(SHORT, (245, 245))


class Shelf:
    """A history in which the short deal has been played, and what is written there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written: list[ReviewEntry] = []
        self._writer = HistoryWriter(folder, print)
        self._writer.put(Entry(game(2), NOON_MS, steps=STEPS))

    def archive(self) -> ReviewArchive:
        """An archive that knows the deal."""
        archive = ReviewArchive(self.folder, self._write, SEED)
        archive.know(game(2), STEPS)
        return archive

    def _write(self, entry: ReviewEntry) -> None:
        self.written.append(entry)
        self._writer.put(Reviewed(entry, NOON_MS))
        assert self._writer.settle(10)

    def close(self) -> None:
        """End the thread that writes."""
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
    assert again.expected(0) == first.expected(0)
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


def test_a_deal_of_a_match_that_is_not_known_is_not_kept(shelf: Shelf) -> None:
    archive = ReviewArchive(shelf.folder, shelf.written.append, SEED)
    archive.keep(made_up_review(), TABLES, Effort.QUICK)
    assert shelf.written == []
    assert archive.find(short_deal(), Effort.QUICK) is None
    shelf.close()


def test_without_a_history_nothing_is_found(tmp_path: Path) -> None:
    archive = ReviewArchive(tmp_path / "nowhere", print, SEED)
    archive.know(game(2), STEPS)
    assert archive.find(short_deal(), Effort.QUICK) is None
