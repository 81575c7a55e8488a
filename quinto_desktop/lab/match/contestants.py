"""The contestants of duplicate matches: the levels, the pool, a random player, one who sees all.

The match is an experiment, so a contestant is given the whole state and decides itself what to look
at: the levels and the members of the pool look only at their observation, as everywhere.
"""

from __future__ import annotations

import argparse
import random
from typing import Protocol

from quinto_desktop.lab.match.seer import EXACT_FROM, Seer
from quinto_desktop.lab.pool.members import TRAINING, is_kind, member_of
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Action,
    Call,
    MatchState,
    Phase,
    legal_actions,
    observe,
)

RANDOM = "random"
SEER = "seer"
SILENT = "silent"
"""Before a contestant's name and a colon: the same contestant, which always passes."""


class Contestant(Protocol):
    """Calls and plays for all the hands of one side."""

    def choose(self, state: MatchState, seed: int) -> Action:
        """Choose one of the legal actions of the seat on turn.

        Args:
            state: The match; the seat on turn has more than one legal action.
            seed: The contestant's random seed.
        """
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
        return Seer(_exact_from(rest) if colon else EXACT_FROM)
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
        assert state.turn is not None  # a call or a play is due
        return self._player.choose(observe(state, state.turn), seed)


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
