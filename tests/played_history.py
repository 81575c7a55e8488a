"""A history for the tests of its windows: years of play, with rows drawn at random."""

from __future__ import annotations

from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from history import Maker

from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History


def write_history(folder: Path, deals: int, seed: int = 1, *, has_reviews: bool = False) -> Path:
    """Make a history with at least so many deals, and return its file."""
    path = folder / NAME
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_file_with(deals, seed, has_reviews=has_reviews))
        return path
    return _make(path, deals, seed, has_reviews=has_reviews)


@cache
def _file_with(deals: int, seed: int, *, has_reviews: bool) -> bytes:
    with TemporaryDirectory() as folder:
        return _make(Path(folder) / NAME, deals, seed, has_reviews=has_reviews).read_bytes()


def _make(path: Path, deals: int, seed: int, *, has_reviews: bool) -> Path:
    with closing(History(path)) as history:
        Maker(history.connection, deals, seed, has_reviews=has_reviews).make()
    return path
