"""`quinto-lab` as the tests use it: what it prints, and how it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest


def main(arguments: list[str]) -> int:
    from quinto_desktop.lab.__main__ import main  # most tests do without it

    return main(arguments)


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
