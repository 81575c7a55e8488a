"""The AppDir: a folder that runs where it is, and that a runtime makes an AppImage of.

The runtime is the AppImage project's, and comes from there: `packaging/linux/make-appimage` puts it
before the folder. The folder by itself runs from wherever it is unpacked, or mounted.
"""

from __future__ import annotations

import shutil
from dataclasses import asdict
from pathlib import Path

from quinto_desktop.desktop_files import write_desktop_files
from steps.appdir_trial import try_appdir
from steps.bare_debian import DESKTOP, bare_debian
from steps.frozen import frozen, installed_bytes
from steps.packed import pack_folder
from steps.run import PROCESSOR, filled, link_licences
from steps.workshop import PACKAGING, Fault, Workshop

_APP_RUN = PACKAGING / "linux" / "appdir" / "AppRun"


def appdir_path(workshop: Workshop) -> Path:
    """Where the packed AppDir is put."""
    name = f"{workshop.identity.name}-{workshop.version}-{PROCESSOR}.AppDir.tar.xz"
    return workshop.dist / name


def build(workshop: Workshop) -> None:
    """Build the AppDir, and pack it, in the place of that of any other version."""
    folder = workshop.keep / "appdir" / f"{workshop.identity.name}.AppDir"
    shutil.rmtree(folder.parent, ignore_errors=True)
    write_appdir(workshop, frozen(workshop), folder)
    for old in workshop.dist.glob(f"{workshop.identity.name}-*.AppDir.tar.xz"):
        old.unlink()
    pack_folder(workshop, folder, appdir_path(workshop))
    size = appdir_path(workshop).stat().st_size / 1e6
    unpacked = installed_bytes(folder) / 1e6
    print(f"{appdir_path(workshop).name}: {size:.1f} MB, {unpacked:.1f} MB unpacked")


def write_appdir(workshop: Workshop, program: Path, folder: Path) -> None:
    """Lay out an AppDir.

    Args:
        workshop: Who Quinto is.
        program: The frozen program.
        folder: The folder to make.
    """
    identity = workshop.identity
    home = folder / "usr" / "lib" / identity.package
    shutil.copytree(program, home, symlinks=True)
    commands = folder / "usr" / "bin"
    commands.mkdir()
    for command in (identity.command, identity.lab_command):
        (commands / command).symlink_to(Path("..", "lib", identity.package, command))
    share = folder / "usr" / "share"
    write_desktop_files(share, identity.command)
    texts = share / "doc" / identity.package
    texts.mkdir(parents=True)
    link_licences(home, texts)
    # What reads an AppDir or an AppImage looks for these at its top.
    for name, link in {
        f"{identity.id}.desktop": f"usr/share/applications/{identity.id}.desktop",
        f"{identity.id}.svg": f"usr/share/icons/hicolor/scalable/apps/{identity.id}.svg",
        ".DirIcon": f"usr/share/icons/hicolor/256x256/apps/{identity.id}.png",
    }.items():
        if not (folder / link).is_file():
            raise Fault(f"There is no {link} for the AppDir.")
        (folder / name).symlink_to(link)
    app_run = folder / "AppRun"
    app_run.write_text(filled(_APP_RUN, asdict(identity)), encoding="utf-8")
    app_run.chmod(0o755)


def check(workshop: Workshop) -> None:
    """Run it from where it cannot write, have it made an AppImage, and read what it says of itself.

    Raises:
        Fault: Something fails, or there is nothing to check.
    """
    path = appdir_path(workshop)
    if not path.is_file():
        raise Fault(f"There is no {path.name} in dist; packaging/build appdir makes it.")
    with bare_debian(workshop, DESKTOP) as debian:
        # It is root's, so that it cannot be written to.
        place = debian.home / "Games of mine"
        place.mkdir()
        workshop.run("tar", "-xf", path, "-C", place)
        folder = place / f"{workshop.identity.name}.AppDir"
        _check_descriptions(workshop, folder)
        _check_appimage(workshop, folder)
        try_appdir(workshop, folder, debian)


def _check_descriptions(workshop: Workshop, folder: Path) -> None:
    workshop.output("desktop-file-validate", folder / f"{workshop.identity.id}.desktop")
    workshop.output("appstreamcli", "validate-tree", "--no-net", folder)
    print("its menu entry and its metainfo are valid")


def _check_appimage(workshop: Workshop, folder: Path) -> None:
    """Make an AppImage of it with a runtime that does nothing, and take it apart again."""
    scratch = workshop.keep / "appimage"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir()
    runtime, image = scratch / "runtime", scratch / "Quinto.AppImage"
    runtime.write_bytes(b"\x7fELF\2\1\1\0AI\2".ljust(4096, b"\0"))
    workshop.output(PACKAGING / "linux" / "make-appimage", runtime, folder, image)
    workshop.output("unsquashfs", "-offset", "4096", "-dest", scratch / "out", image)
    workshop.output("diff", "--recursive", "--no-dereference", folder, scratch / "out")
    if _modes(folder) != _modes(scratch / "out"):
        raise Fault("The AppImage's files may not be run or read as those of the AppDir.")
    size = image.stat().st_size / 1e6
    print(f"an AppImage of it, {size:.1f} MB with an empty runtime, holds the same files")
    print("NOT TRIED: a true runtime, which only the AppImage project has")
    shutil.rmtree(scratch)


def _modes(folder: Path) -> dict[str, int]:
    return {path.relative_to(folder).as_posix(): path.lstat().st_mode for path in folder.rglob("*")}
