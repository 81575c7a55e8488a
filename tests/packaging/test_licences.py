"""Every part of Quinto's packages is listed with its licence, and the texts are there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quinto_desktop.identity import IDENTITY, packaging_path

CHECKOUT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("component", components(), ids=lambda it: it["name"])
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
