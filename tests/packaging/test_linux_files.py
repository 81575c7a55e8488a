"""The files that describe Quinto to a Linux desktop are valid and agree with one another."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import quinto_desktop
from quinto_desktop.__main__ import command_line
from quinto_desktop.desktop_files import (
    desktop_file_names,
    exec_line,
    releases,
    write_desktop_files,
)
from quinto_desktop.identity import IDENTITY, packaging_path
from quinto_desktop.resources import resource_path

Entry: TypeAlias = configparser.SectionProxy
Element: TypeAlias = ElementTree.Element
MIME_NAMESPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_desktop_files(folder, IDENTITY.command)
    return folder


@pytest.fixture
def entry_file(share: Path) -> Path:
    return share / "applications" / f"{IDENTITY.id}.desktop"


@pytest.fixture
def metainfo(share: Path) -> Path:
    return share / "metainfo" / f"{IDENTITY.id}.metainfo.xml"


@pytest.fixture
def root(metainfo: Path) -> Element:
    return ElementTree.parse(metainfo).getroot()


@pytest.fixture
def entry(entry_file: Path) -> Entry:
    return entry_in(entry_file)


def complaints_of(*command: str | Path) -> str:
    """Run a validation tool; skip the test if it is not installed."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    process = subprocess.run(command, capture_output=True, check=False)
    said = (process.stdout + process.stderr).decode(errors="replace")
    assert process.returncode == 0, said
    return said


def entry_in(path: Path) -> Entry:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return parser["Desktop Entry"]


def text_of(root: Element, path: str) -> str:
    found = root.find(path)
    assert found is not None, f"there is no {path}"
    return (found.text or "").strip()


# --------------------------------------------------------------- valid
def test_the_desktop_file_is_valid(entry_file: Path) -> None:
    assert complaints_of("desktop-file-validate", entry_file) == ""


def test_the_metainfo_is_valid(metainfo: Path) -> None:
    said = complaints_of("appstreamcli", "validate", "--pedantic", "--no-net", metainfo)

    assert said.split("\n") == ["✔ Validation was successful.", ""]


@pytest.mark.parametrize("command", [IDENTITY.command, IDENTITY.lab_command])
def test_the_manual_pages_are_valid(share: Path, command: str) -> None:
    page = share / "man" / "man6" / f"{command}.6"
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    process = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page],
        capture_output=True,
        check=True,
    )

    assert process.stderr.decode() == ""


def test_the_xml_is_well_formed(share: Path) -> None:
    files = [path for path in share.rglob("*") if path.suffix in {".xml", ".svg"}]

    assert len(files) == 5
    for path in files:
        ElementTree.parse(path)
    assert complaints_of("xmllint", "--noout", *files) == ""


def test_no_placeholder_stays(share: Path) -> None:
    for path in share.rglob("*"):
        assert "@" not in path.name
        if path.is_file() and path.suffix != ".png":
            assert re.findall(r"@[A-Za-z-]+@", path.read_text(encoding="utf-8")) == [], path


# --------------------------------------------------------------- complete
def test_the_files_written_are_those_announced(tmp_path: Path) -> None:
    written = write_desktop_files(tmp_path, IDENTITY.command)

    assert written == tuple(sorted(path for path in tmp_path.rglob("*") if path.is_file()))
    assert {path.relative_to(tmp_path).as_posix() for path in written} == {
        name.as_posix() for name in desktop_file_names()
    }


def test_every_part_is_there(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    kind = IDENTITY.mime_type.replace("/", "-")
    wanted = [
        share / "mime" / "packages" / f"{IDENTITY.id}.xml",
        icons / "scalable" / "apps" / f"{IDENTITY.id}.svg",
        icons / "scalable" / "mimetypes" / f"{kind}.svg",
        icons / "symbolic" / "apps" / f"{IDENTITY.id}-symbolic.svg",
    ]
    for command in (IDENTITY.command, IDENTITY.lab_command):
        wanted += [
            share / "man" / "man6" / f"{command}.6",
            share / "bash-completion" / "completions" / command,
            share / "zsh" / "site-functions" / f"_{command}",
            share / "fish" / "vendor_completions.d" / f"{command}.fish",
        ]

    assert [path for path in wanted if not path.is_file()] == []
    for size in SIZES:
        for name in (f"apps/{IDENTITY.id}.png", f"mimetypes/{kind}.png"):
            picture = QImage(str(icons / f"{size}x{size}" / name))
            assert (picture.width(), picture.height()) == (size, size)


def test_zsh_completions_go_where_they_are_wanted(tmp_path: Path) -> None:
    written = write_desktop_files(tmp_path, "quinto", zsh_folder="zsh/vendor-completions")

    assert tmp_path / "zsh" / "vendor-completions" / f"_{IDENTITY.lab_command}" in written
    assert not (tmp_path / "zsh" / "site-functions").exists()


def test_another_identity_goes_everywhere(tmp_path: Path) -> None:
    other = replace(
        IDENTITY,
        id="net.cards.fifty-three",
        name="Fünf & Drei",
        command="funf",
        lab_command="funf-werk",
        homepage="https://cards.net/53?a=1&b=2",
        licence="MIT",
        developer="Ann & Bob",
        developer_id="net.cards",
        mime_type="application/x-funf",
        suffix=".funf",
    )
    written = write_desktop_files(tmp_path, other.command, identity=other)
    before = (IDENTITY.id, IDENTITY.homepage, IDENTITY.mime_type, IDENTITY.licence, "*.quinto")

    for path in written:
        assert IDENTITY.id not in path.as_posix()
        if path.suffix in {".xml", ".svg"}:
            ElementTree.parse(path)
        if path.suffix not in {".png", ".svg"}:
            text = path.read_text(encoding="utf-8")
            assert [word for word in before if word in text] == [], path
            assert "quinto-lab" not in text
    entry = entry_in(tmp_path / "applications" / "net.cards.fifty-three.desktop")
    assert entry["Name"] == "Fünf & Drei"


# --------------------------------------------------------------- the menu entry
def test_the_desktop_file_starts_the_program_with_a_saved_game(entry: Entry) -> None:
    assert entry["Exec"] == f"{IDENTITY.command} %f"
    assert entry["TryExec"] == IDENTITY.command
    assert entry["MimeType"] == f"{IDENTITY.mime_type};"
    assert entry["Icon"] == IDENTITY.id
    assert entry["Terminal"] == "false"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_desktop_file_is_translated(entry: Entry, key: str, language: str) -> None:
    assert entry[f"{key}[{language}]"]
    assert entry[f"{key}[{language}]"] != entry[key]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["quinto"], "quinto"),
        (["/opt/quinto/bin/quinto"], "/opt/quinto/bin/quinto"),
        (["/home/Ann Lee/quinto"], '"/home/Ann Lee/quinto"'),
        (["/home/100%/quinto"], "/home/100%%/quinto"),
        (["/home/a$b/quinto"], '"/home/a\\\\$b/quinto"'),
        (['/home/a"b`/quinto'], '"/home/a\\\\"b\\\\`/quinto"'),
        (["/home/a\\b/quinto"], '"/home/a\\\\\\\\b/quinto"'),
        (["/home/Zoë/quinto"], '"/home/Zoë/quinto"'),
        (["/usr/bin/python3", "-m", "quinto_desktop"], "/usr/bin/python3 -m quinto_desktop"),
    ],
)
def test_the_command_is_quoted(words: list[str], line: str, tmp_path: Path) -> None:
    assert exec_line(words[0], words[1:]) == line
    write_desktop_files(tmp_path, words[0], words[1:])
    entry_file = tmp_path / "applications" / f"{IDENTITY.id}.desktop"
    assert entry_in(entry_file)["Exec"] == f"{line} %f"
    if shutil.which("desktop-file-validate"):
        assert complaints_of("desktop-file-validate", entry_file) == ""


# --------------------------------------------------------------- the software catalogue
def test_the_metainfo_names_the_desktop_file(entry_file: Path, root: Element) -> None:
    assert text_of(root, "id") == IDENTITY.id
    assert text_of(root, "launchable") == entry_file.name
    assert text_of(root, "provides/mediatype") == IDENTITY.mime_type
    assert text_of(root, "project_license") == IDENTITY.licence


def test_the_metainfo_tells_the_changelog(root: Element) -> None:
    known = releases(packaging_path("CHANGELOG.md").read_text(encoding="utf-8"))
    told = [(it.get("version"), it.get("date")) for it in root.findall("releases/release")]

    assert told == [(release.version, release.date) for release in known]
    assert ("0.1.0", "2026-11-21") in told
    oldest = root.findall("releases/release")[-1]
    assert len(oldest.findall("description/ul/li")) == len(known[-1].notes) == 8
    assert text_of(oldest, "description/ul/li").endswith("or your own choice of every option.")


def test_releases_are_read_newest_first() -> None:
    changelog = (
        "# New\n\n## Unreleased\n\n- a\n\n## 1.10.0 – 2 March 2027\n\nAt the table:\n\n- b\n  c.\n"
        "- d\n\n"
        "## 0.9 – 31 December 2026\n"
    )

    found = releases(changelog)

    assert [(it.version, it.date) for it in found] == [
        ("1.10.0", "2027-03-02"),
        ("0.9", "2026-12-31"),
    ]
    assert found[0].notes == ("b c.", "d")
    assert found[1].notes == ()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_metainfo_is_translated_whole(root: Element, language: str) -> None:
    for path in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        found = root.findall(path)
        assert found, path
        own = [it for it in found if it.get(XML_LANGUAGE) is None]
        assert len([it for it in found if it.get(XML_LANGUAGE) == language]) == len(own), path


def test_the_screenshots_are_those_of_the_readme(root: Element) -> None:
    images = root.findall("screenshots/screenshot/image")

    assert len(images) == 2
    for image in images:
        address, _, name = (image.text or "").strip().rpartition("/")
        picture = QImage(str(Path(__file__).parents[2] / "resources" / "pictures" / name))
        assert address == f"{IDENTITY.homepage}/screenshots"
        assert (str(picture.width()), str(picture.height())) == (
            image.get("width"),
            image.get("height"),
        )


def test_the_metainfo_says_who_wins_as_the_rules_do(root: Element) -> None:
    description = " ".join(text_of(root, "description/p").split())

    assert "first has 250" not in description
    assert "first to" not in description
    assert "played to 250 points, unless you choose another target" in description


# --------------------------------------------------------------- the file type, the manual
def test_the_mime_type_belongs_to_saved_games(share: Path) -> None:
    root = ElementTree.parse(share / "mime" / "packages" / f"{IDENTITY.id}.xml").getroot()
    kind = root.find("mime:mime-type", MIME_NAMESPACE)
    assert kind is not None
    glob = kind.find("mime:glob", MIME_NAMESPACE)

    assert kind.get("type") == IDENTITY.mime_type
    assert glob is not None
    assert glob.get("pattern") == f"*{IDENTITY.suffix}"


@pytest.mark.parametrize("command", [IDENTITY.command, IDENTITY.lab_command])
def test_the_manual_pages_name_this_version(share: Path, command: str) -> None:
    page = (share / "man" / "man6" / f"{command}.6").read_text(encoding="utf-8")
    (title,) = [line for line in page.splitlines() if line.startswith(".TH")]

    assert f'"{IDENTITY.name} {quinto_desktop.__version__}"'.replace("-", "\\-") in title


def test_the_manual_page_has_every_option(share: Path) -> None:
    page = (share / "man" / "man6" / f"{IDENTITY.command}.6").read_text(encoding="utf-8")
    told = set(re.findall(r"--?[a-z][a-z-]*", page.replace("\\-", "-").partition(".SH OPTIONS")[2]))
    known = {flag for action in command_line()._actions for flag in action.option_strings}

    assert {flag for flag in told if flag.startswith("--")} >= {
        flag for flag in known if flag.startswith("--")
    }
    assert {flag for flag in told if flag.startswith("--")} <= known


def test_the_drawings_are_those_of_the_resources(share: Path) -> None:
    drawn = share / "icons" / "hicolor" / "scalable" / "apps" / f"{IDENTITY.id}.svg"

    assert drawn.read_bytes() == resource_path("icon.svg").read_bytes()
