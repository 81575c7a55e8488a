"""The commitments of a user's fair games, in the order in which the games began.

Each new game's commitment contains the one before it, so they form a chain: who leaves a game out,
because its cards were not to his liking, breaks it. The file has a line of JSON for everything that
became of a game, and is only ever added to::

    {"at": "2026-11-22T19:58:03Z", "commitment": "…", "fate": "begun", "previous": "…"}
    {"at": "2026-11-22T20:31:40Z", "commitment": "…", "fate": "left"}

Once a game has ended, its line holds its secret and the player's words as well.

A game whose cards were dealt, but which was left for another within a few seconds, before anybody
had called or played, has been left by a slip of the finger: it counts as unplayed, not as left or
given up. The chain proves as much as before, since the game stays in it with its commitment, and
its fate is told: who deals game after game until the cards are to his liking leaves a row of
unplayed ones.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.records.disk.forcing import AppendedFile
from quinto_desktop.records.faults import Fault, RecordError, cause_of
from quinto_desktop.rules import (
    HASH_BYTES,
    NO_COMMITMENT,
    FairDeals,
    NotationError,
    commitment_of,
    parse_hash,
)

NAME = "commitments.jsonl"

_FIRST_LOOK = 8 * 1024
"""How much of the file's end is read first, in bytes: some twenty lines."""


class Fate(Enum):
    """What became of a game; the last word counts."""

    BEGUN = "begun"
    LEFT = "left"
    UNPLAYED = "unplayed"
    TAKEN_UP = "taken up"
    FINISHED = "finished"
    GIVEN_UP = "given up"


_ENDS = (Fate.FINISHED, Fate.GIVEN_UP)


class Committed(Struct, frozen=True):
    """A game of the chain.

    Attributes:
        commitment: Its commitment, 32 bytes.
        begun: When it began, as the clock had it: “2026-11-22T19:58:03Z”.
        words: The player's words, once it has ended.
        is_true: Whether its lines agree, and the secret of a game that has ended gives its
            commitment.
    """

    commitment: bytes
    previous: bytes
    begun: str
    fate: Fate
    words: str | None = None
    is_true: bool = True

    def agrees_with(self, deals: FairDeals) -> bool:
        """Whether what the chain tells of it is true of these deals, which are its own."""
        return self.is_true and self.words in (None, deals.words)

    def with_line(self, line: Mapping[str, Any]) -> Committed:
        """Return the game with what another line of the file says of it."""
        fate, words, is_true = Fate(line["fate"]), self.words, self.is_true
        if fate is Fate.BEGUN:
            is_true &= line["previous"] == self.previous.hex()
        if fate in _ENDS:
            told = line.get("words")
            is_true &= isinstance(told, str) and words in (None, told)
            is_true &= _gives(line.get("secret"), self.previous, self.commitment)
            words = told if isinstance(told, str) else words
        return replace(self, fate=fate, words=words, is_true=is_true)


class CommitmentChain:
    """Draws the secrets of new games, and keeps the chain of their commitments.

    Without a path the chain is kept in memory only. A secret has 32 bytes that nobody can guess.
    The clock tells the seconds since 1970.

    Raises:
        RecordError: The file cannot be read.
    """

    def __init__(
        self,
        path: Path | None = None,
        new_secret: Callable[[], bytes] = lambda: os.urandom(HASH_BYTES),
        clock_s: Callable[[], float] = time.time,
    ) -> None:
        self._path = path
        self._new_secret = new_secret
        self._clock_s = clock_s
        self._prepared: FairDeals | None = None
        self._last: bytes | None = None
        self._file = None if path is None else AppendedFile(path)

    def prepared(self) -> FairDeals:
        """Return the deals of the next new game, without words: the same until a game has them."""
        if self._prepared is None:
            self._prepared = FairDeals(self._new_secret(), self._last_commitment())
        return self._prepared

    def spend(self, deals: FairDeals) -> None:
        """Take note that a game has begun with these deals, with or without words."""
        if self._prepared is not None and deals.secret == self._prepared.secret:
            self._prepared = None
            self._last = deals.commitment

    def note(self, deals: FairDeals, fate: Fate) -> None:
        """Add what has become of a game; of one that has ended the secret is added too.

        Raises:
            RecordError: It cannot be written; it is written with what is noted next.
        """
        self.spend(deals)
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self._clock_s())),
            "commitment": deals.commitment.hex(),
            "fate": fate.value,
        }
        if fate is Fate.BEGUN:
            line["previous"] = deals.previous.hex()
        if fate in _ENDS:
            line |= {"secret": deals.secret.hex(), "words": deals.words}
        if self._file is not None:
            self._file.add(json.dumps(line, ensure_ascii=False))

    def knows(self, deals: FairDeals) -> bool:
        """Return whether a game with these deals is in the chain, without reading all of it."""
        return f'"commitment": "{deals.commitment.hex()}"'.encode() in self._data()

    def games(self) -> tuple[Committed, ...]:
        """Return the games of the chain, in order; lines that cannot be read are left out."""
        found: dict[bytes, Committed] = {}
        for line in self._lines():
            commitment = parse_hash(line["commitment"])
            game = found.get(commitment)
            if game is not None:
                found[commitment] = game.with_line(line)
            elif Fate(line["fate"]) is Fate.BEGUN:
                previous = parse_hash(line["previous"])
                found[commitment] = Committed(commitment, previous, line["at"], Fate.BEGUN)
        return tuple(found.values())

    def close(self, limit_s: float) -> None:
        """Wait until the file is safe from a power cut, if the disk answers within so many seconds.

        What is noted afterwards is noted all the same.
        """
        if self._file is not None:
            self._file.settle(limit_s)

    def _lines(self) -> Iterator[dict[str, Any]]:
        for text in self._data().split(b"\n"):
            line = _read(text)
            if line is not None:
                yield line

    def _data(self) -> bytes:
        if self._path is None or not os.path.lexists(self._path):
            return b""
        try:
            return self._path.read_bytes()
        except OSError as error:
            reason = cause_of(error)
            raise RecordError(Fault.NOT_READ, name=self._path.name, reason=reason) from error

    def _last_commitment(self) -> bytes:
        if self._last is None:
            self._last = NO_COMMITMENT if self._path is None else _last_in(self._path)
        return self._last


def place_in(
    games: Sequence[Committed], commitment: bytes, previous: bytes | None = None
) -> tuple[Committed | None, bool]:
    """Find a game in a chain, which has its games in order; None if it is not there.

    The second answer is whether the game contains the commitment before it: by the chain, and by
    its own file where `previous` says what that has.
    """
    before = NO_COMMITMENT
    for game in games:
        if game.commitment == commitment:
            return game, game.previous == before and previous in (None, before)
        before = game.commitment
    return None, False


def is_whole(games: Sequence[Committed]) -> bool:
    """Whether a chain is in order, and every secret in it gives its game's commitment."""
    return is_in_order(games) and all(game.is_true for game in games)


def is_in_order(games: Sequence[Committed]) -> bool:
    """Whether each game contains the commitment of the one before it."""
    befores = [NO_COMMITMENT, *(game.commitment for game in games)]
    return all(game.previous == before for game, before in zip(games, befores, strict=False))


def _gives(secret: object, previous: bytes, commitment: bytes) -> bool:
    try:
        return isinstance(secret, str) and commitment_of(previous, parse_hash(secret)) == commitment
    except NotationError:
        return False


def _last_in(path: Path) -> bytes:
    # The end of a long file is enough to find it.
    with contextlib.suppress(OSError), open(path, "rb") as file:
        size = file.seek(0, os.SEEK_END)
        look = _FIRST_LOOK
        while True:
            file.seek(max(0, size - look))
            for text in reversed(file.read().split(b"\n")):
                line = _read(text)
                if line is not None and line["fate"] == Fate.BEGUN.value:
                    return parse_hash(line["commitment"])
            if look >= size:
                break
            look *= 8
    return NO_COMMITMENT


def _read(text: bytes) -> dict[str, Any] | None:
    with contextlib.suppress(ValueError, KeyError, TypeError, NotationError, RecursionError):
        line = json.loads(text)
        parse_hash(line["commitment"])
        if Fate(line["fate"]) is Fate.BEGUN:
            parse_hash(line["previous"])
        if isinstance(line["at"], str):
            found: dict[str, Any] = line
            return found
    return None
