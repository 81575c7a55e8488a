"""What can be heard: the cues of a game, and the sound of each."""

from __future__ import annotations

from array import array
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.resources import resource_path
from quinto_desktop.rules import Call, Called, GameWon, QuintScored, Side, Suit
from quinto_desktop.sound.player import IDLE_S, OpenOutput, Player, samples_of


class SoundCue(Enum):
    """An event visible on the table now; the value is its name.

    A `DEAL` is the first card that leaves the pack; the others follow for `Pace.deal_ms`. A `TURN`
    is when nothing moves any more, and the viewer is asked for a card or a call. A `PEG` is a hole
    on its way. What the other side scores has a voice of its own.
    """

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    QUINT_SPADES = "quint spades"
    QUINT_CLUBS = "quint clubs"
    QUINT_DIAMONDS = "quint diamonds"
    QUINT_HEARTS = "quint hearts"
    QUINT_ROYAL = "quint royal"
    THEIR_SPADES = "their spades"
    THEIR_CLUBS = "their clubs"
    THEIR_DIAMONDS = "their diamonds"
    THEIR_HEARTS = "their hearts"
    THEIR_ROYAL = "their royal"
    PEG = "peg"
    THEIR_PEG = "their peg"
    CACHETTE = "cachette"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    REFUSED = "refused"
    TURN = "turn"
    GAME_WON = "game won"
    GAME_LOST = "game lost"


_QUINTS = {
    None: (SoundCue.QUINT_ROYAL, SoundCue.THEIR_ROYAL),
    Suit.HEARTS: (SoundCue.QUINT_HEARTS, SoundCue.THEIR_HEARTS),
    Suit.DIAMONDS: (SoundCue.QUINT_DIAMONDS, SoundCue.THEIR_DIAMONDS),
    Suit.CLUBS: (SoundCue.QUINT_CLUBS, SoundCue.THEIR_CLUBS),
    Suit.SPADES: (SoundCue.QUINT_SPADES, SoundCue.THEIR_SPADES),
}


def cue_of_quint(event: QuintScored, own: Side) -> SoundCue:
    """The cue for a quint: its suit's tone, in another voice if not our `own` side scores it."""
    scored = event.scored
    return _QUINTS[scored.quint.suit][scored.side is not own]


def cue_of_peg(side: Side, own: Side) -> SoundCue:
    """The cue for a peg that passes a hole."""
    return SoundCue.PEG if side is own else SoundCue.THEIR_PEG


def cue_of_end(event: GameWon, own: Side | None) -> SoundCue:
    """The cue for the end of a game; it is lost only where somebody can say “we”."""
    return SoundCue.GAME_LOST if own is event.side.other else SoundCue.GAME_WON


def cue_of_call(event: Called) -> SoundCue | None:
    """The cue for a call; None for a pass."""
    return {Call.DOUBLE: SoundCue.DOUBLE, Call.REDOUBLE: SoundCue.REDOUBLE}.get(event.call)


def file_of(cue: SoundCue) -> str:
    """The name of the sound file for a cue."""
    return f"{cue.value.replace(' ', '_')}.wav"


def load_cue(cue: SoundCue) -> array[float]:
    """The samples of a cue; none if its file is missing or damaged."""
    try:
        return samples_of(resource_path("sound", file_of(cue)))
    except (OSError, ValueError):
        return array("f")


class Sounds(QObject):
    """Plays a sound for each cue, unless sound is switched off or unavailable.

    The sound card is opened for the first sound, outside the window's thread, and released after
    a few seconds of silence. If opening it fails, it is not tried again until sound has been
    switched off and on.

    Signals:
        told(str): A message to the user, who has just asked for it: sound has been switched on or
            off, or is unavailable.
    """

    told = Signal(str)
    _failed = Signal()

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
            # The player's thread says so; it is heard in the window's.
            self._failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
            self._player = Player(load_cue, open_output, self._failed.emit, idle_s)
        preferences.changed.connect(self._on_preferences_changed)

    @property
    def fault(self) -> str:
        """Why there is no sound although it is on, in a sentence; empty if all is well."""
        sentence = self.tr("No sound device found. Connect one, then press M twice.")
        return sentence if self._has_failed else ""

    @Slot(object)
    def play(self, cue: SoundCue) -> None:
        """Play the sound of a cue."""
        settings = self._preferences.settings
        if settings.sounds and settings.volume and self._player and not self._has_failed:
            # Hearing is logarithmic: half the volume is a quarter of the amplitude.
            self._player.play(cue, (settings.volume / 100) ** 2)

    def close(self) -> None:
        """Release the sound card."""
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
    def _on_failed(self) -> None:
        self._has_failed = True
        if self._was_asked_for:
            self.told.emit(self.fault)
