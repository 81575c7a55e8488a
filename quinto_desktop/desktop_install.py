"""`quinto --install-desktop` and `--remove-desktop`: Quinto in the user's own menu.

Those who have Quinto from pip, or as a file of its own, have it in no menu. This puts everything
that a Linux desktop wants into the user's own `share` folder, and takes it away again: exactly what
was put there, from a list kept in that folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from quinto_desktop import is_frozen
from quinto_desktop.desktop_files import desktop_file_names, write_desktop_files
from quinto_desktop.identity import IDENTITY

_LIST = PurePosixPath(IDENTITY.package, "desktop-files.txt")
_MIME_DATABASE = (
    *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic"),
    *("mime.cache", "subclasses", "treemagic", "types", "version"),
)
_MADE_BY_SYSTEM = {
    "applications": ("mimeinfo.cache",),
    "mime": (*_MIME_DATABASE, IDENTITY.mime_type.partition("/")[0]),
}
"""What the system makes of the files in a folder; worth nothing once they are gone."""

_ELSEWHERE = {
    "win32": "on Windows the installer puts Quinto into the Start menu and opens saved games with "
    "it; after pip, start it with the command “{command}”.",
    "darwin": "on macOS drag Quinto from its disk image to Applications, and it opens saved games "
    "too; after pip, start it with the command “{command}”.",
}

_NOT_KNOWN = (
    "saved games may not open by a double click yet; install shared-mime-info and "
    "desktop-file-utils, then run this again."
)


class DesktopError(Exception):
    """Nothing was done, or not all of it; the message is a sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class Program:
    """What a menu entry starts: an absolute path, and what it must be told first."""

    command: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was done, and what does not work yet, if anything."""

    told: str
    warning: str = ""


def running_program(environment: Mapping[str, str] = os.environ) -> Program:
    """Find out how the Quinto that is running would be started again.

    An AppImage is mounted somewhere else each time, so it is the file that counts. Anything else is
    taken by the path it was called by, as what stands behind may move: pip's command, or the link
    to the newest version that the `.run` keeps.
    """
    image, mounted = environment.get("APPIMAGE"), environment.get("APPDIR")
    if image and mounted and Path(sys.executable).is_relative_to(mounted):
        return Program(os.path.abspath(image))
    called, beside = Path(sys.argv[0]), Path(sys.executable).with_name(IDENTITY.command)
    if is_frozen():
        is_link = called.is_absolute() and called.resolve() == Path(sys.executable).resolve()
        return Program(str(called) if is_link else sys.executable)
    for script in (called, beside):
        if script.name == IDENTITY.command and script.is_file():
            return Program(os.path.abspath(script))
    return Program(sys.executable, ("-m", "quinto_desktop"))


def user_share(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the user's own `share` folder; the platform is named as in `sys.platform`.

    Raises:
        DesktopError: There is none, or this system has no such menu.
    """
    if platform in _ELSEWHERE:
        raise DesktopError(_ELSEWHERE[platform].format(command=IDENTITY.command))
    given = environment.get("XDG_DATA_HOME", "")
    if os.path.isabs(given):
        return Path(given)
    home = environment.get("HOME", "")
    if not os.path.isabs(home):
        raise DesktopError(
            "your home folder is not known; set HOME or XDG_DATA_HOME, then run this again."
        )
    return Path(home, ".local", "share")


def install_desktop(
    share: Path, program: Program, environment: Mapping[str, str] = os.environ
) -> Outcome:
    """Put Quinto into the menu of a `share` folder; what an earlier version put there is replaced.

    Raises:
        DesktopError: A file cannot be written; whatever was written can be removed.
    """
    _refuse_second_hand(environment)
    names = desktop_file_names()
    try:
        earlier = _read_list(share)
        folders = {*earlier.folders, *_missing_folders(share, (*names, _LIST))}
        # The list comes first: what is interrupted can be removed.
        _write_list(share, _Listed({*earlier.files, *names}, folders))
        write_desktop_files(share, program.command, program.arguments)
        _remove_files(share, earlier.files - {*names})
        _write_list(share, _Listed({*names}, folders))
    except OSError as error:
        raise DesktopError(_explained(error, share)) from error
    told = f"Quinto is in your menu now and opens *{IDENTITY.suffix} files. "
    told += f"Its {len(names)} files are in {share}; --remove-desktop takes them away."
    if Path(environment.get("SHELL", "")).name == "zsh":
        told += f"\nFor completion in zsh add to .zshrc: fpath+=({share}/zsh/site-functions)"
    return Outcome(told, "" if _refresh(share) else _NOT_KNOWN)


def remove_desktop(share: Path) -> Outcome:
    """Take away what `install_desktop` has put there, and nothing else.

    Raises:
        DesktopError: A file cannot be removed.
    """
    try:
        listed = _read_list(share)
        if not listed.files:
            return Outcome(f"Quinto had put nothing into {share}, so nothing was removed.")
        _remove_files(share, listed.files)
        (share / _LIST).unlink(missing_ok=True)
    except OSError as error:
        raise DesktopError(_explained(error, share)) from error
    _refresh(share)
    _remove_folders(share, listed.folders)
    return Outcome("Quinto is no longer in your menu. Your games and settings are untouched.")


# --------------------------------------------------------------- the list
@dataclass(frozen=True, slots=True)
class _Listed:
    # What of ours is in a `share` folder, by names below it.
    files: set[PurePosixPath]
    folders: set[PurePosixPath]


def _read_list(share: Path) -> _Listed:
    try:
        lines = (share / _LIST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        lines = []
    listed = _Listed(set(), set())
    for line in lines:
        name = PurePosixPath(line)
        if line and not name.is_absolute() and ".." not in name.parts:
            (listed.folders if line.endswith("/") else listed.files).add(name)
    return listed


def _write_list(share: Path, listed: _Listed) -> None:
    path = share / _LIST
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [*map(str, listed.files), *(f"{folder}/" for folder in listed.folders)]
    path.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")


def _missing_folders(share: Path, names: Iterable[PurePosixPath]) -> set[PurePosixPath]:
    folders = {folder for name in names for folder in name.parents if folder.parts}
    return {folder for folder in folders if not (share / folder).exists()}


def _remove_files(share: Path, names: Iterable[PurePosixPath]) -> None:
    for name in names:
        (share / name).unlink(missing_ok=True)


def _remove_folders(share: Path, folders: Iterable[PurePosixPath]) -> None:
    # Those that are empty, but for what the system made of our files.
    for folder in sorted(folders, key=lambda it: len(it.parts), reverse=True):
        made = {share / folder / name for name in _MADE_BY_SYSTEM.get(str(folder), ())}
        with suppress(OSError):  # somebody else has put something into it
            if (found := {*(share / folder).iterdir()}) <= made:
                for path in found:
                    path.rmdir() if path.is_dir() else path.unlink()
                (share / folder).rmdir()


# --------------------------------------------------------------- the system
def _refuse_second_hand(environment: Mapping[str, str]) -> None:
    # A package may have put Quinto into the menu already.
    if "FLATPAK_ID" in environment:
        raise DesktopError("this Quinto is a Flatpak, which has put it into your menu already.")
    entry = Path("/usr/share/applications", f"{IDENTITY.id}.desktop")
    is_packaged = Path(sys.executable).is_relative_to("/usr/lib") and is_frozen()
    if is_packaged and entry.exists():
        raise DesktopError("this Quinto is a package, which has put it into your menu already.")


def _refresh(share: Path) -> bool:
    # Return whether the system knows the file type now.
    with suppress(OSError):  # what reads icons sees a new time
        os.utime(share / "icons" / "hicolor")
    # Where there is no cache, icons are found without; one made now would hide those of others.
    if (share / "icons" / "hicolor" / "icon-theme.cache").exists():
        _has_run("gtk-update-icon-cache", "--force", "--ignore-theme-index", "--quiet",
                 share / "icons" / "hicolor")  # fmt: skip
    done = [
        _has_run("update-mime-database", share / "mime"),
        _has_run("update-desktop-database", "--quiet", share / "applications"),
    ]
    return all(done)


def _has_run(*command: str | Path) -> bool:
    # Return whether the tool is there and did its work.
    if not Path(command[-1]).is_dir():
        return True
    if shutil.which(str(command[0])) is None:
        return False
    process = subprocess.run(
        [*map(str, command)], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    return process.returncode == 0


def _explained(error: OSError, share: Path) -> str:
    path = error.filename if isinstance(error.filename, str) else share
    if isinstance(error, PermissionError):
        return (
            f"you lack permission to change “{path}”; make that folder your own, "
            "or set XDG_DATA_HOME to one that is, then run this again."
        )
    return f"“{path}”: {error.strerror or error}; fix that, then run this again."
