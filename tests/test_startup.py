"""A machine that lacks something is told what to install."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from quinto_desktop import startup

NOT_FOUND = "cannot open shared object file: No such file or directory"
XCB_BROKEN = f"libxcb-cursor.so.0: {NOT_FOUND}"
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize(
    "library",
    [
        "libGL.so.1",
        "libEGL.so.1",
        "libglib-2.0.so.0",
        "libfontconfig.so.1",
        "libdbus-1.so.3",
        "libxkbcommon.so.0",
    ],
)
def test_a_missing_system_library_is_named_with_the_packages_to_install(library: str) -> None:
    sentence = startup.explain_import_error(ImportError(f"{library}: {NOT_FOUND}"))

    assert sentence is not None
    assert f"the system library {library}" in sentence
    assert f'"sudo apt install {" ".join(startup.PACKAGES)}"' in sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        pytest.param(
            ModuleNotFoundError("No module named 'PySide6'", name="PySide6"),
            "the Python package PySide6 is missing",
            id="no PySide6",
        ),
        pytest.param(
            ModuleNotFoundError("No module named 'PySide6.QtSvg'", name="PySide6.QtSvg"),
            "the Python package PySide6 is missing",
            id="part of PySide6",
        ),
        pytest.param(
            ModuleNotFoundError("No module named 'msgspec'", name="msgspec"),
            "the Python package msgspec is missing",
            id="no msgspec",
        ),
        pytest.param(
            ImportError("version `GLIBC_2.35' not found\n(required by it)", name="PySide6.QtCore"),
            "the Python package PySide6 cannot be loaded; check that it supports this system, "
            "then reinstall Quinto with pip. "
            "The error was: version `GLIBC_2.35' not found (required by it)",
            id="old system",
        ),
    ],
)
def test_a_package_that_cannot_be_imported_is_named(error: ImportError, sentence: str) -> None:
    assert sentence in str(startup.explain_import_error(error))


def test_a_frozen_program_says_nothing_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    error = ModuleNotFoundError("No module named 'msgspec'", name="msgspec")

    assert startup.explain_import_error(error) == (
        "the part msgspec of this installation is missing or damaged; reinstall Quinto. "
        "The error was: No module named 'msgspec'"
    )


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'quinto_desktop.windw'", name="quinto_desktop.windw"),
        ImportError("cannot import name 'Dek' from 'quinto_desktop.rules'", name="quinto_desktop"),
        ImportError("raised by hand"),
    ],
    ids=["module", "name", "nameless"],
)
def test_a_mistake_of_our_own_is_not_blamed_on_the_machine(error: ImportError) -> None:
    assert startup.explain_import_error(error) is None
    with pytest.raises(ImportError), startup.imports_explained():
        raise error


def test_a_failed_import_becomes_a_start_error() -> None:
    missing = pytest.raises(startup.StartError, match=re.escape("libGL.so.1"))
    with missing, startup.imports_explained():
        raise ImportError(f"libGL.so.1: {NOT_FOUND}")


@pytest.mark.parametrize(
    ("environment", "errors", "sentence"),
    [
        pytest.param({}, {}, "no display was found, as neither DISPLAY", id="no display"),
        pytest.param({"DISPLAY": ""}, {}, "no display was found", id="empty display"),
        pytest.param(
            {"DISPLAY": ":0"}, {"xcb": XCB_BROKEN}, "system library libxcb-cursor.so.0", id="xcb"
        ),
        pytest.param(
            {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"},
            {"wayland": None, "xcb": XCB_BROKEN},
            "system library libxcb-cursor.so.0",
            id="xcb, where Wayland refuses",
        ),
        pytest.param(
            {"WAYLAND_DISPLAY": "wayland-0"},
            {"wayland": f"libwayland-cursor.so.0: {NOT_FOUND}"},
            "system library libwayland-cursor.so.0",
            id="wayland",
        ),
        pytest.param(
            {"DISPLAY": ":7"},
            {"xcb": None},
            "the display could not be opened (DISPLAY=:7)",
            id="dead display",
        ),
        pytest.param(
            {"QT_QPA_PLATFORM": "xcb:nograb;wayland", "DISPLAY": ":7"},
            {"xcb": None, "wayland": None},
            "the display could not be opened (QT_QPA_PLATFORM=xcb:nograb;wayland, DISPLAY=:7)",
            id="platform with arguments",
        ),
        pytest.param(
            {"QT_QPA_PLATFORM": "cocoa"},
            {"cocoa": ""},
            "Qt's platform plugin cocoa does not exist; set QT_QPA_PLATFORM to another platform",
            id="unknown platform",
        ),
        pytest.param(
            {"QT_QPA_PLATFORM": "eglfs"},
            {"eglfs": "undefined symbol:\n_Z3foo"},
            "could not be loaded (undefined symbol: _Z3foo)",
            id="broken plugin",
        ),
    ],
)
def test_a_display_that_cannot_be_opened_is_explained(
    environment: dict[str, str], errors: dict[str, str | None], sentence: str
) -> None:
    explained = startup.explain_platform_failure(environment, errors.__getitem__)

    assert sentence in explained
    assert "\n" not in explained


START = r"""
import sys
from quinto_desktop import startup
try:
    sys.stdout.write(startup.start_application(["quinto"]).platformName())
except startup.StartError as error:
    sys.stderr.write(f"quinto: {error}\n")
    sys.exit(startup.EXIT_CODE)
"""


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    """Start Qt in a separate process, on the display that `environment` alone describes."""
    inherited = {key: value for key, value in os.environ.items() if key not in DISPLAY_VARIABLES}
    return subprocess.run(
        [sys.executable, "-c", START],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_qt_starts_where_nothing_is_missing() -> None:
    process = start(QT_QPA_PLATFORM="offscreen")

    assert (process.returncode, process.stdout, process.stderr) == (0, "offscreen", "")


IMPORT = """
import builtins, linecache
own = builtins.__import__
from quinto_desktop import startup
application = startup.start_application(["quinto"])
assert builtins.__import__ is own
linecache.clearcache()
import quinto_desktop.rules
from PySide6.QtCore import *
assert QTimeZone.utc().isValid()
assert not any("quinto" in name for name in linecache.cache)
"""


def test_with_qt_python_imports_as_it_does_without() -> None:
    """Qt's bindings would otherwise read all sources again, and cache them."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.run(
        [sys.executable, "-c", IMPORT], env=environment, capture_output=True, text=True, check=False
    )

    assert (process.returncode, process.stderr) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({}, "quinto: no display was found"),
        ({"QT_QPA_PLATFORM": "cocoa"}, "quinto: Qt's platform plugin cocoa"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":no"}, "quinto: the "),
    ],
    ids=["no display", "unknown platform", "dead display"],
)
def test_where_qt_would_abort_one_line_is_printed(
    environment: dict[str, str], sentence: str
) -> None:
    process = start(**environment)

    assert process.returncode == startup.EXIT_CODE
    assert process.stderr.startswith(sentence)
    assert process.stderr.count("\n") == 1
    assert process.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere fonts do not come from fontconfig")
def test_a_machine_without_fonts_is_told_so(tmp_path: os.PathLike[str]) -> None:
    configuration = os.path.join(tmp_path, "fonts.conf")
    with open(configuration, "w", encoding="utf-8") as file:
        file.write(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")

    process = start(QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=configuration)

    assert process.returncode == startup.EXIT_CODE
    assert process.stderr == f"quinto: {startup.NO_FONT}\n"
