"""Sound files, the thread that plays them, and the card that it plays them on."""

from __future__ import annotations

import operator
import threading
from array import array
from collections.abc import Callable, Hashable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

RATE = 22050
"""Samples per second, of every file and of the output."""

_FULL = 32768.0


def samples_of(path: Path) -> array[float]:
    """The samples of one of Quinto's sound files, each from -1 to 1.

    Raises:
        OSError: The file cannot be read.
        ValueError: It is not in our format.
    """
    import wave  # imported late: there may never be sound

    try:
        with wave.open(str(path), "rb") as file:
            whole = array("h", file.readframes(file.getnframes()))
    except (EOFError, wave.Error) as error:
        raise ValueError(f"{path} holds no sound") from error
    return array("f", [value / _FULL for value in whole])


class Track:
    """Samples to be played. Any thread may add some, and the sound card's thread takes them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._samples = array("f")

    def add(self, samples: array[float], gain: float) -> None:
        """Add a sound that begins now, mixed with the sounds already playing."""
        louder = array("f", [gain * value for value in samples])
        with self._lock:
            both = min(len(louder), len(self._samples))
            self._samples[:both] = array("f", map(operator.add, self._samples[:both], louder))
            self._samples.extend(louder[both:])

    def take(self, count: int) -> array[float]:
        """Remove and return the next samples: as many as requested, or all there are."""
        with self._lock:
            taken = self._samples[:count]
            del self._samples[:count]
        return taken


_PERIOD_MS = 30


class NoSoundError(Exception):
    """Sound output is unavailable; the message says why, for a log."""


class Output(Protocol):
    """Something that plays a track until it is closed."""

    def close(self) -> None:
        """Stop playing, and release everything."""


OpenOutput: TypeAlias = Callable[[Track], Output]
"""Starts to play a track; raises `NoSoundError` if that is impossible.

It is called, and its result closed, in a separate thread, so it may take its time."""


def open_sound_card(track: Track) -> Output:
    """Play a track on the system's default sound card.

    Raises:
        NoSoundError: There is none, or no library to access it.
    """
    try:
        # The base of the `miniaudio` module, which itself loads an HTTP client and takes ten times
        # the memory.
        from _miniaudio import ffi, lib

        return SoundCard(track, ffi, lib)
    except (ImportError, AttributeError) as error:  # missing, or another version
        raise NoSoundError(str(error)) from error


class SoundCard:
    """The system's default sound card, playing a track from the start.

    Raises:
        NoSoundError: It is unavailable.
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
        """Stop playing, and release everything."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)


def _usual_backends() -> tuple[str, ...]:
    # Without any card, ALSA would complain on the terminal, at length.
    alsa = ("alsa",) if Path("/dev/snd").exists() else ()
    return ("wasapi", "dsound", "winmm", "coreaudio", "pulseaudio", *alsa)


IDLE_S = 4.0
"""How long after the last sound the output is closed; longer than any sound."""

_PATIENCE_S = 2.0

NameT = TypeVar("NameT", bound=Hashable)


class Player(Generic[NameT]):
    """Plays sounds by name. Only its own thread ever waits for the sound card.

    In that thread each sound is loaded once, the output is opened, and `failed` is called when
    sound is unavailable. After `idle_s` without a sound the output is closed.
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
        self._requests: SimpleQueue[tuple[NameT, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._latest: threading.Thread | None = None  # it may have something to tell at its end
        self._sounds: dict[NameT, array[float]] = {}

    def play(self, name: NameT, gain: float) -> None:
        """Play a sound, at a volume from 0 to 1; returns at once."""
        with self._lock:
            self._requests.put((name, gain))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._latest = self._thread
                self._thread.start()

    def hush(self) -> None:
        """Silence all sounds; returns at once."""
        with self._lock:
            if self._thread is not None:
                self._requests.put(None)

    def close(self) -> None:
        """Silence all sounds, and wait until the output is closed and the thread has ended."""
        self.hush()
        if self._latest is not None:
            self._latest.join(_PATIENCE_S)

    def _run(self) -> None:
        try:
            while self._has_requests():
                self._play_on()
        except NoSoundError:
            self._give_up()
            self._failed()
        except BaseException:  # what is played next starts another thread
            self._give_up()
            raise

    def _has_requests(self) -> bool:
        with self._lock:
            if self._requests.empty():
                self._thread = None
        return self._thread is not None

    def _play_on(self) -> None:
        track = Track()
        output = self._open_output(track)
        try:
            while (request := self._next_request()) is not None:
                name, gain = request
                if name not in self._sounds:
                    self._sounds[name] = self._load(name)
                track.add(self._sounds[name], gain)
        finally:
            output.close()

    def _next_request(self) -> tuple[NameT, float] | None:
        try:
            return self._requests.get(timeout=self._idle_s)
        except Empty:
            return None

    def _give_up(self) -> None:
        with self._lock:
            while not self._requests.empty():
                self._requests.get()
            self._thread = None
