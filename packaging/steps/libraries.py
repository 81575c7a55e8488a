"""Which of Debian's packages the shipped files need, read from the files themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from steps.workshop import Fault, Workshop

PACKAGES = {
    **dict.fromkeys(
        ("libc.so.6", "libm.so.6", "libmvec.so.1", "libdl.so.2", "libpthread.so.0", "librt.so.1"),
        "libc6",
    ),
    **dict.fromkeys(("libutil.so.1", "libresolv.so.2", "ld-linux-x86-64.so.2"), "libc6"),
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6 (>= 11)",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libuuid.so.1": "libuuid1",
    "libexpat.so.1": "libexpat1",  # Debian's own Python has no copy of it
    "libffi.so.8": "libffi8",
    "libsqlite3.so.0": "libsqlite3-0 (>= 3.37)",  # the history has strict tables
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3 (>= 1.9.14)",
    "libfontconfig.so.1": "libfontconfig1 (>= 2.12.6)",
    "libfreetype.so.6": "libfreetype6 (>= 2.9.1)",
    # Debian 13 calls it libglib2.0-0t64, which provides this name.
    **dict.fromkeys(("libglib-2.0.so.0", "libgthread-2.0.so.0"), "libglib2.0-0 (>= 2.26.0)"),
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1 (>= 1.8)",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4 (>= 0.4.1)",
    "libxcb-image.so.0": "libxcb-image0 (>= 0.2.1)",
    "libxcb-keysyms.so.1": "libxcb-keysyms1 (>= 0.4.0)",
    "libxcb-randr.so.0": "libxcb-randr0 (>= 1.12)",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0 (>= 1.10)",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1 (>= 0.4.0)",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0 (>= 0.5.0)",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0 (>= 0.5.0)",
    "libwayland-client.so.0": "libwayland-client0 (>= 1.20.0)",
    "libwayland-cursor.so.0": "libwayland-cursor0 (>= 1.8.1)",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""The package that has each library, by the library's name, on Debian and Ubuntu.

The least versions are those that `dpkg-shlibdeps` finds for our files. Its own list is not used:
it would hold for the release that we build on, and only for that.
"""

OPTIONAL = {"libcups.so.2": "libcups2"}
"""The same for libraries without which a part of Qt does nothing; here, printers are missing."""

LIBRARY_C = re.compile(r"GLIBC_(\d+)\.(\d+)")


@dataclass(frozen=True)
class Needs:
    """What a program's files need.

    Attributes:
        depends: Relations for Debian's control file, sorted.
        recommends: The same for what may be missing.
    """

    depends: tuple[str, ...]
    recommends: tuple[str, ...]


def elf_files(folder: Path) -> list[Path]:
    """All programs and libraries below a folder, sorted; links are left out."""
    return [path for path in sorted(folder.rglob("*")) if not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needs_of(workshop: Workshop, folder: Path) -> Needs:
    """What the files in a folder need that is not in the folder.

    Raises:
        Fault: A library belongs to no package that we know, or objdump is not installed.
    """
    files = elf_files(folder)
    listing = workshop.output("objdump", "-p", *files)
    return needs_told(listing, {path.name for path in files})


def needs_told(listing: str, shipped: Iterable[str]) -> Needs:
    """What objdump's listing says is needed.

    Args:
        listing: What `objdump -p` prints about all files.
        shipped: The names of the libraries that come along.

    Raises:
        Fault: A library belongs to no package that we know.
    """
    wanted = set(re.findall(r"^\s+NEEDED\s+(\S+)$", listing, re.MULTILINE)) - {*shipped}
    strangers = sorted(wanted - PACKAGES.keys() - OPTIONAL.keys())
    if strangers:
        raise Fault(
            f"{', '.join(strangers)}: no package is known to have it; drop what needs it in "
            "packaging/steps/trim.py, or name the package in packaging/steps/libraries.py."
        )
    found = {PACKAGES[name] for name in wanted & PACKAGES.keys()}
    if "libc6" in found:
        newest = max((int(a), int(b)) for a, b in LIBRARY_C.findall(listing))
        found = {*found - {"libc6"}, f"libc6 (>= {newest[0]}.{newest[1]})"}
    optional = {OPTIONAL[name] for name in wanted & OPTIONAL.keys()}
    return Needs(tuple(sorted(found)), tuple(sorted(optional)))
