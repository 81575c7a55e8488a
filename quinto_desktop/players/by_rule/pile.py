"""A trick as a player foresees it: the cards on the table and those it expects to follow."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    Card,
    JokerLead,
    Side,
    Suit,
    Trick,
    winning_seat,
)

UNBEATABLE = len(PACK)
"""A strength above that of every card."""


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards of a trick, played or foreseen, the led one first, and the side that is winning it.

    Unlike a `Trick`, a pile may leave out seats whose cards are unknown. `strength` is what a card
    must beat to win it.
    """

    cards: tuple[Card, ...]
    winning: Side
    strength: int

    @property
    def led(self) -> Suit | None:
        """The suit to follow; None if the Quint Royal was led."""
        return self.cards[0].suit

    def with_card(self, side: Side, card: Card) -> Pile:
        """The pile with one more card, played by a side."""
        cards = (*self.cards, card)
        if card.strength > self.strength:
            return Pile(cards, side, card.strength)
        return Pile(cards, self.winning, self.strength)


def pile_of(trick: Trick, joker_lead: JokerLead) -> Pile:
    """A trick of at least one card, as a pile."""
    if trick.cards[0] is QUINT_ROYAL and joker_lead is JokerLead.OPPONENTS:
        return Pile(trick.cards, trick.leader.side.other, UNBEATABLE)
    winning = winning_seat(trick, joker_lead)
    assert winning is not None  # the first card leads
    return Pile(trick.cards, winning.side, max(card.strength for card in trick.cards))
