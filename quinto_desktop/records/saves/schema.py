"""The JSON Schema of saved games, generated from the types they are read with.

``python -m quinto_desktop.records.saves.schema`` prints it; it is kept as
``resources/quinto-game.schema.json``, for other programs and for readers.
"""

from __future__ import annotations

import inspect
import json
import sys
from typing import TypeAlias

import msgspec

from quinto_desktop.records.saves.wire import GameForm
from quinto_desktop.rules import DUMMY_HANDICAP, DUMMY_PLAYERS_SEATS, DrawRule, Form, matches_of

_Schema: TypeAlias = dict[str, object]


def schema_text() -> str:
    """The schema (draft 2020-12), exactly as in the committed file."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A saved game of Quinto",
        **_without_indents(msgspec.json.schema(GameForm)),
        # Conditions between entries, which types cannot express.
        "allOf": [*map(_of_form, Form), _of_draw(), _of_source(), _of_secret()],
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _without_indents(schema: _Schema) -> _Schema:
    # Up to Python 3.12 docstrings keep the indents of their lines.
    text = json.dumps(schema)
    tidied: _Schema = json.loads(text, object_hook=_tidied)
    return tidied


def _tidied(part: _Schema) -> _Schema:
    text = part.get("description")
    return {**part, "description": inspect.cleandoc(text)} if isinstance(text, str) else part


def _of_form(form: Form) -> _Schema:
    rules: _Schema = {"match": {"enum": [match.value for match in matches_of(form)]}}
    each_player: _Schema = {"minItems": form.players, "maxItems": form.players}  # if not null
    entries: _Schema = {"players": each_player, "drawn": each_player}
    if form is Form.DUMMY:
        rules["target"] = {"exclusiveMinimum": DUMMY_HANDICAP}
        entries["first_dealer"] = {"enum": [*(seat.name for seat in DUMMY_PLAYERS_SEATS), None]}
    return {
        "if": _entries(rules=_entries(form={"const": form.value})),
        "then": _entries(rules=_entries(**rules), **entries),
    }


def _of_draw() -> _Schema:
    # Either a first dealer is named or cards are drawn for the deal.
    somebody_deals = _entries(first_dealer={"type": "string"}, drawn={"type": "null"})
    return {
        "if": _entries(rules=_entries(draw={"const": DrawRule.OFF.value})),
        "then": somebody_deals,
        "else": _entries(first_dealer={"type": "null"}),
    }


def _of_source() -> _Schema:
    # Packs come from a number, a secret or a deal code.
    return _one_of("seed", "fair", "code")


def _of_secret() -> _Schema:
    # The secret of fair deals is sealed until the game is over.
    return {
        "if": _entries(fair={"type": "object"}),
        "then": _entries(fair=_one_of("secret", "sealed")),
    }


def _one_of(*names: str) -> _Schema:
    null, other = {"type": "null"}, {"not": {"type": "null"}}
    return {
        "oneOf": [
            _entries(**{name: other if name == told else null for name in names}) for told in names
        ]
    }


def _entries(**schemas: object) -> _Schema:
    return {"properties": schemas}


if __name__ == "__main__":
    sys.stdout.buffer.write(schema_text().encode())
