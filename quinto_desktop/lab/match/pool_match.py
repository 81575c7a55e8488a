"""``quinto-lab match --pool``: one player against each member of the pool, or beside each."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

from quinto_desktop.lab.match.duplicate import Contest
from quinto_desktop.lab.match.pool_results import PoolResults
from quinto_desktop.lab.match.results import MatchResults
from quinto_desktop.lab.match.running import play_contest
from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.rules import Form, QuintoError, RuleOptions, options_text


def run_pool(arguments: argparse.Namespace, rules: RuleOptions, deals: int, games: int) -> int:
    """Play the matches and print their results.

    Args:
        arguments: Of the command.
        rules: The options.
        deals: How many deals each match has.
        games: How many games.
    """
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
    """The file in which one of the matches is kept."""
    how = "beside" if contest.partner else "v"
    # Windows allows no colon.
    return folder / f"{contest.a} {how} {contest.b}.jsonl".replace(":", "-")


class _Report:
    """All the matches asked for, played or not."""

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
