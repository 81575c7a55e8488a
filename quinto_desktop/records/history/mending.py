"""A damaged history is put aside, and a new one takes its place, in one step.

Until the new one is complete the damaged one stays where it is, so that whatever ends the program
in between costs nothing: the next start mends it again.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.folders import sync_folder
from quinto_desktop.records.disk.private import open_private
from quinto_desktop.records.disk.windows import patiently
from quinto_desktop.records.faults import Cause, cause_of
from quinto_desktop.records.history.errors import HistoryError, HistoryFault
from quinto_desktop.records.history.sqlite_errors import error_of

_LOG, _INDEX = "-wal", "-shm"


def replaced(path: Path, fill: Callable[[Path, Path], int]) -> HistoryError:
    """Put a new database in the place of a damaged one, which is kept under another name.

    Args:
        path: The database; nobody has it open.
        fill: Makes the new one, at the first path, of what can be read of the damaged one, at the
            second; returns how many matches it has.

    Returns:
        What has been done, as something to tell the user.

    Raises:
        HistoryError: It cannot be set aside, or a new one cannot be made; all is as it was.
    """
    aside = next(
        place
        for number in count(1)
        if not os.path.lexists(
            place := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        )
    )
    for left in path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"):
        if left.samefile(path):  # the program ended as it was about to be replaced
            _give_log_back(path, left)
    # Of two who mend it at once, the second takes away what the first has made, which then fails.
    for left in path.parent.glob(f"{path.stem}.mending-*"):
        _remove(left)
    maker = f"{os.getpid()}-{threading.get_ident()}"
    new = path.with_name(f"{path.stem}.mending-{maker}{path.suffix}")
    try:
        before = os.stat(path)
        _keep_as(path, aside)
        matches = fill(new, aside)
        if not os.path.samestat(before, os.stat(path)):
            raise FileExistsError(path)  # somebody else has mended it meanwhile
        for suffix in (_LOG, _INDEX):
            path.with_name(f"{path.name}{suffix}").unlink(missing_ok=True)
        patiently(lambda: new.replace(path), replaces=True)
    except Exception as error:
        _remove(new)
        _give_log_back(path, aside)
        _remove(aside)
        if isinstance(error, OSError | sqlite3.Error | HistoryError):
            raise _failed(path, error) from error
        raise
    sync_folder(path.parent)
    if not matches:
        return HistoryError(HistoryFault.BEGUN_AFRESH, path=path, aside=aside.name)
    return HistoryError(HistoryFault.MENDED, path=path, matches=matches, aside=aside.name)


def _failed(path: Path, error: OSError | sqlite3.Error | HistoryError) -> HistoryError:
    if isinstance(error, OSError):
        is_full = cause_of(error).code is Cause.DISK_FULL
        reason = HistoryFault.DISK_FULL if is_full else HistoryFault.NOT_SET_ASIDE
        return HistoryError(reason, path=path)
    fault = error.fault if isinstance(error, HistoryError) else error_of(path, error).fault
    assert isinstance(fault, HistoryFault)
    return HistoryError(fault, path=path)


def _keep_as(path: Path, aside: Path) -> None:
    """Give a database and its log another name besides; where there are no links, copy them."""
    for suffix in ("", _LOG):
        left, kept = (one.with_name(f"{one.name}{suffix}") for one in (path, aside))
        if suffix and (not os.path.lexists(left) or not os.path.getsize(left)):
            continue
        try:
            os.link(left, kept)
        except OSError:
            os.close(open_private(str(kept), os.O_WRONLY | os.O_CREAT | os.O_EXCL))
            shutil.copyfile(left, kept)


def _give_log_back(path: Path, aside: Path) -> None:
    """Undo that a database has lost its log, which would have been taken for the new one's."""
    log, kept = (one.with_name(f"{one.name}{_LOG}") for one in (path, aside))
    if os.path.lexists(kept) and not os.path.lexists(log):
        try:
            os.link(kept, log)
        except OSError:
            shutil.copyfile(kept, log)


def _remove(path: Path) -> None:
    for suffix in ("", _LOG, _INDEX):
        with contextlib.suppress(OSError):
            path.with_name(f"{path.name}{suffix}").unlink()
