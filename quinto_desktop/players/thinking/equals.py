"""Equal cards: only one of them need be considered, and the lowest is played.

Cards of one hand that are adjacent among the cards not yet played are equal if neither can still be
part of a quint: whatever happens, each does what the other would have done.
"""

from __future__ import annotations

from quinto_desktop.players.imagining.information import Information, card_set_of_trick
from quinto_desktop.rules import (
    CARDS_OF_SUIT,
    Card,
    CardSet,
    Observation,
    Play,
    Rank,
    above,
    card_of,
)

_MATES = {Rank.ACE: Rank.FOUR, Rank.FOUR: Rank.ACE, Rank.TWO: Rank.THREE, Rank.THREE: Rank.TWO}
"""The two pairs that are quints (rules §6)."""


def distinct_cards(observation: Observation, information: Information) -> list[Card]:
    """The cards that the seat on turn may play, low to high; of equal ones only the lowest."""
    table = card_set_of_trick(observation.trick)
    others = information.unseen | table
    for seat, hand in enumerate(information.known):
        if seat != observation.mover:
            others |= hand
    cards = [action.card for action in observation.actions if isinstance(action, Play)]
    distinct: list[Card] = []
    for card in reversed(cards):
        if not distinct or not _are_equal(distinct[-1], card, cards, others):
            distinct.append(card)
    return distinct


def _are_equal(low: Card, high: Card, own: list[Card], others: CardSet) -> bool:
    # Any of its own cards between them are equal too.
    if low.suit is None or low.suit is not high.suit:
        return False
    between = others & above(low.strength) & ~above(high.strength)
    if between & CARDS_OF_SUIT[low.suit]:
        return False
    return all(
        _is_plain(card, others)
        for card in own
        if card.suit is low.suit and low.strength <= card.strength <= high.strength
    )


def _is_plain(card: Card, others: CardSet) -> bool:
    # It can no longer be part of a quint.
    assert card.suit is not None and card.rank is not None
    if card.rank is Rank.FIVE:
        return False
    mate = _MATES.get(card.rank)
    return mate is None or not others >> card_of(card.suit, mate).strength & 1
