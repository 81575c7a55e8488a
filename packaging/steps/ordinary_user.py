"""An ordinary user of a Linux that has no Python and no Qt, with a screen.

The system is made by debootstrap and is entered by chroot, which takes root. It has what every
desktop has, such as the libraries of OpenGL; what a user does there stays in their home folder.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

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
    *("fonts-dejavu-core", "xz-utils", "desktop-file-utils", "shared-mime-info", "libglib2.0-bin"),
    *("xvfb", "x11-utils"),
)
"""Debian's packages of what a desktop has, and of a screen without a monitor."""

_MOUNTED = """
mount --bind /dev "$0/dev" && mount -t proc proc "$0/proc" && echo mounted && read line
"""
_LIMIT_S = 60
_LOOK_AGAIN_S = 0.1


@dataclass(frozen=True)
class Picture:
    """What is on a screen.

    Attributes:
        width: In pixels.
        height: In pixels.
        pixels: Four bytes each, line by line.
    """

    width: int
    height: int
    pixels: bytes

    @property
    def colours(self) -> int:
        """How many colours there are, counted in every seventh pixel."""
        return len(set(struct.unpack(f"{len(self.pixels) // 4}I", self.pixels)[::7]))


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
        """Have them run a script of the shell.

        Returns:
            What it prints.

        Raises:
            Fault: It fails.
        """
        process = self.tries(script, more)
        if process.returncode:
            raise Fault(f"“{script}” fails there:\n{process.stdout}{process.stderr}".rstrip())
        return process.stdout

    def tries(
        self, script: str, more: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Have them run a script that may fail."""
        child = self.start(script, more)
        out, err = child.communicate()
        return subprocess.CompletedProcess(script, child.returncode, out, err)

    def start(self, script: str, more: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Have them start something, in their home folder."""
        own = {
            "HOME": str(HOME),
            "USER": NAME,
            "LANG": "C.UTF-8",
            "PATH": f"{HOME}/.local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        }
        return subprocess.Popen(
            [
                *("nsenter", "--target", str(self.keeper), "--mount", "--wd=/"),
                *("chroot", f"--userspec={NAME}:{NAME}", self.root),
                *("sh", "-c", f"cd; umask 022; exec 2>&1; {script}"),
            ],
            env={**own, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def files(self) -> dict[str, str]:
        """What is in their home folder: every file with its text, its size or where it leads."""
        return {
            path.relative_to(self.home).as_posix(): _gist(path) for path in self.home.rglob("*")
        }


def _gist(path: Path) -> str:
    if path.is_symlink():
        return os.readlink(path)
    return "" if path.is_dir() else str(path.stat().st_size)


@dataclass(frozen=True)
class Screen:
    """A screen that they sit at.

    Attributes:
        user: Who sits there.
        display: Its name, such as ":1".
        memory: The file that holds what is on it.
    """

    user: OrdinaryUser
    display: str
    memory: Path

    @property
    def environment(self) -> dict[str, str]:
        """What programs are told that shall open their windows here."""
        return {"DISPLAY": self.display}

    def picture(self) -> Picture:
        """What is on it now."""
        data = self.memory.read_bytes()
        header, _version, _format, _depth, width, height = struct.unpack_from(">6I", data)
        (line,) = struct.unpack_from(">I", data, 48)
        (colours,) = struct.unpack_from(">I", data, 76)
        begin = header + 12 * colours
        lines = (data[begin + line * row : begin + line * row + 4 * width] for row in range(height))
        return Picture(width, height, b"".join(lines))

    def titles(self) -> str:
        """The windows, with their titles, as `xwininfo` tells them."""
        return self.user.do("xwininfo -root -tree", self.environment)

    def wait_for(self, title: str, colours: int = 200) -> Picture:
        """Wait for a window with a title, and for the table in it.

        Raises:
            Fault: It does not come.
        """
        end = time.monotonic() + _LIMIT_S
        while title not in self.titles() or self.picture().colours < colours:
            if time.monotonic() > end:
                raise Fault(f"No window “{title}” has come on the screen:\n{self.titles()}")
            time.sleep(_LOOK_AGAIN_S)
        return self.picture()

    @contextmanager
    def running(self, command: str, programs: Path, title: str) -> Iterator[Picture]:
        """Have a program here until the end of a `with` block.

        Args:
            command: What starts it; it need not stay itself.
            programs: The folder of the program that it starts.
            title: What is in the title of its window.

        Raises:
            Fault: The window does not come.
        """
        self.user.do(f"{command} >started 2>&1 &", self.environment)
        try:
            yield self.wait_for(title)
        finally:
            _end(programs)
            (self.user.home / "started").unlink()


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
            subprocess.run(waiting, timeout=_LIMIT_S, check=True)


@contextmanager
def screen(user: OrdinaryUser) -> Iterator[Screen]:
    """A screen without a monitor, for the time of a `with` block."""
    command = "mkdir -p screen && exec Xvfb -displayfd 1 -nolisten tcp -fbdir screen"
    server = user.start(f"{command} -screen 0 1280x800x24 2>/dev/null")
    try:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        if not number:
            raise Fault("Xvfb does not start there.")
        yield Screen(user, f":{number}", user.home / "screen" / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(user.home / "screen", ignore_errors=True)


@contextmanager
def ordinary_user(workshop: Workshop, suite: str = "bookworm") -> Iterator[OrdinaryUser]:
    """Somebody new in a Debian that is made when first wanted, and kept.

    Raises:
        Fault: We are not root, or something that makes it is not installed.
    """
    if os.geteuid() != 0:
        raise Fault("To enter a bare Debian takes root: run this check as root, as in a container.")
    root = workshop.keep / f"desktop-{suite}"
    stamp = root / "packages.txt"
    wanted = " ".join(DESKTOP)
    is_made = stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted
    if not is_made:
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
    keeper = subprocess.Popen(
        ["unshare", "--mount", "--propagation", "private", "sh", "-c", _MOUNTED, root],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert keeper.stdout is not None
        if keeper.stdout.readline() != "mounted\n":
            raise Fault(
                f"{root} cannot be mounted; a container needs the right to (CAP_SYS_ADMIN)."
            )
        yield keeper.pid
    finally:
        keeper.communicate("\n")
