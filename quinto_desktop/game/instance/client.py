"""A second start of the program: hands over what it was asked to do."""

from __future__ import annotations

import contextlib
import time
from enum import Enum
from pathlib import Path

from quinto_desktop.game.instance.channel import (
    GREATEST_LINE,
    Answer,
    ChannelError,
    Request,
    knock,
    packed_request,
    unpacked_answer,
)
from quinto_desktop.records.disk.lock import ProcessLock, claim

PATIENCE_S = 5.0
"""How long the first process may take until it answers; it may have only just been started."""

_PAUSE_S = 0.03


class NoAnswer(Enum):
    """The first process has not answered: it does not, or there is none any more."""

    NO_ANSWER = "no answer"


def hand_over(
    folder: Path, request: Request, patience_s: float = PATIENCE_S
) -> Answer | NoAnswer | ProcessLock:
    """Hand a request to the process that has a folder's lock; return its answer.

    That process may still be starting, or about to end; both are waited for. If it has ended,
    its lock is returned.
    """
    end = time.monotonic() + patience_s
    while (left := end - time.monotonic()) > 0:
        with contextlib.suppress(OSError, ChannelError):
            return _ask(folder, request, left)
        lock = claim(folder)
        if lock is not None:
            return lock
        time.sleep(_PAUSE_S)
    return NoAnswer.NO_ANSWER


def _ask(folder: Path, request: Request, patience_s: float) -> Answer:
    door = knock(folder, patience_s)
    with door.socket as line:
        line.sendall(packed_request(request, door.secret))
        with line.makefile("rb") as reading:
            return unpacked_answer(reading.readline(GREATEST_LINE))
