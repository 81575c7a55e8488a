"""``quinto-lab match``: who plays better, by deals and games played twice with sides exchanged."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JSON, Command, Option, number_option
from quinto_desktop.lab.match.contestants import contestant_of
from quinto_desktop.lab.match.duplicate import Contest
from quinto_desktop.lab.match.pool_match import run_pool
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.running import play_contest
from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.lab.pool.members import HELD_OUT, TRAINING, Half, members_named
from quinto_desktop.rules import DrawRule, Form, MatchForm, QuintoError, RuleOptions, parse_options

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


def _members(name: str, help_text: str) -> Option:
    members = Half.TRAINING.members
    return Option(name, help_text, "POOL", members_named, nargs="?", const=members)


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


COMMAND = Command(
    "match",
    "measure two computer players by duplicate deals and games",
    _DESCRIPTION,
    (
        Option("--a", "one player", "LEVEL", contestant_named, required=True),
        Option("--b", "the other player", "LEVEL", contestant_named),
        _members("--pool", f"instead of --b: each member of the pool, {_POOL}"),
        _members(
            "--with-partner",
            f"A beside each member of the pool, against two of the same; {_POOL}",
        ),
        number_option("--deals", f"deals (default {DEALS})", 0, MOST_UNITS, DEALS),
        number_option(
            "--games",
            "whole games (default a tenth of the deals; with the pool none)",
            *(0, MOST_UNITS),
        ),
        Option("--seed", "the match's number", "N", read.seed, default=1),
        Option(
            "--form",
            f"how many play: {', '.join(form.value for form in Form)} (default four)",
            "FORM",
            read.Choice(Form, "form"),
        ),
        Option("--rules", "rules by name, such as target=150", "KEY=VALUE,...", default=""),
        Option(
            "--calls",
            "off: all players pass, so only the play of the cards is measured",
            choices=("on", "off"),
            default="on",
        ),
        number_option(
            "--workers",
            "processes to share the work (default one per processor)",
            *(1, MOST_WORKERS, os.cpu_count() or 1),
        ),
        Option("--scheduler", "a Dask scheduler, whose workers play instead", "ADDRESS"),
        Option(
            "--keep",
            "keep the results in FILE, with the pool a folder; the same command resumes from it, "
            "also with more deals or games",
            "FILE",
            Path,
        ),
        JSON,
    ),
    run,
    _EPILOG,
)
