"""The `.run`: one file that installs Quinto for one user of any Linux, without root.

makeself packs the frozen program and puts it behind a script of ours, as its header: so nothing is
unpacked into /tmp first, and what is wrong is said before anything is written. The program is the
.deb's: the libraries that it leaves to the system (OpenGL, glib, fontconfig, D-Bus, X11's own) are
on every desktop, where a second copy of them would quarrel with the first. The script looks for
them. Packed by xz, which desktops have, it takes two thirds of what gzip would make of it.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from steps.bare_debian import DESKTOP, LIBRARIES, SUITES, bare_debian
from steps.frozen import frozen, installed_bytes
from steps.libraries import elf_files
from steps.run_trial import try_run_file
from steps.workshop import PACKAGING, Fault, Workshop

PROCESSOR = "x86_64"
NEWEST_GLIBC = (2, 35)
"""What Ubuntu 22.04 has; the oldest system that we say Quinto runs on."""

INSTALLER = PACKAGING / "linux" / "run" / "install.sh"
_GLIBC = re.compile(rb"\0GLIBC_(\d+)\.(\d+)(?:\.\d+)?(?=\0)")
_MARGIN_KB = 5_000  # folders, and what a file takes beyond its length

# makeself reads this as shell, twice: to count the lines, and when it knows the packed program.
_HEADER = """\
sed -e "s/@lines@/$SKIP/" -e "s/@length@/$filesizes/" -e "s/@sha256@/$SHAsum/" \\
    "$QUINTO_SCRIPT" > "$archname"
"""


def run_path(workshop: Workshop) -> Path:
    """Where the `.run` is put."""
    return workshop.dist / f"{workshop.identity.package}-{workshop.version}-{PROCESSOR}.run"


def build(workshop: Workshop) -> None:
    """Build the `.run`, in the place of that of any other version.

    Raises:
        Fault: Something is missing, or the program would not run on the systems that we name.
    """
    scratch = workshop.keep / "run"
    shutil.rmtree(scratch, ignore_errors=True)
    program = scratch / "program"
    shutil.copytree(frozen(workshop), program, symlinks=True)
    link_licences(program, program)
    write_contents(program)
    for old in workshop.dist.glob(f"{workshop.identity.package}-*.run"):
        old.unlink()
    pack(workshop, program, run_path(workshop))
    size = run_path(workshop).stat().st_size / 1e6
    unpacked = installed_bytes(program) / 1e6
    print(f"{run_path(workshop).name}: {size:.1f} MB, {unpacked:.1f} MB unpacked")


def link_licences(program: Path, folder: Path) -> None:
    """Put the licences where people look for them: links to those that the program shows.

    Args:
        program: The frozen program.
        folder: Where the links are put; both stay where they are to one another.

    Raises:
        Fault: The program carries no licences.
    """
    for name in ("LICENSE", "licences"):
        there = program / "_internal" / "quinto_desktop" / "_packaging" / name
        if not there.exists():
            raise Fault(f"The frozen program lacks its {name}.")
        (folder / name).symlink_to(os.path.relpath(there, folder))


def write_contents(program: Path) -> None:
    """List the files of a program in its file `contents`, by which they are removed."""
    names = [
        path.relative_to(program).as_posix()
        for path in sorted(program.rglob("*"))
        if path.is_symlink() or not path.is_dir()
    ]
    (program / "contents").write_text("".join(f"{name}\n" for name in names), encoding="utf-8")


def pack(workshop: Workshop, program: Path, target: Path) -> None:
    """Make one file of a program and of the script that installs it.

    Args:
        workshop: Where the work is done.
        program: The frozen program, with its file `contents`; in a folder for this work only.
        target: The file to write.
    """
    script, header = program.parent / "install.sh", program.parent / "header"
    script.write_text(filled(INSTALLER, _values(workshop, program)), encoding="utf-8")
    header.write_text(_HEADER, encoding="utf-8")
    os.utime(program / "contents", (workshop.epoch, workshop.epoch))
    dated = f"--owner=0 --group=0 --numeric-owner --mtime=@{workshop.epoch}"
    workshop.run(
        *("makeself", "--quiet", "--tar-quietly", "--header", header, "--xz", "--complevel", "6"),
        *("--sha256", "--nomd5", "--nocrc", "--tar-extra", dated),
        *(program, target, workshop.identity.name, f"./{workshop.identity.command}"),
        more={"QUINTO_SCRIPT": str(script), "TMPDIR": str(program.parent)},
    )
    target.chmod(0o755)


def filled(template: Path, values: Mapping[str, str]) -> str:
    """A script with values for its `@names@`; one that has no value stays."""
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@(\w+)@", lambda match: values.get(match[1], match[0]), text)


def _values(workshop: Workshop, program: Path) -> dict[str, str]:
    used = sum(-(-path.lstat().st_size // 4096) * 4 for path in program.rglob("*"))
    return {
        **asdict(workshop.identity),
        "version": workshop.version,
        "processor": PROCESSOR,
        "glibc": "{}.{}".format(*oldest_glibc(program)),
        "need_kb": str(used + _MARGIN_KB),
        "libraries": " ".join(LIBRARIES),
    }


def oldest_glibc(program: Path) -> tuple[int, int]:
    """The oldest version of the C library that a program's files will run with.

    Raises:
        Fault: It is too new for the systems that we name.
    """
    asked = {
        (int(match[1]), int(match[2])): path
        for path in elf_files(program)
        for match in _GLIBC.finditer(path.read_bytes())
    }
    version = max(asked, default=(2, 0))
    if version > NEWEST_GLIBC:
        raise Fault(
            f"{asked[version].name} needs glibc {version[0]}.{version[1]}, and Ubuntu 22.04 has"
            f" {NEWEST_GLIBC[0]}.{NEWEST_GLIBC[1]}: build on an older system."
        )
    return version


def check(workshop: Workshop) -> None:
    """Install, play, upgrade and remove, as an ordinary user of a Debian without Python and Qt.

    Raises:
        Fault: Something fails, or there is nothing to check.
    """
    path = run_path(workshop)
    if not path.is_file():
        raise Fault(f"There is no {path.name} in dist; packaging/build run makes it.")
    workshop.output("sh", path, "--check")
    print(f"{path.name} is whole")
    for suite in SUITES if workshop.is_thorough else SUITES[:1]:
        with bare_debian(workshop, DESKTOP, suite) as debian:
            try_run_file(workshop, path, debian)
