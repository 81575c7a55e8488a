"""The state of a match: all that is so at one moment, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules.actions import Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.options import RuleOptions
from quinto_desktop.rules.quints import Quint
from quinto_desktop.rules.seats import Seat, Side

Hand: TypeAlias = tuple[Card, ...]
"""Cards from the highest to the lowest."""

Pair: TypeAlias = tuple[int, int]
"""One number for each side: index it with a `Side`."""

TRICKS_IN_A_DEAL = 12
CACHETTE_TRICK = 13
"""The number that the cachette has as a trick (rules §6)."""


class Phase(Enum):
    """What the match waits for."""

    DEALING = "dealing"
    DOUBLING = "doubling"
    PLAY = "play"
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or being played.

    Attributes:
        leader: Who led to it.
        cards: Its cards in the order of play, none to four.
        winner: Who took it; None until it has four cards.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    def seat_of(self, card: Card) -> Seat:
        """Who played a card of this trick.

        Raises:
            ValueError: The card is not in the trick.
        """
        return self.leader.clockwise[self.cards.index(card)]

    def card_of(self, seat: Seat) -> Card | None:
        """The card that a seat has played to this trick, if it has."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None


@dataclass(frozen=True, slots=True)
class ScoredQuint:
    """A quint that a side has marked.

    Attributes:
        quint: Which one.
        side: Who marked it.
        trick: In which trick it fell, 1 to 12; 13 is the cachette.
    """

    quint: Quint
    side: Side
    trick: int


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal, from the cards being dealt to the last trick.

    Attributes:
        number: Which deal of the game this is, from 1.
        dealer: Who dealt.
        hands: The cards still held, indexed by `Seat`.
        cachette: The five cards set aside, as they lay in the pack.
        calls: The calls so far, eldest hand's first.
        tricks: The complete tricks.
        trick: The trick being played; without cards between tricks.
        quints: The quints marked so far, in order.
    """

    number: int
    dealer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    cachette: tuple[Card, ...]
    calls: tuple[Call, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    quints: tuple[ScoredQuint, ...]

    @property
    def eldest_hand(self) -> Seat:
        """The seat on the dealer's left, who calls and leads first."""
        return self.dealer.next

    @property
    def trick_value(self) -> int:
        """What each trick is worth: 5, 10 or 20 points (rules §4)."""
        return trick_value(self.calls)


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal came out, as it stands on the score sheet.

    Attributes:
        number: Which deal of the game it was, from 1.
        dealer: Who dealt.
        trick_value: What each trick was worth, in points.
        quints: The quints as they were marked.
        tricks_won: Tricks won by each side, the cachette included, 13 together; None if
            a quint won the game and no tricks were counted.
        scores: Both sides' game scores after the deal, in points.
    """

    number: int
    dealer: Seat
    trick_value: int
    quints: tuple[ScoredQuint, ...]
    tricks_won: Pair | None
    scores: Pair


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match at one moment. Only `apply` makes a new one.

    Attributes:
        rules: The options it is played by.
        phase: What it waits for.
        turn: The seat to act: the dealer, the caller or the player; None when over.
        scores: Both sides' game scores, in points.
        deal: The deal being played, or the last one; None before the first.
        results: The deals that are finished, in order.
        winner: The side that has won the game.
    """

    rules: RuleOptions
    phase: Phase
    turn: Seat | None
    scores: Pair
    deal: DealState | None
    results: tuple[DealResult, ...]
    winner: Side | None


def new_match(
    rules: RuleOptions | None = None, dealer: Seat = Seat.N, scores: Pair = (0, 0)
) -> MatchState:
    """A match before its first deal.

    Args:
        rules: The options; Parlett's if left out.
        dealer: Who deals first.
        scores: What each side has already, in points.
    """
    return MatchState(rules or RuleOptions(), Phase.DEALING, dealer, scores, None, (), None)


def trick_value(calls: tuple[Call, ...]) -> int:
    """What a trick is worth after these calls: 5, 10 or 20 points (rules §4)."""
    if Call.REDOUBLE in calls:
        return 20
    return 10 if Call.DOUBLE in calls else 5


def tricks_won(tricks: tuple[Trick, ...]) -> Pair:
    """How many of the complete tricks each side has won, the cachette left out."""
    ns = sum(1 for trick in tricks if trick.winner is not None and trick.winner.side is Side.NS)
    return ns, len(tricks) - ns


def tricks_with_cachette(tricks: tuple[Trick, ...]) -> Pair:
    """How many tricks each side has once the last one's winner takes the cachette (rules §6).

    Args:
        tricks: All the tricks of a deal, complete.
    """
    ns, ew = tricks_won(tricks)
    last = tricks[-1].winner
    return (ns + 1, ew) if last is not None and last.side is Side.NS else (ns, ew + 1)


def marked_points(quints: Iterable[ScoredQuint]) -> int:
    """What marked quints are worth together, in points."""
    return sum(scored.quint.points for scored in quints)
