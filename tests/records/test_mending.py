"""A damaged history that is replaced keeps its log until the new one is there."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quinto_desktop.records.faults import HistoryError
from quinto_desktop.records.history import mending


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database whose last commit is in its log alone, as if its program had been killed."""
    made, path = tmp_path / "made.db", tmp_path / "history.db"
    with closing(sqlite3.connect(made)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE deals (number INTEGER)")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("INSERT INTO deals VALUES (7)")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{made}{suffix}", f"{path}{suffix}")
    return path


def deals_in(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM deals")]


def fill(new: Path, aside: Path) -> int:
    """Take over everything, from a copy: SQLite would write the log into the file."""
    copy = aside.with_name("copy.db")
    for suffix in ("", "-wal"):
        shutil.copy(f"{aside}{suffix}", f"{copy}{suffix}")
    with closing(sqlite3.connect(new)) as connection, connection:
        connection.execute("CREATE TABLE deals (number INTEGER)")
        rows = [(number,) for number in deals_in(copy)]
        connection.executemany("INSERT INTO deals VALUES (?)", rows)
    return len(rows)


def test_where_it_cannot_be_replaced_all_is_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("a scanner has it open")

    monkeypatch.setattr(mending, "patiently", refuse)
    with pytest.raises(HistoryError):
        mending.replaced(path, fill)
    assert deals_in(path) == [7]
    assert [one.name for one in path.parent.glob("*.damaged-*")] == []


def test_where_the_program_ends_before_it_is_replaced_nothing_is_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def end(*_: object, **__: object) -> None:
        raise SystemExit

    with monkeypatch.context() as patch, pytest.raises(SystemExit):
        patch.setattr(mending, "patiently", end)
        mending.replaced(path, fill)
    assert not path.with_name("history.db-wal").exists()

    mending.replaced(path, fill)
    assert deals_in(path) == [7]
