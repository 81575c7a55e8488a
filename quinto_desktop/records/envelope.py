"""The outside of a saved game: JSON in UTF-8 that names its format and its version.

What is inside is for `document` to judge; here any bytes are turned into plain values, or
refused with a sentence of their own.
"""

from __future__ import annotations

import json

from quinto_desktop.records.errors import REMEDY, NewerVersion, RecordError, damaged
from quinto_desktop.records.faults import shown
from quinto_desktop.records.migrations import Document
from quinto_desktop.records.wire import FORMAT

_NOT_A_GAME = "This is not a saved game of Quinto. Choose a file that Quinto has saved."


def parse(data: bytes) -> Document:
    """Read the plain values of a file that says it is a saved game.

    Raises:
        RecordError: It is not a saved game, or not JSON any more.
    """
    if not data.strip():
        raise RecordError(f"The file is empty. {REMEDY}")
    try:
        document = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_group)
    except UnicodeDecodeError as error:
        raise RecordError(_NOT_A_GAME) from error
    except json.JSONDecodeError as error:
        if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            raise RecordError(_NOT_A_GAME) from error
        raise damaged(
            f"The file is damaged or cut off: line {error.lineno} cannot be read"
        ) from error
    except (ValueError, RecursionError) as error:
        why = str(error) if isinstance(error, _Twins) else "it holds what no saved game holds"
        raise damaged(f"The file is damaged: {why}") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(_NOT_A_GAME)
    _refuse_half_characters(document)
    return document


def version_of(document: Document, known: int) -> int:
    """The version of the file form that a document says it has.

    Args:
        document: As `parse` has read it.
        known: The newest version that this program reads.

    Raises:
        RecordError: It says none, or a newer one.
    """
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise damaged("The saved game does not say its version")
    if version > known:
        raise NewerVersion(
            f"This game was saved by a newer Quinto (version {shown(str(version))} of the file "
            f"form; this program knows up to {known}). Update Quinto to open it."
        )
    return version


class _Twins(ValueError):
    """A name stands twice in one group of a JSON text."""


def _group(pairs: list[tuple[str, object]]) -> Document:
    group = dict(pairs)
    if len(group) < len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise _Twins(f"“{shown(twin)}” stands twice in one place")
    return group


def _refuse_half_characters(document: Document) -> None:
    """Refuse what JSON can name and no text can hold: one half of a surrogate pair."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise damaged("The file is damaged: it holds a character that does not exist") from error
    except RecursionError as error:
        raise damaged("The file is damaged: it holds what no saved game holds") from error
