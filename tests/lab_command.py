"""`quinto-lab` as the tests use it: what it prints, and how it refuses."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest


@cache
def parser_of(
    commands: object, made: Callable[[], argparse.ArgumentParser]
) -> argparse.ArgumentParser:
    """The command line of some commands, which takes as long to make as a short command takes."""
    return made()


def main(arguments: list[str]) -> int:
    from quinto_desktop.lab import __main__ as program  # most tests do without it

    with pytest.MonkeyPatch.context() as patch:
        parser = parser_of(program._COMMANDS, program.command_line)
        patch.setattr(program, "command_line", lambda: parser)
        return program.main(arguments)


class Lab:
    """Runs commands, and returns what they print; the first argument may be several words."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.err = ""

    def __call__(self, words: object, *more: object, code: int = 0) -> str:
        self._capsys.readouterr()
        assert main([*str(words).split(), *map(str, more)]) == code
        out, self.err = self._capsys.readouterr()
        return out

    def json(self, words: object, *more: object) -> dict[str, Any]:
        found = json.loads(self(words, *more, "--json"))
        assert isinstance(found, dict)
        return found

    def refused(self, words: object, *more: object) -> str:
        """The one line that is printed, on standard error, where a command refuses."""
        assert self(words, *more, code=2) == ""
        assert self.err.startswith("quinto-lab")
        assert self.err.count("\n") == 1
        return self.err


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Lab:
    return Lab(capsys)
