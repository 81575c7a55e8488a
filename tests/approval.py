"""A pytest plugin: what the program says is compared with what somebody has read and approved.

    pytest tests/window/test_told.py             # a changed text fails, with a short comparison
    pytest tests/window/test_told.py --approve   # takes the present texts over; see `git diff`

A test asks for the fixture `approved` and gives it a name and a text: `approved("cards/de", text)`.
The texts lie in `tests/data/told`, one `.txt` each, to be read by translators as well.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "data" / "told"

SHOWN = 24
"""How many lines of a comparison are shown."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--approve", action="store_true", help="take over what the program says now as approved"
    )


@pytest.fixture
def approved(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the approved one of this name: `approved(name, text)`."""
    takes_over: bool = request.config.getoption("--approve")

    def compare(name: str, text: str) -> None:
        if takes_over:
            take_over(FOLDER, name, text)
        elif (fault := fault_of(FOLDER, name, text)) is not None:
            pytest.fail(fault, pytrace=False)

    return compare


def fault_of(folder: Path, name: str, text: str) -> str | None:
    """What differs between a text and the approved one, shortly; None if they are the same."""
    file = path_of(folder, name)
    if not file.exists():
        return f"nobody has approved {file}; if the text is right, --approve."
    before = file.read_text(encoding="utf-8")
    if before == text:
        return None
    lines = difflib.unified_diff(
        before.splitlines(), text.splitlines(), "approved", "now", n=1, lineterm=""
    )
    shown = "\n".join([*lines][:SHOWN])
    return f"{file} differs; if the text is right, --approve.\n{shown}"


def take_over(folder: Path, name: str, text: str) -> None:
    """Approve a text; a file that has it already is not written."""
    if fault_of(folder, name, text) is not None:
        file = path_of(folder, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


def path_of(folder: Path, name: str) -> Path:
    return folder / f"{name}.txt"


def rows(name: str) -> list[list[str]]:
    """The cells of each line of an approved table, but for the last: what came of them."""
    lines = path_of(FOLDER, name).read_text(encoding="utf-8").splitlines()
    return [line.split(" | ")[:-1] for line in lines]


def row(*cells: object) -> str:
    """A line of such a table, where the rows are tried and told."""
    return " | ".join(map(str, cells)) + "\n"


def edit(document: Any, where: str, value: str) -> None:
    """Put a value, as JSON, where a row's paths lead, or take away what is there: —."""
    for path in where.split(", "):
        part = document
        *steps, last = path.split(".")
        for step in steps:
            part = part[int(step) if isinstance(part, list) else step]
        place = int(last) if isinstance(part, list) else last
        if value == "—":
            del part[place]
        else:
            part[place] = json.loads(value)


def unused(folder: Path, names: Iterable[str]) -> list[Path]:
    """The files in a folder of approved texts that no case asks for."""
    used = {path_of(folder, name) for name in names}
    return sorted(path for path in folder.rglob("*") if path.is_file() and path not in used)
