"""What is still to be heard: sounds laid one over the other."""

from __future__ import annotations

import operator
import threading
from array import array
from pathlib import Path

RATE = 22050
"""Samples a second, of every file and of the output."""

_FULL = 32768.0


def samples_of(path: Path) -> array[float]:
    """The samples of one of our own files, each from -1 to 1.

    Raises:
        OSError: The file cannot be read.
        ValueError: It is none of ours.
    """
    import wave  # only now: there may never be sound

    try:
        with wave.open(str(path), "rb") as file:
            whole = array("h", file.readframes(file.getnframes()))
    except (EOFError, wave.Error) as error:
        raise ValueError(f"{path} holds no sound") from error
    return array("f", [value / _FULL for value in whole])


class Track:
    """Samples to come. Any thread may add to them, and the sound card's takes them away."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._samples = array("f")

    def add(self, samples: array[float], gain: float) -> None:
        """Let a sound be heard from now on, besides what is heard already.

        Args:
            samples: The sound.
            gain: By how much it is made louder.
        """
        louder = array("f", [gain * value for value in samples])
        with self._lock:
            both = min(len(louder), len(self._samples))
            self._samples[:both] = array("f", map(operator.add, self._samples[:both], louder))
            self._samples.extend(louder[both:])

    def take(self, count: int) -> array[float]:
        """Take the next samples away: as many as asked for, or all that there are."""
        with self._lock:
            taken = self._samples[:count]
            del self._samples[:count]
        return taken
