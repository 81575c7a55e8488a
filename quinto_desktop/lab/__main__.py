"""The command `quinto-lab`, or ``python -m quinto_desktop.lab``.

Every error is reported in one line on standard error: the exit code is 2 for a fault or a wrong
command, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from quinto_desktop import __version__
from quinto_desktop.lab import bench, stats
from quinto_desktop.lab.calling import calls
from quinto_desktop.lab.checking import conform, saved_games
from quinto_desktop.lab.judging import ask, hint, review
from quinto_desktop.lab.match import kept, match
from quinto_desktop.lab.playing import play
from quinto_desktop.lab.puzzles import puzzles
from quinto_desktop.lab.solving import solve
from quinto_desktop.lab.training import train
from quinto_desktop.players.kernel import model_faults
from quinto_desktop.records.faults import cut, error_text
from quinto_desktop.rules import QuintoError

_PROGRAM = "quinto-lab"
_COMMANDS = (
    *(play.COMMAND, match.COMMAND, kept.LADDER, calls.COMMAND, solve.COMMAND, conform.COMMAND),
    *(bench.COMMAND, train.COMMAND, saved_games.CHECK, saved_games.SCORE, saved_games.VERIFY),
    *(stats.COMMAND, hint.COMMAND, review.COMMAND, ask.COMMAND, puzzles.COMMAND),
)
_THINKING = ("play", "match", "calls", "bench", "hint", "review", "ask", "puzzles")
_FAULT = 2
_STOPPED = 130
_NOBODY_READS = 141  # as if SIGPIPE had ended it


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Returns:
        The exit code.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a file name may be any bytes
    try:
        code = _run(argv)
        _flush()
    except BrokenPipeError:
        code = _NOBODY_READS
    except KeyboardInterrupt:
        code = _complain("stopped", _STOPPED)
    except QuintoError as error:
        code = _complain(error_text(error), _FAULT)
    except OSError as error:
        told = f"“{error.filename}”: {error.strerror}; name another."
        code = _complain(str(error.strerror or error) if error.filename is None else told, _FAULT)
    _close_output()
    return code


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        line = cut(" ".join(message.split()))
        line += "" if line.endswith(".") else "."
        self.exit(_FAULT, f"{self.prog}: {line} “{self.prog} --help” lists the options.\n")


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = command_line().parse_args(argv)
    except SystemExit as stop:  # --help, --version and wrong commands
        return stop.code if isinstance(stop.code, int) else 0
    if arguments.command in _THINKING:
        _tell_of_models()
    code: int = arguments.run(arguments)
    return code


def command_line() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; manual page and completions are made from it."""
    parser: argparse.ArgumentParser = _Parser(prog=_PROGRAM, description="Quinto without a window.")
    parser.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for command in _COMMANDS:
        command.add_to(commands)
    return parser


def _tell_of_models() -> None:
    for name, fault in model_faults().items():
        _complain(f"The players continue without {name}.bin. {fault}", _FAULT)


def _complain(message: str, code: int) -> int:
    with contextlib.suppress(OSError):
        print(f"{_PROGRAM}: {cut(' '.join(message.split()))}", file=sys.stderr)
    return code


def _flush() -> None:
    if isinstance(sys.stdout, io.TextIOBase):  # None if the process was started without one
        sys.stdout.flush()


def _close_output() -> None:
    """Flush the output; if nothing reads it, keep Python from complaining later."""
    try:
        _flush()
    except OSError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
