"""``quinto-lab ladder``: the table of kept matches, as it stands in lab/README.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from quinto_desktop.lab.arguments import Command, Option
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.match.duplicate import Kind, Outcome
from quinto_desktop.lab.match.kept import KeptMatch, read_kept, save_without_times
from quinto_desktop.rules import DrawRule, MatchForm, QuintoError, RuleOptions, options_text

_USUAL = options_text(replace(RuleOptions(), match=MatchForm.GAME, draw=DrawRule.OFF)).split(",")


def run(arguments: argparse.Namespace) -> int:
    """Print the table."""
    matches = [read_kept(path) for path in arguments.files]
    if arguments.save is not None:
        _save(matches, arguments.save)
    for line in table_of(matches):
        print(line)
    return 0


def _save(matches: Sequence[tuple[KeptMatch, Sequence[Outcome]]], folder: Path) -> None:
    names = [f"{_name(match)}.jsonl" for match, _ in matches]
    for name in names:
        if names.count(name) > 1:
            raise QuintoError(
                f"Two of the matches would be saved as “{name}”; save them one at a time."
            )
    folder.mkdir(exist_ok=True)
    for name, (match, outcomes) in zip(names, matches, strict=True):
        save_without_times(folder / name, match, outcomes)


def table_of(matches: Sequence[tuple[KeptMatch, Sequence[Outcome]]]) -> Iterator[str]:
    """The lines of the table, in Markdown; only deals count."""
    yield "| | deals | points |"
    yield "| --- | --- | --- |"
    for match, outcomes in matches:
        deals = [one for one in outcomes if one.unit.kind is Kind.DEAL]
        deals.sort(key=lambda one: one.unit.number)
        points = mean_estimate([sum(one.results) / 2 for one in deals])
        yield f"| {_told(match)} | {len(deals):,} | {_points(points)} |"


def _told(match: KeptMatch) -> str:
    beside = f" beside {match.partner}" if match.partner else ""
    more = [f", {option}" for option in _unusual(match)]
    calls = ", with calls" if match.calls else ""
    return f"{match.a}{beside} v {match.b}{''.join(more)}{calls}"


def _name(match: KeptMatch) -> str:
    beside = f"_beside_{match.partner}" if match.partner else ""
    more = [f"_{option}" for option in _unusual(match)]
    calls = "_calls" if match.calls else ""
    return f"{match.a}{beside}_{match.b}{''.join(more)}{calls}_{match.seed}".replace(":", "-")


def _unusual(match: KeptMatch) -> list[str]:
    return [option for option in match.rules.split(",") if option not in _USUAL]


def _points(points: Estimate | None) -> str:
    if points is None:
        return "–"
    if points.low is None or points.high is None:
        return _signed(points.mean)
    return f"{_signed(points.mean)} ({_signed(points.low)} to {_signed(points.high)})"


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


COMMAND = Command(
    "ladder",
    "print a table of stored match results",
    "Print a table of the results kept by quinto-lab match --keep: deals only, not whole games.",
    (
        Option("files", "a file written by quinto-lab match --keep", "FILE.jsonl", Path, nargs="+"),
        Option(
            "--save",
            "also write each match to a new file there, without its times, which take up most of "
            "the space",
            "DIR",
            Path,
        ),
    ),
    run,
    """\
Points are A's minus B's per deal, each played twice with sides swapped; intervals are 95%.
Example: quinto-lab match --a club --b casual --deals 2000 --keep club_casual.jsonl, then
quinto-lab ladder club_casual.jsonl""",
)
