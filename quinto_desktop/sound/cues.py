"""The events of a game that have a sound, each at the moment it is seen."""

from __future__ import annotations

from enum import Enum

from quinto_desktop.rules import Call, Called, QuintKind, QuintScored


class SoundCue(Enum):
    """An event visible on the table now; the value is its name.

    A `DEAL` is the first card that leaves the pack; the others follow for `Pace.deal_ms`. A `TURN`
    is when nothing moves any more, and the viewer is asked for a card or a call.
    """

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    QUINT = "quint"
    QUINT_ROYAL = "quint royal"
    CACHETTE = "cachette"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    REFUSED = "refused"
    TURN = "turn"
    GAME_WON = "game won"


def cue_of_quint(event: QuintScored) -> SoundCue:
    """The cue for a quint."""
    royal = event.scored.quint.kind is QuintKind.ROYAL
    return SoundCue.QUINT_ROYAL if royal else SoundCue.QUINT


def cue_of_call(event: Called) -> SoundCue | None:
    """The cue for a call; None for a pass."""
    return {Call.DOUBLE: SoundCue.DOUBLE, Call.REDOUBLE: SoundCue.REDOUBLE}.get(event.call)
