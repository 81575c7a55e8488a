"""The timing of animations and pauses, at the speed that the user prefers.

Pacing never delays the state itself. It only determines when the next computer action may be
shown and how long the table's animations last. All times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    DummyExposed,
    Event,
    QuintKind,
    QuintScored,
    TrickWon,
)


class Speed(Enum):
    """How fast cards move; the value is the word in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    BRISK = "brisk"
    FAST = "fast"
    NONE = "none"


class TrickPause(Enum):
    """How long a complete trick stays on the table; the value is the word in the settings."""

    CLICK = "click"
    LONG = "long"
    NORMAL = "normal"
    SHORT = "short"
    NONE = "none"


_FACTOR = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.BRISK: 0.6, Speed.FAST: 0.4, Speed.NONE: 0.0}
"""For whatever moves. What moves too fast cannot be followed, so pauses get shorter sooner."""

_PAUSE_FACTOR = {
    Speed.SLOW: 1.6,
    Speed.NORMAL: 1.0,
    Speed.BRISK: 0.38,
    Speed.FAST: 0.2,
    Speed.NONE: 0.0,
}
_REST_FACTOR = {
    Speed.SLOW: 1.3,
    Speed.NORMAL: 1.0,
    Speed.BRISK: 0.55,
    Speed.FAST: 0.4,
    Speed.NONE: 0.6,  # cards that have not moved take longer to find
}
_REST_MS = {
    TrickPause.CLICK: None,
    TrickPause.LONG: 3000,
    TrickPause.NORMAL: 1500,
    TrickPause.SHORT: 700,
    TrickPause.NONE: 0,
}

_UNDO_MS = 220
_MOST_UNDO_MS = 280
_CACHETTE_MS = 900
_FADE_MS = 80
_FADE_OF_DEAL_MS = 120
_THINKING_MS = 650
_WELCOME_MS = 3000
_RAISED_MS = 1800
_LEAST_RAISED_MS = 350
_CARDS_IN_A_DEAL = 53
_DEAF_MS = 400
UNSEEN_MS = 800
"""How long a curtain's button, and then what it has hidden, ignores them at any pace."""
_TO_READ_DUMMY = 3
"""Factor for the time before a computer player's opening lead, so that people can read dummy."""


class _Motion:
    """How long something moves at normal speed; 0 where nothing moves."""

    def __init__(self, ms: int) -> None:
        self._ms = ms

    def __get__(self, pace: Pace, owner: type[Pace] | None = None) -> int:
        return pace.scaled(self._ms)


class Pace(Struct, frozen=True):
    """The duration of every animation and pause.

    Attributes:
        is_still: Whether motion is reduced: nothing moves, and whatever would move to its place
            fades in there instead. Players still take their time.
    """

    speed: Speed = Speed.NORMAL
    trick_pause: TrickPause = TrickPause.NORMAL
    is_still: bool = False

    deal_interval_ms = _Motion(28)  # from one dealt card to the next
    flight_ms = _Motion(220)  # a dealt card on its way
    sort_ms = _Motion(260)  # a hand closing up or being sorted
    play_ms = _Motion(240)  # a card on its way to the trick
    gather_ms = _Motion(320)  # a trick on its way to its winner
    glow_ms = _Motion(180)  # the cards of a quint glowing, before its worth leaves them
    quint_ms = _Motion(420)  # the worth of a quint on its way to the score
    royal_ms = _Motion(600)  # the Quint Royal rising, and moving to its winner
    warm_ms = _Motion(700)  # the inlay gilt for the Quint Royal won by the viewer's side
    win_ms = _Motion(700)  # the felt warming for a game that is won
    turn_ms = _Motion(160)  # one card of the cachette being turned up
    turn_interval_ms = _Motion(510)  # from one card of the cachette to the next
    row_ms = _Motion(250)  # the cachette coming to the middle, face down
    link_ms = _Motion(200)  # the quints of the cachette being joined
    story_ms = _Motion(1600)  # the story of a deal coming into being
    curtain_ms = _Motion(320)  # a cloth falling between two people's turns, or rising
    call_ms = _Motion(160)  # a call growing from its seat
    home_ms = _Motion(180)  # a refused card on its way back

    def scaled(self, ms: int) -> int:
        """A duration at normal speed, as long as it is at this pace."""
        return 0 if self.is_still else round(ms * _FACTOR[self.speed])

    @property
    def undo_ms(self) -> int:
        """Cards on their way back when a play is undone; short at any speed."""
        return min(_MOST_UNDO_MS, self.scaled(_UNDO_MS))

    @property
    def cachette_ms(self) -> int:
        """The cachette lying face up before its quints are counted, with or without motion."""
        return round(_CACHETTE_MS * _FACTOR[self.speed])

    def _fading(self, ms: int) -> int:
        return ms if self.is_still and self.speed is not Speed.NONE else 0

    @property
    def fade_ms(self) -> int:
        """A card fading in because motion is reduced; 0 if it moves or takes no time."""
        return self._fading(_FADE_MS)

    @property
    def deal_fade_ms(self) -> int:
        """All dealt hands fading in because motion is reduced; 0 otherwise."""
        return self._fading(_FADE_OF_DEAL_MS)

    @property
    def thinking_ms(self) -> int:
        """The least time before a computer player's action is shown; it thinks meanwhile."""
        return round(_THINKING_MS * _PAUSE_FACTOR[self.speed])

    @property
    def welcome_ms(self) -> int:
        """A kept game standing as it was left, before a computer player goes on."""
        return 0 if self.speed is Speed.NONE else _WELCOME_MS

    @property
    def raised_ms(self) -> int:
        """The only playable card staying raised before it plays itself; never too short to see."""
        return max(_LEAST_RAISED_MS, round(_RAISED_MS * _PAUSE_FACTOR[self.speed]))

    @property
    def deaf_ms(self) -> int:
        """A new panel ignoring clicks, Space and Enter, which were meant to hurry the table."""
        is_all_at_once = self.speed is Speed.NONE and self.trick_pause is TrickPause.NONE
        return 0 if is_all_at_once else _DEAF_MS

    @property
    def deal_ms(self) -> int:
        """A whole deal, from the first card to the sorted hands."""
        return _CARDS_IN_A_DEAL * self.deal_interval_ms + self.flight_ms + self.sort_ms

    @property
    def rest_ms(self) -> int | None:
        """A complete trick staying on the table; None waits for a click."""
        rest_ms = _REST_MS[self.trick_pause]
        return None if rest_ms is None else round(rest_ms * _REST_FACTOR[self.speed])

    def after_ms(self, events: Iterable[Event]) -> int | None:
        """Return the wait before the next computer action is shown; None waits for the user."""
        wait = 0
        for event in events:
            if isinstance(event, TrickWon):
                if self.rest_ms is None:
                    return None
                wait += self.rest_ms + self.gather_ms
            else:
                wait += self._event_ms(event)
        return wait

    def _event_ms(self, event: Event) -> int:
        match event:
            case CardsDealt():
                return self.deal_ms + self.deal_fade_ms + self.thinking_ms
            case Called():
                return self.thinking_ms
            case DummyExposed():
                return self.sort_ms + _TO_READ_DUMMY * self.thinking_ms
            case CardPlayed():
                return self.play_ms + self.fade_ms + self.thinking_ms
            case QuintScored(scored=scored):
                is_royal = scored.quint.kind is QuintKind.ROYAL
                return self.glow_ms + self.quint_ms + (self.royal_ms if is_royal else 0)
            case CachetteRevealed():
                turning_ms = self.row_ms + CACHETTE_SIZE * self.turn_interval_ms
                return turning_ms + self.link_ms + self.cachette_ms
            case _:
                return 0


INSTANT = Pace(Speed.NONE, TrickPause.NONE)
