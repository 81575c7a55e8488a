"""Quinto for the desktop: Professor Hoffmann's trick-taking game of about 1900."""

import os
import sys

__version__ = "0.2.0.dev0"

ENGINE_OPTION = "--engine"
"""The program's first argument when it is to be the engine of a window (see `players.engine`)."""

ASIDE_OPTION = "--aside"
"""The second, if it is to leave the processor to whoever else wants it."""


def is_frozen() -> bool:
    """Whether this is the program that brings its own Python, in which pip installs nothing."""
    return bool(getattr(sys, "frozen", False))


def close_gaps() -> None:
    """Give back what is gone and has left gaps in the heap: pictures, or the tables of a search."""
    if sys.platform == "linux":
        import ctypes

        getattr(ctypes.CDLL(None), "malloc_trim", int)(0)  # only glibc has any


def _shun_working_folder() -> None:
    """Take modules of Python and of its packages before those that lie in the working folder.

    ``python -m`` looks there first, and so would run any ``argparse.py`` among somebody's files.
    While it imports a package, the program's name is ``-m``.
    """
    if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
        first = sys.path.pop(0)
        source = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        if os.path.realpath(first) == os.path.realpath(source):
            sys.path.append(first)


_shun_working_folder()
