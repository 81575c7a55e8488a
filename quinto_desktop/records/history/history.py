"""The history as the program uses it: entering what was played, deleting, and reading it again."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from quinto_desktop.records.document import SavedGame
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.history.choice import NO_MARKS
from quinto_desktop.records.history.database import open_database, transaction
from quinto_desktop.records.history.entries import (
    DealEntry,
    MatchEntry,
    entry_of,
    quint_bits,
    record_of,
)
from quinto_desktop.records.history.errors import HistoryError, HistoryFault, error_of
from quinto_desktop.records.history.tables import Marks, drop_empty_sums
from quinto_desktop.rules import Side, Step, options_text


@dataclass(frozen=True, slots=True)
class Note:
    """What is to be remembered of the deal in progress until it is entered.

    Attributes:
        undone: How many more times something was taken back.
        hinted: How many more hints were asked for.
        marks: What else sets it apart.
    """

    undone: int = 0
    hinted: int = 0
    marks: Marks = NO_MARKS


@dataclass(frozen=True, slots=True)
class _Known:
    """A deal that is in the history.

    Attributes:
        id: Its row.
        match_id: The row of its match.
        marks: What sets it apart.
    """

    id: int
    match_id: int
    marks: Marks


class History:
    """The history in one file, for the thread that opens it.

    Args:
        path: The database; made if missing.

    Attributes:
        path: The database.
        connection: The open database, for `games` and `figures` to read.
        notice: What had to be mended when it was opened; None if it was sound.

    Raises:
        HistoryError: It cannot be opened.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection, self.notice = open_database(path)
        with self._told():
            self._purge()

    def close(self) -> None:
        """Close the database; what was deleted is then gone for good."""
        with contextlib.suppress(sqlite3.Error):  # it is tried again when it is opened next
            self._purge()
            self.connection.execute("PRAGMA optimize")
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()

    def note(self, game: SavedGame, note: Note, at_ms: int) -> None:
        """Remember something of the deal in progress, and that it has begun.

        Args:
            game: The match; without a deal in progress nothing is noted.
            note: What to add to what was noted before.
            at_ms: The time, in milliseconds since 1970, UTC.

        Raises:
            RecordError: An action of the match is illegal.
            HistoryError: It cannot be written.
        """
        key = entry_of(game).underway
        if key is None:
            return
        with self._told(), transaction(self.connection):
            self.connection.execute(
                "INSERT INTO underway (key, begun_at, undone, hinted, marks)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET undone = undone"
                " + excluded.undone, hinted = hinted + excluded.hinted,"
                " marks = marks | excluded.marks",
                (key, at_ms, note.undone, note.hinted, int(note.marks)),
            )

    def enter(
        self,
        game: SavedGame,
        at_ms: int,
        marks: Marks = NO_MARKS,
        steps: Sequence[Step] | None = None,
    ) -> int:
        """Enter whatever deals of a match are finished and not in the history yet.

        It can be called any number of times, with any part of a match.

        Args:
            game: The match.
            at_ms: The time, in milliseconds since 1970, UTC.
            marks: What sets the new deals apart, besides what was noted.
            steps: The steps of the match, if they are known.

        Returns:
            How many deals were new.

        Raises:
            RecordError: An action of the match is illegal.
            HistoryError: It cannot be written; nothing is entered then.
        """
        match = entry_of(game, steps)
        with self._told(), transaction(self.connection):
            return _Entering(self.connection, match, at_ms, marks).enter()

    def delete(self, matches: Sequence[int]) -> None:
        """Delete matches; until the history is closed, `restore` brings them back.

        Raises:
            HistoryError: It cannot be written.
        """
        self._mark(matches, deleted=1)

    def restore(self, matches: Sequence[int]) -> None:
        """Bring deleted matches back.

        Raises:
            HistoryError: It cannot be written.
        """
        self._mark(matches, deleted=0)

    def record(self, match: int) -> SavedGame:
        """Return the whole record of a match, up to its last finished deal.

        Raises:
            HistoryError: There is no such match, or its record is damaged.
        """
        with self._told():
            row = self.connection.execute(
                "SELECT document FROM setups WHERE match_id = ?", (match,)
            ).fetchone()
            deals = self.connection.execute(_LINE, (match,)).fetchall()
        if row is None or not deals:
            raise HistoryError(HistoryFault.DAMAGED, path=self.path)
        *_, (_, ns_score, ew_score) = deals
        try:
            return record_of(row[0], [document for document, _, _ in deals], (ns_score, ew_score))
        except (RecordError, ValueError, LookupError, TypeError) as error:
            raise HistoryError(HistoryFault.DAMAGED, path=self.path) from error

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise error_of(self.path, error) from error

    def _mark(self, matches: Sequence[int], deleted: int) -> None:
        with self._told(), transaction(self.connection):
            for match in matches:
                for table, name in (
                    ("deals", "match_id"),
                    ("games", "match_id"),
                    ("matches", "id"),
                ):
                    self.connection.execute(
                        f"UPDATE {table} SET deleted = ? WHERE {name} = ? AND deleted <> ?",
                        (deleted, match, deleted),
                    )

    def _purge(self) -> None:
        """Remove deleted matches from the file, except those that others branch off from."""
        with transaction(self.connection):
            while True:
                gone = self.connection.execute(_GONE).fetchall()
                for (match,) in gone:
                    self.connection.execute("PRAGMA defer_foreign_keys = ON")
                    for table in ("games", "deals"):
                        self.connection.execute(f"DELETE FROM {table} WHERE match_id = ?", (match,))
                    self.connection.execute("DELETE FROM matches WHERE id = ?", (match,))
                if not gone:
                    break
            drop_empty_sums(self.connection)


_OF_MATCH = {"deals": "match_id", "games": "match_id", "matches": "id"}

_LINE = """
WITH RECURSIVE line (id, before, ns_score, ew_score) AS (
    SELECT id, before, ns_before + ns_points, ew_before + ew_points FROM deals
    WHERE id = (SELECT max(id) FROM deals WHERE match_id = ?)
    UNION ALL
    SELECT deals.id, deals.before, ns_before + ns_points, ew_before + ew_points
    FROM deals JOIN line ON deals.id = line.before
)
SELECT document, ns_score, ew_score FROM line JOIN records ON deal_id = line.id ORDER BY line.id
"""

_GONE = """
SELECT id FROM matches WHERE deleted = 1 AND NOT EXISTS (
    SELECT 1 FROM deals JOIN matches AS branch ON branch.branch_of = deals.id
    WHERE deals.match_id = matches.id
)
"""


class _Entering:
    """Enters one match, within a transaction."""

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
                if match_id is None:
                    match_id = self._continued(before) or self._add_match(before, deal)
                known = self._add(deal, match_id, before)
                count += 1
            marks_of_game = known.marks | (marks_of_game if deal.result.number > 1 else NO_MARKS)
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

    def _continued(self, before: _Known | None) -> int | None:
        """The match that a new deal continues; None if it begins one, or branches off."""
        if before is None:
            return None
        (followers,) = self._connection.execute(
            "SELECT count(*) FROM deals WHERE before = ?", (before.id,)
        ).fetchone()
        (deleted,) = self._connection.execute(
            "SELECT deleted FROM matches WHERE id = ?", (before.match_id,)
        ).fetchone()
        return None if followers or deleted else before.match_id

    def _add_match(self, before: _Known | None, deal: DealEntry) -> int:
        game, rules = self._match.game, self._match.game.rules
        cursor = self._connection.execute(
            "INSERT INTO matches (branch_of, form, kind, target, rules, seed, people, begun_at, at,"
            " month, marks, deals, us, level, partner, ns_score, ew_score, ns_games, ew_games,"
            " is_over) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, 0, 0, 0, 0, 0)",
            (
                None if before is None else before.id,
                *(rules.form.value, rules.match.value, rules.target, options_text(rules)),
                *(game.seed, self._match.people, self._begun(deal), self._at_ms, self._month),
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
        values = _values_of(deal) | {
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
        deal_id = self._insert("deals", values)
        self._connection.execute("INSERT INTO records VALUES (?, ?)", (deal_id, deal.document))
        return _Known(deal_id, match_id, marks)

    def _was_played(self, deal: DealEntry) -> bool:
        row = self._connection.execute("SELECT 1 FROM deals WHERE pack = ? LIMIT 1", (deal.pack,))
        return row.fetchone() is not None

    def _finish(self, deal: DealEntry, known: _Known, marks: Marks) -> None:
        """Enter the game that a deal has ended, if it has."""
        if deal.won is None:
            return
        us, won = deal.view.us, deal.won
        self._insert(
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
        """Let the match show what its newest deal has brought."""
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

    def _insert(self, table: str, values: dict[str, object]) -> int:
        places = ", ".join(["?"] * len(values))
        statement = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})"
        row = self._connection.execute(statement, [*values.values()]).lastrowid
        assert row is not None  # a row was inserted
        return row


def month_of(at_ms: int) -> int:
    """Return the month of a time, in UTC, as the tables count months.

    Args:
        at_ms: The time in milliseconds since 1970; a clock may say anything.
    """
    try:
        moment = datetime.fromtimestamp(at_ms / 1000, UTC)
    except (OverflowError, OSError, ValueError):
        return 1970 * 12
    return moment.year * 12 + moment.month - 1


def _values_of(deal: DealEntry) -> dict[str, object]:
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
