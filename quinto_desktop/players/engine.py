"""The engine: the process in which computer players think, so that the window never stutters.

The window starts it, asks by its standard input and hears by its standard output (see `wire`). It
ends as soon as that input does, however the window has ended, and even in the middle of a thought.
It imports no Qt, keeps nothing between questions, and is given what a seat may know.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from quinto_desktop import close_gaps
from quinto_desktop.players.levels import Level, player_of
from quinto_desktop.players.questions import Question
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.wire import (
    Ask,
    Failed,
    Hello,
    Message,
    Stop,
    Unpacker,
    WireError,
    answer_to,
    packed,
    question_of,
)

GARBLED = 3
"""The exit status if what arrives is not a message."""

_AT_ONCE = 65536

_NICE = 15
"""How far an engine steps back that thinks in the background: the window hardly feels it then."""

_BELOW_NORMAL = 0x4000


class Engine:
    """Answers one question after the other, between two file descriptors."""

    def __init__(self, source: int, sink: int) -> None:
        self._source = source
        self._sink = sink
        self._waiting: SimpleQueue[tuple[int, Question, StopFlag]] = SimpleQueue()
        self._flags: dict[int, StopFlag] = {}

    def serve(self) -> int:
        """Answer questions until nobody asks any more; return the exit status, 0 or `GARBLED`."""
        unpacker = Unpacker()
        try:
            self._say(packed(Hello()))
            Thread(target=self._think, daemon=True, name="thinking").start()
            while piece := os.read(self._source, _AT_ONCE):
                for message in unpacker.take(piece):
                    self._hear(message)
        except WireError:
            return GARBLED
        return 0

    def _hear(self, message: Message) -> None:
        if isinstance(message, Ask):
            question = question_of(message)
            self._flags[message.number] = StopFlag()
            self._waiting.put((message.number, question, self._flags[message.number]))
        elif isinstance(message, Stop):
            self._stop(message.number)

    def _stop(self, number: int) -> None:
        flag = self._flags.get(number)
        if flag is not None:  # otherwise the answer is on its way already
            flag.set()

    def _think(self) -> None:
        # On a thread of its own: the other one listens.
        for level in Level:
            player_of(level)  # loaded before the first question needs it
        while True:
            number, question, stop = self._waiting.get()
            reply = self._reply(number, question, stop)
            del self._flags[number]
            self._say(reply)
            close_gaps()

    def _reply(self, number: int, question: Question, stop: StopFlag) -> bytes:
        try:
            return packed(answer_to(number, question.answer(stop)))
        except Exception as error:
            return packed(Failed(number, f"{type(error).__name__}: {error}"))

    def _say(self, data: bytes) -> None:
        with suppress(OSError):  # the window is gone, and with it what `serve` reads
            while data:
                data = data[os.write(self._sink, data) :]


def run_engine(*, is_aside: bool = False) -> None:
    """Be the engine of the window that has started this process, and end with it.

    An engine that `is_aside` leaves the processor to whoever else wants it.
    """
    if is_aside:
        _step_aside()
    # Ctrl-C reaches the window as well, and the end of the window is the end of the engine.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import msvcrt

        for descriptor in (0, 1):  # else a line feed among the bytes would become two
            msvcrt.setmode(descriptor, os.O_BINARY)
    if sys.stderr is not None:
        sys.stdout = sys.stderr  # nothing that is printed may get among the messages
    status = Engine(0, 1).serve()
    os._exit(status)  # without waiting for a thought that nobody wants any more


def _step_aside() -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICE)
