"""The history's file: opened, brought up to date, and mended when it is damaged.

SQLite keeps two files beside it while it is open, the write-ahead log and its index. A commit
is forced to the disk before anybody hears of it, so that neither the end of the process nor a power
cut costs it, at whatever moment. Only the history's own thread waits for the disk.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from quinto_desktop.records.disk.folders import make_folder, open_private
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history.healing import is_unknown, strangers
from quinto_desktop.records.history.mending import KEPT, replaced, rescue
from quinto_desktop.records.history.migrations import (
    MIGRATIONS,
    Migration,
    remake,
    schema_of,
    schema_of_today,
)
from quinto_desktop.records.history.sqlite_errors import FOUND_IN_DAMAGE, error_of, told
from quinto_desktop.records.history.tables import APPLICATION_ID, VERSION, sums_are_right

_Found = TypeVar("_Found")

NAME = "history.db"

BUSY_TIMEOUT_MS = 2000
"""How long another process may hold the database before this one gives up."""

LEAST_SQLITE = (3, 37, 0)
"""The first SQLite with strict tables."""

_CACHE_KIB = 512
"""What SQLite keeps in memory; the system keeps the rest of the file."""

_MOST_VERSIONS = 1000
"""A version beyond that is none."""

assert len(MIGRATIONS) + 1 == VERSION


def open_database(
    path: Path, migrations: Sequence[Migration] = MIGRATIONS
) -> tuple[sqlite3.Connection, HistoryError | None]:
    """Open the history to read and write, making it if there is none; say what had to be mended.

    A database of an older version is copied to ``history.before-VERSION.db`` and then migrated.
    One that is damaged is set aside as ``history.damaged-1.db`` (or -2, …); whatever matches are
    whole are copied to a new one. The connection is for this thread only.

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
    with told(path):
        if not os.path.exists(path):
            raise HistoryError(HistoryFault.MISSING, path=path)
        # Where nothing may be written, a database without a log can be read as it is.
        is_alone = not os.path.exists(f"{path}-wal") and not os.access(path.parent, os.W_OK)
        way = "mode=ro&immutable=1" if is_alone else "mode=ro"
        connection = _connect(path, f"{path.absolute().as_uri()}?{way}")
    with _closed_on_error(connection), told(path):
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
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False
    return verdict == "ok" and strays is None


def is_readable(connection: sqlite3.Connection) -> bool:
    """Whether nothing is to be mended: it is sound and made as it should be, and all is known."""
    try:
        for table in KEPT:
            for _ in connection.execute(f"SELECT * FROM {table}"):
                pass  # a text has been read, or could not
        unknown = connection.execute(f"SELECT 1 FROM matches WHERE {is_unknown()}").fetchone()
        is_made_right = schema_of_today().items() <= schema_of(connection).items()
        return (
            is_made_right
            and unknown is None
            and not strangers(connection)
            and is_sound(connection)
            and sums_are_right(connection)
        )
    except (sqlite3.DatabaseError, *FOUND_IN_DAMAGE):
        return False


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything within, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Some errors have ended it already.
        with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
            connection.execute("ROLLBACK")
        raise


@contextlib.contextmanager
def reading(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Read one state of the history, whatever is entered meanwhile.

    Raises:
        HistoryError: It cannot be read, after all.
    """
    with told(path):
        connection.execute("BEGIN")
        yield
        connection.execute("COMMIT")


def ask(
    path: Path,
    question: Callable[[sqlite3.Connection], _Found],
    mended: Callable[[], object] | None = None,
) -> _Found:
    """Ask the history something; if that shows that it is damaged, have it mended and ask again.

    `mended` has that done, and says whether it has been; without it the history is left as it is.

    Raises:
        HistoryError: It cannot be read.
    """

    def asked() -> _Found:
        with contextlib.closing(open_to_read(path)) as connection, reading(connection, path):
            return question(connection)

    try:
        return asked()
    except HistoryError as error:
        if error.fault is not HistoryFault.DAMAGED or mended is None or not mended():
            raise
    return asked()


def row_counts(connection: sqlite3.Connection) -> dict[str, int]:
    """Return how many rows each table has that no migration may lose; 0 if it is not there yet."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    return {
        table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        if table in there
        else 0
        for table in KEPT
    }


def _check_sqlite() -> None:
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        least = ".".join(map(str, LEAST_SQLITE))
        version = sqlite3.sqlite_version
        raise HistoryError(HistoryFault.SQLITE_TOO_OLD, version=version, least=least)


@contextlib.contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


def _connect(path: Path, uri: str | None = None) -> sqlite3.Connection:
    if path.is_fifo():  # which SQLite would open, and wait for its other end
        raise HistoryError(HistoryFault.NOT_OPENED, path=path)
    connection = sqlite3.connect(
        uri or path, timeout=BUSY_TIMEOUT_MS / 1000, isolation_level=None, uri=uri is not None
    )
    with _closed_on_error(connection):
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _opened(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    with told(path):
        connection = _connect(path)
    with _closed_on_error(connection), told(path):
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
    # 0 if it is empty.
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    if not tables and not version and pages <= 1:
        return 0
    if mark != APPLICATION_ID or not 0 < version < _MOST_VERSIONS or not tables:
        raise HistoryError(HistoryFault.DAMAGED, path=path)
    return int(version)


def _make(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version:
            return  # another process has made it meanwhile
        remake(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _migrate(
    connection: sqlite3.Connection, path: Path, version: int, migrations: Sequence[Migration]
) -> None:
    # In one transaction, with a copy kept of it before.
    if not is_sound(connection):
        raise HistoryError(HistoryFault.DAMAGED, path=path)
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
            remake(connection)
            for step in migrations[version - 1 :]:
                step(connection)
            connection.execute(f"PRAGMA user_version = {1 + len(migrations)}")
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


def mend_if_damaged(path: Path) -> HistoryError | None:
    """Mend a database that somebody came upon damage in, unless that was something else.

    Nobody has it open. None says that nothing is wrong with it.

    Raises:
        HistoryError: It cannot be opened, set aside, or made anew.
    """
    try:
        with contextlib.closing(open_to_read(path)) as connection:
            if is_readable(connection):
                return None
    except HistoryError as error:
        if error.fault is not HistoryFault.DAMAGED:
            raise
    return mend(path)


def mend(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> HistoryError:
    """Put a damaged database aside, and begin a new one with all matches that are whole.

    Nobody has it open. What has been done is returned, as something to tell the user.

    Raises:
        HistoryError: It cannot be set aside, or a new one cannot be made.
    """

    def fill(new: Path, aside: Path) -> int:
        with contextlib.closing(_opened(new, migrations)) as connection, transaction(connection):
            return rescue(aside, connection)

    return replaced(path, fill)
