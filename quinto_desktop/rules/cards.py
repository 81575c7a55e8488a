"""Suits, ranks, the 53 cards and the single order of the whole pack (rules §1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from quinto_desktop.rules.errors import NotationError, NotationFault


class Suit(IntEnum):
    """The four suits, lowest first; each trumps the suits below it."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in all notation."""
        return "SCDH"[self]


class Rank(IntEnum):
    """The thirteen ranks, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank's character in all notation; ten is ``T``."""
        return "23456789TJQKA"[self - 2]


class Card:
    """One of the 53 cards; `suit` and `rank` are None for the Quint Royal.

    There is exactly one object for each, so cards compare by identity: get them from `PACK`,
    `QUINT_ROYAL`, `card_of` or `parse_card`. `strength` is the place in the single order, 1 (two of
    spades) to 52 (ace of hearts); 0 for the Quint Royal, which beats nothing.
    """

    __slots__ = ("rank", "strength", "suit")

    suit: Suit | None
    rank: Rank | None
    strength: int

    def __init__(self, suit: Suit | None, rank: Rank | None, strength: int) -> None:
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "strength", strength)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change ({name})")

    def __str__(self) -> str:
        if self.suit is None or self.rank is None:
            return "QR"
        return self.suit.letter + self.rank.letter

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return parse_card, (str(self),)


QUINT_ROYAL = Card(None, None, 0)

# Lowest first, so that PACK[strength] is the card of that strength.
PACK: tuple[Card, ...] = (
    QUINT_ROYAL,
    *(Card(suit, rank, 13 * suit + rank - 1) for suit in Suit for rank in Rank),
)

_CARD_OF_TEXT = {str(card): card for card in PACK}


def card_of(suit: Suit, rank: Rank) -> Card:
    """Return the card of a suit and a rank."""
    return PACK[13 * suit + rank - 1]


def parse_card(text: str) -> Card:
    """Read a card: suit then rank (``HA``, ``DT``), or ``QR`` (rules §14).

    Raises:
        NotationError: The text is not a card.
    """
    card = _CARD_OF_TEXT.get(text)
    if card is None:
        raise NotationError(NotationFault.NOT_A_CARD, text=text[:20])
    return card


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards from highest to lowest, the Quint Royal last."""
    return tuple(sorted(cards, key=_strength, reverse=True))


def _strength(card: Card) -> int:
    return card.strength
