"""The game that goes on after whatever ended the program.

Two files. ``autosave.quinto`` is written after every action and not forced to the disk: the
system has it as soon as it is written, so it survives the end of the process at any moment,
and the table never waits for a disk. Its backup ``autosave.quinto~`` is the game as it stood
when the present deal began, forced to the disk, so that even a power cut on a file system
that loses the newest file costs one deal at most.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from quinto_desktop.records.document import SavedGame, encode, replay, start_of
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.faults import shown
from quinto_desktop.records.files import backup_of, load_game, remove_leavings, write_file
from quinto_desktop.records.lock import ProcessLock
from quinto_desktop.rules import Deal, IllegalAction, MatchState, apply

_NAME = "autosave"


class Autosave:
    """Keeps one game in a folder for one program at a time.

    Every method takes the lock if this object has it not yet, so that a second Quinto never
    writes over the first one's game.

    Attributes:
        folder: Where the files are; made if it is missing.
        path: The file of the newest state.
        set_aside: What the last `read` found damaged and moved out of the way.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / f"{_NAME}.quinto"
        self.set_aside: tuple[Path, ...] = ()
        self._lock = ProcessLock(folder / f"{_NAME}.lock")
        self._written: tuple[SavedGame, MatchState] | None = None

    def acquire(self) -> bool:
        """Claim the folder for this program, until it ends or calls `release`.

        Returns:
            Whether it is claimed now; False if another Quinto is running on it.

        Raises:
            RecordError: The folder cannot be made or written to.
        """
        if self._lock.is_held:
            return True
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self._lock.acquire():
                return False
        except OSError as error:
            raise RecordError(
                f"Quinto cannot keep the game in “{shown(str(self.folder))}”: {error.strerror}. "
                "Make that folder writable, or save the game elsewhere."
            ) from error
        for path in (self.path, backup_of(self.path)):
            remove_leavings(path)
        return True

    def release(self) -> None:
        """Let another program have the folder."""
        self._lock.release()

    def write(self, game: SavedGame) -> None:
        """Keep this game instead of the one before.

        Args:
            game: A game whose actions are legal.

        Raises:
            RecordError: Another Quinto has the folder, an action is illegal, or the disk
                refuses. What was kept before is untouched.
        """
        self._claim()
        before = self._written
        state = self._state_after(game)
        data = encode(game, state.scores)
        if before is None or _deal_begun(before[0]) != _deal_begun(game):
            write_file(backup_of(self.path), data, backup=False)
        write_file(self.path, data, durable=False, backup=False)
        self._written = game, state

    def read(self) -> SavedGame | None:
        """Bring back the kept game, or the backup of it if the file is damaged.

        A damaged file is renamed to ``autosave.damaged-1.quinto`` (or -2, …) and named in
        `set_aside`, so that nothing is lost and the next `write` has a free place.

        Returns:
            The game, or None if none is kept.

        Raises:
            RecordError: Another Quinto has the folder, or no kept game can be believed.
        """
        self._claim()
        aside: list[Path] = []
        fault: RecordError | None = None
        for path in (self.path, backup_of(self.path)):
            if not os.path.lexists(path):
                continue
            try:
                return load_game(path)
            except RecordError as error:
                fault = fault or error
                aside.append(self._put_aside(path))
            finally:
                self.set_aside = tuple(aside)
        if fault is None:
            return None
        names = " and ".join(f"“{place.name}”" for place in aside)
        raise RecordError(
            f"The game that Quinto kept cannot be opened; it is set aside as {names} in "
            f"“{shown(str(self.folder))}”. {fault}"
        ) from fault

    def discard(self) -> None:
        """Keep no game any more: it is over, or was abandoned.

        Raises:
            RecordError: Another Quinto has the folder, or the files cannot be removed.
        """
        self._claim()
        self._written = None
        try:
            # The backup first: were it left alone by a crash, an older state would come back.
            backup_of(self.path).unlink(missing_ok=True)
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise RecordError(
                f"“{shown(str(self.path))}” cannot be removed: {error.strerror}. Remove it by hand."
            ) from error

    def _claim(self) -> None:
        if not self.acquire():
            raise RecordError(
                "Another Quinto is running and keeps its game in the same place. "
                "Close one of the two, or save this game by hand."
            )

    def _state_after(self, game: SavedGame) -> MatchState:
        """The state after the game's actions, from the last written one where that leads on."""
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

    def _put_aside(self, path: Path) -> Path:
        try:
            place = next(place for place in self._places() if not place.exists())
            path.rename(place)
        except OSError as error:
            raise RecordError(
                f"“{shown(str(path))}” is damaged and cannot be set aside: {error.strerror}. "
                "Move it elsewhere by hand."
            ) from error
        return place

    def _places(self) -> Iterator[Path]:
        number = 0
        while True:
            number += 1
            yield self.folder / f"{_NAME}.damaged-{number}.quinto"


def _deal_begun(game: SavedGame) -> SavedGame:
    """The game without anything that happens within its deals."""
    packs = tuple([action for action in game.actions if isinstance(action, Deal)])
    return replace(game, actions=packs, undone=())
