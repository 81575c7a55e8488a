"""The history as its window uses it, while the thread that writes it goes on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from history_games import NOON_MS, match

from quinto_desktop.game.past.past_games import HistoryError, HistoryFault, PastGames, Search
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter

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
