"""The Flatpak: its manifest, and the files it is built from, in one folder.

What Quinto needs besides Qt is pinned, with its sums, in `packaging/linux/flatpak`. To build the
Flatpak itself takes a runtime from a Flatpak catalogue; the manifest says how.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from steps.packed import pack_folder
from steps.workshop import PACKAGING, Fault, Workshop

ALLOWED = {
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--device=dri",
    "--socket=pulseaudio",
}
"""All that the program may do outside its sandbox."""

_FOLDER = PACKAGING / "linux" / "flatpak"
_PIP = "pip3 install --no-index --no-build-isolation --no-deps --prefix=/app"
# Wheels for any Python, or nothing but sources: no wheel of ours would fit the runtime's Python.
_BUILD_WHEELS = ("--only-binary", ":all:", "--platform", "any", "--python-version", "3.13")
_SOURCES = ("--no-binary", ":all:")


def flatpak_path(workshop: Workshop) -> Path:
    """Where the packed folder is put."""
    return workshop.dist / f"{workshop.identity.package}-{workshop.version}-flatpak.tar.xz"


def build(workshop: Workshop) -> None:
    """Fetch the sources, write the manifest, and pack both, in the place of any other version's.

    Raises:
        Fault: There is no sdist of this version yet.
    """
    sdist = workshop.dist / f"quinto_desktop-{workshop.version}.tar.gz"
    if not sdist.is_file():
        raise Fault(f"A Flatpak is built from {sdist.name}: packaging/build wheel makes it.")
    folder = workshop.keep / "flatpak" / workshop.identity.id
    shutil.rmtree(folder.parent, ignore_errors=True)
    sources = folder / "sources"
    sources.mkdir(parents=True)
    shutil.copy2(sdist, sources)
    build_files = _fetched(workshop, "build-modules.txt", _BUILD_WHEELS, sources)
    files = _fetched(workshop, "modules.txt", _SOURCES, sources)
    text = manifest(workshop, sources / sdist.name, build_files, files)
    (folder / _manifest_name(workshop)).write_text(text, encoding="utf-8")
    for old in workshop.dist.glob(f"{workshop.identity.package}-*-flatpak.tar.xz"):
        old.unlink()
    pack_folder(workshop, folder, flatpak_path(workshop))
    print(f"{flatpak_path(workshop).name}: {flatpak_path(workshop).stat().st_size / 1e6:.1f} MB")


def _manifest_name(workshop: Workshop) -> str:
    return f"{workshop.identity.id}.yaml"


def _fetched(
    workshop: Workshop, pins: str, options: Iterable[str], sources: Path
) -> tuple[Path, ...]:
    """Put what is pinned into a folder; what was fetched once is kept.

    Returns:
        The files, in the order of the pins.
    """
    wanted = re.findall(r"^([\w-]+)==\S+ --hash=sha256:(\w+)$", _read(pins), flags=re.MULTILINE)
    kept = workshop.keep / "flatpak-sources"
    kept.mkdir(exist_ok=True)
    if not set(dict(wanted).values()) <= set(_by_sum(kept)):
        pip = (workshop.tool("python"), "-m", "pip", "download", "--quiet", "--no-deps")
        workshop.run(*pip, "--require-hashes", *options, "--dest", kept, "-r", _FOLDER / pins)
    found = _by_sum(kept)
    return tuple(Path(shutil.copy2(found[sha256], sources)) for _name, sha256 in wanted)


def _by_sum(folder: Path) -> dict[str, Path]:
    return {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in folder.iterdir()}


def manifest(
    workshop: Workshop, sdist: Path, build_files: Iterable[Path], files: Iterable[Path]
) -> str:
    """The manifest's text.

    Args:
        workshop: Who Quinto is, and its version.
        sdist: Quinto's source.
        build_files: The modules that building needs, in the order they are installed.
        files: The modules that Quinto needs, likewise.
    """
    identity = workshop.identity
    values: Mapping[str, str] = {
        "id": identity.id,
        "name": identity.name,
        "package": identity.package,
        "command": identity.command,
        "version": workshop.version,
        "pip": _PIP,
        "build-commands": _commands(build_files),
        "build-sources": _sources(build_files),
        "commands": _commands(files),
        "sources": _sources(files),
        "sdist": sdist.name,
        "sdist_sha256": hashlib.sha256(sdist.read_bytes()).hexdigest(),
    }
    return re.sub(r"@([\w-]+)@", lambda match: values[match[1]], _read("@id@.yaml"))


def _read(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _commands(files: Iterable[Path]) -> str:
    return "\n".join(f"      - {_PIP} {path.name}" for path in files)


def _sources(files: Iterable[Path]) -> str:
    return "\n".join(
        f"      - type: file\n        path: sources/{path.name}\n"
        f"        sha256: {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in files
    )


def check(workshop: Workshop) -> None:
    """Have flatpak-builder read the manifest, and compare what it has understood.

    Raises:
        Fault: It does not accept it, or a file it names is not there.
    """
    path = flatpak_path(workshop)
    if not path.is_file():
        raise Fault(f"There is no {path.name} in dist; packaging/build flatpak makes it.")
    with tempfile.TemporaryDirectory() as scratch:
        workshop.run("tar", "-xf", path, "-C", scratch)
        folder = Path(scratch, workshop.identity.id)
        # flatpak-builder leaves a folder where it is run, whatever it is asked.
        show = ("flatpak-builder", "--show-manifest", folder / _manifest_name(workshop))
        check_manifest(workshop, json.loads(workshop.output(*show, cwd=folder)), folder)
    print(f"flatpak-builder accepts {_manifest_name(workshop)}, and its sources are whole")
    print("NOT TRIED: to build it, which needs its runtime")


def check_manifest(workshop: Workshop, read: Mapping[str, object], folder: Path) -> None:
    """See whether a manifest says what it is meant to.

    Args:
        workshop: Who Quinto is.
        read: The manifest, as flatpak-builder has read it.
        folder: Where its files are.

    Raises:
        Fault: It does not.
    """
    identity = workshop.identity
    if (read.get("id"), read.get("command")) != (identity.id, identity.command):
        raise Fault(f"The Flatpak manifest is of {read.get('id')}, not of {identity.id}.")
    asked = read.get("finish-args")
    if not isinstance(asked, list) or set(asked) != ALLOWED:
        raise Fault(f"The Flatpak asks for other permissions than it needs: {asked}")
    modules = read.get("modules")
    assert isinstance(modules, list)
    for source in (source for module in modules for source in module["sources"]):
        path = folder / source["path"]
        if hashlib.sha256(path.read_bytes()).hexdigest() != source["sha256"]:
            raise Fault(f"{path.name} is not the file that the Flatpak manifest means.")
