"""A bare Debian in a folder, without Python, Qt or an X server, and an ordinary user in it.

debootstrap makes it, which takes root; it is kept, and every trial has a copy of its own. What has
to be mounted is mounted where only the trial sees it, and what runs there sees its own processes
and no others, as on a machine of its own: all of it vanishes with the trial, however that ends.
The screens belong to the machine that checks; the bare Debian has their sockets and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from steps.screens import XWindow, demand, until, wayland_screen
from steps.workshop import CHECKOUT, Fault, Workshop

SUITES = ("bookworm", "trixie")
"""The releases that it is tried on; a quick check is content with the first."""

USER = "anna"
HOME = Path("/home", USER)

MENU = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin")
"""Debian's packages that know menus and the types of files."""

LIBRARIES = (
    *("libgl1", "libegl1", "libx11-xcb1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3"),
    "libfreetype6",
)
"""Debian's packages of all that the frozen program leaves to the system, besides the C library."""

DESKTOP = (
    *(*MENU, *LIBRARIES),
    *("libwayland-cursor0", "libwayland-egl1", "fonts-dejavu-core", "xz-utils"),
)
"""Debian's packages of what a desktop has."""

_TOOLS = {
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwd": "x11-apps",
    "xprop": "x11-utils",
    "weston": "weston",
}
"""The commands that a trial needs, each with Debian's package."""

_SAVED_GAME = CHECKOUT / "tests" / "data" / "saves" / "v2-rubber-second-game.quinto"
_RUNTIME = f"/run/{USER}"
_SCREENS = "/run/screens"

# Its last process keeps the mounts until nobody listens any more, and buries the dead.
_MOUNTED = """\
set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mkdir -p "$0/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
mount --bind "$1" "$0/var/cache/apt/archives"
cp -L /etc/resolv.conf "$0/etc/resolv.conf"
echo mounted
exec env --ignore-signal=CHLD cat
"""

# apt knows that Debian 13 has some packages under another name; debootstrap does not.
_SET_UP = f"""\
set -e
printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
cat >/etc/apt/apt.conf.d/trial <<"."
APT::Keep-Downloaded-Packages "true";
Acquire::Check-Valid-Until "false"; // a mirror may lag behind, and nothing here is kept for long
.
apt-get -qq update
apt-get -qq -y --no-install-recommends install @packages@ >/dev/null
useradd --create-home --shell /bin/sh {USER}
install -d -m 700 -o {USER} -g {USER} {_RUNTIME}
install -d {_SCREENS}
"""


@dataclass(frozen=True)
class BareDebian:
    """A Debian that is entered, with somebody in it who has never had Quinto.

    Attributes:
        folder: Its root, as seen from outside.
        keeper: The process whose mounts and processes everything there shares.
    """

    folder: Path
    keeper: int

    @property
    def home(self) -> Path:
        """The user's home folder, as seen from outside."""
        return self.path(HOME)

    def path(self, inside: Path | str) -> Path:
        """Where one of its files is, as seen from outside."""
        return self.folder / str(inside).lstrip("/")

    def do(self, script: str, more: Mapping[str, str] | None = None, user: str = USER) -> str:
        """Have somebody run a script of the shell, in their home folder and without a terminal.

        Args:
            script: The script.
            more: Environment variables.
            user: Who runs it, such as "root".

        Returns:
            What it prints, its errors among it.

        Raises:
            Fault: It fails.
        """
        process = self.tries(script, more, user)
        if process.returncode:
            raise Fault(f"In a bare Debian, “{script}” fails:\n{process.stdout[-3000:]}".rstrip())
        return process.stdout

    def tries(
        self, script: str, more: Mapping[str, str] | None = None, user: str = USER
    ) -> subprocess.CompletedProcess[str]:
        """Have somebody run a script that may fail; otherwise as `do`."""
        home = HOME if user == USER else Path("/root")
        own = {
            "HOME": str(home),
            "USER": user,
            "LANG": "C.UTF-8",
            "PATH": f"{home}/.local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin",
            "XDG_RUNTIME_DIR": _RUNTIME,
            "DEBIAN_FRONTEND": "noninteractive",
        }
        spaces = Path("/proc", str(self.keeper), "ns")
        return subprocess.run(
            [
                *("nsenter", f"--mount={spaces}/mnt", f"--pid={spaces}/pid_for_children"),
                *("--wd=/", "chroot", f"--userspec={user}:{user}", self.folder),
                *("sh", "-c", f"cd; umask 022; {script}"),
            ],
            env={**own, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )

    def files(self) -> dict[str, str]:
        """What is in the user's home: every file with its size, or with where it leads."""
        found = {}
        for path in self.home.rglob("*"):
            try:
                found[path.relative_to(self.home).as_posix()] = _gist(path)
            except FileNotFoundError:  # what is running has just put it in another's place
                continue
        return found

    def save_game(self, name: str) -> None:
        """Put a saved game into the user's home."""
        shutil.copy2(_SAVED_GAME, self.home / name)
        self.do(f"test -r '{name}'")

    def commands(self) -> dict[str, list[str]]:
        """The words of every command that runs there now, by the number of its process."""
        found = {}
        for process in Path(f"/proc/{self.keeper}/root{self.path('proc')}").glob("[0-9]*"):
            try:
                line = (process / "cmdline").read_text(errors="replace")
            except OSError:  # it has just ended
                continue
            if line and process.name != "1":
                found[process.name] = line.split("\0")
        return found

    @contextmanager
    def running(self, command: str, more: Mapping[str, str]) -> Iterator[Path]:
        """Have the user start a program, and end all they have started with the `with` block.

        Args:
            command: What starts it; it need not stay itself.
            more: Environment variables, such as the screen.

        Yields:
            The file into which it writes what it says.

        Raises:
            Fault: Something does not end as at the end of a session.
        """
        said = f"{_RUNTIME}/said"
        self.do(f"{command} >{said} 2>&1 &", more)
        try:
            yield self.path(said)
        finally:
            self.tries(f"kill {' '.join(self.commands())}")
            until(lambda: not self.commands(), f"“{command}” has not ended when it was asked to")

    @contextmanager
    def window(self, command: str, display: str, title: str) -> Iterator[XWindow]:
        """Have a program's painted window on an X screen until the end of a `with` block.

        Args:
            command: What starts the program.
            display: The screen's name.
            title: A pattern for the title of the window.

        Raises:
            Fault: The window does not come, or shows no table.
        """
        with self.running(command, {"DISPLAY": display}):
            window = XWindow(display, title)
            window.wait_until_painted()
            yield window

    @contextmanager
    def wayland(self) -> Iterator[dict[str, str]]:
        """A Wayland compositor; the environment variables that programs find it by."""
        with wayland_screen(self.path(_SCREENS)) as name:
            yield {"WAYLAND_DISPLAY": f"{_SCREENS}/{name}"}


def _gist(path: Path) -> str:
    if path.is_symlink():
        return os.readlink(path)
    return "" if path.is_dir() else str(path.stat().st_size)


@contextmanager
def bare_debian(
    workshop: Workshop, packages: tuple[str, ...], suite: str = SUITES[0]
) -> Iterator[BareDebian]:
    """A new copy of a Debian that is made when first wanted, and kept.

    Args:
        workshop: Where it is kept.
        packages: Debian's packages that it has besides the least.
        suite: Its release.

    Raises:
        Fault: We are not root, or something that makes it is not installed.
    """
    demand(_TOOLS)
    if os.geteuid() != 0:
        raise Fault("To enter a bare Debian takes root: run this check as root, as in a container.")
    set_up = _SET_UP.replace("@packages@", " ".join(packages))
    recipe = hashlib.sha256(set_up.encode()).hexdigest()[:12]
    kept = workshop.keep / f"{suite}-{recipe}.tar"
    with tempfile.TemporaryDirectory(prefix="quinto-") as scratch:
        folder = Path(scratch, suite)
        Path(scratch).chmod(0o755)
        tar = ("tar", "--numeric-owner", "--directory", folder, "--file")
        if kept.is_file():
            folder.mkdir()
            workshop.run(*tar, kept, "--extract")
        else:
            print(f"making a bare Debian {suite}, to be kept", flush=True)
            workshop.output("debootstrap", "--variant=minbase", suite, folder)
            with _entered(workshop, folder) as debian:
                debian.do(set_up, user="root")
            part = kept.with_suffix(".part")
            workshop.run(*tar, part, "--create", ".")
            part.replace(kept)
        with _entered(workshop, folder) as debian:
            yield debian


@contextmanager
def _entered(workshop: Workshop, folder: Path) -> Iterator[BareDebian]:
    """Mount what a Debian needs, and its processes apart, until the end of a `with` block."""
    archives = workshop.keep / "archives"  # packages that are downloaded stay for the next time
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    own = ("unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child")
    keeper = subprocess.Popen(
        [*own, "sh", "-c", _MOUNTED, folder, archives],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert keeper.stdout is not None  # as asked for
        if keeper.stdout.readline() != "mounted\n":
            raise Fault(f"{folder} cannot be mounted; a container needs the right to (SYS_ADMIN).")
        yield BareDebian(folder, keeper.pid)
    finally:
        keeper.communicate()
