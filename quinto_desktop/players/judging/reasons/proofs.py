"""Facts about the trick in progress that hold whatever the hidden cards are."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import (
    QUINT_ROYAL,
    Card,
    JokerLead,
    Observation,
    Quint,
    Seat,
    above,
    card_set,
    holdings_of,
    quints_in,
)


@dataclass(frozen=True, slots=True)
class Proof:
    """What is certain about the trick in progress once a card has been played to it.

    Attributes:
        beats: Whether the card beats all that lie on the table.
        wins: Whether the card's side wins the trick whatever happens.
        loses: Whether the other side does.
        quints: The quints that lie on the table.
    """

    beats: bool
    wins: bool
    loses: bool
    quints: tuple[Quint, ...]


def proof_of(observation: Observation, card: Card) -> Proof:
    """What is certain after a card that the seat on turn may play."""
    seat, trick = observation.turn, observation.trick
    assert seat is not None and trick is not None  # a play is due
    cards = (*trick.cards, card)
    leader, led = trick.leader, cards[0].suit
    if cards[0] is QUINT_ROYAL and observation.rules.joker_lead is JokerLead.OPPONENTS:
        # The leader's side cannot win it: nothing more is said.
        return Proof(
            beats=False, wins=False, loses=leader.side is seat.side, quints=quints_in(cards)
        )
    best = max(cards, key=lambda one: one.strength)
    holder = leader.clockwise[cards.index(best)]
    holdings = holdings_of(observation)
    later = leader.clockwise[len(cards) :]
    may_beat = [
        one.side
        for one in later
        if holdings.could_play(one, led) & ~card_set([card]) & above(best.strength)
    ]
    return Proof(
        beats=best is card,
        wins=holder.side is seat.side and seat.side.other not in may_beat,
        loses=holder.side is not seat.side and seat.side not in may_beat,
        quints=quints_in(cards),
    )


def winning_partner(observation: Observation) -> Seat | None:
    """The partner of the seat on turn, if their card is winning the trick in progress."""
    seat, trick = observation.turn, observation.trick
    assert seat is not None and trick is not None  # a play is due
    if not trick.cards:
        return None
    best = max(trick.cards, key=lambda one: one.strength)
    holder = trick.leader.clockwise[trick.cards.index(best)]
    if trick.cards[0] is QUINT_ROYAL and observation.rules.joker_lead is JokerLead.OPPONENTS:
        return None
    return holder if holder is seat.partner else None
