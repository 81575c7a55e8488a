"""Reviews in the history: kept beside the deals they are about, and found again.

What a review says of each decision in full is for its maker to read: here it is a document.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import astuple

from quinto_desktop.records.history.counts import Choice, where
from quinto_desktop.records.history.review_tables import ROLE_COLUMNS, ROLES
from quinto_desktop.records.history.tables import insert
from quinto_desktop.rules import Seat

if TYPE_CHECKING:
    import sqlite3

MOST_BYTES = 256 * 1024
"""The largest document, unpacked, that is believed; a deal's is a tenth of it."""

OWN = ROLES.index("own")


class Judge(Struct, frozen=True):
    """Who has judged, and how thoroughly.

    Attributes:
        name: The judge's name, version and all.
        number: The version as a number: a newer one is greater.
        effort: How thorough it was, in a word.
        effort_number: The same as a number: more thorough is greater.
    """

    name: str
    number: int
    effort: str
    effort_number: int
    seed: int


class RoleSums(Struct, frozen=True):
    """What the decisions of one role in a deal add up to; units as `review_tables` has them.

    Attributes:
        errors: What was charged, in tenths of a point.
        losses: All that was lost, in hundredths of a point.
        weight: What these decisions weigh, in ten-thousandths.
        weighted: Their weighted losses, in ten-thousandths of a trick.
    """

    errors: int = 0
    counted: int = 0
    losses: int = 0
    weight: int = 0
    weighted: int = 0


class VerdictEntry(Struct, frozen=True):
    """What was said of one decision that was a choice, in the order of the table's columns.

    Attributes:
        number: Its number in the deal, from 0; calls first.
        role: Whose decision it was, as a place in `ROLES`; None in a deal that is nobody's.
        error: The points charged, in tenths.
        loss: What it lost in points, charged or not, in hundredths.
        loss_se: The loss's standard error, in hundredths.
        chance_error: What was charged of the chance to win the game, in ten-thousandths.
        worth: How grave an error it is, in tenths of a point; 0 if it is none.
    """

    number: int
    seat: Seat
    role: int | None
    action: str
    label: str
    error: int
    loss: int
    loss_se: int
    chance_error: int
    deals: int
    worth: int


class ReviewEntry(Struct, frozen=True):
    """The review of one deal.

    Attributes:
        key: What identifies the deal; see `entries.deal_keys`.
        result: The points of north-south less those of east-west.
        tables: The same at each of the other tables; at least one.
        usual: What such a deal is worth on average, in hundredths of a point.
    """

    key: bytes
    judge: Judge
    result: int
    tables: tuple[int, ...]
    usual: int
    roles: tuple[RoleSums, RoleSums, RoleSums]
    verdicts: tuple[VerdictEntry, ...]
    document: object

    @property
    def cards(self) -> int:
        """The mean at the other tables, in hundredths of a point."""
        return round(100 * sum(self.tables) / len(self.tables))


class KeptReview(Struct, frozen=True):
    """A review as it was kept; see `ReviewEntry`."""

    result: int
    tables: tuple[int, ...]
    document: object


class ErrorLine(Struct, frozen=True):
    """One of the person's own errors; see `VerdictEntry`.

    Attributes:
        match: The match, for `History.record`.
        place: The number of the deal among those of the match's record, from 1.
        at_ms: When the deal ended, in milliseconds since 1970, UTC.
    """

    match: int
    deal: int
    place: int
    number: int
    seat: Seat
    action: str
    label: str
    error: int
    chance_error: int
    worth: int
    at_ms: int
    effort: str


def add_review(connection: sqlite3.Connection, review: ReviewEntry, at_ms: int) -> bool:
    """Keep a review, within a transaction, and return whether it was kept.

    It is not if its deal is not in the history, or the same judge has been as thorough with the
    same seed before. The time is in milliseconds since 1970, UTC.
    """
    deal = connection.execute("SELECT id, deleted FROM deals WHERE key = ?", (review.key,))
    row = deal.fetchone()
    if row is None or _is_there(connection, row[0], review.judge):
        return False
    review_id = _insert(connection, review, row[0], at_ms, is_deleted=row[1])
    _use_best(connection, row[0])
    connection.executemany(
        f"INSERT INTO verdicts VALUES ({', '.join('?' * 12)})",
        [(review_id, *astuple(verdict)) for verdict in review.verdicts],
    )
    text = json.dumps(review.document, separators=(",", ":"))
    packed = zlib.compress(text.encode(), 9)
    connection.execute("INSERT INTO opinions VALUES (?, ?)", (review_id, packed))
    return True


def find_review(
    connection: sqlite3.Connection, key: bytes, judge: str, effort: str
) -> KeptReview | None:
    """Find what a judge has said of a deal; None if there is nothing as it was written."""
    row = connection.execute(
        "SELECT result, tables, document FROM deals JOIN reviews ON deal_id = deals.id"
        " JOIN opinions ON review_id = reviews.id WHERE key = ? AND judge = ? AND effort = ?"
        " ORDER BY reviews.id DESC LIMIT 1",
        (key, judge, effort),
    ).fetchone()
    if row is None:
        return None
    try:
        tables = json.loads(row[1])
        document = json.loads(zlib.decompressobj().decompress(row[2], MOST_BYTES))
    except (zlib.error, ValueError, TypeError, RecursionError):
        return None
    if not isinstance(tables, list) or not tables or any(type(one) is not int for one in tables):
        return None
    return KeptReview(row[0], tuple(tables), document)


def own_errors(
    connection: sqlite3.Connection, choice: Choice, offset: int = 0, limit: int = 50
) -> list[ErrorLine]:
    """Return the person's own errors in some deals, the gravest first; of equal ones, the last."""
    texts, values = choice.conditions()
    texts += [f"role = {OWN}", "worth > 0", "is_used > reviews.deleted", "us IS NOT NULL"]
    rows = connection.execute(
        "SELECT match_id, deals.id, verdicts.number, seat, action, label, error, chance_error,"
        " worth, deals.at, effort FROM verdicts INDEXED BY worst_verdicts"
        f" JOIN reviews ON reviews.id = review_id JOIN deals ON deals.id = deal_id{where(texts)}"
        " ORDER BY worth DESC, review_id DESC, verdicts.number DESC LIMIT ? OFFSET ?",
        [*values, limit, offset],
    ).fetchall()
    return [_error_line(connection, row) for row in rows]


def _error_line(connection: sqlite3.Connection, row: Sequence[Any]) -> ErrorLine:
    match, deal, number, seat, *rest = row
    return ErrorLine(match, deal, _place_of(connection, deal), number, Seat(seat), *rest)


def _is_there(connection: sqlite3.Connection, deal: int, judge: Judge) -> bool:
    query = "SELECT 1 FROM reviews WHERE deal_id = ? AND judge = ? AND effort = ? AND seed = ?"
    row = connection.execute(query, (deal, judge.name, judge.effort, judge.seed)).fetchone()
    return row is not None


def _insert(
    connection: sqlite3.Connection, review: ReviewEntry, deal: int, at_ms: int, *, is_deleted: int
) -> int:
    judge = review.judge
    values: dict[str, object] = {
        "deal_id": deal,
        "judge": judge.name,
        "judge_number": judge.number,
        "effort": judge.effort,
        "effort_number": judge.effort_number,
        "seed": judge.seed,
        "at": at_ms,
        "result": review.result,
        "tables": json.dumps(review.tables, separators=(",", ":")),
        "cards": review.cards,
        "usual": review.usual,
    }
    for role, sums in zip(ROLES, review.roles, strict=True):
        values |= {f"{role}_{column}": getattr(sums, column) for column in ROLE_COLUMNS}
    values |= {"is_used": 0, "deleted": is_deleted}
    return insert(connection, "reviews", values)


def _use_best(connection: sqlite3.Connection, deal: int) -> None:
    # Statistics use the newest judge's review, of those the most thorough one, the last.
    (best,) = connection.execute(
        "SELECT id FROM reviews WHERE deal_id = ?"
        " ORDER BY judge_number DESC, effort_number DESC, id DESC LIMIT 1",
        (deal,),
    ).fetchone()
    connection.execute(
        "UPDATE reviews SET is_used = (id = ?) WHERE deal_id = ? AND is_used <> (id = ?)",
        (best, deal, best),
    )


def _place_of(connection: sqlite3.Connection, deal: int) -> int:
    # Among the deals that led to it, itself included.
    (count,) = connection.execute(
        "WITH RECURSIVE line (id, before) AS (SELECT id, before FROM deals WHERE id = ?"
        " UNION ALL SELECT deals.id, deals.before FROM deals JOIN line ON deals.id = line.before"
        " AND deals.id < line.id)"
        " SELECT count(*) FROM line",
        (deal,),
    ).fetchone()
    return int(count)
