"""The package for Debian and Ubuntu: the frozen program in /usr/lib, and what desktops read.

It has no maintainer scripts: menus, file types, icons and manual pages are taken up by the triggers
of the packages that look after them.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import tempfile
from pathlib import Path

from quinto_desktop.desktop_files import write_desktop_files
from steps import debian_texts
from steps.bare_debian import SUITES, bare_debian
from steps.deb_trial import TRIED_WITH, try_package
from steps.frozen import PROGRAMS, build_frozen, frozen, installed_bytes
from steps.libraries import PACKAGES, needs_of
from steps.workshop import PACKAGING, Fault, Workshop

LARGEST = 30e6
LARGEST_INSTALLED = 100e6
"""The most that the package and what it installs may take, in bytes."""

_TEMPLATES = PACKAGING / "linux" / "debian"
_STAYS_PRIVATE = ("libffi", "libpython")  # Debian's next release may have others of these


def package_path(workshop: Workshop) -> Path:
    """Where the package lies."""
    version = debian_texts.debian_version(workshop.version)
    return workshop.dist / f"{workshop.identity.package}_{version}_amd64.deb"


def build(workshop: Workshop) -> None:
    """Build the package into `dist`, in the place of any other version.

    Raises:
        Fault: A file that is shipped needs a library of no package that we know.
    """
    tree = workshop.keep / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(workshop, frozen(workshop), tree)
    for old in workshop.dist.glob(f"{workshop.identity.package}_*.deb"):
        old.unlink()
    pack(workshop, tree, package_path(workshop))
    print(f"{package_path(workshop).name}: {package_path(workshop).stat().st_size / 1e6:.1f} MB")


def pack(workshop: Workshop, tree: Path, package: Path) -> None:
    """Make a package of a tree that has the folder `DEBIAN`."""
    for path in tree.rglob("*"):
        os.utime(path, (workshop.epoch, workshop.epoch), follow_symlinks=False)
    workshop.output("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package)


def lay_out(workshop: Workshop, program: Path, tree: Path) -> None:
    """Lay out the package's tree.

    Args:
        workshop: Whose version is packed.
        program: The frozen program.
        tree: The folder to make, which becomes the package's root.
    """
    name = workshop.identity.package
    home = tree / "usr" / "lib" / name
    shutil.copytree(program, home, symlinks=True)
    _leave_to_debian(home / "_internal")
    _link_programs(workshop, tree)
    share = tree / "usr" / "share"
    write_desktop_files(
        share,
        f"/usr/games/{workshop.identity.command}",
        identity=workshop.identity,
        zsh_folder="zsh/vendor-completions",
    )
    for page in (share / "man").rglob("*.6"):
        _compressed(page)
    _write_documents(workshop, share)
    _settle_modes(tree, home)
    _write_control(workshop, tree, home)


def _leave_to_debian(internal: Path) -> None:
    """Remove the libraries that Debian's packages have; the frozen program has some for others."""
    for path in internal.iterdir():
        if path.name in PACKAGES and not path.name.startswith(_STAYS_PRIVATE):
            path.unlink()


def _link_programs(workshop: Workshop, tree: Path) -> None:
    games = tree / "usr" / "games"
    games.mkdir()
    for program in PROGRAMS:
        (games / program).symlink_to(f"../lib/{workshop.identity.package}/{program}")


def _write_documents(workshop: Workshop, share: Path) -> None:
    name = workshop.identity.package
    documents = share / "doc" / name
    documents.mkdir(parents=True)
    template = (_TEMPLATES / "copyright").read_text(encoding="utf-8")
    copyright_text = debian_texts.filled(template, workshop.identity)
    (documents / "copyright").write_text(copyright_text, encoding="utf-8")
    told = debian_texts.changelog(
        workshop.identity,
        workshop.version,
        (PACKAGING / "CHANGELOG.md").read_text(encoding="utf-8"),
        workshop.epoch,
    )
    (documents / "changelog").write_text(told, encoding="utf-8")
    _compressed(documents / "changelog")
    overrides = share / "lintian" / "overrides" / name
    overrides.parent.mkdir(parents=True)
    template = (_TEMPLATES / "lintian-overrides").read_text(encoding="utf-8")
    overrides.write_text(debian_texts.filled(template, workshop.identity), encoding="utf-8")


def _compressed(path: Path) -> None:
    """Replace a file by its compressed self, without its name and date in it."""
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    path.unlink()


def _settle_modes(tree: Path, home: Path) -> None:
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            may_run = path.is_dir() or (path.parent == home and path.name in PROGRAMS)
            path.chmod(0o755 if may_run else 0o644)


def _write_control(workshop: Workshop, tree: Path, home: Path) -> None:
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    version = debian_texts.debian_version(workshop.version)
    text = debian_texts.control(workshop.identity, version, size, needs_of(workshop, home))
    sums = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    ]
    described = tree / "DEBIAN"
    described.mkdir(mode=0o755)
    (described / "control").write_text(text, encoding="utf-8")
    (described / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in described.iterdir():
        path.chmod(0o644)


# --------------------------------------------------------------------------------------------
# The check


def check(workshop: Workshop) -> None:
    """Prove the package: its size, its bytes, what lintian says, how it fares in a bare Debian.

    Raises:
        Fault: Something does not hold.
    """
    package = package_path(workshop)
    if not package.is_file():
        raise Fault(f"There is no {package.name} in dist; run packaging/build deb.")
    check_size(workshop, package)
    workshop.run("lintian", "--allow-root", "--fail-on", "error,warning", package)
    print("lintian: no errors, no warnings")
    if workshop.is_thorough:
        check_same_bytes(workshop, package)
    for suite in SUITES if workshop.is_thorough else SUITES[:1]:
        with bare_debian(workshop, TRIED_WITH, suite) as debian:
            try_package(workshop, package, debian)


def check_same_bytes(workshop: Workshop, package: Path) -> None:
    """The package is the same when it is frozen and packed again, in another folder.

    Raises:
        Fault: It is not.
    """
    with tempfile.TemporaryDirectory(prefix="elsewhere, ") as folder:
        place, tree, again = (Path(folder, name) for name in ("frozen", "tree", package.name))
        build_frozen(workshop, workshop.source(), place)
        lay_out(workshop, place / "quinto", tree)
        pack(workshop, tree, again)
        if again.read_bytes() != package.read_bytes():
            names = ", ".join(differing(workshop.keep / "deb", tree)[:8])
            raise Fault(
                f"{package.name} is not the same when it is built again, elsewhere: "
                f"{names or 'its files are, but not their packing'}. If the sources have changed "
                "since, run packaging/build deb first."
            )
    print("The same bytes when it is frozen and packed again, in another folder")


def differing(one: Path, other: Path) -> list[str]:
    """The names of the files that only one of two folders has, or that are not the same in both."""
    first, second = _gists(one), _gists(other)
    return [name for name in sorted({*first, *second}) if first.get(name) != second.get(name)]


def _gists(folder: Path) -> dict[str, str]:
    """Every file below a folder: where it leads, or its modes and a hash of what it holds."""
    return {
        path.relative_to(folder).as_posix(): os.readlink(path)
        if path.is_symlink()
        else f"{path.stat().st_mode:o} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def check_size(workshop: Workshop, package: Path) -> None:
    """The package is not too large.

    Raises:
        Fault: It is.
    """
    size = package.stat().st_size
    content = workshop.keep / "deb"
    installed = installed_bytes(content)
    if size > LARGEST or installed > LARGEST_INSTALLED:
        raise Fault(
            f"{package.name} takes {size / 1e6:.1f} MB, installed {installed / 1e6:.1f} MB; the "
            f"most are {LARGEST / 1e6:.0f} and {LARGEST_INSTALLED / 1e6:.0f}."
        )
    print(f"{package.name}: {size / 1e6:.1f} MB, installed {installed / 1e6:.1f} MB")
