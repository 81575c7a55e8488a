"""Starting Qt, with a helpful message if the machine lacks something it needs.

Without its system libraries, Qt raises an ImportError with a traceback; without a display, it
aborts the process; without a font, it silently draws boxes. Here each failure becomes a message
that says what to install. Messages are worked out only after Qt has failed, so a successful start
costs nothing more.

Qt is imported inside the functions because that import is the first thing that may fail.

With too few files or too little memory Quinto would end somewhere in the middle, without a word or
with many; so it makes sure of both before it starts.
"""

from __future__ import annotations

import builtins
import errno
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from quinto_desktop import is_frozen
from quinto_desktop.portal import prefer_portal

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication


_ALWAYS_WITH_DISPLAY = ("win32", "darwin")
_INFORMATION = 0x40  # the mark of Windows' box

EXIT_CODE = 2
"""The exit status if the program cannot start."""

FONT_PACKAGE = "fonts-dejavu-core"

PACKAGES = (
    *("libglib2.0-0", "libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon0"),
    *("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
    "libwayland-cursor0",
    FONT_PACKAGE,
)
"""The Debian and Ubuntu packages that Qt needs and pip cannot install.

They are the needs of any Qt program, those of X11 and Wayland, and a font. Newer releases have
renamed libglib2.0-0 to libglib2.0-0t64; apt accepts either name.
"""

NO_FONT = (
    "no font was found, so no text can be shown; install one, "
    f'on Debian or Ubuntu with "sudo apt install {FONT_PACKAGE}".'
)


class StartError(Exception):
    """This machine lacks something that Quinto needs; the one-line message says what to do."""


def start_application(
    arguments: Sequence[str], make: Callable[[list[str]], QApplication] | None = None
) -> QApplication:
    """Create the Qt application, or explain in one line why this machine cannot.

    If Qt aborts, as it does if it cannot open a display, the explanation is written to stderr and
    the process exits with `EXIT_CODE`, because an abort cannot be turned into an exception.

    The arguments are the program's name and what is meant for Qt.

    Raises:
        StartError: Qt, one of its libraries or every font is missing.
    """
    with imports_explained(), own_import_kept():
        from PySide6.QtGui import QFontMetrics
        from PySide6.QtWidgets import QApplication
    prefer_portal(os.environ)
    QApplication.addLibraryPath(str(_plugins()))
    with _abort_explained():
        application = (make or QApplication)(list(arguments))
    # QFontDatabase lists families even if there is no font: only looking up a glyph reveals it.
    if not QFontMetrics(application.font()).inFontUcs4(ord("Q")):
        raise StartError(NO_FONT)
    return application


def _plugins() -> Path:
    # PySide6 tells Qt where it lies by a setting, in which a comma or a semicolon ends the path.
    import PySide6
    from PySide6.QtCore import QLibraryInfo

    told = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    own = Path(*PySide6.__path__)
    return next((p for p in (told, own / "Qt/plugins", own / "plugins") if p.is_dir()), told)


_ONLY_FOR_ERRORS = {
    "shibokensupport.signature": {"parser", "layout", "errorhandler"},
    "shibokensupport.signature.lib": {"enum_sig", "pyi_generator"},
}


class _Unread(ModuleType):
    # A module that is read as soon as something of it is wanted.
    def __getattr__(self, name: str) -> object:
        spec = self.__spec__
        if name.startswith("__") or spec is None or spec.loader is None:
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        spec.name = self.__name__  # the bindings give it another as well
        spec.loader.exec_module(self)
        return getattr(self, name)


@contextmanager
def own_import_kept() -> Iterator[None]:
    """Have Python's own import again afterwards, and leave unread what only errors need."""
    # Qt's bindings replace it to support ``from __feature__ import ...``, which we do not use.
    # Their version reads the source of every module again, and caches it, to see whether the
    # module uses Qt. Without it the program starts 30 ms sooner and needs 5 MiB less memory.
    # And at every start they compile what they need only to say how something of theirs should
    # have been called: that would be 20 ms and 1 MiB more.
    own = builtins.__import__

    def read(
        name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
    ) -> ModuleType:
        for part in _ONLY_FOR_ERRORS.get(name, set()).intersection(fromlist or ()):
            whole = f"{name}.{part}"
            if whole not in sys.modules and (spec := find_spec(whole)) is not None:
                sys.modules[whole] = module = _Unread(whole)
                module.__spec__ = spec
        return own(name, globals, locals, fromlist, level)

    builtins.__import__ = read
    try:
        yield
    finally:
        builtins.__import__ = own


@contextmanager
def imports_explained() -> Iterator[None]:
    """Turn an import error caused by a missing package or library into `StartError`.

    Raises:
        StartError: The machine is at fault. A bug in Quinto itself remains an `ImportError`.
    """
    try:
        yield
    except ImportError as error:
        sentence = explain_import_error(error)
        if sentence is None:
            raise
        raise StartError(sentence) from error


def explain_import_error(error: ImportError) -> str | None:
    """Explain in one line what to install; None if the fault is in Quinto, not in the machine."""
    if (library := _missing_library(str(error))) is not None:
        return _install_libraries(library)
    package = (error.name or "").partition(".")[0]
    if package in ("quinto_desktop", ""):
        return None
    if is_frozen():
        return (
            f"the part {package} of this installation is missing or damaged; reinstall Quinto. "
            f"The error was: {_one_line(str(error))}"
        )
    if isinstance(error, ModuleNotFoundError):
        return (
            f"the Python package {package} is missing; to get it, reinstall Quinto with pip "
            "in a virtual environment."
        )
    return (
        f"the Python package {package} cannot be loaded; check that it supports this system, "
        f"then reinstall Quinto with pip. The error was: {_one_line(str(error))}"
    )


def explain_platform_failure(
    environment: Mapping[str, str], plugin_error: Callable[[str], str | None]
) -> str:
    """Explain in one line why Qt could not open a display.

    `plugin_error` tries to load the plugin of a platform ("xcb", "wayland") and returns None on
    success, the error message on failure, and "" if there is no such plugin.
    """
    platforms = _platforms_tried(environment)
    if not platforms:
        return (
            "no display was found, as neither DISPLAY nor WAYLAND_DISPLAY is set; "
            "start Quinto from a graphical desktop."
        )
    errors = {platform: plugin_error(platform) for platform in platforms}
    for error in errors.values():
        if error is not None and (library := _missing_library(error)) is not None:
            return _install_libraries(library)
    for platform, error in errors.items():
        if error is not None:
            why = f"could not be loaded ({_one_line(error)})" if error else "does not exist"
            return (
                f"Qt's platform plugin {platform} {why}; "
                "set QT_QPA_PLATFORM to another platform, such as xcb or wayland."
            )
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    given = ", ".join(f"{name}={environment[name]}" for name in names if environment.get(name))
    return (
        f"the display could not be opened ({given}); "
        "check that it is running and that you have permission to open windows on it."
    )


def _missing_library(complaint: str) -> str | None:
    found = re.search(r"([\w.+-]+\.so[.\d]*): cannot open shared object file", complaint)
    return found and found[1]


def _install_libraries(library: str) -> str:
    return (
        f"the system library {library}, which Qt needs, is missing; on Debian or Ubuntu, install "
        f'it and all the others with "sudo apt install {" ".join(PACKAGES)}".'
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _platforms_tried(environment: Mapping[str, str]) -> list[str]:
    # In Qt's own order; empty if no display is configured.
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0] for name in chosen.split(";")]
    displays = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [platform for platform, variable in displays.items() if environment.get(variable)]


@contextmanager
def _abort_explained() -> Iterator[None]:
    # Qt reports a fatal error to its message handler and aborts when that returns, so the handler
    # is the program's last chance to say anything. Warnings are held back, because the explanation
    # is clearer, and passed on if Qt starts after all.
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    held_back: list[str] = []

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            held_back.append(message)
            return
        why = f"The error was: {_one_line(message)}"
        sentence = f"Qt failed to start; reinstall Quinto, then try again. {why}"
        if "platform plugin" in message and sys.platform not in _ALWAYS_WITH_DISPLAY:
            sentence = explain_platform_failure(os.environ, _plugin_error)
        complain(sentence)
        os._exit(EXIT_CODE)

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if sys.stderr is not None:
        for message in held_back:
            sys.stderr.write(f"{message}\n")


def complain(sentence: str, *, is_read: bool = True) -> None:
    """Write to stderr what happened, then what to do.

    Without a console there is none, and it is shown in a box if there is somebody to close it.
    """
    if sys.stderr is not None:
        sys.stderr.write(f"quinto: {sentence}\n")
        sys.stderr.flush()
    elif is_read:
        show_in_box(sentence)


def tell(text: str) -> bool:
    """Write whole lines to stdout; if that fails, as on a full disk, write why to stderr.

    Return whether they were written, or there is no stdout.
    """
    if sys.stdout is None:
        return True
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # Python writes what is left again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whoever closes the pipe has read enough
            complain(f"the output could not be written: {error.strerror}; send it elsewhere.")
        return False
    return True


def show_in_box(text: str) -> None:
    """Show a text in a box of the system's own, for a program without a console and perhaps no Qt.

    Only Windows starts programs without a console; elsewhere this does nothing.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Quinto", _INFORMATION)


def _plugin_error(platform: str) -> str | None:
    # By the system's linker: Qt has already tried but does not pass on the reason, as QPluginLoader
    # only says "Unknown error".
    import ctypes

    plugins = sorted(_plugins().glob(f"platforms/*q{platform}*"))
    if not plugins:
        return ""
    try:
        ctypes.CDLL(str(plugins[0]))
    except OSError as error:
        return str(error)
    return None


# --------------------------------------------------------------- what the system grants
FILES = 64
"""How many files at once are enough: the window with its engine has some twenty open."""

MEMORY_MB = 512
"""The least address space, of which most is only reserved: the window needs 90 MB of memory."""

_FILES_WANTED = 256
_OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


def check_limits() -> None:
    """Make sure of the files and the memory that the program needs.

    Raises:
        StartError: The system is set to grant less.
    """
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < _FILES_WANTED:  # a negative limit stands for none
        soft = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, _FILES_WANTED)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < FILES:
        raise StartError(
            f"a program may have only {soft} files open here, and Quinto needs {FILES}; "
            f'raise that limit with "ulimit -n {FILES}", then try again.'
        )
    memory, _ = resource.getrlimit(resource.RLIMIT_AS)
    if 0 <= memory < MEMORY_MB * 2**20:
        raise StartError(
            f"a program may have only {memory // 2**20} MB of memory here, and Quinto reserves "
            f'{MEMORY_MB} MB; raise that limit with "ulimit -v unlimited", then try again.'
        )


def explain_shortage(error: OSError | MemoryError) -> str | None:
    """Explain in one line that files or memory have run out; None if it is something else."""
    if isinstance(error, MemoryError):
        return "there is not enough memory; close other programs, then try again."
    if error.errno in _OUT_OF_FILES:
        return "too many files are open; close other programs, then try again."
    return None
