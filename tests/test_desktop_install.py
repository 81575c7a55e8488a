"""Quinto puts itself into the user's menu, and takes exactly that away again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from unittest.mock import Mock

import pytest
from examples import each
from powerless import forbids, powerless

from quinto_desktop.__main__ import main
from quinto_desktop.desktop_files import desktop_file_names
from quinto_desktop.desktop_install import (
    DesktopError,
    Program,
    install_desktop,
    remove_desktop,
    running_program,
    user_share,
)
from quinto_desktop.identity import IDENTITY

PROGRAM = Program("/opt/quinto/quinto")
ENTRY = Path("applications", f"{IDENTITY.id}.desktop")
UNIX = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is no such menu")


def contents(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def entry_line(share: Path, key: str) -> str:
    lines = (share / ENTRY).read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if line.startswith(f"{key}=")]
    return line.partition("=")[2]


def start(*words: str, more: Mapping[str, str | None]) -> subprocess.CompletedProcess[str]:
    """Run the program in an environment with some variables changed or removed."""
    changed = {**os.environ, **more}
    environment = {name: value for name, value in changed.items() if value is not None}
    return subprocess.run(
        [sys.executable, "-m", "quinto_desktop", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


# --------------------------------------------------------------- put, and taken away
def test_everything_is_put_in_place(tmp_path: Path) -> None:
    outcome = install_desktop(tmp_path, PROGRAM, {})

    assert {name.as_posix() for name in desktop_file_names()} <= contents(tmp_path)
    assert entry_line(tmp_path, "Exec") == "/opt/quinto/quinto %f"
    assert str(tmp_path) in outcome.told
    assert "zsh" not in outcome.told


def test_a_user_of_zsh_is_told_what_completion_needs(tmp_path: Path) -> None:
    outcome = install_desktop(tmp_path, PROGRAM, {"SHELL": "/usr/bin/zsh"})

    assert f"fpath+=({tmp_path}/zsh/site-functions)" in outcome.told


def test_twice_is_as_once(tmp_path: Path) -> None:
    install_desktop(tmp_path, PROGRAM, {})
    once = contents(tmp_path)
    install_desktop(tmp_path, Program("/opt/other/quinto"), {})

    assert contents(tmp_path) == once
    assert entry_line(tmp_path, "Exec") == "/opt/other/quinto %f"


@pytest.mark.parametrize("times", [1, 2])
def test_all_of_it_is_taken_away(tmp_path: Path, times: int) -> None:
    share = tmp_path / "share"
    for _ in range(times):
        install_desktop(share, PROGRAM, {})
    outcome = remove_desktop(share)

    assert contents(tmp_path) <= {"share"}
    assert "no longer" in outcome.told


def test_nothing_else_is_taken_away(tmp_path: Path) -> None:
    others = [
        "applications/another.desktop",
        "icons/hicolor/48x48/apps/another.png",
        f"{IDENTITY.package}/games/evening.quinto",
    ]
    for name in others:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("kept", encoding="utf-8")
    (tmp_path / "man" / "man6").mkdir(parents=True)
    before = contents(tmp_path)
    install_desktop(tmp_path, PROGRAM, {})
    late = tmp_path / "mime" / "packages" / "late.xml"
    late.write_text(
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"/>', "utf-8"
    )
    remove_desktop(tmp_path)

    after = contents(tmp_path)
    assert before <= after
    assert late.is_file()
    made_by_system = {"applications/mimeinfo.cache"}
    assert {name for name in after - before if not name.startswith("mime")} <= made_by_system
    assert not any(IDENTITY.id in name for name in after)


def test_what_an_earlier_version_put_is_replaced(tmp_path: Path) -> None:
    install_desktop(tmp_path, PROGRAM, {})
    old = tmp_path / "man" / "man1" / "quinto.1"
    old.parent.mkdir()
    old.touch()
    listed = tmp_path / IDENTITY.package / "desktop-files.txt"
    with listed.open("a", encoding="utf-8") as file:
        file.write("man/man1/quinto.1\nman/man1/\n../outside.txt\n")
    outside = tmp_path.parent / "outside.txt"
    outside.touch()
    install_desktop(tmp_path, PROGRAM, {})

    assert not old.exists()
    remove_desktop(tmp_path)
    assert contents(tmp_path) == set()
    assert outside.exists()


def test_what_is_broken_off_can_be_taken_away(tmp_path: Path) -> None:
    in_the_way = tmp_path / desktop_file_names()[-1]  # all others are written by then
    in_the_way.mkdir(parents=True)
    with pytest.raises(DesktopError):
        install_desktop(tmp_path, PROGRAM, {})
    assert (tmp_path / ENTRY).is_file()
    in_the_way.rmdir()

    remove_desktop(tmp_path)

    assert not any((tmp_path / name).exists() for name in desktop_file_names())


def test_it_says_so_if_there_is_nothing_to_take_away(tmp_path: Path) -> None:
    assert "nothing was removed" in remove_desktop(tmp_path).told
    assert contents(tmp_path) == set()


# --------------------------------------------------------------- what cannot be done
def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "applications").write_text("not a folder", encoding="utf-8")

    with pytest.raises(DesktopError, match="applications"):
        install_desktop(tmp_path, PROGRAM, {})
    (tmp_path / "applications").unlink()
    remove_desktop(tmp_path)
    assert contents(tmp_path) == set()


@forbids
def test_a_folder_that_is_not_ones_own_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(DesktopError, match="you lack permission"):
            powerless(lambda: install_desktop(tmp_path, PROGRAM, {}))
    finally:
        tmp_path.chmod(0o700)


def test_lacking_permission_is_put_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Mock(side_effect=PermissionError(13, "Permission denied", "/there"))
    monkeypatch.setattr("quinto_desktop.desktop_install.write_desktop_files", refuse)
    with pytest.raises(DesktopError, match=r"permission to change “/there”.*XDG_DATA_HOME"):
        install_desktop(tmp_path, PROGRAM, {})


@pytest.mark.parametrize(
    ("environment", "share"),
    [
        ({"HOME": "/home/ann"}, "/home/ann/.local/share"),
        ({"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}, "/data"),
        ({"HOME": "/home/ann", "XDG_DATA_HOME": "relative"}, "/home/ann/.local/share"),
        ({"XDG_DATA_HOME": "/data"}, "/data"),
    ],
)
def test_the_users_own_folder_is_found(environment: dict[str, str], share: str) -> None:
    assert user_share(environment, "linux") == Path(share)


@each("environment", [{}, {"HOME": ""}, {"HOME": "here"}])
def test_without_a_home_it_says_what_to_do(environment: dict[str, str]) -> None:
    with pytest.raises(DesktopError, match="set HOME or XDG_DATA_HOME"):
        user_share(environment, "linux")


@pytest.mark.parametrize(("platform", "word"), [("win32", "Start menu"), ("darwin", "disk image")])
def test_other_systems_have_installers(platform: str, word: str) -> None:
    with pytest.raises(DesktopError, match=word):
        user_share({"HOME": "/home/ann"}, platform)


def test_a_flatpak_is_in_the_menu_already(tmp_path: Path) -> None:
    with pytest.raises(DesktopError, match="already"):
        install_desktop(tmp_path, PROGRAM, {"FLATPAK_ID": IDENTITY.id})
    assert contents(tmp_path) == set()


def test_without_the_systems_tools_it_says_what_does_not_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    outcome = install_desktop(tmp_path / "share", PROGRAM, {})

    assert "install shared-mime-info" in outcome.warning
    assert (tmp_path / "share" / ENTRY).is_file()


@UNIX
def test_a_cache_of_icons_is_renewed_but_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, share, asked = tmp_path / "tools", tmp_path / "share", tmp_path / "asked"
    tools.mkdir()
    for name in ("gtk-update-icon-cache", "update-mime-database", "update-desktop-database"):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\necho {name} "$@" >> {asked}\n', encoding="utf-8")
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools))
    assert install_desktop(share, PROGRAM, {}).warning == ""
    told = asked.read_text(encoding="utf-8")
    assert f"update-mime-database {share}/mime\n" in told
    assert f"update-desktop-database --quiet {share}/applications\n" in told
    assert "gtk-update-icon-cache" not in told
    (share / "icons" / "hicolor" / "icon-theme.cache").touch()
    install_desktop(share, PROGRAM, {})

    (line,) = [it for it in asked.read_text(encoding="utf-8").splitlines() if "gtk" in it]
    assert line.startswith("gtk-update-icon-cache --force")
    assert line.endswith(f"{share}/icons/hicolor")


# --------------------------------------------------------------- which program
def test_an_appimage_is_started_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/tmp/.mount_Quinto/usr/bin/quinto")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    environment = {"APPIMAGE": "/home/ann/Quinto.AppImage", "APPDIR": "/tmp/.mount_Quinto"}

    assert running_program(environment) == Program("/home/ann/Quinto.AppImage")
    # Started from within another AppImage, such as a terminal's:
    environment["APPDIR"] = "/tmp/.mount_Terminal"
    assert running_program(environment) == Program("/tmp/.mount_Quinto/usr/bin/quinto")


def test_a_command_is_taken_by_the_path_it_was_called_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "venv" / IDENTITY.command
    script.parent.mkdir()
    script.touch()
    link = tmp_path / IDENTITY.command
    link.symlink_to(script)
    monkeypatch.setattr(sys, "argv", [str(link), "--install-desktop"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "elsewhere" / "python"))

    assert running_program({}) == Program(str(link))


def test_a_frozen_program_is_taken_by_the_link_it_was_called_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, link = tmp_path / "0.9" / "quinto", tmp_path / "current" / "quinto"
    program.parent.mkdir()
    program.touch()
    link.parent.symlink_to("0.9")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    for called, command in ((link, link), (program, program), ("quinto", program)):
        monkeypatch.setattr(sys, "argv", [str(called)])
        assert running_program({}) == Program(str(command))


def test_a_module_is_started_by_its_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = tmp_path / "python"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "__main__.py")])
    monkeypatch.setattr(sys, "executable", str(python))

    assert running_program({}) == Program(str(python), ("-m", "quinto_desktop"))
    (tmp_path / IDENTITY.command).touch()
    assert running_program({}) == Program(str(tmp_path / IDENTITY.command))


# --------------------------------------------------------------- the command line
@UNIX
def test_the_options_work_without_qt(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "PySide6").mkdir(parents=True)
    (broken / "PySide6" / "__init__.py").write_text("raise ImportError('no Qt')", encoding="utf-8")
    share = tmp_path / "share"
    root = Path(__file__).parents[1]
    more = {"XDG_DATA_HOME": str(share), "PYTHONPATH": os.pathsep.join([str(broken), str(root)])}

    put = start("--install-desktop", more=more)
    assert (put.returncode, "is in your menu now" in put.stdout) == (0, True), put.stderr
    assert (share / ENTRY).is_file()
    taken = start("--remove-desktop", more=more)
    assert (taken.returncode, "no longer" in taken.stdout) == (0, True), taken.stderr
    assert not share.exists() or contents(share) == set()
    again = start("--remove-desktop", more=more)
    assert (again.returncode, "nothing was removed" in again.stdout) == (0, True)


@UNIX
def test_the_options_say_what_is_missing(tmp_path: Path) -> None:
    nobody = "import pwd\ndef getpwuid(number): raise KeyError(number)\npwd.getpwuid = getpwuid\n"
    (tmp_path / "sitecustomize.py").write_text(nobody)
    root = Path(__file__).parents[1]
    more = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(root)])}
    process = start("--install-desktop", more={"HOME": None, "XDG_DATA_HOME": None, **more})

    assert process.returncode == 2
    assert process.stderr.startswith("quinto: your home folder is not known; set HOME")
    assert process.stdout == ""


@pytest.mark.parametrize("option", ["--install-desktop", "--remove-desktop"])
@pytest.mark.parametrize(
    "other", [["game.quinto"], ["--seed", "0"], ["--selftest"], ["--user-dir", "here"]]
)
def test_the_options_stand_alone(
    option: str, other: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([option, *other])
    assert f"{option} starts no game; give it alone" in capsys.readouterr().err


def test_one_of_the_options_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--install-desktop", "--remove-desktop"])
    assert "give it alone" in capsys.readouterr().err
