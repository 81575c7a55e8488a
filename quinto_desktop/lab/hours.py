"""How long a command has taken: what is made by it is to say so."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import wraps
from typing import TypeAlias

Run: TypeAlias = Callable[[argparse.Namespace], int]

_SECONDS = 3600
_LEAST = 0.01


def telling_hours(run: Run) -> Run:
    """Have a command print at its end how many hours of processor time it has used.

    Other processes that it has started count once they have ended, and not on Windows. It prints
    0.01 at least.
    """

    @wraps(run)
    def told(arguments: argparse.Namespace) -> int:
        begun = _used()
        code = run(arguments)
        hours = max(_LEAST, (_used() - begun) / _SECONDS)
        print(f"{hours:.2f} hours of processor time", flush=True)
        return code

    return told


def _used() -> float:
    """The seconds of processor time that this process has used, and those it has started."""
    return sum(os.times()[:4])
