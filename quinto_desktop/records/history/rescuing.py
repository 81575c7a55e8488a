"""What can be saved of a damaged history, put into a new one.

A match is whole if its setup, all its deals and their records are there; see `healing` for the
rest.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from quinto_desktop.records.history.healing import Links, heal, insert, is_no_text
from quinto_desktop.records.history.pages import Column, Layout, rows_in
from quinto_desktop.records.history.sqlite_errors import FOUND_IN_DAMAGE
from quinto_desktop.records.history.tables import script, sum_again

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
    """Copy all matches that are whole, with their deals, games and reviews.

    Args:
        aside: The damaged history; it stays as it is.
        connection: A new, empty one.

    Returns:
        How many matches there are.

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
        if layout.table in _SINCE_2 and _SINCE_2[layout.table] not in names:
            later.append((layout.table, names, row))  # a migration may have left it behind
        else:
            insert(connection, layout.table, names, row)
    for table, names, row in later:
        insert(connection, table, names, row)


def _links(aside: Path) -> Links:
    """What indexes tell of deals; they may be whole where the deals themselves are not."""
    uri = f"{aside.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as old:
            befores = dict(old.execute("SELECT id, before FROM deals INDEXED BY deals_after"))
            matches = dict(old.execute("SELECT id, match_id FROM deals INDEXED BY deals_of_match"))
    except (sqlite3.Error, *FOUND_IN_DAMAGE):
        return {}
    return {deal: (matches[deal], befores[deal]) for deal in matches.keys() & befores.keys()}


def _layouts() -> Iterator[Layout]:
    """The shapes of all rows that are wanted, those of older versions last."""
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
