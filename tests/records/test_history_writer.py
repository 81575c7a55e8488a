"""The thread that writes the history: nothing waits for it, and nothing it is given is lost."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from history_games import NOON_MS, match

from quinto_desktop.game.past.past_games import PastGames
from quinto_desktop.game.past.statistics import Choice, Statistics
from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history import database
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.games import MatchLine, Search, page_of
from quinto_desktop.records.history.history import History, Note
from quinto_desktop.records.history.history_writer import QUEUE, Entry, HistoryWriter, StoredDeal
from quinto_desktop.records.history.tables import VERSION, Marks


class Told:
    """What a writer has told, and on which thread."""

    def __init__(self) -> None:
        self.faults: list[object] = []
        self.threads: set[int] = set()

    def __call__(self, error: HistoryError) -> None:
        self.faults.append(error.fault)
        self.threads.add(threading.get_ident())


def lines(folder: Path) -> list[MatchLine]:
    with closing(History(folder / NAME)) as history:
        return page_of(history.connection, Search())


def write(folder: Path, *jobs: Entry | StoredDeal) -> Told:
    told = Told()
    writer = HistoryWriter(folder, told)
    for job in jobs:
        writer.put(job)
    assert writer.close()
    return told


def has_a_bug(*_: object) -> Any:
    raise KeyError("a bug")


def queued(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / QUEUE).glob("*"))


def test_what_is_handed_over_is_written_before_it_closes(tmp_path: Path) -> None:
    games = [match(seed) for seed in range(10)]
    told = write(tmp_path, *(Entry(game, NOON_MS) for game in games))
    assert told.faults == []
    assert [line.seed for line in lines(tmp_path)] == [*reversed(range(10))]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("way", ["removed", "folder removed", "replaced"])
def test_a_database_that_has_gone_while_it_was_open_is_made_anew(tmp_path: Path, way: str) -> None:
    folder, other = tmp_path / "data", tmp_path / "other"
    write(other, Entry(match(7), NOON_MS))
    entered = threading.Semaphore(0)
    told = Told()
    writer = HistoryWriter(folder, told, entered.release)
    writer.put(Entry(match(1), NOON_MS))
    assert entered.acquire(timeout=60)
    match way:
        case "removed":
            for path in folder.glob("history.db*"):
                path.unlink()
        case "folder removed":
            shutil.rmtree(folder)
        case "replaced":
            folder.rename(tmp_path / "before")
            other.rename(folder)
    writer.put(Entry(match(2), NOON_MS))
    assert entered.acquire(timeout=60)
    assert writer.close()
    assert told.faults == []
    assert [line.seed for line in lines(folder)] == ([2, 7] if way == "replaced" else [2])


def test_it_tells_when_something_new_has_been_entered(tmp_path: Path) -> None:
    entered: list[int] = []
    writer = HistoryWriter(tmp_path, Told(), lambda: entered.append(threading.get_ident()))
    game = match()
    for job in (Entry(game, NOON_MS), Entry(game, NOON_MS), Entry(match(2), NOON_MS)):
        writer.put(job)
    assert writer.close()
    assert len(entered) == 2  # the second time nothing was new
    assert threading.get_ident() not in entered


def test_nothing_is_made_before_anything_is_written(tmp_path: Path) -> None:
    write(tmp_path / "user")
    assert not (tmp_path / "user").exists()


def test_notes_are_written_in_their_order(tmp_path: Path) -> None:
    game = match(3)
    middle = match(3, length=30)
    write(
        tmp_path,
        StoredDeal(middle, NOON_MS, Note(begins=True)),
        StoredDeal(middle, NOON_MS, Note(undone=1)),
        Entry(game, NOON_MS + 5),
    )
    (line,) = lines(tmp_path)
    assert line.marks == Marks.UNDONE
    assert line.begun_at_ms == NOON_MS


def test_what_can_be_kept_nowhere_is_tried_again_with_what_comes_next(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()  # no database can be made
    (tmp_path / QUEUE).write_bytes(b"")  # nor can anything be put into the queue
    failed, entered = threading.Semaphore(0), threading.Semaphore(0)
    writer = HistoryWriter(tmp_path, lambda _: failed.release(), entered.release)
    for job in (
        Entry(match(1, length=110), NOON_MS, Marks.HINTED),
        Entry(match(1), NOON_MS),
        Entry(match(2), NOON_MS),
    ):
        writer.put(job)
        assert failed.acquire(timeout=60)
    (tmp_path / NAME).rmdir()
    writer.put(Entry(match(3), NOON_MS))
    for _ in range(3):
        assert entered.acquire(timeout=60)
    assert writer.close()
    found = {line.seed: line.marks for line in lines(tmp_path)}
    assert found == {1: Marks.HINTED, 2: Marks(0), 3: Marks(0)}


def test_what_cannot_be_entered_is_entered_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT_MS", 20)
    write(tmp_path, Entry(match(1), NOON_MS))
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        told = write(
            tmp_path,
            StoredDeal(match(2, length=9), NOON_MS, Note(hinted=2)),
            Entry(match(2, length=110), NOON_MS),
            Entry(match(2), NOON_MS, Marks.LOADED),
            Entry(match(3), NOON_MS),
        )
        assert set(told.faults) == {HistoryFault.LOCKED}
        assert threading.get_ident() not in told.threads
        other.execute("ROLLBACK")
    assert len(queued(tmp_path)) == 2
    assert write(tmp_path).faults == []
    assert queued(tmp_path) == []
    found = {line.seed: line.marks for line in lines(tmp_path)}
    assert found == {1: Marks(0), 2: Marks.HINTED | Marks.LOADED, 3: Marks(0)}
    with closing(History(tmp_path / NAME)) as history:
        ids = {line.seed: line.id for line in page_of(history.connection, Search())}
        assert history.record(ids[2]) == match(2)


def test_a_newer_history_is_left_alone_and_what_is_played_waits(tmp_path: Path) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = (tmp_path / NAME).read_bytes()
    told = write(tmp_path, Entry(match(2), NOON_MS))
    assert told.faults == [HistoryFault.NEWER]
    (waiting,) = (tmp_path / QUEUE).iterdir()
    if sys.platform != "win32":
        assert waiting.stat().st_mode & 0o777 == 0o600
        assert waiting.parent.stat().st_mode & 0o777 == 0o700
    assert (tmp_path / NAME).read_bytes() == before


def test_a_file_in_the_queue_that_is_no_game_stays(tmp_path: Path) -> None:
    (tmp_path / QUEUE).mkdir()
    (tmp_path / QUEUE / "odd.quinto").write_text("nothing")
    told = write(tmp_path, Entry(match(1), NOON_MS))
    assert told.faults == []
    assert queued(tmp_path) == ["odd.quinto"]
    assert len(lines(tmp_path)) == 1


def test_neither_can_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "in the way"
    folder.write_text("a file")
    told = write(folder, Entry(match(1), NOON_MS))
    assert told.faults == [HistoryFault.NOT_OPENED]
    assert folder.read_text() == "a file"


FAULTS = (
    *(RuntimeError("a bug"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), MemoryError()),
    *(KeyError("players"), sqlite3.InterfaceError("no such thing"), OSError(5, "a bad disk")),
    RecursionError(),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
@pytest.mark.parametrize("place", ["enter", "note", "__init__", "close"])
def test_no_fault_ends_the_thread_and_what_was_finished_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, place: str
) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    told = Told()
    with monkeypatch.context() as patched:

        def fails(*_: object, **__: object) -> None:
            raise fault

        patched.setattr(History, place, fails)
        writer = HistoryWriter(tmp_path, told)
        writer.put(StoredDeal(match(2, length=9), NOON_MS, Note(hinted=1)))
        writer.put(Entry(match(2), NOON_MS))
        writer.put(Entry(match(3), NOON_MS, Marks.LOADED))
        assert writer.settle(60)
        assert writer._thread.is_alive()
        assert writer.close()
    assert told.faults
    assert threading.get_ident() not in told.threads
    assert bool(queued(tmp_path)) is (place in ("enter", "__init__"))
    assert set(write(tmp_path).faults) <= {HistoryFault.MENDED}
    assert queued(tmp_path) == []
    marks = {line.seed: line.marks for line in lines(tmp_path)}
    hinted = Marks(0) if place == "note" else Marks.HINTED
    assert marks in (
        {1: Marks(0), 2: hinted, 3: Marks.LOADED},
        {1: Marks(0), 2: Marks.HINTED, 3: Marks.LOADED},
    )


def test_whoever_listens_can_go_wrong(tmp_path: Path) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("the window has gone")

    writer = HistoryWriter(tmp_path, fails, fails)
    (tmp_path / NAME).mkdir()
    writer.put(Entry(match(1), NOON_MS))
    assert writer.settle(60)
    (tmp_path / NAME).rmdir()
    writer.put(Entry(match(2), NOON_MS))
    assert writer.close()
    assert write(tmp_path).faults == []
    assert {line.seed for line in lines(tmp_path)} == {1, 2}


def test_one_bad_file_in_the_queue_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, Entry(match(1), NOON_MS))
    enter = History.enter

    def enters(history: History, game: SavedGame, *more: Any) -> int:
        if game.seed == 2:
            raise KeyError("a bug")
        return enter(history, game, *more)

    with monkeypatch.context() as patched:
        patched.setattr(History, "enter", has_a_bug)
        write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in (2, 3, 4)))
    assert len(queued(tmp_path)) == 3
    (tmp_path / QUEUE / "folder.quinto").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(History, "enter", enters)
        assert write(tmp_path).faults == [HistoryFault.UNEXPECTED]
    assert len(queued(tmp_path)) == 2
    assert {line.seed for line in lines(tmp_path)} == {1, 3, 4}


def test_what_cannot_even_be_named_waits_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("quinto_desktop.records.history.history_writer.entry_of", has_a_bug)
        patched.setattr("quinto_desktop.records.history.history.entry_of", has_a_bug)
        write(tmp_path, Entry(match(1), NOON_MS), Entry(match(2), NOON_MS))
    assert len(queued(tmp_path)) == 2
    write(tmp_path)
    assert {line.seed for line in lines(tmp_path)} == {1, 2}


def test_whoever_comes_upon_damage_has_it_mended_by_the_thread(tmp_path: Path) -> None:
    write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in range(3)))
    told, entered = Told(), threading.Semaphore(0)
    writer = HistoryWriter(tmp_path, told, entered.release)
    assert writer.mend(60) is None  # nothing is wrong with it
    writer.settle(60)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE sums")
    games = PastGames(tmp_path, lambda: writer.mend(60))
    statistics = Statistics(tmp_path, lambda: writer.mend(60))
    assert statistics.ask(Choice()).figures.whole.points.deals > 0
    assert entered.acquire(timeout=60)
    assert told.faults == [HistoryFault.MENDED]
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DROP TABLE players")
    games.open()
    assert games.counts(Search()).matches == len(games.page(Search(), 0)) == 3
    assert games.mended is not None and games.mended.fault is HistoryFault.MENDED
    games.close()
    writer.put(Entry(match(7), NOON_MS))
    assert writer.close()
    assert {line.seed for line in lines(tmp_path)} == {0, 1, 2, 7}
    assert len([*tmp_path.glob("history.damaged-*.db")]) == 2


def test_a_history_that_turns_out_to_be_damaged_is_mended(tmp_path: Path) -> None:
    write(tmp_path, *(Entry(match(seed), NOON_MS) for seed in range(40)))
    path = tmp_path / NAME
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_deals_1'"
        ).fetchone()
    data = bytearray(path.read_bytes())
    data[(root - 1) * page : root * page] = b"\x55" * page
    path.write_bytes(data)
    told = write(tmp_path, Entry(match(50), NOON_MS))
    assert told.faults == [HistoryFault.MENDED]
    assert {line.seed for line in lines(tmp_path)} == {*range(40), 50}
    assert path.with_name("history.damaged-1.db").exists()
