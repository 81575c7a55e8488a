"""What setuptools is told that `pyproject.toml` has no words for; `[tool.setuptools.cmdclass]`."""

from __future__ import annotations

import atexit
import fnmatch
import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import egg_info
from setuptools.command.sdist import sdist

LOWEST_PYTHON = "0x030B0000"
"""One library serves this version of Python, 3.11, and all later ones."""


@cache
def spare_folder() -> Path | None:
    """Where to put what would lie beside the sources, if nothing can be written there.

    Returns:
        A folder that is gone with this process; None if the sources' own will do.
    """
    if os.access(os.curdir, os.W_OK):
        return None
    folder = tempfile.mkdtemp(prefix="quinto-build-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


class Build(build):
    """Builds in another folder if the sources' own may only be read."""

    def initialize_options(self) -> None:
        """Say where what is built lies, unless somebody says otherwise."""
        super().initialize_options()
        if folder := spare_folder():
            self.build_base = str(folder / "build")


class EggInfo(egg_info):
    """Describes the package in another folder if the sources' own may only be read."""

    def initialize_options(self) -> None:
        """Say where the description lies, unless somebody says otherwise."""
        super().initialize_options()
        if folder := spare_folder():
            self.egg_base = str(folder)


class BuildKernel(build_ext):
    """Compiles the kernel's modules, as far as they can be compiled here.

    They run as they stand, too: without Cython or a C compiler the installation goes on. (To call
    `cythonize` would lose that.)
    """

    def finalize_options(self) -> None:
        """Say of every module what is the same for all."""
        extensions = self.distribution.ext_modules or []
        folders = {Path(extension.sources[0]).parent for extension in extensions}
        headers = sorted(path.as_posix() for folder in folders for path in folder.glob("*.pxd"))
        for extension in extensions:
            extension.optional = True
            extension.py_limited_api = True
            extension.define_macros.append(("Py_LIMITED_API", LOWEST_PYTHON))
            # Those of other folders too: what the laboratory compiles uses the kernel's.
            extension.depends.extend(headers)
        super().finalize_options()
        if spare_folder():
            self.cython_c_in_temp = True  # or it lies beside the module

    def build_extensions(self) -> None:
        """Compile without debugging data: they name the folder, which differs each time."""
        if self.compiler.compiler_type != "msvc":
            for extension in self.extensions:
                extension.extra_compile_args.append("-g0")
        super().build_extensions()


class HonestWheel(bdist_wheel):
    """A wheel in which nothing could be compiled says that it runs anywhere."""

    def get_tag(self) -> tuple[str, str, str]:
        """Tell the wheel's Python, ABI and system, once it is known what it holds."""
        is_filled = self.distribution.have_run.get("install", False)
        if is_filled and not any(
            path.suffix in {".so", ".pyd"} for path in Path(self.bdist_dir).rglob("*")
        ):
            self.root_is_pure = True
        return super().get_tag()


class WholeSource(sdist):
    """Everything that is not ignored, so that the tests run from an sdist as from a checkout."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy what setuptools has found, and all the rest."""
        super().make_release_tree(base_dir, sorted({*files, *not_ignored(Path())}))


def not_ignored(root: Path) -> Iterator[str]:
    """Name the files below a folder that its .gitignore lets pass, with slashes, in any order.

    It is read here because a wheel is also built where there is no git. Of its syntax we use three
    kinds of line: a file's name, a folder's name with a slash after it, and a path.
    """
    lines = (root / ".gitignore").read_text(encoding="utf-8").split()
    hidden_folders = [line.rstrip("/") for line in lines if line.endswith("/")] + [".git"]
    hidden_files = [line for line in lines if not line.endswith("/")] + [".git"]
    for folder, subfolders, names in os.walk(root):
        here = Path(folder).relative_to(root)
        subfolders[:] = [name for name in subfolders if not _fits(here / name, hidden_folders)]
        paths = [here / name for name in names]
        yield from (path.as_posix() for path in paths if not _fits(path, hidden_files))


def _fits(path: Path, patterns: list[str]) -> bool:
    return any(
        fnmatch.fnmatch(path.as_posix() if "/" in pattern else path.name, pattern)
        for pattern in patterns
    )
