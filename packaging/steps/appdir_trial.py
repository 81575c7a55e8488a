"""What an ordinary user does with the AppDir, and with an AppImage that is made of it."""

from __future__ import annotations

import shlex
from pathlib import Path

from steps.bare_debian import HOME, BareDebian
from steps.screens import x_screen
from steps.workshop import Fault, Workshop

# What a runtime does once it has mounted the folder.
_AS_RUNTIME = """#!/bin/sh
APPIMAGE=$(readlink -f "$0") APPDIR={folder} ARGV0=$0
export APPIMAGE APPDIR ARGV0
exec {folder}/AppRun "$@"
"""


def try_appdir(workshop: Workshop, folder: Path, debian: BareDebian) -> None:
    """Run it from a folder that cannot be written to, and put it into the menu as an AppImage.

    Args:
        workshop: Who Quinto is.
        folder: The AppDir, in the user's home folder.
        debian: A Debian with `DESKTOP`.

    Raises:
        Fault: Something is not as it should be.
    """
    identity = workshop.identity
    there = shlex.quote(str(HOME / folder.relative_to(debian.home)))
    if debian.tries(f"touch {there}/AppRun").returncode == 0:
        raise Fault("The AppDir was to be tried where it cannot be written to.")
    if debian.do(f"{there}/AppRun --version") != f"{identity.name} {workshop.version}\n":
        raise Fault(f"AppRun does not start {workshop.version}.")
    debian.do(f"ln -s {there}/AppRun {identity.lab_command} && ./{identity.lab_command} --version")
    image = debian.home / f"{identity.name}.AppImage"
    image.write_text(_AS_RUNTIME.format(folder=there), encoding="utf-8")
    image.chmod(0o755)
    entry = f".local/share/applications/{identity.id}.desktop"
    with x_screen() as display:
        with debian.window(f"{there}/AppRun", display, identity.name):
            pass
        debian.do(f"{there}/AppRun --selftest", {"DISPLAY": display})
        print("AppRun opens the table, and the self-test passes, in a folder that is read-only")
        debian.do(f"./{image.name} --install-desktop && desktop-file-validate {entry}")
        if f"Exec={HOME}/{image.name} " not in (debian.home / entry).read_text(encoding="utf-8"):
            raise Fault("As an AppImage, its menu entry starts something else.")
        with debian.window(f"gio launch {entry}", display, identity.name):
            pass
    debian.do(f"./{image.name} --remove-desktop")
    if (debian.home / entry).exists():
        raise Fault("As an AppImage, it does not remove its menu entry.")
    print("as an AppImage it puts itself into the menu, starts from there, and takes itself out")
