"""The state of a match: all that is so at one moment, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules.actions import Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.errors import NotationError
from quinto_desktop.rules.options import DrawRule, Form, RuleOptions
from quinto_desktop.rules.quints import Quint
from quinto_desktop.rules.seating import (
    DUMMY_PLAYERS_SEATS,
    Seating,
    player_to_act,
    seats_of,
    start_of,
)
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

    DRAWING = "drawing"
    DEALING = "dealing"
    DOUBLING = "doubling"
    PLAY = "play"
    MATCH_OVER = "match_over"


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
class GameResult:
    """How a game of a match came out.

    Attributes:
        number: Which game of the match it was, from 1.
        seating: Whose hand each seat was.
        dummy: Where dummy lay; None without one.
        deals: Its deals, in order.
        scores: Both sides' scores at its end, in points; a handicap is part of them.
        winner: The side that has won it.
    """

    number: int
    seating: Seating
    dummy: Seat | None
    deals: tuple[DealResult, ...]
    scores: Pair
    winner: Side


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match at one moment. Only `apply` makes a new one.

    Between two games it still shows the game that is over; the next deal begins the next one.

    Attributes:
        rules: The options it is played by.
        phase: What it waits for.
        turn: The seat to act: the dealer, the caller or the player; None while cards are
            drawn and when all is over. Between two games it is the next game's dealer, in
            the next game's seating.
        seating: Whose hand each seat is, by the players' numbers.
        dummy: Where dummy lies; None without one, or before the draw for it.
        drawn: What each player drew for partners and deal; empty without or before a draw.
        scores: Both sides' scores of the running game, in points.
        deal: The deal being played, or the last one; None before the first.
        results: The finished deals of the running game, in order.
        winner: The side that has won the running game.
        games: The finished games of the match, in order.
    """

    rules: RuleOptions
    phase: Phase
    turn: Seat | None
    seating: Seating
    dummy: Seat | None
    drawn: tuple[Card, ...]
    scores: Pair
    deal: DealState | None
    results: tuple[DealResult, ...]
    winner: Side | None
    games: tuple[GameResult, ...]

    @property
    def deals_finished(self) -> int:
        """How many deals of the whole match are finished."""
        games = self.games if self.winner is None else self.games[:-1]
        return sum(len(game.deals) for game in games) + len(self.results)

    @property
    def player_on_turn(self) -> int | None:
        """The number of the player who is to act; None when nobody is."""
        return player_to_act(
            self.turn, self.seating, self.dummy, is_between_games=self.winner is not None
        )


def new_match(
    rules: RuleOptions | None = None, dealer: Seat | None = None, scores: Pair | None = None
) -> MatchState:
    """A match before anything has been done.

    If cards are drawn for the deal, only the rules are asked for: the draw tells the rest.

    Args:
        rules: The options; Parlett's if left out.
        dealer: Who deals first: North if left out. Three-handed it is the first Dummy-player,
            South, West or East; South if left out.
        scores: What each side has already, in points; if left out, nothing, or the handicap of
            the three-handed game.

    Raises:
        NotationError: North cannot be the first dealer of a three-handed game.
    """
    rules = rules or RuleOptions()
    drawing = rules.draw is not DrawRule.OFF
    if dealer is None or drawing:
        dealer = Seat.S if rules.form is Form.DUMMY else Seat.N
    if rules.form is Form.DUMMY and dealer not in DUMMY_PLAYERS_SEATS:
        raise NotationError(
            "North is dummy's seat in the first game of three; let S, W or E deal first."
        )
    start = start_of(rules.form, dealer)
    if drawing:
        scores = (0, 0)
    return MatchState(
        rules=rules,
        phase=Phase.DRAWING if drawing else Phase.DEALING,
        turn=None if drawing else start.dealer,
        seating=start.seating,
        dummy=None if drawing else start.dummy,
        drawn=(),
        scores=start.scores if scores is None else scores,
        deal=None,
        results=(),
        winner=None,
        games=(),
    )


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


def home_seat(state: MatchState, player: int) -> Seat:
    """The seat that a player sits on himself: not dummy's, and South or West of two hands.

    Args:
        state: The match.
        player: The player's number.
    """
    seats = [seat for seat in seats_of(state.seating, player) if seat is not state.dummy]
    return seats[-1]
