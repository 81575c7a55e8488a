"""Kills a save at every one of its calls to the system, one after the other.

    python tests/faults/every_call.py                          all saves
    python tests/faults/every_call.py --save autosave save-as  these

For each save a process makes it again and again, and is killed (SIGKILL) at the first call that
touches the folder, at the second, and so on until one gets to its end: once before the call, once
more after half of what a write writes. Then the program's next start must find the old or the new
state, whole, with nothing to tell, and clear away what was left half written.

calls    how many calls the save makes that open, change, force to the disk or close a file
killed   how often it was killed
old, new which state the next start has found
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import NamedTuple

from fault_shim import Shim, shimmed, why_not
from saves import CARELESS, CASES, NEW, OLD, tried_inside, wanted_saves


class Outcome(NamedTuple):
    """What came of killing a save at its calls; `calls` is how far it was counted."""

    calls: int
    killed: int
    old: int
    new: int


def killed_everywhere(every: Mapping[str, int]) -> dict[str, Outcome]:
    """Kill saves at all of their calls, or at one in `every`; after half a write at others."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch).resolve() / "user"
        found = tried_inside(__file__, shimmed(folder), folder, every)
    return {save: Outcome(*figures) for save, figures in found.items()}


def _inside(save: str, folder: Path, every: int) -> Outcome:
    (case,) = [case for case in (*CASES, CARELESS) if case.name == save]
    before = folder.with_name("before")
    case.prepare(folder)
    folder.rename(before)
    shim = Shim()
    found = {OLD: 0, NEW: 0}
    killed = call = 0
    for half in (False, True):
        for call in count(1 + every // 2 if half else 1, every):
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(before, folder)
            child = os.fork()
            if not child:
                shim.kill_at(call, half=half)
                case.act(folder)
                os._exit(0)
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            where = f"{save} at call {call}{', half written' if half else ''}"
            assert code in (0, -signal.SIGKILL), f"{where}: it has failed by itself"
            try:
                state = case.check(folder)
            except BaseException as error:
                raise AssertionError(f"{where}: {error!r}") from error
            if code == 0:
                assert state == NEW, f"{where}: the save was made, and the old state is there"
                break
            killed += 1
            found[state] += 1
    return Outcome(call - 1, killed, found[OLD], found[NEW])


def main() -> None:
    """Kill the saves that are asked for, and print a table."""
    wanted = wanted_saves(__doc__, _inside)
    if (reason := why_not()) is not None:
        sys.exit(f"every_call.py: {reason}")
    sys.stdout.write("| save | calls | killed | old | new |\n| --- | --- | --- | --- | --- |\n")
    for save in wanted:  # each by itself, to be seen as soon as it is done
        (outcome,) = killed_everywhere({save: 1}).values()
        sys.stdout.write(f"| {save} | {' | '.join(map(str, outcome))} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
