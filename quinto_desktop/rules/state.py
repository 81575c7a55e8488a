"""The complete state of a match at one moment, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules.actions import Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.errors import NotationError, NotationFault
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
"""Cards from highest to lowest."""

Pair: TypeAlias = tuple[int, int]
"""One number for each side, indexed by `Side`."""

TRICKS_IN_A_DEAL = 12
CACHETTE_TRICK = 13
"""The cachette's number as a trick (rules §6)."""
NO_TRICK = 0  # where people hold the cards, and nobody enters in which trick a quint was


class Phase(Enum):
    """What the match is waiting for."""

    DRAWING = "drawing"
    DEALING = "dealing"
    DOUBLING = "doubling"
    PLAY = "play"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick of none to four cards in the order of play; it has a winner once it is complete."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    def seat_of(self, card: Card) -> Seat:
        """Return the seat that played a card of this trick.

        Raises:
            ValueError: The card is not in the trick.
        """
        return self.leader.clockwise[self.cards.index(card)]

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card that a seat has played to this trick; None if it has not played yet."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None


@dataclass(frozen=True, slots=True)
class ScoredQuint:
    """A quint that a side has scored in a trick, 1 to 12, the cachette, 13, or `NO_TRICK`."""

    quint: Quint
    side: Side
    trick: int


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal, from dealing the cards to the last trick.

    Attributes:
        calls: The calls so far, eldest hand's first.
        trick: The trick in progress; without cards between tricks.
        split: With real cards, the quints that nobody can take any more.
    """

    number: int
    dealer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    cachette: tuple[Card, ...]
    calls: tuple[Call, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    quints: tuple[ScoredQuint, ...]
    split: tuple[Quint, ...] = ()

    @property
    def has_real_cards(self) -> bool:
        """Whether people hold the cards, and quints and tricks are entered by hand."""
        return not self.cachette and not any(self.hands)

    @property
    def eldest_hand(self) -> Seat:
        """The seat on the dealer's left, which calls and leads first."""
        return self.dealer.next

    @property
    def trick_value(self) -> int:
        """The worth of a trick: 5, 10 or 20 points (rules §4)."""
        return trick_value(self.calls)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, as on the score sheet.

    Attributes:
        tricks_won: Tricks won by each side, the cachette included, 13 in all; None if
            a quint won the game and no tricks were counted.
        scores: Both sides' game scores after the deal, in points.
    """

    number: int
    dealer: Seat
    trick_value: int
    quints: tuple[ScoredQuint, ...]
    tricks_won: Pair | None
    scores: Pair

    @property
    def quint_points(self) -> Pair:
        """The points of each side's quints."""
        return marked_by_side(self.quints)

    @property
    def trick_points(self) -> Pair:
        """The points of each side's tricks; none if they were not counted."""
        ns, ew = self.tricks_won or (0, 0)
        return ns * self.trick_value, ew * self.trick_value

    @property
    def points(self) -> Pair:
        """The points of each side's quints and tricks together."""
        (ns_quints, ew_quints), (ns_tricks, ew_tricks) = self.quint_points, self.trick_points
        return ns_quints + ns_tricks, ew_quints + ew_tricks

    @property
    def before(self) -> Pair:
        """Both sides' game scores before the deal."""
        (ns, ew), (ns_points, ew_points) = self.scores, self.points
        return ns - ns_points, ew - ew_points


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game of a match; its final scores include any handicap."""

    number: int
    seating: Seating
    dummy: Seat | None
    deals: tuple[DealResult, ...]
    scores: Pair
    winner: Side


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match at one moment. `new_match` makes the first state, `apply` every later one.

    Between two games it still shows the game that is over; the next deal begins the next one.

    Attributes:
        turn: The seat to act: the dealer, the caller or the player; None during the draw and
            when the match is over. Between two games it is the next game's dealer, in the
            next game's seating.
        dummy: Dummy's seat; None without dummy, or before the draw for it.
        drawn: What each player drew for partners and the deal; empty without or before a draw.
        winner: The side that has won the current game; None if neither has.
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
    def mover(self) -> Seat:
        """The seat to act, where somebody is to."""
        assert self.turn is not None
        return self.turn

    @property
    def dealt(self) -> DealState:
        """The deal, where cards have been dealt."""
        assert self.deal is not None
        return self.deal

    @property
    def deals_finished(self) -> int:
        """The number of finished deals in the whole match."""
        games = self.games if self.winner is None else self.games[:-1]
        return sum(len(game.deals) for game in games) + len(self.results)

    def has_target(self, side: Side) -> bool:
        """Return whether a side has the points that win the game."""
        return self.scores[side] >= self.rules.target

    @property
    def player_on_turn(self) -> int | None:
        """The number of the player who is to act; None if nobody is."""
        return player_to_act(
            self.turn, self.seating, self.dummy, is_between_games=self.winner is not None
        )


def new_match(
    rules: RuleOptions | None = None, dealer: Seat | None = None, scores: Pair | None = None
) -> MatchState:
    """Return a match before its first action; if cards are drawn for the deal, only `rules` counts.

    Args:
        rules: Parlett's by default.
        dealer: The first dealer and, with dummy, Dummy-player: South, West or East; by default
            North, with dummy South.
        scores: What each side starts with; by default none, or the handicap with dummy.

    Raises:
        NotationError: North was named as the first dealer of a three-handed game.
    """
    rules = rules or RuleOptions()
    drawing = rules.draw is not DrawRule.OFF
    if dealer is None or drawing:
        dealer = Seat.S if rules.form is Form.DUMMY else Seat.N
    if rules.form is Form.DUMMY and dealer not in DUMMY_PLAYERS_SEATS:
        raise NotationError(NotationFault.DUMMY_DEALS_FIRST)
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
    """Return the worth of a trick after these calls: 5, 10 or 20 points (rules §4)."""
    if Call.REDOUBLE in calls:
        return 20
    return 10 if Call.DOUBLE in calls else 5


def tricks_won(tricks: tuple[Trick, ...]) -> Pair:
    """Return how many of the complete tricks each side has won, not counting the cachette."""
    ns = sum(1 for trick in tricks if trick.winner is not None and trick.winner.side is Side.NS)
    return ns, len(tricks) - ns


def tricks_with_cachette(tricks: tuple[Trick, ...]) -> Pair:
    """Return all tricks of a deal by side; the last one's winner has the cachette (rules §6)."""
    ns, ew = tricks_won(tricks)
    last = tricks[-1].winner
    return (ns + 1, ew) if last is not None and last.side is Side.NS else (ns, ew + 1)


def marked_points(quints: Iterable[ScoredQuint]) -> int:
    """Return the total worth of scored quints, in points."""
    return sum(scored.quint.points for scored in quints)


def marked_by_side(quints: Sequence[ScoredQuint]) -> Pair:
    """Return the worth of each side's scored quints, in points."""
    ns = marked_points(scored for scored in quints if scored.side is Side.NS)
    return ns, marked_points(quints) - ns


def home_seat(state: MatchState, player: int) -> Seat:
    """Return a player's own seat: never dummy's and, of two opposite hands, South or West."""
    seats = [seat for seat in seats_of(state.seating, player) if seat is not state.dummy]
    return seats[-1]
