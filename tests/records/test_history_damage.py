"""Whatever becomes of the history's file: what can be saved is saved, and nothing new is lost."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from examples import WHOLE, part
from history_games import ALL_RULES, NOON_MS, fault_of, match, reviews
from hypothesis import settings
from msgspec import Struct

from quinto_desktop.game.past.past_games import PastGames, Search
from quinto_desktop.game.past.statistics import Choice, Statistics
from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.database import (
    NAME,
    is_readable,
    is_sound,
    mend_if_damaged,
    row_counts,
)
from quinto_desktop.records.history.healing import NO_TEXT
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import QUEUE, Entry, HistoryWriter
from quinto_desktop.records.history.mending import KEPT, _layouts
from quinto_desktop.records.history.pages import rows_in
from quinto_desktop.records.history.tables import script, sums_are_right

FROZEN = Path(__file__).parents[1] / "data" / "history"
MATCHES = 5
NEW = 1000
REVIEWED = ("reviews", "opinions", "verdicts")
TOLD_BY_OTHERS = ("matches", "players", "games", "deals")
"""Tables whose rows follow from the others, but for what was reviewed."""


class Whole(Struct, frozen=True):
    """A history before anything has happened to it."""

    data: bytes
    page: int
    rows: dict[str, list[tuple[Any, ...]]]
    seeds: frozenset[int]
    played: SavedGame

    @property
    def pages(self) -> int:
        return len(self.data) // self.page


def rows_of(connection: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in KEPT}


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where there is one: on some disks a commit takes a tenth of a second."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    path = tmp_path_factory.mktemp("whole") / NAME
    with closing(History(path)) as history:
        for seed in range(MATCHES):
            game = match(seed, ALL_RULES[seed % len(ALL_RULES)])
            history.enter(game, NOON_MS + seed)
            if seed % 3 == 0:
                for review in reviews(game):
                    history.keep(review, NOON_MS)
        (page,) = history.connection.execute("PRAGMA page_size").fetchone()
        rows = rows_of(history.connection)
    return Whole(path.read_bytes(), page, rows, frozenset(range(MATCHES)), match(NEW))


def lived_through(folder: Path, whole: Whole, data: bytes) -> tuple[set[int], list[object]]:
    """Start with a damaged history, finish a game, and look at everything."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / NAME).write_bytes(data)
    told: list[object] = []
    writer = HistoryWriter(folder, lambda error: told.append(error.fault))
    writer.put(Entry(whole.played, NOON_MS))
    assert writer.close()
    assert not [*folder.glob(f"{QUEUE}/*")]
    games = PastGames(folder)
    assert games.open() is None
    lines = games.page(Search(), 0)
    assert games.counts(Search()).matches == len(lines)
    for line in lines:
        try:
            games.record(line.id)
        except HistoryError as error:
            assert error.fault is HistoryFault.GAME_DAMAGED
    games.close()
    assert Statistics(folder).ask(Choice()).figures.whole.points.deals > 0
    with closing(History(folder / NAME)) as history:
        assert history.notice is None
        assert is_readable(history.connection) and sums_are_right(history.connection)
    seeds = {line.seed for line in lines if line.seed is not None}
    assert NEW in seeds
    return seeds, told


def mended(path: Path, data: bytes) -> tuple[object, dict[str, list[tuple[Any, ...]]]]:
    """What is told of a damaged history when it is opened, and its rows then."""
    path.write_bytes(data)
    notice = mend_if_damaged(path)
    with closing(History(path)) as history:
        assert history.notice is None and sums_are_right(history.connection)
        return notice and notice.fault, rows_of(history.connection)


def some_pages(whole: Whole, step: int) -> Sequence[int]:
    """One page of so many; all of them for a night."""
    pages = range(whole.pages)
    return part(pages if settings().max_examples > WHOLE else pages[::step])


def spoilt(data: bytes, at: int, content: bytes) -> bytes:
    return data[:at] + content + data[at + len(content) :]


def page_garbled(whole: Whole, number: int, chance: random.Random) -> bytes:
    content = bytearray(whole.data[number * whole.page :][: whole.page])
    for _ in range(20):
        content[chance.randrange(whole.page)] = chance.randrange(256)
    return bytes(content)


HOW: dict[str, Callable[[Whole, int, random.Random], bytes]] = {
    "zeros": lambda whole, _number, _chance: bytes(whole.page),
    "noise": lambda whole, _number, chance: chance.randbytes(whole.page),
    "some bytes": page_garbled,
}


def lost_with(whole: Whole, number: int, path: Path) -> set[int]:
    """The games of which a page has a setup or a record, which nothing else tells."""
    path.write_bytes(spoilt(whole.data, number * whole.page, bytes(whole.page)))
    left: dict[str, set[object]] = {table: set() for table in KEPT}
    for layout, row in rows_in(path, [*_layouts()]):
        left.setdefault(layout.table, set()).add(row[0])
    of_match = {row[0]: row[6] for row in whole.rows["matches"]}
    of_deal = {row[0]: row[1] for row in whole.rows["deals"]}
    matches = {row[0] for row in whole.rows["setups"]} - left["setups"]
    matches |= {of_deal[deal] for deal in of_deal if deal not in left["records"]}
    return {of_match[one] for one in matches}


@pytest.mark.parametrize("how", HOW)
def test_a_damaged_page_costs_no_more_than_what_stood_in_it(
    whole: Whole, tmp_path: Path, how: str
) -> None:
    chance = random.Random(how)
    for number in some_pages(whole, 8 if how == "zeros" else 16):
        data = spoilt(whole.data, number * whole.page, HOW[how](whole, number, chance))
        seeds, _ = lived_through(tmp_path / "user", whole, data)
        assert whole.seeds - seeds <= lost_with(whole, number, tmp_path / "spoilt"), number


def test_what_follows_from_the_rest_is_made_anew_as_it_was(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / NAME
    for number in some_pages(whole, 4):
        path.write_bytes(spoilt(whole.data, number * whole.page, bytes(whole.page)))
        database.mend(path)
        with closing(History(path)) as history:
            rows = rows_of(history.connection)
        left = {row[0] for row in rows["matches"]}
        for table in TOLD_BY_OTHERS:
            place = 1 if table in ("games", "deals") else 0
            was = [row for row in whole.rows[table] if row[place] in left]
            if table == "games" and len(rows[table]) == len(was):
                rows[table] = [row[1:] for row in rows[table]]  # its number may be another one
                was = [row[1:] for row in was]
            assert sorted(rows[table], key=repr) == sorted(was, key=repr), (number, table)


def test_a_file_that_was_cut_anywhere_gives_what_is_left(whole: Whole, tmp_path: Path) -> None:
    chance, folder = random.Random("cut"), tmp_path / "user"
    for number in some_pages(whole, 12):
        for length in (number * whole.page, number * whole.page + chance.randrange(1, whole.page)):
            seeds, _ = lived_through(folder, whole, whole.data[:length])
            padded = folder / "padded.db"
            padded.write_bytes(whole.data[:length].ljust(len(whole.data), b"\0"))
            assert len(seeds) - 1 == database.mend(padded).values.get("matches", 0)
    seeds, told = lived_through(folder, whole, whole.data[: -whole.page])
    assert seeds > whole.seeds
    assert told == [HistoryFault.MENDED]


SCHEMA = {
    "no text in a type": (b"us_redouble_open INTEGER", b"us_redouble_open INTEG\xd4R"),
    "another type": (b"us_redouble_open INTEGER", b"us_redouble_open INTEGRE"),
    "no text in a name": (b"CREATE TABLE deals", b"CREATE TABLE d\xffals"),
    "another name": (b"CREATE TABLE deals", b"CREATE TABLE dials"),
    "no statement": (b"CREATE TABLE matches", b"CRXATE TABLE matches"),
    "no trigger": (b"CREATE TRIGGER deals_added", b"CREATE TRIGGXR deals_added"),
    "no view": (b"CREATE VIEW measured AS", b"CREATE VIEW meas\xfered AS"),
    "no index": (b"CREATE INDEX deals_after", b"CREATE INDEX deals_aft\x80r"),
    "no condition": (b"CHECK (us IN (0, 1))", b"CHECK (us IN (0, 1(("),
    "another column": (b"ns_quints INTEGER", b"ns_quunts INTEGER"),
    "another order": (b"ON matches (branch_of)", b"ON matches (brunch_of)"),
}


@pytest.mark.parametrize(("was", "becomes"), SCHEMA.values(), ids=SCHEMA)
def test_no_damage_to_the_schema_costs_anything(
    whole: Whole, tmp_path: Path, was: bytes, becomes: bytes
) -> None:
    assert was in whole.data
    told, rows = mended(tmp_path / NAME, whole.data.replace(was, becomes))
    assert told is HistoryFault.MENDED
    assert rows == whole.rows


HEADER = {
    "no mark of SQLite's": (0, b"SQLite formal 3\0"),
    "no page size": (16, b"\x12\x34"),
    "another page size": (16, b"\x02\x00"),
    "too many pages": (28, b"\x7f\xff\xff\xff"),
    "a list of free pages that are not": (32, b"\0\0\0\2\0\0\0\5"),
    "another encoding": (56, b"\0\0\0\2"),
    "no version": (60, b"\0\0\0\0"),
    "a version that is none": (60, b"\x55\x55\x55\x55"),
    "another mark": (68, b"\0\0\0\7"),
    "no table": (103, b"\0\0"),
    "another kind of page": (100, b"\x0a"),
}


@pytest.mark.parametrize(("at", "content"), HEADER.values(), ids=HEADER)
def test_no_damage_to_the_header_costs_anything(
    whole: Whole, tmp_path: Path, at: int, content: bytes
) -> None:
    _, rows = mended(tmp_path / NAME, spoilt(whole.data, at, content))
    assert rows == whole.rows


def test_a_row_whose_first_byte_lies_about_it_is_read(whole: Whole, tmp_path: Path) -> None:
    """The number of a row stands beside it, so that its first value is null, and no 15 bytes."""
    path, layouts = tmp_path / "spoilt", [*_layouts()]
    path.write_bytes(whole.data)
    before = set(rows_in(path, layouts))
    data = bytearray(whole.data)
    for number in range(1, whole.pages):
        page = number * whole.page
        if data[page] == 13 and data[page + 3 : page + 5] != b"\0\0":
            at = page + int.from_bytes(data[page + 8 : page + 10], "big")
            for _ in ("its length", "its number"):
                while data[at] >= 0x80:
                    at += 1
                at += 1
            data[at + 1] = 0x2A
    path.write_bytes(data)
    assert set(rows_in(path, layouts)) == before


def texts() -> Iterator[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(script())
        for table in KEPT:
            for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})"):
                if kind == "TEXT":
                    yield table, name


def losses() -> Iterator[tuple[str, str, str]]:
    """Every text loses something in one of the ways; with many examples, in each of them."""
    ways = ("a byte", "a sign", "nothing left")
    for number, (table, column) in enumerate(texts()):
        for by in ways if settings().max_examples > WHOLE else (ways[number % len(ways)],):
            yield table, column, by


@pytest.mark.parametrize(("table", "column", "by"), [*losses()])
def test_no_text_that_loses_a_byte_costs_a_game(
    whole: Whole, tmp_path: Path, table: str, column: str, by: str
) -> None:
    path = tmp_path / "spoilt"
    path.write_bytes(whole.data)
    new = {
        "a byte": f"CAST(CAST(substr({column}, 1, 1) AS BLOB) || x'ff'"
        f" || CAST(substr({column}, 3) AS BLOB) AS TEXT)",
        "a sign": f"substr({column}, 1, 1) || '^' || substr({column}, 3)",
        "nothing left": "''",
    }[by]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        first = f"(SELECT min(rowid) FROM {table})" if table not in ("players", "verdicts") else 1
        key = {"players": "match_id", "verdicts": "review_id"}.get(table, "rowid")
        query = f"UPDATE {table} SET {column} = {new} WHERE {key} = {first}"
        assert connection.execute(f"{query} AND {column} IS NOT NULL").rowcount or column in (
            "commitment",
            "level",
        )
    seeds, _ = lived_through(tmp_path / "user", whole, path.read_bytes())
    assert seeds > whole.seeds


def test_a_name_that_lost_a_byte_is_told_by_others(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / NAME
    for table, column in (("players", "name"), ("matches", "people"), ("setups", "document")):
        path.write_bytes(whole.data)
        with closing(sqlite3.connect(path)) as connection, connection:
            changed = f"CAST(replace({column}, 'Clara', CAST(x'43ff617261' AS TEXT)) AS TEXT)"
            connection.execute(f"UPDATE {table} SET {column} = {changed}")
        told, rows = mended(path, path.read_bytes())
        assert told is HistoryFault.MENDED
        for each in ("players", "matches", "setups"):
            assert sorted(rows[each]) == sorted(whole.rows[each]), (table, each)
        assert NO_TEXT not in repr(rows)
        path.with_name("history.damaged-1.db").unlink()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be copied there")
def test_what_stands_in_the_log_only_is_saved_too(whole: Whole, tmp_path: Path) -> None:
    path, copy = tmp_path / NAME, tmp_path / "copy.db"
    path.write_bytes(whole.data)
    with closing(History(path)) as history:
        history.enter(whole.played, NOON_MS)
        shutil.copy(path, copy)
        shutil.copy(f"{path}-wal", f"{copy}-wal")
    log = Path(f"{copy}-wal").read_bytes()
    assert log
    copy.write_bytes(spoilt(copy.read_bytes(), 0, bytes(whole.page)))
    for cut, count in ((log, MATCHES + 1), (log[:-100], MATCHES), (log[:20], MATCHES)):
        Path(f"{copy}-wal").write_bytes(cut)
        notice = database.mend(copy)
        assert notice.values["matches"] == count
        copy.write_bytes(spoilt(whole.data, 0, bytes(whole.page)))


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_database_is_saved_as_well(tmp_path: Path, version: int) -> None:
    path = tmp_path / NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FROZEN / f"v{version}.sql").read_text(encoding="utf-8"))
        counts = row_counts(connection)
        (page,) = connection.execute("PRAGMA page_size").fetchone()
    data = path.read_bytes()
    no_text = data.replace(b"casual", b"casua\xff")
    for spoilt_data in (spoilt(data, 0, bytes(page)), data[:-page], no_text):
        path.write_bytes(spoilt_data)
        with closing(History(path)) as history:
            mended = history.notice
            kept = row_counts(history.connection)
            assert is_sound(history.connection) and sums_are_right(history.connection)
        assert mended is not None or kept == counts
        if mended is not None and len(spoilt_data) == len(data):
            assert kept == counts


def test_deleted_matches_do_not_come_back(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(whole.data)
    with closing(History(path)) as history:
        history.delete([row[0] for row in whole.rows["matches"][::2]])
    with closing(History(path)) as history:
        left = row_counts(history.connection)
    assert left["matches"] == MATCHES // 2
    assert database.mend(path).values["matches"] == MATCHES // 2
    with closing(History(path)) as history:
        assert row_counts(history.connection) == left


def test_what_is_whole_is_not_mended(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(whole.data)
    assert mend_if_damaged(path) is None
    assert not [*tmp_path.glob("*damaged*")]


@pytest.mark.parametrize("act", ["replace", "link"])
def test_a_history_that_cannot_be_replaced_stays_as_it_was(
    whole: Whole, tmp_path: Path, act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = Mock(side_effect=PermissionError(13, "in use"))
    path, data = tmp_path / NAME, spoilt(whole.data, 0, bytes(whole.page))
    path.write_bytes(data)
    if act == "replace":
        monkeypatch.setattr(Path, "replace", fails)
        assert fault_of(partial(database.mend, path)) is HistoryFault.NOT_SET_ASIDE
        assert [one.name for one in tmp_path.iterdir()] == [NAME]
        assert path.read_bytes() == data
    else:  # a file system without links: it is copied
        monkeypatch.setattr("os.link", fails)
        assert database.mend(path).values["matches"] == MATCHES
        assert (tmp_path / "history.damaged-1.db").read_bytes() == data


def test_one_damaged_record_is_told_and_nothing_is_mended_for_it(
    whole: Whole, tmp_path: Path
) -> None:
    path = tmp_path / NAME
    path.write_bytes(whole.data)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE records SET document = ?", (zlib.compress(b"{}"),))
    games = PastGames(tmp_path)
    games.open()
    for line in games.page(Search(), 0):
        assert fault_of(partial(games.record, line.id)) is HistoryFault.GAME_DAMAGED
    games.close()
    assert [one.name for one in tmp_path.iterdir()] == [NAME]
