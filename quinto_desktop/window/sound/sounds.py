"""Which sound is heard when, and the thread that plays it."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Hashable
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.resources import resource_path
from quinto_desktop.window.sound.cues import SoundCue
from quinto_desktop.window.sound.output import NoSoundError, OpenOutput, Track, samples_of

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
        parent: Whom it belongs to.
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
