"""What can be wrong with the history, as codes and values; nobody's game depends on it."""

from __future__ import annotations

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
    GAME_DAMAGED = ()
    UNEXPECTED = ("path", "reason")
    SQLITE_TOO_OLD = ("version", "least")
    NO_SQLITE = ()


class HistoryError(CodedError):
    """The history cannot be read or written."""

    def __init__(self, fault: HistoryFault, /, **values: str | int | Path) -> None:
        told = {
            name: shown(str(value), _MOST_SHOWN_OF_PATH) if isinstance(value, Path) else value
            for name, value in values.items()
        }
        super().__init__(fault, **told)


class OneDamaged(HistoryError):
    """One match is not as it was written, and no mending would change that."""
