"""The file in which a match keeps its outcomes, so that it can be resumed.

JSON, one object per line: first the match, then one line for each unit. The number of units, their
order and who plays them are not part of the match, so a longer match resumes where a shorter one
ended.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from quinto_desktop import __version__
from quinto_desktop.lab.match.duplicate import Contest, Kind, Outcome, Unit
from quinto_desktop.rules import QuintoError, options_text


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must agree for a match to be resumed."""

    format: str = "quinto-lab match"
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

    def _taken_up(self, path: Path, header: _Header) -> list[Outcome]:
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

    def _write(self, line: _Header | _Line) -> None:
        self._file.seek(0, os.SEEK_END)
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _header(contest: Contest) -> _Header:
    return _Header(
        version=__version__,
        a=contest.a,
        b=contest.b,
        rules=options_text(contest.rules),
        calls=contest.has_calls,
        seed=contest.seed,
        partner=contest.partner,
    )


def _check_header(path: Path, line: bytes, header: _Header) -> None:
    try:
        found = msgspec.json.decode(line, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if found is None or found.format != header.format:
        raise QuintoError(f"“{path}” is not a file of quinto-lab match.")
    for name in _Header.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(header, name)
        if theirs != ours:
            raise QuintoError(
                f"“{path}” keeps another match: there {name} is {theirs}, here {ours}."
            )


def _read(path: Path, lines: list[bytes]) -> Iterator[Outcome]:
    for number, line in enumerate(lines, start=2):
        try:
            read = msgspec.json.decode(line, type=_Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise QuintoError(f"“{path}” is damaged in line {number}.") from None
        yield Outcome(Unit(read.kind, read.number), read.results, read.ms)
