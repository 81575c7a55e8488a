"""What the benchmarks share: an X server of their own, and a program's figures from `/proc`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
_TICKS = os.sysconf("SC_CLK_TCK")


def give_up(sentence: str) -> NoReturn:
    sys.exit(f"{Path(sys.argv[0]).name}: {sentence}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def parser_of(description: str | None) -> argparse.ArgumentParser:
    """A parser that tells the description of a benchmark line by line."""
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


_INSIDE = """
import gc, os, runpy, sys
gc.disable()  # as the program does
from quinto_desktop.startup import own_import_kept
with own_import_kept():
    import PySide6.QtWidgets
sys.path[0] = os.path.dirname(sys.argv[1])
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


def measure_inside(
    parser: argparse.ArgumentParser, measure: Callable[[argparse.Namespace], None]
) -> None:
    """Run the benchmark once more, on a screen of its own and in a home of its own, and measure."""
    parser.add_argument("--size", type=_size, default=(1280, 800), help="the size of the window")
    parser.add_argument("--core", type=int, help="pin the program to this core")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        measure(options)
        return
    width, height = options.size
    with tempfile.TemporaryDirectory() as home, virtual_screen(f"{width}x{height}") as display:
        settings = environment(display, Path(home))
        compiled = [sys.executable, "-m", "compileall", "-q", str(ROOT / "quinto_desktop")]
        subprocess.run(compiled, env=settings, check=True)
        script = os.path.abspath(sys.argv[0])
        command = [sys.executable, "-c", _INSIDE, script, *sys.argv[1:], "--inside"]
        sys.exit(subprocess.call(pinned(command, settings, options.core), env=settings))


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


@contextmanager
def virtual_screen(size: str) -> Iterator[str]:
    """Run an Xvfb of a size such as "1280x800"; yields what DISPLAY has to be."""
    if shutil.which("Xvfb") is None:
        give_up("there is no Xvfb; on Debian or Ubuntu, “sudo apt install xvfb” brings it.")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            give_up(f"Xvfb did not start with a screen of {size}.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def environment(display: str, home: Path) -> dict[str, str]:
    """The environment for a program under test: this screen, and a home of its own.

    Python's compiled modules are kept in that home too, because after the first start a program has
    them, and a checkout stays as it is.
    """
    unwanted = ("WAYLAND", "DBUS", "XDG_", "QT_", "PYTHONDONTWRITEBYTECODE")
    kept = {name: text for name, text in os.environ.items() if not name.startswith(unwanted)}
    runtime = home / "run"
    runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
    return {
        **kept,
        "DISPLAY": display,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "LANG": "C.UTF-8",
        "PYTHONPYCACHEPREFIX": str(home / "pycache"),
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), kept.get("PYTHONPATH")))),
    }


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used so far, of the system's as well."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def pss_mib(process: int) -> float:
    """The proportional set size of a process: its own memory, and its share of what is shared."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def children(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [
        int(number)
        for path in Path(f"/proc/{process}/task").glob("*/children")
        for number in path.read_text().split()
    ]


def summary(values: list[float], digits: int = 0) -> str:
    """The median of some values, and the least and the greatest."""
    ordered = sorted(values)
    middle = quantile(ordered, 0.5)
    return f"{middle:.{digits}f} ({ordered[0]:.{digits}f}–{ordered[-1]:.{digits}f})"


def quantile(values: list[float], share: float) -> float:
    """The value that so large a share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def pinned(command: list[str], settings: Mapping[str, str], core: int | None) -> list[str]:
    """A command that runs on one core only, if one is given and the system can do it."""
    if core is None or shutil.which("taskset", path=settings.get("PATH")) is None:
        return command
    return ["taskset", "-c", str(core), *command]
