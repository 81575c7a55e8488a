"""The steps from older versions of the tables to the current one, each as it was made then.

A step is never edited.
"""

from __future__ import annotations

from collections.abc import Callable
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
    for statement in _STATEMENTS:
        connection.execute(statement)


_STATEMENTS = (
    """
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
    own_errors INTEGER NOT NULL,
    own_counted INTEGER NOT NULL,
    own_losses INTEGER NOT NULL,
    own_weight INTEGER NOT NULL,
    own_weighted INTEGER NOT NULL,
    partner_errors INTEGER NOT NULL,
    partner_counted INTEGER NOT NULL,
    partner_losses INTEGER NOT NULL,
    partner_weight INTEGER NOT NULL,
    partner_weighted INTEGER NOT NULL,
    opponents_errors INTEGER NOT NULL,
    opponents_counted INTEGER NOT NULL,
    opponents_losses INTEGER NOT NULL,
    opponents_weight INTEGER NOT NULL,
    opponents_weighted INTEGER NOT NULL,
    is_used INTEGER NOT NULL CHECK (is_used IN (0, 1)),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    UNIQUE (deal_id, judge, effort, seed)
) STRICT
""",
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
    """
CREATE TABLE review_sums (form TEXT NOT NULL, level TEXT NOT NULL, partner TEXT NOT NULL, month
INTEGER NOT NULL, marks INTEGER NOT NULL, deals INTEGER NOT NULL, points INTEGER NOT NULL,
squares INTEGER NOT NULL, luck INTEGER NOT NULL, luck_squares INTEGER NOT NULL, luck_points
INTEGER NOT NULL, own_errors INTEGER NOT NULL, own_counted INTEGER NOT NULL, own_losses INTEGER
NOT NULL, own_weight INTEGER NOT NULL, own_weighted INTEGER NOT NULL, own_errors_squares INTEGER
NOT NULL, own_counted_squares INTEGER NOT NULL, own_errors_counted INTEGER NOT NULL,
partner_errors INTEGER NOT NULL, partner_counted INTEGER NOT NULL, partner_losses INTEGER NOT
NULL, partner_weight INTEGER NOT NULL, partner_weighted INTEGER NOT NULL, partner_errors_squares
INTEGER NOT NULL, partner_counted_squares INTEGER NOT NULL, partner_errors_counted INTEGER NOT
NULL, opponents_errors INTEGER NOT NULL, opponents_counted INTEGER NOT NULL, opponents_losses
INTEGER NOT NULL, opponents_weight INTEGER NOT NULL, opponents_weighted INTEGER NOT NULL,
opponents_errors_squares INTEGER NOT NULL, opponents_counted_squares INTEGER NOT NULL,
opponents_errors_counted INTEGER NOT NULL, PRIMARY KEY (form, level, partner, month, marks))
STRICT, WITHOUT ROWID
""",
    """
CREATE INDEX reviews_of_deal ON reviews (deal_id, is_used)
""",
    """
CREATE INDEX worst_verdicts ON verdicts (role, worth) WHERE worth > 0
""",
    """
CREATE VIEW judged AS SELECT reviews.id AS id, reviews.deleted AS deleted, is_used, deal_id,
deals.form AS form, deals.level AS level, deals.partner AS partner, deals.month AS month,
deals.marks AS marks, CASE deals.us WHEN 0 THEN 1 ELSE -1 END * (ns_points - ew_points) AS
points, CASE deals.us WHEN 0 THEN 1 ELSE -1 END * (cards - usual) AS luck, own_errors,
own_counted, own_losses, own_weight, own_weighted, partner_errors, partner_counted,
partner_losses, partner_weight, partner_weighted, opponents_errors, opponents_counted,
opponents_losses, opponents_weight, opponents_weighted FROM reviews JOIN deals ON deals.id =
deal_id WHERE us IS NOT NULL
""",
    """
CREATE VIEW measured_reviews AS SELECT id, deleted, is_used, form, level, partner, month, marks,
1 AS deals, points AS points, points * points AS squares, luck AS luck, luck * luck AS
luck_squares, luck * points AS luck_points, own_errors AS own_errors, own_counted AS
own_counted, own_losses AS own_losses, own_weight AS own_weight, own_weighted AS own_weighted,
own_errors * own_errors AS own_errors_squares, own_counted * own_counted AS own_counted_squares,
own_errors * own_counted AS own_errors_counted, partner_errors AS partner_errors,
partner_counted AS partner_counted, partner_losses AS partner_losses, partner_weight AS
partner_weight, partner_weighted AS partner_weighted, partner_errors * partner_errors AS
partner_errors_squares, partner_counted * partner_counted AS partner_counted_squares,
partner_errors * partner_counted AS partner_errors_counted, opponents_errors AS
opponents_errors, opponents_counted AS opponents_counted, opponents_losses AS opponents_losses,
opponents_weight AS opponents_weight, opponents_weighted AS opponents_weighted, opponents_errors
* opponents_errors AS opponents_errors_squares, opponents_counted * opponents_counted AS
opponents_counted_squares, opponents_errors * opponents_counted AS opponents_errors_counted FROM
judged
""",
    """
CREATE TRIGGER reviews_follow AFTER UPDATE OF deleted ON deals
WHEN new.deleted <> old.deleted BEGIN
UPDATE reviews SET deleted = new.deleted WHERE deal_id = new.id;
END
""",
    """
CREATE TRIGGER reviews_added AFTER INSERT ON reviews WHEN new.is_used > new.deleted BEGIN
INSERT INTO review_sums (form, level, partner, month, marks, deals, points, squares, luck,
luck_squares, luck_points, own_errors, own_counted, own_losses, own_weight, own_weighted,
own_errors_squares, own_counted_squares, own_errors_counted, partner_errors, partner_counted,
partner_losses, partner_weight, partner_weighted, partner_errors_squares,
partner_counted_squares, partner_errors_counted, opponents_errors, opponents_counted,
opponents_losses, opponents_weight, opponents_weighted, opponents_errors_squares,
opponents_counted_squares, opponents_errors_counted) SELECT form, level, partner, month, marks,
1 * deals, 1 * points, 1 * squares, 1 * luck, 1 * luck_squares, 1 * luck_points, 1 * own_errors,
1 * own_counted, 1 * own_losses, 1 * own_weight, 1 * own_weighted, 1 * own_errors_squares, 1 *
own_counted_squares, 1 * own_errors_counted, 1 * partner_errors, 1 * partner_counted, 1 *
partner_losses, 1 * partner_weight, 1 * partner_weighted, 1 * partner_errors_squares, 1 *
partner_counted_squares, 1 * partner_errors_counted, 1 * opponents_errors, 1 *
opponents_counted, 1 * opponents_losses, 1 * opponents_weight, 1 * opponents_weighted, 1 *
opponents_errors_squares, 1 * opponents_counted_squares, 1 * opponents_errors_counted FROM
measured_reviews WHERE id = new.id ON CONFLICT DO UPDATE SET deals = deals + excluded.deals,
points = points + excluded.points, squares = squares + excluded.squares, luck = luck +
excluded.luck, luck_squares = luck_squares + excluded.luck_squares, luck_points = luck_points +
excluded.luck_points, own_errors = own_errors + excluded.own_errors, own_counted = own_counted +
excluded.own_counted, own_losses = own_losses + excluded.own_losses, own_weight = own_weight +
excluded.own_weight, own_weighted = own_weighted + excluded.own_weighted, own_errors_squares =
own_errors_squares + excluded.own_errors_squares, own_counted_squares = own_counted_squares +
excluded.own_counted_squares, own_errors_counted = own_errors_counted +
excluded.own_errors_counted, partner_errors = partner_errors + excluded.partner_errors,
partner_counted = partner_counted + excluded.partner_counted, partner_losses = partner_losses +
excluded.partner_losses, partner_weight = partner_weight + excluded.partner_weight,
partner_weighted = partner_weighted + excluded.partner_weighted, partner_errors_squares =
partner_errors_squares + excluded.partner_errors_squares, partner_counted_squares =
partner_counted_squares + excluded.partner_counted_squares, partner_errors_counted =
partner_errors_counted + excluded.partner_errors_counted, opponents_errors = opponents_errors +
excluded.opponents_errors, opponents_counted = opponents_counted + excluded.opponents_counted,
opponents_losses = opponents_losses + excluded.opponents_losses, opponents_weight =
opponents_weight + excluded.opponents_weight, opponents_weighted = opponents_weighted +
excluded.opponents_weighted, opponents_errors_squares = opponents_errors_squares +
excluded.opponents_errors_squares, opponents_counted_squares = opponents_counted_squares +
excluded.opponents_counted_squares, opponents_errors_counted = opponents_errors_counted +
excluded.opponents_errors_counted;
END
""",
    """
CREATE TRIGGER reviews_deleted AFTER UPDATE OF deleted, is_used ON reviews WHEN (old.is_used >
old.deleted) > (new.is_used > new.deleted) BEGIN
INSERT INTO review_sums (form, level, partner, month, marks, deals, points, squares, luck,
luck_squares, luck_points, own_errors, own_counted, own_losses, own_weight, own_weighted,
own_errors_squares, own_counted_squares, own_errors_counted, partner_errors, partner_counted,
partner_losses, partner_weight, partner_weighted, partner_errors_squares,
partner_counted_squares, partner_errors_counted, opponents_errors, opponents_counted,
opponents_losses, opponents_weight, opponents_weighted, opponents_errors_squares,
opponents_counted_squares, opponents_errors_counted) SELECT form, level, partner, month, marks,
-1 * deals, -1 * points, -1 * squares, -1 * luck, -1 * luck_squares, -1 * luck_points, -1 *
own_errors, -1 * own_counted, -1 * own_losses, -1 * own_weight, -1 * own_weighted, -1 *
own_errors_squares, -1 * own_counted_squares, -1 * own_errors_counted, -1 * partner_errors, -1 *
partner_counted, -1 * partner_losses, -1 * partner_weight, -1 * partner_weighted, -1 *
partner_errors_squares, -1 * partner_counted_squares, -1 * partner_errors_counted, -1 *
opponents_errors, -1 * opponents_counted, -1 * opponents_losses, -1 * opponents_weight, -1 *
opponents_weighted, -1 * opponents_errors_squares, -1 * opponents_counted_squares, -1 *
opponents_errors_counted FROM measured_reviews WHERE id = new.id ON CONFLICT DO UPDATE SET deals
= deals + excluded.deals, points = points + excluded.points, squares = squares +
excluded.squares, luck = luck + excluded.luck, luck_squares = luck_squares +
excluded.luck_squares, luck_points = luck_points + excluded.luck_points, own_errors = own_errors
+ excluded.own_errors, own_counted = own_counted + excluded.own_counted, own_losses = own_losses
+ excluded.own_losses, own_weight = own_weight + excluded.own_weight, own_weighted =
own_weighted + excluded.own_weighted, own_errors_squares = own_errors_squares +
excluded.own_errors_squares, own_counted_squares = own_counted_squares +
excluded.own_counted_squares, own_errors_counted = own_errors_counted +
excluded.own_errors_counted, partner_errors = partner_errors + excluded.partner_errors,
partner_counted = partner_counted + excluded.partner_counted, partner_losses = partner_losses +
excluded.partner_losses, partner_weight = partner_weight + excluded.partner_weight,
partner_weighted = partner_weighted + excluded.partner_weighted, partner_errors_squares =
partner_errors_squares + excluded.partner_errors_squares, partner_counted_squares =
partner_counted_squares + excluded.partner_counted_squares, partner_errors_counted =
partner_errors_counted + excluded.partner_errors_counted, opponents_errors = opponents_errors +
excluded.opponents_errors, opponents_counted = opponents_counted + excluded.opponents_counted,
opponents_losses = opponents_losses + excluded.opponents_losses, opponents_weight =
opponents_weight + excluded.opponents_weight, opponents_weighted = opponents_weighted +
excluded.opponents_weighted, opponents_errors_squares = opponents_errors_squares +
excluded.opponents_errors_squares, opponents_counted_squares = opponents_counted_squares +
excluded.opponents_counted_squares, opponents_errors_counted = opponents_errors_counted +
excluded.opponents_errors_counted;
END
""",
    """
CREATE TRIGGER reviews_restored AFTER UPDATE OF deleted, is_used ON reviews WHEN (old.is_used >
old.deleted) < (new.is_used > new.deleted) BEGIN
INSERT INTO review_sums (form, level, partner, month, marks, deals, points, squares, luck,
luck_squares, luck_points, own_errors, own_counted, own_losses, own_weight, own_weighted,
own_errors_squares, own_counted_squares, own_errors_counted, partner_errors, partner_counted,
partner_losses, partner_weight, partner_weighted, partner_errors_squares,
partner_counted_squares, partner_errors_counted, opponents_errors, opponents_counted,
opponents_losses, opponents_weight, opponents_weighted, opponents_errors_squares,
opponents_counted_squares, opponents_errors_counted) SELECT form, level, partner, month, marks,
1 * deals, 1 * points, 1 * squares, 1 * luck, 1 * luck_squares, 1 * luck_points, 1 * own_errors,
1 * own_counted, 1 * own_losses, 1 * own_weight, 1 * own_weighted, 1 * own_errors_squares, 1 *
own_counted_squares, 1 * own_errors_counted, 1 * partner_errors, 1 * partner_counted, 1 *
partner_losses, 1 * partner_weight, 1 * partner_weighted, 1 * partner_errors_squares, 1 *
partner_counted_squares, 1 * partner_errors_counted, 1 * opponents_errors, 1 *
opponents_counted, 1 * opponents_losses, 1 * opponents_weight, 1 * opponents_weighted, 1 *
opponents_errors_squares, 1 * opponents_counted_squares, 1 * opponents_errors_counted FROM
measured_reviews WHERE id = new.id ON CONFLICT DO UPDATE SET deals = deals + excluded.deals,
points = points + excluded.points, squares = squares + excluded.squares, luck = luck +
excluded.luck, luck_squares = luck_squares + excluded.luck_squares, luck_points = luck_points +
excluded.luck_points, own_errors = own_errors + excluded.own_errors, own_counted = own_counted +
excluded.own_counted, own_losses = own_losses + excluded.own_losses, own_weight = own_weight +
excluded.own_weight, own_weighted = own_weighted + excluded.own_weighted, own_errors_squares =
own_errors_squares + excluded.own_errors_squares, own_counted_squares = own_counted_squares +
excluded.own_counted_squares, own_errors_counted = own_errors_counted +
excluded.own_errors_counted, partner_errors = partner_errors + excluded.partner_errors,
partner_counted = partner_counted + excluded.partner_counted, partner_losses = partner_losses +
excluded.partner_losses, partner_weight = partner_weight + excluded.partner_weight,
partner_weighted = partner_weighted + excluded.partner_weighted, partner_errors_squares =
partner_errors_squares + excluded.partner_errors_squares, partner_counted_squares =
partner_counted_squares + excluded.partner_counted_squares, partner_errors_counted =
partner_errors_counted + excluded.partner_errors_counted, opponents_errors = opponents_errors +
excluded.opponents_errors, opponents_counted = opponents_counted + excluded.opponents_counted,
opponents_losses = opponents_losses + excluded.opponents_losses, opponents_weight =
opponents_weight + excluded.opponents_weight, opponents_weighted = opponents_weighted +
excluded.opponents_weighted, opponents_errors_squares = opponents_errors_squares +
excluded.opponents_errors_squares, opponents_counted_squares = opponents_counted_squares +
excluded.opponents_counted_squares, opponents_errors_counted = opponents_errors_counted +
excluded.opponents_errors_counted;
END
""",
)

MIGRATIONS: tuple[Migration, ...] = (_to_2, _to_3)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""
