"""A bare Debian in a folder, and running commands in it as if it were the whole machine.

Everything that has to be mounted is mounted in the command's own namespace, and its processes live
in one of their own: both vanish with it, however it ends.
"""

from __future__ import annotations

import hashlib
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from steps.screens import end
from steps.workshop import Fault, Workshop

SUITE = "bookworm"
PLAYER = "player"
"""An ordinary user."""

DESKTOP = (
    *("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "gtk-update-icon-cache"),
    *("libglib2.0-bin", "xdg-utils", "man-db"),
)
"""What any desktop has for menus, types, icons and manuals; it brings no Python, Qt or X server."""

_SCREENS = "/run/screens"

_ENTER = """\
set -e
root=$1 screens=$2 archives=$3 user=$4
shift 4
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/tmp/.X11-unix" "$root/run/screens"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mount --bind "$screens" "$root/run/screens"
mount --bind "$archives" "$root/var/cache/apt/archives"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"
"""

_SET_UP = f"""\
set -e
apt-get -qq update
apt-get -qq -y --no-install-recommends install {" ".join(DESKTOP)} >/dev/null
useradd --create-home --shell /bin/sh {PLAYER}
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
printf 'APT::Keep-Downloaded-Packages "true";\\n' > /etc/apt/apt.conf.d/keep
"""


class Root:
    """A Debian in a folder.

    Args:
        folder: Its root.
        screens: A folder of sockets, which it sees as `Root.SCREENS`.
        archives: Where packages that are downloaded stay for the next time.
    """

    SCREENS = _SCREENS

    def __init__(self, folder: Path, screens: Path, archives: Path) -> None:
        self.folder = folder
        self._screens = screens
        self._archives = archives

    def run(
        self, *command: str, user: str = "root", more: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end.

        Args:
            *command: The command and its arguments.
            user: Who runs it.
            more: Environment variables.
        """
        return subprocess.run(
            self._entered(command, user, more or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )

    def said(self, *command: str, user: str = "root", more: Mapping[str, str] | None = None) -> str:
        """Run a command and return what it prints.

        Raises:
            Fault: It fails.
        """
        process = self.run(*command, user=user, more=more)
        if process.returncode:
            words = f"{process.stdout}{process.stderr}"[-3000:].rstrip()
            raise Fault(f"In the bare root, “{' '.join(command)}” fails:\n{words}")
        return process.stdout

    @contextmanager
    def running(self, *command: str, more: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
        """Have the player run a command, and end it and all it started when the context ends.

        Its errors can be read from `stderr`.
        """
        process = subprocess.Popen(
            self._entered(command, PLAYER, more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            end(process, signal.SIGKILL)
            assert process.stderr is not None  # as asked for
            process.stderr.close()

    def _entered(self, command: tuple[str, ...], user: str, more: Mapping[str, str]) -> list[str]:
        home = "/root" if user == "root" else f"/home/{user}"
        settings = {
            "HOME": home,
            "USER": user,
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "DEBIAN_FRONTEND": "noninteractive",
            **more,
        }
        own = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-c", _ENTER)
        places = (str(self.folder), str(self._screens), str(self._archives), f"{user}:{user}")
        return [
            *(*own, "enter", *places),
            *(f"{name}={value}" for name, value in settings.items()),
            *command,
        ]


def bare_root(workshop: Workshop, scratch: Path) -> Root:
    """A new bare Debian, with what a desktop has, and a player.

    The first one is made by debootstrap, and kept to be copied.

    Args:
        workshop: Where it is kept.
        scratch: An empty folder for it.
    """
    recipe = hashlib.sha256(f"{SUITE}{_SET_UP}".encode()).hexdigest()[:12]
    kept = workshop.keep / f"bare-{recipe}.tar"
    screens = scratch / "screens"
    archives = workshop.keep / "archives"
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    screens.mkdir()
    root = Root(scratch / "root", screens, archives)
    if kept.is_file():
        root.folder.mkdir()
        workshop.run("tar", "--extract", "--file", kept, "--directory", root.folder)
        return root
    print(f"making a bare Debian {SUITE}, to be kept", flush=True)
    workshop.output("debootstrap", "--variant=minbase", SUITE, root.folder)
    root.said("sh", "-c", _SET_UP)
    part = kept.with_suffix(".part")
    workshop.run("tar", "--create", "--file", part, "--directory", root.folder, ".")
    shutil.move(part, kept)
    return root
