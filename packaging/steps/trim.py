"""What of Qt and of the build machine goes into the frozen program, on all three systems.

PyInstaller takes every plugin of Qt, and every library of the build machine that one of them asks
for: GTK, Kerberos and more. We name the plugins that we use, and of the libraries keep those that
something we keep asks for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

PLUGINS = {
    "iconengines": ("svgicon",),
    "imageformats": ("svg",),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platforms": (
        "cocoa",
        "offscreen",
        "wayland",
        "wayland-egl",
        "wayland-generic",
        "windows",
        "xcb",
    ),
    "platformthemes": ("xdgdesktopportal",),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
    "styles": ("macstyle", "modernwindowsstyle", "windowsvistastyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Qt's plugins that we ship: their folders, and their names without `libq` or `q`.

Dark mode, font size and file dialogs come from `xdgdesktopportal`; the GTK theme would need all of
GTK. Nothing is drawn by OpenGL, so its plugins stay away.
"""

LANGUAGES = ("de", "fr")
"""The languages of Qt's own words that we ship: those of our window, besides English."""

EXCLUDED_MODULES = (
    # Of the laboratory, for those who install them: each command says so in a sentence.
    *("distributed", "dask", "numpy"),
    # What asks for libraries that we do without; hashlib has its own implementations.
    *("_hashlib", "_ssl", "ssl", "_bz2", "_lzma", "_curses", "curses"),
    *("_gdbm", "_dbm", "readline", "_tkinter", "tkinter", "nis", "xmlrpc", "_pydecimal"),
    # What belongs to installing, testing and debugging.
    *("setuptools", "pip", "distutils", "unittest", "doctest", "pydoc", "pydoc_data", "pdb"),
    *("lib2to3", "ensurepip", "venv", "idlelib", "turtle", "pytest", "Cython", "lazy_importer"),
)
"""Python modules that PyInstaller leaves out."""

CARRIED = re.compile(
    r"lib(?:python3|ffi|sqlite3|xkbcommon|wayland-(?:client|cursor|egl)"
    r"|xcb-(?:cursor|icccm|image|keysyms|randr|render|render-util|shape|shm|sync|util|xfixes|xkb))"
    r"(?:[-.]|$)|libxkbcommon-x11"
)
"""The libraries of the build machine that go into the frozen program on Linux.

They are those that a desktop may lack, and Python with what its modules need. All others belong to
the system: a second copy of fontconfig, GL, D-Bus, cups or the C library quarrels with its own.
"""

NOT_OF = {
    "quinto": ("quinto_desktop.lab",),
    "quinto-lab": ("quinto_desktop.window", "quinto_desktop.game", "PySide6", "shiboken6"),
}
"""The Python packages that only the other of the two programs imports."""

_PLUGIN = re.compile(
    r"(?:^|/)plugins/(?P<folder>[^/]+)/(?:libq|lib|q)?(?P<name>[^/]+?)\.(?:so|dll|dylib)$"
)
_TRANSLATION = re.compile(r"(?:^|/)translations/[^/]+\.qm$")
_OURS = re.compile(r"(?:^|/)quinto_desktop/")
_SOURCE = re.compile(r"\.(?:pxd|pyi|pyx|c)$")
_LIBRARY = re.compile(r"(?:\.so(?:\.[\d.]+)?|\.dylib|\.dll|\.framework/.*)$", re.IGNORECASE)


def is_wanted(name: str) -> bool:
    """Whether a file goes in, as far as its name tells.

    Args:
        name: Its place in the frozen program, such as
            `PySide6/Qt/plugins/platforms/libqxcb.so`; Windows' separators will do.
    """
    name = name.replace("\\", "/")
    if _OURS.search(name):
        return not _SOURCE.search(name)
    if plugin := _PLUGIN.search(name):
        return plugin["name"] in PLUGINS.get(plugin["folder"], ())
    if _TRANSLATION.search(name):
        return any(name.endswith(f"/qtbase_{language}.qm") for language in LANGUAGES)
    return True


def is_imported_by(program: str, module: str) -> bool:
    """Whether one of the two programs may import a module.

    Args:
        program: Such as "quinto".
        module: Its name, with those of its packages.
    """
    return not any(f"{module}.".startswith(f"{other}.") for other in NOT_OF[program])


def is_library(name: str, kind: str) -> bool:
    """Whether a file is there only because others ask for it: no extension module, no plugin.

    Args:
        name: Its place in the frozen program.
        kind: What PyInstaller calls it, such as "BINARY" or "EXTENSION".
    """
    name = name.replace("\\", "/")
    return kind == "BINARY" and bool(_LIBRARY.search(name)) and not _PLUGIN.search(name)


def is_carried(name: str, source: str, packages: str) -> bool:
    """Whether a library goes in on Linux, if something asks for it.

    Args:
        name: The file's name.
        source: Where it comes from.
        packages: Where Python's packages lie: what they bring is their own.
    """
    return source.startswith(packages) or bool(CARRIED.match(name))


def qt_modules_named(sources: Iterable[str]) -> set[str]:
    """The modules of Qt that Python sources import, such as `QtCore`."""
    return {found for source in sources for found in re.findall(r"\bPySide6\.(Qt\w+)", source)}


def reached(roots: Iterable[str], asked_by: Callable[[str], Iterable[str]]) -> set[str]:
    """Everything that is asked for, directly or through others.

    Args:
        roots: What is wanted anyhow.
        asked_by: What one of these, or of what they ask for, asks for itself.
    """
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(asked_by(name))
    return found
