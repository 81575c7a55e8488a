"""The closed set of events: facts in the order a spectator at the table would see them."""

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
    """The players have drawn for partners and deal.

    Attributes:
        cards: What each player has drawn, by the players' numbers.
        seating: Whose hand each seat is from now on.
        dealer: Who deals first.
        dummy: Where dummy will lie; None without one.
    """

    cards: tuple[Card, ...]
    seating: Seating
    dealer: Seat
    dummy: Seat | None


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins from nought, or from dummy's handicap.

    Attributes:
        number: Which game of the match, from 1.
        seating: Whose hand each seat is.
        dummy: Where dummy lies; None without one.
        scores: What both sides start with, in points.
    """

    number: int
    seating: Seating
    dummy: Seat | None
    scores: Pair


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Twelve cards to each seat, five to the cachette.

    Attributes:
        number: Which deal of the game, from 1.
        dealer: Who dealt; the first card goes to the seat on the left. The seat on the
            right has cut.
    """

    number: int
    dealer: Seat

    @property
    def cutter(self) -> Seat:
        """Who cut the pack: the opponent on the dealer's right (rules §3)."""
        return self.dealer.clockwise[3]


@dataclass(frozen=True, slots=True)
class Called:
    """A seat has passed, doubled or redoubled.

    Attributes:
        seat: Who called.
        call: What.
        trick_value: What a trick is worth from now on, in points.
    """

    seat: Seat
    call: Call
    trick_value: int


@dataclass(frozen=True, slots=True)
class DummyExposed:
    """The doubling is over, and dummy's hand is turned up before the opening lead (rules §9).

    Attributes:
        seat: Where dummy lies.
        cards: Its twelve cards, high to low.
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
        number: Which trick, 1 to 12.
        seat: Who took it.
    """

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class QuintScored:
    """A side has marked a quint.

    Attributes:
        scored: The quint, the side and the trick.
        scores: Both sides' scores with it, in points.
    """

    scored: ScoredQuint
    scores: Pair


@dataclass(frozen=True, slots=True)
class CachetteRevealed:
    """The winner of the twelfth trick turns the cachette up.

    Attributes:
        cards: Its five cards.
        side: The side that takes it.
    """

    cards: tuple[Card, ...]
    side: Side


@dataclass(frozen=True, slots=True)
class TricksCounted:
    """Both sides' tricks are counted together.

    Attributes:
        tricks_won: Tricks of each side, the cachette included.
        trick_value: What each was worth, in points.
        scores: Both sides' scores with them, in points.
    """

    tricks_won: Pair
    trick_value: int
    scores: Pair


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over and nobody has won yet; the next seat deals.

    Attributes:
        number: Which deal of the game it was.
        level: Both sides have the target and as much as each other (rules §7).
    """

    number: int
    level: bool


@dataclass(frozen=True, slots=True)
class RubberWon:
    """A side has won two games, and the rubber.

    Attributes:
        side: Which.
        games_won: Games won by each side.
        totals: What each side has altogether, the winners' bonus included: points, or games
            where single, double and treble games are counted.
    """

    side: Side
    games_won: Pair
    totals: Pair


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Each of three players has had dummy once.

    Attributes:
        totals: What every player has gained, or lost, over the round, in points.
    """

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """A side has won the game.

    Attributes:
        side: Which.
        by_quint: A quint did it at once; the rest of the deal is abandoned.
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
