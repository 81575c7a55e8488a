"""The proof of fair play: would a player choose differently if hidden cards were elsewhere?

For a decision, the cards that the seat could not see are swapped in such a way that the seat sees
exactly what it saw: a deal of its information set, drawn uniformly. The player is asked again, with
the same seed, and must give the same answer, unless it knows more than it may (rules §12).
"""

from __future__ import annotations

import random
from dataclasses import replace
from enum import Enum

from msgspec import Struct

from quinto_desktop.players.imagining.information import CACHETTE, information_of
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.levels import ComputerPlayer
from quinto_desktop.players.questions import limit_for
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import PACK, Action, CardSet, Hand, MatchState, Seat, observe


class Decision(Struct, frozen=True):
    """One call or play of a computer player in a game, and the seed that it was given."""

    state: MatchState
    seed: int
    action: Action


class Finding(Enum):
    """The result of asking again, wherever the hidden cards were.

    The answer was the SAME; or RECONSIDERED, another than in the game, but always the same, as with
    more or less time; or it CHANGED with the hidden cards, which a fair player's never does.
    """

    SAME = "same"
    RECONSIDERED = "reconsidered"
    CHANGED = "changed"


def permuted(state: MatchState, seat: Seat, seed: int) -> MatchState:
    """Another state, in which the cards that a seat does not see may be elsewhere.

    All deals that it cannot tell apart are alike likely; everything played is legal in them.
    """
    deal, seen = state.dealt, observe(state, seat)
    division = Sampler(information_of(seen)).draw(random.Random(f"exchanged cards {seed}"))
    hands = (
        hand if place not in division else _hand_of(division[place])
        for place, hand in enumerate(deal.hands)
    )
    north, east, south, west = hands
    cachette = _hand_of(division[CACHETTE])
    return replace(state, deal=replace(deal, hands=(north, east, south, west), cachette=cachette))


def examine(
    decision: Decision, player: ComputerPlayer, exchanges: int, stop: StopFlag | None = None
) -> Finding:
    """Ask a player with ample time about a decision again, with the hidden cards swapped.

    The cards are swapped `exchanges` times, 1 or more. Once stopped, the result is meaningless.
    """
    seat, seed = decision.state.mover, decision.seed
    answers = {
        _answer(permuted(decision.state, seat, seed + number), seed, player, stop)
        for number in range(exchanges)
    }
    if answers == {decision.action}:
        return Finding.SAME
    answers.add(_answer(decision.state, seed, player, stop))
    return Finding.CHANGED if len(answers) > 1 else Finding.RECONSIDERED


class Examination(Struct, frozen=True):
    """The question whether a decision is fair; `examine` says how it is answered."""

    decision: Decision
    player: ComputerPlayer
    exchanges: int

    @property
    def limit_s(self) -> float:
        """Time for every exchange, and for asking as in the game."""
        return limit_for(self.player, self.exchanges + 1)

    def answer(self, stop: StopFlag) -> Finding:
        """Examine the decision."""
        return examine(self.decision, self.player, self.exchanges, stop)


def _answer(state: MatchState, seed: int, player: ComputerPlayer, stop: StopFlag | None) -> Action:
    return player.choose(observe(state, state.mover), seed, stop)


def _hand_of(cards: CardSet) -> Hand:
    # High to low.
    return tuple(card for card in reversed(PACK) if cards >> card.strength & 1)
