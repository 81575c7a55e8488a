"""Permissions that count, though the tests may be run by root."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

Result = TypeVar("Result")

_VERSION_3 = 0x20080522
_OVERRIDING = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH

forbids = pytest.mark.skipif(
    sys.platform == "win32" or (sys.platform != "linux" and os.geteuid() == 0),
    reason="nothing is forbidden to this user",
)
"""Marks a test that needs `powerless`."""


def powerless(act: Callable[[], Result]) -> Result:
    """Do something for which permissions count, even if this process is root's."""
    with ThreadPoolExecutor(1, initializer=_give_up_power) as thread:
        return thread.submit(act).result()


def _give_up_power() -> None:
    if sys.platform != "linux" or os.geteuid():
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(_VERSION_3, 0)
    sets = (ctypes.c_uint32 * 6)()  # effective, permitted, inheritable; then their higher halves
    assert libc.capget(header, sets) == 0, os.strerror(ctypes.get_errno())
    sets[0] &= ~_OVERRIDING
    sets[1] &= ~_OVERRIDING
    assert libc.capset(header, sets) == 0, os.strerror(ctypes.get_errno())
