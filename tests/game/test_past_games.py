"""The history as the windows use it: games and figures, while a thread goes on writing."""

from __future__ import annotations

import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from history_games import NOON_MS, match
from played_history import write_history

from quinto_desktop.game.past.past_games import PastGames, Search
from quinto_desktop.game.past.statistics import (
    ALL_MARKS,
    Choice,
    HistoryError,
    HistoryFault,
    Statistics,
)
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter
from quinto_desktop.rules import Form

PATIENCE_S = 30


def fill(folder: Path, *numbers: int) -> None:
    with closing(History(folder / NAME)) as history:
        for number in numbers:
            history.enter(match(number), NOON_MS)


def numbers_in(games: PastGames) -> list[int | None]:
    return [line.seed for line in games.page(Search(), 0)]


@pytest.fixture
def games(tmp_path: Path) -> Iterator[PastGames]:
    fill(tmp_path, 1, 2, 3)
    games = PastGames(tmp_path)
    yield games
    games.close()


def test_what_is_deleted_stays_at_hand_until_the_program_ends(
    games: PastGames, tmp_path: Path
) -> None:
    entered = threading.Event()
    writer = HistoryWriter(tmp_path, lambda _error: None, entered.set)
    assert games.open() is None
    gone = [line.id for line in games.page(Search(), 0)][:2]
    games.delete(gone)
    games.close()
    writer.put(Entry(match(4), NOON_MS))  # for which the thread goes on writing
    assert entered.wait(PATIENCE_S)
    games.open()
    assert numbers_in(games) == [4, 1]
    assert games.restore() == tuple(gone)
    assert numbers_in(games) == [4, 3, 2, 1]
    games.delete(gone)
    games.close()
    assert writer.close()
    games.open()
    games.restore()
    assert numbers_in(games) == [4, 1]


def test_what_a_run_that_was_killed_had_deleted_goes_with_the_next_one(
    games: PastGames, tmp_path: Path
) -> None:
    games.open()
    games.delete([1])
    games.close()
    assert HistoryWriter(tmp_path, lambda _error: None).close()
    with closing(History(tmp_path / NAME, is_final=False)) as history:
        (left,) = history.connection.execute("SELECT count(*) FROM matches").fetchone()
    assert left == 2


def test_nothing_can_be_asked_of_a_history_that_is_closed(games: PastGames) -> None:
    with pytest.raises(HistoryError) as refused:
        games.partners()
    assert refused.value.fault is HistoryFault.MISSING
    games.open()
    assert games.partners() == ["You"]


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
