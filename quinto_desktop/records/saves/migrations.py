"""Migrations from older versions of the file format to the current one, step by step.

To change the format of saved games, write a pure function from the old document to the new one,
append it to `MIGRATIONS`, and freeze a file of the old version in the tests' data. Nothing else
knows about old versions.

A step trusts nothing: before it drops or overwrites an entry, it checks that the entry is what the
old version had there. What it copies unchanged is checked afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from quinto_desktop.records.faults import Fault, Kind, Message

Document: TypeAlias = dict[str, Any]
"""A saved game as plain JSON values."""

Migration: TypeAlias = Callable[[Document], Document]
"""Takes a document of one version and returns it in the next; it need not set ``version``.

Given a document that does not fit its version, it returns one that is just as wrong, or raises
`OldFault`, a LookupError, a TypeError, a ValueError or an AttributeError.
"""


class OldFault(ValueError):
    """A document does not fit its version.

    Attributes:
        message: What is wrong, and where.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def _to_players(document: Document) -> Document:
    """Version 2 added forms other than four players: numbered players and more rules."""
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
    """Version 3 added fair deals, deal codes, branches and games without take-backs."""
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
    """Version 4 added where hints were taken."""
    branches = document["branches"]
    for place in (document, *branches):
        if "hinted" in place:
            raise OldFault(Message(Fault.ENTRY_UNKNOWN, name="hinted"))
    return {
        **document,
        "hinted": [],
        "branches": [{**branch, "hinted": []} for branch in branches],
    }


def _refuse_others(group: Document, names: Collection[str], where: str) -> None:
    """Check that a group has exactly these names."""
    for name in names:
        if name not in group:
            missing = Message(Fault.ENTRY_MISSING, name=name)
            raise OldFault(Message(Fault.AT_ENTRY, where=where, details=missing))
    for name in group:
        if name not in names:
            unknown = Message(Fault.ENTRY_UNKNOWN, name=name)
            raise OldFault(Message(Fault.AT_ENTRY, where=where, details=unknown))


MIGRATIONS: tuple[Migration, ...] = (_to_players, _to_sources, _to_hints)
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""

VERSION = 1 + len(MIGRATIONS)
"""The version that this program writes."""


def migrate(document: Document, version: int, migrations: Sequence[Migration]) -> Document:
    """Migrate a document to the newest version that these migrations know.

    Args:
        document: The document as read; it is not changed.
        version: Its version, from 1 to one more than there are migrations.
        migrations: All the steps, the one from version 1 first.
    """
    document = dict(document)
    for number, step in enumerate(migrations[version - 1 :], start=version + 1):
        document = {**step(document), "version": number}
    return document
