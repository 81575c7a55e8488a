"""The cards that each seat may hold, as far as one player can tell.

A set of cards is an integer here: bit ``n`` stands for the card of strength ``n``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules.cards import PACK, QUINT_ROYAL, Card, Suit
from quinto_desktop.rules.observation import Observation
from quinto_desktop.rules.seats import SEATS, Seat
from quinto_desktop.rules.state import Trick

CardSet: TypeAlias = int

WHOLE_PACK: CardSet = (1 << len(PACK)) - 1
CARDS_OF_SUIT: dict[Suit, CardSet] = {
    suit: sum(1 << card.strength for card in PACK if card.suit is suit) for suit in Suit
}


@dataclass(frozen=True, slots=True)
class Holdings:
    """Where the cards may be, both those that a player sees and those they do not.

    Attributes:
        could_hold: For each seat whose hand is hidden, the unseen cards that it may still
            hold; for every other seat, exactly its hand.
    """

    unseen: CardSet
    could_hold: tuple[CardSet, CardSet, CardSet, CardSet]
    hand_sizes: tuple[int, int, int, int]

    def could_play(self, seat: Seat, led: Suit | None) -> CardSet:
        """Return the cards that a seat may hold and might then play to a trick (rules §5).

        The two options that force the Quint Royal are ignored; where no suit is led, anything goes.
        """
        pool = self.could_hold[seat]
        if led is None:
            return pool
        others = pool & ~CARDS_OF_SUIT[led]
        if others.bit_count() >= self.hand_sizes[seat]:
            return pool  # the seat may be void in the suit
        return pool & (CARDS_OF_SUIT[led] | 1 << QUINT_ROYAL.strength)


def holdings_of(observation: Observation) -> Holdings:
    """Return what the player of an observation can tell of all hands, from the first deal on."""
    trick = observation.trick
    assert trick is not None  # there is one from the first deal on
    hands = [None if hand is None else card_set(hand) for hand in observation.hands]
    seen = sum(hand for hand in hands if hand is not None) | card_set(observation.cachette or ())
    void = [0, 0, 0, 0]
    for played in (*observation.tricks, trick):
        seen |= card_set(played.cards)
        _note_voids(void, played)
    unseen = WHOLE_PACK & ~seen
    north, east, south, west = (
        unseen & ~void[seat] if hand is None else hand
        for seat, hand in zip(SEATS, hands, strict=True)
    )
    return Holdings(unseen, (north, east, south, west), observation.hand_sizes)


def above(strength: int) -> CardSet:
    """Return all cards of the pack that beat a strength."""
    return WHOLE_PACK >> (strength + 1) << (strength + 1)


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the cards as a set of bits."""
    members = 0
    for card in cards:
        members |= 1 << card.strength
    return members


def cards_of_set(members: CardSet) -> list[Card]:
    """Return the cards of a set, low to high."""
    return [card for card in PACK if members >> card.strength & 1]


def _note_voids(void: list[CardSet], trick: Trick) -> None:
    led = trick.cards[0].suit if trick.cards else None
    if led is None:
        return
    for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
        if card.suit is not led and card is not QUINT_ROYAL:
            void[seat] |= CARDS_OF_SUIT[led]
