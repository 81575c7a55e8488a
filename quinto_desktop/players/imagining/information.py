"""What an observation implies about hidden cards: who may hold which, and how many.

The deals consistent with an observation are its *information set*: the ways to put the unseen cards
into the hidden places without giving any place a card it cannot hold (rules §5). A player who did
not follow suit has none of that suit left; the Quint Royal shows nothing. Where leading the Quint
Royal is forbidden, a player who followed to the eleventh trick with another card, when it would
have been due, does not hold it. Calls rule nothing out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    CARDS_OF_SUIT,
    QUINT_ROYAL,
    SEATS,
    TRICKS_IN_A_DEAL,
    WHOLE_PACK,
    Card,
    CardSet,
    JokerLead,
    Observation,
    Trick,
    card_set,
)

CACHETTE = 4
"""The cachette's place, after the four seats'."""

Place: TypeAlias = int

ROYAL: CardSet = 1 << QUINT_ROYAL.strength


class Hidden(Struct, frozen=True):
    """A place whose cards are hidden: so many of the unseen cards that are allowed there."""

    place: Place
    size: int
    allowed: CardSet


class Information(Struct, frozen=True):
    """What is known about the cards of a deal; `known` is empty for a hidden hand."""

    known: tuple[CardSet, CardSet, CardSet, CardSet]
    unseen: CardSet
    hidden: tuple[Hidden, ...]

    @property
    def hidden_hands(self) -> tuple[Hidden, ...]:
        """The hidden places except the cachette."""
        return tuple([hidden for hidden in self.hidden if hidden.place != CACHETTE])


def information_of(observation: Observation) -> Information:
    """What an observation implies, from the first call to the last card of a deal."""
    seen = 0
    barred = [0, 0, 0, 0]
    for number, trick in enumerate(tricks_of(observation)):
        seen |= card_set(trick.cards)
        bar_what_is_shown(trick, number, observation.rules.joker_lead, barred)
    north, east, south, west = (card_set(hand or ()) for hand in observation.hands)
    known = (north, east, south, west)
    for hand in known:
        seen |= hand
    unseen = WHOLE_PACK & ~seen
    hidden = [
        Hidden(seat, observation.hand_sizes[seat], unseen & ~barred[seat])
        for seat in SEATS
        if observation.hands[seat] is None and observation.hand_sizes[seat]
    ]
    hidden.append(Hidden(CACHETTE, CACHETTE_SIZE, unseen))
    return Information(known, unseen, tuple(hidden))


def tricks_of(observation: Observation) -> tuple[Trick, ...]:
    """All tricks of a deal so far, including the one on the table."""
    if observation.trick is None or not observation.trick.cards:
        return observation.tricks
    return (*observation.tricks, observation.trick)


def card_set_of_trick(trick: Trick | None) -> CardSet:
    """The cards on the table."""
    return card_set(trick.cards) if trick is not None else 0


def bar_what_is_shown(
    trick: Trick, number: int, joker_lead: JokerLead, barred: list[CardSet]
) -> None:
    """Record what a trick, finished or not, shows that its players do not hold.

    So many tricks were finished before it. What each seat cannot hold is updated in place.
    """
    led = trick.cards[0].suit
    for place in range(1, len(trick.cards)):
        seat, card = trick.leader.clockwise[place], trick.cards[place]
        if card is QUINT_ROYAL:
            continue
        if led is not None and card.suit is not led:
            barred[seat] |= CARDS_OF_SUIT[led]
        if number == TRICKS_IN_A_DEAL - 2 and _royal_was_due(card, trick, place, joker_lead):
            barred[seat] |= ROYAL


def _royal_was_due(card: Card, trick: Trick, place: int, joker_lead: JokerLead) -> bool:
    # From a follower at the eleventh trick.
    if joker_lead is JokerLead.FORBIDDEN_ALWAYS:
        return True
    if joker_lead is not JokerLead.FORBIDDEN_IF_WINNING:
        return False
    return all(card.strength > other.strength for other in trick.cards[:place])


def hands_of(
    information: Information, division: Mapping[Place, CardSet]
) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    """All four hands, by seat, if the hidden places hold these cards."""
    north, east, south, west = (
        known | division.get(seat, 0) for seat, known in enumerate(information.known)
    )
    return north, east, south, west
