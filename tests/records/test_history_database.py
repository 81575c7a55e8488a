"""The history's file: migrated without losing a row, mended when damaged, and never a traceback."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import threading
from collections import Counter
from contextlib import closing
from functools import partial
from itertools import pairwise, product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from examples import each
from history_games import NOON_MS, fault_of, match
from msgspec.structs import replace
from powerless import forbids, powerless

from quinto_desktop.game.past.past_games import PastGames
from quinto_desktop.game.past.statistics import Choice, Statistics
from quinto_desktop.records import SavedGame, encode, replay
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.counts import Share
from quinto_desktop.records.history.database import (
    NAME,
    is_sound,
    open_database,
    open_to_read,
    row_counts,
)
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.games import MatchLine, Search, page_of
from quinto_desktop.records.history.history import History, Note
from quinto_desktop.records.history.history_writer import QUEUE, Entry, HistoryWriter, StoredDeal
from quinto_desktop.records.history.migrations import MIGRATIONS, Migration
from quinto_desktop.records.history.tables import ALL_MARKS, VERSION, Marks, sums_are_right
from quinto_desktop.records.saves.verifying import verify
from quinto_desktop.rules import FairDeals, MatchState, Seat

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


def schema_of(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    # Renaming a table puts its name in quotes.
    return {name: " ".join(sql.replace('"', "").split()) for name, sql in rows}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_frozen_databases_are_read_whole(path: Path, version: int) -> None:
    thaw(version, path)
    with closing(History(path)) as history, closing(History(path.with_name("new.db"))) as new:
        assert schema_of(history.connection) == schema_of(new.connection)
        assert history.notice is None
        assert row_counts(history.connection) == COUNTS[version] | REVIEWS[version]
        assert is_sound(history.connection)
        assert sums_are_right(history.connection)
        lines = page_of(history.connection, Search())
        assert len(lines) == COUNTS[version]["matches"]
        assert all(history.record(line.id).actions for line in lines)
        figures = figures_of(history.connection, Choice(marks=ALL_MARKS))
        assert (figures.whole.points.deals, figures.whole.points.total) == TOTALS[version]


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_frozen_databases_tell_of_every_person(path: Path, version: int) -> None:
    thaw(version, path)
    leads, ends = Counter[str](), set[tuple[Any, MatchState]]()
    with closing(History(path)) as history:
        for line in page_of(history.connection, Search()):  # a branch has deals of another match
            states = [step.after for step in replay(history.record(line.id))]
            found = [one for a, one in pairwise(states) if a.deals_finished < one.deals_finished]
            ends |= {(line.players, state) for state in found}
    for (players, state), number in product(ends, range(4)):
        if number < len(players) and players[number].level is None:
            side, points = Seat(state.seating.index(number)).side, state.results[-1].points
            leads[players[number].name] += points[side] - points[side.other]
    ask, every = Statistics(path.parent).ask, Choice(marks=ALL_MARKS)
    told = {name: ask(replace(every, person=name)).figures for name in ask(every).persons}
    assert {name: found.whole.points.total for name, found in told.items()} == leads
    assert (told["Ada"].rubbers, told["Ada"].rounds) == (Share(1, 3), Share(0, 1))
    judged = [found.whole.judged.points.deals for found in told.values()]
    assert judged == ([13, 1, 1] if version > 2 else [0, 0, 0])


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


# -------- The thread that writes the history: nothing waits for it, and nothing it is given is lost
class Told:
    """What a writer has told, and on which thread."""

    def __init__(self) -> None:
        self.faults: list[object] = []
        self.threads: set[int] = set()

    def __call__(self, error: HistoryError) -> None:
        self.faults.append(error.fault)
        self.threads.add(threading.get_ident())


def lines(folder: Path) -> list[MatchLine]:
    with closing(History(folder / NAME)) as history:
        return page_of(history.connection, Search())


def write(folder: Path, *jobs: Entry | StoredDeal) -> Told:
    told = Told()
    writer = HistoryWriter(folder, told)
    for job in jobs:
        writer.put(job)
    assert writer.close()
    return told


has_a_bug = Mock(side_effect=KeyError("a bug"))


def queued(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / QUEUE).glob("*"))


def test_what_is_handed_over_is_written_before_it_closes(tmp_path: Path) -> None:
    games = [match(seed) for seed in range(10)]
    told = write(tmp_path, *(Entry(game, NOON_MS) for game in games))
    assert told.faults == []
    assert [line.seed for line in lines(tmp_path)] == [*reversed(range(10))]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("way", ["removed", "folder removed", "replaced"])
def test_a_database_that_has_gone_while_it_was_open_is_made_anew(tmp_path: Path, way: str) -> None:
    folder, other = tmp_path / "data", tmp_path / "other"
    write(other, Entry(match(7), NOON_MS))
    entered = threading.Semaphore(0)
    told = Told()
    writer = HistoryWriter(folder, told, entered.release)
    writer.put(Entry(match(1), NOON_MS))
    assert entered.acquire(timeout=60)
    match way:
        case "removed":
            for path in folder.glob("history.db*"):
                path.unlink()
        case "folder removed":
            shutil.rmtree(folder)
        case "replaced":
            folder.rename(tmp_path / "before")
            other.rename(folder)
    writer.put(Entry(match(2), NOON_MS))
    assert entered.acquire(timeout=60)
    assert writer.close()
    assert told.faults == []
    assert [line.seed for line in lines(folder)] == ([2, 7] if way == "replaced" else [2])


def test_it_tells_when_something_new_has_been_entered(tmp_path: Path) -> None:
    entered: list[int] = []
    writer = HistoryWriter(tmp_path, Told(), lambda: entered.append(threading.get_ident()))
    game = match()
    for job in (Entry(game, NOON_MS), Entry(game, NOON_MS), Entry(match(2), NOON_MS)):
        writer.put(job)
    assert writer.close()
    assert len(entered) == 2  # the second time nothing was new
    assert threading.get_ident() not in entered


def test_nothing_is_made_before_anything_is_written(tmp_path: Path) -> None:
    write(tmp_path / "user")
    assert not (tmp_path / "user").exists()


def test_notes_are_written_in_their_order(tmp_path: Path) -> None:
    game = match(3)
    middle = match(3, length=30)
    write(
        tmp_path,
        StoredDeal(middle, NOON_MS, Note(begins=True)),
        StoredDeal(middle, NOON_MS, Note(undone=1)),
        Entry(game, NOON_MS + 5),
    )
    (line,) = lines(tmp_path)
    assert line.marks == Marks.UNDONE
    assert line.begun_at_ms == NOON_MS


def test_what_can_be_kept_nowhere_is_tried_again_with_what_comes_next(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()  # no database can be made
    (tmp_path / QUEUE).write_bytes(b"")  # nor can anything be put into the queue
    failed, entered = threading.Semaphore(0), threading.Semaphore(0)
    writer = HistoryWriter(tmp_path, lambda _: failed.release(), entered.release)
    for job in (
        Entry(match(1, length=110), NOON_MS, Marks.HINTED),
        Entry(match(1), NOON_MS),
        Entry(match(2), NOON_MS),
    ):
        writer.put(job)
        assert failed.acquire(timeout=60)
    (tmp_path / NAME).rmdir()
    writer.put(Entry(match(3), NOON_MS))
    for _ in range(3):
        assert entered.acquire(timeout=60)
    assert writer.close()
    found = {line.seed: line.marks for line in lines(tmp_path)}
    assert found == {1: Marks.HINTED, 2: Marks(0), 3: Marks(0)}


def test_what_cannot_be_entered_is_entered_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT_MS", 20)
    write(tmp_path, Entry(match(1), NOON_MS))
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        told = write(
            tmp_path,
            StoredDeal(match(2, length=9), NOON_MS, Note(hinted=2)),
            Entry(match(2, length=110), NOON_MS),
            Entry(match(2), NOON_MS, Marks.LOADED),
            Entry(match(3), NOON_MS),
        )
        assert set(told.faults) == {HistoryFault.LOCKED}
        assert threading.get_ident() not in told.threads
        other.execute("ROLLBACK")
    assert len(queued(tmp_path)) == 2
    assert write(tmp_path).faults == []
    assert queued(tmp_path) == []
    found = {line.seed: line.marks for line in lines(tmp_path)}
    assert found == {1: Marks(0), 2: Marks.HINTED | Marks.LOADED, 3: Marks(0)}
    with closing(History(tmp_path / NAME)) as history:
        ids = {line.seed: line.id for line in page_of(history.connection, Search())}
        assert history.record(ids[2]) == match(2)


def test_a_newer_history_is_left_alone_and_what_is_played_waits(tmp_path: Path) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = (tmp_path / NAME).read_bytes()
    told = write(tmp_path, Entry(match(2), NOON_MS))
    assert told.faults == [HistoryFault.NEWER]
    (waiting,) = (tmp_path / QUEUE).iterdir()
    if sys.platform != "win32":
        assert waiting.stat().st_mode & 0o777 == 0o600
        assert waiting.parent.stat().st_mode & 0o777 == 0o700
    assert (tmp_path / NAME).read_bytes() == before


def test_a_file_in_the_queue_that_is_no_game_stays(tmp_path: Path) -> None:
    (tmp_path / QUEUE).mkdir()
    (tmp_path / QUEUE / "odd.quinto").write_text("nothing")
    told = write(tmp_path, Entry(match(1), NOON_MS))
    assert told.faults == []
    assert queued(tmp_path) == ["odd.quinto"]
    assert len(lines(tmp_path)) == 1


def test_neither_can_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "in the way"
    folder.write_text("a file")
    told = write(folder, Entry(match(1), NOON_MS))
    assert told.faults == [HistoryFault.NOT_OPENED]
    assert folder.read_text() == "a file"


FAULTS = (
    *(RuntimeError("a bug"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), MemoryError()),
    *(KeyError("players"), sqlite3.InterfaceError("no such thing"), OSError(5, "a bad disk")),
    RecursionError(),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
@pytest.mark.parametrize("place", ["enter", "note", "__init__", "close"])
def test_no_fault_ends_the_thread_and_what_was_finished_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, place: str
) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    told = Told()
    with monkeypatch.context() as patched:
        patched.setattr(History, place, Mock(side_effect=fault))
        writer = HistoryWriter(tmp_path, told)
        writer.put(StoredDeal(match(2, length=9), NOON_MS, Note(hinted=1)))
        writer.put(Entry(match(2), NOON_MS))
        writer.put(Entry(match(3), NOON_MS, Marks.LOADED))
        assert writer.settle(60)
        assert writer._thread.is_alive()
        assert writer.close()
    assert told.faults
    assert threading.get_ident() not in told.threads
    assert bool(queued(tmp_path)) is (place in ("enter", "__init__"))
    assert set(write(tmp_path).faults) <= {HistoryFault.MENDED}
    assert queued(tmp_path) == []
    marks = {line.seed: line.marks for line in lines(tmp_path)}
    hinted = Marks(0) if place == "note" else Marks.HINTED
    assert marks in (
        {1: Marks(0), 2: hinted, 3: Marks.LOADED},
        {1: Marks(0), 2: Marks.HINTED, 3: Marks.LOADED},
    )


def test_whoever_listens_can_go_wrong(tmp_path: Path) -> None:
    fails = Mock(side_effect=RuntimeError("the window has gone"))
    writer = HistoryWriter(tmp_path, fails, fails)
    (tmp_path / NAME).mkdir()
    writer.put(Entry(match(1), NOON_MS))
    assert writer.settle(60)
    (tmp_path / NAME).rmdir()
    writer.put(Entry(match(2), NOON_MS))
    assert writer.close()
    assert write(tmp_path).faults == []
    assert {line.seed for line in lines(tmp_path)} == {1, 2}


def test_one_bad_file_in_the_queue_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    enter = History.enter

    def enters(history: History, game: SavedGame, *more: Any) -> int:
        if game.seed == 2:
            raise KeyError("a bug")
        return enter(history, game, *more)

    with monkeypatch.context() as patched:
        patched.setattr(History, "enter", has_a_bug)
        write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in (2, 3, 4)))
    assert len(queued(tmp_path)) == 3
    (tmp_path / QUEUE / "folder.quinto").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(History, "enter", enters)
        assert write(tmp_path).faults == [HistoryFault.UNEXPECTED]
    assert len(queued(tmp_path)) == 2
    assert {line.seed for line in lines(tmp_path)} == {1, 3, 4}


def test_what_cannot_even_be_named_waits_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("quinto_desktop.records.history.history_writer.entry_of", has_a_bug)
        patched.setattr("quinto_desktop.records.history.history.entry_of", has_a_bug)
        write(tmp_path, Entry(match(1), NOON_MS), Entry(match(2), NOON_MS))
    assert len(queued(tmp_path)) == 2
    write(tmp_path)
    assert {line.seed for line in lines(tmp_path)} == {1, 2}


def test_whoever_comes_upon_damage_has_it_mended_by_the_thread(tmp_path: Path) -> None:
    write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in range(3)))
    told, entered = Told(), threading.Semaphore(0)
    writer = HistoryWriter(tmp_path, told, entered.release)
    assert writer.mend(60) is None  # nothing is wrong with it
    writer.settle(60)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE sums")
    games = PastGames(tmp_path, lambda: writer.mend(60))
    statistics = Statistics(tmp_path, lambda: writer.mend(60))
    assert statistics.ask(Choice()).figures.whole.points.deals > 0
    assert entered.acquire(timeout=60)
    assert told.faults == [HistoryFault.MENDED]
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE players")
    games.open()
    assert games.counts(Search()).matches == len(games.page(Search(), 0)) == 3
    assert games.mended is not None and games.mended.fault is HistoryFault.MENDED
    games.close()
    writer.put(Entry(match(7), NOON_MS))
    assert writer.close()
    assert {line.seed for line in lines(tmp_path)} == {0, 1, 2, 7}
    assert len([*tmp_path.glob("history.damaged-*.db")]) == 2


def test_a_history_that_turns_out_to_be_damaged_is_mended(tmp_path: Path) -> None:
    write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in range(40)))
    path = tmp_path / NAME
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_deals_1'"
        ).fetchone()
    data = bytearray(path.read_bytes())
    data[(root - 1) * page : root * page] = b"\x55" * page
    path.write_bytes(data)
    told = write(tmp_path, Entry(match(50), NOON_MS))
    assert told.faults == [HistoryFault.MENDED]
    assert {line.seed for line in lines(tmp_path)} == {*range(40), 50}
    assert path.with_name("history.damaged-1.db").exists()
