"""All that one seat may know, and nothing else (rules §12)."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules.actions import Action, Call
from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.legal import legal_actions
from quinto_desktop.rules.options import RuleOptions
from quinto_desktop.rules.seats import Seat, Side
from quinto_desktop.rules.state import (
    TRICKS_IN_A_DEAL,
    DealResult,
    DealState,
    Hand,
    MatchState,
    Pair,
    Phase,
    ScoredQuint,
    Trick,
    trick_value,
)


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat knows: its own hand, and whatever lay open for all.

    Attributes:
        seat: Whose knowledge this is.
        rules: The options of the match.
        phase: What the match waits for.
        turn: The seat to act.
        scores: Both sides' game scores, in points.
        results: The finished deals.
        winner: The side that has won the game.
        deal_number: Which deal of the game this is, from 1; 0 before the first.
        dealer: Who dealt it, or is to deal the first.
        hand: The seat's own cards, high to low.
        hand_sizes: How many cards each seat holds, indexed by `Seat`.
        calls: The calls so far, eldest hand's first.
        tricks: The complete tricks.
        trick: The trick being played; without cards between tricks and after the last; None
            before the first deal.
        quints: The quints marked in this deal.
        cachette: Its cards once it has been turned up; else None.
        actions: What the seat may do now; empty if it is not its turn.
    """

    seat: Seat
    rules: RuleOptions
    phase: Phase
    turn: Seat | None
    scores: Pair
    results: tuple[DealResult, ...]
    winner: Side | None
    deal_number: int
    dealer: Seat
    hand: Hand
    hand_sizes: tuple[int, int, int, int]
    calls: tuple[Call, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    quints: tuple[ScoredQuint, ...]
    cachette: tuple[Card, ...] | None
    actions: tuple[Action, ...]

    @property
    def trick_value(self) -> int:
        """What each trick is worth: 5, 10 or 20 points."""
        return trick_value(self.calls)

    @property
    def eldest_hand(self) -> Seat:
        """The seat on the dealer's left, who calls and leads first."""
        return self.dealer.next


def observe(state: MatchState, seat: Seat) -> Observation:
    """What a seat may know of a match (rules §12)."""
    deal = state.deal
    if deal is None:
        return _before_the_first_deal(state, seat)
    north, east, south, west = deal.hands
    return Observation(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=state.turn,
        scores=state.scores,
        results=state.results,
        winner=state.winner,
        deal_number=deal.number,
        dealer=deal.dealer,
        hand=deal.hands[seat],
        hand_sizes=(len(north), len(east), len(south), len(west)),
        calls=deal.calls,
        tricks=deal.tricks,
        trick=deal.trick,
        quints=deal.quints,
        cachette=deal.cachette if _cachette_is_open(deal, state) else None,
        actions=legal_actions(state) if seat is state.turn else (),
    )


def _before_the_first_deal(state: MatchState, seat: Seat) -> Observation:
    assert state.turn is not None  # nobody can have won before the first deal
    return Observation(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=state.turn,
        scores=state.scores,
        results=state.results,
        winner=None,
        deal_number=0,
        dealer=state.turn,
        hand=(),
        hand_sizes=(0, 0, 0, 0),
        calls=(),
        tricks=(),
        trick=None,
        quints=(),
        cachette=None,
        actions=(),
    )


def _cachette_is_open(deal: DealState, state: MatchState) -> bool:
    """Nobody sees the cachette before the twelfth trick and its quints are over.

    A quint of the twelfth trick itself can win the game; then it stays face down.
    """
    if len(deal.tricks) < TRICKS_IN_A_DEAL:
        return False
    if state.phase is not Phase.GAME_OVER or state.results[-1].tricks_won is not None:
        return True
    return deal.quints[-1].trick > TRICKS_IN_A_DEAL
