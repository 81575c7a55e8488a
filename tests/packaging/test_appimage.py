"""An AppImage is made of an AppDir and a runtime, and of nothing that is neither."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
SCRIPT = LINUX / "make-appimage"
RUNTIME = b"\x7fELF\2\1\1\0AI\2".ljust(4096, b"\0")

pytestmark = pytest.mark.skipif(
    shutil.which("mksquashfs") is None, reason="squashfs-tools is not installed"
)


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SCRIPT, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with an AppDir and a runtime that does nothing."""
    folder = tmp_path / "My Quinto.AppDir"
    (folder / "usr").mkdir(parents=True)
    (folder / "AppRun").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "AppRun").chmod(0o755)
    (folder / "usr" / "link").symlink_to("../AppRun")
    (tmp_path / "runtime").write_bytes(RUNTIME)
    return tmp_path


def inside(image: Path) -> dict[str, str]:
    out = image.parent / "out"
    assert image.read_bytes().startswith(RUNTIME)
    subprocess.run(
        ["unsquashfs", "-quiet", "-no-progress", "-offset", "4096", "-dest", out, image],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return {
        str(path.relative_to(out)): str(path.readlink()) if path.is_symlink() else path.read_text()
        for path in out.rglob("*")
        if not path.is_dir()
    }


@pytest.mark.parametrize("is_packed", [False, True])
def test_an_appimage_holds_the_appdir(place: Path, *, is_packed: bool) -> None:
    given = "My Quinto.AppDir"
    if is_packed:
        with tarfile.open(place / f"{given}.tar.xz", "w:xz") as tar:
            tar.add(place / given, given)
        shutil.rmtree(place / given)
        given += ".tar.xz"
    process = make(place, "runtime", given)
    assert (process.returncode, process.stdout) == (0, "My Quinto.AppImage\n"), process.stderr
    image = place / "My Quinto.AppImage"
    assert image.stat().st_mode & 0o111 == 0o111
    assert inside(image) == {"AppRun": "#!/bin/sh\n", "usr/link": "../AppRun"}


def test_it_may_be_put_elsewhere(place: Path) -> None:
    assert make(place, "runtime", "My Quinto.AppDir/", "Q.AppImage").returncode == 0
    assert inside(place / "Q.AppImage")


@pytest.mark.parametrize(
    ("runtime", "sentence"),
    [
        (None, "there is no file runtime."),
        (b"", "runtime is no program for Linux; give an AppImage runtime."),
        (b"#!/bin/sh\n", "runtime is no program for Linux; give an AppImage runtime."),
        (b"\x7fELF\2\1\1" + bytes(90), "no AppImage runtime: its bytes 8 to 10 are not AI and 2."),
        (RUNTIME.replace(b"AI\2", b"AI\1"), "is a runtime of type 1; give one of type 2."),
    ],
)
def test_what_is_no_runtime(place: Path, runtime: bytes | None, sentence: str) -> None:
    (place / "runtime").unlink()
    if runtime is not None:
        (place / "runtime").write_bytes(runtime)
    refused(place, ["runtime", "My Quinto.AppDir"], sentence)


def test_what_is_no_appdir(place: Path) -> None:
    refused(place, ["runtime", "nowhere"], "there is no nowhere; packaging/build appdir makes one.")
    (place / "My Quinto.AppDir" / "AppRun").unlink()
    refused(place, ["runtime", "My Quinto.AppDir"], "holds no AppRun, so it is no AppDir.")
    (place / "notes.tar.xz").write_text("no archive", encoding="utf-8")
    refused(place, ["runtime", "notes.tar.xz"], "notes.tar.xz could not be unpacked.")


def refused(place: Path, arguments: Sequence[str], sentence: str) -> None:
    process = make(place, *arguments)
    assert process.returncode == 1
    assert process.stderr.splitlines()[-1].startswith("make-appimage: ")
    assert process.stderr.endswith(f"{sentence}\n")
    assert not list(place.glob("*.AppImage*"))


def test_usage(place: Path) -> None:
    assert make(place, "--help").stdout.startswith("Usage: make-appimage RUNTIME")
    process = make(place)
    assert process.returncode == 2
    assert process.stderr.startswith("Usage: make-appimage RUNTIME")


def test_the_scripts_are_clean() -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed")
    command: list[str | Path] = ["shellcheck", SCRIPT, LINUX / "appdir" / "AppRun"]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stdout == ""
