"""Takes what must be there."""

from __future__ import annotations

from typing import TypeVar

_Thing = TypeVar("_Thing")


def present(thing: _Thing | None) -> _Thing:
    """Return a thing that is there; the test fails where it is not."""
    assert thing is not None
    return thing
