"""What SQLite's errors mean for the history."""

from __future__ import annotations

import errno
import sqlite3
import tempfile
from pathlib import Path

from quinto_desktop.records.history.errors import HistoryError, HistoryFault

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
}

_PROBE_BYTES = 64 * 1024
"""More than what SQLite keeps beside the database grows by at a time."""


def error_of(path: Path, error: sqlite3.Error | OSError) -> HistoryError:
    """Return what an error of SQLite's or the system's means for the history.

    Args:
        path: The database.
        error: What was raised.
    """
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)
    fault = _FAULTS.get(code & 0xFF, HistoryFault.NOT_OPENED)  # the rest of it says more
    if fault is HistoryFault.NOT_OPENED and _is_full(path.parent):
        fault = HistoryFault.DISK_FULL  # SQLite says so only of the database itself
    return HistoryError(fault, path=path)


def _is_full(folder: Path) -> bool:
    """Whether nothing more can be written to a folder."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(_PROBE_BYTES))
    except OSError as error:
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    return False
