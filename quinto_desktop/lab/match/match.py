"""``quinto-lab match``: who plays better, by deals and games played twice with sides exchanged."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.match.contestants import contestant_of
from quinto_desktop.lab.match.duplicate import Contest
from quinto_desktop.lab.match.pool_match import run_pool
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.running import play_contest
from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.lab.pool.members import HELD_OUT, TRAINING, Half, members_named
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

_POOL = "training (the default), held-out, all, or members by name with commas between"

_DESCRIPTION = """\
Measure two computer players against each other. Every deal is played twice, with the same cards,
dealer and seeds, and the sides exchanged; its result is A's points minus B's, the mean of both
tables. It starts at 0 to 0 (rules §9: 0 to 25 with dummy), with the target set by the rules; if a
quint wins the game, its tricks are not counted (rules §7). With dummy A is the Dummy-player
against two players B, and then B against two players A. The deal rotates from deal to deal.
Whole games are also played twice in the same way, and the games won are counted.
With --pool each member of a pool takes B's place in turn. With --with-partner A takes one seat
beside a member, against two of the same; as two members would break even, the points are what A
adds to the pair."""

_EPILOG = f"""\
The players are novice, casual, club, master; random (any legal action); and seer, who sees all
cards and plays exactly from nine a hand, or from N as seer:N (it calls as casual does).
silent:NAME plays as NAME does but never doubles. The members of the pool were written only to test
against; the report gives A's mean over them and its worst opponent. They are
{", ".join(TRAINING)};
held out, so only for notes and never for tuning: {", ".join(HELD_OUT)}.
plain:W:E:K plays out W layouts a card, and solves E from K cards on.
Intervals are 95% confidence intervals: Student's for points, Wilson's for games as if all were
independent, which makes the intervals rather too wide, as both games of a pair share their luck.
Thinking times are per card, forced cards left out. The same seed gives the same points whatever the
workers, as players take the time they need, however busy the machine is. Ctrl-C prints the
results so far."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "match",
        help="measure two computer players by duplicate deals and games",
        description=_DESCRIPTION,
        epilog=_EPILOG,
    )
    parser.add_argument(
        "--a", type=contestant_named, required=True, metavar="LEVEL", help="one player"
    )
    _add_opponents(parser)
    count = read.whole_number(0, MOST_UNITS)
    parser.add_argument(
        "--deals", type=count, default=DEALS, metavar="N", help=f"deals (default {DEALS})"
    )
    parser.add_argument(
        "--games",
        type=count,
        metavar="N",
        help="whole games (default a tenth of the deals; with the pool none)",
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
        help="keep the results in FILE, with the pool a folder; the same command resumes from it, "
        "also with more deals or games",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def _add_opponents(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--b", type=contestant_named, metavar="LEVEL", help="the other player")
    parser.add_argument(
        "--pool",
        type=members_named,
        nargs="?",
        const=Half.TRAINING.members,
        metavar="POOL",
        help="instead of --b: each member of the pool, " + _POOL,
    )
    parser.add_argument(
        "--with-partner",
        type=members_named,
        nargs="?",
        const=Half.TRAINING.members,
        metavar="POOL",
        help="A beside each member of the pool, against two of the same; " + _POOL,
    )


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


def contestant_named(name: str) -> str:
    """Read the name of a contestant, for `argparse`."""
    contestant_of(name)  # refuses any other
    return name


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print its result."""
    rules = _rules_of(arguments)
    games = arguments.deals // DEALS_FOR_A_GAME if arguments.games is None else arguments.games
    if not arguments.deals and not games:
        raise QuintoError("There is nothing to play; ask for --deals or --games.")
    if arguments.pool or arguments.with_partner:
        return _run_pool(arguments, rules)
    if arguments.b is None:
        raise QuintoError("A needs an opponent; give --b LEVEL, --pool or --with-partner.")
    contest = Contest(arguments.a, arguments.b, rules, arguments.calls == "on", arguments.seed)
    results = MatchResults(contest, arguments.deals, games)
    begun = time.monotonic()
    try:
        play_contest(arguments, contest, results, arguments.keep)
    except (KeyboardInterrupt, WorkersLost):
        _report(arguments, results, time.monotonic() - begun)
        raise
    _report(arguments, results, time.monotonic() - begun)
    return 0


def _run_pool(arguments: argparse.Namespace, rules: RuleOptions) -> int:
    if arguments.b is not None:
        raise QuintoError("--b and the pool exclude each other; leave one of them out.")
    return run_pool(arguments, rules, arguments.deals, arguments.games or 0)


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
