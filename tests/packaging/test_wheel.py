"""The wheel holds all that the program needs, and runs away from the checkout."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # a wheel is built and installed

CHECKOUT = Path(__file__).parents[2]
RESOURCES = CHECKOUT / "resources"
KERNEL = ("_accumulator", "_division", "_features", "_network", "_playout", "_rules", "_search")
"""What is compiled."""

STAYS_BEHIND = {"drawing", "pictures"}
"""The folders of `resources/` not needed to play: drawing scripts, and the README's pictures."""


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that knows nothing of the checkout, and show its words if it fails."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = subprocess.run(
        command,
        cwd=cwd,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert process.returncode == 0, f"{command}\n{process.stdout}\n{process.stderr}"
    return process


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy, because a build leaves its remains where it is made."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(CHECKOUT / name, copy)
    for name in ("quinto_desktop", "resources"):
        shutil.copytree(
            CHECKOUT / name,
            copy / name,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "_*.c"),
        )
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", "dist")
    run(sys.executable, "-m", "pip", "wheel", *options, ".", cwd=copy)
    (built,) = (copy / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="session")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands in an environment where the wheel is installed.

    It borrows the libraries of the environment that runs the tests, so that nothing need be
    downloaded. A line in a .pth file adds their folder without following the .pth files in it: an
    editable installation that may be there stays out.
    """
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment)
    variables = {"base": str(environment), "platbase": str(environment)}
    folder = Path(sysconfig.get_path("scripts", "venv", variables))
    packages = Path(sysconfig.get_path("purelib", "venv", variables))
    python = folder / ("python.exe" if sys.platform == "win32" else "python")
    install = ("-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    run(sys.executable, *install, cwd=environment)
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "borrowed.pth").write_text("\n".join(sorted(borrowed)), encoding="utf-8")
    return folder


def test_the_wheel_holds_every_module_and_every_resource(wheel: Path) -> None:
    modules = {
        path.relative_to(CHECKOUT).as_posix()
        for path in CHECKOUT.glob("quinto_desktop/**/*.py*")
        if path.suffix in {".py", ".pyi"}
    }
    networks = {
        path.relative_to(CHECKOUT).as_posix() for path in CHECKOUT.glob("quinto_desktop/**/*.bin")
    }
    resources = {
        f"quinto_desktop/_resources/{path.relative_to(RESOURCES).as_posix()}"
        for path in RESOURCES.rglob("*")
        if path.is_file()
        and path.suffix not in {".py", ".ts"}
        and path.relative_to(RESOURCES).parts[0] not in STAYS_BEHIND
    }
    names = set(zipfile.ZipFile(wheel).namelist())
    packed = {name for name in names if ".dist-info/" not in name}

    assert len([name for name in resources if "/cards/" in name]) >= 53
    compiled = {name for name in packed if name.endswith((".so", ".pyd"))}
    assert packed - compiled == modules | networks | resources
    # Without Cython or a C compiler the wheel is made all the same, only slower.
    if importlib.util.find_spec("Cython") and shutil.which("cc"):
        assert {Path(name).stem for name in compiled} == {f"{name}.abi3" for name in KERNEL}


def test_an_installed_program_plays_a_game(scripts: Path, tmp_path: Path) -> None:
    run(scripts / "quinto", "--selftest", "--user-dir", tmp_path / "user", cwd=tmp_path)


def test_an_installed_program_is_the_wheel(scripts: Path, tmp_path: Path) -> None:
    look = "import quinto_desktop; print(quinto_desktop.__file__)"
    process = run(scripts / "python", "-I", "-c", look, cwd=tmp_path)

    assert Path(process.stdout.strip()).is_relative_to(scripts.parent)


def test_the_laboratory_is_installed(scripts: Path, tmp_path: Path) -> None:
    run(scripts / "quinto-lab", "--help", cwd=tmp_path)
