"""Playing the units of a contest that have not been played, with a progress line on a terminal."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Generator, Iterable
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path
from typing import TextIO

from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.lab.match.kept import KeptOutcomes
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.workers import played_by_cluster, played_by_processes, played_here

_BAR = 24
_EVERY_S = 0.1


class Progress:
    """A progress bar with a count and the estimated time left; silent outside a terminal."""

    def __init__(self, stream: TextIO | None, total: int, done: int = 0) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._total = total
        self._done = self._before = done
        self._begun = time.monotonic()
        self._drawn = -1.0
        self._draw()

    def step(self) -> None:
        """Count one more item as done."""
        self._done += 1
        self._draw()

    def clear(self) -> None:
        """Erase the line."""
        if self._stream is not None:
            print("\r\x1b[K", end="", file=self._stream, flush=True)

    def _draw(self) -> None:
        now = time.monotonic()
        # A terminal is slow, and no one reads faster.
        if self._stream is None or (self._done < self._total and now - self._drawn < _EVERY_S):
            return
        self._drawn = now
        filled = _BAR * self._done // self._total
        bar = "#" * filled + "." * (_BAR - filled)
        line = f"[{bar}] {self._done} of {self._total}{self._left(now - self._begun)}"
        print(f"\r\x1b[K{line}", end="", file=self._stream, flush=True)

    def _left(self, spent_s: float) -> str:
        here = self._done - self._before
        if not here or self._done == self._total:
            return ""
        minutes, seconds = divmod(round(spent_s / here * (self._total - self._done)), 60)
        hours, minutes = divmod(minutes, 60)
        return f", {hours}:{minutes:02}:{seconds:02} left"


def play_contest(
    arguments: argparse.Namespace, contest: Contest, results: MatchResults, keep: Path | None
) -> None:
    """Play what is missing; a match that is kept goes on from its file."""
    with ExitStack() as stack:
        kept = None
        if keep is not None:
            kept = stack.enter_context(closing(KeptOutcomes(keep, contest)))
            for outcome in kept.outcomes:
                results.add(outcome)
        progress = Progress(sys.stderr, results.asked, results.played)
        stack.callback(progress.clear)
        missing = [unit for unit in _units(results) if not results.has(unit)]
        outcomes = stack.enter_context(closing(_outcomes(arguments, contest, missing)))
        for outcome in outcomes:
            results.add(outcome)
            if kept is not None:
                kept.add(outcome)
            progress.step()


def _units(results: MatchResults) -> list[Unit]:
    """All units, deals and games mixed, so that a match stopped early has some of both."""
    asked = {Kind.DEAL: results.deals, Kind.GAME: results.games}
    units = chain.from_iterable(
        (Unit(kind, number) for number in range(1, asked[kind] + 1)) for kind in Kind
    )
    return sorted(units, key=lambda unit: unit.number / asked[unit.kind])


def _outcomes(
    arguments: argparse.Namespace, contest: Contest, units: Iterable[Unit]
) -> Generator[Outcome]:
    if arguments.scheduler is not None:
        return played_by_cluster(contest, units, arguments.scheduler)
    if arguments.workers == 1:
        return played_here(contest, units)
    return played_by_processes(contest, units, arguments.workers)
