"""The wheel holds all that the program needs, and runs away from the checkout."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

import pytest

from steps.setuptools_commands import not_ignored
from steps.wheel import check_contents, check_kernel, check_sources, one

CHECKOUT = Path(__file__).parents[2]
if not (CHECKOUT / "quinto_desktop").is_dir():
    pytest.skip("there is no checkout to build a wheel from", allow_module_level=True)


def run(
    *command: str | Path, cwd: Path, more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command that knows nothing of the checkout, and show its words if it fails."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = subprocess.run(
        command,
        cwd=cwd,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", **(more or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, f"{command}\n{process.stdout}\n{process.stderr}"
    return process


def copied(folder: Path) -> Path:
    """Copy the checkout, where a build leaves its remains, with its C files and their dates."""
    made = CHECKOUT.glob("quinto_desktop/*/*/*.c")
    translated = [path.relative_to(CHECKOUT).as_posix() for path in made]
    for name in [*not_ignored(CHECKOUT), *translated]:
        (folder / "copy" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(CHECKOUT / name, folder / "copy" / name)
    return folder / "copy"


MAKES = """import logging, os, sys, zlib
out, true, pack = sys.argv[1], os.access, zlib.compressobj
zlib.compressobj = lambda _, *others: pack(0, *others)
logging.disable()
from setuptools import build_meta
"""
"""How a script begins that builds with what is installed here; nothing is made smaller or told."""


def copied_with_kernel(folder: Path) -> Path:
    """Copy the checkout, and what is compiled there, to where setuptools looks, with dates."""
    source = copied(folder)
    libraries = source / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for path in CHECKOUT.glob("quinto_desktop/*/*/*.abi3.so"):
        place = libraries / path.relative_to(CHECKOUT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    return source


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one that `packaging/build` has made of these very files, or one that is built now."""
    changed = max((CHECKOUT / name).stat().st_mtime for name in not_ignored(CHECKOUT))
    for made in (CHECKOUT / "dist").glob("*.whl"):
        if made.stat().st_mtime > changed:
            return made
    folder = tmp_path_factory.mktemp("wheel")
    make = f"{MAKES}build_meta.build_wheel(out)"
    run(sys.executable, "-c", make, folder, cwd=copied_with_kernel(folder))
    return one(folder, "*.whl")


@pytest.fixture(scope="session")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands in an environment where the wheel is installed.

    It borrows the libraries of the one that runs the tests, by a line in a .pth file that follows
    no .pth files there: an editable installation stays out.
    """
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment)
    variables = {"base": str(environment), "platbase": str(environment)}
    folder = Path(sysconfig.get_path("scripts", "venv", variables))
    packages = Path(sysconfig.get_path("purelib", "venv", variables))
    python = folder / ("python.exe" if sys.platform == "win32" else "python")
    pip = ("-m", "pip", "--python", python, "install", "--no-deps", "--no-index")
    # The programs of a run share what they compile.
    run(sys.executable, *pip, "--no-compile", wheel, cwd=environment)
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "borrowed.pth").write_text("\n".join(sorted(borrowed)), encoding="utf-8")
    return folder


def test_the_wheel_holds_every_module_and_every_resource(wheel: Path) -> None:
    check_contents(wheel, not_ignored(CHECKOUT))


@pytest.mark.skipif(
    not (importlib.util.find_spec("Cython") and shutil.which("cc")),
    reason="without Cython or a C compiler the wheel is made all the same, only slower",
)
def test_the_wheel_holds_the_compiled_kernel(wheel: Path) -> None:
    check_kernel(wheel)
    assert "-cp311-abi3-" in wheel.name


def test_a_folder_that_may_only_be_read_is_built_from_without_a_compiler(tmp_path: Path) -> None:
    """It is left as it is, and the wheel says that it runs anywhere."""
    source = copied(tmp_path)
    configuration = source / "pyproject.toml"
    kernel = r'(?m)^    \{ name = "quinto_desktop\.(?!players\.kernel\._ordering")\S+, sources.*\n'
    text, others = re.subn(kernel, "", configuration.read_text(encoding="utf-8"))
    configuration.write_text(text, encoding="utf-8")
    before = sorted(source.rglob("*"))
    # To root, who may run this, every folder looks as if it could be written to.
    make = f"""{MAKES}
os.access = lambda path, mode: path != os.curdir and true(path, mode)
build_meta.get_requires_for_build_wheel()
build_meta.build_wheel(out)
"""
    temporary, missing = tmp_path / "temporary", str(tmp_path / "no-compiler")
    temporary.mkdir()
    more = {"PYTHONDONTWRITEBYTECODE": "1", "TMPDIR": str(temporary), "CC": missing, "CXX": missing}
    run(sys.executable, "-c", make, tmp_path, cwd=source, more=more)

    assert not list(temporary.glob("quinto-*"))
    assert others  # only one module is left to be translated
    assert sorted(source.rglob("*")) == before
    wheel = one(tmp_path, "*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    check_contents(wheel, not_ignored(CHECKOUT))


def test_the_sdist_holds_every_file_of_the_checkout(tmp_path: Path) -> None:
    make = f"{MAKES}build_meta.build_sdist(out)"
    run(sys.executable, "-c", make, tmp_path, cwd=copied(tmp_path))

    check_sources(one(tmp_path, "*.tar.gz"), not_ignored(CHECKOUT))


def test_an_installed_program_plays_a_game(scripts: Path, tmp_path: Path) -> None:
    run(scripts / "quinto", "--selftest", "--user-dir", tmp_path / "user", cwd=tmp_path)


def test_the_wheel_is_installed_with_the_laboratory(scripts: Path, tmp_path: Path) -> None:
    look = "import quinto_desktop; print(quinto_desktop.__file__)"
    process = run(scripts / "python", "-I", "-c", look, cwd=tmp_path)

    assert Path(process.stdout.strip()).is_relative_to(scripts.parent)
    run(scripts / "quinto-lab", "--help", cwd=tmp_path)
