"""A damaged history is put aside, and a new one of all that can be saved takes its place.

Until the new one is complete the damaged one stays where it is, so that whatever ends the program
in between costs nothing: the next start mends it again. A match is whole if its setup, all its
deals and their records are there; see `healing` for the rest.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.folders import open_private, sync_folder
from quinto_desktop.records.disk.windows import patiently
from quinto_desktop.records.faults import Cause, HistoryError, HistoryFault, cause_of
from quinto_desktop.records.history.healing import Links, heal, insert_if_fit, is_no_text
from quinto_desktop.records.history.pages import Column, Layout, rows_in
from quinto_desktop.records.history.sqlite_errors import FOUND_IN_DAMAGE, error_of
from quinto_desktop.records.history.tables import script, sum_again

_LOG, _INDEX = "-wal", "-shm"


def replaced(path: Path, fill: Callable[[Path, Path], int]) -> HistoryError:
    """Put a new database in the place of a damaged one, which is kept under another name.

    Nobody has it open. `fill` makes the new one, at the first path, of what can be read of the
    damaged one, at the second, and returns how many matches it has. What has been done is returned,
    as something to tell the user.

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
    # Under another name besides; where there are no links, it is copied.
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
    # Otherwise it would be taken for the new one's.
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


KEPT = (
    *("matches", "setups", "players", "deals", "records", "games"),
    *("reviews", "opinions", "verdicts"),
)
"""The tables of which no row may be lost."""

_RESCUED = (*KEPT, "underway")
_FIRST_OF_RECORDS = b'{"pack":'
_SINCE_2 = {"matches": "commitment"}
"""Columns that a table has had only since version 2."""


def rescue(aside: Path, connection: sqlite3.Connection) -> int:
    """Copy all matches that are whole into a new history, and return how many there are.

    The damaged history stays as it is.

    Raises:
        sqlite3.Error, OSError: The new one cannot be written, or nothing of the old one be read.
    """
    triggers = connection.execute(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
    ).fetchall()
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    _put_back(aside, connection)
    connection.execute(f"DELETE FROM reviews WHERE {is_no_text('judge', 'effort', 'tables')}")
    connection.execute(
        "DELETE FROM reviews WHERE id IN"
        f" (SELECT review_id FROM verdicts WHERE {is_no_text('action', 'label')})"
    )
    heal(connection, _links(aside))
    _drop_parts(connection)
    sum_again(connection)
    for _, statement in triggers:
        connection.execute(statement)
    return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


def _put_back(aside: Path, connection: sqlite3.Connection) -> None:
    later = []
    for layout, row in rows_in(aside, [*_layouts()]):
        names = [column.name for column in layout.columns]
        values = dict(zip(names, row, strict=True))
        if layout.table in _SINCE_2 and _SINCE_2[layout.table] not in names:
            later.append((layout.table, values))  # a migration may have left it behind
        else:
            insert_if_fit(connection, layout.table, values)
    for table, values in later:
        insert_if_fit(connection, table, values)


def _links(aside: Path) -> Links:
    # The indexes may be whole where the deals themselves are not.
    uri = f"{aside.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as old:
            befores = dict(old.execute("SELECT id, before FROM deals INDEXED BY deals_after"))
            matches = dict(old.execute("SELECT id, match_id FROM deals INDEXED BY deals_of_match"))
    except (sqlite3.Error, *FOUND_IN_DAMAGE):
        return {}
    return {deal: (matches[deal], befores[deal]) for deal in matches.keys() & befores.keys()}


def _layouts() -> Iterator[Layout]:
    # Those of older versions come last.
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        model.executescript(script())
        for table in _RESCUED:
            (numberless,) = model.execute(
                "SELECT wr FROM pragma_table_list WHERE name = ?", (table,)
            ).fetchone()
            columns = tuple(
                Column(name, kind, not (must or key), bool(key) and not numberless)
                for _, name, kind, must, _, key in model.execute(f"PRAGMA table_info({table})")
            )
            starts = _FIRST_OF_RECORDS if table == "records" else b""
            yield Layout(table, columns, not numberless, starts)
            if table in _SINCE_2:
                older = tuple([one for one in columns if one.name != _SINCE_2[table]])
                yield Layout(table, older, not numberless)


# --------------------------------------------------------------- what is not whole
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
    # With whatever branches off from them.
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
