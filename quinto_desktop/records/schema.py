"""The JSON Schema of saved games, made from the types that they are read with.

``python -m quinto_desktop.records.schema`` writes it to its output; it is kept as
``resources/quinto-game.schema.json``, for other programs and for people.
"""

from __future__ import annotations

import json
import sys

import msgspec

from quinto_desktop.records.wire import GameForm


def schema_text() -> str:
    """The schema, draft 2020-12, as the committed file has it."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A saved game of Quinto",
        **msgspec.json.schema(GameForm),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(schema_text().encode())
