"""A history for the tests of its windows: years of play, with rows drawn at random."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from history import Maker

from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History


def write_history(folder: Path, deals: int, seed: int = 1, *, has_reviews: bool = False) -> Path:
    """Make a history with at least so many deals, and return its file."""
    path = folder / NAME
    with closing(History(path)) as history:
        Maker(history.connection, deals, seed, has_reviews=has_reviews).make()
    return path
