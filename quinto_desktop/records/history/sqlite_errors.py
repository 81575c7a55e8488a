"""What SQLite's errors mean for the history."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from quinto_desktop.records.faults import HistoryError, HistoryFault, RecordError

_FAULTS = {
    sqlite3.SQLITE_BUSY: HistoryFault.LOCKED,
    sqlite3.SQLITE_LOCKED: HistoryFault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: HistoryFault.LOCKED,
    sqlite3.SQLITE_READONLY: HistoryFault.READ_ONLY,
    sqlite3.SQLITE_PERM: HistoryFault.READ_ONLY,
    sqlite3.SQLITE_FULL: HistoryFault.DISK_FULL,
    sqlite3.SQLITE_CORRUPT: HistoryFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: HistoryFault.DAMAGED,
    # Tables or rows are not as they were made.
    sqlite3.SQLITE_ERROR: HistoryFault.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: HistoryFault.DAMAGED,
    sqlite3.SQLITE_MISMATCH: HistoryFault.DAMAGED,
    sqlite3.SQLITE_TOOBIG: HistoryFault.DAMAGED,
    sqlite3.SQLITE_FORMAT: HistoryFault.DAMAGED,
}

FOUND_IN_DAMAGE = (
    *(ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError),
    zlib.error,
)
"""What is raised over rows that nobody has written so, or over SQLite's own words about them."""

_NO_TEXT = "Could not decode to UTF-8"
"""What Python begins an error with that has no code of SQLite's."""

_PROBE_BYTES = 64 * 1024
"""More than what SQLite keeps beside the database grows by at a time."""


def error_of(path: Path, error: sqlite3.Error | OSError) -> HistoryError:
    """Return what an error of SQLite's or the system's means for the history."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)
    if isinstance(error, sqlite3.Error) and str(error).startswith(_NO_TEXT):
        code = sqlite3.SQLITE_CORRUPT
    fault = _FAULTS.get(code & 0xFF, HistoryFault.NOT_OPENED)  # the rest of it says more
    if fault is HistoryFault.NOT_OPENED and _is_full(path.parent):
        fault = HistoryFault.DISK_FULL  # SQLite says so only of the database itself
    return HistoryError(fault, path=path)


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """Raise what is raised within, by SQLite or over what it has read, as a `HistoryError`."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise error_of(path, error) from error
    except (RecordError, *FOUND_IN_DAMAGE) as error:
        raise HistoryError(HistoryFault.DAMAGED, path=path) from error


def _is_full(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(_PROBE_BYTES))
    except OSError as error:
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return False
