"""The games in the history, for the window that lists them: to look at, delete and play again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from quinto_desktop.game.session import Session
from quinto_desktop.records import PlayerRecord, RecordError, SavedGame, encode, load_game
from quinto_desktop.records.faults import HistoryError, HistoryFault, OneDamaged
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.games import (
    PAGE,
    Counts,
    MatchLine,
    Order,
    Outcome,
    Search,
    Settled,
    companies_in,
    found_counts,
    ids_found,
    page_of,
    partners,
    see_as,
    settled_of,
)
from quinto_desktop.records.history.reviews import ErrorLine, own_errors
from quinto_desktop.records.history.tables import ALL_MARKS, NO_MARKS, Marks
from quinto_desktop.records.saves.score_text import score_text
from quinto_desktop.rules import number_of_the_day

if TYPE_CHECKING:
    from quinto_desktop.records.history.history import History
    from quinto_desktop.records.saves.score_text import ScoreWords


_Found = TypeVar("_Found")

Mend: TypeAlias = Callable[[], HistoryError | None]
"""Has the history mended if it is damaged; says what has been done, None for nothing."""

_LEAST_OF_DAYS = 10**9
"""Less than the number of any day to come, and more than people choose."""


class PastGames:
    """All matches in the history, read as they are asked for; any method may raise `HistoryError`.

    What has been deleted can be brought back until the program ends, even if this was closed.

    Args:
        mend: Has the history mended if it turns out to be damaged; None to mend it here, as is
            right where nobody else has it open.

    Attributes:
        mended: What has been done about damage since it was opened; None if nothing.
    """

    def __init__(self, folder: Path, mend: Mend | None = None) -> None:
        self._folder = folder
        self._mend = mend or self._mended_here
        self._history: History | None = None
        self._person: tuple[str, ...] = ()
        self._seen: tuple[object, ...] | None = None  # what was told to the history as it is open
        self._deleted: list[tuple[int, ...]] = []
        self.mended: HistoryError | None = None

    def open(self) -> HistoryError | None:
        """Open the history, if need be; return what had to be mended, or that it is read-only."""
        if self._history is not None:
            return None
        try:
            from quinto_desktop.records.history.database import NAME
            from quinto_desktop.records.history.history import History
        except ImportError as error:
            raise HistoryError(HistoryFault.NO_SQLITE) from error
        path = self._folder / NAME
        self.mended = self._mended_by_others()
        try:
            self._history = History(path, is_final=False)
        except HistoryError as error:
            if error.fault not in (HistoryFault.READ_ONLY, HistoryFault.DISK_FULL):
                raise
            with suppress(HistoryError):
                self._history = History(path, may_write=False)
                return error
            raise
        self.mended = self.mended or self._history.notice
        return self.mended

    def is_to_be_read(self) -> bool:
        """Open the history for somebody who can do without; return whether it can be read."""
        try:
            self.open()
        except HistoryError:
            return False
        return True

    def close(self) -> None:
        """Close the history; what was deleted can still be brought back."""
        history, self._history, self._seen = self._history, None, None
        if history is not None:
            history.close()

    def counts(self, search: Search) -> Counts:
        """Return how much a search finds; of one person, all is as they saw it from now on."""
        self._see_as(search.people)
        return self._asked(lambda history: found_counts(history.connection, search))

    def _see_as(self, people: Sequence[str]) -> None:
        # A history can be told but once, which takes long: only if it would be told otherwise.
        self._person = tuple(people)[: len(people) == 1]
        if self._seen is not None and self._seen != self._asked(self._now):
            self.close()
            self.open()

    def _now(self, history: History) -> tuple[object, ...]:
        version = history.connection.execute("PRAGMA data_version").fetchone()
        return self._person, version, tuple(self._deleted)

    def page(self, search: Search, number: int) -> list[MatchLine]:
        """Return a page of `PAGE` of what a search finds; the first page is number 0."""
        return self._asked(lambda history: page_of(history.connection, search, number * PAGE))

    def ids(self, search: Search) -> list[int]:
        """Return all that a search finds, in its order."""
        return self._asked(lambda history: ids_found(history.connection, search))

    def partners(self, people: Sequence[str] = ()) -> list[str]:
        """Return the names of all partners; of one person, theirs, and all is so from now on."""
        self._see_as(people)
        return self._asked(lambda history: partners(history.connection))

    def companies(self) -> tuple[tuple[str, ...], ...]:
        """Return which people have played together, or one alone, each by name."""
        return self._asked(lambda history: companies_in(history.connection))

    def together(self, people: Sequence[str]) -> list[Settled]:
        """Return what the matches of just these people have brought, latest last."""
        return self._asked(lambda history: settled_of(history.connection, people))

    def errors(self, choice: Choice, number: int) -> list[ErrorLine]:
        """Return a page of `PAGE` of the user's own errors, the gravest first."""
        return self._asked(
            lambda history: own_errors(history.connection, choice, number * PAGE, PAGE)
        )

    def record(self, match: int) -> SavedGame:
        """Return the whole record of a match, up to its last finished deal."""
        return self._asked(lambda history: history.record(match))

    @property
    def can_restore(self) -> bool:
        """Whether anything has been deleted that can be brought back."""
        return bool(self._deleted)

    def delete(self, matches: Sequence[int]) -> tuple[int, ...]:
        """Delete matches; return which those are."""
        self._asked(lambda history: history.delete(matches))
        self._deleted.append(tuple(matches))
        return self._deleted[-1]

    def restore(self) -> tuple[int, ...]:
        """Bring back what was deleted last; return which matches those are."""
        if not self._deleted:
            return ()
        self._asked(lambda history: history.restore(self._deleted[-1]))
        return self._deleted.pop()

    def _asked(self, ask: Callable[[History], _Found]) -> _Found:
        try:
            return self._asked_once(ask)
        except OneDamaged as error:
            raise HistoryError(HistoryFault.GAME_DAMAGED) from error
        except HistoryError as error:
            if error.fault is not HistoryFault.DAMAGED:
                raise
            self.close()  # it could not be replaced while it is open
            mended = self._mend()
            self.open()
            if mended is None:
                raise
            self.mended = mended
        return self._asked_once(ask)

    def _asked_once(self, ask: Callable[[History], _Found]) -> _Found:
        if self._history is None:
            raise HistoryError(HistoryFault.MISSING, path=self._folder)
        with self._history.told():
            if self._person and self._seen is None:
                now, self._seen = self._now(self._history), ()
                see_as(self._history.connection, *self._person)
                self._seen = now
            return ask(self._history)

    def _mended_by_others(self) -> HistoryError | None:
        # Whoever else has it open mends it, if it could not even be opened here.
        from quinto_desktop.records.history.database import NAME, open_to_read

        if self._mend != self._mended_here:
            try:
                open_to_read(self._folder / NAME).close()
            except HistoryError as error:
                return self._mend() if error.fault is HistoryFault.DAMAGED else None
        return None

    def _mended_here(self) -> HistoryError | None:
        from quinto_desktop.records.history.database import NAME, mend_if_damaged

        return mend_if_damaged(self._folder / NAME)


def is_days_deal(line: MatchLine) -> bool:
    """Whether a match began with the deal of a day about which it was played."""
    if line.seed is None or line.seed < _LEAST_OF_DAYS:
        return False
    for at_ms in {line.at_ms, line.begun_at_ms or line.at_ms}:
        with suppress(OverflowError, OSError, ValueError):  # a clock may say anything
            day = datetime.fromtimestamp(at_ms / 1000).date()
            near = [day + timedelta(days=days) for days in (-1, 0, 1)]
            if line.seed in map(number_of_the_day, near):
                return True
    return False


def file_of(game: SavedGame) -> bytes:
    """Return a game as the content of a file of its own."""
    return encode(game)


def score_of(game: SavedGame, words: ScoreWords) -> bytes:
    """Return a game as the content of a file to read: see `score_text`."""
    return score_text(game, words).encode()


def resumed(game: SavedGame, files: Iterable[str] = ()) -> Session:
    """Go on from where a game ends, or was left, if one of these files has more of it.

    Raises:
        RecordError: A player's level is unknown here.
    """
    for path in map(Path, files):
        with suppress(RecordError):
            kept = load_game(path)
            if is_part_of(game, kept):
                return Session.resumed(kept)
    return Session.resumed(replace(game, undone=()))


def is_part_of(game: SavedGame, whole: SavedGame) -> bool:
    """Whether a game of the history is the first deals of another."""
    begun = whole.actions[: len(game.actions)]
    return (whole.source, whole.players, begun) == (game.source, game.players, game.actions)
