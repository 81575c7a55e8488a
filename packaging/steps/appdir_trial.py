"""What an ordinary user does with the AppDir, and with an AppImage that is made of it."""

from __future__ import annotations

import shlex
from pathlib import Path

from steps.ordinary_user import HOME, OrdinaryUser
from steps.screens import x_screen
from steps.workshop import Fault, Workshop

# What a runtime does once it has mounted the folder.
_AS_RUNTIME = """#!/bin/sh
APPIMAGE=$(readlink -f "$0") APPDIR={folder} ARGV0=$0
export APPIMAGE APPDIR ARGV0
exec {folder}/AppRun "$@"
"""


def try_appdir(workshop: Workshop, folder: Path, user: OrdinaryUser) -> None:
    """Run it from a folder that cannot be written to, and put it into the menu as an AppImage.

    Args:
        workshop: Who Quinto is.
        folder: The AppDir, in the user's home folder.
        user: Somebody who has never had Quinto.

    Raises:
        Fault: Something is not as it should be.
    """
    identity = workshop.identity
    there = shlex.quote(str(HOME / folder.relative_to(user.home)))
    if user.tries(f"touch {there}/AppRun").returncode == 0:
        raise Fault("The AppDir was to be tried where it cannot be written to.")
    if user.do(f"{there}/AppRun --version") != f"{identity.name} {workshop.version}\n":
        raise Fault(f"AppRun does not start {workshop.version}.")
    user.do(f"ln -s {there}/AppRun {identity.lab_command} && ./{identity.lab_command} --version")
    image = user.home / f"{identity.name}.AppImage"
    image.write_text(_AS_RUNTIME.format(folder=there), encoding="utf-8")
    image.chmod(0o755)
    entry = f".local/share/applications/{identity.id}.desktop"
    with x_screen() as display:
        with user.running(f"{there}/AppRun", folder, display, identity.name):
            pass
        user.do(f"{there}/AppRun --selftest", {"DISPLAY": display})
        print("AppRun opens the table, and the self-test passes, in a folder that is read-only")
        user.do(f"./{image.name} --install-desktop && desktop-file-validate {entry}")
        if f"Exec={HOME}/{image.name} " not in (user.home / entry).read_text(encoding="utf-8"):
            raise Fault("As an AppImage, its menu entry starts something else.")
        with user.running(f"gio launch {entry}", folder, display, identity.name):
            pass
    user.do(f"./{image.name} --remove-desktop")
    if (user.home / entry).exists():
        raise Fault("As an AppImage, it does not remove its menu entry.")
    print("as an AppImage it puts itself into the menu, starts from there, and takes itself out")
