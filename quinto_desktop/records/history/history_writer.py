"""Writes the history on a thread of its own, so that play never waits for it.

What cannot be entered, for whatever reason, is kept as a saved game in a folder beside the
database, and entered when the program starts next. If not even that can be written, as on a full
disk, it is tried again with whatever comes next, until the program ends.

Nobody else mends a history while the program runs, so that it is done once. Nothing that goes wrong
ends the thread.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.records.disk.files import SUFFIX, load_game, write_file
from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.faults import HistoryError, HistoryFault, RecordError
from quinto_desktop.records.history.database import NAME, is_readable, mend_if_damaged
from quinto_desktop.records.history.entries import entry_of
from quinto_desktop.records.history.history import History, Note
from quinto_desktop.records.history.reviews import ReviewEntry
from quinto_desktop.records.history.tables import NO_MARKS, Marks
from quinto_desktop.records.saves.document import encode
from quinto_desktop.records.saves.saved_game import SavedGame
from quinto_desktop.rules import Step
from quinto_desktop.rules.hashing import sha256

QUEUE = "history-queue"
"""The folder of what is to be entered at the next start."""

LONGEST_CLOSE_S = 5.0

SOON_CHECKED = 4 * 2**20
"""The bytes of a history that is checked as a whole at each start, which takes a tenth of a second;
damage in a larger one is mended when somebody comes upon it."""


class Entry(Struct, frozen=True):
    """A match, some of whose deals are to be entered; `at_ms` counts from 1970, UTC."""

    game: SavedGame
    at_ms: int
    marks: Marks = NO_MARKS
    steps: Sequence[Step] | None = None


class StoredDeal(Struct, frozen=True):
    """Something to be remembered of the deal in progress; see `History.note` and `Entry`."""

    game: SavedGame
    at_ms: int
    note: Note
    steps: Sequence[Step] | None = None


class Reviewed(Struct, frozen=True):
    """What was said of a finished deal. If it cannot be written, it can be said again."""

    review: ReviewEntry
    at_ms: int


class Mending(Struct):
    """The history is to be mended, if it is damaged; `done` is set when that has been seen to."""

    done: threading.Event = field(default_factory=threading.Event)
    notice: HistoryError | None = None


_Written: TypeAlias = Entry | StoredDeal | Reviewed

Job: TypeAlias = _Written | Mending | threading.Event
"""What the thread is to do; an event is set when everything before it has been done."""


class HistoryWriter:
    """Enters matches in the order in which they are handed over.

    The thread begins with what the last run left in the queue. On it `tell` is called with
    everything that goes wrong or had to be mended, and `entered` when something new has been
    entered.
    """

    def __init__(
        self,
        folder: Path,
        tell: Callable[[HistoryError], None],
        entered: Callable[[], None] = lambda: None,
    ) -> None:
        self._path = folder / NAME
        self._queue = folder / QUEUE
        self._tell = tell
        self._entered = entered
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._history: History | None = None
        self._file: os.stat_result | None = None
        self._unnoted = NO_MARKS
        self._left: dict[str, Entry] = {}
        # A daemon, so that a disk that does not answer cannot keep the program from ending.
        self._thread = threading.Thread(target=self._run, name="history", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Hand something over; this returns at once."""
        self._jobs.put(job)

    def settle(self, limit_s: float) -> bool:
        """Wait for what was handed over; return whether it is written, or put into the queue."""
        done = threading.Event()
        self._jobs.put(done)
        return done.wait(limit_s)

    def mend(self, limit_s: float) -> HistoryError | None:
        """Have the history mended, for somebody who came upon damage in it.

        None says that nothing is wrong with it, or that the time was too short to know.
        """
        job = Mending()
        self._jobs.put(job)
        job.done.wait(limit_s)
        return job.notice

    def close(self) -> bool:
        """Write what is left, and close the database; return whether it was done in time."""
        self._jobs.put(None)
        self._thread.join(LONGEST_CLOSE_S)
        return not self._thread.is_alive()

    def _run(self) -> None:
        self._safely(self._open_kept)
        self._safely(self._enter_queue)
        while (job := self._jobs.get()) is not None:
            self._safely(self._do_left)
            if isinstance(job, threading.Event):
                job.set()
            elif isinstance(job, Mending):
                self._safely(partial(self._see_to, job))
                job.done.set()
            else:
                self._do(job)
        self._safely(self._do_left)
        self._safely(self._close_history)

    def _safely(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except RecordError:
            return True  # only a match that the rules refuse, and such a match is never played
        except Exception as error:
            self._report(error)
            return False
        return True

    def _report(self, error: Exception) -> None:
        if not isinstance(error, HistoryError):
            reason = type(error).__name__
            told = HistoryError(HistoryFault.UNEXPECTED, path=self._path, reason=reason)
            told.__cause__ = error
            error = told
        with contextlib.suppress(Exception):  # whoever listened may have gone
            self._tell(error)

    def _do(self, job: _Written) -> None:
        if not self._safely(partial(self._mended, partial(self._write, job))):
            self._safely(partial(self._keep, job))

    def _mended(self, act: Callable[[], object]) -> None:
        # Once more if the history has to be mended for it.
        try:
            act()
        except HistoryError as error:
            if error.fault is not HistoryFault.DAMAGED or self._mend() is None:
                raise
            act()

    def _do_left(self) -> None:
        # It has been told.
        left, self._left = self._left, {}
        for entry in left.values():
            try:
                self._enter(entry, entry.marks)
            except Exception:
                self._keep_entry(entry, entry.marks)

    def _write(self, job: _Written) -> None:
        history = self._opened()
        if isinstance(job, StoredDeal):
            history.note(job.game, job.note, job.at_ms, job.steps)
        elif isinstance(job, Reviewed):
            if history.keep(job.review, job.at_ms):
                self._announce()
        else:
            self._enter(job, job.marks | self._unnoted)
            self._unnoted = NO_MARKS

    def _enter(self, entry: Entry, marks: Marks) -> None:
        if self._opened().enter(entry.game, entry.at_ms, marks, entry.steps):
            self._announce()

    def _announce(self) -> None:
        with contextlib.suppress(Exception):  # whoever listened may have gone
            self._entered()

    def _see_to(self, job: Mending) -> None:
        job.notice = self._mend()
        if job.notice is not None:
            self._announce()

    def _mend(self) -> HistoryError | None:
        self._close_history()
        notice = mend_if_damaged(self._path)
        if notice is not None:
            self._report(notice)
        return notice

    def _close_history(self) -> None:
        history, self._history = self._history, None
        if history is not None:
            history.close()

    def _opened(self) -> History:
        if not self._is_in_place():
            self._close_history()  # somebody has removed or replaced it
        if self._history is None:
            self._history = History(self._path)
            self._file = _file_at(self._path)
            if self._history.notice is not None:
                self._report(self._history.notice)
        return self._history

    def _is_in_place(self) -> bool:
        # It may not be the one that the next start will find.
        now = _file_at(self._path)
        return self._file is not None and now is not None and os.path.samestat(self._file, now)

    def _open_kept(self) -> None:
        # Before anybody wants to see it: so it is brought up to date or mended on this thread, and
        # what has been deleted goes for good when it is closed. What is wrong is told only to those
        # who want to see it, and when something cannot be entered.
        if os.path.lexists(self._path):
            with contextlib.suppress(HistoryError):
                history = self._opened()
                if self._path.stat().st_size <= SOON_CHECKED and not is_readable(
                    history.connection
                ):
                    self._mend()

    def _keep(self, job: _Written) -> None:
        if isinstance(job, Reviewed):
            return
        if isinstance(job, StoredDeal):
            self._unnoted |= job.note.marks
            self._unnoted |= Marks.UNDONE if job.note.undone else NO_MARKS
            self._unnoted |= Marks.HINTED if job.note.hinted else NO_MARKS
            return
        self._keep_entry(job, job.marks | self._unnoted)
        self._unnoted = NO_MARKS

    def _keep_entry(self, entry: Entry, marks: Marks) -> None:
        stem = _stem_of(entry)
        if not stem:
            return
        try:
            make_folder(self._queue)
            earlier = [*self._queue.glob(f"{stem}-*{SUFFIX}")]
            for path in earlier:
                marks |= _marks_of(path)
            target = self._queue / f"{stem}-{int(marks)}{SUFFIX}"
            write_file(target, encode(entry.game), backup=False, private=True)
            for path in earlier:
                if path != target:
                    path.unlink()
        except Exception:  # it may go better with what comes next
            before = self._left.get(stem, entry)
            self._left[stem] = replace(entry, marks=marks | before.marks)

    def _enter_queue(self) -> None:
        for path in sorted(self._queue.glob(f"*{SUFFIX}"), key=_time_of):
            try:
                game, marks = load_game(path), _marks_of(path)
                self._mended(partial(self._enter, Entry(game, _time_of(path)), marks))
            except HistoryError as error:
                self._report(error)
                return  # the others would fare no better
            except RecordError:
                continue  # it stays where it is: a newer Quinto may have left it
            except Exception as error:
                self._report(error)
                continue
            with contextlib.suppress(OSError):  # it is known next time
                path.unlink()


def _stem_of(entry: Entry) -> str:
    # The same for all parts of a match; empty without a deal.
    try:
        deals = entry_of(entry.game, entry.steps).deals
    except Exception:  # that may be why it could not be entered
        return sha256(repr(entry.game).encode()).hex()
    return deals[0].key.hex() if deals else ""


def _time_of(path: Path) -> int:
    # Milliseconds since 1970, UTC; 0 if it has gone.
    found = _file_at(path)
    return 0 if found is None else int(found.st_mtime * 1000)


def _file_at(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _marks_of(path: Path) -> Marks:
    number = path.stem.rpartition("-")[2]
    return Marks(int(number) & int(~Marks(0))) if number.isdecimal() else NO_MARKS
