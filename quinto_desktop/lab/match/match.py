"""``quinto-lab match``: who plays better, by deals and games played twice with sides exchanged."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Generator, Iterable
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.match.contestants import contestant_of
from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.lab.match.kept import KeptOutcomes
from quinto_desktop.lab.match.progress import Progress
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.workers import (
    WorkersLost,
    played_by_cluster,
    played_by_processes,
    played_here,
)
from quinto_desktop.rules import (
    DrawRule,
    Form,
    MatchForm,
    QuintoError,
    RuleOptions,
    parse_options,
)

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

MOST_UNITS = 1_000_000
MOST_WORKERS = 1024
DEALS = 100
DEALS_FOR_A_GAME = 10
"""How many deals are played for each game, unless the number of games is given."""

_DESCRIPTION = """\
Measure two computer players against each other. Every deal is played twice, with the same cards,
dealer and seeds, and the sides exchanged; its result is A's points minus B's, the mean of both
tables. It starts at 0 to 0 (rules §9: 0 to 25 with dummy), with the target set by the rules; if a
quint wins the game, its tricks are not counted (rules §7). With dummy A is the Dummy-player
against two players B, and then B against two players A. The deal rotates from deal to deal.
Whole games are also played twice in the same way, and the games won are counted."""

_EPILOG = """\
The players are novice, casual, club, master; random (any legal action); and seer, who sees all
cards and plays exactly from nine a hand, or from N as seer:N (it calls as casual does).
Intervals are 95 % confidence intervals: Student's for points, Wilson's for games as if all were
independent, which is rather too wide, as the two of a pair share their luck. Thinking times are
per card, forced cards left out. The same seed gives the same points whatever the workers, except
where a player thinks against the clock and runs out of time. Ctrl-C prints the results so far."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "match",
        help="measure two computer players by duplicate deals and games",
        description=_DESCRIPTION,
        epilog=_EPILOG,
    )
    for name, who in (("--a", "one player"), ("--b", "the other player")):
        parser.add_argument(name, type=_contestant, required=True, metavar="LEVEL", help=who)
    count = read.whole_number(0, MOST_UNITS)
    parser.add_argument(
        "--deals", type=count, default=DEALS, metavar="N", help=f"deals (default {DEALS})"
    )
    parser.add_argument(
        "--games", type=count, metavar="N", help="whole games (default a tenth of the deals)"
    )
    parser.add_argument("--seed", type=read.seed, default=1, metavar="N", help="the match's number")
    _add_conditions(parser)
    parser.add_argument(
        "--workers",
        type=read.whole_number(1, MOST_WORKERS),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes to share the work (default one per processor)",
    )
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="a Dask scheduler, whose workers play instead"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep the results in FILE; the same command resumes from it, also with more "
        "deals or games",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def _add_conditions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--form",
        type=read.Choice(Form, "form"),
        metavar="FORM",
        help=f"how many play: {', '.join(form.value for form in Form)} (default four)",
    )
    parser.add_argument(
        "--rules", default="", metavar="KEY=VALUE,...", help="rules by name, such as target=150"
    )
    parser.add_argument(
        "--calls",
        choices=("on", "off"),
        default="on",
        help="off: all players pass, so only the play of the cards is measured",
    )


def _contestant(name: str) -> str:
    """Read the name of a contestant, for `argparse`."""
    contestant_of(name)  # refuses any other
    return name


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print its result."""
    rules = _rules_of(arguments)
    games = arguments.deals // DEALS_FOR_A_GAME if arguments.games is None else arguments.games
    if not arguments.deals and not games:
        raise QuintoError("There is nothing to play; ask for --deals or --games.")
    contest = Contest(arguments.a, arguments.b, rules, arguments.calls == "on", arguments.seed)
    results = MatchResults(contest, arguments.deals, games)
    begun = time.monotonic()
    try:
        _play(arguments, contest, results)
    except (KeyboardInterrupt, WorkersLost):
        _report(arguments, results, time.monotonic() - begun)
        raise
    _report(arguments, results, time.monotonic() - begun)
    return 0


def _report(arguments: argparse.Namespace, results: MatchResults, spent_s: float) -> None:
    print(results.as_json(spent_s) if arguments.json else "\n".join(results.lines(spent_s)))


def _rules_of(arguments: argparse.Namespace) -> RuleOptions:
    form: Form | None = arguments.form
    rules = parse_options(arguments.rules, RuleOptions(form=form or Form.FOUR))
    if form is not None and rules.form is not form:
        raise QuintoError(f"--form says {form.value}, but --rules says {rules.form.value}.")
    if rules.match is not MatchForm.GAME or rules.draw is not DrawRule.OFF:
        raise QuintoError(
            "Players are measured in single games without a draw; leave match and draw out of "
            "--rules."
        )
    return rules


def _play(arguments: argparse.Namespace, contest: Contest, results: MatchResults) -> None:
    with ExitStack() as stack:
        kept = None
        if arguments.keep is not None:
            kept = stack.enter_context(closing(KeptOutcomes(arguments.keep, contest)))
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
