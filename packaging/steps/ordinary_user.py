"""An ordinary user of a Linux that has no Python and no Qt.

The system is made by debootstrap and entered by chroot, which takes root. It has what every desktop
has, such as the libraries of OpenGL; what a user does there stays in their home folder. All that
runs there sees the same processes, as on a machine of its own; the screen is one of ours.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from steps.screens import LIMIT_S, XWindow, demand, wayland_screen
from steps.workshop import Fault, Workshop

NAME = "anna"
HOME = Path("/home", NAME)

LIBRARIES = (
    *("libgl1", "libegl1", "libx11-xcb1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3"),
    "libfreetype6",
)
"""Debian's packages of all that the frozen program leaves to the system, besides the C library."""

DESKTOP = (
    *LIBRARIES,
    *("libwayland-cursor0", "libwayland-egl1", "fonts-dejavu-core", "xz-utils"),
    *("desktop-file-utils", "shared-mime-info", "libglib2.0-bin"),
)
"""Debian's packages of what a desktop has."""

TOOLS = {
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwd": "x11-apps",
    "weston": "weston",
}
"""The commands that this needs, each with Debian's package."""

_MOUNTED = """
mount --bind /dev "$0/dev" && mount -t proc proc "$0/proc" &&
    mkdir -p "$0/tmp/.X11-unix" && mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" &&
    echo mounted && read line
"""


@dataclass(frozen=True)
class OrdinaryUser:
    """Somebody in such a system.

    Attributes:
        root: The system's folder.
        keeper: The process that has it mounted; everything there sees the same as it does.
    """

    root: Path
    keeper: int

    @property
    def home(self) -> Path:
        """Their home folder, as seen from outside."""
        return self.root / HOME.relative_to("/")

    def do(self, script: str, more: Mapping[str, str] | None = None) -> str:
        """Have them run a script of the shell, in their home folder and without a terminal.

        Returns:
            What it prints.

        Raises:
            Fault: It fails.
        """
        process = self.tries(script, more)
        if process.returncode:
            raise Fault(f"“{script}” fails there:\n{process.stdout}".rstrip())
        return process.stdout

    def tries(
        self, script: str, more: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Have them run a script that may fail; its errors are among what it prints."""
        own = {
            "HOME": str(HOME),
            "USER": NAME,
            "LANG": "C.UTF-8",
            "PATH": f"{HOME}/.local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        }
        return subprocess.run(
            [
                *("nsenter", "--target", str(self.keeper), "--mount", "--wd=/"),
                *("chroot", f"--userspec={NAME}:{NAME}", self.root),
                *("sh", "-c", f"cd; umask 022; {script}"),
            ],
            env={**own, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def files(self) -> dict[str, str]:
        """What is in their home folder: every file with its size, or with where it leads."""
        return {
            path.relative_to(self.home).as_posix(): _gist(path) for path in self.home.rglob("*")
        }

    @contextmanager
    def wayland(self) -> Iterator[dict[str, str]]:
        """A Wayland compositor; what programs are told that shall use it and nothing else."""
        with tempfile.TemporaryDirectory() as folder, wayland_screen(Path(folder)) as name:
            there = self.root / "run" / "screens"
            there.mkdir(exist_ok=True)
            mount = ("nsenter", "--target", str(self.keeper), "--mount", "mount", "--bind")
            subprocess.run([*mount, folder, there], check=True)
            yield {"WAYLAND_DISPLAY": f"/run/screens/{name}", "QT_QPA_PLATFORM": "wayland"}

    @contextmanager
    def running(self, command: str, programs: Path, display: str, title: str) -> Iterator[None]:
        """Have a program on a screen until the end of a `with` block.

        Args:
            command: What starts it; it need not stay itself.
            programs: The folder of the program that it starts, as seen from outside.
            display: The screen's name.
            title: A pattern for the title of its window.

        Raises:
            Fault: The window does not come, or shows no table.
        """
        self.do(f"{command} >started 2>&1 &", {"DISPLAY": display})
        try:
            XWindow(display, title).wait_until_painted()
            yield
        finally:
            _end(programs)
            (self.home / "started").unlink()


def _gist(path: Path) -> str:
    if path.is_symlink():
        return os.readlink(path)
    return "" if path.is_dir() else str(path.stat().st_size)


def _end(programs: Path) -> None:
    """End all that runs from a folder, as the end of a session does, and wait for it."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            is_one = (process / "exe").readlink().is_relative_to(programs.resolve())
        except OSError:
            continue
        if is_one:
            subprocess.run(["kill", process.name], stderr=subprocess.DEVNULL, check=False)
            waiting = ("tail", f"--pid={process.name}", "-f", "/dev/null")
            subprocess.run(waiting, timeout=LIMIT_S, check=True)


@contextmanager
def ordinary_user(workshop: Workshop, suite: str = "bookworm") -> Iterator[OrdinaryUser]:
    """Somebody new in a Debian that is made when first wanted, and kept.

    Raises:
        Fault: We are not root, or something that makes it is not installed.
    """
    demand(TOOLS)
    if os.geteuid() != 0:
        raise Fault("To enter a bare Debian takes root: run this check as root, as in a container.")
    root = workshop.keep / f"desktop-{suite}"
    stamp = root / "packages.txt"
    wanted = " ".join(DESKTOP)
    is_made = stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted
    if not is_made:
        print(f"making a Debian {suite} with the libraries of a desktop, to be kept", flush=True)
        shutil.rmtree(root, ignore_errors=True)
        workshop.output("debootstrap", "--variant=minbase", suite, root)
    with _mounted(root) as keeper:
        enter = ("nsenter", "--target", str(keeper), "--mount", "--wd=/", "chroot", root)
        if not is_made:
            # apt knows that Debian 13 has some under another name; debootstrap does not.
            install = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends")
            quietly = {"DEBIAN_FRONTEND": "noninteractive"}
            workshop.output(*enter, *install, *DESKTOP, more=quietly)
            stamp.write_text(wanted, encoding="utf-8")
        user = OrdinaryUser(root, keeper)
        if user.home.is_dir():
            shutil.rmtree(user.home)
            workshop.output(*enter, "userdel", NAME)
        workshop.output(*enter, "useradd", "--create-home", "--shell", "/bin/sh", NAME)
        yield user


@contextmanager
def _mounted(root: Path) -> Iterator[int]:
    """Mount what a system needs, where only a process that is given sees it."""
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    keeper = subprocess.Popen(
        ["unshare", "--mount", "--propagation", "private", "sh", "-c", _MOUNTED, root],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert keeper.stdout is not None
        if keeper.stdout.readline() != "mounted\n":
            raise Fault(f"{root} cannot be mounted; a container needs the right to (SYS_ADMIN).")
        yield keeper.pid
    finally:
        keeper.communicate("\n")
