"""How hands lie, and how the player likes the table to behave."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, zip_longest

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from quinto_desktop.game import Pace, Preferences, Settings
from quinto_desktop.rules import Card, Seat, Suit, sorted_hand

_REDS = (Suit.HEARTS, Suit.DIAMONDS)
_BLACKS = (Suit.CLUBS, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How one likes a hand to lie. The Quint Royal always lies at the low end.

    Attributes:
        alternates: Whether red and black suits lie in turn in the fan, as far as those that are
            held allow, and not by rank.
        rises: Whether the cards rise from left to right, and do not fall.
    """

    alternates: bool = False
    rises: bool = False

    def arranged(self, cards: Iterable[Card], near: Seat) -> tuple[Card, ...]:
        """A hand's cards in the order in which they lie, left to right.

        Hands that are laid out keep their suits in order of rank: there is room between them. At
        the left and the right of the table each suit has a row of its own, from the left to the
        right, hearts always uppermost and the Quint Royal last.

        Args:
            cards: The hand.
            near: The side of the table where it lies.
        """
        falling = sorted_hand(cards)
        if near is Seat.S and self.alternates:
            falling = _alternating(falling)
        if not self.rises:
            return falling
        if near in (Seat.E, Seat.W):
            return tuple([card for suit in _suits(falling) for card in _of(suit, falling)[::-1]])
        return falling[::-1]


def _alternating(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same with suits of the two colours in turn; the colour with more suits comes first."""
    suits = _suits(cards)
    reds = [suit for suit in suits if suit in _REDS]
    blacks = [suit for suit in suits if suit in _BLACKS]
    more, fewer = (reds, blacks) if len(reds) >= len(blacks) else (blacks, reds)
    in_turn = [suit for suit in chain(*zip_longest(more, fewer)) if suit is not None]
    royal = _of(None, cards)
    return (*(card for suit in in_turn for card in _of(suit, cards)), *royal)


def _suits(cards: Iterable[Card]) -> list[Suit | None]:
    """The suits in the order in which they first come; None stands for the Quint Royal's."""
    return list(dict.fromkeys(card.suit for card in cards))


def _of(suit: Suit | None, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card.suit is suit])


@dataclass(frozen=True, slots=True)
class Manners:
    """How a person likes the table to behave.

    Attributes:
        pace: How fast things move.
        arrangement: How a hand lies.
        lifts_first: Whether a card that is chosen only rises, to be played when chosen again.
        plays_only_card: Whether the only card that may be played is played by itself.
    """

    pace: Pace = field(default_factory=Pace)
    arrangement: Arrangement = field(default_factory=Arrangement)
    lifts_first: bool = False
    plays_only_card: bool = False


def arrangement_of(settings: Settings) -> Arrangement:
    """How a person wishes hands to lie: who reads from the right finds them mirrored."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return Arrangement(
        alternates=settings.suit_order == "alternating",
        rises=(settings.high_card == "right") is not is_mirrored,
    )


def manners_of(preferences: Preferences) -> Manners:
    """The table's manners among a person's wishes."""
    settings = preferences.settings
    return Manners(
        preferences.pace,
        arrangement_of(settings),
        lifts_first=settings.confirm_play,
        plays_only_card=settings.play_only_card,
    )
