"""What may still beat a card on the trick it would be played to, as one player can tell."""

from __future__ import annotations

from msgspec import Struct

from quinto_desktop.rules import (
    SEATS,
    Card,
    CardSet,
    Holdings,
    JokerLead,
    Observation,
    Phase,
    Play,
    Seat,
    Suit,
    Trick,
    above,
    cards_of_set,
    holdings_of,
    winning_seat,
)


class Tower(Struct, frozen=True):
    """A card that may still fall; a card of a face-up hand is no unseen one."""

    card: Card
    beats: bool
    is_unseen: bool = True


class Skyline(Struct, frozen=True):
    """The cards that may still fall on a trick once a card has been played to it.

    Attributes:
        towers: Those cards, high to low.
        is_for_trick: Whether the card may be played to the present trick. If not, the towers are
            all unseen cards.
        ahead: The card of the trick that is higher already, and somebody else's.
        own: The same of one's own other hand: what beats that is told.
        taker: Who wins the trick if the card is the last one that falls.
        is_out: Whether the card's side takes no part in the trick (rules §5).
    """

    card: Card
    towers: tuple[Tower, ...]
    is_for_trick: bool = False
    ahead: Card | None = None
    own: Card | None = None
    taker: Seat | None = None
    is_out: bool = False

    @property
    def beating(self) -> tuple[Card, ...]:
        """The cards that may still beat it, high to low; none of one's own other hand."""
        return tuple([tower.card for tower in self.towers if tower.beats])

    @property
    def are_all_unseen(self) -> bool:
        """Whether what may beat it lies in hidden hands only."""
        return all(tower.is_unseen for tower in self.towers if tower.beats)


def skyline(observation: Observation, card: Card) -> Skyline | None:
    """Return what may beat a card of a hand that the player plays; None for any other card."""
    trick, seat = observation.trick, _holder(observation, card)
    if trick is None or seat is None:
        return None
    holdings = holdings_of(observation)
    if not _may_play(observation, holdings, trick, seat, card):
        higher = above(card.strength)
        return Skyline(card, _towers(holdings.unseen, higher, holdings))
    return _on_trick(observation, holdings, trick, seat, card)


def _on_trick(
    observation: Observation, holdings: Holdings, trick: Trick, seat: Seat, card: Card
) -> Skyline:
    lead = observation.rules.joker_lead
    led = _led(trick, seat, card)
    later = [other for other in trick.leader.clockwise[len(trick.cards) :] if other is not seat]
    falls = beats = 0
    for other in later:
        falls |= holdings.could_play(other, led)
        is_own = observation.plays(other)  # what one's other hand plays takes no trick away
        if not is_own and _takes_part(other, trick, seat, card, lead):
            beats |= holdings.could_play(other, led)
    is_out = not _takes_part(seat, trick, seat, card, lead)
    ahead = None if is_out else _ahead(trick, card, lead)
    own = ahead if ahead is not None and observation.plays(trick.seat_of(ahead)) else None
    beats &= 0 if is_out else above((own or card).strength)
    taker = None
    if not later:
        taker = winning_seat(Trick(trick.leader, (*trick.cards, card)), lead)
    return Skyline(
        card,
        _towers(falls, beats, holdings),
        is_for_trick=True,
        ahead=None if own else ahead,
        own=own,
        taker=taker,
        is_out=is_out,
    )


def _holder(observation: Observation, card: Card) -> Seat | None:
    for seat, hand in zip(SEATS, observation.hands, strict=True):
        if card in (hand or ()) and observation.plays(seat):
            return seat
    return None


def _may_play(
    observation: Observation, holdings: Holdings, trick: Trick, seat: Seat, card: Card
) -> bool:
    has_played = trick.card_of(seat) is not None
    if observation.phase is not Phase.PLAY or has_played or trick.winner is not None:
        return False
    if observation.turn is seat and observation.actions:
        return Play(card) in observation.actions
    return bool(holdings.could_play(seat, _led(trick, seat, card)) >> card.strength & 1)


def _led(trick: Trick, seat: Seat, card: Card) -> Suit | None:
    # None if anything may follow, or nobody knows yet what will be led.
    if trick.cards:
        return trick.cards[0].suit
    return card.suit if seat is trick.leader else None


def _takes_part(other: Seat, trick: Trick, seat: Seat, card: Card, lead: JokerLead) -> bool:
    # A side that leads the Quint Royal may have to stay out (rules §5).
    is_led = trick.cards or seat is trick.leader
    suit = trick.cards[0].suit if trick.cards else card.suit
    royal_led = bool(is_led) and suit is None
    return not (royal_led and lead is JokerLead.OPPONENTS and other.side is trick.leader.side)


def _ahead(trick: Trick, card: Card, lead: JokerLead) -> Card | None:
    winner = winning_seat(trick, lead)
    best = None if winner is None else trick.card_of(winner)
    return best if best is not None and best.strength > card.strength else None


def _towers(falls: CardSet, beats: CardSet, holdings: Holdings) -> tuple[Tower, ...]:
    return tuple(
        [
            Tower(
                card,
                beats=bool(beats >> card.strength & 1),
                is_unseen=bool(holdings.unseen >> card.strength & 1),
            )
            for card in reversed(cards_of_set(falls))
        ]
    )
