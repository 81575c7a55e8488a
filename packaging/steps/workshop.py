"""Where things are built, for which version, and how commands are run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from quinto_desktop import __version__
from quinto_desktop.identity import IDENTITY, Identity

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGING = CHECKOUT / "packaging"


class Fault(Exception):
    """A step failed; the message is a sentence that says what is wrong and what to do."""


@dataclass(frozen=True)
class Workshop:
    """Everything a step needs to know.

    Attributes:
        checkout: The checkout that is built.
        identity: Who Quinto is.
        version: The version that is built.
        is_thorough: Whether everything is checked, or only what takes a minute.
    """

    checkout: Path = CHECKOUT
    identity: Identity = IDENTITY
    version: str = __version__
    is_thorough: bool = True

    @cached_property
    def keep(self) -> Path:
        """A folder for what may be used again: tools, downloads, bare systems."""
        return _made(self.checkout / "build" / "packaging")

    @cached_property
    def dist(self) -> Path:
        """The folder for artefacts."""
        return _made(self.checkout / "dist")

    @cached_property
    def epoch(self) -> int:
        """The time all built files are dated, in seconds since 1970: that of the commit.

        SOURCE_DATE_EPOCH overrides it, as with any tool that is asked to build the same twice.
        """
        given = os.environ.get("SOURCE_DATE_EPOCH")
        if given is not None:
            if not given.isdigit():
                raise Fault(f"SOURCE_DATE_EPOCH is “{given}”; give seconds since 1970.")
            return int(given)
        return int(self.output("git", "log", "-1", "--format=%ct", cwd=self.checkout))

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """What commands run in: this process's environment, dated, without our own modules."""
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**own, "SOURCE_DATE_EPOCH": str(self.epoch), "PYTHONHASHSEED": "0", **(more or {})}

    def run(
        self, *command: str | Path, cwd: Path | None = None, more: Mapping[str, str] | None = None
    ) -> None:
        """Run a command, showing what it prints.

        Args:
            *command: The command and its arguments.
            cwd: Where to run it; by default, in the checkout.
            more: Environment variables to add.

        Raises:
            Fault: It is not installed, or fails.
        """
        process = self._started(command, cwd, more, pipe=None)
        if process.returncode:
            raise Fault(f"“{_line(command)}” failed with exit status {process.returncode}.")

    def output(
        self, *command: str | Path, cwd: Path | None = None, more: Mapping[str, str] | None = None
    ) -> str:
        """Run a command and return what it prints; the arguments and errors are those of `run`."""
        process = self._started(command, cwd, more, pipe=subprocess.PIPE)
        if process.returncode:
            raise Fault(f"“{_line(command)}” failed:\n{process.stdout}{process.stderr}".rstrip())
        return process.stdout

    def _started(
        self,
        command: Sequence[str | Path],
        cwd: Path | None,
        more: Mapping[str, str] | None,
        pipe: int | None,
    ) -> subprocess.CompletedProcess[str]:
        # The epoch itself is asked of git, before there is one.
        environment = (
            {**os.environ, **(more or {})} if command[0] == "git" else self.environment(more)
        )
        try:
            return subprocess.run(
                command,
                cwd=cwd or self.checkout,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=pipe,
                stderr=pipe,
                text=True,
                check=False,
            )
        except FileNotFoundError as error:
            raise Fault(f"{command[0]} is not installed; packaging/README.md says how.") from error

    def tool(self, name: str) -> Path:
        """A program from `packaging/requirements.txt`, installed when first wanted.

        Args:
            name: Such as "pyinstaller", or "python" for the environment's own Python.
        """
        folder = self.keep / "tools"
        wanted = (PACKAGING / "requirements.txt").read_text(encoding="utf-8")
        stamp = folder / "installed.txt"
        if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            venv.create(folder, with_pip=True)
            pip = (_program(folder, "python"), "-m", "pip")
            self.run(*pip, "install", "--quiet", "-r", PACKAGING / "requirements.txt")
            stamp.write_text(wanted, encoding="utf-8")
        return _program(folder, name)

    def source(self, folder: Path | None = None) -> Path:
        """A copy of the checkout's tracked files as they are now, and of nothing else.

        Args:
            folder: Where to make it, in place of whatever is there; by default, where all builds
                do, one after the other.
        """
        folder = folder or self.keep / "source"
        shutil.rmtree(folder, ignore_errors=True)
        for name in self.tracked():
            copy = folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.checkout / name, copy)
            os.utime(copy, (self.epoch, self.epoch))
        return folder

    def tracked(self) -> list[str]:
        """The names of the files that git tracks, but for those deleted and not yet committed."""
        names = self.output("git", "ls-files", "-z", cwd=self.checkout).split("\0")
        return [name for name in names if name and (self.checkout / name).is_file()]


def _program(environment: Path, name: str) -> Path:
    """Where a program of a virtual environment is."""
    if sys.platform == "win32":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _line(command: Sequence[str | Path]) -> str:
    return " ".join(map(str, command))
