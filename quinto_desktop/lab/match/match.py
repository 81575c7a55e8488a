"""``quinto-lab match``: who plays better, by deals and games played twice with sides exchanged.

With a pool it is one player against each member in turn, or beside each.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from array import array
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JSON, Command, Option, number_option
from quinto_desktop.lab.estimates import Estimate, Times, mean_estimate, times_of
from quinto_desktop.lab.match.contestants import contestant_of
from quinto_desktop.lab.match.duplicate import Contest
from quinto_desktop.lab.match.results import MatchResults, as_object, told
from quinto_desktop.lab.match.running import play_contest
from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.lab.pool.members import HELD_OUT, TRAINING, Half, members_named
from quinto_desktop.rules import (
    DrawRule,
    Form,
    MatchForm,
    QuintoError,
    RuleOptions,
    options_text,
    parse_options,
)

_STYLE = "+.2f"


class PoolResults(Struct, frozen=True):
    """The matches of one player, A, with the members of a pool.

    Attributes:
        is_beside: Whether A is the member's partner against two of the same kind; otherwise A plays
            both hands of its side.
    """

    matches: Mapping[str, MatchResults]
    is_beside: bool

    def worst(self) -> tuple[str, Estimate] | None:
        """The member against whom A does worst, and how; None before the first deal."""
        played = [(name, match.points()) for name, match in self.matches.items()]
        known = [(name, points) for name, points in played if points is not None]
        return min(known, key=lambda member: member[1].mean, default=None)

    def mean(self) -> Estimate | None:
        """A's points per deal, less the others', on average over the members.

        The members are dealt the same cards, so it is their mean in a deal that varies; only the
        deals that all have played count.
        """
        by_member = [match.points_by_deal() for match in self.matches.values()]
        common = set.intersection(*[{*deals} for deals in by_member])
        return mean_estimate([fmean(deals[at] for deals in by_member) for at in sorted(common)])

    def times(self) -> Times | None:
        """How long A's cards took."""
        ms = array("d")
        for match in self.matches.values():
            ms.extend(match.ms[0])
        return times_of(ms)

    def lines(self) -> Iterator[str]:
        """The report for the user, line by line."""
        yield (
            "points per deal beside a member, against two of it"
            if self.is_beside
            else "points per deal against"
        )
        width = max(map(len, (*self.matches, "worst")))
        for name, match in self.matches.items():
            won = match.games_won()
            games = "" if won is None else f", games won {100 * won.mean:.1f} %"
            deals = len(match.points_by_deal())
            yield f"  {name:<{width}}  {told(match.points(), _STYLE)}  {deals} deals{games}"
        yield f"  {'mean':<{width}}  {told(self.mean(), _STYLE)}"
        worst = self.worst()
        if worst is not None:
            yield f"  {'worst':<{width}}  {told(worst[1], _STYLE)}  {worst[0]}"

    def figures(self) -> dict[str, Any]:
        """The report for programs."""
        worst = self.worst()
        return {
            "members": {name: match.figures() for name, match in self.matches.items()},
            "mean": as_object(self.mean()),
            "worst": worst and {"member": worst[0], **(as_object(worst[1]) or {})},
            "thinking_ms": as_object(self.times()),
        }


def _file_of(folder: Path, contest: Contest) -> Path:
    if folder.exists() and not folder.is_dir():
        raise QuintoError(f"{folder} is a file; with a pool, name a folder to keep in.")
    folder.mkdir(exist_ok=True)
    how = "beside" if contest.partner else "v"
    # Windows allows no colon.
    return folder / f"{contest.a} {how} {contest.b}.jsonl".replace(":", "-")


class _Report:
    # The match of A and B, or those of A with a pool, against (False) and beside its members.

    def __init__(self, arguments: argparse.Namespace, rules: RuleOptions, games: int) -> None:
        self._arguments = arguments
        self._rules = rules
        self._begun = time.monotonic()
        self._contests: dict[tuple[bool, str], Contest] = {}
        self._results: dict[tuple[bool, str], MatchResults] = {}
        asked = (arguments.pool or (), arguments.with_partner or ())
        if arguments.b is not None:
            asked = ((arguments.b,), ())
        for is_beside, members in zip((False, True), asked, strict=True):
            for name in members:
                contest = Contest(
                    arguments.a,
                    name,
                    rules,
                    arguments.calls == "on",
                    arguments.seed,
                    name if is_beside else "",
                )
                self._contests[is_beside, name] = contest
                self._results[is_beside, name] = MatchResults(contest, arguments.deals, games)

    def matches(self) -> Iterator[tuple[Contest, MatchResults]]:
        """Each match, and where its outcomes go."""
        for key, contest in self._contests.items():
            yield contest, self._results[key]

    def print(self) -> None:
        """Print the results so far."""
        arguments, spent_s = self._arguments, time.monotonic() - self._begun
        if arguments.b is not None:
            (results,) = self._results.values()
            print(results.as_json(spent_s) if arguments.json else "\n".join(results.lines(spent_s)))
            return
        against, beside = self._part(is_beside=False), self._part(is_beside=True)
        if arguments.json:
            told = {
                "a": arguments.a,
                "against": against and against.figures(),
                "beside": beside and beside.figures(),
                "rules": options_text(self._rules),
                "calls": arguments.calls == "on",
                "seed": arguments.seed,
                "seconds": round(spent_s, 1),
                "complete": all(results.is_complete for results in self._results.values()),
            }
            print(json.dumps(told))
            return
        calls = "" if arguments.calls == "on" else ", all pass"
        print(f"{arguments.a} (A) and the pool, match {arguments.seed}, in {spent_s:.1f} s")
        print(f"{options_text(self._rules)}{calls}")
        for part in (against, beside):
            if part is not None:
                print("\n".join(part.lines()))
                if part.times() is not None:
                    print(f"  {arguments.a}: {part.times()}")

    def _part(self, *, is_beside: bool) -> PoolResults | None:
        matches = {
            name: results
            for (is_mix, name), results in self._results.items()
            if is_mix is is_beside
        }
        return PoolResults(matches, is_beside) if matches else None


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
    has_pool = bool(arguments.pool or arguments.with_partner)
    if has_pool and arguments.b is not None:
        raise QuintoError("--b and the pool exclude each other; leave one of them out.")
    if not has_pool and arguments.b is None:
        raise QuintoError("A needs an opponent; give --b LEVEL, --pool or --with-partner.")
    if arguments.with_partner and rules.form is not Form.FOUR:
        raise QuintoError("--with-partner needs four players; leave --form out.")
    report = _Report(arguments, rules, (arguments.games or 0) if has_pool else games)
    try:
        for contest, results in report.matches():
            keep = arguments.keep
            if keep is not None and has_pool:
                keep = _file_of(keep, contest)
            play_contest(arguments, contest, results, keep)
    except (KeyboardInterrupt, WorkersLost):
        report.print()
        raise
    report.print()
    return 0


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
            "--with-partner", f"A beside each member of the pool, against two of the same; {_POOL}"
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
