"""What the statistics window asks of the history, and what it is told when there is none."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from played_history import write_history

from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    Choice,
    HistoryError,
    HistoryFault,
    Statistics,
)
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.rules import Form


def fault_of(folder: Path) -> object:
    with pytest.raises(HistoryError) as raised:
        Statistics(folder).ask(Choice())
    return raised.value.fault


def test_the_figures_are_those_of_the_history(tmp_path: Path) -> None:
    write_history(tmp_path, 300)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        for choice in (Choice(), Choice(Form.TWO, marks=ALL_MARKS)):
            assert Statistics(tmp_path).ask(choice).figures == figures_of(connection, choice)


def test_what_is_offered_does_not_depend_on_the_choice(tmp_path: Path) -> None:
    write_history(tmp_path, 300)
    every = Statistics(tmp_path).ask(Choice()).offer
    assert every == Statistics(tmp_path).ask(Choice(Form.TWO, "novice", since=99_999)).offer
    assert every.forms >= {"four", "two"}
    assert every.levels >= {"novice", "club"}
    assert list(every.months) == sorted(set(every.months))


def test_without_a_history_it_says_so(tmp_path: Path) -> None:
    assert fault_of(tmp_path) is HistoryFault.MISSING


def test_a_file_that_is_no_history_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"nothing of the kind" * 100)
    assert fault_of(tmp_path) is HistoryFault.DAMAGED
    assert (tmp_path / NAME).read_bytes() == b"nothing of the kind" * 100


def test_a_history_that_is_damaged_inside_is_told(tmp_path: Path) -> None:
    write_history(tmp_path, 5)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE sums")
    assert fault_of(tmp_path) is HistoryFault.DAMAGED


def test_without_pythons_sqlite_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "quinto_desktop.records.history.database", None)
    assert fault_of(tmp_path) is HistoryFault.NO_SQLITE
