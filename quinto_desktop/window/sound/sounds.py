"""Which sound is heard when, the thread that plays it, and the system's sound card."""

from __future__ import annotations

import operator
import threading
from array import array
from collections.abc import Callable, Hashable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.resources import resource_path
from quinto_desktop.window.sound.cues import SoundCue

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


def file_of(cue: SoundCue) -> str:
    """The name of the file that is heard for a cue."""
    return f"{cue.value.replace(' ', '_')}.wav"


def load_cue(cue: SoundCue) -> array[float]:
    """The samples of a cue; none if its file is not there, or damaged."""
    try:
        return samples_of(resource_path("sound", file_of(cue)))
    except (OSError, ValueError):
        return array("f")


class Sounds(QObject):
    """Plays a sound for each cue, unless a person wants none or there is nothing to play it.

    The sound card is reached when the first sound is wanted, away from the window's thread, and
    left alone again when nothing has been heard for a few seconds. A card that cannot be reached is
    not tried again before sound is switched off and on.

    Signals:
        told(str): Sound has been switched on or off, or cannot be: a sentence for the person, who
            has just asked for it.

    Args:
        preferences: Whether there is to be sound, and how loud.
        open_output: Where it goes; None for nowhere.
        idle_s: How long after the last sound the sound card is left alone.
    """

    told = Signal(str)

    def __init__(
        self,
        preferences: Preferences,
        open_output: OpenOutput | None,
        parent: QObject | None = None,
        idle_s: float = IDLE_S,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._was_wanted = preferences.settings.sounds
        self._was_asked_for = False
        self._has_failed = False
        self._player: Player[SoundCue] | None = None
        if open_output is not None:
            bridge = _Bridge(self)
            bridge.failed.connect(self._on_bridge_failed, Qt.ConnectionType.QueuedConnection)
            self._player = Player(load_cue, open_output, bridge.failed.emit, idle_s)
        preferences.changed.connect(self._on_preferences_changed)

    @property
    def fault(self) -> str:
        """Why nothing is heard although it is wished, in a sentence; empty if all is well."""
        sentence = self.tr("No sound device found. Connect one, then press M twice.")
        return sentence if self._has_failed else ""

    @Slot(object)
    def play(self, cue: SoundCue) -> None:
        """Play the sound of a cue."""
        settings = self._preferences.settings
        if settings.sounds and settings.volume and self._player and not self._has_failed:
            # The ear hears in ratios: half of the way is a quarter of the strength.
            self._player.play(cue, (settings.volume / 100) ** 2)

    def close(self) -> None:
        """Let go of the sound card."""
        if self._player is not None:
            self._player.close()

    @Slot()
    def _on_preferences_changed(self) -> None:
        is_wanted = self._preferences.settings.sounds
        if is_wanted is self._was_wanted:
            return
        self._was_wanted = self._was_asked_for = is_wanted
        if is_wanted:
            self._has_failed = False
            self.told.emit(self.tr("Sound is on."))
            self.play(SoundCue.PLAY)
        else:
            if self._player is not None:
                self._player.hush()
            self.told.emit(self.tr("Sound is off."))

    @Slot()
    def _on_bridge_failed(self) -> None:
        self._has_failed = True
        if self._was_asked_for:
            self.told.emit(self.fault)


class _Bridge(QObject):
    """Brings word from the sound's thread to the window's."""

    failed = Signal()
