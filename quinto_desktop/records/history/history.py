"""The history as the program uses it: entering what was played, deleting, and reading it again."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from msgspec import Struct

from quinto_desktop.records.faults import HistoryError, HistoryFault, OneDamaged, RecordError
from quinto_desktop.records.history.database import open_database, open_to_read, transaction
from quinto_desktop.records.history.entries import entry_of, record_of, underway_of
from quinto_desktop.records.history.match_inserter import MatchInserter
from quinto_desktop.records.history.reviews import ReviewEntry, add_review
from quinto_desktop.records.history.sqlite_errors import FOUND_IN_DAMAGE, told
from quinto_desktop.records.history.tables import NO_MARKS, Marks, drop_empty_sums
from quinto_desktop.records.saves.saved_game import SavedGame
from quinto_desktop.rules import Step


class Note(Struct, frozen=True):
    """What is to be remembered of the deal in progress until it is entered.

    Attributes:
        begins: Whether it has just been dealt. If it had been dealt before and never finished, its
            cards have been seen, and it is marked as replayed.
        is_own: Whether nothing is new about it if the deal is known, as Quinto had put it by.
    """

    undone: int = 0
    hinted: int = 0
    marks: Marks = NO_MARKS
    begins: bool = False
    is_own: bool = False


class History:
    """The history in one file, for the thread that opens it.

    Times are milliseconds since 1970, UTC. The steps of a match may be given where they are known.

    Args:
        path: The database; made if missing.
        is_final: Whether what has been deleted goes for good when it is closed, as when the program
            ends; not for whoever may want to restore it later.
        may_write: Whether anything can be entered or deleted; otherwise it must be there already,
            and of this version.

    Attributes:
        connection: The open database, for `games` and `figures` to read.
        notice: What had to be mended when it was opened; None if it was sound.

    Raises:
        HistoryError: It cannot be opened, or later read or written; a change is then not made.
        RecordError: An action of a match that is noted or entered is illegal.
    """

    def __init__(self, path: Path, *, is_final: bool = True, may_write: bool = True) -> None:
        self.path, self._is_final = path, is_final and may_write
        self.notice: HistoryError | None = None
        self._on_table: list[bytes] = []
        if may_write:
            self.connection, self.notice = open_database(path)
        else:
            self.connection = open_to_read(path)

    def close(self) -> None:
        """Close the database; what was deleted is then gone for good, if this was final.

        The match that was entered last stays in it, marked as deleted: it is still on the table,
        and would otherwise be entered as if it were new when it comes back.
        """
        # It is tried again when it is opened next.
        with contextlib.suppress(sqlite3.Error, *FOUND_IN_DAMAGE):
            if self._is_final:
                self._purge()
                self.connection.execute("PRAGMA optimize")
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()

    def note(
        self, game: SavedGame, note: Note, at_ms: int, steps: Sequence[Step] | None = None
    ) -> None:
        """Add to what is remembered of the deal in progress, if there is one; it has begun then."""
        key = underway_of(game, steps)
        if key is None:
            return
        with self.told(), transaction(self.connection):
            self.connection.execute(
                _BEGUN if note.begins else _KNOWN if note.is_own else _NOTED,
                {
                    "key": key,
                    "at": at_ms,
                    "undone": note.undone,
                    "hinted": note.hinted,
                    "marks": int(note.marks),
                    "replayed": int(Marks.REPLAYED),
                },
            )

    def enter(
        self,
        game: SavedGame,
        at_ms: int,
        marks: Marks = NO_MARKS,
        steps: Sequence[Step] | None = None,
    ) -> int:
        """Enter whatever deals of a match are finished and new; return how many there were.

        It can be called any number of times, with any part of a match. The marks set the new deals
        apart, besides what was noted.
        """
        match = entry_of(game, steps)
        self._on_table = [deal.key for deal in match.deals]
        with self.told(), transaction(self.connection):
            return MatchInserter(self.connection, match, at_ms, marks).enter()

    def keep(self, review: ReviewEntry, at_ms: int) -> bool:
        """Keep what was said of a deal that is in the history; return whether it was new."""
        with self.told(), transaction(self.connection):
            return add_review(self.connection, review, at_ms)

    def delete(self, matches: Sequence[int]) -> None:
        """Delete matches; until the history is closed, `restore` brings them back."""
        self._mark(matches, deleted=1)

    def restore(self, matches: Sequence[int]) -> None:
        """Bring deleted matches back."""
        self._mark(matches, deleted=0)

    def record(self, match: int) -> SavedGame:
        """Return the whole record of a match, up to its last finished deal.

        Raises:
            OneDamaged: There is no such match, or its record is damaged.
        """
        with self.told():
            row = self.connection.execute(
                "SELECT document, is_over, marks FROM setups JOIN matches ON id = match_id"
                " WHERE id = ?",
                (match,),
            ).fetchone()
            deals = self.connection.execute(_LINE, (match,)).fetchall()
        try:
            *_, (_, ns_score, ew_score) = deals
            documents = [document for document, _, _ in deals]
            game = record_of(row[0], documents, (ns_score, ew_score))
        except (RecordError, ValueError, TypeError) as error:  # or there is none of it
            raise OneDamaged(HistoryFault.DAMAGED, path=self.path) from error
        # A branch that is over opens nothing: the first play may still go on.
        return replace(game, is_opened=bool(row[1]) and not row[2] & Marks.BRANCH)

    def told(self) -> contextlib.AbstractContextManager[None]:
        """Raise what is raised within, by SQLite or over its rows, as a `HistoryError`."""
        return told(self.path)

    def _mark(self, matches: Sequence[int], deleted: int) -> None:
        with self.told(), transaction(self.connection):
            for match in matches:
                for table, name in (
                    ("deals", "match_id"),
                    ("games", "match_id"),
                    ("matches", "id"),
                ):
                    self.connection.execute(
                        f"UPDATE main.{table} SET deleted = ? WHERE {name} = ? AND deleted <> ?",
                        (deleted, match, deleted),
                    )

    def _purge(self) -> None:
        # Except those that others branch off from, and the match on the table, which is handed
        # over again at the next start.
        on_table = ", ".join(["?"] * len(self._on_table))
        with transaction(self.connection):
            while True:
                gone = self.connection.execute(f"{_GONE} ({on_table}))", self._on_table).fetchall()
                for (match,) in gone:
                    self.connection.execute("PRAGMA defer_foreign_keys = ON")
                    for table in ("games", "deals"):
                        self.connection.execute(f"DELETE FROM {table} WHERE match_id = ?", (match,))
                    self.connection.execute("DELETE FROM matches WHERE id = ?", (match,))
                if not gone:
                    break
            drop_empty_sums(self.connection)


_KNOWN = (
    "INSERT INTO underway (key, begun_at, undone, hinted, marks)"
    " VALUES (:key, :at, :undone, :hinted, :marks) ON CONFLICT DO NOTHING"
)
_NOTE = _KNOWN.replace("NOTHING", "UPDATE SET ")
_NOTED = (
    f"{_NOTE} undone = undone + excluded.undone, hinted = hinted + excluded.hinted,"
    " marks = marks | excluded.marks"
)
_BEGUN = (
    f"{_NOTE} begun_at = excluded.begun_at, undone = excluded.undone,"
    " hinted = excluded.hinted, marks = excluded.marks | :replayed"
)

_LINE = """
WITH RECURSIVE line (id, before, ns_score, ew_score) AS (
    SELECT id, before, ns_before + ns_points, ew_before + ew_points FROM deals
    WHERE id = (SELECT max(id) FROM deals WHERE match_id = ?)
    UNION ALL
    SELECT deals.id, deals.before, ns_before + ns_points, ew_before + ew_points
    FROM deals JOIN line ON deals.id = line.before AND deals.id < line.id
)
SELECT document, ns_score, ew_score FROM line JOIN records ON deal_id = line.id ORDER BY line.id
"""

_GONE = """
SELECT id FROM matches WHERE deleted = 1 AND NOT EXISTS (
    SELECT 1 FROM deals JOIN matches AS branch ON branch.branch_of = deals.id
    WHERE deals.match_id = matches.id
) AND id NOT IN (SELECT match_id FROM deals WHERE key IN"""
