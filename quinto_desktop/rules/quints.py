"""The quints in a set of cards, and their worth (rules §6)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from quinto_desktop.rules.cards import QUINT_ROYAL, Card, Rank, Suit, card_of


class QuintKind(Enum):
    """The kind of a quint; the value is its name in notation."""

    ROYAL = "royal"
    FIVE = "five"
    ACE_FOUR = "ace_four"
    TWO_THREE = "two_three"


@dataclass(frozen=True, slots=True)
class Quint:
    """One of the pack's thirteen quints, of one or two cards; the Quint Royal has no suit."""

    kind: QuintKind
    suit: Suit | None
    points: int
    cards: tuple[Card, ...]


POINTS_OF_SUIT = {Suit.HEARTS: 20, Suit.DIAMONDS: 15, Suit.CLUBS: 10, Suit.SPADES: 5}
QUINT_ROYAL_POINTS = 25

_RANKS = {
    QuintKind.FIVE: (Rank.FIVE,),
    QuintKind.ACE_FOUR: (Rank.ACE, Rank.FOUR),
    QuintKind.TWO_THREE: (Rank.TWO, Rank.THREE),
}

# The order in which the quints of one trick are scored: the most valuable first.
QUINTS: tuple[Quint, ...] = (
    Quint(QuintKind.ROYAL, None, QUINT_ROYAL_POINTS, (QUINT_ROYAL,)),
    *(
        Quint(kind, suit, points, tuple(card_of(suit, rank) for rank in ranks))
        for suit, points in POINTS_OF_SUIT.items()
        for kind, ranks in _RANKS.items()
    ),
)

_QUINT_OF_CARD = {card: quint for quint in QUINTS for card in quint.cards}


def quint_of(card: Card) -> Quint | None:
    """Return the only quint that a card can be part of, if any."""
    return _QUINT_OF_CARD.get(card)


def quints_in(cards: Collection[Card]) -> tuple[Quint, ...]:
    """Return the quints that are whole among the cards, the most valuable first."""
    found = []
    for card in cards:
        quint = _QUINT_OF_CARD.get(card)
        # Each quint is found once: at its first card, if the other is there too.
        if quint is not None and card is quint.cards[0] and quint.cards[-1] in cards:
            found.append(quint)
    if len(found) > 1:
        found.sort(key=QUINTS.index)
    return tuple(found)


def quint_points(cards: Collection[Card]) -> int:
    """Return the total worth, in points, of the quints that are whole among the cards."""
    return sum(quint.points for quint in quints_in(cards))
