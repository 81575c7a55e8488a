"""What GitHub runs is what the repository has: its commands, its files, its tools."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
WORKFLOWS = sorted((CHECKOUT / ".github" / "workflows").glob("*.yml"))


def test_there_are_two() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_every_file_of_ours_that_is_named_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/])(?:packaging|tests|\.ci)/[\w./-]+\w", text))
    assert named
    assert not [name for name in named if not (CHECKOUT / name).exists()]


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_each_may_only_read_unless_a_job_says_why(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\npermissions:\n  contents: read\n") == 1
    assert all("#" in line for line in text.splitlines() if ": write" in line)
    assert set(re.findall(r"uses: (\S+?)/", text)) == {"actions"}


def test_the_wheels_serve_the_oldest_python_and_all_later_ones() -> None:
    with (CHECKOUT / "pyproject.toml").open("rb") as file:
        read = tomllib.load(file)
    oldest = read["project"]["requires-python"].removeprefix(">=").replace(".", "")
    assert read["tool"]["cibuildwheel"]["build"] == f"cp{oldest}-*"
    assert read["tool"]["distutils"]["bdist_wheel"]["py-limited-api"] == f"cp{oldest}"
