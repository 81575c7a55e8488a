"""Processes of this machine that play training deals, and the time that they take."""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import wraps
from multiprocessing import get_context
from types import TracebackType
from typing import TypeAlias, TypeVar

from quinto_desktop.lab.match.workers import WorkersLost
from quinto_desktop.players.kernel import Network

Found = TypeVar("Found")
Collect: TypeAlias = Callable[[Network, int, random.Random], Found]
"""What makes a sample: from a policy, a number of deals, and chance."""

_PORTION = 500
"""The number of deals that a process is given at a time."""


class WorkerPool:
    """Collects samples in processes, or with one worker here.

    Each portion of deals has its own chance, so who plays it does not matter.
    """

    def __init__(self, workers: int) -> None:
        self._processes = (
            ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None
        )

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)

    def collect(
        self, collect: Collect[Found], network: Network, deals: int, name: str
    ) -> list[Found]:
        """The samples of some deals, in portions, always in the same order.

        `collect` is a function of a module; other names make other deals.

        Raises:
            WorkersLost: A process has ended before its work was done.
        """
        sizes = [min(_PORTION, deals - first) for first in range(0, deals, _PORTION)]
        chances = [random.Random(f"{name} {number}") for number in range(len(sizes))]
        run = map if self._processes is None else self._processes.map
        try:
            return [*run(collect, [network] * len(sizes), sizes, chances)]
        except BrokenExecutor as error:
            raise WorkersLost.here() from error


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
