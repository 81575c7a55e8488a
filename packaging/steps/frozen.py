"""The frozen program: a folder with `quinto`, `quinto-lab`, Python, Qt and all they need.

The .deb, the .run and the AppDir each put it somewhere. It is made from the wheel, so what is
missing there is missing here, and a check finds it.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from quinto_desktop import ENGINE_OPTION
from quinto_desktop.identity import IDENTITY
from steps.icu import trim_icu
from steps.installing import KERNEL
from steps.wheel import make, one
from steps.workshop import PACKAGING, Fault, Workshop

KERNEL_SUFFIX = ".abi3.so" if sys.platform != "win32" else ".pyd"
EXE_SUFFIX = ".exe" if sys.platform == "win32" else ""
PROGRAMS = (IDENTITY.command, IDENTITY.lab_command)

_MAKES_NO_DIFFERENCE = ("tests", ".ci", ".github", ".gitignore", "README.md")
_START_LIMIT_S = 60


def frozen(workshop: Workshop) -> Path:
    """The folder of the frozen program, built anew if anything has changed.

    The folder is shared by all artefacts: copy it, and leave it as it is.
    """
    source = workshop.source()
    folder = workshop.keep / "frozen" / "quinto"
    stamp = folder.parent / "built-from.txt"
    wanted = f"{_fingerprint(source)} {workshop.epoch}\n"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        stamp.unlink(missing_ok=True)
        build_frozen(workshop, source, folder.parent)
        stamp.write_text(wanted, encoding="utf-8")
    return folder


def build_frozen(workshop: Workshop, source: Path, place: Path) -> None:
    """Freeze a source into a folder `quinto`.

    Args:
        workshop: Where the tools are.
        source: A copy of the source.
        place: Where the folder is put.
    """
    _install(workshop, source)
    shutil.rmtree(place, ignore_errors=True)
    spec = PACKAGING / "frozen" / "quinto.spec"
    places = ("--distpath", place, "--workpath", place / "work")
    # A cache of its own, so that nothing of another project or time gets in.
    cache = {"PYINSTALLER_CONFIG_DIR": str(place / "cache")}
    workshop.run(
        workshop.tool("pyinstaller"),
        *("--noconfirm", "--clean", "--log-level", "ERROR", *places, spec),
        more=cache,
    )
    if sys.platform == "linux":
        trim_icu(workshop, place / "quinto")
    for path in (place / "quinto").rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path.parent == place / "quinto" else 0o644)
        if not path.is_symlink() or os.utime in os.supports_follow_symlinks:
            os.utime(path, (workshop.epoch, workshop.epoch), follow_symlinks=not path.is_symlink())


def _install(workshop: Workshop, source: Path) -> None:
    """Put Quinto and all it needs where PyInstaller finds it: its wheel, not its source."""
    wheels = workshop.keep / "frozen-wheel"
    make(workshop, source, wheels)
    wheel = one(wheels, "*.whl")
    pip = (workshop.tool("python"), "-m", "pip")
    workshop.run(*pip, "uninstall", "--quiet", "--yes", wheel.name.partition("-")[0])
    workshop.run(*pip, "install", "--quiet", "--no-compile", wheel)


def _fingerprint(source: Path) -> str:
    """A hash of the names and contents of all files that can make a difference."""
    digest = hashlib.sha256()
    for path in sorted(source.rglob("*")):
        place = path.relative_to(source)
        if path.is_file() and place.parts[0] not in _MAKES_NO_DIFFERENCE:
            digest.update(f"{place.as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build(workshop: Workshop) -> None:
    """Build the folder, below `build`; there is nothing to hand out by itself."""
    folder = frozen(workshop)
    print(f"frozen: {folder}, {installed_bytes(folder) / 1e6:.1f} MB")


def installed_bytes(folder: Path) -> int:
    """What the files of a folder take, in bytes; a link takes nothing."""
    return sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    )


def check(workshop: Workshop) -> None:
    """Start both programs without a screen, and have them do what freezing may break.

    Raises:
        Fault: One of them fails.
    """
    folder = frozen(workshop)
    check_kernel(folder)
    with tempfile.TemporaryDirectory() as scratch:
        _check_engine(workshop, folder, Path(scratch))
        _check_selftest(folder, Path(scratch))
        _check_lab(workshop, folder, Path(scratch))


def check_kernel(folder: Path) -> None:
    """Raise a fault unless the whole kernel is compiled in a frozen program."""
    package = folder / "_internal" / "quinto_desktop" / "players" / "kernel"
    compiled = {path.name.partition(".")[0] for path in package.glob(f"_*{KERNEL_SUFFIX}")}
    if missing := sorted(set(KERNEL) - compiled):
        raise Fault(f"The frozen kernel is not all compiled: it lacks {', '.join(missing)}.")
    if sources := sorted(path.name for path in package.glob("*.py")):
        raise Fault(f"The frozen kernel may run interpreted: it has {', '.join(sources)}.")
    print(f"the kernel is compiled: {len(compiled)} modules")


def _check_engine(workshop: Workshop, folder: Path, scratch: Path) -> None:
    # Its input is at its end, so it says who it is, and stops.
    process = _run(folder / f"{IDENTITY.command}{EXE_SUFFIX}", ENGINE_OPTION, temporary=scratch)
    if process.returncode or workshop.version not in process.stdout:
        raise Fault(f"The frozen program is no engine for itself:\n{process.stderr}")
    if left := sorted(scratch.iterdir()):
        raise Fault(f"The frozen program unpacks something at its start: {left[0]}.")
    print("the engine is the same program, and unpacks nothing")


def _check_selftest(folder: Path, scratch: Path) -> None:
    program = folder / f"{IDENTITY.command}{EXE_SUFFIX}"
    process = _run(program, "--selftest", "--user-dir", scratch / "user")
    if process.returncode:
        raise Fault(f"quinto --selftest fails:\n{process.stdout}{process.stderr}")
    print("quinto --selftest: a whole game, without a screen")


def _check_lab(workshop: Workshop, folder: Path, scratch: Path) -> None:
    lab = folder / f"{IDENTITY.lab_command}{EXE_SUFFIX}"
    match = ("match", "--a", "casual", "--b", "novice", "--deals", "8", "--seed", "1", "--json")
    found = []
    for workers in ("1", "2"):
        process = _run(lab, *match, "--workers", workers, cwd=scratch)
        if process.returncode:
            raise Fault(f"quinto-lab match --workers {workers} fails:\n{process.stderr}")
        found.append(json.loads(process.stdout)["points_per_deal"])
    if found[0] != found[1]:
        raise Fault(f"quinto-lab match finds {found[0]} with one process, {found[1]} with two.")
    print("quinto-lab match: the same with two processes as with one")
    for wanting, needs in (
        (("train", "--rounds", "1", "--out", scratch / "models"), "numpy"),
        ((*match, "--scheduler", "tcp://127.0.0.1:1"), "Dask"),
    ):
        process = _run(lab, *wanting, cwd=scratch)
        if process.returncode != 2 or needs not in process.stderr or "Trace" in process.stderr:
            raise Fault(f"quinto-lab does not say that it lacks {needs}: {process.stderr}")
    print("quinto-lab says in a sentence what it lacks for train and --scheduler")
    process = _run(lab, "stats", "--user-dir", scratch / "nobody", cwd=scratch)
    if process.returncode != 2 or "There is no history" not in process.stderr:
        raise Fault(f"quinto-lab stats cannot look for a history: {process.stderr}")
    print("quinto-lab stats can read a history")
    version = _run(lab, "--version").stdout.split()[-1:]
    if version != [workshop.version]:
        raise Fault(f"quinto-lab says it is version {version}, not {workshop.version}.")


def _run(
    program: Path, *arguments: str | Path, cwd: Path | None = None, temporary: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a frozen program in an environment that has nothing of ours."""
    known = ("HOME", "TMPDIR", "SYSTEMROOT", "TEMP", "TMP")
    settings = {name: os.environ[name] for name in known if name in os.environ}
    if temporary is not None:
        settings.update(dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary)))
    try:
        return subprocess.run(
            [program, *arguments],
            cwd=cwd,
            env={**settings, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=10 * _START_LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise Fault(f"{program.name} has not come to an end.") from error
