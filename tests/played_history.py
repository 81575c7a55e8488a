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
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_made(deals, seed, has_reviews=has_reviews))
    return path


@cache
def _made(deals: int, seed: int, *, has_reviews: bool) -> bytes:
    """The file of such a history, which is made once for all tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        with closing(History(path)) as history:
            Maker(history.connection, deals, seed, has_reviews=has_reviews).make()
        return path.read_bytes()
