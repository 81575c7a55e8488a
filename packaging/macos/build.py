"""Builds Quinto for macOS: `python3 packaging/macos/build.py`, on a Mac with Apple's own tools.

It makes `dist/quinto-VERSION-ARCHITECTURE.dmg`, for Macs of the kind it is built on, and tries what
is in it. All of it is signed, with the identity of a developer if these are set:

QUINTO_CODESIGN_IDENTITY  The name of a “Developer ID Application” certificate in the keychain.
QUINTO_NOTARY_PROFILE     What `xcrun notarytool store-credentials` has stored under this name; with
                          it the image is notarised, too, and opens without a warning.
"""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[number]) for number in (1, 2)]

from steps.frozen import check_kernel, frozen  # noqa: E402
from steps.workshop import Fault, Workshop  # noqa: E402

IDENTITY = "QUINTO_CODESIGN_IDENTITY"
NOTARY = "QUINTO_NOTARY_PROFILE"
_LIMIT_S = 600


def main() -> int:
    """Build the image, and try it; return the exit status."""
    workshop = Workshop()
    try:
        if sys.platform != "darwin":
            raise Fault("Programs for macOS are built on macOS.")
        image = build(workshop)
        check(workshop, image)
    except Fault as fault:
        print(f"packaging/macos/build.py: {fault}", file=sys.stderr)
        return 1
    print(f"{image.relative_to(workshop.checkout)}: {image.stat().st_size / 1e6:.1f} MB")
    return 0


def build(workshop: Workshop) -> Path:
    """Freeze the program into a bundle, and put it on a disk image; return the image."""
    folder = frozen(workshop)
    check_kernel(folder)
    bundle = folder.parent / f"{workshop.identity.name}.app"
    place = workshop.keep / "macos"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    shutil.copytree(bundle, place / bundle.name, symlinks=True)  # signed by PyInstaller
    (place / "Applications").symlink_to("/Applications")  # so that it is dragged there
    name = f"{workshop.identity.package}-{workshop.version}-{platform.machine()}.dmg"
    image = workshop.dist / name
    image.unlink(missing_ok=True)
    form = ("-volname", workshop.identity.name, "-format", "UDZO", "-fs", "HFS+")
    workshop.run("hdiutil", "create", *form, "-srcfolder", place, image)
    sign_image(workshop, image)
    return image


def sign_image(workshop: Workshop, image: Path) -> None:
    """Sign the image and have Apple look at it, as far as there are keys."""
    identity, profile = os.environ.get(IDENTITY), os.environ.get(NOTARY)
    if profile and not identity:
        raise Fault(f"{NOTARY} is set, but not {IDENTITY}: Apple only takes what is signed.")
    if identity:
        workshop.run("codesign", "--sign", identity, "--timestamp", image)
    if profile:
        workshop.run(
            "xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"
        )
        workshop.run("xcrun", "stapler", "staple", image)


def check(workshop: Workshop, image: Path) -> None:
    """Open the image, and play a whole game with what is in it.

    Raises:
        Fault: Something is not as it should be.
    """
    with tempfile.TemporaryDirectory() as scratch:
        volume = Path(scratch) / "volume"
        workshop.run("hdiutil", "attach", image, "-nobrowse", "-readonly", "-mountpoint", volume)
        try:
            _check_bundle(workshop, volume / f"{workshop.identity.name}.app", Path(scratch))
        finally:
            workshop.run("hdiutil", "detach", volume, "-force")


def _check_bundle(workshop: Workshop, bundle: Path, scratch: Path) -> None:
    identity = workshop.identity
    with (bundle / "Contents" / "Info.plist").open("rb") as file:
        told = plistlib.load(file)
    if told["CFBundleExecutable"] != identity.command or told["LSBackgroundOnly"]:
        raise Fault("The bundle starts something else than the window.")
    for icon in (told["CFBundleIconFile"], "quinto-game.icns"):
        if not (bundle / "Contents" / "Resources" / icon).is_file():
            raise Fault(f"The bundle has no {icon}.")
    workshop.run("codesign", "--verify", "--deep", "--strict", bundle)
    programs = bundle / "Contents" / "MacOS"
    if workshop.version not in _run(programs / identity.lab_command, "--version"):
        raise Fault(f"quinto-lab is not version {workshop.version}.")
    _run(programs / identity.command, "--selftest", "--user-dir", scratch / "user")
    print("quinto --selftest: a whole game in a window, from the image")


def _run(program: Path, *arguments: str | Path) -> str:
    process = subprocess.run(
        [program, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_LIMIT_S,
        check=False,
    )
    if process.returncode:
        told = f"{process.stdout}{process.stderr}".strip()
        raise Fault(f"{program.name} ends with status {process.returncode}. {told}".rstrip())
    return process.stdout


if __name__ == "__main__":
    sys.exit(main())
