"""A report of an error that nobody expected, for whoever can mend it.

It can be passed on: what it says of files is that there was one. Nothing here needs Qt, more than
one file at a time, or much memory, as any of them may be what failed.
"""

from __future__ import annotations

import contextlib
import os
import platform
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from quinto_desktop import __version__, is_frozen

_PACKAGE = str(Path(__file__).resolve().parent)
_FILE = "<file>"
_OWN_NAME = re.compile(r"[^\s'\"“”„«»=(]*\.quinto\b~?")
_QUOTED_PATH = re.compile(r"""(['"“])(?:/|~|[A-Za-z]:\\|\\\\)[^'"”\n]*(['"”])""")
_HEADING = re.compile(r'^(\s*File ")(.*)(", line \d+, in .*)$')
_MOST_CHARACTERS = 20_000
_MOST_CAUSES = 10


@dataclass(frozen=True, slots=True)
class Report:
    """An error, as it can be passed on; `place` is the same for the same error again."""

    place: str
    text: str


def place_of(error: BaseException) -> str:
    """Where an error was raised, and its kind; equal for what is the same fault again."""
    trace, number, name = error.__traceback__, 0, ""
    while trace is not None:
        number, name = trace.tb_lineno, trace.tb_frame.f_code.co_filename
        trace = trace.tb_next
    return f"{type(error).__name__} {name}:{number}"


def report_of(error: BaseException, surroundings: Mapping[str, str]) -> Report:
    """Report an error with its traceback, and what else is told by name: the version of Qt, say."""
    known = {
        "Quinto": f"{__version__}{' (as one program)' if is_frozen() else ''}",
        "Python": platform.python_version(),
        **surroundings,
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
    }
    lines = [f"{name}: {value}" for name, value in known.items()]
    told = "".join(traceback.format_exception(error, limit=-40)).rstrip()
    names = set(_names_in(error))
    text = "\n".join([_without_names(line, names) for line in told.splitlines()])
    return Report(place_of(error), "\n".join([*lines, "", text[-_MOST_CHARACTERS:], ""]))


def _names_in(error: BaseException | None) -> Iterator[str]:
    for _ in range(_MOST_CAUSES):
        if error is None:
            return
        for name in (getattr(error, "filename", None), getattr(error, "filename2", None)):
            if isinstance(name, str | bytes | os.PathLike):
                yield os.fsdecode(name)
        error = error.__cause__ or error.__context__


def _without_names(line: str, names: set[str]) -> str:
    heading = _HEADING.match(line)
    if heading is not None:
        return f"{heading[1]}{_place_in_program(heading[2])}{heading[3]}"
    for name in sorted(names, key=len, reverse=True):
        for written in (repr(name)[1:-1], name):
            if len(written) > 1:
                line = line.replace(written, _FILE)
    line = _QUOTED_PATH.sub(rf"\1{_FILE}\2", line)
    return _OWN_NAME.sub(_FILE, _without_home(line))


def _place_in_program(path: str) -> str:
    if path.startswith(_PACKAGE):
        return f"quinto_desktop{path[len(_PACKAGE) :]}"
    roots = (*sys.path, sys.prefix, sys.base_prefix)
    for root in sorted(filter(None, roots), key=len, reverse=True):
        if path.startswith(root + os.sep):
            return path[len(root) + 1 :]
    return path if path.startswith("<") else os.path.basename(path)


def _without_home(line: str) -> str:
    home = ""
    with contextlib.suppress(OSError, RuntimeError, KeyError):
        home = os.path.expanduser("~")
    return line.replace(home, "~") if len(home) > 1 and home != "~" else line
