"""Who Quinto is stands in one file, and everything else follows it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest
from examples import each

import quinto_desktop
from quinto_desktop.identity import IDENTITY, packaging_path
from steps.identity import BEGIN, read_identity, repeated, rewritten
from steps.workshop import Fault

CHECKOUT = Path(__file__).parents[2]

OTHER = {
    "id": "net.cards.fifty-three",
    "homepage": "https://cards.net/fifty-three",
    "developer": "Ann Lee",
    "developer-id": "net.cards",
    "email": "ann@cards.net",
    "licence": "MIT",
    "mime-type": "application/x-fifty-three",
}
WRITTEN_BY_HAND = {"README.md", "packaging/identity.toml"}
"""Where, besides tests, the id, the homepage and the address may be named."""

REPEATED = repeated(read_identity(CHECKOUT / "packaging" / "identity.toml"))


@pytest.mark.parametrize("name", REPEATED)
def test_what_repeats_the_identity_is_current(name: str) -> None:
    path = CHECKOUT / name
    if not path.is_file():  # the tests are away from the package
        path = Path(quinto_desktop.__file__).parents[1] / name
    text = path.read_text(encoding="utf-8")

    assert rewritten(text, REPEATED[name], name) == text, "run: python packaging/build identity"


def test_pyproject_says_what_the_identity_says() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["license"] == IDENTITY.licence
    assert project["urls"]["Homepage"] == IDENTITY.homepage
    assert project["authors"] == [{"name": IDENTITY.developer, "email": IDENTITY.email}]
    assert [*project["gui-scripts"]] == [IDENTITY.command]
    assert [*project["scripts"]] == [IDENTITY.lab_command]
    assert not any(name.startswith("License ::") for name in project["classifiers"])
    for pattern in project["license-files"]:
        assert [*CHECKOUT.glob(pattern)]


@pytest.mark.parametrize("text", ["[project]\n", f"{BEGIN}{BEGIN}"])
def test_marks_that_are_missing_are_missed(text: str) -> None:
    with pytest.raises(Fault, match=re.escape("a.toml")):
        rewritten(text, ("x = 1\n", "y = 2\n"), "a.toml")


@pytest.mark.parametrize(
    "text", ["id = ", 'id = "org.example.quinto"', 'id = "a"\nname = "b"\ncolour = "c"']
)
def test_an_identity_that_is_not_whole_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "identity.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(Fault, match="does not say who Quinto is"):
        read_identity(path)


def test_nothing_else_names_the_identity() -> None:
    words = (IDENTITY.id, IDENTITY.homepage.partition("//")[2], IDENTITY.email)
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("this is not a checkout")
    found = set()
    for name in filter(None, listed.stdout.split("\0")):
        path = CHECKOUT / name
        if path.is_file() and name not in REPEATED and not name.startswith("tests/"):
            content = path.read_bytes()
            found |= {name for word in words if word.encode() in content}

    assert found <= WRITTEN_BY_HAND


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout whose identity is another, with all that follows it written."""
    if not (CHECKOUT / "quinto_desktop").is_dir():
        pytest.skip("there is no checkout to copy")
    copy = tmp_path_factory.mktemp("checkout")
    left = shutil.ignore_patterns("__pycache__", "*.so", "window", "translations")
    for name in ("quinto_desktop", "packaging", "resources"):
        shutil.copytree(CHECKOUT / name, copy / name, ignore=left)
    shutil.copy(CHECKOUT / "pyproject.toml", copy)
    identity = copy / "packaging" / "identity.toml"
    text = identity.read_text(encoding="utf-8")
    for name, value in OTHER.items():
        text, count = re.subn(rf'^{name} = "[^"]*"', f'{name} = "{value}"', text, flags=re.M)
        assert count == 1, name
    identity.write_text(text, encoding="utf-8")
    (copy / "packaging" / "LICENSE").write_text("MIT License\n\nPermission …", encoding="utf-8")
    run(copy, "packaging/build", "identity")
    code = (
        "from pathlib import Path; from quinto_desktop.desktop_files import write_desktop_files;"
        "write_desktop_files(Path('share'), 'quinto')"
    )
    run(copy, "-c", code)
    return copy


def run(cwd: Path, *words: str) -> None:
    process = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={"PYTHONPATH": str(cwd), "SOURCE_DATE_EPOCH": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout + process.stderr


def test_another_identity_changes_all_that_is_written(scratch: Path) -> None:
    other = read_identity(scratch / "packaging" / "identity.toml")
    before = {
        own for own, others in zip(astuple(IDENTITY), astuple(other), strict=True) if own != others
    }
    before.discard(IDENTITY.developer_id)  # is part of others
    assert len(before) == len(OTHER) - 1
    for path in [scratch / "pyproject.toml", *scratch.joinpath("share").rglob("*")]:
        name = path.relative_to(scratch).as_posix()
        assert [word for word in before if word in name] == []
        if path.is_file() and path.suffix != ".png":
            text = path.read_text(encoding="utf-8")
            assert [word for word in before if word in text] == [], name
    project = tomllib.loads((scratch / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] == "MIT"
    assert project["authors"] == [{"name": "Ann Lee", "email": "ann@cards.net"}]


def test_a_licence_without_its_text_is_noticed(scratch: Path) -> None:
    (scratch / "packaging" / "LICENSE").write_text("All rights reserved.", encoding="utf-8")
    process = subprocess.run(
        [sys.executable, "packaging/build", "identity"],
        cwd=scratch,
        capture_output=True,
        text=True,
        check=False,
    )

    assert process.returncode == 1
    assert "packaging/LICENSE is not the text of MIT" in process.stderr


# -------- Every part of Quinto's packages is listed with its licence, and the texts are there
FOLDER = packaging_path("licences")


def components() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(
        (FOLDER / "components.toml").read_text(encoding="utf-8")
    )["component"]
    return found


def test_quintos_own_licence_is_there() -> None:
    text = packaging_path("LICENSE").read_text(encoding="utf-8")

    assert IDENTITY.licence == "GPL-3.0-or-later"
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert IDENTITY.licence in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_every_library_that_is_asked_for_is_listed() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = {it["package"]: it["version"] for it in components() if "package" in it}
    wanted = {}
    for requirement in project["dependencies"]:
        match = re.match(r"([\w-]+)([^;\s]*)", requirement)
        assert match is not None
        wanted[match[1]] = match[2]

    assert listed == wanted


@each("component", components())
def test_every_component_is_told_whole(component: dict[str, Any]) -> None:
    assert component.keys() - {"package"} == {
        *("name", "version", "licence", "homepage", "files", "carried")
    }
    assert component["carried"] in ("always", "where needed")
    assert component["homepage"].startswith("http")
    assert component["files"]
    for name in component["files"]:
        assert len((FOLDER / name).read_text(encoding="utf-8")) > 500


def test_no_text_is_left_over() -> None:
    named = {name for component in components() for name in component["files"]}

    assert {path.name for path in FOLDER.glob("*.txt")} == named


def test_it_says_how_to_replace_qt() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")

    for word in ("## Why the GPL", "## Replacing Qt", "_internal/PySide6/Qt/lib", "download.qt.io"):
        assert word in text
