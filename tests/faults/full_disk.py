"""Lets the disk get full in every save, and while the program is played.

    python tests/faults/full_disk.py                          all saves
    python tests/faults/full_disk.py --save autosave save-as  these

Each save meets a full disk in two ways: half of what it writes finds room; or nothing does, not
even a name. It must be refused with an error that can be told, leave everything as it was, and do
its work once there is room again.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from fault_shim import shimmed, why_not
from kills import Known, check
from played_program import USER, playing
from saves import CASES, NEW, OLD, Case, tried_inside, wanted_saves

from quinto_desktop.records import RecordError
from quinto_desktop.records.faults import HistoryError, error_text, fault_text

NO_NAMES = b"no names either"
"""What the file that makes the disk full holds, so that nothing new can be made."""

_ROUND, _WHILE = 60, 15  # actions: more than a deal; the beginning of one

NO_WRITES = ("end-of-game",)
"""Saves that only remove something, which a full disk does not keep from it."""


def refused(saves: Iterable[str]) -> dict[str, list[str]]:
    """Make saves on a full disk, then on one with room: in what words each was refused."""
    with tempfile.TemporaryDirectory() as scratch:
        folder, full = Path(scratch).resolve() / "user", Path(scratch).resolve() / "full"
        shim = shimmed(folder, full=full)
        words: dict[str, list[str]] = tried_inside(__file__, shim, folder, dict.fromkeys(saves, 1))
    return words


def _inside(save: str, folder: Path, _every: int) -> list[str]:
    (case,) = [case for case in CASES if case.name == save]
    before, full = folder.with_name("before"), folder.with_name("full")
    case.prepare(folder)
    folder.rename(before)
    told = []
    for content in (b"", NO_NAMES):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(before, folder)
        full.write_bytes(content)
        told.append(_words_of(case, folder))
        assert told[-1] or save in NO_WRITES, f"{save}: nothing was said"
        full.unlink()
        state = case.check(folder)
        assert state == OLD or save in NO_WRITES, f"{save}: it was refused, and it was made"
        assert _words_of(case, folder) == ""
        assert case.check(folder) == NEW, f"{save}: it was not made with room for it"
    return told


def _words_of(case: Case, folder: Path) -> str:
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            case.act(folder)
        except RecordError as error:
            os.write(write, fault_text(error.message).encode())
        except HistoryError as error:
            os.write(write, error_text(error).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as pipe:
        words = pipe.read()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    return words


def played_on(home: Path) -> tuple[Known, list[str]]:
    """Play; let the disk get full and play on; make room, play on, and kill the program."""
    full = home / "full"
    known, told = Known(), list[str]()
    shim = shimmed(home / USER, full=full)
    with playing(home, 4, "--seed", "5", shim=shim) as program:
        assert program.stdout is not None
        lines = program.stdout

        def play(actions: int, *, until_told: bool = False) -> None:
            end = known.completed + actions
            while known.completed < end or (until_told and not told):
                facts = json.loads(lines.readline())
                known.hear(facts)
                told.extend([facts["told"]] if "told" in facts else [])

        play(_WHILE)
        told.clear()
        full.write_bytes(NO_NAMES)
        play(_ROUND, until_told=True)
        full.unlink()
        due = len(known.deals)
        play(_WHILE)
        while _deals_in(home / USER / "history.db") < due:
            play(1)
    return known, told


def _deals_in(history: Path) -> int:
    with closing(sqlite3.connect(f"{history.as_uri()}?mode=ro", uri=True)) as connection:
        (deals,) = connection.execute("SELECT count(*) FROM deals").fetchone()
    return int(deals)


def main() -> None:
    """Make the saves that are asked for, and print with what words each was refused."""
    wanted = wanted_saves(__doc__, _inside)
    if (reason := why_not()) is not None:
        sys.exit(f"full_disk.py: {reason}")
    for save, told in refused(wanted).items():
        sys.stdout.writelines(f"{save}: {words}\n" for words in told)
    if len(wanted) == len(CASES):
        with tempfile.TemporaryDirectory() as scratch:
            home = Path(scratch).resolve()
            known, told = played_on(home)
            check(home, known)
        for words in told:
            sys.stdout.write(f"in play: {words}\n")
        sys.stdout.write(f"in play: {known.completed} actions completed, nothing lost\n")


if __name__ == "__main__":
    main()
