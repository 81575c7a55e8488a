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
    """The players have drawn for partners and the deal, `cards` in the order of their numbers."""

    cards: tuple[Card, ...]
    seating: Seating
    dealer: Seat
    dummy: Seat | None


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins, by its number in the match, at zero or with the handicap with dummy."""

    number: int
    seating: Seating
    dummy: Seat | None
    scores: Pair


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Twelve cards have been dealt to each seat, the dealer's left first, five to the cachette."""

    number: int
    dealer: Seat

    @property
    def cutter(self) -> Seat:
        """The seat that cut the pack: the opponent on the dealer's right (rules §3)."""
        return self.dealer.clockwise[3]


@dataclass(frozen=True, slots=True)
class Called:
    """A seat has passed, doubled or redoubled; a trick is now worth `trick_value` points."""

    seat: Seat
    call: Call
    trick_value: int


@dataclass(frozen=True, slots=True)
class DummyExposed:
    """The doubling is over; dummy's hand is turned face up before the opening lead (rules §9)."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat has played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete; its `number` runs from 1 to 12."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class QuintScored:
    """A side has scored a quint; `scores` include it."""

    scored: ScoredQuint
    scores: Pair


@dataclass(frozen=True, slots=True)
class CachetteRevealed:
    """The winner of the twelfth trick turns the cachette up and takes its five cards."""

    cards: tuple[Card, ...]
    side: Side


@dataclass(frozen=True, slots=True)
class TricksCounted:
    """Both sides' tricks have been counted, the cachette's included; `scores` include them."""

    tricks_won: Pair
    trick_value: int
    scores: Pair


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over and nobody has won yet; the next seat deals.

    It is `level` if both sides have reached the target with equal scores (rules §7).
    """

    number: int
    level: bool


@dataclass(frozen=True, slots=True)
class RubberWon:
    """A side has won two games, and with them the rubber.

    The `totals` include its bonus: points, or games where single, double and treble games count.
    """

    side: Side
    games_won: Pair
    totals: Pair


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Each of three players has had dummy once; `totals` are their gains or losses in points."""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """A side has won the game; if `by_quint`, at once, and the rest of the deal is abandoned."""

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
