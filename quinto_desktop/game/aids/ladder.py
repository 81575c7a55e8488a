"""The pack in its single order as one player sees it: where each card is, and which can win."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quinto_desktop.rules import (
    PACK,
    SEATS,
    Card,
    JokerLead,
    Observation,
    Seat,
    Trick,
    above,
    cards_of_set,
    holdings_of,
    winning_seat,
)


class Place(Enum):
    """Where a card is, as far as a player can tell.

    Attributes:
        HAND: In a hand that the player plays.
        DUMMY: In dummy's face-up hand, which someone else plays.
        UNSEEN: In a hidden hand or in the cachette; before the deal, in the pack.
    """

    HAND = "hand"
    DUMMY = "dummy"
    TABLE = "table"
    GONE = "gone"
    CACHETTE = "cachette"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class Rung:
    """A card of the ladder.

    Attributes:
        seat: The seat that holds it or played it; None if that is not known.
        trick: The number of the trick it went to, 1 to 12, or 13 for the cachette; 0 for none.
    """

    card: Card
    place: Place
    seat: Seat | None = None
    is_opposite: bool = False
    is_winning: bool = False
    can_beat: bool = False
    trick: int = 0


def ladder_of(observation: Observation) -> tuple[Rung, ...]:
    """Return all 53 cards from the ace of hearts down to the Quint Royal."""
    trick = observation.trick
    if trick is None:
        return tuple([Rung(card, Place.UNSEEN) for card in _DOWNWARDS])
    known = _known(observation)
    winner = winning_seat(trick, observation.rules.joker_lead)
    best = None if winner is None else trick.card_of(winner)
    for seat in SEATS:
        card = trick.card_of(seat)
        if card is not None:
            number = len(observation.tricks) + 1
            known[card] = Rung(card, Place.TABLE, seat, is_winning=card is best, trick=number)
    beaters = beating_cards(observation, trick)
    return tuple([_rung(card, known.get(card), can_beat=card in beaters) for card in _DOWNWARDS])


def beating_cards(observation: Observation, trick: Trick) -> frozenset[Card]:
    """Return the cards that may still be played to a trick and beat the one that is winning it."""
    winner = winning_seat(trick, observation.rules.joker_lead)
    if winner is None or trick.winner is not None:
        return frozenset()
    best = trick.card_of(winner)
    assert best is not None  # it is the winning card
    holdings, led = holdings_of(observation), trick.cards[0].suit
    higher = 0
    for seat in trick.leader.clockwise[len(trick.cards) :]:
        if not _takes_no_part(seat, trick, observation.rules.joker_lead):
            higher |= holdings.could_play(seat, led) & above(best.strength)
    return frozenset(cards_of_set(higher))


_DOWNWARDS = tuple(reversed(PACK))


def _rung(card: Card, known: Rung | None, *, can_beat: bool) -> Rung:
    if known is None:
        return Rung(card, Place.UNSEEN, can_beat=can_beat)
    if not can_beat:
        return known
    return Rung(card, known.place, known.seat, known.is_opposite, can_beat=True)


def _known(observation: Observation) -> dict[Card, Rung]:
    known: dict[Card, Rung] = {}
    for number, trick in enumerate(observation.tricks, start=1):
        for card in trick.cards:
            known[card] = Rung(card, Place.GONE, trick.seat_of(card), trick=number)
    for card in observation.cachette or ():
        known[card] = Rung(card, Place.CACHETTE, trick=len(observation.tricks) + 1)
    own = _near_seat(observation)
    for seat, hand in zip(SEATS, observation.hands, strict=True):
        place = Place.HAND if observation.plays(seat) else Place.DUMMY
        for card in hand or ():
            known[card] = Rung(card, place, seat, is_opposite=seat is not own)
    return known


def _near_seat(observation: Observation) -> Seat:
    # The player's own seat, never that of a dummy they play.
    seat = observation.seat
    return seat.partner if seat is observation.dummy and observation.plays(seat) else seat


def _takes_no_part(seat: Seat, trick: Trick, joker_lead: JokerLead) -> bool:
    # Its side has led the Quint Royal (rules §5).
    royal_led = trick.cards[0].suit is None
    return royal_led and joker_lead is JokerLead.OPPONENTS and seat.side is trick.leader.side
