"""From older versions of the file form to today's, one step at a time.

To change the form of saved games: write a pure function from the old document to the new
one, append it to `MIGRATIONS`, and freeze a file of the old version under the tests' data.
Nothing else knows about old versions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]
"""A saved game as plain JSON values."""

Migration: TypeAlias = Callable[[Document], Document]
"""Takes a document of one version and returns it in the next; it need not set ``version``."""

MIGRATIONS: tuple[Migration, ...] = ()
"""The first leads from version 1 to 2, the second from 2 to 3, and so on."""

VERSION = 1 + len(MIGRATIONS)
"""The version that this program writes."""


def migrate(document: Document, version: int, migrations: Sequence[Migration]) -> Document:
    """Bring a document to the newest version that these migrations know.

    Args:
        document: As it was read; left as it is.
        version: Its version, from 1 to one more than there are migrations.
        migrations: All the steps there are, the one from version 1 first.
    """
    document = dict(document)
    for number, step in enumerate(migrations[version - 1 :], start=version + 1):
        document = {**step(document), "version": number}
    return document
