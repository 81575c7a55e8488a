"""What a start of the program may want, by the command line or handed over by a later start.

Both are checked here, so that neither takes what the other refuses.
"""

from __future__ import annotations

import os
from pathlib import Path

_MOST_SHOWN = 30


class WishError(Exception):
    """Nobody can want that; the text is part of a sentence, and says why."""


def seed_of(figures: str) -> int:
    """Return the number of a game; `WishError` if there is no such game."""
    # Not imported at the top: the window appears sooner without the rules.
    from quinto_desktop.rules import GREATEST_SEED

    is_number = figures.isascii() and figures.isdigit()
    if not is_number or len(figures) > len(str(GREATEST_SEED)) or int(figures) > GREATEST_SEED:
        shown = figures[:_MOST_SHOWN].encode("ascii", "replace").decode()
        raise WishError(f"“{shown}” is not a number from 0 to {GREATEST_SEED}")
    return int(figures)


def file_of(name: str) -> Path:
    """Return the path of a file; `WishError` if no file can have that name."""
    if not _can_be_passed_on(name):
        raise WishError("no file can have that name")
    return Path(name)


def token_of(text: str) -> str:
    """Return a permission to raise a window; `WishError` if the environment cannot hold it."""
    if not _can_be_passed_on(text):
        raise WishError("that is no permission to raise a window")
    return text


def check_together(file: object, seed: object) -> None:
    """Raise `WishError` if both a saved game and a new one are wanted."""
    if file is not None and seed is not None:
        raise WishError("--seed starts a new game and takes no file")


def _can_be_passed_on(text: str) -> bool:
    # The system can be told neither a null nor half a character.
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
