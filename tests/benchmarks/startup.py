"""How long the program takes to show its table, beside the least that PySide6 can do.

Runs `minimal_table.py` and Quinto in turn under an X server of its own, after a warm-up:

    python tests/benchmarks/startup.py                 11 runs of each
    python tests/benchmarks/startup.py --runs 21 --size 2560x1440
    python tests/benchmarks/startup.py --frozen build/packaging/frozen/quinto/quinto

It needs Xvfb, and python-xlib to see the windows (“pip install python-xlib”, or Debian's package
python3-xlib and `--python` to name another Python that has PySide6). Quinto is started twice per
turn: with nothing kept, when it deals a first game, and with a game kept from before. A frozen
program is started in the same ways, and compared with the other one.

Every figure is a median with the least and the greatest. The time begins just before the process
does.

mapped      the window is there (a MapNotify event, not polled)
painted     the window's contents are not one colour any more: the first painted table
settled     the last change before a second and a half of stillness: for a kept game the moment when
            all is there, for a new one the end of the deal and of what the others call
cpu         processor time until then
PSS         memory, 3 s after that
whole PSS   the same, with that of the engine
idle CPU    over the next 5 s
ratio       painted, against the minimal program in the same turn
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import select
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from virtual_screen import (
    children,
    cpu_seconds,
    environment,
    give_up,
    parser_of,
    pinned,
    pss_mib,
    quantile,
    say,
    summary,
    virtual_screen,
)

LIMIT_S = 30.0
STILL_S = 1.5
SETTLE_S = 3.0
IDLE_S = 5.0
LEAST_WINDOW = (150, 100)
LINES = 9
POLL_S = 0.004


@dataclass
class Run:
    """The figures of one start; times in milliseconds."""

    mapped: float
    painted: float
    settled: float
    cpu: float
    pss: float
    whole_pss: float
    idle: float


class Watcher:
    """Starts programs on a screen and sees what becomes of them."""

    def __init__(self, display: str, settings: dict[str, str], core: int | None) -> None:
        # By name, because it has no types, and so that a sentence can say that it is missing.
        self._x = importlib.import_module("Xlib.X")
        self._display = importlib.import_module("Xlib.display").Display(display)
        self._root = self._display.screen().root
        self._root.change_attributes(event_mask=self._x.SubstructureNotifyMask)
        self._settings = settings
        self._core = core

    def run(self, command: list[str], *, to_the_end: bool = True) -> Run:
        """Start a program, measure it and end it."""
        while self._display.pending_events():
            self._display.next_event()
        begin = time.monotonic()
        process = subprocess.Popen(
            pinned(command, self._settings, self._core),
            env=self._settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        try:
            window = self._mapped_window(process)
            mapped = time.monotonic()
            painted, settled = self._watch(window)
            cpu = cpu_seconds(process.pid)
            pss = whole_pss = idle = 0.0
            if to_the_end:
                time.sleep(max(0.0, SETTLE_S - STILL_S))
                pss = pss_mib(process.pid)
                whole_pss = pss + sum(map(pss_mib, children(process.pid)))
                before, since = cpu_seconds(process.pid), time.monotonic()
                time.sleep(IDLE_S)
                used = cpu_seconds(process.pid) - before
                idle = 100 * used / (time.monotonic() - since)
        finally:
            process.terminate()
            process.wait()
            time.sleep(0.3)
        mapped, painted, settled = (1e3 * (at - begin) for at in (mapped, painted, settled))
        return Run(mapped, painted, settled, 1e3 * cpu, pss, whole_pss, idle)

    def _mapped_window(self, process: subprocess.Popen[bytes]) -> Any:
        end = time.monotonic() + LIMIT_S
        while time.monotonic() < end and process.poll() is None:
            if not self._display.pending_events():
                select.select([self._display.fileno()], [], [], 0.1)
            while self._display.pending_events():
                event = self._display.next_event()
                if event.type == self._x.MapNotify:
                    place = event.window.get_geometry()
                    if (place.width, place.height) >= LEAST_WINDOW:
                        return event.window
        give_up(f"“{' '.join(map(str, process.args))}” shows no window.")  # type: ignore[arg-type]

    def _watch(self, window: Any) -> tuple[float, float]:
        """When the window is first painted, and when its picture has changed for the last time."""
        place = window.get_geometry()
        heights = [place.height * (line + 1) // (LINES + 1) for line in range(LINES)]
        painted = None
        last, changed = None, time.monotonic()
        end = changed + LIMIT_S
        while (now := time.monotonic()) < end and (painted is None or now - changed < STILL_S):
            picture = [self._line(place.width, height) for height in heights]
            seen = time.monotonic()
            if picture != last:
                last, changed = picture, seen
                if painted is None and len({line[i : i + 3] for line in picture for i in _AT}) > 1:
                    painted = seen
            time.sleep(POLL_S)
        if painted is None:
            give_up("a window stayed of one colour.")
        return painted, changed

    def _line(self, width: int, height: int) -> bytes:
        whole = 0xFFFFFFFF
        return bytes(self._root.get_image(8, height, width - 16, 1, self._x.ZPixmap, whole).data)


_AT = range(0, 4 * 1000, 4 * 7)


def _arguments() -> argparse.Namespace:
    parser = parser_of(__doc__)
    parser.add_argument("--runs", type=int, default=11, help="how often each program is started")
    parser.add_argument("--size", default="1280x800", help="the size of the screen")
    parser.add_argument("--python", default=sys.executable, help="the Python that has PySide6")
    parser.add_argument("--frozen", type=Path, help="a frozen program to compare with")
    parser.add_argument("--core", type=int, help="pin the programs to this core")
    parser.add_argument("--quick", action="store_true", help="leave out memory and idling")
    return parser.parse_args()


def main() -> None:
    options = _arguments()
    if importlib.util.find_spec("Xlib") is None:
        give_up("there is no python-xlib; “pip install python-xlib” brings it.")
    with tempfile.TemporaryDirectory() as scratch, virtual_screen(options.size) as display:
        settings = environment(display, Path(scratch, "home"))
        cards = Path(scratch, "cards")
        cards.mkdir()
        minimal = [options.python, str(Path(__file__).with_name("minimal_table.py"))]
        subprocess.run([*minimal, "--make-png", str(cards)], env=settings, check=True)
        watcher = Watcher(display, settings, options.core)
        runs = _measure(watcher, [*minimal, str(cards)], options, settings)
    _print(runs, options)


def _measure(
    watcher: Watcher, minimal: list[str], options: argparse.Namespace, settings: dict[str, str]
) -> dict[str, list[Run]]:
    """Run the programs in turn; the first turn warms up and does not count."""
    quinto = [options.python, "-m", "quinto_desktop"]
    commands = {"minimal program": minimal, "new game": [*quinto, "--seed=7"], "kept game": quinto}
    if options.frozen is not None:
        frozen = [str(options.frozen.resolve())]
        commands |= {"new game, frozen": [*frozen, "--seed=7"], "kept game, frozen": frozen}
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for turn in range(options.runs + 1):
        for name, found in runs.items():
            if name.startswith("new game"):
                _forget_games(Path(settings["HOME"]))
            run = watcher.run(commands[name], to_the_end=turn > 0 and not options.quick)
            if turn > 0:
                found.append(run)
    return runs


def _forget_games(home: Path) -> None:
    for path in home.glob(".local/state/quinto/autosave*"):
        path.unlink()


def _print(runs: dict[str, list[Run]], options: argparse.Namespace) -> None:
    say(f"{options.runs} runs of each, in turn, at {options.size}, on {os.cpu_count()} cores")
    heads = "mapped ms|painted ms|settled ms|cpu ms|PSS MiB|whole PSS MiB|idle CPU %|ratio"
    say(f"| | {heads.replace('|', ' | ')} |")
    say("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    least = [run.painted for run in runs["minimal program"]]
    for name, found in runs.items():
        cells = []
        for field in fields(Run):
            digits = 1 if field.name in ("pss", "whole_pss", "idle") else 0
            cells.append(summary([getattr(run, field.name) for run in found], digits))
        ratios = [run.painted / other for run, other in zip(found, least, strict=True)]
        say(f"| {name} | {' | '.join(cells)} | {summary(ratios, 2)} |")
    for name in ("new game", "kept game"):
        median = quantile([run.painted for run in runs[name]], 0.5) / quantile(least, 0.5)
        say(f"{name}: painted at {median:.2f} times the minimal program (medians)")
        if f"{name}, frozen" in runs:
            _print_frozen(name, runs[name], runs[f"{name}, frozen"])


def _print_frozen(name: str, own: list[Run], frozen: list[Run]) -> None:
    ratios = [
        quantile([getattr(run, field) for run in frozen], 0.5)
        / (quantile([getattr(run, field) for run in own], 0.5) or 1)
        for field in ("painted", "whole_pss")
    ]
    say(f"{name}, frozen: painted {ratios[0]:.2f} times, PSS {ratios[1]:.2f} times as much")


if __name__ == "__main__":
    main()
