"""Who sits where, in every form of the game (rules §2, §9, §10).

Players are numbered from 0. Four players are numbered as they first sit, clockwise from North.
Of two players, the first plays North and South, the second East and West. Three players keep
their order round the table, whichever of them has dummy: the first always sits South, and
dummy is always opposite the Dummy-player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules.cards import Card, Rank
from quinto_desktop.rules.options import DUMMY_HANDICAP, DrawRule, Form
from quinto_desktop.rules.seats import SEATS, Seat, Side

Seating: TypeAlias = tuple[int, int, int, int]
"""The player number of each hand, indexed by `Seat`."""

DUMMY_PLAYERS_SEATS = (Seat.S, Seat.W, Seat.E)
"""Where each of three players sits as Dummy-player; dummy is opposite."""

_SEATS_OF_TWO = (Seat.S, Seat.W)
"""The home seat of each of two players; their other hand is opposite."""

_FOUR: Seating = (0, 1, 2, 3)
_TWO: Seating = (0, 1, 0, 1)
_WITH_DUMMY: tuple[Seating, Seating, Seating] = ((0, 2, 0, 1), (2, 1, 0, 1), (1, 2, 0, 2))


@dataclass(frozen=True, slots=True)
class Start:
    """How a game starts; without dummy, its seat is None."""

    seating: Seating
    dealer: Seat
    dummy: Seat | None = None
    scores: tuple[int, int] = (0, 0)


def start_with_dummy(player: int) -> Start:
    """Return the start of a game in which a given player, 0 to 2, has dummy (rules §9)."""
    dealer = DUMMY_PLAYERS_SEATS[player]
    scores = (0, DUMMY_HANDICAP) if dealer.side is Side.NS else (DUMMY_HANDICAP, 0)
    return Start(_WITH_DUMMY[player], dealer, dealer.partner, scores)


def start_of(form: Form, dealer: Seat) -> Start:
    """Return the start of the first game when no cards are drawn for it."""
    if form is Form.DUMMY:
        return start_with_dummy(DUMMY_PLAYERS_SEATS.index(dealer))
    return Start(_FOUR if form is Form.FOUR else _TWO, dealer)


def start_after_draw(form: Form, cards: Sequence[Card], rule: DrawRule) -> Start:
    """Return the start that follows from a draw, whose cards are by player number (rules §2).

    Of four players, the two lowest play against the two highest, and the lowest of all deals. The
    dealer keeps their seat; the dealer's partner moves opposite, swapping seats with the player
    there. Of fewer, the lowest deals; of three, the lowest also has dummy first, as dummy's partner
    deals anyway (a house rule: no source says who has dummy first).
    """
    from_lowest = sorted(range(len(cards)), key=lambda player: rank_in_draw(cards[player], rule))
    lowest = from_lowest[0]
    if form is Form.DUMMY:
        return start_with_dummy(lowest)
    if form is Form.TWO:
        return Start(_TWO, _SEATS_OF_TWO[lowest])
    seating = list(_FOUR)
    partner, opposite = from_lowest[1], Seat(lowest).partner.value
    seating[opposite], seating[partner] = partner, opposite
    north, east, south, west = seating
    return Start((north, east, south, west), Seat(lowest))


def rank_in_draw(card: Card, rule: DrawRule) -> tuple[int, int]:
    """Return a card's place in the order of the draw (rules §2).

    The Quint Royal is the lowest of all, as it always loses (a house rule).
    """
    if card.rank is None or card.suit is None:
        return (0, 0)
    if rule is DrawRule.PACK:
        return (card.strength, 0)
    is_low_ace = card.rank is Rank.ACE and rule is DrawRule.ACE_LOW
    return (1 if is_low_ace else card.rank.value, card.suit.value)


def player_to_act(
    turn: Seat | None, seating: Seating, dummy: Seat | None, *, is_between_games: bool
) -> int | None:
    """Return the number of the player who is to act; None if nobody is.

    Between two games of a round another player takes dummy, and deals first from their own seat
    (rules §9). The seating is still that of the finished game, so it may name someone else.
    """
    if turn is None:
        return None
    if is_between_games and dummy is not None:
        return DUMMY_PLAYERS_SEATS.index(turn)
    return seating[turn]


def seats_of(seating: Seating, player: int) -> tuple[Seat, ...]:
    """Return the one or two seats whose hands a player plays, in the order N, E, S, W."""
    return tuple(seat for seat in SEATS if seating[seat] == player)
