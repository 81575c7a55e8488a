"""The deals of a match as they were played, as far as every player has seen them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quinto_desktop.rules import (
    SEATS,
    Call,
    Card,
    Hand,
    MatchState,
    Observation,
    Phase,
    Seat,
    Step,
    Trick,
    observe,
    sorted_hand,
)


class PlayedDeal(Struct, frozen=True):
    """A deal, finished or not, as far as everyone has seen it; numbers begin at 1.

    Attributes:
        calls: The calls, eldest hand's first.
        cachette: The cachette's cards; None before they have been turned up.
    """

    game: int
    number: int
    dealer: Seat
    calls: tuple[Call, ...]
    tricks: tuple[Trick, ...]
    cachette: tuple[Card, ...] | None


def played_deals(steps: Sequence[Step]) -> tuple[PlayedDeal, ...]:
    """Return the deals that these steps finished, in order."""
    finished = (
        step.after for step in steps if step.after.deals_finished > step.before.deals_finished
    )
    played = (deal_of(observe(state, Seat.S)) for state in finished)
    return tuple(deal for deal in played if deal is not None)


def deal_of(observation: Observation) -> PlayedDeal | None:
    """Return the current deal as everyone at the table sees it; None before the first."""
    if observation.dealer is None or not observation.deal_number:
        return None
    return PlayedDeal(
        observation.game_number,
        observation.deal_number,
        observation.dealer,
        observation.calls,
        observation.tricks,
        observation.cachette,
    )


class DealtCards(Struct, frozen=True):
    """All cards of a deal as they were dealt, each hand high to low; hidden before it is over."""

    hands: tuple[Hand, Hand, Hand, Hand]
    cachette: tuple[Card, ...]


def dealt_cards(state: MatchState) -> DealtCards | None:
    """Return the cards of the deal that is over; None before the first and in the middle of one."""
    deal = state.deal
    if deal is None or state.phase not in (Phase.DEALING, Phase.MATCH_OVER):
        return None
    tricks = (*deal.tricks, deal.trick)
    north, east, south, west = (
        sorted_hand([*hand, *_played_by(seat, tricks)])
        for seat, hand in zip(SEATS, deal.hands, strict=True)
    )
    return DealtCards((north, east, south, west), deal.cachette)


def _played_by(seat: Seat, tricks: Sequence[Trick]) -> list[Card]:
    cards = (trick.card_of(seat) for trick in tricks)
    return [card for card in cards if card is not None]
