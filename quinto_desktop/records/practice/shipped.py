"""The puzzles that come with Quinto."""

from __future__ import annotations

from quinto_desktop.resources import resource_text

NAME = "puzzles.json"
"""Their file, among the resources."""


def shipped_text() -> str:
    """Read the file.

    Raises:
        MissingResourceError: This installation does not have it.
    """
    return resource_text(NAME)
