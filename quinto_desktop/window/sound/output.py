"""The system's sound card, and the sounds in the form it takes them."""

from __future__ import annotations

import operator
import threading
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeAlias

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


_PERIOD_MS = 30


class NoSoundError(Exception):
    """Nothing can be heard here; the message says why, for a log."""


class Output(Protocol):
    """Something that plays a track until it is closed."""

    def close(self) -> None:
        """Play no more, and let go of everything."""


OpenOutput: TypeAlias = Callable[[Track], Output]
"""Begins to play a track; raises `NoSoundError` where nothing can be heard.

It is called, and what it returns is closed, in a thread of its own, so it may take its time."""


def open_sound_card(track: Track) -> Output:
    """Play a track on the system's usual sound card.

    Raises:
        NoSoundError: There is none, or no library that reaches it.
    """
    try:
        # What the `miniaudio` module is built on; that itself loads an HTTP client, and takes ten
        # times the memory.
        from _miniaudio import ffi, lib

        return SoundCard(track, ffi, lib)
    except (ImportError, AttributeError) as error:  # not there, or not as we know it
        raise NoSoundError(str(error)) from error


class SoundCard:
    """The system's usual sound card, playing a track from the start.

    Args:
        track: What is to be heard.
        ffi: The library's view of memory.
        lib: The library.
        backends: By which of the system's ways; its usual ones if left out.

    Raises:
        NoSoundError: It cannot be reached.
    """

    def __init__(
        self, track: Track, ffi: Any, lib: Any, backends: tuple[str, ...] | None = None
    ) -> None:
        self._lib = lib
        self._track = track
        self._context = ffi.new("ma_context*")
        self._device = ffi.new("ma_device*")
        ways = [getattr(lib, f"ma_backend_{name}") for name in backends or _usual_backends()]
        asked = lib.ma_context_config_init()
        self._name = ffi.new("char[]", b"Quinto")
        asked.pulse.pApplicationName = self._name
        self._check(
            lib.ma_context_init(ways, len(ways), ffi.addressof(asked), self._context), "no system"
        )
        try:
            self._start(ffi)
        except NoSoundError:
            lib.ma_context_uninit(self._context)
            raise

    def _start(self, ffi: Any) -> None:
        lib = self._lib

        @ffi.def_extern(name="_internal_data_callback")  # type: ignore[untyped-decorator]
        def fill(_device: Any, output: Any, _input: Any, frames: int) -> None:
            samples = self._track.take(frames)
            ffi.memmove(output, samples, samples.itemsize * len(samples))  # the rest is silence

        wanted = lib.ma_device_config_init(lib.ma_device_type_playback)
        wanted.sampleRate = RATE
        wanted.playback.format = lib.ma_format_f32
        wanted.playback.channels = 1
        wanted.periodSizeInMilliseconds = _PERIOD_MS
        wanted.dataCallback = lib._internal_data_callback  # noqa: SLF001
        made = lib.ma_device_init(self._context, ffi.addressof(wanted), self._device)
        self._check(made, "no sound card")
        try:
            self._check(lib.ma_device_start(self._device), "not started")
        except NoSoundError:
            lib.ma_device_uninit(self._device)
            raise

    def _check(self, result: int, fault: str) -> None:
        if result != self._lib.MA_SUCCESS:
            raise NoSoundError(f"{fault} ({result})")

    def close(self) -> None:
        """Play no more, and let go of everything."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)


def _usual_backends() -> tuple[str, ...]:
    # Where there is no card at all, ALSA would complain on the terminal, at length.
    alsa = ("alsa",) if Path("/dev/snd").exists() else ()
    return ("wasapi", "dsound", "winmm", "coreaudio", "pulseaudio", *alsa)
