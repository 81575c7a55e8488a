"""Starts the real program with odd environments, arguments, settings and folders.

    python tests/faults/surroundings.py                       300 starts
    python tests/faults/surroundings.py --starts 30 --seed 2

Each start must end in a window, which is told to end again, or in one sentence on standard error
with the exit status 2; never in a traceback, a signal or a hang. Prints figures; exits 1 if
anything is wrong.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from mutating import Mutator, sound_games
from texts import usual_settings

_ROOT = Path(__file__).parents[2]
_DRIVER = _ROOT / "tests" / "e2e" / "driven.py"
_LIMIT_S = 20.0
_TERMINATED = 128 + signal.SIGTERM

FOLDERS = (
    *("", ".", "..", "relative/path", "/dev/null", "/dev/null/x", "/proc", "/proc/self/fd", "~"),
    *("/", "//", "x" * 300, "y/" * 1800, "a\nb", "a b", "Zoë 🂡", "-x", "%s%n", "$HOME", "*"),
    *(os.fsdecode(b"caf\xe9"), os.fsdecode(b"\xff\xfe\x01"), "e\u0301\u202e", "con", "a:b", "a\\b"),
    *("file", "loop", "dangling", "locked", "pipe"),
)
"""Names of folders, taken from the home; the last five are made there, and are none."""

HOMES = tuple(name for name in FOLDERS if name not in ("", "/", "//", ".."))
"""Without those where an administrator would find what this has written."""

LANGUAGES = (
    *("", "C", "POSIX", "C.UTF-8", "de_DE", "de_DE.UTF-8", "fr_FR@euro", "ja_JP.eucJP", "ar_EG"),
    *("xx_YY.nonsense", "en_US.ISO-8859-1", "he:ar", "x" * 2000, "de\x01", os.fsdecode(b"\xe9")),
    *("/etc/passwd", "..", "%n%s", "tr_TR.UTF-8", "zh_Hans_CN"),
)
NUMBERS = ("", "0", "-1", "0.1", "1.5", "3", "abc", "1;2", "0x10")
ODD = ("", "x", "/nonexistent", "a;b;c", "%n", "9" * 5000, os.fsdecode(b"\xff"), "\x7f", "*=true")

VARIABLES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("LANG", "LANGUAGE", "LC_ALL", "LC_NUMERIC", "LC_TIME"), LANGUAGES),
    **dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), HOMES),
    **dict.fromkeys(("XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR", "PWD"), FOLDERS),
    **dict.fromkeys(("XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "PATH"), FOLDERS),
    **dict.fromkeys(("QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_SCREEN_SCALE_FACTORS"), NUMBERS),
    **dict.fromkeys(("QT_ENABLE_HIGHDPI_SCALING", "QT_USE_PHYSICAL_DPI", "COLUMNS"), NUMBERS),
    **dict.fromkeys(("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_IM_MODULE"), ODD),
    **dict.fromkeys(("QT_LOGGING_RULES", "QT_MESSAGE_PATTERN", "QT_LOGGING_CONF"), ODD),
    **dict.fromkeys(("QT_ACCESSIBILITY", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "TERM"), ODD),
    **dict.fromkeys(("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION", "XDG_SESSION_TYPE", "TZ"), ODD),
    **dict.fromkeys(("DBUS_SESSION_BUS_ADDRESS", "XDG_ACTIVATION_TOKEN", "USER"), ODD),
    **dict.fromkeys(("DESKTOP_STARTUP_ID", "DISPLAY", "WAYLAND_DISPLAY"), ODD),
    **dict.fromkeys(("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_QPA_FONTDIR"), ODD[:4]),
    "QT_QPA_PLATFORM": ("", "nonsense", "xcb", "wayland", "offscreen:size=0x0", ";", "minimal"),
}
ARGUMENTS = (
    *("--seed", "--user-dir", "--version", "--help", "--nonsense", "--", "-", "-h", "--seed=7"),
    *("--seed=-1", "--seed=1e3", "--user-dir=", "7", "game.quinto", "damaged.quinto", "/dev/zero"),
    *("/dev/stdin", "/proc/self/mem", ".", "/", "missing.quinto", "x" * 4000, "a\nb.quinto"),
    *(os.fsdecode(b"\xff.quinto"), "file:///x", "--selftest=1", "--us", "-platform", "--style=x"),
)


@dataclass
class Outcomes:
    """What has been counted so far."""

    ends: Counter[int] = field(default_factory=Counter)
    sentences: set[str] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)


class Starter:
    """Starts the program in odd surroundings, time after time."""

    def __init__(self, seed: int, folder: Path) -> None:
        self._random = random.Random(seed)
        self._mutator = Mutator(seed)
        self._game = sound_games(random.Random(seed))[0]
        self._settings = usual_settings(folder)
        self._folder = folder
        self.outcomes = Outcomes()

    def start(self) -> None:
        """Start it once more, and see how that ends."""
        home = self._folder / "home"
        self._make(home)
        variables = {
            "HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(_ROOT),
            "TMPDIR": str(home),
        }
        for name in self._random.sample([*VARIABLES], self._random.choice((0, 1, 1, 2, 4))):
            variables[name] = self._random.choice(VARIABLES[name])
        arguments = self._arguments()
        try:
            status, said = _ended_when_dealt(
                [sys.executable, str(_DRIVER), "3+", *arguments],
                {name: text.replace("\x00", "") for name, text in variables.items()},
                home,
            )
        finally:
            _give_back(home)
        fault = self._fault_of(status, said)
        if fault:
            told = {name: text[:60] for name, text in variables.items() if name in VARIABLES}
            self.outcomes.failures.append(f"{told} {[a[:60] for a in arguments]}: {fault}")

    def _arguments(self) -> list[str]:
        chosen = self._random.sample(ARGUMENTS, self._random.choice((0, 0, 1, 1, 2, 3)))
        if self._random.random() < 0.4:
            chosen += ["--user-dir", self._random.choice(HOMES)]
        return chosen

    def _make(self, home: Path) -> None:
        home.mkdir()
        (home / "game.quinto").write_bytes(self._game)
        (home / "damaged.quinto").write_bytes(self._mutator.file())
        (home / "file").write_text("no folder")
        (home / "loop").symlink_to("loop")
        (home / "dangling").symlink_to("missing/folder")
        os.mkfifo(home / "pipe")
        for place in (home / ".config" / "quinto", home / "user"):
            if self._random.random() < 0.5:
                place.mkdir(parents=True)
                damaged = self._mutator.damaged(self._settings)
                (place / "settings.json").write_bytes(damaged)
                (place / "autosave.quinto").write_bytes(self._mutator.file())
        (home / "locked").mkdir(mode=0)

    def _fault_of(self, status: int, said: str) -> str | None:
        ours = [line for line in said.splitlines() if line.startswith("quinto: ")]
        self.outcomes.ends[status] += 1
        self.outcomes.sentences.update(ours)
        if "Traceback" in said or "Exception" in said:
            return said[-1500:]
        if status in (0, _TERMINATED) or (status == 2 and len(ours) == 1):
            return None
        return f"status {status}: {said[-1500:]}"


def _ended_when_dealt(command: list[str], variables: dict[str, str], home: Path) -> tuple[int, str]:
    with (
        tempfile.TemporaryFile() as complaints,
        subprocess.Popen(
            command,
            env=variables,
            cwd=home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
        ) as program,
    ):
        limit = threading.Timer(_LIMIT_S, program.kill)
        limit.start()
        assert program.stdout is not None
        for line in program.stdout:
            if line.startswith((b'{"actions"', b'{"told"', b'{"turn"')):
                program.terminate()
                break
        program.stdout.read()
        status = program.wait()
        limit.cancel()
        complaints.seek(0)
        return status, complaints.read().decode(errors="replace")


def _give_back(home: Path) -> None:
    (home / "locked").chmod(0o700)
    subprocess.run(["rm", "-rf", "--", home], check=True)  # deeper than Python can go


def main() -> int:
    """Start it so many times; return 1 if something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--starts", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="quinto-surroundings-") as folder:
        starter = Starter(arguments.seed, Path(folder))
        for _ in range(arguments.starts):
            starter.start()
    outcomes = starter.outcomes
    sys.stdout.write(
        f"{outcomes.ends[_TERMINATED]} starts made a window, {outcomes.ends[0]} gave an answer, "
        f"{outcomes.ends[2]} ended in one of {len(outcomes.sentences)} sentences\n"
    )
    for failure in outcomes.failures[:20]:
        sys.stdout.write(f"{failure}\n".encode(errors="replace").decode())
    sys.stdout.write(f"{len(outcomes.failures)} wrong\n")
    return 1 if outcomes.failures else 0


if __name__ == "__main__":
    sys.exit(main())
