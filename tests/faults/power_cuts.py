"""Cuts the power after every write of a real run, and looks at what the next start finds.

    python tests/faults/power_cuts.py                        1000 actions, 300 cuts
    python tests/faults/power_cuts.py --actions 3000 --cuts 2000
    python tests/faults/power_cuts.py --sync-ms 100          on a disk that takes so long to answer
    python tests/faults/power_cuts.py --deaf                 on one that forgets what it was told

The program runs and is played by a player who also saves, takes back, changes settings and begins
other games, while a shim keeps a journal of every write, rename and fsync in its folder. Then the
folder is laid out as it would be after a power cut at this moment and that, on a disk that kept
only what was forced to it, in several ways: without anything else, with the new names but not the
new contents, with zeros for contents, with the contents but not the names, and with parts of both
by chance. The next start must find:

- a game that can be gone on with, as it was at most a second before the cut; only if the first
  action of all was in that second there may be none;
- every file that was said to be saved, as it was saved, and a backup that can be read;
- the settings as they were last set; whatever was put on the shelf;
- the commitments of all fair games that had begun a second before;
- a sound history, and every deal that ended a second before in it or in the game.

late     how many seconds before the cut the game was left that is found, at worst and in the middle
"""

from __future__ import annotations

import argparse
import bisect
import contextlib
import hashlib
import json
import math
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from disk import Arrival, Disk, records
from fault_shim import shimmed, why_not
from played_program import USER, playing
from playing_on import FILES, game_in, sum_now

from quinto_desktop.game import find_kept_game
from quinto_desktop.game.paths import user_folders
from quinto_desktop.records import Fault, backup_of, load_game
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.history.database import is_sound
from quinto_desktop.records.history.history import History
from quinto_desktop.records.settings import load_settings
from quinto_desktop.rules import FairDeals

MOST_LATE_S = 1.0
_PARTS_BY_CHANCE = 3

KINDS: dict[str, Callable[[int], Arrival]] = {
    "only what was forced": lambda _: Arrival(0, 0),
    "names without contents": lambda _: Arrival(1, 0),
    "zeros for contents": lambda _: Arrival(1, 0, zeros=True),
    "contents without names": lambda _: Arrival(0, 1),
    "everything": lambda _: Arrival(1, 1),
    "by chance": lambda seed: Arrival(0.5, 0.5, seed),
}
"""The ways in which what was not forced may have arrived."""


class Found(NamedTuple):
    """What the start after a cut finds."""

    game: str | None
    stepped_back: bool
    saved: dict[str, str]
    volume: int
    shelved: frozenset[str]
    deals: int
    committed: frozenset[str]


class Told(NamedTuple):
    """A line that the player has put into the journal, and when."""

    at_s: float
    facts: dict[str, Any]


def entries_of(told: Sequence[Told], name: str, *, having: str = "") -> list[tuple[float, Any]]:
    """What the lines with a fact of some name say of it, and when."""
    return [(line.at_s, line.facts[name]) for line in told if (having or name) in line.facts]


class Story:
    """What the player has done by when."""

    def __init__(self, told: Sequence[Told], limit_s: float) -> None:
        self._limit_s = limit_s
        self._states = entries_of(told, "state", having="length")
        actions = [line.at_s for line in told if line.facts.get("length")]
        self._first_s = min(actions, default=math.inf)
        self._saved = {
            name: entries_of([line for line in told if line.facts.get("saved") == name], "state")
            for name in FILES
        }
        self._volumes = entries_of(told, "volume")
        self._shelved = entries_of(told, "shelved")
        self._committed = entries_of(told, "committed")
        self._deals = entries_of(told, "deal")

    def lateness_s(self, found: Found, at_s: float) -> float:
        """How long before a cut the game was left for another state that is found after it."""
        done = bisect.bisect_right(self._states, at_s, key=lambda entry: entry[0])
        if found.game is None:
            late_s = max(0.0, at_s - self._first_s)
            assert late_s <= self._limit_s, f"there is no game after {late_s:.2f} s"
            return late_s
        for number in range(min(done, len(self._states) - 1), -1, -1):
            if self._states[number][1] == found.game:
                left = self._states[number + 1][0] if number + 1 < done else at_s
                late_s = max(0.0, at_s - left)
                assert late_s <= self._limit_s, f"{late_s:.2f} s are lost"
                return late_s
        raise AssertionError("the game is in a state that it has never been in")

    def check(self, found: Found, at_s: float) -> None:
        """Check everything else."""
        for name, entries in self._saved.items():
            _is_last_or_next(entries, found.saved.get(name), at_s, f"“{name}”")
        _is_last_or_next(self._volumes, found.volume, at_s, "the volume")
        for when, shelved in self._shelved:
            assert when > at_s or shelved in found.shelved, "a game on the shelf is lost"
        begun = {one for when, one in self._committed if when <= at_s - self._limit_s}
        assert begun <= found.committed, "a commitment is lost"
        due = len({deal for when, deal in self._deals if when <= at_s - self._limit_s})
        assert found.deals >= due, f"{due - found.deals} of {due} deals are lost"


def _is_last_or_next(
    entries: Sequence[tuple[float, Any]], found: object, at_s: float, what: str
) -> None:
    done = bisect.bisect_right(entries, at_s, key=lambda entry: entry[0])
    last = entries[done - 1][1] if done else None
    following = entries[done][1] if done < len(entries) else None
    is_right = found in (last, following) or (not done and what == "the volume")
    assert is_right, f"{what} is not as it was last saved"


def found_after(folder: Path) -> Found:
    """Start after a cut; nothing may have to be told but that an older state was taken."""
    folders = user_folders(folder / USER)
    lock = claim(folders.state)
    assert lock is not None
    start = find_kept_game(folders, lock)
    lock.release()
    codes = {fault.code for fault in start.faults}
    if start.session is None:  # which is right only at the very beginning
        codes -= {Fault.AUTOSAVE_DAMAGED, Fault.AUTOSAVE_NOT_OPENED}
    assert codes <= {Fault.AUTOSAVE_STEPPED_BACK}, start.faults
    settings, faults = load_settings(folders.settings / "settings.json")
    assert faults == [], faults
    saved = {name: sum_now(game_in(folder / name)) for name in FILES if (folder / name).exists()}
    for name in saved:
        if (backup := backup_of(folder / name)).exists():
            load_game(backup)
    shelf = folders.games.glob("unfinished-*.quinto") if folders.games.exists() else ()
    history = History(folders.history / "history.db")
    assert history.notice is None, history.notice
    assert is_sound(history.connection)
    if start.session is not None:
        history.enter(start.session.saved(), 0)
    (deals,) = history.connection.execute("SELECT count(*) FROM deals").fetchone()
    history.close()
    chain = {one.commitment.hex() for one in start.keeper.chain.games()}
    source = None if start.session is None else start.session.setup.source
    if isinstance(source, FairDeals):
        chain.add(source.commitment.hex())
    return Found(
        None if start.session is None else sum_now(start.session),
        bool(codes),
        saved,
        settings.volume,
        frozenset(sum_now(game_in(path)) for path in shelf),
        deals,
        frozenset(chain),
    )


class Losses(NamedTuple):
    """What the cuts have cost."""

    cuts: int
    late_s: list[float]
    stepped_back: int
    faults: list[str]


def played(home: Path, actions: int, seed: int, sync_ms: int = 0) -> Path:
    """Let the program be played for so many actions under the shim; returns the journal."""
    folder = home / "watched"
    folder.mkdir()
    journal = home / "journal"
    shim = shimmed(folder, journal=journal, sync_ms=sync_ms)
    with playing(folder, seed, "--seed", str(seed), shim=shim) as program:
        assert program.stdout is not None
        left = actions
        while left and (line := program.stdout.readline()):
            left -= b"length" in line
    assert left == 0, "the program has ended by itself"
    return journal


def cut_everywhere(
    journal: Path, root: Path, cuts: int, limit_s: float = MOST_LATE_S, *, is_deaf: bool = False
) -> Losses:
    """Cut the power at so many moments of a run, spread evenly over its writes."""
    run = list(records(journal))
    story = Story(
        [Told(one.at_s, json.loads(one.first)) for one in run if one.kind == "n"], limit_s
    )
    changes = [number for number, one in enumerate(run) if one.kind not in "nocm"]
    chosen = {changes[len(changes) * number // cuts] for number in range(cuts)}
    disk = Disk(root, is_deaf=is_deaf)
    losses = Losses(len(chosen), [], 0, [])
    memory: dict[bytes, Found | AssertionError] = {}
    for number, record in enumerate(run):
        disk.take(record)
        if number not in chosen:
            continue
        # It comes just before the next thing is done.
        at_s = run[min(number + 1, len(run) - 1)].at_s
        for kind, arrival in _arrivals(number):
            try:
                found = _start_after(disk, arrival, memory)
                late_s = story.lateness_s(found, at_s)
                story.check(found, at_s)
            except AssertionError as error:
                losses.faults.append(f"cut {number} ({record.kind}), {kind}: {error}")
                continue
            losses.late_s.append(late_s)
            losses = losses._replace(stepped_back=losses.stepped_back + found.stepped_back)
    return losses


def _arrivals(seed: int) -> Iterator[tuple[str, Arrival]]:
    for kind, make in KINDS.items():
        for number in range(_PARTS_BY_CHANCE if kind == "by chance" else 1):
            yield kind, make(_PARTS_BY_CHANCE * seed + number)


def _start_after(
    disk: Disk, arrival: Arrival, memory: dict[bytes, Found | AssertionError]
) -> Found:
    """Lay the folder out and start there; the same contents are tried once."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        disk.write_to(folder, arrival)
        content = hashlib.sha256()
        for path in sorted(folder.rglob("*")):
            content.update(os.fsencode(path.relative_to(folder)) + b"\0")
            content.update(path.read_bytes() if path.is_file() else b"")
        key = content.digest()
        if key not in memory:
            memory[key] = _tried(folder)
    found = memory[key]
    if isinstance(found, AssertionError):
        raise found
    return found


def _tried(folder: Path) -> Found | AssertionError:
    (folder / USER).mkdir(exist_ok=True)
    try:
        return found_after(folder)
    except AssertionError as error:
        return error
    except Exception as error:
        return AssertionError(repr(error))


def main() -> None:
    """Play, cut, and print what was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--actions", type=int, default=1000, help="how long to play")
    parser.add_argument("--cuts", type=int, default=300, help="at how many moments to cut")
    parser.add_argument("--seed", type=int, default=5, help="what is played")
    parser.add_argument("--sync-ms", type=int, default=0, help="how slow the disk is")
    parser.add_argument("--deaf", action="store_true", help="let the disk forget what it was told")
    options = parser.parse_args()
    if (reason := why_not()) is not None:
        sys.exit(f"power_cuts.py: {reason}")
    with contextlib.ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory())).resolve()
        journal = played(home, options.actions, options.seed, options.sync_ms)
        losses = cut_everywhere(journal, home / "watched", options.cuts, is_deaf=options.deaf)
    sys.stdout.write("\n".join([*losses.faults[:20], ""]))
    late = losses.late_s or [0.0]
    tried = len(losses.late_s) + len(losses.faults)
    sys.stdout.write(
        f"{losses.cuts} cuts in {options.actions} actions, {tried} disks:"
        f" {len(losses.faults)} with losses; late at worst {max(late):.2f} s,"
        f" median {statistics.median(late):.2f} s;"
        f" an older state was told of {losses.stepped_back} times\n"
    )
    sys.exit(bool(losses.faults))


if __name__ == "__main__":
    main()
