"""The files that describe Quinto to a Linux desktop are valid and agree with one another."""

from __future__ import annotations

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import quinto_desktop

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
APP_ID = "org.example.Quinto"
DESKTOP = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
MIME = LINUX / f"{APP_ID}-mime.xml"
MANUAL = LINUX / "quinto.6"

MIME_TYPE = "application/x-quinto"
MIME_NAMESPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


def complaints_of(*command: str | Path) -> str:
    """Run a validation tool; skip the test if it is not installed.

    Returns:
        What the tool writes to stderr, once it has accepted the file.
    """
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stderr


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DESKTOP, encoding="utf-8")
    return parser["Desktop Entry"]


def text_of(root: ElementTree.Element, path: str) -> str:
    found = root.find(path)
    assert found is not None, f"there is no {path}"
    return (found.text or "").strip()


def test_the_desktop_file_is_valid() -> None:
    assert complaints_of("desktop-file-validate", DESKTOP) == ""


def test_the_metainfo_is_valid() -> None:
    complaints_of("appstreamcli", "validate", "--no-net", METAINFO)


def test_the_manual_page_is_valid() -> None:
    assert complaints_of("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", MANUAL) == ""


def test_the_desktop_file_starts_the_program_with_a_saved_game() -> None:
    entry = desktop_entry()

    assert entry["Exec"] == "quinto %f"
    assert entry["MimeType"] == f"{MIME_TYPE};"
    assert entry["Icon"] == APP_ID
    assert entry["Terminal"] == "false"


def test_the_metainfo_names_the_desktop_file_and_this_version() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    release = root.find("releases/release")

    assert text_of(root, "id") == APP_ID
    assert text_of(root, "launchable") == DESKTOP.name
    assert text_of(root, "provides/mediatype") == MIME_TYPE
    assert release is not None
    assert release.get("version") == quinto_desktop.__version__


def test_the_metainfo_says_who_wins_as_the_rules_do() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    description = " ".join(text_of(root, "description/p").split())

    assert "first has 250" not in description
    assert "first to" not in description
    assert "played to 250 points, unless you choose another target" in description


def test_the_mime_type_belongs_to_saved_games() -> None:
    root = ElementTree.parse(MIME).getroot()
    kind = root.find("mime:mime-type", MIME_NAMESPACE)
    assert kind is not None
    glob = kind.find("mime:glob", MIME_NAMESPACE)

    assert kind.get("type") == MIME_TYPE
    assert glob is not None
    assert glob.get("pattern") == "*.quinto"


def test_the_manual_page_names_this_version() -> None:
    title = MANUAL.read_text(encoding="utf-8").splitlines()[0]

    assert f'"Quinto {quinto_desktop.__version__}"' in title
