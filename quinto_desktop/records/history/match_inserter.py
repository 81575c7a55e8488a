"""How a match gets into the tables: what is new of it, in which match, and what sets it apart."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from quinto_desktop.records.history.entries import DealEntry, MatchEntry, origin_of, quint_bits
from quinto_desktop.records.history.tables import NO_MARKS, Marks, insert
from quinto_desktop.rules import Side, options_text

if TYPE_CHECKING:
    import sqlite3


class _Known(Struct, frozen=True):
    id: int
    match_id: int
    marks: Marks


class MatchInserter:
    """Enters one match, within a transaction.

    Its new deals get these marks besides what was noted. Times are milliseconds since 1970, UTC.
    """

    def __init__(
        self, connection: sqlite3.Connection, match: MatchEntry, at_ms: int, marks: Marks
    ) -> None:
        self._connection = connection
        self._match = match
        self._at_ms = at_ms
        self._month = month_of(at_ms)
        self._marks = marks

    def enter(self) -> int:
        """Enter all deals that are new, and return how many there were."""
        before: _Known | None = None
        match_id: int | None = None
        count, marks_of_game = 0, NO_MARKS
        for place, deal in enumerate(self._match.deals, start=1):
            known = self._known(deal.key)
            if known is None:
                replaced = self._take_out(deal) if Marks.REAL_CARDS in self._marks else None
                if match_id is None:
                    match_id = replaced or self._continued(before) or self._add_match(before, deal)
                known = self._add(deal, match_id, before)
                count += 1
            else:
                self._connection.execute("DELETE FROM underway WHERE key = ?", (deal.dealt,))
            earlier = marks_of_game & ~Marks.LESSON if deal.result.number > 1 else NO_MARKS
            marks_of_game = known.marks | earlier
            if match_id is not None:
                self._finish(deal, known, marks_of_game)
                self._follow(deal, known, place)
            before = known
        return count

    def _known(self, key: bytes) -> _Known | None:
        row = self._connection.execute(
            "SELECT id, match_id, marks FROM deals WHERE key = ?", (key,)
        ).fetchone()
        return None if row is None else _Known(row[0], row[1], Marks(row[2]))

    def _take_out(self, deal: DealEntry) -> int | None:
        # A deal kept by hand is no other one when it has been corrected: what it was, and what
        # followed from that, goes. Its match is returned, if there is one; it comes back if it had
        # been deleted.
        run = self._connection.execute
        gone = run(_AS_IT_WAS, {"pack": deal.pack}).fetchall()
        for number, _ in gone:  # so that it is counted no more
            run("UPDATE games SET deleted = 1 WHERE last_deal = ?", (number,))
            run("DELETE FROM games WHERE last_deal = ?", (number,))
            run("UPDATE deals SET deleted = 1 WHERE id = ?", (number,))
            run("DELETE FROM deals WHERE id = ?", (number,))
        match = gone[-1][1] if gone else None
        for table, name in (("deals", "match_id"), ("games", "match_id"), ("matches", "id")):
            run(f"UPDATE {table} SET deleted = 0 WHERE {name} = ? AND deleted = 1", (match,))
        return match

    def _continued(self, before: _Known | None) -> int | None:
        # None if the deal begins a match, or branches off. The first play goes on in its own match
        # even if a branch has left it before.
        if before is None:
            return None
        is_branch = Marks.BRANCH in self._marks
        if is_branch and Marks.BRANCH not in before.marks:
            return None
        (followers,) = self._connection.execute(
            "SELECT count(*) FROM deals WHERE before = ? AND (? OR marks & ? = 0)",
            (before.id, is_branch, int(Marks.BRANCH)),
        ).fetchone()
        (deleted,) = self._connection.execute(
            "SELECT deleted FROM matches WHERE id = ?", (before.match_id,)
        ).fetchone()
        return None if followers or deleted else before.match_id

    def _add_match(self, before: _Known | None, deal: DealEntry) -> int:
        game, rules = self._match.game, self._match.game.rules
        cursor = self._connection.execute(
            "INSERT INTO matches (branch_of, form, kind, target, rules, seed, commitment, people,"
            " begun_at, at, month, marks, deals, us, level, partner, ns_score, ew_score,"
            " ns_games, ew_games, is_over)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, 0, 0, 0, 0, 0)",
            (
                None if before is None else before.id,
                *(rules.form.value, rules.match.value, rules.target, options_text(rules)),
                *origin_of(game),
                *(self._match.people, self._begun(deal), self._at_ms, self._month),
                0 if before is None else int(before.marks),
                *(deal.view.us, deal.view.level, deal.view.partner),
            ),
        )
        match_id = cursor.lastrowid
        assert match_id is not None  # a row was inserted
        self._connection.execute("INSERT INTO setups VALUES (?, ?)", (match_id, self._match.setup))
        self._connection.executemany(
            "INSERT INTO players VALUES (?, ?, ?, ?)",
            [(match_id, n, one.name, one.level) for n, one in enumerate(game.players)],
        )
        return match_id

    def _begun(self, deal: DealEntry) -> int | None:
        row = self._connection.execute(
            "SELECT begun_at FROM underway WHERE key = ?", (deal.dealt,)
        ).fetchone()
        return None if row is None else int(row[0])

    def _add(self, deal: DealEntry, match_id: int, before: _Known | None) -> _Known:
        noted = self._connection.execute(
            "DELETE FROM underway WHERE key = ? RETURNING begun_at, undone, hinted, marks",
            (deal.dealt,),
        ).fetchall()
        begun_at, undone, hinted, more = noted[0] if noted else (None, 0, 0, 0)
        marks = self._marks | Marks(more)
        marks |= Marks.UNDONE if undone else NO_MARKS
        marks |= Marks.HINTED if hinted else NO_MARKS
        if self._was_played(deal) or (before is not None and Marks.REPLAYED in before.marks):
            marks |= Marks.REPLAYED
        values = values_of(deal) | {
            "match_id": match_id,
            "before": None if before is None else before.id,
            "form": self._match.game.rules.form.value,
            "marks": int(marks),
            "undone": undone,
            "hinted": hinted,
            "begun_at": begun_at,
            "at": self._at_ms,
            "month": self._month,
        }
        deal_id = insert(self._connection, "deals", values)
        self._connection.execute("INSERT INTO records VALUES (?, ?)", (deal_id, deal.document))
        return _Known(deal_id, match_id, marks)

    def _was_played(self, deal: DealEntry) -> bool:
        row = self._connection.execute("SELECT 1 FROM deals WHERE pack = ? LIMIT 1", (deal.pack,))
        return row.fetchone() is not None

    def _finish(self, deal: DealEntry, known: _Known, marks: Marks) -> None:
        if deal.won is None:
            return
        us, won = deal.view.us, deal.won
        insert(
            self._connection,
            "games",
            {
                "match_id": known.match_id,
                "last_deal": known.id,
                "number": won.number,
                "deals": won.deals,
                "ns_score": won.scores[0],
                "ew_score": won.scores[1],
                "winner": int(won.winner),
                "us": us,
                "won": None if us is None else int(won.winner is us),
                "form": self._match.game.rules.form.value,
                "level": deal.view.level,
                "partner": deal.view.partner,
                "marks": int(marks),
                "month": self._month,
            },
        )

    def _follow(self, deal: DealEntry, known: _Known, place: int) -> None:
        ns_games, ew_games = deal.games_won
        ns_score, ew_score = deal.result.scores
        self._connection.execute(
            "UPDATE matches SET at = ?, month = ?, marks = marks | ?, deals = ?, us = ?, level = ?,"
            " partner = ?, ns_score = ?, ew_score = ?, ns_games = ?, ew_games = ?, is_over = ?,"
            " result = ? WHERE id = ?",
            (
                *(self._at_ms, self._month, int(known.marks), place),
                *(deal.view.us, deal.view.level, deal.view.partner),
                *(ns_score, ew_score, ns_games, ew_games),
                *(int(deal.is_over), deal.outcome, known.match_id),
            ),
        )


_AS_IT_WAS = """
WITH RECURSIVE gone (id, match_id) AS (
    SELECT id, match_id FROM deals WHERE pack = :pack
    UNION SELECT deals.id, deals.match_id FROM deals JOIN gone ON deals.before = gone.id
)
SELECT id, match_id FROM gone ORDER BY id DESC
"""


def month_of(at_ms: int) -> int:
    """Return the month of a time, in UTC, as the tables count months; a clock may say anything."""
    try:
        moment = datetime.fromtimestamp(at_ms / 1000, UTC)
    except (OverflowError, OSError, ValueError):
        return 1970 * 12
    return moment.year * 12 + moment.month - 1


def values_of(deal: DealEntry) -> dict[str, object]:
    """Return what a deal tells by itself, by the columns of its table."""
    result = deal.result
    ns_tricks, ew_tricks = result.tricks_won or (None, None)
    (ns_points, ew_points), (ns_before, ew_before) = result.points, result.before
    return {
        "key": deal.key,
        "pack": deal.pack,
        "game": deal.game,
        "number": result.number,
        "dealer": int(result.dealer),
        "doubler": deal.doubler,
        "redoubler": deal.redoubler,
        "trick_value": result.trick_value,
        "ns_before": ns_before,
        "ew_before": ew_before,
        "ns_points": ns_points,
        "ew_points": ew_points,
        "ns_tricks": ns_tricks,
        "ew_tricks": ew_tricks,
        "ns_quints": quint_bits(result, Side.NS),
        "ew_quints": quint_bits(result, Side.EW),
        "us": deal.view.us,
        "level": deal.view.level,
        "partner": deal.view.partner,
    }
