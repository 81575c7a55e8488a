"""Damaged saved games, and how they must be refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import strategies as st
from saved_games import assert_told

from quinto_desktop.records.faults import fault_text
from quinto_desktop.records.public import *

Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Makes a document faulty, in its place."""


def refusal(data: bytes) -> str:
    """With what words a file is refused."""
    return fault_text(refused(lambda: decode(data)))


def refused(action: Callable[[], object]) -> Message:
    """What is told of an action that is refused, in words fit for a person."""
    with pytest.raises(RecordError) as caught:
        action()
    assert_told(caught.value)
    return caught.value.message


def names(folder: Path) -> set[str]:
    """What is in a folder."""
    return {entry.name for entry in folder.iterdir()}


def changed_file(data: bytes, change: Change) -> bytes:
    """Return a file after a change to its document."""
    document = json.loads(data)
    change(document)
    return json.dumps(document, default=str).encode()


def put(*path: str | int, to: object) -> Change:
    """Return the change that puts a value where the path leads."""

    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = to

    return change


ODD_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["HA", "QR", "pass", "deal HA", "draw HA D2", "N", "quinto-game"])
    | st.sampled_from(["dummy", "two", "rubber", "round", "ace_low", "\ud800", "a\udcff"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5) | st.just("\ud800"), inner, max_size=4)
    ),
    max_leaves=10,
)


def mutate(part: Any, data: st.DataObject) -> None:
    """Change, remove, repeat or swap something somewhere in a group or list."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    if not keys:
        return
    key = data.draw(st.sampled_from(keys))
    if isinstance(part[key], dict | list) and data.draw(st.integers(0, 4)):
        return mutate(part[key], data)
    other = data.draw(st.sampled_from(keys))
    match data.draw(st.sampled_from(["change", "remove", "swap", "copy"])):
        case "change":
            part[key] = data.draw(ODD_VALUES)
        case "remove":
            del part[key]
        case "swap":
            part[key], part[other] = part[other], part[key]
        case "copy":
            part[key] = copy.deepcopy(part[other])


def refused_place(action: Callable[[], object]) -> list[tuple[Code, object]]:
    """The place in the match of the action that something was refused for: parts and numbers."""
    details = refused(action).values["details"]
    assert isinstance(details, Message)
    assert details.code is Fault.AT_PLACE
    place = details.values["place"]
    assert isinstance(place, ActionPlace)
    return [(part.code, part.values.get("number")) for part in place.parts]
