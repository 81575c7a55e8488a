"""The saves that Quinto makes, each with what must be on the disk if it is broken off anywhere."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from quinto_desktop.game import Keeper, Session, find_kept_game, numbered_game, usual_players
from quinto_desktop.game.paths import user_folders
from quinto_desktop.records import Autosave, SavedGame, backup_of, encode, load_game, save_game
from quinto_desktop.records.autosave import MOST_KEPT, Shelf
from quinto_desktop.records.commitments import CommitmentChain, Fate
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.history.database import is_sound, row_counts
from quinto_desktop.records.history.history import History
from quinto_desktop.records.practice.log import Answered, PracticeLog
from quinto_desktop.records.settings import Settings, load_settings, save_settings
from quinto_desktop.rules import *

_LEAVING = re.compile(r"\..*\.(new|old)")
_AN_HOUR_S = 3600
OLD, NEW = "old", "new"


class Case(NamedTuple):
    """A save: what is there before, the save itself, and which state the next start finds."""

    name: str
    prepare: Callable[[Path], object]
    act: Callable[[Path], object]
    check: Callable[[Path], str]


@cache
def game(seed: int, length: int) -> SavedGame:
    """A game after so many actions, played at random."""
    session = Session(numbered_game(usual_players(), RuleOptions(target=10_000), seed=seed))
    choice = random.Random(seed)
    while session.length < length:
        state = session.state
        is_due = state.phase is Phase.DEALING
        session.apply(session.next_deal() if is_due else choice.choice(legal_actions(state)))
    return session.saved()


A20, A21, B0 = (7, 20), (7, 21), (8, 0)
FILE = "evening.quinto"


def clear(folder: Path) -> None:
    """Make the leavings of a killed write as old as they are at a start on another day."""
    then = time.time() - _AN_HOUR_S
    for path in leavings(folder):
        os.utime(path, (then, then))


def leavings(folder: Path) -> list[Path]:
    """The temporary files in a folder and those below it."""
    return [path for path in folder.rglob(".*") if _LEAVING.fullmatch(path.name)]


@dataclass(frozen=True)
class Start:
    """What the next start of the program finds."""

    game: SavedGame | None
    file: str | None


def started(folder: Path) -> Start:
    """Start, and check that nothing has to be told and that no leavings stay."""
    clear(folder)
    folders = user_folders(folder)
    lock = claim(folders.state)
    assert lock is not None, "somebody has the folder"
    found = find_kept_game(folders, lock)
    lock.release()
    assert found.faults == (), found.faults
    kept_aside = [path for path in leavings(folder) if not path.name.startswith(f".{FILE}")]
    assert kept_aside == [], kept_aside
    file = found.keeper.file
    saved = None if found.session is None else found.session.saved()
    return Start(saved, None if file is None else Path(file.name).name)


def which(found: object, old: object, new: object) -> str:
    """Say whether something is the old or the new one; it must be one of them."""
    assert found in (old, new), found
    return OLD if found == old else NEW


@contextlib.contextmanager
def _autosave(folder: Path) -> Iterator[Autosave]:
    autosave = Autosave(user_folders(folder).state)
    yield autosave
    autosave.release()


def _keep_first(folder: Path) -> None:
    with _autosave(folder) as autosave:
        autosave.write(game(*A20))


def _keep_second(folder: Path) -> None:
    with _autosave(folder) as autosave:
        autosave.read()
        autosave.write(game(*A21))


def _finds(old: tuple[int, int] | None, new: tuple[int, int] | None) -> Callable[[Path], str]:
    """A check that the next start finds one of two games, or none."""
    return lambda folder: which(started(folder).game, old and game(*old), new and game(*new))


def _discard(folder: Path) -> None:
    with _autosave(folder) as autosave:
        autosave.discard()


def _keeper(folder: Path) -> Keeper:
    folders = user_folders(folder)
    autosave = Autosave(folders.state)
    autosave.acquire()
    return Keeper(autosave, Shelf(folders.games))


def _keep_with_file(folder: Path) -> None:
    keeper = _keeper(folder)
    keeper.save(folder / FILE, Session.resumed(game(7, 10)))
    keeper.save(folder / FILE, Session.resumed(game(7, 15)))
    keeper.keep(Session.resumed(game(*A20)))
    keeper.close()


def _begin_another(folder: Path) -> None:
    found = find_kept_game(user_folders(folder))
    assert found.session is not None
    found.keeper.shelve(found.session)
    found.keeper.file = None
    found.keeper.keep(Session.resumed(game(*B0)))
    found.keeper.close()


def _check_another(folder: Path) -> str:
    assert load_game(folder / FILE) == game(7, 15)
    start = started(folder)
    outcome = which(start.game, game(*A20), game(*B0))
    if outcome == NEW:
        assert start.file is None, f"the new game would be saved to {start.file}"
        shelved = [load_game(path) for path in user_folders(folder).games.iterdir()]
        assert game(*A20) in shelved
    else:
        assert start.file in (FILE, None), start.file
    return outcome


def _save_over(folder: Path) -> None:
    found = find_kept_game(user_folders(folder))
    assert found.session is not None
    found.keeper.save(folder / FILE, found.session)
    found.keeper.keep(found.session)
    found.keeper.close()


def _check_saved(folder: Path) -> str:
    start = started(folder)
    assert start == Start(game(*A20), FILE), start
    outcome = which(load_game(folder / FILE), game(7, 15), game(*A20))
    assert load_game(backup_of(folder / FILE)) in (game(7, 10), game(7, 15))
    clear(folder)
    other = folder / "other" / FILE  # the next save to that file clears what was left beside it
    other.parent.mkdir()
    for path in (folder / FILE, *leavings(folder)):
        shutil.copy2(path, other.parent)
    save_game(other, game(*A20))
    assert leavings(other.parent) == []
    shutil.rmtree(other.parent)
    for path in leavings(folder):
        path.unlink()
    return outcome


def _settings(folder: Path) -> Path:
    return user_folders(folder).settings / "settings.json"


_BEFORE = Settings(volume=40)
_AFTER = Settings(volume=70, four_colours=True)


def _set_first(folder: Path) -> None:
    save_settings(_settings(folder), Settings())
    save_settings(_settings(folder), _BEFORE)


def _set_second(folder: Path) -> None:
    save_settings(_settings(folder), _AFTER, _BEFORE)


def _check_set(folder: Path) -> str:
    started(folder)
    settings, faults = load_settings(_settings(folder))
    assert faults == [], faults
    return which(settings, _BEFORE, _AFTER)


def _shelve_many(folder: Path) -> None:
    shelf = Shelf(user_folders(folder).games)
    for length in range(10, 10 + MOST_KEPT):
        shelf.put(game(7, length))


def _check_shelved(folder: Path) -> str:
    started(folder)
    found = [load_game(path) for path in user_folders(folder).games.iterdir()]
    for length in range(11, 10 + MOST_KEPT):
        assert game(7, length) in found
    assert game(*B0) in found or game(7, 10) in found
    return NEW if game(*B0) in found else OLD


def _history(folder: Path) -> History:
    return History(user_folders(folder).history / "history.db")


def _entered(folder: Path) -> int:
    history = _history(folder)
    assert history.notice is None, history.notice
    assert is_sound(history.connection)
    (deals,) = history.connection.execute("SELECT count(*) FROM deals").fetchone()
    history.close()
    return int(deals)


def _enter(folder: Path, length: int) -> None:
    history = _history(folder)
    history.enter(game(7, length), 1_700_000_000_000)
    history.close()


def _has_entered(folder: Path, before: int) -> str:
    return which(_entered(folder), before, before + 1)


_enter_first = partial(_enter, length=60)


def _spoil(folder: Path) -> None:
    _enter_first(folder)
    path = user_folders(folder).history / "history.db"
    with path.open("r+b") as file:
        file.write(bytes(4096))


def _check_mended(folder: Path) -> str:
    history = _history(folder)
    found = NEW if history.notice is None else OLD
    history.close()
    assert _entered(folder) == 1
    return found


_FROZEN = Path(__file__).parents[1] / "data" / "history" / "v1.sql"


def _thaw(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "history.db")) as connection:
        connection.executescript(_FROZEN.read_text(encoding="utf-8"))


def _check_migrated(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "history.db")) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    history = History(folder / "history.db")
    assert history.notice is None, history.notice
    assert is_sound(history.connection)
    assert row_counts(history.connection)["deals"] == _deals_in(_FROZEN)
    history.close()
    return OLD if version == 1 else NEW


@cache
def _deals_in(script: Path) -> int:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))
        return row_counts(connection)["deals"]


_DEALS = [FairDeals(bytes([number]) * HASH_BYTES, NO_COMMITMENT) for number in (1, 2)]


def _commit(folder: Path, deals: FairDeals) -> None:
    chain = CommitmentChain(folder / "commitments.jsonl")
    chain.note(deals, Fate.BEGUN)
    chain.close(60)


def _check_committed(folder: Path) -> str:
    def known() -> list[bytes]:
        chain = CommitmentChain(folder / "commitments.jsonl")
        return [one.commitment for one in chain.games()]

    first, second = [deals.commitment for deals in _DEALS]
    outcome = which(known(), [first], [first, second])
    third = FairDeals(bytes([3]) * HASH_BYTES, second)
    before = (folder / "commitments.jsonl").read_bytes()
    _commit(folder, third)  # what is half written must not swallow the next line
    assert known()[-1] == third.commitment
    (folder / "commitments.jsonl").write_bytes(before)
    return outcome


def _practise(folder: Path, puzzle: str) -> None:
    log = PracticeLog(folder / "practice.jsonl")
    at = datetime(2026, 11, 22, tzinfo=UTC)
    log.answer(Answered(at, puzzle, "feed", "H5", "accepted", None), (1500, 80))
    log.close(60)


def _check_practised(folder: Path) -> str:
    def known() -> list[str]:
        return [one.puzzle for one in PracticeLog(folder / "practice.jsonl").answered]

    before = (folder / "practice.jsonl").read_bytes()
    _practise(folder, "third")  # what is half written must not swallow the next line
    assert known()[-1] == "third"
    (folder / "practice.jsonl").write_bytes(before)
    return which(known(), ["first"], ["first", "second"])


_nothing = partial(Path.mkdir, exist_ok=True)


def _write_in_place(folder: Path) -> None:
    """As no save of Quinto's does."""
    (folder / FILE).write_bytes(encode(game(*A20)))


CARELESS = Case(
    "careless",
    _keep_with_file,
    _write_in_place,
    lambda folder: which(load_game(folder / FILE), game(7, 15), game(*A20)),
)
"""A save that loses the file if it is broken off, to see that this would be seen."""

CASES = (
    Case("autosave", _keep_first, _keep_second, _finds(A20, A21)),
    Case("first-autosave", _nothing, _keep_first, _finds(None, A20)),
    Case("end-of-game", _keep_first, _discard, _finds(A20, None)),
    Case("new-game", _keep_with_file, _begin_another, _check_another),
    Case("save-as", _keep_with_file, _save_over, _check_saved),
    Case("settings", _set_first, _set_second, _check_set),
    Case(
        "shelf",
        _shelve_many,
        lambda folder: Shelf(user_folders(folder).games).put(game(*B0)),
        _check_shelved,
    ),
    Case("history", _enter_first, partial(_enter, length=120), partial(_has_entered, before=1)),
    Case(
        "history-migration",
        _thaw,
        lambda folder: History(folder / "history.db").close(),
        _check_migrated,
    ),
    Case(
        "commitment",
        lambda folder: _commit(folder, _DEALS[0]),
        lambda folder: _commit(folder, _DEALS[1]),
        _check_committed,
    ),
    Case(
        "practice",
        lambda folder: _practise(folder, "first"),
        lambda folder: _practise(folder, "second"),
        _check_practised,
    ),
    Case("history-mending", _spoil, lambda folder: _history(folder).close(), _check_mended),
    Case("first-history", _nothing, _enter_first, partial(_has_entered, before=0)),
)


def tried_inside(
    program: str, shim: Mapping[str, str], folder: Path, every: Mapping[str, int]
) -> Any:
    """What comes of trying saves in a process of their own, under a shim, by their names."""
    ran = subprocess.run(
        [sys.executable, program, "--inside", folder, json.dumps(every)],
        env={**os.environ, **shim},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}"
    return json.loads(ran.stdout)


def wanted_saves(purpose: str | None, inside: Callable[..., object]) -> list[str]:
    """Read the command line of a program that tries saves in processes of their own."""
    names = [case.name for case in CASES]
    parser = argparse.ArgumentParser(
        description=purpose, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--save", nargs="+", choices=names, default=names, metavar="SAVE")
    parser.add_argument("--inside", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        folder, saves = Path(options.inside[0]), json.loads(options.inside[1])
        sys.stdout.write(json.dumps(dict(_each(inside, folder, saves))))
        sys.exit()
    wanted: list[str] = options.save
    return wanted


def _each(
    inside: Callable[..., object], folder: Path, saves: Mapping[str, int]
) -> Iterator[tuple[str, object]]:
    for save, every in saves.items():
        for left in folder.parent.iterdir():
            shutil.rmtree(left)
        yield save, inside(save, folder, every)
