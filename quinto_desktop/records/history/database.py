"""The history's file: opened, brought up to date, and mended when it is damaged.

SQLite keeps two files beside it while it is open, the write-ahead log and its index. A commit
is forced to the disk before anybody hears of it, so that neither the end of the process nor a power
cut costs it, at whatever moment. Only the history's own thread waits for the disk.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.disk.private import open_private
from quinto_desktop.records.disk.windows import patiently
from quinto_desktop.records.history.errors import HistoryError, HistoryFault
from quinto_desktop.records.history.migrations import MIGRATIONS, Migration
from quinto_desktop.records.history.sqlite_errors import error_of
from quinto_desktop.records.history.tables import APPLICATION_ID, VERSION, script, sum_again

NAME = "history.db"
"""The file's name in the user's folder."""

BUSY_TIMEOUT_MS = 2000
"""How long another process may hold the database before this one gives up."""

LEAST_SQLITE = (3, 37, 0)
"""The first SQLite with strict tables."""

_CACHE_KIB = 512
"""What SQLite keeps in memory; the system keeps the rest of the file."""

_KEPT = {
    "matches": "rowid",
    "setups": "rowid",
    "players": "match_id, number",
    "deals": "rowid",
    "records": "rowid",
    "games": "rowid",
    "reviews": "rowid",
    "opinions": "rowid",
    "verdicts": "review_id, number",
}
"""The tables of which no row may be lost, and the order of their rows."""

_BESIDE = ("", "-wal", "-shm")

assert len(MIGRATIONS) + 1 == VERSION


def open_database(
    path: Path, migrations: Sequence[Migration] = MIGRATIONS
) -> tuple[sqlite3.Connection, HistoryError | None]:
    """Open the history to read and write, making it if there is none.

    A database of an older version is copied to ``history.before-VERSION.db`` and then migrated.
    One that is damaged is set aside as ``history.damaged-1.db`` (or -2, …); whatever matches are
    whole are copied to a new one.

    Args:
        path: The file; its folder is made if missing.
        migrations: The steps from older versions.

    Returns:
        A connection, for this thread only, and what had to be mended.

    Raises:
        HistoryError: It cannot be opened, or was made by a newer Quinto; it is left as it was.
    """
    _check_sqlite()
    try:
        make_folder(path.parent)
        return _opened(path, migrations), None
    except OSError as error:
        raise error_of(path, error) from error
    except HistoryError as error:
        if error.fault is not HistoryFault.DAMAGED:
            raise
    notice = mend(path, migrations)
    return _opened(path, migrations), notice


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open the history without changing anything in it.

    Raises:
        HistoryError: There is none, it cannot be read, or it is of another version.
    """
    _check_sqlite()
    with _told(path):
        if not os.path.exists(path):
            raise HistoryError(HistoryFault.MISSING, path=path)
        # Where nothing may be written, a database without a log can be read as it is.
        is_alone = not os.path.exists(f"{path}-wal") and not os.access(path.parent, os.W_OK)
        way = "mode=ro&immutable=1" if is_alone else "mode=ro"
        connection = _connect(path, f"{path.absolute().as_uri()}?{way}")
    with _closed_on_error(connection), _told(path):
        version = _version(connection, path)
        if version > VERSION:
            raise HistoryError(HistoryFault.NEWER, path=path)
        if version < VERSION:
            raise HistoryError(HistoryFault.OLDER, path=path)
    return connection


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the whole database is as it was written. It takes a second for 100,000 deals."""
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        strays = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError:
        return False
    return verdict == "ok" and strays is None


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything within, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # some errors have ended it already
            connection.execute("ROLLBACK")
        raise


@contextlib.contextmanager
def reading(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Read one state of the history, whatever is entered meanwhile.

    Args:
        connection: The history.
        path: Its file.

    Raises:
        HistoryError: It cannot be read, after all.
    """
    with _told(path):
        connection.execute("BEGIN")
        yield
        connection.execute("COMMIT")


def row_counts(connection: sqlite3.Connection) -> dict[str, int]:
    """Return how many rows each table has that no migration may lose; 0 if it is not there yet."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    return {
        table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        if table in there
        else 0
        for table in _KEPT
    }


def _check_sqlite() -> None:
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        least = ".".join(map(str, LEAST_SQLITE))
        version = sqlite3.sqlite_version
        raise HistoryError(HistoryFault.SQLITE_TOO_OLD, version=version, least=least)


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise error_of(path, error) from error


@contextlib.contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


def _connect(path: Path, uri: str | None = None) -> sqlite3.Connection:
    connection = sqlite3.connect(
        uri or path, timeout=BUSY_TIMEOUT_MS / 1000, isolation_level=None, uri=uri is not None
    )
    with _closed_on_error(connection):
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _opened(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    with _told(path):
        connection = _connect(path)
    with _closed_on_error(connection), _told(path):
        version = _version(connection, path)
        newest = 1 + len(migrations)
        if version > newest:
            raise HistoryError(HistoryFault.NEWER, path=path)
        with contextlib.suppress(OSError):  # a file system without modes
            path.chmod(0o600)  # before the files beside it are made, which take its mode
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if version == 0:
            _make(connection)
        elif version < newest:
            _migrate(connection, path, version, migrations)
    return connection


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a database; 0 if it is empty."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables and not version:
        return 0
    if mark != APPLICATION_ID or version < 1:
        raise HistoryError(HistoryFault.DAMAGED, path=path)
    return int(version)


def _make(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version:
            return  # another process has made it meanwhile
        for statement in _statements(script()):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _statements(text: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit first."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _migrate(
    connection: sqlite3.Connection, path: Path, version: int, migrations: Sequence[Migration]
) -> None:
    """Bring a database up to date, in one transaction and with a copy kept of it before."""
    backup = path.with_name(f"{path.stem}.before-{1 + len(migrations)}{path.suffix}")
    _back_up(connection, backup)
    before = row_counts(connection)
    # Dropping a table that is made anew would take with it what belongs to its rows. Whether
    # everything still belongs to something is asked at the end.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        with transaction(connection):
            if _version(connection, path) != version:
                return  # another process has migrated it meanwhile
            for number, step in enumerate(migrations[version - 1 :], start=version + 1):
                step(connection)
                connection.execute(f"PRAGMA user_version = {number}")
            if row_counts(connection) != before or not is_sound(connection):
                raise HistoryError(HistoryFault.NOT_MIGRATED, path=path, backup=backup)
    except sqlite3.Error as error:
        raise HistoryError(HistoryFault.NOT_MIGRATED, path=path, backup=backup) from error
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _back_up(connection: sqlite3.Connection, path: Path) -> None:
    path.unlink(missing_ok=True)
    os.close(open_private(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))
    with contextlib.closing(sqlite3.connect(path)) as copy:
        connection.backup(copy)


def mend(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> HistoryError:
    """Put a damaged database aside, and begin a new one with all matches that are whole.

    Args:
        path: The database; nobody has it open.
        migrations: The steps from older versions.

    Returns:
        What has been done, as something to tell the user.

    Raises:
        HistoryError: It cannot be set aside, or a new one cannot be made.
    """
    aside = next(
        place
        for number in count(1)
        if not os.path.lexists(
            place := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        )
    )
    try:
        for suffix in reversed(_BESIDE):
            left = path.with_name(f"{path.name}{suffix}")
            if os.path.lexists(left):
                target = aside.with_name(f"{aside.name}{suffix}")
                patiently(lambda left=left, target=target: left.rename(target))  # type: ignore[misc]
    except OSError as error:
        raise HistoryError(HistoryFault.NOT_SET_ASIDE, path=path) from error
    matches = _rescued(aside, path, migrations)
    if not matches:
        return HistoryError(HistoryFault.BEGUN_AFRESH, path=path, aside=aside.name)
    return HistoryError(HistoryFault.MENDED, path=path, matches=matches, aside=aside.name)


def _rescued(aside: Path, path: Path, migrations: Sequence[Migration]) -> int:
    """Copy the matches that can still be read, with their deals and games; return how many."""
    with contextlib.closing(_opened(path, migrations)) as connection:
        try:
            with contextlib.closing(_connect(aside)) as old:
                if _version(old, aside) != 1 + len(migrations):
                    return 0
                rows = {table: _readable(old, table) for table in _KEPT}
        except (sqlite3.Error, HistoryError):
            return 0
        return _put_back(connection, rows)


def _readable(old: sqlite3.Connection, table: str) -> list[dict[str, object]]:
    """The rows of a table from either end up to where it is damaged."""
    found: dict[tuple[object, ...], dict[str, object]] = {}
    for direction in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):
            ordered = ", ".join([f"{name} {direction}" for name in _KEPT[table].split(", ")])
            cursor = old.execute(f"SELECT * FROM {table} ORDER BY {ordered}")
            names = [column[0] for column in cursor.description]
            for row in cursor:
                found.setdefault(tuple(row), dict(zip(names, row, strict=True)))
    return list(found.values())


def _put_back(connection: sqlite3.Connection, rows: dict[str, list[dict[str, object]]]) -> int:
    with transaction(connection):
        connection.execute("PRAGMA defer_foreign_keys = ON")
        for table, found in rows.items():
            for row in found:
                names = ", ".join(row)
                places = ", ".join(["?"] * len(row))
                with contextlib.suppress(sqlite3.Error):  # a row that is not as it was
                    statement = f"INSERT INTO {table} ({names}) VALUES ({places})"
                    connection.execute(statement, [*row.values()])
        _drop_parts(connection)
        sum_again(connection)
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


_PARTS = (
    "DELETE FROM games WHERE last_deal NOT IN (SELECT id FROM deals)"
    " OR match_id NOT IN (SELECT id FROM matches)",
    "DELETE FROM records WHERE deal_id NOT IN (SELECT id FROM deals)",
    "DELETE FROM setups WHERE match_id NOT IN (SELECT id FROM matches)",
    "DELETE FROM players WHERE match_id NOT IN (SELECT id FROM matches)",
    "DELETE FROM reviews WHERE deal_id NOT IN (SELECT id FROM deals)"
    " OR id NOT IN (SELECT review_id FROM opinions)",
    "DELETE FROM opinions WHERE review_id NOT IN (SELECT id FROM reviews)",
    "DELETE FROM verdicts WHERE review_id NOT IN (SELECT id FROM reviews)",
)


def _drop_parts(connection: sqlite3.Connection) -> None:
    """Remove matches of which a part is missing, and whatever branches off from them."""
    broken = (
        "SELECT id FROM matches WHERE id NOT IN (SELECT match_id FROM setups)"
        " OR id IN (SELECT match_id FROM deals WHERE id NOT IN (SELECT deal_id FROM records)"
        " OR (before IS NOT NULL AND before NOT IN (SELECT id FROM deals)))"
        " OR (branch_of IS NOT NULL AND branch_of NOT IN (SELECT id FROM deals))"
        " OR id NOT IN (SELECT match_id FROM deals)"
    )
    while True:
        connection.execute(f"DELETE FROM games WHERE match_id IN ({broken})")
        gone = connection.execute(f"DELETE FROM matches WHERE id IN ({broken})").rowcount
        strays = connection.execute(
            "DELETE FROM deals WHERE match_id NOT IN (SELECT id FROM matches)"
        ).rowcount
        for statement in _PARTS:
            connection.execute(statement)
        if not gone and not strays:
            return
