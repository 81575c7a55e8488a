"""Kills the program at random moments while it is played at full speed, and starts it again.

    python tests/faults/kills.py                  300 times
    python tests/faults/kills.py --times 1000 --seed 2

The player in it also saves, takes back, changes settings and begins other games (`playing_on.py`).
Each time the program goes on with what the last one has left, and is killed (SIGKILL) at a
random moment of the next hundred actions, in every tenth run before its window has appeared.
Then there must be

- a game that can be gone on with, in its last completed state or a later one, without a word that
  anything was damaged; if another game was being begun, the old one or on the shelf;
- every file that was said to be saved, as it was saved or later;
- the settings as they were last set, or as they were being set;
- a sound history, which the next start completes: no finished deal is missing in the end;
- no leavings, once they are a minute old.

completed   how many actions the program had said that it had completed
lost        how many of them were not there after a kill
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from played_program import USER, playing
from playing_on import game_in, sums_of
from saves import clear, leavings

from quinto_desktop.game import Session, find_kept_game
from quinto_desktop.game.paths import user_folders
from quinto_desktop.records import backup_of, load_game
from quinto_desktop.records.disk.lock import claim
from quinto_desktop.records.history.database import is_sound
from quinto_desktop.records.history.history import History
from quinto_desktop.records.settings import load_settings

_MOST_LINES = 150
"""So many things it may report before it is killed."""

_LONGEST_S = 0.02
"""So much later it may be killed."""

_HANGS_S = 600.0
_EARLY = 10
"""Every so many runs the program is killed before its window has appeared."""

_LONGEST_START_S = 1.0


@dataclass
class Known:
    """What the program has said so far."""

    state: str | None = None
    will: str | None = None
    saved: dict[str, str] = field(default_factory=dict)
    volume: int | None = None
    deals: set[str] = field(default_factory=set)
    states: set[str] = field(default_factory=set)
    completed: int = 0

    def hear(self, facts: dict[str, Any]) -> None:
        """Take in a line of the player's."""
        if "will" in facts:
            self.will = facts["will"]
        elif "length" in facts:
            if not facts["length"] and self.state is None:
                return  # the window is there before the first game has begun
            self.completed += facts["state"] != self.state
            self.state, self.will = facts["state"], None
            self.states.add(facts["state"])
        elif "saved" in facts:
            self.saved[facts["saved"]], self.will = facts["state"], None
        elif "volume" in facts:
            self.volume, self.will = facts["volume"], None
        elif "deal" in facts:
            self.deals.add(facts["deal"])


def killed_once(home: Path, known: Known, choice: random.Random, *, is_early: bool) -> None:
    """Let the program go on, and kill it."""
    arguments = [] if known.state else ["--seed", str(choice.randrange(10**9))]
    with playing(home, choice.randrange(10**9), *arguments) as program:
        assert program.stdout is not None
        hangs = threading.Timer(_HANGS_S, program.kill)
        hangs.start()
        wanted = 0 if is_early else choice.randint(1, _MOST_LINES)
        lines = list(islice(program.stdout, wanted))
        hangs.cancel()
        limit_s = choice.uniform(0, _LONGEST_START_S if is_early else _LONGEST_S)
        timer = threading.Timer(limit_s, program.kill)
        timer.start()
        lines += program.stdout
        timer.join()
    assert program.returncode == -9, "the program has ended by itself"
    assert len(lines) >= wanted, "the program hangs"
    for line in lines:
        if line.endswith(b"\n"):
            known.hear(json.loads(line))


def check(home: Path, known: Known) -> None:
    """Look at what a killed program has left."""
    clear(home)
    folders = user_folders(home / USER)
    lock = claim(folders.state)
    assert lock is not None, "the killed program still has the folder"
    start = find_kept_game(folders, lock)
    lock.release()
    assert start.faults == (), start.faults
    shelved = {
        path: sums_of(game_in(path))[-1] for path in folders.games.glob("unfinished-*.quinto")
    }
    if known.state is not None:
        assert start.session is not None, "there is no game"
        sums = sums_of(start.session)
        is_there = known.state in sums
        if known.will == "undo":
            is_there = is_there or sums[-1] in known.states  # a state that was completed before
        elif known.will == "new game":
            is_there = is_there or known.state in shelved.values() or known.state in known.deals
        assert is_there, f"the last state is lost; {known.will or 'an action'} came next"
    for name, expected in known.saved.items():
        found = sums_of(game_in(home / name))
        assert expected in found or known.will == "save", f"“{name}” is not as it was saved"
        if backup_of(home / name).exists():
            load_game(backup_of(home / name))
    settings, faults = load_settings(folders.settings / "settings.json")
    assert faults == [], faults
    is_set = known.volume in (None, settings.volume) or known.will == "set"
    assert is_set, "the settings are not as they were last set"
    left = [path for path in leavings(home / USER) if path.parent != home]
    assert left == [], left


def entered(home: Path) -> set[str]:
    """The sums of all deals in the history, which must be sound."""
    history = History(home / USER / "history.db")
    assert history.notice is None, history.notice
    assert is_sound(history.connection)
    matches = [match for (match,) in history.connection.execute("SELECT id FROM matches")]
    records = [history.record(match) for match in matches]
    history.close()
    return {one for record in records for one in sums_of(Session.resumed(record))}


def killed_often(home: Path, times: int, seed: int) -> tuple[Known, list[str]]:
    """Kill the program so many times."""
    choice = random.Random(seed)
    known, faults = Known(), []
    for number in range(times):
        killed_once(home, known, choice, is_early=number % _EARLY == _EARLY - 1)
        try:
            check(home, known)
        except Exception as error:
            faults.append(f"kill {number + 1}: {error!r}")
            known.state = None  # and from here on
    missing = _missing_deals(home, known)
    if missing:
        faults.append(f"{missing} of {len(known.deals)} deals are not in the history")
    return known, faults


def _missing_deals(home: Path, known: Known) -> int:
    """How many finished deals neither the history has nor the game that the next start enters."""
    start = find_kept_game(user_folders(home / USER))
    there = entered(home) | set(sums_of(start.session) if start.session else ())
    return len(known.deals - there)


def main() -> None:
    """Kill, and print what was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=300, help="how often to kill it")
    parser.add_argument("--seed", type=int, default=1, help="when, and what is played")
    options = parser.parse_args()
    if sys.platform == "win32":
        sys.exit("kills.py: needs POSIX signals")
    with contextlib.ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory())).resolve()
        known, faults = killed_often(home, options.times, options.seed)
    sys.stdout.write("\n".join([*faults, ""]))
    sys.stdout.write(
        f"killed {options.times} times; completed {known.completed} actions,"
        f" {len(known.deals)} deals; {len(faults)} times something was lost\n"
    )
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
