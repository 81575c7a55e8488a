"""The file in which a match keeps its outcomes, so that it can be resumed, or read again.

JSON, one object per line: first the match, then one line for each unit. The number of units, their
order and who plays them are not part of the match, so a longer match resumes where a shorter one
ended. A file may be kept without the times, which take most of its room.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from quinto_desktop import __version__
from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.rules import QuintoError, options_text

_FORMAT = "quinto-lab match"


class KeptMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What match a file keeps; all of it must agree for it to be resumed.

    Attributes:
        format: Says that it is such a file.
        version: Of the program.
        a: The name of one contestant.
        b: The name of the other.
        rules: The options, as text.
        calls: Whether there is a doubling round.
        seed: The match's number.
        partner: The name of A's partner; empty if A plays both hands of its side.
    """

    format: str = _FORMAT
    version: str
    a: str
    b: str
    rules: str
    calls: bool
    seed: int
    partner: str = ""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit and its outcome."""

    kind: Kind
    number: int
    results: tuple[int, int]
    ms: tuple[tuple[float, ...], tuple[float, ...]]


class KeptOutcomes:
    """A file of outcomes, open for writing; close it when done.

    A line that was not written in full is dropped.

    Attributes:
        outcomes: What the file held when it was opened.

    Args:
        path: The file; created if missing.
        contest: The match it is for.

    Raises:
        QuintoError: It holds another match, or something else, or is damaged.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        header = _header(contest)
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
                f"“{path}” keeps another match: there {name} is {theirs}, here {ours}."
            )


def read_kept(path: Path) -> tuple[KeptMatch, list[Outcome]]:
    """Read a file without going on with the match.

    Args:
        path: The file; a last line that was not written in full is passed over.

    Raises:
        QuintoError: It is something else, or damaged.
        OSError: It cannot be read.
    """
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    return _kept_match(path, first), [*_read(path, lines)]


def save_without_times(path: Path, match: KeptMatch, outcomes: Iterable[Outcome]) -> None:
    """Write a match's outcomes in order; it can be resumed, but its times are told no more.

    Args:
        path: The file; what it held is lost.
        match: The match.
        outcomes: Its outcomes.

    Raises:
        OSError: It cannot be written.
    """
    ordered = sorted(outcomes, key=lambda one: (one.unit.kind.value, one.unit.number))
    lines = [_Line(one.unit.kind, one.unit.number, one.results, ((), ())) for one in ordered]
    path.write_bytes(b"".join([msgspec.json.encode(line) + b"\n" for line in (match, *lines)]))


def _read(path: Path, lines: list[bytes]) -> Iterator[Outcome]:
    for number, line in enumerate(lines, start=2):
        try:
            read = msgspec.json.decode(line, type=_Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise QuintoError(f"“{path}” is damaged in line {number}.") from None
        yield Outcome(Unit(read.kind, read.number), read.results, read.ms)
