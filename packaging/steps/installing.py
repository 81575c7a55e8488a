"""The wheel and the sdist as people install them: by pip, pipx and uv, with and without a compiler.

Each trial has a home, folders and an environment of its own, and starts the program from a folder
that has nothing to do with the checkout.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from steps.workshop import Fault, Workshop

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that Quinto is tried with."""

KERNEL = (
    "_accumulator",
    "_bounds",
    "_division",
    "_ending",
    "_entries",
    "_features",
    "_network",
    "_ordering",
    "_path",
    "_playout",
    "_rules",
    "_search",
    "_suits",
    "_transpositions",
)
"""What is compiled in the wheel."""

COMPILED_IN_LAB = ("_judgement", "_rule_play", "_tree")
"""The same for `quinto-lab` alone."""

_WHERE_KERNEL_IS = f"""
import importlib
for name in {KERNEL}:
    print(importlib.import_module(f"quinto_desktop.players.kernel.{{name}}").__file__)
"""


def check_installing(workshop: Workshop, wheel: Path, sdist: Path) -> None:
    """Install in every way that the README names, and play.

    Raises:
        Fault: One of them fails.
    """
    found = dict(_found_pythons(workshop))
    for version, python in found.items():
        _check_pip(workshop, wheel, python, version)
    missing = [version for version in PYTHONS if version not in found]
    if missing:
        print(f"NOT TRIED, for want of it: Python {', '.join(missing)}")
    if not found:
        raise Fault(f"None of Python {', '.join(PYTHONS)} was found to install the wheel with.")
    python = next(iter(found.values()))
    _check_without_compiler(workshop, sdist, python)
    _check_pipx(workshop, wheel, python)
    _check_uv(workshop, wheel, python)


def check_one_python(workshop: Workshop, wheel: Path) -> None:
    """Install by pip with the Python that runs this, and play."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    _check_pip(workshop, wheel, Path(sys.executable), version)


def _found_pythons(workshop: Workshop) -> Iterator[tuple[str, Path]]:
    for version in PYTHONS:
        by_path = shutil.which(f"python{version}")
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
        for python in [*([Path(by_path)] if by_path else []), *reversed(kept)]:
            try:
                workshop.output(python, "-c", "import ensurepip, ssl, venv")
            except Fault:
                continue  # a stand-in for a version that is not there, or one without venv
            yield version, python
            break


@contextmanager
def _trial(workshop: Workshop) -> Iterator[tuple[Path, dict[str, str]]]:
    """A scratch folder, and the environment of a person who has it as home and no screen."""
    with tempfile.TemporaryDirectory(prefix="quinto-trial-") as folder:
        home = Path(folder) / "home"
        home.mkdir()
        own_folders = {
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_DATA_HOME": str(home / ".local" / "share"),
            "XDG_STATE_HOME": str(home / ".local" / "state"),
        }
        yield (
            Path(folder),
            {
                **own_folders,
                "HOME": str(home),
                "QT_QPA_PLATFORM": "offscreen",
                "PIP_CACHE_DIR": str(workshop.keep / "pip-cache"),
                "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            },
        )


def _play(workshop: Workshop, commands: Path, home: Path, more: Mapping[str, str]) -> None:
    """Let both commands show that they work."""
    quinto, lab = commands / workshop.identity.command, commands / workshop.identity.lab_command
    workshop.output(quinto, "--selftest", cwd=home, more=more)
    version = workshop.output(lab, "--version", cwd=home, more=more)
    if version.split() != [lab.name, workshop.version]:
        raise Fault(f"{lab.name} --version says “{version.strip()}”, not {workshop.version}.")
    play = ("play", "--seed", "7", "--players", "casual,novice,club,novice", "--record")
    workshop.output(lab, *play, "a.quinto", cwd=home, more=more)
    workshop.output(lab, "check", "a.quinto", cwd=home, more=more)


def _check_menu(workshop: Workshop, commands: Path, home: Path, more: Mapping[str, str]) -> None:
    """Put Quinto into the person's menu, look at what the entry starts, and take it away again."""
    quinto, share = commands / workshop.identity.command, Path(more["XDG_DATA_HOME"])
    workshop.output(quinto, "--install-desktop", cwd=home, more=more)
    entry = share / "applications" / f"{workshop.identity.id}.desktop"
    if not entry.is_file():
        raise Fault("quinto --install-desktop has made no menu entry.")
    lines = entry.read_text(encoding="utf-8").splitlines()
    starts = [line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")]
    program = shlex.split(starts[0])[0] if starts else ""
    if not os.path.isabs(program) or not os.path.samefile(program, quinto):
        raise Fault(f"The menu entry starts “{program}” instead of {quinto}.")
    workshop.output(quinto, "--remove-desktop", cwd=home, more=more)
    if left := [path for path in share.rglob("*") if workshop.identity.id in path.name]:
        raise Fault(f"quinto --remove-desktop has left {left[0]}.")


def _check_pip(workshop: Workshop, wheel: Path, python: Path, version: str) -> None:
    with _trial(workshop) as (folder, more):
        commands = _install(workshop, wheel, python, folder, more)
        for path in workshop.output(
            commands / "python", "-I", "-c", _WHERE_KERNEL_IS, cwd=folder, more=more
        ).splitlines():
            if not path.endswith(".abi3.so") or not Path(path).is_relative_to(folder):
                raise Fault(f"Python {version} takes {path} instead of the wheel's compiled part.")
        _play(workshop, commands, folder, more)
        _check_menu(workshop, commands, folder, more)
    print(f"Python {version}: by pip; the kernel compiled, self-test, a game played, menu entry")


def _install(
    workshop: Workshop, package: Path, python: Path, folder: Path, more: Mapping[str, str]
) -> Path:
    """Install into a fresh environment; return the folder of its commands."""
    environment = folder / "environment"
    workshop.output(python, "-m", "venv", environment, more=more)
    commands = environment / "bin"
    workshop.output(commands / "pip", "install", "--quiet", package, cwd=folder, more=more)
    workshop.output(commands / "pip", "check", cwd=folder, more=more)
    return commands


def _check_without_compiler(workshop: Workshop, sdist: Path, python: Path) -> None:
    """Nothing but the environment's own commands is on the path: no C compiler, no git."""
    with _trial(workshop) as (folder, more):
        environment = {**more, "PATH": str(folder / "environment" / "bin")}
        commands = _install(workshop, sdist, Path(os.path.realpath(python)), folder, environment)
        paths = workshop.output(
            commands / "python", "-I", "-c", _WHERE_KERNEL_IS, cwd=folder, more=environment
        )
        if any(not path.endswith(".py") for path in paths.splitlines()):
            raise Fault(f"A compiler was found although none is on the path:\n{paths}")
        (tags,) = folder.rglob("quinto_desktop-*.dist-info/WHEEL")
        if "Tag: py3-none-any" not in tags.read_text(encoding="utf-8").splitlines():
            raise Fault("Without a compiler the wheel does not say that it is for any system.")
        _play(workshop, commands, folder, environment)
    print("Without a compiler and without git: the sdist installs as py3-none-any, and plays")


def _check_pipx(workshop: Workshop, wheel: Path, python: Path) -> None:
    with _trial(workshop) as (folder, more):
        environment = {**more, "PIPX_HOME": str(folder / "pipx")}
        environment["PIPX_BIN_DIR"] = str(folder / "bin")
        install = ("install", "--quiet", "--python", python, wheel)
        workshop.output(workshop.tool("pipx"), *install, cwd=folder, more=environment)
        _play(workshop, folder / "bin", folder, environment)
        _check_menu(workshop, folder / "bin", folder, environment)
    print("pipx install: self-test, a game played, menu entry")


def _check_uv(workshop: Workshop, wheel: Path, python: Path) -> None:
    with _trial(workshop) as (folder, more):
        environment = {
            **more,
            "UV_TOOL_DIR": str(folder / "tools"),
            "UV_TOOL_BIN_DIR": str(folder / "bin"),
            "UV_CACHE_DIR": str(workshop.keep / "uv-cache"),
            "UV_PYTHON_DOWNLOADS": "never",
        }
        install = ("tool", "install", "--quiet", "--python", python, wheel)
        workshop.output(workshop.tool("uv"), *install, cwd=folder, more=environment)
        _play(workshop, folder / "bin", folder, environment)
        _check_menu(workshop, folder / "bin", folder, environment)
    print("uv tool install: self-test, a game played, menu entry")
