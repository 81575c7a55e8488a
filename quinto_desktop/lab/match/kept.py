"""The files in which matches keep their outcomes, and ``quinto-lab ladder``, a table of them.

A match can be resumed from its file. JSON, one object per line: first the match, then one line for
each unit. The number of units, their order and who plays them are not part of the match, so a
longer match resumes where a shorter one ended. It may be saved without the times, which take most
of its room. The table stands in lab/README.md.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec

from quinto_desktop import __version__
from quinto_desktop.lab.arguments import Command, Option
from quinto_desktop.lab.estimates import Estimate, mean_estimate
from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.records.disk.files import create_file, read_file
from quinto_desktop.rules import DrawRule, MatchForm, QuintoError, RuleOptions, options_text

_FORMAT = "quinto-lab match"
_MOST_BYTES = 100_000_000
_MOST_POINTS = 100_000

# Plain words only: they are written into tables and names of files.
_Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9:-]*$", max_length=60)]
_Options = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_=,]*$", max_length=300)]
_Result = Annotated[int, msgspec.Meta(ge=-_MOST_POINTS, le=_MOST_POINTS)]


class KeptMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What match a file keeps; all of it must agree for it to be resumed."""

    format: str = _FORMAT
    version: str
    a: _Name
    b: _Name
    rules: _Options
    calls: bool
    seed: int
    partner: _Name = ""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit and its outcome: points of a deal, or whether A has won a game, 0 or 1."""

    kind: Kind
    number: Annotated[int, msgspec.Meta(ge=1)]
    results: tuple[_Result, _Result]
    ms: tuple[tuple[float, ...], tuple[float, ...]]


class KeptOutcomes:
    """A file of outcomes, open for writing, and what it held before; close it when done.

    A line that was not written in full is dropped.

    Raises:
        QuintoError: It holds another match, or something else, or is damaged.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        header = _header(contest)
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise QuintoError(f"“{path}” is a device, not a file; outcomes cannot be kept there.")
        self._file: BinaryIO = path.open("a+b")
        try:
            self.outcomes = self._taken_up(path, header)
        except BaseException:
            self._file.close()
            raise

    def add(self, outcome: Outcome) -> None:
        """Write one more outcome, safe even if the program ends at once."""
        unit = outcome.unit
        self._write(_Line(unit.kind, unit.number, outcome.results, outcome.ms))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _taken_up(self, path: Path, header: KeptMatch) -> list[Outcome]:
        self._file.seek(0)
        whole, _, torn = self._file.read().rpartition(b"\n")
        if not whole:
            if torn and not msgspec.json.encode(header).startswith(torn):
                raise QuintoError(f"“{path}” is not a file of quinto-lab match.")
            self._file.truncate(0)
            self._write(header)
            return []
        first, *lines = whole.split(b"\n")
        _check_header(path, first, header)
        outcomes = [*_read(path, lines)]
        self._file.truncate(len(whole) + 1)
        return outcomes

    def _write(self, line: KeptMatch | _Line) -> None:
        self._file.seek(0, os.SEEK_END)
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _header(contest: Contest) -> KeptMatch:
    return KeptMatch(
        version=__version__,
        a=contest.a,
        b=contest.b,
        rules=options_text(contest.rules),
        calls=contest.has_calls,
        seed=contest.seed,
        partner=contest.partner,
    )


def _kept_match(path: Path, line: bytes) -> KeptMatch:
    try:
        found = msgspec.json.decode(line, type=KeptMatch)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if found is None or found.format != _FORMAT:
        raise QuintoError(f"“{path}” is not a file of quinto-lab match.")
    return found


def _check_header(path: Path, line: bytes, header: KeptMatch) -> None:
    found = _kept_match(path, line)
    for name in KeptMatch.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(header, name)
        if theirs != ours:
            raise QuintoError(
                f"“{path}” holds a different match: {name} is {_as_option(theirs)} there, not "
                f"{_as_option(ours)}."
            )


def _as_option(value: object) -> object:
    return ("on" if value else "off") if isinstance(value, bool) else value


def read_kept(path: Path) -> tuple[KeptMatch, list[Outcome]]:
    """Read a file without going on with the match; a last line that is torn is passed over.

    Raises:
        QuintoError: It is something else, damaged, or cannot be read.
    """
    if path.exists() and not path.is_file():
        raise QuintoError(f"“{path}” is not a file; name one written by quinto-lab match --keep.")
    whole, _, _ = read_file(path, _MOST_BYTES).rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    match, outcomes = _kept_match(path, first), [*_read(path, lines)]
    if len({one.unit for one in outcomes}) < len(outcomes):
        raise QuintoError(f"“{path}” is damaged: it has the same deal or game twice.")
    return match, outcomes


def save_without_times(path: Path, match: KeptMatch, outcomes: Iterable[Outcome]) -> None:
    """Write a match's outcomes in order; if it is resumed, only the times of new ones are told.

    Raises:
        QuintoError: There is such a file, or it cannot be written.
    """
    ordered = sorted(outcomes, key=lambda one: (one.unit.kind.value, one.unit.number))
    lines = [_Line(one.unit.kind, one.unit.number, one.results, ((), ())) for one in ordered]
    data = b"".join([msgspec.json.encode(line) + b"\n" for line in (match, *lines)])
    if not create_file(path, data):
        raise QuintoError(f"“{path}” already exists; delete it, or save to another folder.")


def _read(path: Path, lines: list[bytes]) -> Iterator[Outcome]:
    for number, line in enumerate(lines, start=2):
        try:
            read = msgspec.json.decode(line, type=_Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            read = None
        if read is None or (read.kind is Kind.GAME and not {*read.results} <= {0, 1}):
            raise QuintoError(f"“{path}” is damaged in line {number}.")
        yield Outcome(Unit(read.kind, read.number), read.results, read.ms)


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


LADDER = Command(
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
