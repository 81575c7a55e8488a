"""The history's file: migrated without losing a row, mended when damaged, and never a traceback."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from examples import each
from history_games import NOON_MS, fault_of, match
from powerless import forbids, powerless

from quinto_desktop.records import encode
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import (
    is_sound,
    open_database,
    open_to_read,
    row_counts,
)
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.games import Search, page_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.migrations import MIGRATIONS, Migration
from quinto_desktop.records.history.tables import ALL_MARKS, VERSION, sums_are_right
from quinto_desktop.records.saves.verifying import verify
from quinto_desktop.rules import FairDeals

FROZEN = Path(__file__).parents[1] / "data" / "history"
"""One database of each version, as SQL, never edited."""

COUNTS = {
    1: {"matches": 7, "setups": 7, "players": 25, "deals": 13, "records": 13, "games": 12},
    2: {"matches": 8, "setups": 8, "players": 29, "deals": 14, "records": 14, "games": 13},
    3: {"matches": 8, "setups": 8, "players": 29, "deals": 14, "records": 14, "games": 13},
}
"""The rows of each; since version 2 there is a fair game among them, since version 3 reviews."""

REVIEWS = {
    1: {"reviews": 0, "opinions": 0, "verdicts": 0},
    2: {"reviews": 0, "opinions": 0, "verdicts": 0},
    3: {"reviews": 16, "opinions": 16, "verdicts": 288},
}

TOTALS = {1: (12, -200), 2: (13, -180), 3: (13, -180)}
COMMITMENT = "7ddb1af38f378491841a7c3b9b125267b81ed1653cb1bd9ab3b8b1e152119312"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.db"


def thaw(version: int, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FROZEN / f"v{version}.sql").read_text(encoding="utf-8"))


def filled(path: Path, matches: int = 6) -> dict[str, int]:
    with closing(History(path)) as history:
        for seed in range(matches):
            history.enter(match(seed), NOON_MS)
        return row_counts(history.connection)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_frozen_databases_are_read_whole(path: Path, version: int) -> None:
    thaw(version, path)
    with closing(History(path)) as history:
        assert history.notice is None
        assert row_counts(history.connection) == COUNTS[version] | REVIEWS[version]
        assert is_sound(history.connection)
        assert sums_are_right(history.connection)
        lines = page_of(history.connection, Search())
        assert len(lines) == COUNTS[version]["matches"]
        assert all(history.record(line.id).actions for line in lines)
        figures = figures_of(history.connection, Choice(marks=ALL_MARKS))
        assert (figures.whole.points.deals, figures.whole.points.total) == TOTALS[version]


def schema_of(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    # Renaming a table puts its name in quotes.
    return {name: " ".join(sql.replace('"', "").split()) for name, sql in rows}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_old_databases_become_as_new_ones(path: Path, version: int) -> None:
    thaw(version, path)
    with closing(History(path)) as old, closing(History(path.with_name("new.db"))) as new:
        assert schema_of(old.connection) == schema_of(new.connection)


def test_matches_of_version_1_keep_their_numbers_and_what_belongs_to_them(path: Path) -> None:
    thaw(1, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        before = [dict(row) for row in connection.execute("SELECT * FROM matches")]
    with closing(History(path)) as history:
        (guarded,) = history.connection.execute("PRAGMA foreign_keys").fetchone()
        assert guarded == 1
        history.connection.row_factory = sqlite3.Row
        after = [dict(row) for row in history.connection.execute("SELECT * FROM matches")]
        assert after == [{**match, "commitment": None} for match in before]
    with closing(sqlite3.connect(path.with_name("history.before-3.db"))) as connection:
        assert row_counts(connection) == COUNTS[1] | REVIEWS[1]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


KEPT_TABLES = ("matches", "setups", "players", "deals", "records", "games", "sums", "game_sums")


def test_nothing_of_version_2_changes(path: Path) -> None:
    thaw(2, path)

    def rows(database: Path) -> dict[str, list[object]]:
        with closing(sqlite3.connect(database)) as connection:
            return {
                table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall())
                for table in KEPT_TABLES
            }

    before = rows(path)
    open_database(path)[0].close()
    assert rows(path) == rows(path.with_name("history.before-3.db")) == before


def test_a_fair_game_is_kept_with_its_commitment_and_its_secret(path: Path) -> None:
    thaw(2, path)
    with closing(History(path)) as history:
        (line,) = page_of(history.connection, Search(text="7ddb 1af3"))
        assert (line.seed, line.commitment) == (None, COMMITMENT)
        game = history.record(line.id)
        assert game.source == FairDeals(bytes(range(32)), words="salt and pepper")
        assert game.is_opened
        assert verify(encode(game)).findings
        assert all(finding.holds for finding in verify(encode(game)).findings)


def test_every_version_has_a_frozen_database() -> None:
    assert sorted(path.name for path in FROZEN.iterdir()) == [
        f"v{version}.sql" for version in range(1, VERSION + 1)
    ]


def add_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE matches ADD COLUMN name TEXT NOT NULL DEFAULT ''")


def lose_a_row(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM games WHERE id = (SELECT max(id) FROM games)")


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE matches ADD COLUMN name TEXT")
    connection.execute("SELECT nothing FROM nowhere")


def test_a_migration_keeps_every_row_and_a_copy_of_the_old_database(path: Path) -> None:
    counts = filled(path)
    connection, notice = open_database(path, (*MIGRATIONS, add_column))
    with closing(connection):
        assert notice is None
        assert row_counts(connection) == counts
        assert connection.execute("SELECT DISTINCT name FROM matches").fetchall() == [("",)]
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        assert version == VERSION + 1
    backup = path.with_name(f"history.before-{VERSION + 1}.db")
    assert sys.platform == "win32" or backup.stat().st_mode & 0o777 == 0o600
    with closing(History(backup)) as before:
        assert row_counts(before.connection) == counts
    assert fault_of(lambda: open_database(path)) is HistoryFault.NEWER


@pytest.mark.parametrize("step", [lose_a_row, fail])
def test_a_migration_that_loses_anything_changes_nothing(path: Path, step: Migration) -> None:
    counts = filled(path)
    assert fault_of(lambda: open_database(path, (*MIGRATIONS, step))) is HistoryFault.NOT_MIGRATED
    with closing(History(path)) as history:
        assert history.notice is None
        assert row_counts(history.connection) == counts


def test_a_newer_database_is_left_alone(path: Path) -> None:
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    assert fault_of(lambda: open_database(path)) is HistoryFault.NEWER
    assert fault_of(lambda: open_to_read(path)) is HistoryFault.NEWER
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir() if "damaged" in each.name] == []


@each(
    "content",
    [b"no database at all, but long enough to be looked at\n" * 40, b"SQLite", b"\0" * 9000],
)
def test_what_is_no_database_is_set_aside(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("user") / "history.db"
    path.write_bytes(content)
    with closing(History(path)) as history:
        assert history.notice is not None
        assert history.notice.fault is HistoryFault.BEGUN_AFRESH
        assert history.enter(match(), NOON_MS)
    assert (path.parent / "history.damaged-1.db").read_bytes() == content


def test_another_programs_database_is_set_aside(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE others (id INTEGER)")
    with closing(History(path)) as history:
        assert history.notice is not None
    with closing(sqlite3.connect(path.with_name("history.damaged-1.db"))) as connection:
        assert connection.execute("SELECT * FROM others").fetchall() == []


def test_an_empty_file_becomes_a_history(path: Path) -> None:
    path.touch()
    with closing(History(path)) as history:
        assert history.notice is None
        assert history.enter(match(), NOON_MS)


def test_a_database_that_another_process_locks(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT_MS", 20)
    filled(path, 1)
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(History(path)) as history,
    ):
        other.execute("BEGIN EXCLUSIVE")
        assert fault_of(partial(history.enter, match(5), NOON_MS)) is HistoryFault.LOCKED
        other.execute("ROLLBACK")
        assert history.enter(match(5), NOON_MS)


@forbids
def test_a_read_only_database_can_be_read(path: Path) -> None:
    filled(path, 2)
    path.chmod(0o400)
    path.parent.chmod(0o500)

    def deals_read() -> int:
        with closing(open_to_read(path)) as connection:
            return figures_of(connection).whole.points.deals

    try:
        assert powerless(deals_read) > 0
        assert powerless(lambda: fault_of(lambda: open_database(path))) is HistoryFault.READ_ONLY
    finally:
        path.parent.chmod(0o700)


def test_a_full_disk(path: Path) -> None:
    counts = filled(path, 2)
    with closing(History(path)) as history:
        (pages,) = history.connection.execute("PRAGMA page_count").fetchone()
        history.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(HistoryError) as refused:
            for seed in range(10, 200):
                history.enter(match(seed), NOON_MS)
        assert refused.value.fault is HistoryFault.DISK_FULL
    with closing(History(path)) as history:
        assert is_sound(history.connection)
        assert row_counts(history.connection)["matches"] >= counts["matches"]


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir()
    assert fault_of(lambda: open_database(path)) is HistoryFault.NOT_OPENED
    assert path.is_dir()


def test_a_file_in_the_place_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "user").write_text("in the way")
    assert (
        fault_of(lambda: open_database(tmp_path / "user" / "history.db")) is HistoryFault.NOT_OPENED
    )


def test_there_is_nothing_to_read_yet(path: Path) -> None:
    assert fault_of(lambda: open_to_read(path)) is HistoryFault.MISSING


def test_an_sqlite_without_strict_tables(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    assert fault_of(lambda: open_database(path)) is HistoryFault.SQLITE_TOO_OLD
    assert not path.exists()


KILLED = """
import os, sys
sys.path[:0] = sys.argv[2:]
from pathlib import Path
from history_games import NOON_MS, match
from quinto_desktop.records.history.history import History
history = History(Path(sys.argv[1]))
for seed in range(1000):
    history.enter(match(seed), NOON_MS)
    print(seed, flush=True)
"""


def test_a_process_that_is_killed_leaves_whole_matches(path: Path) -> None:
    for _ in range(3):
        folders = [str(folder) for folder in Path(__file__).parents[:2]]
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(path), *folders], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(12)]
        process.kill()
        process.wait()
        process.stdout.close()
        with closing(History(path)) as history:
            assert history.notice is None
            assert is_sound(history.connection)
            assert sums_are_right(history.connection)
            lines = page_of(history.connection, Search(), limit=1000)
            assert {line.seed for line in lines} >= {*told}
            assert len(lines) == len({line.seed for line in lines})
            for line in lines:
                assert line.is_over


def test_a_copy_is_as_good(path: Path) -> None:
    counts = filled(path)
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    with closing(open_to_read(copy)) as connection:
        assert row_counts(connection) == counts


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_may_read_it(path: Path) -> None:
    with closing(History(path)) as history:
        history.enter(match(), NOON_MS)
        modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
    assert modes == {"history.db": 0o600, "history.db-wal": 0o600, "history.db-shm": 0o600}
