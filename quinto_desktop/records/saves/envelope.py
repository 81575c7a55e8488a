"""The outer layer of a saved game: UTF-8 JSON that names its format and version.

Here any bytes are turned into plain values, or refused with a fault of their own; `document` checks
what the values say.
"""

from __future__ import annotations

import json

from quinto_desktop.records.errors import NewerVersion, RecordError, damaged
from quinto_desktop.records.faults import Fault, Message
from quinto_desktop.records.saves.migrations import Document
from quinto_desktop.records.saves.wire import FORMAT


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
    """The version of the file format that a document claims.

    Args:
        document: A document read by `parse`.
        known: The newest version that this program reads.

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
    """A name appears twice in one object of a JSON text.

    Attributes:
        message: The fault with the name, as data.
    """

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
    """Refuse half a surrogate pair, which JSON can name but no text can hold."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise damaged(Fault.FILE_DAMAGED, details=Message(Fault.BAD_CHARACTER)) from error
    except RecursionError as error:
        raise damaged(Fault.FILE_DAMAGED, details=Message(Fault.UNEXPECTED_DATA)) from error
