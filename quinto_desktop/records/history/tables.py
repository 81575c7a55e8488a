"""The tables of the history.

A *match* is what was agreed on: a game, a rubber or a round. Its *deals* form a chain, each naming
the one before it, so whoever goes on from an earlier point begins a branch: another match, whose
first deal follows a deal of the first one. Matches, deals and games are only ever added; what a
match shows in a list follows its newest deal, and deleting only marks, until `purge`.

*We* are the person: the side of the first person by number, if nobody plays on the other side.
Otherwise `us` is null, and the deal or game is kept but belongs in no statistics. A side is 0 for
north-south or 1 for east-west. Times are milliseconds since 1970, UTC, as the clock had them; the
order of play is that of the ids, whatever the clock said. A month is 12 times the year, plus 0 to
11. Names of people and levels are empty where there is nobody: an opponent who is a person has no
level, and beside dummy or in the two-handed game one has no partner.

A shared game has a number, `seed`; one that was dealt from a secret has the commitment to it, in
64 hexadecimal digits. Cards that were laid out by hand, or by a deal code, have neither.

`sums` and `game_sums` add up the deals, and the games, of one month, form, level, partner and set
of marks. Triggers keep them, so that statistics need not go through everything that was played.

What was said of deals is in tables of its own: see `review_tables`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntFlag
from typing import TYPE_CHECKING

from msgspec import Struct, field

from quinto_desktop.records.history import review_tables
from quinto_desktop.rules import QUINTS

if TYPE_CHECKING:
    import sqlite3


VERSION = 3
"""The version of the tables; in the database it is ``PRAGMA user_version``."""

APPLICATION_ID = 0x51756E74
"""The mark by which a history is told from other databases: “Qunt”."""


class Marks(IntFlag):
    """What sets a deal or game apart from a first play without help.

    Such play is counted apart. A match has every mark of its deals; so has
    a game, but for `LESSON`, which it has only if it ended with the lesson.
    """

    UNDONE = 1
    HINTED = 2
    REPLAYED = 4
    """The same pack had been played before, or the deal follows one that had."""
    LOADED = 8
    LESSON = 16
    BRANCH = 32
    """It was played in a branch: another way on from some point, with the same hidden hands."""
    OPEN_TABLE = 64  # all hands lay face up for everybody
    REAL_CARDS = 128  # it was kept by hand, as people held the cards


NO_MARKS = Marks(0)
ALL_MARKS = ~Marks(0)
NO_GAMES = Marks.LESSON | Marks.BRANCH | Marks.OPEN_TABLE
"""Who has one of these has not played a game of which anything is counted or owed."""

GROUPS = ("form", "level", "partner", "month", "marks")

_SIDES = {"us": "us", "them": "1 - us"}

_JUDGED = {
    "right": "({side}_tricks > {other}_tricks) IS TRUE",
    "wrong": "({side}_tricks < {other}_tricks) IS TRUE",
    "open": "{side}_tricks IS NULL",
}


def _of_side(column: str, side: str) -> str:
    return f"CASE {_SIDES[side]} WHEN 0 THEN ns_{column} ELSE ew_{column} END"


def _measures() -> Iterator[tuple[str, str]]:
    yield "deals", "1"
    yield "difference", "us_points - them_points"
    yield "squares", "(us_points - them_points) * (us_points - them_points)"
    for side in _SIDES:
        yield f"{side}_points", f"{side}_points"
        yield f"{side}_trick_points", f"coalesce({side}_tricks, 0) * trick_value"
        for number in range(len(QUINTS)):
            yield f"{side}_quint_{number}", f"{side}_quints >> {number} & 1"
    for call in ("double", "redouble"):
        for side, other in (("us", "them"), ("them", "us")):
            for verdict, test in _JUDGED.items():
                condition = test.format(side=side, other=other)
                yield f"{side}_{call}_{verdict}", f"{call}r IS {_SIDES[side]} AND {condition}"


MEASURES = tuple(name for name, _ in _measures())
REVIEW_MEASURES = tuple(name for name, _ in review_tables.measures())

_MATCHES = """
CREATE TABLE matches (
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
) STRICT;

CREATE TABLE setups (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    document TEXT NOT NULL
) STRICT;

CREATE TABLE players (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
"""

_DEALS = """
CREATE TABLE deals (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    before INTEGER REFERENCES deals (id),
    key BLOB NOT NULL UNIQUE CHECK (length(key) = 16),
    pack BLOB NOT NULL CHECK (length(pack) = 16),
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    doubler INTEGER CHECK (doubler IN (0, 1)),
    redoubler INTEGER CHECK (redoubler IN (0, 1)),
    trick_value INTEGER NOT NULL CHECK (trick_value IN (5, 10, 20)),
    ns_before INTEGER NOT NULL,
    ew_before INTEGER NOT NULL,
    ns_points INTEGER NOT NULL,
    ew_points INTEGER NOT NULL,
    ns_tricks INTEGER,
    ew_tricks INTEGER,
    ns_quints INTEGER NOT NULL,
    ew_quints INTEGER NOT NULL,
    us INTEGER CHECK (us IN (0, 1)),
    form TEXT NOT NULL,
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    marks INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    begun_at INTEGER,
    at INTEGER NOT NULL,
    month INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;

CREATE TABLE records (
    deal_id INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
    document BLOB NOT NULL
) STRICT;

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    last_deal INTEGER NOT NULL UNIQUE REFERENCES deals (id),
    number INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    ns_score INTEGER NOT NULL,
    ew_score INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    us INTEGER CHECK (us IN (0, 1)),
    won INTEGER CHECK (won IN (0, 1)),
    form TEXT NOT NULL,
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    marks INTEGER NOT NULL,
    month INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;

CREATE TABLE underway (
    key BLOB PRIMARY KEY CHECK (length(key) = 16),
    begun_at INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    marks INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""

_INDEXES = """
CREATE INDEX deals_after ON deals (before);
CREATE INDEX deals_of_match ON deals (match_id);
CREATE INDEX deals_with_pack ON deals (pack);
CREATE INDEX games_of_match ON games (match_id);
CREATE INDEX matches_counted
    ON matches (month, form, level, partner, marks, result, deals, is_over, people, seed)
    WHERE deleted = 0;
CREATE INDEX matches_committed ON matches (commitment) WHERE commitment IS NOT NULL;
CREATE INDEX longer_matches ON matches (form, level, partner, month, marks, kind, result)
    WHERE deleted = 0 AND is_over = 1 AND us IS NOT NULL AND kind <> 'game';
CREATE INDEX branches ON matches (branch_of) WHERE branch_of IS NOT NULL;
"""

SORTED_BY = ("form", "people", "level", "partner", "result", "seed", "deals")
"""The columns of `matches`, besides the id, by which a list can be sorted at once."""


_GROUP_COLUMNS = (
    "form TEXT NOT NULL, level TEXT NOT NULL, partner TEXT NOT NULL, month INTEGER NOT NULL,"
    " marks INTEGER NOT NULL"
)

_EVENTS = {
    "added": ("AFTER INSERT ON {table} WHEN new.deleted = 0", 1),
    "deleted": ("AFTER UPDATE OF deleted ON {table} WHEN new.deleted > old.deleted", -1),
    "restored": ("AFTER UPDATE OF deleted ON {table} WHEN new.deleted < old.deleted", 1),
}
"""When rows begin or cease to count, and with which sign."""

_EVENTS_OF_REVIEWS = {
    "added": ("AFTER INSERT ON {table} WHEN new.is_used > new.deleted", 1),
    "deleted": (
        "AFTER UPDATE OF deleted, is_used ON {table}"
        " WHEN (old.is_used > old.deleted) > (new.is_used > new.deleted)",
        -1,
    ),
    "restored": (
        "AFTER UPDATE OF deleted, is_used ON {table}"
        " WHEN (old.is_used > old.deleted) < (new.is_used > new.deleted)",
        1,
    ),
}
"""The same for reviews, of which one is used for a deal."""


class _Sums(Struct, frozen=True):
    # `view` has the groups and measures of each row of `table` that `counts`.
    name: str
    measures: tuple[str, ...]
    table: str
    view: str
    counts: str = "deleted = 0"
    events: Mapping[str, tuple[str, int]] = field(default_factory=lambda: _EVENTS)

    @property
    def columns(self) -> str:
        return ", ".join([*GROUPS, *self.measures])

    @property
    def from_rows(self) -> str:
        sums = [f"sum({name}) AS {name}" for name in self.measures]
        return (
            f"SELECT {', '.join([*GROUPS, *sums])} FROM {self.view} WHERE {self.counts} "
            f"GROUP BY {', '.join(GROUPS)}"
        )

    def script(self) -> str:
        measures = ", ".join([f"{name} INTEGER NOT NULL" for name in self.measures])
        key = f"PRIMARY KEY ({', '.join(GROUPS)})"
        table = (
            f"CREATE TABLE {self.name} ({_GROUP_COLUMNS}, {measures}, {key}) STRICT, WITHOUT ROWID;"
        )
        return "\n".join(
            [table, *(self._trigger(event, *when) for event, when in self.events.items())]
        )

    def _trigger(self, event: str, when: str, sign: int) -> str:
        values = ", ".join([*GROUPS, *(f"{sign} * {name}" for name in self.measures)])
        added = ", ".join([f"{name} = {name} + excluded.{name}" for name in self.measures])
        return (
            f"CREATE TRIGGER {self.table}_{event} {when.format(table=self.table)} BEGIN\n"
            f"INSERT INTO {self.name} ({self.columns}) SELECT {values} FROM {self.view} "
            f"WHERE id = new.id ON CONFLICT DO UPDATE SET {added};\nEND;"
        )


_ALL_SUMS = (
    _Sums("sums", MEASURES, "deals", "measured"),
    _Sums("game_sums", ("games", "won"), "games", "measured_games"),
    _Sums(
        "review_sums",
        REVIEW_MEASURES,
        "reviews",
        "measured_reviews",
        "is_used > deleted",
        _EVENTS_OF_REVIEWS,
    ),
)


def script() -> str:
    """Return the statements that make an empty history of the current version."""
    sorts = [
        f"CREATE INDEX matches_by_{column} ON matches ({column}, id) WHERE deleted = 0;"
        for column in SORTED_BY
    ]
    sums = [table.script() for table in _ALL_SUMS]
    views = [_views(), review_tables.view(GROUPS)]
    return "\n".join([_MATCHES, _DEALS, _INDEXES, *sorts, review_tables.TABLES, *views, *sums])


def _views() -> str:
    # The deals as we saw them, whichever side we were; what is added up of deals and of games.
    columns = [
        f"{_of_side(column, side)} AS {side}_{column}"
        for column in ("points", "tricks", "quints")
        for side in _SIDES
    ]
    kept = ("id", *GROUPS, "us", "doubler", "redoubler", "trick_value", "deleted")
    ours = f"SELECT {', '.join([*kept, *columns])} FROM deals WHERE us IS NOT NULL"
    measures = [f"{value} AS {name}" for name, value in _measures()]
    groups = f"id, deleted, {', '.join(GROUPS)}"
    return (
        f"CREATE VIEW ours AS {ours};\n"
        f"CREATE VIEW measured AS SELECT {groups}, {', '.join(measures)} FROM ours;\n"
        f"CREATE VIEW measured_games AS SELECT {groups}, 1 AS games, won FROM games"
        f" WHERE us IS NOT NULL;"
    )


def sums_are_right(connection: sqlite3.Connection) -> bool:
    """Return whether the sums agree with the deals and games."""
    for sums in _ALL_SUMS:
        kept = f"SELECT {sums.columns} FROM {sums.name} WHERE {sums.measures[0]} <> 0"
        for one, other in ((kept, sums.from_rows), (sums.from_rows, kept)):
            if connection.execute(f"{one} EXCEPT {other} LIMIT 1").fetchone() is not None:
                return False
    return True


def sum_again(connection: sqlite3.Connection) -> None:
    """Make the sums anew from the deals and games."""
    for sums in _ALL_SUMS:
        connection.execute(f"DELETE FROM {sums.name}")
        connection.execute(f"INSERT INTO {sums.name} ({sums.columns}) {sums.from_rows}")


def count_anew(connection: sqlite3.Connection) -> None:
    """Let this connection count its own deals, games and reviews instead of those kept."""
    for view in f"{_views()}\n{review_tables.view(GROUPS)}".split(";\n"):
        connection.execute(view.replace("CREATE VIEW", "CREATE TEMP VIEW"))  # no script: it commits
    for sums in _ALL_SUMS:
        connection.execute(f"CREATE TEMP TABLE {sums.name} AS {sums.from_rows}")


def drop_empty_sums(connection: sqlite3.Connection) -> None:
    """Remove the groups in which nothing is left."""
    for sums in _ALL_SUMS:
        connection.execute(f"DELETE FROM {sums.name} WHERE {sums.measures[0]} = 0")


def insert(connection: sqlite3.Connection, table: str, values: Mapping[str, object]) -> int:
    """Add a row with these values, by column, and return its number."""
    places = ", ".join(["?"] * len(values))
    statement = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})"
    row = connection.execute(statement, [*values.values()]).lastrowid
    assert row is not None  # a row was inserted
    return row
