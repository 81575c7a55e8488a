r"""Checks what `build.py` has made, on Windows: `py packaging\windows\check.py`.

Installs it silently for this user, plays a whole game with it, looks at what is registered,
installs it again over itself, and removes it: a game of the user's must outlive all of it. Do not
run it where Quinto is in use: it is removed at the end.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[number]) for number in (1, 2)]

from steps.workshop import Fault, Workshop  # noqa: E402

_LIMIT_S = 600
_SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/CURRENTUSER")


def main() -> int:
    """Check everything; return the exit status."""
    workshop = Workshop()
    try:
        if sys.platform != "win32":
            raise Fault("What is built for Windows is checked on Windows.")
        check(workshop)
    except Fault as fault:
        print(f"packaging/windows/check.py: {fault}", file=sys.stderr)
        return 1
    return 0


def check(workshop: Workshop) -> None:
    """Install, play, look, upgrade and remove.

    Raises:
        Fault: Something is not as it should be.
    """
    identity = workshop.identity
    setup = workshop.dist / f"{identity.package}-{workshop.version}-x64-setup.exe"
    if not setup.is_file():
        raise Fault(rf"There is no {setup.name}; run py packaging\windows\build.py first.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        place = Path(scratch) / "Quinto with spaces"
        game = _user_folder(identity.command) / "games" / "kept.quinto"
        game.parent.mkdir(parents=True, exist_ok=True)
        game.write_text("{}", encoding="utf-8")
        for number in range(2):  # the second is an upgrade
            if number:
                (place / "_internal" / "old.dll").write_bytes(b"of an older version")
            _run(setup, *_SILENT, f"/DIR={place}")
        if (place / "_internal" / "old.dll").exists():
            raise Fault("An upgrade leaves files of the version before.")
        print("installed and upgraded for one user, without an administrator")
        _check_programs(workshop, place, Path(scratch))
        _check_registry(workshop, place)
        _run(place / "unins000.exe", *_SILENT[:3])
        if (place / f"{identity.command}.exe").exists() or _default_of(identity.id + ".game"):
            raise Fault("Something of it is left when it has been removed.")
        if not game.is_file():
            raise Fault("A game of the user's is gone with the program.")
        game.unlink()
        print("removed, with the user's game still there")


def _check_programs(workshop: Workshop, place: Path, scratch: Path) -> None:
    told = _run(place / f"{workshop.identity.lab_command}.exe", "--version")
    if workshop.version not in told:
        raise Fault(f"quinto-lab says it is {told!r}, not {workshop.version}.")
    _run(place / f"{workshop.identity.command}.exe", "--selftest", "--user-dir", scratch / "user")
    print("quinto --selftest: a whole game in a window; quinto-lab prints to its console")


def _check_registry(workshop: Workshop, place: Path) -> None:
    identity = workshop.identity
    kind = _default_of(identity.suffix)
    command = _default_of(rf"{kind}\shell\open\command")
    if kind != f"{identity.id}.game" or command != f'"{place / identity.command}.exe" "%1"':
        raise Fault(f"A double click on a game runs {command!r}.")
    if not Path(_default_of(rf"{kind}\DefaultIcon")).is_file():
        raise Fault("A game has no icon.")
    shortcut = Path(os.environ["APPDATA"], "Microsoft/Windows/Start Menu/Programs")
    if not (shortcut / f"{identity.name}.lnk").is_file():
        raise Fault("It is not in the Start menu.")
    print(f"{identity.suffix} opens with it; it is in the Start menu")


def _default_of(name: str) -> str:
    """A key's own value among the user's classes; empty if there is none."""
    if sys.platform != "win32":
        return ""
    import winreg

    try:
        return winreg.QueryValue(winreg.HKEY_CURRENT_USER, rf"Software\Classes\{name}")
    except OSError:
        return ""


def _user_folder(command: str) -> Path:
    return Path(os.environ["LOCALAPPDATA"]) / command


def _run(program: Path, *arguments: str | Path) -> str:
    """Run a program to its end, and return what it prints.

    Raises:
        Fault: It fails, or does not end.
    """
    try:
        process = subprocess.run(
            [program, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise Fault(f"{program.name} has not come to an end.") from error
    if process.returncode:
        told = f"{process.stdout}{process.stderr}".strip()
        raise Fault(f"{program.name} ends with status {process.returncode}. {told}".rstrip())
    return process.stdout


if __name__ == "__main__":
    sys.exit(main())
