"""Fair play, put to the test: would a player choose otherwise if hidden cards lay elsewhere?

For a decision of a game, the cards that the seat could not see are exchanged among the hands and
the cachette, so that the seat sees exactly what it saw: a deal of its information set, drawn
uniformly. The player is asked again, with the same seed, and has to answer as it did. A player
that knows no more than its seat may know (rules §12) cannot do otherwise.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from enum import Enum

from quinto_desktop.players.imagining.information import CACHETTE, information_of
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.player import ComputerPlayer
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import PACK, Action, CardSet, Hand, MatchState, Seat, observe


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of a computer player in a game.

    Attributes:
        state: The match at that moment; a seat is on turn to call or to play.
        seed: The seed that the player was asked with.
        action: What it has chosen.
    """

    state: MatchState
    seed: int
    action: Action


class Finding(Enum):
    """What asking again has shown.

    SAME: The answer was that of the game, wherever the hidden cards lay.
    RECONSIDERED: It was another than in the game, and the same wherever they lay: with more or
        less time to think, a player may change its mind.
    CHANGED: It changed with the hidden cards. A fair player never does this.
    """

    SAME = "same"
    RECONSIDERED = "reconsidered"
    CHANGED = "changed"


def permuted(state: MatchState, seat: Seat, seed: int) -> MatchState:
    """Another state in which the cards that a seat does not see may lie elsewhere.

    The seat observes the same in both, and the other one allows all that has been played as well.

    Args:
        state: A match with a deal running.
        seat: Who looks.
        seed: Which of the deals of its information set, each as likely as any other.
    """
    deal, seen = state.deal, observe(state, seat)
    assert deal is not None  # a deal is running
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
    """Ask a player about a decision again, with the hidden cards exchanged.

    Args:
        decision: The decision.
        player: Who made it, with ample time.
        exchanges: How many times to exchange the cards and ask, 1 or more.
        stop: Calls it off; what is returned then means nothing.
    """
    seat, seed = decision.state.turn, decision.seed
    assert seat is not None  # somebody decided
    answers = {
        _answer(permuted(decision.state, seat, seed + number), seed, player, stop)
        for number in range(exchanges)
    }
    if answers == {decision.action}:
        return Finding.SAME
    answers.add(_answer(decision.state, seed, player, stop))
    return Finding.CHANGED if len(answers) > 1 else Finding.RECONSIDERED


def _answer(state: MatchState, seed: int, player: ComputerPlayer, stop: StopFlag | None) -> Action:
    """What a player does whose turn it is, asked as in a game."""
    assert state.turn is not None
    return player.choose(observe(state, state.turn), seed, stop)


def _hand_of(cards: CardSet) -> Hand:
    """A set of cards as a hand, high to low."""
    return tuple(card for card in reversed(PACK) if cards >> card.strength & 1)
