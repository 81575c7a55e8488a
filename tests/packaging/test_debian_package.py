"""The texts of the Debian package, and how its dependencies are read from the files."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quinto_desktop.identity import IDENTITY
from steps import debian_texts, flatpak, libraries
from steps.deb import differing
from steps.libraries import Needs
from steps.workshop import Fault, Workshop

PACKAGING = Path(__file__).parents[2] / "packaging"

LISTING = """
/usr/lib/quinto/quinto:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libz.so.1
  NEEDED               libexpat.so.1
  NEEDED               libc.so.6

Version References:
  required from libc.so.6:
    0x09691a75 0x00 03 GLIBC_2.2.5

libQt6Core.so.6:     file format elf64-x86-64
  NEEDED               libQt6Gui.so.6
  NEEDED               libm.so.6
  NEEDED               libglib-2.0.so.0
  NEEDED               libcups.so.2
    0x069691b5 0x00 09 GLIBC_2.35
    0x069691b4 0x00 08 GLIBC_2.4
"""

CHANGES = """\
# What is new

## Unreleased

At the table:

- Clicks no longer
  double.

The score:

- The sheet says We.

## 0.1.0 – 21 November 2026

- The whole game.
"""


def test_dependencies_come_from_the_files() -> None:
    needs = libraries.needs_told(LISTING, {"libQt6Gui.so.6"})

    libc, glib = "libc6 (>= 2.35)", "libglib2.0-0 (>= 2.26.0)"
    assert needs.depends == (libc, "libexpat1", glib, "zlib1g")
    assert needs.recommends == ("libcups2",)


def test_a_library_of_no_known_package_stops_the_build() -> None:
    with pytest.raises(Fault, match=r"libQt6Gui\.so\.6: no package is known"):
        libraries.needs_told(LISTING, ())


@pytest.mark.parametrize(
    ("version", "debian"),
    [
        ("0.2.0", "0.2.0"),
        ("0.2.0.dev0", "0.2.0~dev0"),
        ("0.2.0rc1", "0.2.0~rc1"),
        ("1.0a2", "1.0~a2"),
    ],
)
def test_versions_are_written_as_debian_sorts_them(version: str, debian: str) -> None:
    assert debian_texts.debian_version(version) == debian


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="there is no dpkg")
def test_versions_sort_before_the_release_they_lead_to() -> None:
    order = ["0.1.0", "0.2.0.dev0~before", "0.2.0.dev0", "0.2.0rc1", "0.2.0"]

    for earlier, later in itertools.pairwise(map(debian_texts.debian_version, order)):
        subprocess.run(["dpkg", "--compare-versions", earlier, "lt", later], check=True)


def test_the_control_file_has_its_fields_and_lines_that_fit() -> None:
    needs = Needs(("libc6 (>= 2.35)", "zlib1g"), ("libcups2",))

    text = debian_texts.control(IDENTITY, "0.2.0~dev0", 80000, needs)

    fields, _, description = text.partition("Description: ")
    values = dict(line.split(": ", 1) for line in fields.splitlines())
    assert values["Package"] == IDENTITY.package
    assert values["Version"] == "0.2.0~dev0"
    assert values["Installed-Size"] == "80000"
    assert values["Depends"] == "libc6 (>= 2.35), zlib1g"
    assert "libcups2" in values["Recommends"]
    assert values["Homepage"] == IDENTITY.homepage
    lines = description.splitlines()
    assert len(lines[0]) < 80
    assert all(line.startswith(" ") and len(line) <= 80 for line in lines[1:])
    assert text.endswith("\n")


def test_the_changelog_has_an_entry_for_each_release_and_the_version_before_one() -> None:
    text = debian_texts.changelog(IDENTITY, "0.2.0.dev0", CHANGES, 0)

    assert text.startswith("quinto (0.2.0~dev0) unstable; urgency=medium\n\n  * Clicks no longer ")
    assert "  * The sheet says We.\n" in text
    assert "  * Clicks no longer double.\n" in text
    assert "quinto (0.1.0) unstable" in text
    assert "  Thu, 01 Jan 1970 00:00:00 +0000\n" in text
    assert "  Sat, 21 Nov 2026 12:00:00 +0000\n" in text


def test_a_released_version_has_no_entry_but_its_own() -> None:
    text = debian_texts.changelog(IDENTITY, "0.1.0", CHANGES, 0)

    assert text.startswith("quinto (0.1.0) unstable")
    assert text.count("urgency=") == 1


def test_each_licence_of_the_copyright_file_is_explained_and_used() -> None:
    template = (PACKAGING / "linux" / "debian" / "copyright").read_text(encoding="utf-8")
    text = debian_texts.filled(template, IDENTITY)
    paragraphs = text.strip().split("\n\n")
    first_lines = {
        line for paragraph in paragraphs for line in paragraph.splitlines() if line[:1] != " "
    }

    explained = {p.partition("\n")[0] for p in paragraphs if p.startswith("License: ")}
    used = {line for line in first_lines if line.startswith("License: ")}
    assert used == explained
    assert paragraphs[0].startswith("Format: https://www.debian.org/doc/packaging-manuals/")
    assert f"License: {IDENTITY.licence}" in explained
    for paragraph in paragraphs[1:]:
        if paragraph.startswith("Files: "):
            assert "\nCopyright: " in paragraph and "\nLicense: " in paragraph


def test_the_lintian_overrides_are_of_this_package() -> None:
    path = PACKAGING / "linux" / "debian" / "lintian-overrides"
    lines = debian_texts.filled(path.read_text(encoding="utf-8"), IDENTITY).splitlines()

    assert lines[0].startswith("#")
    assert all(line.startswith(("# ", f"{IDENTITY.package}: ")) for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no links and no modes")
def test_what_differs_in_two_trees_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path / "one", tmp_path / "other"):
        (folder / "lib").mkdir(parents=True)
        for name in ("same", "changed", "mode"):
            (folder / "lib" / name).write_text(name, encoding="utf-8")
        (folder / "link").symlink_to("lib/same")
    assert differing(tmp_path / "one", tmp_path / "other") == []

    other = tmp_path / "other"
    (other / "lib" / "changed").write_text("!", encoding="utf-8")
    (other / "lib" / "mode").chmod(0o755)
    (other / "lib" / "more").touch()
    (other / "link").unlink()
    (other / "link").symlink_to("lib/changed")

    found = differing(tmp_path / "one", other)
    assert found == ["lib/changed", "lib/mode", "lib/more", "link"]


# -------- The Flatpak's manifest is one that is read, and asks for no more than it needs
Manifest = dict[str, object]


@pytest.fixture
def workshop() -> Workshop:
    return Workshop(version="3.14")


@pytest.fixture
def manifest(workshop: Workshop, tmp_path: Path) -> Manifest:
    """The manifest as flatpak-builder understands it; beside it lie files of those names."""
    if shutil.which("flatpak-builder") is None:
        pytest.skip("flatpak-builder is not installed")
    sources = tmp_path / "sources"
    sources.mkdir()
    names = (
        "quinto_desktop-3.14.tar.gz",
        "cython-3-none-any.whl",
        "cffi-2.tar.gz",
        "msgspec-1.tar.gz",
    )
    for name in names:
        (sources / name).write_text(name, encoding="utf-8")
    sdist, wheel, *others = (sources / name for name in names)
    path = tmp_path / "it.yaml"
    path.write_text(flatpak.manifest(workshop, sdist, [wheel], others), encoding="utf-8")
    process = subprocess.run(
        ["flatpak-builder", "--show-manifest", path],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    read: Manifest = json.loads(process.stdout)
    return read


def test_it_says_who_quinto_is(workshop: Workshop, manifest: Manifest, tmp_path: Path) -> None:
    flatpak.check_manifest(workshop, manifest, tmp_path)
    assert manifest["id"] == workshop.identity.id
    assert manifest["command"] == workshop.identity.command


def test_a_module_comes_after_what_it_is_compiled_by(manifest: Manifest) -> None:
    modules = manifest["modules"]
    assert isinstance(modules, list)
    assert [module["name"] for module in modules][-1] == "quinto"
    commands = [command for module in modules for command in module["build-commands"]]
    files = [command.rpartition(" ")[2] for command in commands[:-1]]
    assert files == ["cython-3-none-any.whl", "cffi-2.tar.gz", "msgspec-1.tar.gz", "."]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"id": "org.example.other"}, "is of org.example.other, not of"),
        ({"finish-args": [*flatpak.ALLOWED, "--share=network"]}, "other permissions"),
        ({"finish-args": ["--share=ipc"]}, "other permissions"),
    ],
)
def test_a_manifest_that_says_something_else(
    workshop: Workshop, manifest: Manifest, tmp_path: Path, change: Manifest, sentence: str
) -> None:
    with pytest.raises(Fault, match=sentence):
        flatpak.check_manifest(workshop, {**manifest, **change}, tmp_path)


def test_a_source_that_has_changed(workshop: Workshop, manifest: Manifest, tmp_path: Path) -> None:
    (tmp_path / "sources" / "cffi-2.tar.gz").write_text("tampered", encoding="utf-8")
    with pytest.raises(Fault, match=r"cffi-2\.tar\.gz is not the file"):
        flatpak.check_manifest(workshop, manifest, tmp_path)
