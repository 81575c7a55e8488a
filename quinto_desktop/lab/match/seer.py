"""A player who sees all cards: a yardstick for the others, never part of a game.

Where the solver is fast enough, every card gets its exact value. Before that each card is tried,
the rule player plays out the tricks up to that point at all four seats, and the solver values the
rest. So the seer is close to an upper bound, but not a true one.
"""

from __future__ import annotations

from collections.abc import Mapping

from quinto_desktop.players.by_rule.casual import Casual, Valuation
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import (
    Action,
    Card,
    DealState,
    MatchState,
    Pair,
    Phase,
    Play,
    Side,
    apply,
    legal_cards,
    observe,
    tricks_won,
)

EXACT_FROM = 9
"""The number of cards a hand from which it plays exactly; one more takes five times as long."""

TABLE_MB = 32

_GAME = 1000
"""What winning the game at once is worth to it, in points: more than any deal."""


class Seer:
    """Sees all cards and plays for the most points; calls as Casual does.

    Near the end of a game it still plays for points: the solver knows no target.

    Args:
        exact_from: It plays exactly from this many cards a hand on, 1 to 12.
    """

    def __init__(self, exact_from: int = EXACT_FROM) -> None:
        self._exact_from = exact_from
        self._casual = Casual()
        self._solver: Solver | None = None

    def choose(self, state: MatchState, seed: int) -> Action:
        """Choose a call or a card; of the best cards, the one that Casual likes best.

        Exactly equal values are equal only against perfect opponents. Of cards that do the same,
        Casual prefers the lowest.
        """
        assert state.turn is not None  # a call or a play is due
        observation = observe(state, state.turn)
        if state.phase is Phase.DOUBLING:
            return self._casual.choose(observation, seed)
        values = self._values(state)
        sign = 1 if state.turn.side is Side.NS else -1
        most = max(sign * value for value in values.values())
        best = [card for card in values if sign * values[card] == most]
        return Play(max(reversed(best), key=Valuation(observation).of))

    def _values(self, state: MatchState) -> Mapping[Card, int]:
        """The points still to come for NS minus those for EW, for each card, high to low."""
        if _cards_each(_deal_of(state)) > self._exact_from:
            tried: dict[Card, int] = {}
            latest = 0
            for card in legal_cards(state):
                latest = tried[card] = self._tried(state, card, guess=latest)
            return tried
        (values,) = self._at_work().evaluate([_position(state)])
        assert values is not None  # it is never cancelled
        return values

    def _tried(self, state: MatchState, card: Card, guess: int) -> int:
        """A card's value if all play on as Casual does until the solver takes over.

        Args:
            state: The match.
            card: A legal card.
            guess: A first guess at its value.
        """
        after = apply(state, Play(card)).after
        while after.phase is Phase.PLAY and _cards_each(_deal_of(after)) > self._exact_from:
            assert after.turn is not None  # a play is due
            action = self._casual.choose(observe(after, after.turn), 0)
            after = apply(after, action).after
        won = _difference(after.scores) - _difference(state.scores)
        if after.winner is not None:
            return won + (_GAME if after.winner is Side.NS else -_GAME)
        deal = _deal_of(after)
        won += _difference(tricks_won(deal.tricks)) * deal.trick_value
        return won + self._at_work().value(_position(after), guess=guess - won)

    def _at_work(self) -> Solver:
        if self._solver is None:
            self._solver = Solver(TABLE_MB)
        return self._solver


def _deal_of(state: MatchState) -> DealState:
    assert state.deal is not None  # a play is due
    return state.deal


def _cards_each(deal: DealState) -> int:
    return len(deal.hands[deal.trick.leader]) + bool(deal.trick.cards)


def _position(state: MatchState) -> Position:
    deal = _deal_of(state)
    return Position(deal.hands, deal.cachette, deal.trick, deal.trick_value, state.rules.joker_lead)


def _difference(pair: Pair) -> int:
    return pair[Side.NS] - pair[Side.EW]
