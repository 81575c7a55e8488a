"""The tables of what was said of finished deals: verdicts, and what they add up to.

A *review* says of one deal what was said of every decision, by which judge and how thoroughly; none
is ever changed, so that an old judge's words stay beside a new one's. One of each deal's is *used*
by statistics: the newest judge's, among those the most thorough, among those the last. Like deals,
reviews are only marked as deleted until `purge`, and they follow their deal.

Points are those of north-south less those of east-west: `cards` is the mean at the other tables and
`usual` what such a deal is worth on average, both in hundredths of a point; `tables` has each
table's points as JSON. For whom it was judged is told by *roles*: the person's own hands, those of
the partner, if somebody else, and the others'. Of each role there are

- `errors`, what was charged, in tenths of a point, and `counted`, in how many decisions;
- `losses`, all that was lost, charged or not, in hundredths of a point;
- `weight` and `weighted`: what these decisions weigh, and their weighted losses in tricks, both in
  ten-thousandths, from which the accuracy follows.

`verdicts` has the decisions that were a choice: the points charged in tenths, the loss and its
standard error in hundredths, what was charged of the chance to win the game in ten-thousandths, the
number of deals imagined, and by `worth` how grave an error it is, whatever it is measured by: in
tenths of a point, 0 if it is none. `opinions` has everything that was found, compressed.

`review_sums` adds all up as `sums` does for deals. Luck, in hundredths of a point for us, is
`cards` less `usual`.
"""

from __future__ import annotations

from collections.abc import Iterator

ROLES = ("own", "partner", "opponents")
"""Whose decisions they were; in `verdicts`, by their places here."""

ROLE_COLUMNS = ("errors", "counted", "losses", "weight", "weighted")

OF_ROLES = tuple(f"{role}_{column}" for role in ROLES for column in ROLE_COLUMNS)

TABLES = f"""
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
    {", ".join([f"{column} INTEGER NOT NULL" for column in OF_ROLES])},
    is_used INTEGER NOT NULL CHECK (is_used IN (0, 1)),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    UNIQUE (deal_id, judge, effort, seed)
) STRICT;

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
) STRICT, WITHOUT ROWID;

CREATE TABLE opinions (
    review_id INTEGER PRIMARY KEY REFERENCES reviews (id) ON DELETE CASCADE,
    document BLOB NOT NULL
) STRICT;

CREATE INDEX reviews_of_deal ON reviews (deal_id, is_used);
CREATE INDEX worst_verdicts ON verdicts (role, worth) WHERE worth > 0;

CREATE TRIGGER reviews_follow AFTER UPDATE OF deleted ON deals
WHEN new.deleted <> old.deleted BEGIN
UPDATE reviews SET deleted = new.deleted WHERE deal_id = new.id;
END;
"""


def measures() -> Iterator[tuple[str, str]]:
    """What is added up over reviews, each with its value for one review of `judged`."""
    yield "deals", "1"
    yield "points", "points"
    yield "squares", "points * points"
    yield "luck", "luck"
    yield "luck_squares", "luck * luck"
    yield "luck_points", "luck * points"
    for role in ROLES:
        for column in ROLE_COLUMNS:
            yield f"{role}_{column}", f"{role}_{column}"
        yield f"{role}_errors_squares", f"{role}_errors * {role}_errors"
        yield f"{role}_counted_squares", f"{role}_counted * {role}_counted"
        yield f"{role}_errors_counted", f"{role}_errors * {role}_counted"


def view(groups: tuple[str, ...]) -> str:
    """The statements for the reviews as we saw them, and for what is added up of them."""
    sign = "CASE deals.us WHEN 0 THEN 1 ELSE -1 END"
    grouped = ", ".join([f"deals.{name} AS {name}" for name in groups])
    columns = (
        f"reviews.id AS id, reviews.deleted AS deleted, is_used, deal_id, {grouped},"
        f" {sign} * (ns_points - ew_points) AS points, {sign} * (cards - usual) AS luck,"
        f" {', '.join(OF_ROLES)}"
    )
    values = ", ".join([f"{value} AS {name}" for name, value in measures()])
    return (
        f"CREATE VIEW judged AS SELECT {columns} FROM reviews JOIN deals ON deals.id = deal_id"
        f" WHERE us IS NOT NULL;\n"
        f"CREATE VIEW measured_reviews AS SELECT id, deleted, is_used, {', '.join(groups)},"
        f" {values} FROM judged;"
    )


def of_person() -> Iterator[str]:
    """The statements for a person's reviews, by what `games.see_as` has added to their deals.

    Of people on both sides nobody's sums are kept, but each verdict is: `weigh` weighs it.
    """
    yield (
        "CREATE TEMP TABLE reviews AS"
        " SELECT reviews.* FROM main.reviews JOIN deals ON deals.id = deal_id"
    )
    partners = (("own", "partner"), ("partner", "own"))
    sums = [f"{a}_{one} = {b}_{one}" for a, b in partners for one in ROLE_COLUMNS]
    changed = "UPDATE temp.reviews SET {} FROM deals WHERE deals.id = deal_id AND {}"
    yield changed.format(", ".join(sums), "is_second")
    is_own, is_ours = "own >> seat & 1", "seat & 1 = side"
    whose = (is_own, f"{is_ours} AND NOT {is_own}", f"NOT {is_ours}")
    counts = {"errors": "sum(error)", "counted": "count(*)", "losses": "sum(loss)"}
    said = "document, number, label, loss, chance_error"
    counts |= {name: f"sum(weigh({said}, '{name}'))" for name in ("weight", "weighted")}
    found = [
        f"{role}_{name} = (SELECT coalesce({count}, 0) FROM verdicts"
        f" LEFT JOIN opinions USING (review_id) WHERE review_id = reviews.id AND {one})"
        for role, one in zip(ROLES, whose, strict=True)
        for name, count in counts.items()
    ]
    yield changed.format(", ".join(found), "us IS NULL")
