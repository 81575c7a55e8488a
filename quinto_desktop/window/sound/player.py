"""Plays sounds in a thread of its own, which is there only while something is to be heard."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Hashable
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from quinto_desktop.window.sound.output import NoSoundError, OpenOutput
from quinto_desktop.window.sound.track import Track

IDLE_S = 4.0
"""How long after the last sound the output is closed; longer than any sound."""

_PATIENCE_S = 2.0

NameT = TypeVar("NameT", bound=Hashable)


class Player(Generic[NameT]):
    """Plays sounds by name. Nothing here waits for the sound card but its own thread.

    Args:
        load: Loads a sound; called once for each, in that thread.
        open_output: Opens the output, in that thread.
        failed: Called in that thread when nothing can be heard.
        idle_s: How long after the last sound the output is closed.
    """

    def __init__(
        self,
        load: Callable[[NameT], array[float]],
        open_output: OpenOutput,
        failed: Callable[[], None],
        idle_s: float = IDLE_S,
    ) -> None:
        self._load = load
        self._open_output = open_output
        self._failed = failed
        self._idle_s = idle_s
        self._lock = threading.Lock()
        self._wishes: SimpleQueue[tuple[NameT, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._sounds: dict[NameT, array[float]] = {}

    @property
    def is_running(self) -> bool:
        """Whether there is a thread, and with it an output that may be open."""
        return self._thread is not None

    def play(self, name: NameT, gain: float) -> None:
        """Let a sound be heard; returns at once.

        Args:
            name: Which.
            gain: How loud, from 0 to 1.
        """
        with self._lock:
            self._wishes.put((name, gain))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()

    def hush(self) -> None:
        """Let nothing more be heard; returns at once."""
        with self._lock:
            if self._thread is not None:
                self._wishes.put(None)

    def close(self) -> None:
        """Let nothing more be heard, and wait until the output is closed."""
        thread = self._thread
        self.hush()
        if thread is not None:
            thread.join(_PATIENCE_S)

    def _run(self) -> None:
        try:
            while self._has_wishes():
                self._play_on()
        except NoSoundError:
            self._give_up()
            self._failed()

    def _has_wishes(self) -> bool:
        """Whether anything is still to be played; if not, the thread ends."""
        with self._lock:
            if self._wishes.empty():
                self._thread = None
        return self._thread is not None

    def _play_on(self) -> None:
        """Play what is wished for, until there has been nothing for a while."""
        track = Track()
        output = self._open_output(track)
        try:
            while (wish := self._next_wish()) is not None:
                name, gain = wish
                if name not in self._sounds:
                    self._sounds[name] = self._load(name)
                track.add(self._sounds[name], gain)
        finally:
            output.close()

    def _next_wish(self) -> tuple[NameT, float] | None:
        try:
            return self._wishes.get(timeout=self._idle_s)
        except Empty:
            return None

    def _give_up(self) -> None:
        with self._lock:
            while not self._wishes.empty():
                self._wishes.get()
            self._thread = None
