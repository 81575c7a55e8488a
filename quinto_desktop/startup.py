"""The way into Qt, with a sentence for every machine that lacks something.

A machine without Qt's system libraries gives a traceback, one without a display aborts the process,
and one without a font shows boxes and says nothing. Here each becomes a `StartError` whose text
says what to install. Nothing is probed while all is well: the sentences are worked out only after
Qt has failed, so that a good start costs nothing more.

Qt is imported inside the functions, because its import is the first thing that may fail.
"""

from __future__ import annotations

import builtins
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

EXIT_CODE = 2
"""What the program exits with when it cannot start."""

FONT_PACKAGE = "fonts-dejavu-core"

PACKAGES = (
    *("libglib2.0-0", "libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon0"),
    *("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
    "libwayland-cursor0",
    FONT_PACKAGE,
)
"""The Debian and Ubuntu packages that Qt needs and pip cannot bring.

They are what any Qt program needs, what X11 and Wayland need, and a font. Newer releases have
renamed libglib2.0-0 to libglib2.0-0t64; apt takes the one for the other.
"""

NO_FONT = (
    "there is no font on this machine, and every letter would be a box; "
    f'on Debian or Ubuntu, "sudo apt install {FONT_PACKAGE}" brings one.'
)


class StartError(Exception):
    """This machine lacks something that Quinto needs; the text says what, in one sentence."""


def start_application(arguments: Sequence[str]) -> QApplication:
    """Build the Qt application, or say in one sentence why this machine cannot.

    Args:
        arguments: The program's name and whatever of the command line Qt shall see.

    Raises:
        StartError: Qt, one of its libraries or every font is missing. Where Qt itself would abort,
            as it does when no display can be opened, the sentence is written to stderr and the
            process ends with `EXIT_CODE`, because an abort cannot be turned into an exception.
    """
    with imports_explained(), _own_import_kept():
        from PySide6.QtGui import QFontMetrics
        from PySide6.QtWidgets import QApplication
    with _abort_explained():
        application = QApplication(list(arguments))
    # QFontDatabase names families even if there is no font: only a glyph asked for tells.
    if not QFontMetrics(application.font()).inFontUcs4(ord("Q")):
        raise StartError(NO_FONT)
    return application


@contextmanager
def _own_import_kept() -> Iterator[None]:
    """Keep Python's own import.

    Qt's bindings put another in its place, for the sake of ``from __feature__ import ...``, which
    we do not use: it reads the source of every module once more, and keeps it, to see whether that
    uses Qt. Without it the program is ready 30 ms sooner, and 5 MiB smaller.
    """
    own = builtins.__import__
    try:
        yield
    finally:
        builtins.__import__ = own


@contextmanager
def imports_explained() -> Iterator[None]:
    """Turn an import that fails for want of a package or a library into `StartError`.

    Raises:
        StartError: The machine is to blame. A mistake in Quinto itself stays an `ImportError`.
    """
    try:
        yield
    except ImportError as error:
        sentence = explain_import_error(error)
        if sentence is None:
            raise
        raise StartError(sentence) from error


def explain_import_error(error: ImportError) -> str | None:
    """Say what to install so that a failed import succeeds.

    Returns:
        One sentence, or None if the fault lies in Quinto and not in the machine.
    """
    if (library := _missing_library(str(error))) is not None:
        return _install_libraries(library)
    package = (error.name or "").partition(".")[0]
    if package in ("quinto_desktop", ""):
        return None
    if isinstance(error, ModuleNotFoundError):
        return (
            f"the Python package {package} is missing; install Quinto again with pip, "
            "in a virtual environment, and pip brings it."
        )
    return f"the Python package {package} does not work on this machine: {_one_line(str(error))}"


def explain_platform_failure(
    environment: Mapping[str, str], plugin_error: Callable[[str], str | None]
) -> str:
    """Say why Qt could not open a display.

    Args:
        environment: The process's environment variables.
        plugin_error: Given the name of a Qt platform ("xcb", "wayland"), tries to load its plugin
            and returns None if that succeeds, Qt's complaint if not and "" if there is no such
            plugin.
    """
    platforms = _platforms_tried(environment)
    if not platforms:
        return (
            "there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set, "
            "so start Quinto from a graphical desktop."
        )
    errors = {platform: plugin_error(platform) for platform in platforms}
    for error in errors.values():
        if error is not None and (library := _missing_library(error)) is not None:
            return _install_libraries(library)
    for platform, error in errors.items():
        if error is not None:
            why = f"cannot be loaded: {_one_line(error)}" if error else "does not exist"
            return f"Qt's plugin {platform}, which QT_QPA_PLATFORM or the desktop asks for, {why}."
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    given = ", ".join(f"{name}={environment[name]}" for name in names if environment.get(name))
    return (
        f"the display cannot be opened ({given}); "
        "is it running, and may this user open windows on it?"
    )


def _missing_library(complaint: str) -> str | None:
    found = re.search(r"([\w.+-]+\.so[.\d]*): cannot open shared object file", complaint)
    return found and found[1]


def _install_libraries(library: str) -> str:
    return (
        f"the system library {library}, which Qt needs, is missing; on Debian or Ubuntu, "
        f'"sudo apt install {" ".join(PACKAGES)}" brings it and all the others.'
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _platforms_tried(environment: Mapping[str, str]) -> list[str]:
    """Name the platforms that Qt tries, in its own order; none if nothing shows a display."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0] for name in chosen.split(";")]
    platforms = []
    if environment.get("WAYLAND_DISPLAY"):
        platforms.append("wayland")
    if environment.get("DISPLAY"):
        platforms.append("xcb")
    return platforms


@contextmanager
def _abort_explained() -> Iterator[None]:
    """While it lasts, end the process with a sentence where Qt would abort it.

    Qt reports what it cannot go on without to its message handler and aborts once that returns: the
    handler is the last place where a program can speak for itself. Warnings are held back, because
    the sentence says it better, and handed on if Qt starts after all.
    """
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    held_back: list[str] = []

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            held_back.append(message)
        elif "platform plugin" in message:
            _exit_with(explain_platform_failure(os.environ, _plugin_error))
        else:
            _exit_with(f"Qt cannot go on: {_one_line(message)}")

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if sys.stderr is not None:
        for message in held_back:
            sys.stderr.write(f"{message}\n")


def complain(sentence: str) -> None:
    """Write a sentence to the error output, where there is one: a program without console has none.

    Args:
        sentence: What is wrong, and what to do.
    """
    if sys.stderr is not None:
        sys.stderr.write(f"quinto: {sentence}\n")
        sys.stderr.flush()


def _exit_with(sentence: str) -> None:
    complain(sentence)
    os._exit(EXIT_CODE)


def _plugin_error(platform: str) -> str | None:
    """Load Qt's plugin for `platform` as the system's linker sees it, and return its complaint.

    Qt has tried before, but keeps the reason to itself: a QPluginLoader says "Unknown error" now.
    """
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    plugins = sorted(folder.glob(f"*q{platform}*"))
    if not plugins:
        return ""
    try:
        ctypes.CDLL(str(plugins[0]))
    except OSError as error:
        return str(error)
    return None
