"""Keeping games: the current one after every action, and those left unfinished."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from quinto_desktop.game.paths import UserFolders
from quinto_desktop.game.session import Session
from quinto_desktop.records import (
    SUFFIX,
    Autosave,
    Fault,
    Message,
    RecordError,
    SavedGame,
    load_game,
    replay,
    save_game,
    start_of,
)
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.records.commitments import NAME, CommitmentChain
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file, tidy
from quinto_desktop.records.disk.folders import tighten
from quinto_desktop.records.disk.lock import ProcessLock
from quinto_desktop.records.game_file import GameFile
from quinto_desktop.records.saves.document import decode
from quinto_desktop.rules import SEATS, FairDeals, Form, Pair

LONGEST_CLOSE_S = 5.0
"""How long closing waits for the disk."""


class Keeper:
    """Makes sure that no game is lost. What cannot be read or written raises `RecordError`.

    Whatever is None is not kept, or, of the chain, only while the program runs.

    Attributes:
        file: The file that the current game belongs to; None if it is in none yet.
        before_leaving: Called before the autosave gives a game up: a kill in between would lose
            what is still to be written of it.
    """

    def __init__(
        self,
        autosave: Autosave | None = None,
        shelf: Shelf | None = None,
        chain: CommitmentChain | None = None,
    ) -> None:
        self.chain = chain or CommitmentChain()
        self.before_leaving: Callable[[], None] | None = None
        self._kept: Session | None = None
        self._autosave = autosave
        self._shelf = shelf
        self.file: GameFile | None = None

    @property
    def is_keeping(self) -> bool:
        """Whether the current game is still there at the next start."""
        return self._autosave is not None

    def keep(self, session: Session) -> None:
        """Record the current game; if that fails, the previous record is left as it was."""
        if session is not self._kept:
            self._leave()
            self._kept = session
        source = session.setup.source
        if isinstance(source, FairDeals):
            self.chain.spend(source)
        if self._autosave is not None:
            self._autosave.write(session.saved(), self.file)

    def open(self, path: Path) -> tuple[Session, GameFile | None]:
        """Open the game in a file; return it, and the file it belongs to: None for a backup."""
        self._refuse_own(path)
        data = read_file(path, GREATEST_SIZE)
        session = Session.resumed(decode(data))
        return session, None if path.name.endswith(f"{SUFFIX}~") else GameFile.with_content(
            path, data
        )

    def save(self, path: Path, session: Session, *, is_given_up: bool = False) -> None:
        """Save the current game to a file of the user's; it belongs there from now on."""
        self._refuse_own(path)
        self.file = GameFile.with_content(
            path, save_game(path, session.saved(is_given_up=is_given_up))
        )

    def _refuse_own(self, path: Path) -> None:
        # The next game would overwrite it.
        if self._autosave is not None and self._autosave.owns(path):
            raise RecordError(Fault.OWN_AUTOSAVE, path=path)

    @property
    def is_put_by(self) -> bool:
        """Whether the current game is from the shelf."""
        return bool(self.file and self._shelf and self._shelf.holds(self.file.path))

    def close(self) -> None:
        """Wait until the current game is safe from a power cut, if the disk answers soon."""
        self.chain.close(LONGEST_CLOSE_S)
        if self._autosave is not None:
            self._autosave.settle(LONGEST_CLOSE_S)

    def drop(self) -> None:
        """Discard the autosave of a game that is over or abandoned."""
        self._leave()
        if self._autosave is not None:
            self._autosave.discard()

    def _leave(self) -> None:
        if self.before_leaving is not None:
            self.before_leaving()

    def shelve(self, session: Session) -> Path | None:
        """Keep an unfinished game that its own file does not hold; return where, if anywhere."""
        if self._shelf is None or session.is_exercise or not session.is_played:
            return None
        if session.is_finished:
            return None
        game = session.saved()
        if self.file is not None and self.file.holds(game):
            return None
        return self._shelf.put(game, self.file)


class Recorder:
    """Writes records without ever stopping the game; complains once until a write succeeds."""

    def __init__(self, complain: Callable[[Message], None]) -> None:
        self._complain = complain
        self._has_complained = False

    def record(self, write: Callable[[], None]) -> None:
        """Write a record; if that fails, report it and let the game go on."""
        try:
            write()
        except RecordError as error:
            if not self._has_complained:
                self._complain(error.message)
            self._has_complained = True
        else:
            self._has_complained = False


class Found(Struct, frozen=True):
    """What the previous run of the program left behind.

    Attributes:
        keeper: Keeps the games of this run; without an autosave if another Quinto has the folder.
        session: The game to continue; None if there is none.
    """

    keeper: Keeper
    session: Session | None
    faults: tuple[Message, ...] = ()


def find_kept_game(folders: UserFolders, lock: ProcessLock | None = None) -> Found:
    """Claim the user's folders and restore the game that the previous run left."""
    autosave = Autosave(folders.state, lock)
    try:
        if not autosave.acquire():
            another_runs = Message(Fault.ALREADY_RUNNING_FROM_START)
            return Found(Keeper(None, Shelf(folders.games)), None, (another_runs,))
    except RecordError as error:
        return Found(Keeper(), None, (error.message,))
    whole = (folders.settings, folders.state, folders.games)
    tighten(whole, folders.own)
    for folder in set(whole):
        tidy(folder)
    shelf = Shelf(folders.games)
    keeper = Keeper(autosave, shelf, CommitmentChain(folders.history / NAME))
    try:
        saved = autosave.read()
    except RecordError as error:
        return Found(keeper, None, (error.message,))
    try:
        session = None if saved is None else Session.resumed(saved)
    except RecordError as error:
        assert saved is not None  # nothing else can be resumed
        return _put_by(saved, shelf, keeper, error)
    keeper.file = autosave.file
    aside = tuple([str(path) for path in autosave.set_aside])
    faults = (Message(Fault.AUTOSAVE_STEPPED_BACK, files=aside),) if aside else ()
    return Found(keeper, session, faults)


def _put_by(saved: SavedGame, shelf: Shelf, keeper: Keeper, why: RecordError) -> Found:
    # Only another version can continue it, and the autosave would replace it.
    try:
        path = shelf.put(saved)
    except RecordError as error:
        return Found(Keeper(), None, (why.message, error.message))
    fault = Message(Fault.AUTOSAVE_FOR_OTHERS, fault=why.message, file=path)
    return Found(keeper, None, (fault,))


class Preview(NamedTuple):
    """A saved game in brief.

    Attributes:
        people: The numbers of the players who are people.
        partner: The number of the partner of the only person; None if there is no such player.
        scores: Both sides' scores in its last game, that of the people first if they have one.
    """

    form: Form
    names: tuple[str, ...]
    people: tuple[int, ...]
    partner: int | None
    scores: Pair


def preview(path: Path) -> Preview:
    """Read a saved game, some 50 ms for a long match; `RecordError` if it is not valid."""
    game = load_game(path)
    steps = replay(game)
    state = steps[-1].after if steps else start_of(game)
    people = tuple([number for number, player in enumerate(game.players) if player.level is None])
    sides = {seat.side for seat in SEATS if state.seating[seat] in people}
    own, other = state.scores
    if len(sides) == 1 and sides.pop() is not SEATS[0].side:
        own, other = other, own
    return Preview(
        game.rules.form,
        tuple([player.name for player in game.players]),
        people,
        _partner(people, state.seating) if game.rules.form is Form.FOUR else None,
        (own, other),
    )


def _partner(people: tuple[int, ...], seating: tuple[int, ...]) -> int | None:
    if len(people) != 1:
        return None
    seat = next(seat for seat in SEATS if seating[seat] == people[0])
    return seating[seat.partner]
