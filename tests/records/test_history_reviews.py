"""What was said of finished deals is kept with them: added to, found again, deleted and mended."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from examples import each
from history_games import NOON_MS, USUAL, match, review, reviews
from msgspec.structs import replace

from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import NAME, is_sound, row_counts
from quinto_desktop.records.history.entries import deal_keys, entry_of
from quinto_desktop.records.history.games import Search, page_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter, Reviewed
from quinto_desktop.records.history.reviews import (
    ReviewEntry,
    VerdictEntry,
    find_review,
    own_errors,
)
from quinto_desktop.records.history.tables import ALL_MARKS, Marks, sums_are_right

EVERYTHING = Choice(marks=ALL_MARKS)
GAMES = [match(seed) for seed in range(4)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / NAME


@pytest.fixture
def history(path: Path) -> Iterator[History]:
    with closing(History(path)) as history:
        fill(history)
        yield history


def fill(history: History) -> list[ReviewEntry]:
    """Enter all games, and keep a review of each of their deals."""
    kept = []
    for number, game in enumerate(GAMES):
        history.enter(game, NOON_MS)
        kept += reviews(game, first=100 * number)
    for one in kept:
        assert history.keep(one, NOON_MS)
    return kept


def used(history: History) -> dict[bytes, str]:
    """Which judge's review of each deal is used."""
    rows = history.connection.execute(
        "SELECT key, judge || ' ' || effort FROM reviews JOIN deals ON deals.id = deal_id"
        " WHERE is_used = 1"
    )
    return dict(rows)


def own_of(entries: list[ReviewEntry]) -> list[VerdictEntry]:
    """The person's own errors in some reviews, the gravest first."""
    found = [one for entry in entries for one in entry.verdicts if one.role == 0 and one.worth]
    return sorted(found, key=lambda one: -one.worth)


def test_deals_are_known_by_the_keys_that_they_are_entered_with() -> None:
    for game in GAMES:
        assert deal_keys(game) == tuple(deal.key for deal in entry_of(game).deals)


def test_a_review_is_found_as_it_was_kept(history: History) -> None:
    for number, game in enumerate(GAMES):
        for entry in reviews(game, first=100 * number):
            found = find_review(history.connection, entry.key, "judge-1", "usual")
            assert found is not None
            assert (found.result, found.tables) == (entry.result, entry.tables)
            assert found.document == entry.document
            assert find_review(history.connection, entry.key, "judge-1", "deep") is None
            assert find_review(history.connection, entry.key, "judge-2", "usual") is None


def test_a_review_of_a_deal_that_is_not_there_is_not_kept(history: History) -> None:
    before = row_counts(history.connection)
    assert not history.keep(review(b"\0" * 16), NOON_MS)
    assert row_counts(history.connection) == before


def test_the_same_judge_is_heard_once(history: History) -> None:
    before = row_counts(history.connection)
    assert not history.keep(reviews(GAMES[0])[0], NOON_MS)
    assert row_counts(history.connection) == before


def test_old_verdicts_stay_and_the_newest_judges_most_thorough_ones_are_used(
    history: History,
) -> None:
    key = deal_keys(GAMES[0])[0]
    deep = replace(USUAL, effort="deep", effort_number=2)
    newer = replace(USUAL, name="judge-2", number=2, effort="quick", effort_number=0)
    steps = (
        (deep, "judge-1 deep"),
        (newer, "judge-2 quick"),
        (replace(deep, seed=2), "judge-2 quick"),
        (replace(newer, effort="usual", effort_number=1), "judge-2 usual"),
    )
    for judge, expected in steps:
        assert history.keep(review(key, judge=judge), NOON_MS)
        assert used(history)[key] == expected
        assert sums_are_right(history.connection)
    for name, effort in (("judge-1", "usual"), ("judge-1", "deep"), ("judge-2", "quick")):
        assert find_review(history.connection, key, name, effort) is not None


def test_own_errors_come_worst_first_page_by_page(path: Path) -> None:
    with closing(History(path)) as history:
        expected = own_of(fill(history))
        assert len(expected) > 10
        pages = [own_errors(history.connection, EVERYTHING, at, 5) for at in range(0, 200, 5)]
        found = [line for page in pages for line in page]
        assert [line.worth for line in found] == [one.worth for one in expected]
        assert sorted((line.number, line.error, line.seat) for line in found) == sorted(
            (one.number, one.error, one.seat) for one in expected
        )
        for line in found:
            game = history.record(line.match)
            key = deal_keys(game)[line.place - 1]
            (row,) = history.connection.execute("SELECT id FROM deals WHERE key = ?", (key,))
            assert row == (line.deal,)


def test_the_list_of_matches_tells_the_rate_of_those_that_were_reviewed(history: History) -> None:
    history.enter(match(11), NOON_MS)
    unknown, *lines = page_of(history.connection, Search())
    assert (unknown.reviewed, unknown.errors) == (0, None)
    for line, number in zip(lines, reversed(range(len(GAMES))), strict=True):
        entries = reviews(GAMES[number], first=100 * number)
        own = [one for entry in entries for one in entry.verdicts if one.role == 0]
        assert line.reviewed == len(entries)
        charged = sum(one.error for one in own) / 10
        assert line.errors == pytest.approx(10 * charged / len(own))


def test_own_errors_of_lessons_and_of_nobodys_deals_are_left_out(history: History) -> None:
    before = own_errors(history.connection, EVERYTHING, limit=1000)
    for game, marks in ((match(7), Marks.LESSON), (match(8, people=()), Marks(0))):
        history.enter(game, NOON_MS, marks)
        for entry in reviews(game, first=900):
            assert history.keep(entry, NOON_MS)
    no_lessons = Choice(marks=ALL_MARKS & ~Marks.LESSON)
    assert own_errors(history.connection, no_lessons, limit=1000) == before
    assert sums_are_right(history.connection)


def test_what_is_deleted_takes_its_reviews_along_and_brings_them_back(path: Path) -> None:
    with closing(History(path)) as history:
        fill(history)
        before = own_errors(history.connection, EVERYTHING, limit=1000)
        ids = [line.id for line in page_of(history.connection, Search())[:2]]
        history.delete(ids)
        assert sums_are_right(history.connection)
        left = own_errors(history.connection, EVERYTHING, limit=1000)
        assert left == [line for line in before if line.match not in ids]
        history.restore(ids)
        assert own_errors(history.connection, EVERYTHING, limit=1000) == before
        assert sums_are_right(history.connection)
        history.delete(ids)
    with closing(History(path)) as history:  # they are gone for good now
        assert sums_are_right(history.connection) and is_sound(history.connection)
        counts = row_counts(history.connection)
        assert counts["reviews"] == counts["opinions"] == counts["deals"]
        strays = "SELECT count(*) FROM verdicts WHERE review_id NOT IN (SELECT id FROM reviews)"
        assert history.connection.execute(strays).fetchone() == (0,)


def test_a_review_of_a_deleted_deal_is_kept_but_not_counted(history: History) -> None:
    game: SavedGame = match(9)
    history.enter(game, NOON_MS)
    newest = page_of(history.connection, Search())[0].id
    history.delete([newest])
    before = own_errors(history.connection, EVERYTHING, limit=1000)
    for entry in reviews(game):
        assert history.keep(entry, NOON_MS)
    assert own_errors(history.connection, EVERYTHING, limit=1000) == before
    assert sums_are_right(history.connection)
    history.restore([newest])
    assert len(own_errors(history.connection, EVERYTHING, limit=1000)) > len(before)
    assert sums_are_right(history.connection)


@each(
    "damage",
    [
        "UPDATE opinions SET document = X'00'",
        "UPDATE opinions SET document = X'789C030000000001'",
        "UPDATE reviews SET tables = '[]'",
        "UPDATE reviews SET tables = '[1, true]'",
        "UPDATE reviews SET tables = '[0.5]'",
        "UPDATE reviews SET tables = '{\"a\": 1}'",
        "DELETE FROM opinions",
    ],
)
def test_a_review_that_is_damaged_counts_as_none(history: History, damage: str) -> None:
    history.connection.execute(damage)
    key = deal_keys(GAMES[0])[0]
    assert find_review(history.connection, key, "judge-1", "usual") is None


def test_a_document_that_claims_to_be_huge_is_not_believed(history: History) -> None:
    import zlib

    bomb = zlib.compress(b"[" + b"1," * 5_000_000 + b"1]", 9)
    history.connection.execute("UPDATE opinions SET document = ?", (bomb,))
    key = deal_keys(GAMES[0])[0]
    assert find_review(history.connection, key, "judge-1", "usual") is None


def test_from_a_damaged_database_reviews_are_saved_with_their_deals(path: Path) -> None:
    with closing(History(path)) as history:
        fill(history)
        counts = row_counts(history.connection)
    with closing(sqlite3.connect(path)) as connection:  # a deal without its record is not whole
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("DELETE FROM records WHERE deal_id = 1")
        connection.execute("DELETE FROM opinions WHERE review_id = (SELECT max(id) FROM reviews)")
        connection.commit()
    assert database.mend(path).fault is HistoryFault.MENDED
    with closing(History(path)) as history:
        kept = row_counts(history.connection)
        assert is_sound(history.connection) and sums_are_right(history.connection)
        assert 0 < kept["reviews"] == kept["opinions"] == kept["deals"] - 1 < counts["reviews"]


def test_the_thread_that_writes_keeps_reviews_too(tmp_path: Path) -> None:
    told: list[object] = []
    entered: list[bool] = []
    writer = HistoryWriter(tmp_path, told.append, lambda: entered.append(True))
    writer.put(Entry(GAMES[0], NOON_MS))
    for entry in reviews(GAMES[0]):
        writer.put(Reviewed(entry, NOON_MS))
        writer.put(Reviewed(entry, NOON_MS))
    writer.put(Reviewed(review(b"\0" * 16), NOON_MS))
    assert writer.close()
    assert told == [] and len(entered) == 1 + len(deal_keys(GAMES[0]))
    with closing(History(tmp_path / NAME)) as history:
        assert row_counts(history.connection)["reviews"] == len(deal_keys(GAMES[0]))
