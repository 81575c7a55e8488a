"""The wheel and the sdist, for pip, pipx and uv.

Both are made from the tracked files alone, and are the same bytes for one commit wherever and
whenever they are made. The wheel is made from the sdist, so the sdist is known to be enough.
"""

from __future__ import annotations

import os
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from steps.installing import COMPILED_IN_LAB, KERNEL, check_installing, check_one_python
from steps.same_bytes import settle_sdist, settle_wheel
from steps.workshop import Fault, Workshop

A_DAY = 86_400
STAYS_BEHIND = ("resources/drawing/", "resources/pictures/")
"""Folders of resources not needed to play: scripts that draw them, and the README's pictures."""

SOURCES_OF_RESOURCES = {".py", ".ts"}
FOR_USERS = "resources/verify_deal.py"
"""The one program among the resources that is not there to make them: it checks a game's deals."""

READ_BY_THE_PROGRAM = {"CHANGELOG.md", "identity.toml", "LICENSE", "licences"}
"""Files and folders of packaging that the wheel holds, besides the files for a Linux desktop."""

_COMPILED = (".so", ".pyd")


def build(workshop: Workshop) -> None:
    """Make both, and put them into `workshop.dist` in place of any made before.

    Raises:
        Fault: There is no C compiler, or it fails.
    """
    out = workshop.keep / "wheel"
    made = make(workshop, workshop.source(), out)
    for old in _ours(workshop.dist):
        old.unlink()
    for path in made:
        shutil.move(path, workshop.dist / path.name)
        print(f"dist/{path.name}")


def make(
    workshop: Workshop, source: Path, out: Path, more: Mapping[str, str] | None = None
) -> list[Path]:
    """Make the sdist and, from it, the wheel.

    Args:
        workshop: Its tools and its date are used.
        source: A clean copy of the sources, in which the build may leave its remains.
        out: The folder to make them in, which is emptied first.
        more: Environment variables to add.

    Returns:
        The two files.

    Raises:
        Fault: It fails, or part of the kernel could not be compiled.
    """
    shutil.rmtree(out, ignore_errors=True)
    builder = (workshop.tool("python"), "-m", "build", "--no-isolation")
    log = workshop.output(*builder, "--outdir", out, source, more=more)
    for path in out.glob("*.whl"):
        settle_wheel(path, workshop.epoch)
    for path in out.glob("*.tar.gz"):
        settle_sdist(path, workshop.epoch)
    try:
        check_kernel(one(out, "*.whl"))
    except Fault as fault:
        raise Fault(f"{log[-4000:]}\n{fault}") from fault
    return _ours(out)


def check_kernel(wheel: Path) -> None:
    """The whole kernel is compiled in a wheel, and what the laboratory has compiled.

    Raises:
        Fault: Some of it is not; without a compiler, nothing is.
    """
    names = map(PurePosixPath, zipfile.ZipFile(wheel).namelist())
    compiled = {name.name.partition(".")[0] for name in names if name.name.endswith(_COMPILED)}
    wanted = {*KERNEL, *COMPILED_IN_LAB}
    if compiled != wanted:
        listed = ", ".join(sorted(wanted ^ compiled))
        raise Fault(
            f"{wheel.name} has not the whole kernel compiled, but differs in {listed}. Install gcc "
            "and Python's headers (Debian: gcc libc6-dev python3-dev) and build it again."
        )


def one(folder: Path, pattern: str) -> Path:
    """The only file in a folder that fits a pattern.

    Raises:
        Fault: There is none, or more than one.
    """
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise Fault(f"{folder} has {len(found)} files {pattern}, not one; build it again.")
    return found[0]


def _ours(folder: Path) -> list[Path]:
    return sorted([*folder.glob("quinto_desktop-*.whl"), *folder.glob("quinto_desktop-*.tar.gz")])


# --------------------------------------------------------------------------------------------
# The checks


def check(workshop: Workshop) -> None:
    """Prove that what lies in `workshop.dist` is complete, can be repeated, installs and plays.

    Raises:
        Fault: Something does not hold.
    """
    wheel = one(workshop.dist, "quinto_desktop-*.whl")
    sdist = one(workshop.dist, "quinto_desktop-*.tar.gz")
    check_names(workshop, wheel, sdist)
    sources = workshop.tracked()
    check_kernel(wheel)
    check_contents(wheel, sources)
    check_sources(sdist, sources)
    workshop.run(workshop.tool("twine"), "--no-color", "check", "--strict", wheel, sdist)
    check_same_bytes(workshop)
    if workshop.is_thorough:
        check_installing(workshop, wheel, sdist)
    else:
        check_one_python(workshop, wheel)


def check_names(workshop: Workshop, wheel: Path, sdist: Path) -> None:
    """The files' names tell this version, and the wheel's what it runs on."""
    start = f"quinto_desktop-{workshop.version}"
    if sdist.name != f"{start}.tar.gz" or not wheel.name.startswith(f"{start}-cp311-abi3-"):
        raise Fault(
            f"{wheel.name} and {sdist.name} should start with {start}, and the wheel be for "
            "cp311-abi3; run packaging/build wheel again."
        )
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, for Python 3.11 and later")


def check_contents(wheel: Path, sources: Iterable[str]) -> None:
    """The wheel holds what the program needs, and nothing else.

    Args:
        wheel: The wheel.
        sources: The names of all files in the checkout.
    """
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    compiled = {name for name in names if name.endswith(_COMPILED)}
    wanted = set(wanted_in_wheel(sources))
    _compare("wheel", wanted, names - compiled)
    print(f"The wheel is complete: {len(wanted)} files and {len(compiled)} compiled parts")


def wanted_in_wheel(sources: Iterable[str]) -> Iterator[str]:
    """Name what the wheel must hold besides its compiled parts."""
    for name in sources:
        path = PurePosixPath(name)
        if path.parts[0] == "quinto_desktop" and path.suffix in {".py", ".pyi", ".bin"}:
            yield name
        elif (
            path.parts[0] == "resources"
            and (path.suffix not in SOURCES_OF_RESOURCES or name == FOR_USERS)
            and not name.startswith(STAYS_BEHIND)
        ) or (path.parts[0] == "packaging" and _is_read_by_the_program(path)):
            yield f"quinto_desktop/_{name}"


def _is_read_by_the_program(path: PurePosixPath) -> bool:
    """Whether a file of `packaging` is read by an installed Quinto, or is a licence."""
    return path.parts[1] in READ_BY_THE_PROGRAM or path.parts[1:3] == ("linux", "share")


def check_sources(sdist: Path, sources: Iterable[str]) -> None:
    """The sdist holds every file of the checkout, so that the tests can be run from it."""
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    made = {"PKG-INFO", "setup.cfg"}
    found = {name for name in names if not name.startswith("quinto_desktop.egg-info/")}
    _compare("sdist", {*sources, *made}, found)
    print(f"{sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB, all {len(found)} files")


def _compare(what: str, wanted: set[str], found: set[str]) -> None:
    for problem, names in (("lacks", wanted - found), ("should not hold", found - wanted)):
        if names:
            listed = ", ".join(sorted(names)[:8])
            raise Fault(
                f"The {what} {problem} {len(names)} files: {listed}. If they have changed since, "
                "run packaging/build wheel; if not, see [tool.setuptools] in pyproject.toml."
            )


def check_same_bytes(workshop: Workshop) -> None:
    """Both come out the same from another folder, on another day, for another kind of user."""
    with tempfile.TemporaryDirectory(prefix="elsewhere, ") as folder, _umask(0o077):
        source = workshop.source(Path(folder) / "a copy")
        for path in source.rglob("*"):
            os.utime(path, (workshop.epoch - A_DAY, workshop.epoch - A_DAY))
        oddities = {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C"}
        for again in make(workshop, source, Path(folder) / "out", oddities):
            built = workshop.dist / again.name
            if not built.is_file() or built.read_bytes() != again.read_bytes():
                raise Fault(
                    f"{again.name} is not the same when it is built again, elsewhere: "
                    f"{_difference(built, again)}. If the sources have changed since, run "
                    "packaging/build wheel first."
                )
    print("The same bytes from another folder, with other file times, umask, time zone and locale")


@contextmanager
def _umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def _difference(built: Path, again: Path) -> str:
    if not built.is_file():
        return "dist has none"
    before, after = _members(built), _members(again)
    names = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
    return ", ".join(names[:8]) or "their contents are, but not their packing"


def _members(archive: Path) -> dict[str, bytes]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(archive) as sdist:
        files = [member for member in sdist.getmembers() if member.isfile()]
        streams = {member.name: sdist.extractfile(member) for member in files}
        return {name: stream.read() for name, stream in streams.items() if stream}
