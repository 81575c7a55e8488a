"""Everything that one player may know, and nothing else (rules §9, §10, §12)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from quinto_desktop.rules.actions import Action, Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.legal import legal_actions
from quinto_desktop.rules.options import RuleOptions
from quinto_desktop.rules.quints import Quint
from quinto_desktop.rules.seating import Seating, player_to_act
from quinto_desktop.rules.seats import SEATS, Seat, Side
from quinto_desktop.rules.state import (
    TRICKS_IN_A_DEAL,
    DealResult,
    DealState,
    GameResult,
    Hand,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Trick,
    marked_by_side,
    trick_value,
)

KnownHands: TypeAlias = tuple[Hand | None, Hand | None, Hand | None, Hand | None]
"""The hands that a player sees, by seat; None for a hidden hand."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What the player at a seat knows: their own hand or hands, and everything face up.

    Between two games it still shows the game that is over, as `MatchState` does.

    Attributes:
        seat: The seat of the player whose knowledge this is; with two hands, either of them.
        turn: The seat to act; between two games the next game's dealer, in its seating.
        dummy: Dummy's seat; None without dummy, or before the draw for it.
        drawn: What each player drew for partners and the deal; empty without or before a draw.
        deal_number: The deal's number in the game, from 1; 0 before the first.
        dealer: The deal's dealer, or the first dealer to come; None during the draw for it.
        trick: The trick in progress; without cards between tricks and after the last one; None
            before the first deal.
        cachette: The cachette's cards once it has been turned up; otherwise None.
        split: With real cards, the quints that nobody can take any more.
        actions: The player's legal actions for the seat on turn; empty if they do not play it.
    """

    seat: Seat
    rules: RuleOptions
    phase: Phase
    turn: Seat | None
    seating: Seating
    dummy: Seat | None
    drawn: tuple[Card, ...]
    scores: Pair
    results: tuple[DealResult, ...]
    winner: Side | None
    games: tuple[GameResult, ...]
    deal_number: int
    dealer: Seat | None
    # Until the first deal, what follows is as it is here.
    hands: KnownHands = ((), (), (), ())
    hand_sizes: tuple[int, int, int, int] = (0, 0, 0, 0)
    calls: tuple[Call, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    quints: tuple[ScoredQuint, ...] = ()
    cachette: tuple[Card, ...] | None = None
    actions: tuple[Action, ...] = ()
    split: tuple[Quint, ...] = ()
    has_real_cards: bool = False

    @property
    def mover(self) -> Seat:
        """The seat to act, where somebody is to."""
        assert self.turn is not None
        return self.turn

    @property
    def hand(self) -> Hand:
        """The cards of the player's own seat; empty if hidden from the player (rules §9)."""
        return self.hands[self.seat] or ()

    @property
    def trick_value(self) -> int:
        """The worth of a trick: 5, 10 or 20 points."""
        return trick_value(self.calls)

    @property
    def scores_before(self) -> Pair:
        """The scores without the quints of this deal: as it began, while it is in progress."""
        (ns, ew), (ns_marked, ew_marked) = self.scores, marked_by_side(self.quints)
        return ns - ns_marked, ew - ew_marked

    @property
    def eldest_hand(self) -> Seat | None:
        """The seat on the dealer's left, which calls and leads first."""
        return None if self.dealer is None else self.dealer.next

    @property
    def game_number(self) -> int:
        """The number in the match of the game shown, from 1."""
        return len(self.games) + (1 if self.winner is None else 0)

    @property
    def player_on_turn(self) -> int | None:
        """The number of the player who is to act; None if nobody is.

        Between two games of a round the seating cannot tell, because dummy changes hands.
        """
        return player_to_act(
            self.turn, self.seating, self.dummy, is_between_games=self.winner is not None
        )

    @property
    def exposed_dummy(self) -> Seat | None:
        """Dummy's seat once its hand is face up; None without dummy or before that."""
        return self.dummy if len(self.calls) == len(SEATS) else None

    def plays(self, seat: Seat) -> bool:
        """Return whether this player plays a seat's hand."""
        return self.seating[seat] == self.seating[self.seat]

    def watched(self) -> Observation:
        """Return the same observation for a spectator, without actions."""
        return replace(self, actions=())

    def covered(self) -> Observation:
        """Return what is face up for everyone, seen from the same seat, without actions.

        The player's own cards are hidden.
        """
        north, east, south, west = (
            hand if seat is self.exposed_dummy or not self.hand_sizes[seat] else None
            for seat, hand in zip(SEATS, self.hands, strict=True)
        )
        return replace(self, hands=(north, east, south, west), actions=())


def observe(state: MatchState, seat: Seat) -> Observation:
    """Return what the player of a seat may know of a match (rules §12).

    During the draw for partners nobody has a hand, and the player is the one who sits there before
    the draw.
    """
    deal = state.deal
    if deal is None:
        return _before_the_first_deal(state, seat)
    north, east, south, west = deal.hands
    return Observation(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=state.turn,
        seating=state.seating,
        dummy=state.dummy,
        drawn=state.drawn,
        scores=state.scores,
        results=state.results,
        winner=state.winner,
        games=state.games,
        deal_number=deal.number,
        dealer=deal.dealer,
        hands=_known_hands(state, deal, seat),
        hand_sizes=(len(north), len(east), len(south), len(west)),
        calls=deal.calls,
        tricks=deal.tricks,
        trick=deal.trick,
        quints=deal.quints,
        cachette=deal.cachette if _cachette_is_open(deal, state) else None,
        actions=legal_actions(state) if deal.has_real_cards or _is_on_turn(state, seat) else (),
        split=deal.split,
        has_real_cards=deal.has_real_cards,
    )


def _before_the_first_deal(state: MatchState, seat: Seat) -> Observation:
    return Observation(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=state.turn,
        seating=state.seating,
        dummy=state.dummy,
        drawn=state.drawn,
        scores=state.scores,
        results=state.results,
        winner=None,
        games=(),
        deal_number=0,
        dealer=state.turn,
    )


def _is_on_turn(state: MatchState, seat: Seat) -> bool:
    if state.turn is None or state.phase is Phase.DEALING:
        return False
    return state.seating[state.turn] == state.seating[seat]


def _known_hands(state: MatchState, deal: DealState, seat: Seat) -> KnownHands:
    player = state.seating[seat]
    is_exposed = len(deal.calls) == len(SEATS)
    north, east, south, west = (
        hand
        if not hand
        or (is_exposed and other is state.dummy)
        or (state.seating[other] == player and not _is_hidden_from_owner(state, deal, other))
        else None
        for other, hand in zip(SEATS, deal.hands, strict=True)
    )
    return north, east, south, west


def _is_hidden_from_owner(state: MatchState, deal: DealState, seat: Seat) -> bool:
    # Rules §9: if an opponent deals, the Dummy-player calls for both hands from the one that is to
    # lead, and sees the other when the doubling is over.
    if state.dummy is None or len(deal.calls) == len(SEATS):
        return False
    if deal.dealer.side is state.dummy.side:
        return False
    return seat.side is state.dummy.side and seat is not deal.eldest_hand


def _cachette_is_open(deal: DealState, state: MatchState) -> bool:
    if len(deal.tricks) < TRICKS_IN_A_DEAL:
        return False
    if state.winner is None or state.results[-1].tricks_won is not None:
        return True
    return deal.quints[-1].trick > TRICKS_IN_A_DEAL
