"""What it costs an action to be kept, and how late it is on the disk.

    python tests/faults/rhythm.py                    on this disk, and on slower ones
    python tests/faults/rhythm.py --sync-ms 100      on one that takes so long for every fsync
    python tests/faults/rhythm.py --frames --sync-ms 100
                                    tests/benchmarks/frames.py on such a disk: every frame of play

A game is written to the autosave action by action, at an even pace.

write    how long the window's thread is held up by an action, in ms
waiting  the same if the action were forced to the disk at once, in ms: what the rhythm saves
late     how long after an action the disk has it, in s; a fsync here is what the shim adds to the
         disk's own time, and each copy takes four
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from disk import Disk, records
from fault_shim import ROOT, Shim, shimmed, why_not
from saves import game

from quinto_desktop.records import Autosave, SavedGame, encode
from quinto_desktop.records.disk.files import write_file

_ACTIONS = 150
_APART_S = 0.04
_WAITING = 40
"""How many actions are written and waited for."""

_SLOWER_MS = (0, 10, 50, 100)


def _games() -> list[SavedGame]:
    return [game(7, length) for length in range(1, _ACTIONS)]


def _inside(folder: Path) -> None:
    shim = Shim()
    autosave = Autosave(folder)
    written, waited = [], []
    for number, one in enumerate(_games()):
        begun = time.perf_counter()
        autosave.write(one)
        written.append(time.perf_counter() - begun)
        shim.note(str(number))
        time.sleep(_APART_S)
    autosave.release()
    for one in _games()[-_WAITING:]:
        begun = time.perf_counter()
        write_file(folder / "waited.quinto", encode(one), backup=False, private=True)
        waited.append(time.perf_counter() - begun)
    sys.stdout.write(json.dumps([written, waited]))


def _late_s(journal: Path, folder: Path) -> list[float]:
    """How long after each action a copy with it was certain, name and content."""
    numbers = {encode(one): number for number, one in enumerate(_games())}
    disk = Disk(folder)
    done: list[float] = []
    late: list[float] = []
    for record in records(journal):
        disk.take(record)
        if record.kind == "n":
            done.append(record.at_s)
        elif record.kind == "e":
            kept = numbers.get(disk.certain("autosave.quinto~"), -1)
            late += [record.at_s - at_s for at_s in done[len(late) : kept + 1]]
    return late


def measured(sync_ms: int) -> str:
    """Measure on a disk that takes so long; returns a line of the table."""
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch).resolve()
        folder, journal = home / "user", home / "journal"
        ran = subprocess.run(
            [sys.executable, __file__, "--inside", folder],
            env={**os.environ, **shimmed(folder, journal=journal, sync_ms=sync_ms)},
            stdout=subprocess.PIPE,
            check=True,
        )
        written, waited = json.loads(ran.stdout)
        late = _late_s(journal, folder)
    cells = [_three([1e3 * one for one in times]) for times in (written, waited)]
    return f"| {sync_ms} | {cells[0]} | {cells[1]} | {_three(late)} |"


def _three(values: list[float]) -> str:
    ordered = sorted(values)
    figures = (statistics.median(ordered), ordered[int(0.95 * (len(ordered) - 1))], ordered[-1])
    return " / ".join(f"{figure:.2f}" for figure in figures)


def main() -> None:
    """Measure on every disk that is asked for, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sync-ms", type=int, nargs="+", default=_SLOWER_MS, metavar="MS")
    parser.add_argument("--frames", action="store_true", help="measure the frames of play instead")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside is not None:
        _inside(options.inside)
        return
    if (reason := why_not()) is not None:
        sys.exit(f"rhythm.py: {reason}")
    if options.frames:
        everything = Path(tempfile.gettempdir())  # where the benchmark has its home
        shim = shimmed(everything, sync_ms=options.sync_ms[0])
        del shim["QT_QPA_PLATFORM"]
        command = [sys.executable, str(ROOT / "tests" / "benchmarks" / "frames.py")]
        sys.exit(subprocess.call(command, env={**os.environ, **shim}))
    three = "median / p95 / max"
    sys.stdout.write(f"| sync ms | write ms: {three} | waiting ms: {three} | late s: {three} |\n")
    sys.stdout.write("| --- | --- | --- | --- |\n")
    for sync_ms in options.sync_ms:
        sys.stdout.write(f"{measured(sync_ms)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
