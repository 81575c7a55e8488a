"""Playing the units of a match: here, in processes of this machine, or on a cluster.

A unit depends only on the match and its own number, so it does not matter who plays it, or when.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any
from urllib.parse import urlsplit

from quinto_desktop import is_frozen
from quinto_desktop.lab.match.duplicate import Contest, Outcome, Unit, play_unit
from quinto_desktop.rules import QuintoError

CONNECT_S = 10
"""The time a scheduler has to answer, in seconds."""

_IN_HAND = 2
"""Units assigned to each worker at a time, so that none waits for the next one."""


class WorkersLost(QuintoError):
    """The workers ended before their work was done."""


def played_here(contest: Contest, units: Iterable[Unit]) -> Generator[Outcome]:
    """Play the units one after the other in this process, yielding each outcome."""
    for unit in units:
        yield play_unit(contest, unit)


def played_by_processes(
    contest: Contest, units: Iterable[Unit], workers: int
) -> Generator[Outcome]:
    """Play the units in processes of this machine, yielding outcomes in any order.

    Closing the generator stops the processes.

    Raises:
        WorkersLost: A process was ended from outside.
    """
    with processes(workers) as executor:
        yield from _as_finished(executor, contest, units, workers * _IN_HAND)


def played_by_cluster(contest: Contest, units: Iterable[Unit], address: str) -> Generator[Outcome]:
    """Play the units on the workers of a Dask cluster, yielding outcomes in any order.

    The address is the scheduler's, such as ``tcp://127.0.0.1:8786``.

    Raises:
        QuintoError: Dask is not installed here, Quinto not on the workers, or there is no answer.
        WorkersLost: The connection to the cluster was lost.
    """
    with _cluster(address) as (executor, threads):
        yield from _as_finished(executor, contest, units, threads * _IN_HAND)


def _as_finished(
    executor: Executor, contest: Contest, units: Iterable[Unit], at_once: int
) -> Generator[Outcome]:
    waiting = iter(units)
    running: set[Future[Outcome]] = set()
    while True:
        for unit in islice(waiting, at_once - len(running)):
            with _ctrl_c_held():
                running.add(executor.submit(play_unit, contest, unit))
        if not running:
            return
        with _ctrl_c_held():  # or it might leave a future locked, and its pool waiting for ever
            done, running = wait(running, 0.2, FIRST_COMPLETED)
            found = [future.result() for future in done]
        yield from found


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Delay Ctrl-C, so that a process started meanwhile does not receive it before it is ready."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """Some processes of this machine, which stop as soon as something is raised.

    Raises:
        WorkersLost: One was ended from outside.
    """
    others = active_children()
    # Spawned, not forked: the same on every system, and safe beside threads.
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_settle)
    try:
        yield executor
    except BrokenExecutor as error:
        raise WorkersLost(
            "A worker process has ended, perhaps for lack of memory; use fewer --workers."
        ) from error
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _settle() -> None:
    """Prepare a worker: it leaves Ctrl-C to its parent process, and ends when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None  # a worker has a parent
    parent.join()
    os._exit(1)  # only this ends the other threads as well


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise QuintoError(
            "--scheduler needs Dask, which this installation leaves out; install Quinto with pip, "
            "then pip install distributed."
            if is_frozen()
            else "--scheduler needs Dask, which is not installed here; pip install distributed."
        ) from error
    _knock(address)
    try:
        client: Any = Client(  # type: ignore[no-untyped-call]
            address, timeout=CONNECT_S, set_as_default=False
        )
        with client:
            threads = sum(client.nthreads().values())
            if not threads:
                raise QuintoError(f"The scheduler at {address[:60]} has no workers.")
            yield client.get_executor(pure=False), threads
    except (CancelledError, KilledWorker) as error:
        raise WorkersLost(
            "The connection to the cluster was lost, or its workers have ended."
        ) from error
    except ModuleNotFoundError as error:
        raise QuintoError(
            "The cluster's workers cannot load Quinto; install the same version there."
        ) from error


def _knock(address: str) -> None:
    """Check that a scheduler answers; Dask itself complains at length, and again at the end."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme not in ("tcp", "tls") or host is None or port is None:
        raise QuintoError(
            f"“{address[:60]}” is not a scheduler's address, such as tcp://127.0.0.1:8786."
        )
    try:
        socket.create_connection((host, port), CONNECT_S).close()
    except OSError as error:
        raise QuintoError(
            f"No answer from {address[:60]}; is the scheduler running there?"
        ) from error
