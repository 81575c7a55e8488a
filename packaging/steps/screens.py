"""Screens that nobody sees: an X server with a window manager, and a Wayland compositor."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from steps.workshop import Fault

LIMIT_S = 60.0
"""The most that anything may take to appear, or to end."""

_POLL_S = 0.05
_MANY_COLOURS = 200


def demand(commands: Mapping[str, str]) -> None:
    """Be sure that commands are installed.

    Args:
        commands: Each command, and the Debian package that has it.

    Raises:
        Fault: Some are not.
    """
    missing = sorted({package for name, package in commands.items() if shutil.which(name) is None})
    if missing:
        raise Fault(
            f"this check needs {', '.join(missing)}; on Debian or Ubuntu, install with "
            f'"sudo apt install {" ".join(missing)}".'
        )


def until(happened: Callable[[], object], what: str, limit_s: float = LIMIT_S) -> None:
    """Wait until something has happened.

    Args:
        happened: Tells whether it has.
        what: What is awaited, for the message.
        limit_s: How long to wait.

    Raises:
        Fault: It has not.
    """
    end = time.monotonic() + limit_s
    while not happened():
        if time.monotonic() > end:
            raise Fault(f"In {limit_s:.0f} seconds, {what}.")
        time.sleep(_POLL_S)


@contextmanager
def started(
    command: Sequence[str | Path], environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process, and end it and its children when the context ends."""
    process = subprocess.Popen(
        command,
        env=None if environment is None else {**environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[bytes], how: signal.Signals = signal.SIGTERM) -> None:
    """End a process that leads a session, and those it has started.

    Args:
        process: The process.
        how: By which signal. The first process of a namespace heeds only SIGKILL.
    """
    if process.poll() is None:
        os.killpg(process.pid, how)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def x_screen() -> Iterator[str]:
    """An X server with a window manager; yields its name, such as ":71"."""
    read, write = os.pipe()
    command = ("Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24")
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset", "-ac"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            name = f":{told.readline().strip()}"
        if name == ":":
            raise Fault("Xvfb does not start; run it by hand to see why.")
        with started(("openbox", "--sm-disable"), {**os.environ, "DISPLAY": name}):
            yield name
    finally:
        end(server)


@contextmanager
def wayland_screen(folder: Path) -> Iterator[str]:
    """A Wayland compositor.

    Args:
        folder: Where to put its socket; it may be bound into another root.

    Yields:
        The socket's name in that folder.
    """
    name = "wayland-quinto"
    command = ("weston", "--backend=headless-backend.so", f"--socket={name}", "--idle-time=0")
    folder.chmod(0o700)  # the compositor insists
    with started(command, {**os.environ, "XDG_RUNTIME_DIR": str(folder)}) as weston:

        def answers() -> bool:
            if weston.poll() is not None:
                raise Fault("weston does not start; run it by hand to see why.")
            return (folder / name).is_socket()

        until(answers, "weston has not opened its socket")
        folder.chmod(0o755)
        (folder / name).chmod(0o777)
        yield name


class XWindow:
    """A window that is on an X screen.

    Args:
        display: The screen's name.
        title: A pattern for its title.

    Raises:
        Fault: None appears.
    """

    def __init__(self, display: str, title: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        try:
            found = self._said("xdotool", "search", "--sync", "--onlyvisible", "--name", title)
        except Fault as fault:
            raise Fault(f"No window appears whose title fits “{title}”.") from fault
        self.number = found.split()[-1]

    def title(self) -> str:
        """What is written above it."""
        return self._said("xdotool", "getwindowname", self.number).strip()

    def property(self, name: str) -> str:
        """One of its properties, as `xprop` prints it."""
        return self._said("xprop", "-id", self.number, name)

    def wait_until_painted(self) -> None:
        """Wait until it shows a picture of many colours, as a table with cards is.

        Raises:
            Fault: It stays empty.
        """
        until(lambda: self._colours() > _MANY_COLOURS, f"“{self.title()}” is not painted")

    def press(self, keys: str) -> None:
        """Press keys in it, such as "ctrl+q"."""
        self._said("xdotool", "windowactivate", "--sync", self.number, "key", keys)

    def _colours(self) -> int:
        picture = self._heard("xwd", "-silent", "-id", self.number)
        if len(picture) < 100:
            return 0
        (header,) = struct.unpack_from(">I", picture)
        (colours,) = struct.unpack_from(">I", picture, 76)
        pixels = memoryview(picture)[header + 12 * colours :]
        whole = len(pixels) // 4 * 4
        return len(set(pixels[:whole].cast("I")))

    def _said(self, *command: str) -> str:
        return self._heard(*command).decode(errors="replace")

    def _heard(self, *command: str) -> bytes:
        """What a command prints, whatever its exit status: the window may have gone.

        Raises:
            Fault: It has not come to an end.
        """
        try:
            process = subprocess.run(
                command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=LIMIT_S,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise Fault(f"“{' '.join(command)}” has not come to an end.") from error
        return process.stdout
