"""Playing the units of a contest that have not been played, as a command's arguments say."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Iterable
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path

from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.lab.match.kept import KeptOutcomes
from quinto_desktop.lab.match.progress import Progress
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.workers import played_by_cluster, played_by_processes, played_here


def play_contest(
    arguments: argparse.Namespace, contest: Contest, results: MatchResults, keep: Path | None
) -> None:
    """Play what is missing.

    Args:
        arguments: Of the command: `workers` and `scheduler`.
        contest: The match.
        results: What is asked for, and where all outcomes go.
        keep: The file in which they are kept, and from which the match resumes; None for none.
    """
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
