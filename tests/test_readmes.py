"""The main README is short, and what it and the others name is there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest
from examples import each

from quinto_desktop import startup
from steps.setuptools_commands import not_ignored

CHECKOUT = Path(__file__).parents[1]
if not (CHECKOUT / "quinto_desktop").is_dir():
    pytest.skip("the tests are away from the package and its pages", allow_module_level=True)

LIMIT_BYTES = 12_288
FILES = {*not_ignored(CHECKOUT)}
PLACES = FILES | {str(folder) for name in FILES for folder in PurePosixPath(name).parents}
TEXTS = ("resources/book/", "resources/lessons/")  # of the window; see tests/window/test_help.py
PAGES = sorted(name for name in FILES if name.endswith(".md") and not name.startswith(TEXTS))
TOPS = {PurePosixPath(name.removeprefix("quinto_desktop/")).parts[0] for name in PLACES - {"."}}
"""The names that a path may begin with: from the root, or from the package, as most do."""

MADE = {"quinto_desktop/_packaging", "dist/release-notes.md"}
"""What a build makes, and a page names."""

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`]+`", re.DOTALL)
HEADING = re.compile(r"^#+ (.*)", re.MULTILINE)
SOURCE = re.compile(r"[\w./@-]*\w\.(bin|md|png|py|toml|yml)")


def text_of(page: str) -> str:
    return (CHECKOUT / page).read_text(encoding="utf-8")


def missing(page: str, text: str) -> Iterator[str]:
    """The links and paths in a page that lead nowhere."""
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        target = normpath(PurePosixPath(page).parent / path) if path else page
        if not link.startswith("https://") and not (
            target in PLACES and (not anchor or anchor in anchors(text_of(target)))
        ):
            yield link
    for code in CODE.findall(text):
        for word in re.split(r"[\s`,…]+", code):
            name = word.removesuffix("/*").strip("/")
            is_path = "/" in word.strip("/") and name.partition("/")[0] in TOPS
            if (is_path or SOURCE.fullmatch(word)) and not is_there(name):
                yield word


def is_there(name: str) -> bool:
    """Whether something has this path, wherever it begins; also “module.function”."""
    names = {name, name.rpartition(".")[0] + ".py"}
    return name in MADE or any(
        place == each or place.endswith(f"/{each}") for each in names for place in PLACES
    )


def anchors(text: str) -> set[str]:
    """What a link to one of the headings says after its #."""
    return {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)
    }


def test_the_main_readme_is_short() -> None:
    assert (CHECKOUT / "README.md").stat().st_size <= LIMIT_BYTES


@each("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    assert [*missing(page, text_of(page))] == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("(resources/pictures/table.png)", "(resources/pictures/tables.png)"),
        ("(quinto_desktop/lab/README.md)", "(lab/README.md)"),
        ("#how-nothing-gets-lost)", "#how-something-gets-lost)"),
        ("`tests/test_architecture.py`", "`tests/test_architect.py`"),
        ("`records/saves`", "`records/saved`"),
        ("`packaging/build ", "`packaging/make "),
    ],
)
def test_what_is_not_there_is_noticed(right: str, wrong: str) -> None:
    text = text_of("README.md")
    assert right in text
    assert [*missing("README.md", text.replace(right, wrong))] != []


def test_it_installs_what_the_program_asks_for() -> None:
    assert f"sudo apt install {' '.join(startup.PACKAGES)}\n" in text_of("README.md")


@pytest.mark.skipif(sys.platform == "win32", reason="the script is for bash")
@pytest.mark.parametrize(("name", "end"), [("start", "quinto"), ("test", "--sleepers 3")])
def test_the_two_commands_are_found(name: str, end: str) -> None:
    line = subprocess.check_output([CHECKOUT / ".ci/readme-line", name], text=True)
    assert line.startswith("python3 -m venv .venv && ")
    assert line.count("\n") == 1
    assert line.endswith(f"{end}\n")
