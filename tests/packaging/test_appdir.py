"""The AppDir has at its top what reads it looks for, and packs to the same bytes each time."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from steps.appdir import write_appdir
from steps.packed import pack_folder
from steps.run import write_contents
from steps.workshop import Fault, Workshop

PACKAGING = Path(__file__).parents[2] / "packaging"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")

SAYS_ITS_NAME = '#!/bin/sh\necho "${0##*/} $*"\n'


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """What stands for the frozen program."""
    folder = tmp_path / "frozen"
    licences = folder / "_internal" / "quinto_desktop" / "_packaging" / "licences"
    licences.mkdir(parents=True)
    (licences.parent / "LICENSE").write_text("the GPL", encoding="utf-8")
    for name in ("quinto", "quinto-lab"):
        (folder / name).write_text(SAYS_ITS_NAME, encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1764000000")  # else git is asked, if it is there
    return Workshop()


@pytest.fixture
def appdir(workshop: Workshop, program: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "My games" / "Quinto.AppDir"
    write_appdir(workshop, program, folder)
    return folder


def said_by(*command: str | Path, more: dict[str, str] | None = None) -> str:
    known = {name: value for name, value in os.environ.items() if name != "ARGV0"}
    return subprocess.run(
        command, env={**known, **(more or {})}, capture_output=True, text=True, check=True
    ).stdout


def test_its_top_has_what_is_looked_for(workshop: Workshop, appdir: Path) -> None:
    names = {path.name for path in appdir.iterdir()}
    identity = workshop.identity.id
    assert names == {"AppRun", ".DirIcon", f"{identity}.desktop", f"{identity}.svg", "usr"}
    assert all(path.exists() for path in appdir.rglob("*")), "a link leads nowhere"
    licence = appdir / "usr" / "share" / "doc" / workshop.identity.package / "LICENSE"
    assert licence.read_text(encoding="utf-8") == "the GPL"


def test_its_links_stay_inside(appdir: Path) -> None:
    for path in appdir.rglob("*"):
        if path.is_symlink():
            assert not path.readlink().is_absolute()
            assert path.resolve().is_relative_to(appdir.resolve())


def test_apprun_starts_the_program_it_is_called_by(appdir: Path, tmp_path: Path) -> None:
    assert said_by(appdir / "AppRun", "a file") == "quinto a file\n"
    link = tmp_path / "quinto-lab"
    link.symlink_to(appdir / "AppRun")
    assert said_by(link, "check") == "quinto-lab check\n"
    # In an AppImage, AppRun is called by the runtime, which tells what it was called itself.
    assert said_by(appdir / "AppRun", more={"ARGV0": "./quinto-lab"}) == "quinto-lab \n"


def test_a_program_without_licences_is_refused(
    workshop: Workshop, program: Path, tmp_path: Path
) -> None:
    (program / "_internal" / "quinto_desktop" / "_packaging" / "LICENSE").unlink()
    with pytest.raises(Fault, match="lacks its LICENSE"):
        write_appdir(workshop, program, tmp_path / "it.AppDir")


def test_it_packs_to_the_same_bytes(workshop: Workshop, appdir: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.tar.xz", tmp_path / "second.tar.xz"
    pack_folder(workshop, appdir, first)
    os.utime(appdir / "AppRun", (0, 0))
    appdir.chmod(0o700)
    pack_folder(workshop, appdir, second)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as tar:
        entries = tar.getmembers()
    assert {entry.mtime for entry in entries} == {workshop.epoch}
    assert {entry.uname for entry in entries} == {""}


def test_the_list_of_what_came_has_all_but_folders(program: Path) -> None:
    write_contents(program)
    assert (program / "contents").read_text(encoding="utf-8").splitlines() == [
        "_internal/quinto_desktop/_packaging/LICENSE",
        "quinto",
        "quinto-lab",
    ]
