"""Older histories get the tables of today, and what is new in each version is filled in."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import TypeAlias

from quinto_desktop.records.history.tables import script

Migration: TypeAlias = Callable[[sqlite3.Connection], None]
"""Fills in what a version has more than the one before. It keeps every match, deal and game."""


def schema_of(connection: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """Return what kind of thing each name in a database is, and how it was made."""
    # Renaming a table has put its name in quotes.
    rows = connection.execute(
        "SELECT name, type, sql FROM sqlite_schema"
        " WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'"
    )
    return {name: (kind, " ".join(sql.replace('"', "").split())) for name, kind, sql in rows}


def schema_of_today() -> dict[str, tuple[str, str]]:
    """Return the same of a new history."""
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        model.executescript(script())
        return schema_of(model)


def remake(connection: sqlite3.Connection) -> None:
    """Give a history the tables of today, with every row it has; an empty one is made.

    A column that a table did not have gets its default.
    """
    old, new = schema_of(connection), schema_of_today()
    for name, (kind, _) in old.items():
        if kind != "table":
            connection.execute(f"DROP {kind} {name}")
    # Otherwise what belongs to the rows of a table would follow it to its other name.
    connection.execute("PRAGMA legacy_alter_table = ON")
    for name, (kind, statement) in new.items():
        if kind == "table" and name in old and old[name] != new[name]:
            connection.execute(f"ALTER TABLE {name} RENAME TO before")
            connection.execute(statement)
            _move(connection, name)
        elif name not in old or kind != "table":
            connection.execute(statement)
    connection.execute("PRAGMA legacy_alter_table = OFF")


def _move(connection: sqlite3.Connection, name: str) -> None:
    known = _columns_of(connection, "before")
    columns = ", ".join([column for column in _columns_of(connection, name) if column in known])
    connection.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM before")
    connection.execute("DROP TABLE before")


def _columns_of(connection: sqlite3.Connection, table: str) -> list[str]:
    rows = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
    return [name for (name,) in rows]


def _nothing(_connection: sqlite3.Connection) -> None:
    pass  # all that is new begins empty


MIGRATIONS: tuple[Migration, ...] = (
    _nothing,  # the commitment of a match that has no number
    _nothing,  # what is said of finished deals
)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""
