"""Child processes: the program as the system starts it, and the program with a driver in it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

from nursery import Born
from present import present

import quinto_desktop
from quinto_desktop import ENGINE_OPTION
from quinto_desktop.game import Session, find_kept_game, user_folders
from quinto_desktop.records import load_game
from quinto_desktop.rules.notation import action_text

LONGEST_RUN_S = 600
"""When a program is taken to hang, on whatever machine, busy as it may be."""

USER = "user"
"""The folder in a test's home that a program keeps its files in."""

_CHECKOUT = Path(quinto_desktop.__file__).parent.parent
_DRIVER = Path(__file__).with_name("driven.py")
PATIENT = Path(__file__).with_name("patient.py")
"""Starts the program so that it waits for a first window that is slow."""

_READ_FIRST = ("HOME=", "LANG=", "LC_", "LD_", "PYTHON", "USER=")
"""How the variables begin that Python or the system reads as it starts."""

_QT_NOISE = (
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()",
    "Detected locale ",
    "Qt depends on a UTF-8 locale",
    "If this causes problems, reconfigure your locale",
    "for more information.",
)
"""How lines begin in which Qt complains of a machine without a screen or a language."""


def environment(home: Path, changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
    """The environment of a child process: this one's, with a separate home."""
    result = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "LC_"))
    }
    result |= {
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join([str(_CHECKOUT), str(_CHECKOUT / "tests")]),
        "PULSE_SERVER": "unix:/nowhere",  # nor does libpulse say anything of a home that is none
    }
    for name, value in (changes or {}).items():
        result.pop(name, None)
        if value is not None:
            result[name] = value
    return result


def autosave(home: Path) -> Path:
    return home / USER / "autosave.quinto"


def actions_in(path: Path) -> list[str]:
    """What was done in a saved game, as the driver tells it."""
    return actions_of(Session.resumed(load_game(path)))


def actions_of(session: Session) -> list[str]:
    return [action_text(step.action) for step in session.steps]


def found_at_a_start(folder: Path) -> list[str]:
    """What the next start would go on with, and nothing to tell; `test_resume` tries real ones."""
    found = find_kept_game(user_folders(folder))
    found.keeper.close()
    assert found.faults == ()
    return actions_of(present(found.session))


def said(stderr: str) -> str:
    """A program's standard error, without Qt's complaints about the machine."""
    lines = stderr.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(_QT_NOISE))


def run(
    home: Path, *arguments: str, changes: Mapping[str, str | None] | None = None
) -> subprocess.CompletedProcess[str]:
    return _run(home, ["-m", "quinto_desktop", *arguments], changes)


def run_second(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end where another one is running."""
    return _run(home, [str(PATIENT), *arguments], None)


def _run(
    home: Path, command: Sequence[str], changes: Mapping[str, str | None] | None
) -> subprocess.CompletedProcess[str]:
    with Child(home, command, changes) as program:
        return program.completed()


def _kind_for(
    command: Sequence[str], changes: Mapping[str, str | None] | None, begin: object
) -> type[subprocess.Popen[str]]:
    """How to start a program: from nothing where that may make a difference."""
    is_plain = command[0] == "-m" or begin is not None
    is_own = any(f"{name}=".startswith(_READ_FIRST) for name in changes or ())
    return subprocess.Popen if is_plain or is_own or sys.platform != "linux" else Born


class Child:
    """A program that runs until the end of the ``with`` block, or until it is killed."""

    begin: Callable[[], None] | None = None

    def __init__(
        self, home: Path, command: Sequence[str], changes: Mapping[str, str | None] | None = None
    ) -> None:
        start = _kind_for(command, changes, self.begin)
        self._process = start(
            [sys.executable, *command],
            env=environment(home, changes),
            cwd=home,
            preexec_fn=self.begin,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        # So a silent program ends the test instead of holding it up.
        self._limit = threading.Timer(LONGEST_RUN_S, self._process.kill)
        self._limit.daemon = True
        self._limit.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()
        self._limit.cancel()

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds that the running program brings about."""
        while not condition():
            try:
                self._process.wait(0.02)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"the program has ended: {self._process.communicate()[1]}")

    @property
    def engine(self) -> int | None:
        """The number of the process in which its computer players think; None if there is none."""
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = path.joinpath("stat").read_text().rpartition(")")[2].split()[1]
                command = path.joinpath("cmdline").read_bytes()
                if int(parent) == self._process.pid and ENGINE_OPTION.encode() in command:
                    return int(path.name)
        return None

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self._process.send_signal(how)
        self._process.wait()

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def limit_memory(self, room: int) -> None:
        import resource

        number = self._process.pid
        pages = int(Path(f"/proc/{number}/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + room
        resource.prlimit(number, resource.RLIMIT_AS, (most, most))

    def send(self, how: signal.Signals) -> None:
        self._process.send_signal(how)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """All of it stands still meanwhile, as suddenly as if it were killed."""
        self.send(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED)
        yield
        self.send(signal.SIGCONT)

    def outcome(self) -> tuple[int, str]:
        """Wait for its end, which something else has brought about: its status, and its words."""
        self._process.wait(LONGEST_RUN_S)
        return self._process.returncode, said(self._process.communicate()[1])

    def completed(self) -> subprocess.CompletedProcess[str]:
        """Let it run to its end, with nothing to read."""
        stdout, stderr = self._process.communicate(timeout=LONGEST_RUN_S)
        return subprocess.CompletedProcess(
            self._process.args, self._process.returncode, stdout, stderr
        )

    def wait_for_the_last(self) -> None:
        """Wait until every process that it has started is gone as well: nobody can complain."""
        self._process.communicate(timeout=LONGEST_RUN_S)

    def close(self) -> None:
        """Close its window, and check that it ends properly and silently."""
        _, stderr = self._process.communicate()
        assert said(stderr) == ""
        assert self._process.returncode == 0


class Driven(Child):
    """The program with a driver in it; see `driven`."""

    def __init__(
        self,
        home: Path,
        until: str,
        *arguments: str,
        changes: Mapping[str, str | None] | None = None,
    ) -> None:
        super().__init__(home, [str(_DRIVER), until, *arguments], changes)
        self.told: list[str] = []
        self.found: list[str] = []
        self.actions: list[str] = []

    def hear(self) -> dict[str, Any]:
        """The next thing it reports."""
        line = present(self._process.stdout).readline()
        if not line:
            raise AssertionError(f"the program has ended: {self._process.communicate()[1]}")
        facts: dict[str, Any] = json.loads(line)
        if "window" in facts:
            self.found = facts["window"]
        if "told" in facts:
            self.told.append(facts["told"])
        self.actions = facts.get("actions", facts.get("window", self.actions))
        return facts

    def found_if_killed(self, home: Path) -> list[str]:
        """What the next start would go on with if it were killed at this moment."""
        ignored = shutil.ignore_patterns("window.socket")  # which cannot be copied
        with TemporaryDirectory() as left:
            with self.stopped():
                shutil.copytree(home / USER, left, ignore=ignored, dirs_exist_ok=True)
            return found_at_a_start(Path(left))

    def go_on(self) -> None:
        """Let it go on from where it waits, at an action or in a scene."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def hear_until(self, condition: Callable[[], bool]) -> None:
        """Listen until a condition holds."""
        while not condition():
            self.hear()

    def hear_turn(self) -> None:
        """Listen until it is the person's turn and the driver plays no further."""
        while "turn" not in self.hear():
            pass

    def hear_telling(self, words: str) -> None:
        """Listen until a bubble or a message has appeared that has these words."""
        self.hear_until(lambda: any(words in sentence for sentence in self.told))
