"""What keeps games: the running one after every action, and those left unfinished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quinto_desktop.game.paths import UserFolders
from quinto_desktop.game.session import Session
from quinto_desktop.records import (
    Autosave,
    Fault,
    Message,
    RecordError,
    SavedGame,
    load_game,
    save_game,
)
from quinto_desktop.records.shelf import Shelf
from quinto_desktop.rules import Phase


class Keeper:
    """Sees to it that no game is lost.

    Args:
        autosave: Keeps the running game; None keeps none.
        shelf: Keeps those that were left unfinished; None keeps none.
    """

    def __init__(self, autosave: Autosave | None = None, shelf: Shelf | None = None) -> None:
        self._autosave = autosave
        self._shelf = shelf

    def keep(self, session: Session) -> None:
        """Record the running game as it stands, so that it survives any end of the program.

        Raises:
            RecordError: It cannot be written; what was kept before is untouched.
        """
        if self._autosave is not None:
            self._autosave.write(session.saved())

    def open(self, path: Path) -> Session:
        """The game in a file.

        Raises:
            RecordError: It is no sound saved game, or the running game's own autosave.
        """
        self._refuse_own(path)
        return Session.resumed(load_game(path))

    def save(self, path: Path, session: Session) -> None:
        """Write a game to a file that a person has chosen.

        Raises:
            RecordError: It cannot be written, or is the running game's own autosave.
        """
        self._refuse_own(path)
        save_game(path, session.saved())

    def _refuse_own(self, path: Path) -> None:
        """See that a file is not the one that the next game would be written over."""
        if self._autosave is not None and self._autosave.owns(path):
            raise RecordError(Fault.OWN_AUTOSAVE, path=path)

    def drop(self) -> None:
        """Keep no running game any more: it was given up.

        Raises:
            RecordError: The file cannot be removed.
        """
        if self._autosave is not None:
            self._autosave.discard()

    def shelve(self, session: Session) -> Path | None:
        """Keep a game that is left, if it is unfinished and a person has played in it.

        Returns:
            The file it is in; None if there was nothing to keep.

        Raises:
            RecordError: It cannot be written.
        """
        if self._shelf is None or not session.can_undo:
            return None
        if session.state.phase is Phase.MATCH_OVER:
            return None
        return self._shelf.put(session.saved())


class Recorder:
    """Writes records without ever holding the game up.

    Args:
        complain: Hears why something could not be written: once, and again only after a record
            has been written in between.
    """

    def __init__(self, complain: Callable[[Message], None]) -> None:
        self._complain = complain
        self._has_complained = False

    def record(self, write: Callable[[], None]) -> None:
        """Write a record; if that fails, say so and let the game go on."""
        try:
            write()
        except RecordError as error:
            if not self._has_complained:
                self._complain(error.message)
            self._has_complained = True
        else:
            self._has_complained = False


@dataclass(frozen=True, slots=True)
class Found:
    """What the last run of the program has left.

    Attributes:
        keeper: Keeps the games of this run; it keeps none if another program has the folder.
        session: The game to go on with; None if there is none.
        faults: Everything that went wrong.
    """

    keeper: Keeper
    session: Session | None
    faults: tuple[Message, ...] = ()


def find_kept_game(folders: UserFolders) -> Found:
    """Claim the user's folders, and bring back the game that the last run left."""
    autosave = Autosave(folders.state)
    try:
        if not autosave.acquire():
            another_runs = Message(Fault.ALREADY_RUNNING_FROM_START)
            return Found(Keeper(None, Shelf(folders.games)), None, (another_runs,))
    except RecordError as error:
        return Found(Keeper(), None, (error.message,))
    shelf = Shelf(folders.games)
    keeper = Keeper(autosave, shelf)
    try:
        saved = autosave.read()
    except RecordError as error:
        return Found(keeper, None, (error.message,))
    try:
        session = None if saved is None else Session.resumed(saved)
    except RecordError as error:
        assert saved is not None  # nothing else can be resumed
        return _put_by(saved, shelf, keeper, error)
    aside = tuple([str(path) for path in autosave.set_aside])
    faults = (Message(Fault.AUTOSAVE_STEPPED_BACK, files=aside),) if aside else ()
    return Found(keeper, session, faults)


def _put_by(saved: SavedGame, shelf: Shelf, keeper: Keeper, why: RecordError) -> Found:
    """Keep a sound game that another Quinto can go on with: this run's would replace it."""
    try:
        path = shelf.put(saved)
    except RecordError as error:
        return Found(Keeper(), None, (why.message, error.message))
    fault = Message(Fault.AUTOSAVE_FOR_OTHERS, fault=why.message, file=path)
    return Found(keeper, None, (fault,))
