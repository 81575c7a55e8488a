"""The steps from older versions of the tables to the current one, each as it was made then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from quinto_desktop.records.history.migration_to_3 import to_3

if TYPE_CHECKING:
    import sqlite3

Migration: TypeAlias = Callable[["sqlite3.Connection"], None]
"""Changes the tables of one version to the next. It keeps every row of a match, deal and game."""


def _to_2(connection: sqlite3.Connection) -> None:
    """Let a match be without a number, and keep the commitment to its secret instead."""
    connection.execute(_MATCHES_2)
    connection.execute(f"INSERT INTO matches_2 ({_COLUMNS_1}) SELECT {_COLUMNS_1} FROM matches")
    connection.execute("DROP TABLE matches")
    connection.execute("ALTER TABLE matches_2 RENAME TO matches")
    for statement in _INDEXES_2:
        connection.execute(statement)


_MATCHES_2 = """
CREATE TABLE matches_2 (
    id INTEGER PRIMARY KEY,
    branch_of INTEGER REFERENCES deals (id),
    form TEXT NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    rules TEXT NOT NULL,
    seed INTEGER,
    commitment TEXT CHECK (length(commitment) = 64),
    people TEXT NOT NULL,
    begun_at INTEGER,
    at INTEGER NOT NULL,
    month INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    us INTEGER CHECK (us IN (0, 1)),
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    ns_score INTEGER NOT NULL,
    ew_score INTEGER NOT NULL,
    ns_games INTEGER NOT NULL,
    ew_games INTEGER NOT NULL,
    is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),
    result INTEGER CHECK (result IN (-1, 0, 1)),
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT
"""

_COLUMNS_1 = (
    "id, branch_of, form, kind, target, rules, seed, people, begun_at, at, month, marks, deals, us,"
    " level, partner, ns_score, ew_score, ns_games, ew_games, is_over, result, deleted"
)

_INDEXES_2 = (
    "CREATE INDEX matches_counted"
    " ON matches (month, form, level, partner, marks, result, deals, is_over, people, seed)"
    " WHERE deleted = 0",
    "CREATE INDEX matches_committed ON matches (commitment) WHERE commitment IS NOT NULL",
    "CREATE INDEX longer_matches ON matches (form, level, partner, month, marks, kind, result)"
    " WHERE deleted = 0 AND is_over = 1 AND us IS NOT NULL AND kind <> 'game'",
    "CREATE INDEX branches ON matches (branch_of) WHERE branch_of IS NOT NULL",
    *(
        f"CREATE INDEX matches_by_{column} ON matches ({column}, id) WHERE deleted = 0"
        for column in ("form", "people", "level", "partner", "result", "seed", "deals")
    ),
)

MIGRATIONS: tuple[Migration, ...] = (_to_2, to_3)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""
