"""Training deals in several processes of this machine."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
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


class Crew:
    """Collects samples. Each portion of deals has its own chance, so who plays it does not matter.

    Args:
        workers: The number of processes; with 1 the work is done here.
    """

    def __init__(self, workers: int) -> None:
        self._processes = (
            ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None
        )

    def __enter__(self) -> Crew:
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

        Args:
            collect: Makes a sample; a function of a module.
            network: The policy.
            deals: The number of deals, 1 or more.
            name: The name of the chance: other names, other deals.

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
