"""What can be wrong with the history, as codes and values; nobody's game depends on it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from quinto_desktop.records.faults import shown
from quinto_desktop.rules import CodedError, FaultCode

_MOST_SHOWN_OF_PATH = 240


class HistoryFault(FaultCode):
    """Why the history cannot be read or written, or what was done about it."""

    MISSING = ("path",)
    NEWER = ("path",)
    OLDER = ("path",)
    LOCKED = ("path",)
    READ_ONLY = ("path",)
    DISK_FULL = ("path",)
    NOT_OPENED = ("path",)
    DAMAGED = ("path",)
    NOT_MIGRATED = ("path", "backup")
    NOT_SET_ASIDE = ("path",)
    MENDED = ("path", "matches", "aside")
    BEGUN_AFRESH = ("path", "aside")
    SQLITE_TOO_OLD = ("version", "least")


class HistoryError(CodedError):
    """The history cannot be read or written."""

    def __init__(self, fault: HistoryFault, /, **values: str | int | Path) -> None:
        told = {
            name: shown(str(value), _MOST_SHOWN_OF_PATH) if isinstance(value, Path) else value
            for name, value in values.items()
        }
        super().__init__(fault, **told)


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


def error_of(path: Path, error: sqlite3.Error | OSError) -> HistoryError:
    """Return what an error of SQLite's or the system's means for the history.

    Args:
        path: The database.
        error: What was raised.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return HistoryError(HistoryFault.NOT_OPENED, path=path)
    fault = _FAULTS.get(code & 0xFF, HistoryFault.NOT_OPENED)  # the rest of it says more
    return HistoryError(fault, path=path)
