"""The file of the settings: its values, those of its backup if it is damaged, and what is wrong."""

from __future__ import annotations

import contextlib
from pathlib import Path

from quinto_desktop.records.disk.files import backup_of, read_file, write_file
from quinto_desktop.records.errors import Forbidden, RecordError
from quinto_desktop.records.faults import Cause, Fault, Message, cause_of
from quinto_desktop.records.look import GREATEST_SIZE, values_in

_DAMAGED = "settings.damaged.json"


def keep_damaged(path: Path) -> None:
    """Keep the last damaged file: it may hold what the user has written by hand."""
    with contextlib.suppress(RecordError):
        if data := read_file(path, GREATEST_SIZE):
            write_file(path.with_name(_DAMAGED), data, backup=False, private=True)


def stored_values(path: Path) -> tuple[dict[str, object], Message | None]:
    """The values in the file, or in its backup if it is damaged, and what is wrong."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return {}, None
    except (OSError, ValueError) as error:
        return {}, Message(Fault.SETTINGS_NOT_READ, path=path, reason=cause_of(error))
    try:
        values = _values(path)
    except Forbidden:
        no_permission = Message(Cause.NO_PERMISSION)
        return {}, Message(Fault.SETTINGS_NOT_READ, path=path, reason=no_permission)
    if values is not None:
        return values, None
    with contextlib.suppress(Forbidden):
        if (values := _values(backup_of(path))) is not None:
            return values, Message(Fault.SETTINGS_FROM_BACKUP, path=path)
    return {}, Message(Fault.SETTINGS_UNREADABLE, path=path)


def _values(path: Path) -> dict[str, object] | None:
    """The values in a file; None if it is missing or damaged.

    Raises:
        Forbidden: The user lacks permission to read it.
    """
    try:
        return values_in(read_file(path, GREATEST_SIZE))
    except Forbidden:
        raise
    except RecordError:
        return None
