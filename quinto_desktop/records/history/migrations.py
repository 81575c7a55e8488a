"""The steps from older versions of the tables to the current one, each as it was made then.

A step is never edited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import sqlite3


Migration: TypeAlias = Callable[["sqlite3.Connection"], None]
"""Changes the tables of one version to the next. It keeps every row of a match, deal and game."""


def _to_2(connection: sqlite3.Connection) -> None:
    # A match may be without a number; the commitment to its secret is kept instead.
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


def _to_3(connection: sqlite3.Connection) -> None:
    # Room for what is said of finished deals; nothing that is there is changed.
    for statement in _statements_3():
        connection.execute(statement)


_GROUPS_3 = ("form", "level", "partner", "month", "marks")
_ROLES_3 = ("own", "partner", "opponents")
_OF_ROLES_3 = tuple(
    f"{role}_{name}"
    for role in _ROLES_3
    for name in ("errors", "counted", "losses", "weight", "weighted")
)

_REVIEWS_3 = """
CREATE TABLE reviews (
    id INTEGER PRIMARY KEY,
    deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
    judge TEXT NOT NULL,
    judge_number INTEGER NOT NULL,
    effort TEXT NOT NULL,
    effort_number INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    at INTEGER NOT NULL,
    result INTEGER NOT NULL,
    tables TEXT NOT NULL,
    cards INTEGER NOT NULL,
    usual INTEGER NOT NULL,
    {of_roles},
    is_used INTEGER NOT NULL CHECK (is_used IN (0, 1)),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    UNIQUE (deal_id, judge, effort, seed)
) STRICT
"""

_OTHERS_3 = (
    """
CREATE TABLE verdicts (
    review_id INTEGER NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    role INTEGER CHECK (role IN (0, 1, 2)),
    action TEXT NOT NULL,
    label TEXT NOT NULL,
    error INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    loss_se INTEGER NOT NULL,
    chance_error INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    worth INTEGER NOT NULL,
    PRIMARY KEY (review_id, number)
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE opinions (
    review_id INTEGER PRIMARY KEY REFERENCES reviews (id) ON DELETE CASCADE,
    document BLOB NOT NULL
) STRICT
""",
    "CREATE INDEX reviews_of_deal ON reviews (deal_id, is_used)",
    "CREATE INDEX worst_verdicts ON verdicts (role, worth) WHERE worth > 0",
    "CREATE TRIGGER reviews_follow AFTER UPDATE OF deleted ON deals"
    " WHEN new.deleted <> old.deleted BEGIN"
    " UPDATE reviews SET deleted = new.deleted WHERE deal_id = new.id; END",
)

_EVENTS_3 = (
    ("added AFTER INSERT ON reviews WHEN new.is_used > new.deleted", 1),
    (
        "deleted AFTER UPDATE OF deleted, is_used ON reviews"
        " WHEN (old.is_used > old.deleted) > (new.is_used > new.deleted)",
        -1,
    ),
    (
        "restored AFTER UPDATE OF deleted, is_used ON reviews"
        " WHEN (old.is_used > old.deleted) < (new.is_used > new.deleted)",
        1,
    ),
)


def _statements_3() -> Iterator[str]:
    measures = _measures_3()
    groups, names = ", ".join(_GROUPS_3), ", ".join(measures)
    sums = ", ".join([f"{name} INTEGER NOT NULL" for name in ("month", "marks", *measures)])
    yield _REVIEWS_3.format(of_roles=", ".join([f"{one} INTEGER NOT NULL" for one in _OF_ROLES_3]))
    yield from _OTHERS_3
    yield (
        "CREATE TABLE review_sums (form TEXT NOT NULL, level TEXT NOT NULL, partner TEXT NOT NULL,"
        f" {sums}, PRIMARY KEY ({groups})) STRICT, WITHOUT ROWID"
    )
    grouped = ", ".join([f"deals.{name} AS {name}" for name in _GROUPS_3])
    sign = "CASE deals.us WHEN 0 THEN 1 ELSE -1 END"
    yield (
        "CREATE VIEW judged AS SELECT reviews.id AS id, reviews.deleted AS deleted, is_used,"
        f" deal_id, {grouped}, {sign} * (ns_points - ew_points) AS points,"
        f" {sign} * (cards - usual) AS luck, {', '.join(_OF_ROLES_3)}"
        " FROM reviews JOIN deals ON deals.id = deal_id WHERE us IS NOT NULL"
    )
    values = ", ".join([f"{value} AS {name}" for name, value in measures.items()])
    yield (
        f"CREATE VIEW measured_reviews AS SELECT id, deleted, is_used, {groups}, {values}"
        " FROM judged"
    )
    added = ", ".join([f"{name} = {name} + excluded.{name}" for name in measures])
    for event, factor in _EVENTS_3:
        signed = ", ".join([f"{factor} * {name}" for name in measures])
        yield (
            f"CREATE TRIGGER reviews_{event} BEGIN INSERT INTO review_sums ({groups}, {names})"
            f" SELECT {groups}, {signed} FROM measured_reviews WHERE id = new.id"
            f" ON CONFLICT DO UPDATE SET {added}; END"
        )


def _measures_3() -> dict[str, str]:
    found = {
        "deals": "1",
        "points": "points",
        "squares": "points * points",
        "luck": "luck",
        "luck_squares": "luck * luck",
        "luck_points": "luck * points",
    }
    for role in _ROLES_3:
        found |= {name: name for name in _OF_ROLES_3 if name.startswith(f"{role}_")}
        found[f"{role}_errors_squares"] = f"{role}_errors * {role}_errors"
        found[f"{role}_counted_squares"] = f"{role}_counted * {role}_counted"
        found[f"{role}_errors_counted"] = f"{role}_errors * {role}_counted"
    return found


MIGRATIONS: tuple[Migration, ...] = (_to_2, _to_3)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""
