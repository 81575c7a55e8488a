"""The closed set of events: what happened, in the order a spectator would see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules.actions import Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.seating import Seating
from quinto_desktop.rules.seats import Seat, Side
from quinto_desktop.rules.state import Hand, Pair, ScoredQuint


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The players have drawn for partners and the deal.

    Attributes:
        cards: The card that each player drew, by player number.
        seating: The player of each seat's hand from now on.
        dealer: The first dealer.
        dummy: Dummy's seat; None without dummy.
    """

    cards: tuple[Card, ...]
    seating: Seating
    dealer: Seat
    dummy: Seat | None


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins, at zero or with the handicap of the three-handed game.

    Attributes:
        number: The game's number in the match, from 1.
        seating: The player of each seat's hand.
        dummy: Dummy's seat; None without dummy.
        scores: The points that each side starts with.
    """

    number: int
    seating: Seating
    dummy: Seat | None
    scores: Pair


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Twelve cards have been dealt to each seat and five to the cachette.

    Attributes:
        number: The deal's number in the game, from 1.
        dealer: The seat that dealt, giving the first card to the seat on its left. The
            seat on its right cut the pack.
    """

    number: int
    dealer: Seat

    @property
    def cutter(self) -> Seat:
        """The seat that cut the pack: the opponent on the dealer's right (rules §3)."""
        return self.dealer.clockwise[3]


@dataclass(frozen=True, slots=True)
class Called:
    """A seat has passed, doubled or redoubled.

    Attributes:
        seat: The seat that called.
        call: The call.
        trick_value: The points that a trick is worth from now on.
    """

    seat: Seat
    call: Call
    trick_value: int


@dataclass(frozen=True, slots=True)
class DummyExposed:
    """The doubling is over; dummy's hand is turned face up before the opening lead (rules §9).

    Attributes:
        seat: Dummy's seat.
        cards: Dummy's twelve cards, high to low.
    """

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat has played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete.

    Attributes:
        number: The trick's number, 1 to 12.
        seat: The seat that took it.
    """

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class QuintScored:
    """A side has scored a quint.

    Attributes:
        scored: The quint, the side and the trick.
        scores: Both sides' scores including it, in points.
    """

    scored: ScoredQuint
    scores: Pair


@dataclass(frozen=True, slots=True)
class CachetteRevealed:
    """The winner of the twelfth trick turns the cachette up.

    Attributes:
        cards: The cachette's five cards.
        side: The side that takes them.
    """

    cards: tuple[Card, ...]
    side: Side


@dataclass(frozen=True, slots=True)
class TricksCounted:
    """The tricks of both sides have been counted together.

    Attributes:
        tricks_won: Tricks won by each side, the cachette included.
        trick_value: The points that each trick was worth.
        scores: Both sides' scores including them, in points.
    """

    tricks_won: Pair
    trick_value: int
    scores: Pair


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over and nobody has won yet; the next seat deals.

    Attributes:
        number: The deal's number in the game, from 1.
        level: Whether both sides have reached the target with equal scores (rules §7).
    """

    number: int
    level: bool


@dataclass(frozen=True, slots=True)
class RubberWon:
    """A side has won two games, and with them the rubber.

    Attributes:
        side: The winners.
        games_won: Games won by each side.
        totals: Each side's total, the winners' bonus included: points, or games where
            single, double and treble games are counted.
    """

    side: Side
    games_won: Pair
    totals: Pair


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Each of three players has had dummy once.

    Attributes:
        totals: Each player's gain or loss over the round, in points, by player number.
    """

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """A side has won the game.

    Attributes:
        side: The winners.
        by_quint: Whether a quint won it at once; the rest of the deal is then abandoned.
        scores: The final scores, in points.
    """

    side: Side
    by_quint: bool
    scores: Pair


Event: TypeAlias = (
    CardsDrawn
    | GameBegan
    | CardsDealt
    | Called
    | DummyExposed
    | CardPlayed
    | TrickWon
    | QuintScored
    | CachetteRevealed
    | TricksCounted
    | DealEnded
    | GameWon
    | RubberWon
    | RoundOver
)
