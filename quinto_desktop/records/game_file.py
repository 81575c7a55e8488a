"""Which file the current game belongs to, noted beside the autosave.

The note is a file of its own, so that the autosave stays a plain saved game, which any Quinto can
open. What ties the two together is an order and a sum. The order: before another game takes the
autosave's place the note is removed, and that reaches the disk; only after the game has reached it
is its own note written. So whenever the program is killed or the power is cut, a game may come up
without its file, but never with another one's. The sum names the game's start: a note left by a
Quinto that knew nothing of it is not believed.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file, write_file
from quinto_desktop.records.disk.folders import sync_folder
from quinto_desktop.records.disk.windows import patiently
from quinto_desktop.records.faults import Fault, RecordError, Unreadable, cause_of
from quinto_desktop.records.saves.document import decode
from quinto_desktop.records.saves.saved_game import SavedGame, source_name
from quinto_desktop.rules import Action
from quinto_desktop.rules.hashing import sha256

_FORMAT = "quinto-autosave-file"
_VERSION = 1
_MOST_BYTES = 64 * 1024


class GameFile(Struct, frozen=True):
    """The file that a game belongs to, as last opened or saved; `sha256` is None if not known."""

    name: str
    sha256: str | None = None

    @classmethod
    def with_content(cls, path: Path, data: bytes) -> GameFile:
        """A file that has just been read or written."""
        return cls(os.path.abspath(path), _sum(data))

    @property
    def path(self) -> Path:
        """Its path."""
        return Path(self.name)

    @property
    def is_gone(self) -> bool:
        """Whether it does not exist; one that cannot be reached just now may."""
        try:
            os.stat(self.name)
        except (FileNotFoundError, NotADirectoryError, ValueError):
            return True
        except OSError:
            return False
        return False

    def holds(self, game: SavedGame) -> bool:
        """Whether exactly this game can be read from it now."""
        try:
            return decode(read_file(self.path, GREATEST_SIZE)) == game
        except RecordError:
            return False

    def precedes(self, game: SavedGame) -> bool:
        """Whether an earlier state of this game, and no more, can be read from it now."""
        try:
            return _is_earlier(decode(read_file(self.path, GREATEST_SIZE)), game)
        except RecordError:
            return False

    def would_lose(self, game: SavedGame) -> bool:
        """Whether overwriting it with this game would lose what somebody else has written there.

        An earlier state of the game itself is no loss. False if the file cannot be read.
        """
        try:
            data = read_file(self.path, GREATEST_SIZE)
        except Unreadable as error:
            return error.message.code is Fault.TOO_LARGE
        if _sum(data) == self.sha256:
            return False
        try:
            return not _is_earlier(decode(data), game)
        except RecordError:
            return bool(data.strip())


class FileNote:
    """The note beside an autosave, in a file of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is_known = False
        self._written: GameFile | None = None

    def names_another(self, file: GameFile | None) -> bool:
        """Whether `complete` would note another file than is noted now."""
        return file is not None and (self._written is None or self._written.name != file.name)

    def prepare(self, file: GameFile | None) -> None:
        """Remove the note unless it names this file already; to be called before the autosave.

        Raises:
            RecordError: It cannot be removed.
        """
        named = None if self._written is None else self._written.name
        if not self._is_known or named != (None if file is None else file.name):
            self.remove()

    def complete(self, file: GameFile | None, game: SavedGame) -> None:
        """Note the file of the game that the autosave now holds.

        Raises:
            RecordError: It cannot be written.
        """
        if file is None or file == self._written:
            return
        note = {
            "format": _FORMAT,
            "version": _VERSION,
            "file": file.name,
            "sha256": file.sha256,
            "game": _start(game),
        }
        data = f"{json.dumps(note, indent=1)}\n".encode()
        write_file(self.path, data, backup=False, private=True)
        self._written = file

    def remove(self) -> None:
        """Remove the note, and wait until that is safe from a power cut.

        Raises:
            RecordError: It cannot be removed.
        """
        try:
            if os.path.lexists(self.path):
                patiently(partial(self.path.unlink, missing_ok=True))
                sync_folder(self.path.parent)
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.NOT_DELETED, path=self.path, reason=reason) from error
        self._is_known, self._written = True, None

    def read(self, game: SavedGame) -> GameFile | None:
        """The file that this game belongs to; None if no note that can be believed says so."""
        found: object = None
        with contextlib.suppress(RecordError, ValueError, RecursionError):
            found = json.loads(read_file(self.path, _MOST_BYTES))
        file = _believed(found, game)
        self._is_known, self._written = file is not None, file
        return file


def _believed(note: object, game: SavedGame) -> GameFile | None:
    if not isinstance(note, dict) or (note.get("format"), note.get("version")) != (
        _FORMAT,
        _VERSION,
    ):
        return None
    name, known = note.get("file"), note.get("sha256")
    if note.get("game") != _start(game) or not isinstance(name, str):
        return None
    try:
        os.fsencode(name)
    except UnicodeError:
        return None
    if not os.path.isabs(name):
        return None
    return GameFile(name, known if isinstance(known, str) else None)


def begins_like(one: SavedGame, other: SavedGame) -> bool:
    """Whether two games have the same players, rules and number, so that they may be one."""
    return _start(one) == _start(other)


def _is_earlier(old: SavedGame, new: SavedGame) -> bool:
    if _start(old) != _start(new):
        return False
    first, *branches = ((*line.actions, *line.undone) for line in new.lines)
    known, *known_branches = ((*line.actions, *line.undone) for line in old.lines)
    return _begins(first, known) and all(
        any(_begins(line, branch) for line in branches) for branch in known_branches
    )


def _begins(line: Sequence[Action], known: Sequence[Action]) -> bool:
    return line[: len(known)] == known


def _start(game: SavedGame) -> str:
    # The sum of everything that is settled before a game begins.
    rules = game.rules
    settled = [
        *(rules.form.value, rules.match.value, rules.joker_lead.value, rules.cachette_from.value),
        *(rules.target, rules.draw.value, rules.stakes, source_name(game.source)),
        None if game.first_dealer is None else game.first_dealer.name,
        *([player.name, player.level] for player in game.players),
    ]
    return _sum(json.dumps(settled).encode())


def _sum(data: bytes) -> str:
    return sha256(data).hex()
