"""The outer layer of a saved game: JSON of some version, brought up to date step by step.

Any bytes are turned into plain values here, or refused with a fault of their own; `document` checks
what the values say.

To change the format of saved games, write a pure function from the old document to the new one,
append it to `MIGRATIONS`, and freeze a file of the old version in the tests' data. Nothing else
knows about old versions.

A step trusts nothing: before it drops or overwrites an entry, it checks that the entry is what the
old version had there. What it copies unchanged is checked afterwards.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from quinto_desktop.records.faults import Fault, Kind, Message, NewerVersion, RecordError, damaged

FORMAT = "quinto-game"

Document: TypeAlias = dict[str, Any]
"""A saved game as plain JSON values."""

Migration: TypeAlias = Callable[[Document], Document]
"""Takes a document of one version and returns it in the next; it need not set ``version``.

Given a document that does not fit its version, it returns one that is just as wrong, or raises
`OldFault`, a LookupError, a TypeError, a ValueError or an AttributeError.
"""


class OldFault(ValueError):
    """A document does not fit its version."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def _to_players(document: Document) -> Document:
    # Version 2 added forms other than four players: numbered players and more rules.
    seats, rules = document["seats"], document["rules"]
    added = {"form": "four", "match": "game", "draw": "off", "stakes": 0}
    _refuse_others(seats, "NESW", "seats")
    _refuse_others(rules, ("joker_lead", "cachette_from", "target"), "rules")
    for name in ("players", "drawn"):
        if name in document:
            raise OldFault(Message(Fault.ENTRY_UNKNOWN, name=name))
    kept = {name: value for name, value in document.items() if name != "seats"}
    return {
        **kept,
        "rules": {**rules, **added},
        "players": [seats[name] for name in "NESW"],
        "drawn": None,
    }


def _to_sources(document: Document) -> Document:
    # Version 3 added fair deals, deal codes, branches and games without take-backs.
    added: Document = {"fair": None, "code": None, "take_backs": True, "branches": [], "playing": 0}
    for name in added:
        if name in document:
            raise OldFault(Message(Fault.ENTRY_UNKNOWN, name=name))
    if document["seed"] is None:  # every game had a number
        expected, found = Message(Kind.WHOLE_NUMBER), Message(Kind.NOTHING)
        details = Message(Fault.EXPECTED_OTHER, expected=expected, found=found)
        raise OldFault(Message(Fault.AT_ENTRY, where="seed", details=details))
    return {**document, **added}


def _to_hints(document: Document) -> Document:
    # Version 4 added where hints were taken.
    branches = document["branches"]
    for place in (document, *branches):
        if "hinted" in place:
            raise OldFault(Message(Fault.ENTRY_UNKNOWN, name="hinted"))
    return {**document, "hinted": [], "branches": [{**branch, "hinted": []} for branch in branches]}


def _to_real_cards(document: Document) -> Document:
    # Version 5 added games whose score only is kept, while people hold the cards.
    if "real_cards" in document:
        raise OldFault(Message(Fault.ENTRY_UNKNOWN, name="real_cards"))
    return {**document, "real_cards": False}


def _refuse_others(group: Document, names: Collection[str], where: str) -> None:
    for name in names:
        if name not in group:
            missing = Message(Fault.ENTRY_MISSING, name=name)
            raise OldFault(Message(Fault.AT_ENTRY, where=where, details=missing))
    for name in group:
        if name not in names:
            unknown = Message(Fault.ENTRY_UNKNOWN, name=name)
            raise OldFault(Message(Fault.AT_ENTRY, where=where, details=unknown))


MIGRATIONS: tuple[Migration, ...] = (_to_players, _to_sources, _to_hints, _to_real_cards)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""

VERSION = 1 + len(MIGRATIONS)


def migrate(document: Document, version: int, migrations: Sequence[Migration]) -> Document:
    """Migrate a document, which is not changed, to the newest version of these migrations.

    The first of them leads from version 1 to version 2.
    """
    document = dict(document)
    for number, step in enumerate(migrations[version - 1 :], start=version + 1):
        document = {**step(document), "version": number}
    return document


def parse(data: bytes) -> Document:
    """Read the plain values of a file that claims to be a saved game.

    Raises:
        RecordError: It is not a saved game, or no longer valid JSON.
    """
    if not data.strip():
        raise damaged(Fault.EMPTY)
    try:
        document = json.loads(data.decode("utf-8-sig"), object_pairs_hook=group)
    except UnicodeDecodeError as error:
        raise RecordError(Fault.NOT_A_GAME) from error
    except json.JSONDecodeError as error:
        if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            raise RecordError(Fault.NOT_A_GAME) from error
        raise damaged(Fault.LINE_UNREADABLE, number=error.lineno) from error
    except _Twins as error:
        raise damaged(Fault.FILE_DAMAGED, details=error.message) from error
    except (ValueError, RecursionError) as error:
        raise damaged(Fault.FILE_DAMAGED, details=Message(Fault.UNEXPECTED_DATA)) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(Fault.NOT_A_GAME)
    _refuse_half_characters(document)
    return document


def version_of(document: Document, known: int) -> int:
    """The version of the file format that a document claims; `known` is the newest that is read.

    Raises:
        RecordError: It claims none, or a newer one.
    """
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise damaged(Fault.VERSION_MISSING)
    if version > known:
        raise NewerVersion(Fault.NEWER_VERSION, version=str(version), known=known)
    return version


class _Twins(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.message = Message(Fault.NAME_TWICE, name=name)


def group(pairs: list[tuple[str, object]]) -> Document:
    """The names and values of one JSON object, each name once.

    Raises:
        ValueError: A name appears twice.
    """
    found: Document = {}
    for name, value in pairs:
        if name in found:
            raise _Twins(name)
        found[name] = value
    return found


def _refuse_half_characters(document: Document) -> None:
    # JSON can name half a surrogate pair, but no text can hold it.
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise damaged(Fault.FILE_DAMAGED, details=Message(Fault.BAD_CHARACTER)) from error
    except RecursionError as error:
        raise damaged(Fault.FILE_DAMAGED, details=Message(Fault.UNEXPECTED_DATA)) from error
