"""Quinto for the desktop: Professor Hoffmann's trick-taking game of about 1900."""

import sys

__version__ = "0.2.0.dev0"

ENGINE_OPTION = "--engine"
"""The program's only argument when it is to be the engine of a window (see `players.engine`)."""


def is_frozen() -> bool:
    """Whether this is the program that brings its own Python, in which pip installs nothing."""
    return bool(getattr(sys, "frozen", False))
