"""What an observation implies about the hidden cards, as chances, and a trick as it is foreseen.

Sets of cards are integers: see `rules.holdings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from msgspec import Struct

from quinto_desktop.rules import (
    CARDS_OF_SUIT,
    PACK,
    QUINT_ROYAL,
    SEATS,
    Card,
    CardSet,
    Holdings,
    JokerLead,
    Observation,
    Seat,
    Side,
    Suit,
    Trick,
    above,
    holdings_of,
    winning_seat,
)

UNBEATABLE = len(PACK)
"""A strength above that of every card."""


class Pile(Struct, frozen=True):
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


@dataclass(frozen=True, slots=True)
class Knowledge(Holdings):
    """What a player can work out about all cards, visible or hidden.

    Chances are those of drawing cards at random; those of a visible hand are 0 or 1.
    """

    def chance_of_card(self, seat: Seat, card: Card) -> float:
        """How likely it is that a seat holds a card."""
        pool = self.could_hold[seat]
        if not pool >> card.strength & 1:
            return 0.0
        return min(1.0, self.hand_sizes[seat] / pool.bit_count())

    def chance_of_void(self, seat: Seat, suit: Suit | None) -> float:
        """How likely it is that a seat need not follow a suit; no one follows the Quint Royal."""
        if suit is None:
            return 1.0
        pool = self.could_hold[seat]
        held = (pool & CARDS_OF_SUIT[suit]).bit_count()
        return chance_of_none(pool.bit_count(), self.hand_sizes[seat], held)

    def is_elsewhere(self, card: Card, seat: Seat) -> bool:
        """Whether a card is, or may be, with another seat or in the cachette."""
        others = self.unseen
        for other in SEATS:
            if other is not seat:
                others |= self.could_hold[other]
        return bool(others >> card.strength & 1)

    def share_below(self, side: Side, card: Card) -> float:
        """The share of the cards possibly against a side that a card of its own beats."""
        rivals = self._rivals(side)
        higher = (rivals & above(card.strength)).bit_count()
        return 1 - higher / rivals.bit_count()  # the cachette at least is unseen

    def is_master(self, side: Side, card: Card) -> bool:
        """Whether no card possibly against a side beats this one of its own."""
        return not self._rivals(side) & above(card.strength)

    def _rivals(self, side: Side) -> CardSet:
        # All hidden cards, and the opponents' visible ones.
        return self.unseen | self.could_hold[side.other] | self.could_hold[side.other + 2]

    def chance_to_beat(self, seat: Seat, led: Suit | None, strength: int, raised: int = 0) -> float:
        """How likely it is that a seat holds and may play a card above a strength.

        The card has been beaten `raised` times already, by unknown cards. Each time, half of the
        cards above it are assumed to be too low now. Anything goes if no suit is `led`.
        """
        pool, size = self.could_hold[seat], self.hand_sizes[seat]
        count = pool.bit_count()
        higher = pool & above(strength)
        of_suit = pool & CARDS_OF_SUIT[led] if led is not None else 0
        following = (higher & of_suit).bit_count() >> raised
        trumping = (higher & ~of_suit).bit_count() >> raised
        suit_count = of_suit.bit_count()
        void = chance_of_none(count, size, suit_count)
        beats = 1.0 - chance_of_none(count, size, following)
        if void and trumping:
            beats += void * (1.0 - chance_of_none(count - suit_count, size, trumping))
        return beats

    def chance_of_side(self, side: Side, pile: Pile, to_come: Sequence[Seat]) -> float:
        """The chance that a side wins a trick to which the hidden hands to come play their best."""
        # The chance that the side is winning, or is not, by how often the card was beaten.
        chances = {(pile.winning is side, 0): 1.0}
        for seat in to_come:
            after: dict[tuple[bool, int], float] = {}
            for (ahead, raised), chance in chances.items():
                beats = chance * self.chance_to_beat(seat, pile.led, pile.strength, raised)
                beaten = (seat.side is side, raised + 1)
                after[beaten] = after.get(beaten, 0.0) + beats
                after[ahead, raised] = after.get((ahead, raised), 0.0) + chance - beats
            chances = after
        return sum(chance for (ahead, _), chance in chances.items() if ahead)


@cache
def chance_of_none(pool: int, drawn: int, wanted: int) -> float:
    """The chance that cards drawn from a pool include none of the wanted ones."""
    if pool - wanted < drawn:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def knowledge_of(observation: Observation) -> Knowledge:
    """What a player knows from an observation of a deal in progress."""
    holdings = holdings_of(observation)
    return Knowledge(holdings.unseen, holdings.could_hold, holdings.hand_sizes)
