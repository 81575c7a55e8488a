"""A release is refused in a sentence, or built, described and left to a person."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from examples import each

if shutil.which("git") is None:
    pytest.skip("git is not installed", allow_module_level=True)

from quinto_desktop.identity import IDENTITY
from steps.command import write_checksums
from steps.release import (
    NOTES,
    PASSED,
    STEPS,
    Release,
    Step,
    empty_dist,
    how_to_install,
    main,
    run_tests,
    verify_checksums,
)
from steps.workshop import Fault, Workshop

OURS = replace(IDENTITY, id="net.hoffmann.quinto")
CHANGELOG = """# What is new in Quinto

## 1.2.0 – 3 December 2026

- Cards have corners.

## 1.1.0 – 21 November 2026

- Older news.
"""


def git(folder: Path, *arguments: str) -> str:
    identity = ("-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
    process = subprocess.run(
        ("git", *identity, *arguments), cwd=folder, capture_output=True, text=True, check=True
    )
    return process.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with one commit, whose version 1.1.0 is tagged."""
    folder = tmp_path / "checkout"
    (folder / "packaging").mkdir(parents=True)
    (folder / "packaging" / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (folder / ".gitignore").write_text("build/\ndist/\n", encoding="utf-8")
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "All of it")
    git(folder, "tag", "v1.1.0")
    return folder


@pytest.fixture
def workshop(checkout: Path) -> Workshop:
    return Workshop(checkout=checkout, identity=OURS, version="1.2.0")


def build_deb(workshop: Workshop) -> None:
    (workshop.dist / "quinto_1.2.0_amd64.deb").write_bytes(b"d" * 1_500_000)


BUILT: Mapping[str, Step] = {
    "empty dist": empty_dist,
    "build deb": build_deb,
    "write checksums": write_checksums,
}


def obstacles(workshop: Workshop, version: str = "1.2.0") -> list[str]:
    return list(Release(workshop, version, {}).obstacles())


def test_nothing_stands_in_the_way_of_a_release_that_is_prepared(workshop: Workshop) -> None:
    assert obstacles(workshop) == []


@pytest.mark.parametrize("version", ["1.2.0a1", "1.2.0rc1", "1.3", "2", "1.1.1"])
def test_versions_after_the_last_tag_are_in_order(workshop: Workshop, version: str) -> None:
    found = obstacles(replace(workshop, version=version), version)

    assert [text for text in found if "come after" in text or "no version" in text] == []


NO_VERSION = "“{}” is no version; write one such as 1.2.0 or 1.3.0rc1."
TOO_EARLY = "{} does not come after 1.1.0, which is tagged; choose a later one."
IN_THE_MAKING = "{} is a version in the making; a release has no .dev."


@pytest.mark.parametrize(
    ("sentence", "version"),
    [
        *[(NO_VERSION, version) for version in ("", "one", "1.2.0-1", "v1.2.0", "1.2.0 ")],
        *[(TOO_EARLY, version) for version in ("1.1.0", "1.1", "1.0.9", "1.1.0rc2", "0.9")],
        *[(TOO_EARLY, "1.1.0.dev5"), (IN_THE_MAKING, "1.2.0.dev0")],
    ],
)
def test_a_version_that_cannot_be_released_is_refused(
    workshop: Workshop, sentence: str, version: str
) -> None:
    found = obstacles(replace(workshop, version=version), version)
    assert sentence.format(version) in found


def test_whatever_else_stands_in_the_way_is_told_by_itself(workshop: Workshop) -> None:
    placeholder = replace(workshop, identity=replace(OURS, id="org.example.quinto"))
    (found,) = obstacles(placeholder)
    assert found.startswith("“org.example.quinto” stands under a domain that belongs to nobody")
    assert obstacles(replace(workshop, version="1.1.9")) == [
        "quinto_desktop/__init__.py says that this is 1.1.9, not 1.2.0; change it there."
    ]
    (workshop.checkout / "new.txt").write_text("new", encoding="utf-8")
    assert obstacles(workshop) == [
        "The checkout has changes that are not committed (new.txt); commit them."
    ]


@pytest.mark.parametrize("heading", ["## 1.2.0", "## 1.2.0 – soon", "## Unreleased"])
def test_a_changelog_without_the_version_and_its_day_is_refused(
    workshop: Workshop, heading: str
) -> None:
    path = workshop.checkout / "packaging" / "CHANGELOG.md"
    path.write_text(CHANGELOG.replace("## 1.2.0 – 3 December 2026", heading), encoding="utf-8")
    git(workshop.checkout, "commit", "--quiet", "--all", "--message", "No day")

    (found,) = obstacles(workshop)

    assert found.startswith("packaging/CHANGELOG.md has no section “## 1.2.0 – ")


def test_a_refused_release_builds_nothing(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[Workshop] = []
    placeholder = replace(workshop, identity=replace(OURS, id="org.example.quinto"))

    with pytest.raises(Fault, match="Nothing has been built"):
        Release(placeholder, "1.2.0", {"build": built.append}).make()

    assert built == []
    assert "- “org.example.quinto” stands under a domain" in capsys.readouterr().out


def test_a_rehearsal_goes_on_and_says_so(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    placeholder = replace(workshop, identity=replace(OURS, id="org.example.quinto"))

    Release(placeholder, "1.2.0", BUILT, is_rehearsal=True).make()

    said = capsys.readouterr().out
    assert "This was a rehearsal; one thing would have stopped a release." in said
    assert "git tag" not in said
    assert (workshop.dist / NOTES).is_file()


def test_a_release_has_notes_and_tells_what_is_left_to_do(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    old = workshop.dist / "quinto_1.1.0_amd64.deb"
    old.write_text("old", encoding="utf-8")

    Release(workshop, "1.2.0", BUILT).make()

    notes = (workshop.dist / NOTES).read_text(encoding="utf-8")
    checksums = (workshop.dist / "SHA256SUMS").read_text(encoding="utf-8")
    assert not old.exists()
    assert notes.startswith("# Quinto 1.2.0 (2026-12-03)\n\n- Cards have corners.\n\n## Which")
    assert "Older news" not in notes
    assert (
        "| quinto_1.2.0_amd64.deb | Debian 12, Ubuntu 22.04 and later: open it, or "
        "`sudo apt install ./quinto_1.2.0_amd64.deb` | 1.5 MB | "
        f"`{checksums.split()[0]}` |" in notes
    )
    assert "git push origin v1.2.0" in capsys.readouterr().out
    assert git(workshop.checkout, "tag", "--list") == "v1.1.0"


def test_a_rehearsal_whose_tests_fail_leaves_what_was_built(workshop: Workshop) -> None:
    assert [*STEPS].index("test") < [*STEPS].index("empty dist") < [*STEPS].index("build wheel")


def test_a_step_that_fails_ends_it(workshop: Workshop) -> None:
    fail = Mock(side_effect=Fault("The deck is incomplete."))
    with pytest.raises(Fault, match=r"The deck is incomplete\."):
        Release(workshop, "1.2.0", {**BUILT, "check deb": fail}).make()

    assert not (workshop.dist / NOTES).exists()


def test_a_file_that_has_changed_since_is_noticed(workshop: Workshop) -> None:
    build_deb(workshop)
    write_checksums(workshop)
    verify_checksums(workshop.dist)
    artefact = workshop.dist / "quinto_1.2.0_amd64.deb"

    artefact.write_bytes(b"other")
    with pytest.raises(Fault, match="has changed since its checksum was written"):
        verify_checksums(workshop.dist)
    artefact.unlink()
    with pytest.raises(Fault, match=r"is listed in SHA256SUMS, but has gone\."):
        verify_checksums(workshop.dist)


def test_a_file_without_a_checksum_is_noticed(workshop: Workshop) -> None:
    write_checksums(workshop)
    with pytest.raises(Fault, match="lists nothing"):
        verify_checksums(workshop.dist)
    build_deb(workshop)
    write_checksums(workshop)

    (workshop.dist / "quinto.run").write_bytes(b"run")

    with pytest.raises(Fault, match=r"dist/quinto\.run is not listed"):
        verify_checksums(workshop.dist)


@pytest.mark.parametrize("passed", [True, False])
def test_the_tests_are_not_repeated_for_a_commit_that_has_passed(
    workshop: Workshop, *, passed: bool
) -> None:
    ci_run = workshop.checkout / ".ci" / "run"
    ci_run.parent.mkdir()
    ci_run.write_text("#!/bin/sh\necho ran >ran.txt\n", encoding="utf-8")
    ci_run.chmod(0o755)
    commit = git(workshop.checkout, "rev-parse", "HEAD")
    (workshop.keep / PASSED).write_text(f"{commit if passed else '0' * 40}\n", encoding="utf-8")

    run_tests(workshop)

    assert (workshop.checkout / "ran.txt").is_file() is not passed


def test_all_artefacts_are_built_before_the_first_is_checked() -> None:
    titles = list(STEPS)

    assert titles[0] == "test"
    assert {"build wheel", "build deb", "check wheel", "check deb"} <= set(titles)
    checks = [titles.index(title) for title in titles if title.startswith("check")]
    assert max(titles.index(title) for title in titles if title.startswith("build")) < min(checks)


@each(
    "name, start",
    [
        ("quinto_desktop-1.2.0-cp311-abi3-linux_x86_64.whl", "with Python"),
        ("quinto_desktop-1.2.0.tar.gz", "the sources"),
        ("quinto-1.2.0-x86_64.run", "any Linux, for one user"),
        ("quinto-1.2.0-x64-setup.exe", "Windows 10 and later: open"),
        ("quinto-1.2.0-x64.zip", "Windows 10 and later, without"),
        ("Quinto-1.2.0-x86_64.AppDir.tar.xz", "any Linux, without installing"),
        ("quinto-1.2.0-flatpak.tar.xz", "for flatpak-builder"),
        ("quinto-1.2.0.dmg", "macOS"),
        ("quinto-1.2.0.rpm", "see packaging/README.md"),
    ],
)
def test_everybody_is_told_how_to_install(name: str, start: str) -> None:
    assert how_to_install(name).startswith(start)


def test_the_command_line_wants_a_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([])

    assert caught.value.code == 2
    assert "version" in capsys.readouterr().err
