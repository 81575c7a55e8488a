"""The contestants of duplicate matches: the levels, the pool, a random player, one who sees all.

The match is an experiment, so a contestant is given the whole state and decides itself what to look
at: the levels and the members of the pool look only at their observation, as everywhere.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping
from typing import Protocol

from quinto_desktop.lab.pool.members import TRAINING, is_kind, member_of
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.players.by_rule.casual import Casual, Valuation
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Action,
    Call,
    Card,
    DealState,
    MatchState,
    Pair,
    Phase,
    Play,
    Side,
    apply,
    legal_actions,
    legal_cards,
    observe,
    tricks_won,
)

EXACT_FROM = 9
"""The number of cards a hand from which it plays exactly; one more takes five times as long."""

TABLE_MB = 32

_GAME = 1000
"""What winning the game at once is worth to it, in points: more than any deal."""


class OpenHandPlayer:
    """Sees all cards and plays for the most points, exactly from so many cards a hand on, 1 to 12.

    Before that each card is tried, Casual plays the tricks up to that point out at all four seats,
    and the solver values the rest: so it is close to an upper bound, but not a true one. It calls
    as Casual does. Near the end of a game it still plays for points: the solver knows no target.
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
        observation = observe(state, state.mover)
        if state.phase is Phase.DOUBLING:
            return self._casual.choose(observation, seed)
        values = self._values(state)
        sign = 1 if state.mover.side is Side.NS else -1
        most = max(sign * value for value in values.values())
        best = [card for card in values if sign * values[card] == most]
        return Play(max(reversed(best), key=Valuation(observation).of))

    def _values(self, state: MatchState) -> Mapping[Card, int]:
        """The points still to come for NS minus those for EW, for each card, high to low."""
        if _cards_each(state.dealt) > self._exact_from:
            tried: dict[Card, int] = {}
            latest = 0
            for card in legal_cards(state):
                latest = tried[card] = self._tried(state, card, guess=latest)
            return tried
        (values,) = self._at_work().evaluate([_position(state)])
        assert values is not None  # it is never cancelled
        return values

    def _tried(self, state: MatchState, card: Card, guess: int) -> int:
        """A card's value if all play on as Casual does until the solver takes over."""
        after = apply(state, Play(card)).after
        while after.phase is Phase.PLAY and _cards_each(after.dealt) > self._exact_from:
            action = self._casual.choose(observe(after, after.mover), 0)
            after = apply(after, action).after
        won = _difference(after.scores) - _difference(state.scores)
        if after.winner is not None:
            return won + (_GAME if after.winner is Side.NS else -_GAME)
        deal = after.dealt
        won += _difference(tricks_won(deal.tricks)) * deal.trick_value
        return won + self._at_work().value(_position(after), guess=guess - won)

    def _at_work(self) -> Solver:
        if self._solver is None:
            self._solver = Solver(TABLE_MB)
        return self._solver


def _cards_each(deal: DealState) -> int:
    return len(deal.hands[deal.trick.leader]) + bool(deal.trick.cards)


def _position(state: MatchState) -> Position:
    deal = state.dealt
    return Position(deal.hands, deal.cachette, deal.trick, deal.trick_value, state.rules.joker_lead)


def _difference(pair: Pair) -> int:
    return pair[Side.NS] - pair[Side.EW]


RANDOM = "random"
SEER = "seer"
SILENT = "silent"
"""Before a contestant's name and a colon: the same contestant, which always passes."""


class Contestant(Protocol):
    """Calls and plays for all the hands of one side."""

    def choose(self, state: MatchState, seed: int) -> Action:
        """Choose one of the legal actions of the seat on turn, which has more than one."""
        ...


def contestant_of(name: str) -> Contestant:
    """Look up a contestant: a level, ``random``, ``seer``, or a member of the pool.

    ``seer:N`` is exact from N cards, ``silent:NAME`` never doubles. Levels may take any time, so
    that a busy machine does not make them weaker; how long they take is measured.

    Raises:
        ArgumentTypeError: There is no such contestant.
    """
    if name == RANDOM:
        return AtRandom()
    kind, colon, rest = name.partition(":")
    if kind == SEER:
        return OpenHandPlayer(_exact_from(rest) if colon else EXACT_FROM)
    if kind == SILENT and not rest.startswith(SILENT):
        return Silent(contestant_of(rest))
    if is_kind(name):
        return Honest(member_of(name))
    if name not in [level.value for level in Level]:
        known = ", ".join([*(level.value for level in Level), RANDOM, SEER, *TRAINING])
        raise argparse.ArgumentTypeError(
            f"There is no player “{name[:20]}”; choose one of {known}, seer:N or silent:NAME."
        )
    return Honest(player_of(Level(name), unhurried=True))


def _exact_from(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= TRICKS_IN_A_DEAL:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"“{text[:20]}” is not a number of cards; the seer can be exact from 1 to "
        f"{TRICKS_IN_A_DEAL}."
    )


class Honest:
    """A computer player, given only what the seat on turn may know."""

    def __init__(self, player: ComputerPlayer) -> None:
        self._player = player

    def choose(self, state: MatchState, seed: int) -> Action:
        """Choose as the player does."""
        return self._player.choose(observe(state, state.mover), seed)


class AtRandom:
    """Chooses any legal action, all with equal chance."""

    def choose(self, state: MatchState, seed: int) -> Action:
        """Choose one at random."""
        return random.Random(seed).choice(legal_actions(state))


class Silent:
    """Another contestant, except that it always passes.

    The other's result less this one's is what its calls gain.
    """

    def __init__(self, other: Contestant) -> None:
        self._other = other

    def choose(self, state: MatchState, seed: int) -> Action:
        """Pass, or play as the other does."""
        return Call.PASS if state.phase is Phase.DOUBLING else self._other.choose(state, seed)
