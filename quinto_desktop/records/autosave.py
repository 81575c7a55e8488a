"""Games that are not over: the autosave, which survives however the program ends, and the shelf.

The autosave is two files, and a note of the file that the game belongs to (see `game_file`).
``autosave.quinto`` is written after every action: the system has it as soon as it is written, so it
survives the end of the process at any moment. Its backup ``autosave.quinto~`` is the game as it has
reached the disk, at most a second ago, for the case that the power is cut; see `forcing`. Play
never waits for a disk; leaving a game for one of another file does, so that the note never names
the wrong one.

The shelf keeps unfinished games when a new one is started: the last twenty of them. Beyond those
the oldest is removed silently. To keep a game for longer, the user saves it.
"""

from __future__ import annotations

import contextlib
import os
from functools import partial
from itertools import count
from pathlib import Path

from quinto_desktop.records.disk.files import (
    SUFFIX,
    backup_of,
    create_file,
    load_game,
    put_aside,
    remove_leavings,
    write_file,
)
from quinto_desktop.records.disk.folders import make_folder
from quinto_desktop.records.disk.forcing import Forcing
from quinto_desktop.records.disk.lock import ProcessLock, folder_lock
from quinto_desktop.records.disk.windows import open_to_read, patiently
from quinto_desktop.records.faults import (
    Cause,
    Fault,
    Forbidden,
    Message,
    NewerVersion,
    RecordError,
    Unreadable,
    cause_of,
)
from quinto_desktop.records.game_file import FileNote, GameFile, begins_like
from quinto_desktop.records.saves.document import encode, replay
from quinto_desktop.records.saves.saved_game import SavedGame, start_of
from quinto_desktop.rules import IllegalAction, MatchState, apply

_NAME = "autosave"


class Autosave:
    """Keeps one game in a folder for one program at a time.

    Every method takes the lock if this object does not hold it yet, so a second Quinto never
    overwrites the first one's game.

    Attributes:
        set_aside: The files that the last `read` could not open and set aside.
        file: The file that the game of the last `read` belongs to; None if none is known.
    """

    def __init__(self, folder: Path, lock: ProcessLock | None = None) -> None:
        self.folder = folder
        self.path = folder / f"{_NAME}.quinto"
        self.set_aside: tuple[Path, ...] = ()
        self.file: GameFile | None = None
        self._note = FileNote(folder / f"{_NAME}.file")
        self._files = (self.path, backup_of(self.path))
        self._forcing = Forcing(*self._files)
        self._lock = lock or folder_lock(folder)
        self._is_tidy = False
        self._is_displaced = False
        self._written: tuple[SavedGame, MatchState] | None = None
        self._stuck: dict[Path, RecordError] = {}

    def acquire(self) -> bool:
        """Claim the folder until the program ends; False if another running Quinto has it.

        Raises:
            RecordError: The folder cannot be created or written to.
        """
        if self._lock.is_held and self._is_tidy:
            return True
        try:
            make_folder(self.folder)
            if not self._lock.acquire():
                return False
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.AUTOSAVE_OFF, folder=self.folder, reason=reason) from error
        for path in (*self._files, self._note.path):
            remove_leavings(path)
        self._is_tidy = True
        return True

    def release(self) -> None:
        """Let another program have the folder."""
        with contextlib.suppress(RecordError):  # what was written last is there all the same
            self._forcing.settle()
        self._lock.release()

    def owns(self, path: Path) -> bool:
        """Whether a path leads to one of this object's files, under any name or link.

        Opening such a file or saving to it is not safe: the current game is written there.
        """
        with contextlib.suppress(OSError, ValueError):  # then it is not one of ours either
            given = _resolved(path)
            own_files = (*self._files, self._note.path, self._lock.path)
            return any(given == _resolved(own) or _is_one(path, own) for own in own_files)
        return False

    def write(self, game: SavedGame, file: GameFile | None = None) -> None:
        """Keep this game, whose actions are legal, in place of the previous one.

        Its file is None if it is in none yet.

        Raises:
            RecordError: Another Quinto has the folder, an action is illegal, writing fails, or the
                user lacks permission to read a kept game. What was kept before is untouched. Or the
                game before this one could not be forced to the disk; then this one is kept.
        """
        self._claim()
        self._refuse_forbidden()
        state = self._state_after(game)
        data = encode(game, state.scores)
        self._note.prepare(file)
        self._clear()
        write_file(self.path, data, durable=False, backup=False, private=True)
        self._written = game, state
        self._forcing.put(data)
        if self._note.names_another(file):
            self._forcing.settle()
        self._note.complete(file, game)

    def settle(self, limit_s: float | None = None) -> bool:
        """Wait until the kept game is safe from a power cut, and return whether it is.

        Raises:
            RecordError: It could not be forced to the disk.
        """
        return self._forcing.settle(limit_s)

    def read(self) -> SavedGame | None:
        """Load the kept game, or its backup if the file cannot be opened; None if none is kept.

        A file that cannot be opened is renamed to ``autosave.damaged-1.quinto`` (or -2, …;
        ``newer`` if a newer Quinto wrote it, ``unreadable`` if it cannot be read) and listed in
        `set_aside`, so nothing is lost and the next `write` has a free place. The last ten that are
        not a newer Quinto's are kept. A file that the user
        lacks permission to read stays, and is never overwritten; nor is one that cannot be
        renamed, as on Windows while another program has it open: the next `write` tries again.

        Raises:
            RecordError: Another Quinto has the folder, or no kept game is valid.
        """
        self._claim()
        with contextlib.suppress(RecordError):  # then `write` tries again
            self._forcing.settle()
        self.set_aside, self.file = (), None
        faults: dict[Path, RecordError] = {}
        game = self._first_sound(faults)
        self._stuck = dict(faults)
        try:
            self._put_stuck_aside()
        except RecordError:
            if game is None:  # else it goes on, and each `write` tries again
                raise
        if game is not None:
            self.file = self._note.read(game)
        if game is not None or not faults:
            return game
        fault = next(iter(faults.values()))
        raise self._all_set_aside(fault.message) from fault

    def _all_set_aside(self, fault: Message) -> RecordError:
        names = tuple([place.name for place in self.set_aside])
        if fault.code is Fault.DAMAGED:  # its remedy, the backup, is set aside as well
            return RecordError(
                Fault.AUTOSAVE_DAMAGED,
                names=names,
                folder=self.folder,
                details=fault.values["details"],
            )
        return RecordError(Fault.AUTOSAVE_NOT_OPENED, names=names, folder=self.folder, fault=fault)

    def discard(self) -> None:
        """Remove the kept game, which is over or was abandoned.

        Raises:
            RecordError: Another Quinto has the folder, the files cannot be removed, or the user
                lacks permission to read a kept game.
        """
        self._claim()
        self._refuse_forbidden()
        self._written = None
        self._forcing.forget()
        self._note.remove()
        try:
            # The backup first: if a crash left only the backup, an older state would come back.
            for path in reversed(self._files):
                patiently(partial(path.unlink, missing_ok=True))
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.NOT_DELETED, path=self.path, reason=reason) from error

    def _claim(self) -> None:
        if self._lock.is_held and not self._lock.is_in_place:
            self._forcing.forget()
            self._lock.release()
            self._is_tidy, self._is_displaced = False, True
        if not self.acquire():
            raise RecordError(Fault.ALREADY_RUNNING)
        if self._is_displaced:
            self._settle_again()

    def _settle_again(self) -> None:
        # Whatever games lie where the folder was replaced are not known to this program.
        if self._written is not None:
            game, _ = self._written
            for path in self._files:
                if os.path.lexists(path) and not _is_state_of(game, path):
                    self._put_aside(path, "other")
        self._written = None
        self._note = FileNote(self._note.path)
        self._is_displaced = False

    def _clear(self) -> None:
        # Something else, such as a folder, may have come into the place of a file.
        for path in self._files:
            if os.path.lexists(path) and not os.path.isfile(path):
                self._put_aside(path, "unreadable")

    def _refuse_forbidden(self) -> None:
        if self._written is not None:
            return
        for path in self._files:
            if os.path.exists(path) and not _is_readable(path):
                raise _forbidden(path)
        self._put_stuck_aside()

    def _first_sound(self, faults: dict[Path, RecordError]) -> SavedGame | None:
        for path in self._files:
            if not os.path.lexists(path):
                continue
            try:
                return load_game(path)
            except Forbidden as error:
                raise _forbidden(path) from error
            except RecordError as error:
                faults[path] = error
        return None

    def _state_after(self, game: SavedGame) -> MatchState:
        if self._written is not None:
            last, state = self._written
            begin = len(last.actions)
            if start_of(last) == start_of(game) and last.actions == game.actions[:begin]:
                with contextlib.suppress(IllegalAction):  # replay says where and why
                    for action in game.actions[begin:]:
                        state = apply(state, action).after
                    return state
        steps = replay(game)
        return steps[-1].after if steps else start_of(game)

    def _put_stuck_aside(self) -> None:
        for path, fault in [*self._stuck.items()]:
            if os.path.lexists(path):
                is_newer = isinstance(fault, NewerVersion)
                place = self._put_aside(path, _word_for(fault), for_ever=is_newer)
                self.set_aside = (*self.set_aside, place)
            del self._stuck[path]

    def _put_aside(self, path: Path, word: str, *, for_ever: bool = False) -> Path:
        try:
            return put_aside(path, word, for_ever=for_ever)
        except OSError as error:
            raise RecordError(Fault.NOT_SET_ASIDE, path=path, reason=cause_of(error)) from error


def _is_state_of(game: SavedGame, path: Path) -> bool:
    try:
        return begins_like(load_game(path), game)
    except RecordError:
        return False


def _word_for(fault: RecordError) -> str:
    if isinstance(fault, NewerVersion):
        return "newer"
    return "unreadable" if isinstance(fault, Unreadable) else "damaged"


def _forbidden(path: Path) -> Forbidden:
    return Forbidden(Fault.AUTOSAVE_FORBIDDEN, path=path)


def _is_readable(path: Path) -> bool:
    # Windows says whether the user has permission only when it is opened.
    if not os.access(path, os.R_OK):
        return False
    try:
        open_to_read(path).close()
    except OSError as error:
        return os.path.isdir(path) or cause_of(error).code is not Cause.NO_PERMISSION
    return True


def _is_one(path: Path, other: Path) -> bool:
    # They may differ in case, where that does not count.
    try:
        return os.path.samefile(path, other)
    except (OSError, ValueError):
        return False


def _resolved(path: Path) -> str:
    return os.path.normcase(os.path.realpath(path))


_STEM = "unfinished-"
MOST_KEPT = 20


class Shelf:
    """A folder that keeps the last unfinished games, as ordinary saved games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, game: SavedGame, file: GameFile | None = None) -> Path:
        """Keep a game in a file, and remove the oldest ones beyond the limit.

        It keeps the file that it came from, if that is of the shelf and holds an earlier state.
        Only files named the way the shelf names them are ever removed.

        Raises:
            RecordError: It cannot be written.
        """
        data = encode(game)
        self._make_folder()
        numbers = sorted(self._numbers())
        if file is not None and file.path in map(self._path, numbers) and file.precedes(game):
            write_file(file.path, data, backup=False)
            return file.path
        path = next(
            path
            for path in map(self._path, count(numbers[-1] + 1 if numbers else 1))
            # It may be there in capitals, where that is the same, or since we have looked.
            if not os.path.lexists(path) and create_file(path, data)
        )
        for old in sorted(map(self._path, numbers), key=_written_s)[
            : max(0, len(numbers) + 1 - MOST_KEPT)
        ]:
            with contextlib.suppress(OSError):  # it only takes up room
                old.unlink(missing_ok=True)
        return path

    def holds(self, path: Path) -> bool:
        """Whether Quinto itself put such a file there, and may remove it one day."""
        return path.parent == self.folder and path.stem.startswith(_STEM)

    def _make_folder(self) -> None:
        try:
            make_folder(self.folder)
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.SHELF_NOT_MADE, folder=self.folder, reason=reason) from error

    def _path(self, number: int) -> Path:
        return self.folder / f"{_STEM}{number}{SUFFIX}"

    def _numbers(self) -> list[int]:
        stems = (path.stem.removeprefix(_STEM) for path in self.folder.glob(f"{_STEM}*{SUFFIX}"))
        # The shelf would not write 007, so the file is someone else's.
        return [int(stem) for stem in stems if stem.isdecimal() and stem == str(int(stem))]


def _written_s(path: Path) -> float:
    try:
        return os.path.getmtime(path)
    except OSError:
        return 0.0  # it is gone by now
