"""``quinto-lab match --pool``: one player against each member of the pool, or beside each."""

from __future__ import annotations

import argparse
import json
import time
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from quinto_desktop.lab.estimates import Estimate, Times, mean_estimate, times_of
from quinto_desktop.lab.match.duplicate import Contest
from quinto_desktop.lab.match.results import MatchResults, as_object, told
from quinto_desktop.lab.match.running import play_contest
from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.rules import Form, QuintoError, RuleOptions, options_text

_STYLE = "+.2f"


@dataclass(frozen=True, slots=True)
class PoolResults:
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
            ms.extend(match.times_of_a())
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


def run_pool(arguments: argparse.Namespace, rules: RuleOptions, deals: int, games: int) -> int:
    """Play the matches and print their results."""
    if arguments.with_partner and rules.form is not Form.FOUR:
        raise QuintoError("--with-partner needs four players; leave --form out.")
    report = _Report(arguments, rules, deals, games)
    try:
        for contest, results in report.matches():
            keep = arguments.keep
            if keep is not None:
                if keep.exists() and not keep.is_dir():
                    raise QuintoError(f"{keep} is a file; with a pool, name a folder to keep in.")
                keep.mkdir(exist_ok=True)
                keep = _file_of(keep, contest)
            play_contest(arguments, contest, results, keep)
    except (KeyboardInterrupt, WorkersLost):
        report.print()
        raise
    report.print()
    return 0


def _file_of(folder: Path, contest: Contest) -> Path:
    how = "beside" if contest.partner else "v"
    # Windows allows no colon.
    return folder / f"{contest.a} {how} {contest.b}.jsonl".replace(":", "-")


class _Report:
    def __init__(
        self, arguments: argparse.Namespace, rules: RuleOptions, deals: int, games: int
    ) -> None:
        self._arguments = arguments
        self._rules = rules
        self._begun = time.monotonic()
        self._contests: dict[tuple[bool, str], Contest] = {}
        self._results: dict[tuple[bool, str], MatchResults] = {}
        asked = (arguments.pool or (), arguments.with_partner or ())
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
                self._results[is_beside, name] = MatchResults(contest, deals, games)

    def matches(self) -> Iterator[tuple[Contest, MatchResults]]:
        """Each match, and where its outcomes go."""
        for key, contest in self._contests.items():
            yield contest, self._results[key]

    def print(self) -> None:
        """Print the results so far."""
        arguments, spent_s = self._arguments, time.monotonic() - self._begun
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
