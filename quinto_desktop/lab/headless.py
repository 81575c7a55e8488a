"""Games without a window: computer players on all four seats."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

from quinto_desktop.players import ComputerPlayer, decision_seed
from quinto_desktop.rules import (
    Action,
    Deal,
    MatchState,
    Observation,
    Phase,
    Play,
    RuleOptions,
    Seat,
    Step,
    apply,
    first_dealer,
    legal_actions,
    new_match,
    observe,
    shuffled_pack,
)


def play_game(
    rules: RuleOptions, seed: int, players: Sequence[ComputerPlayer], dealer: Seat | None = None
) -> tuple[Step, ...]:
    """Play a whole game and return all its steps.

    Args:
        rules: The options it is played by.
        seed: The game's number: packs and the players' chance come from it.
        players: Who sits where, indexed by `Seat`.
        dealer: Who deals first; left out, it follows from the seed.
    """
    return tuple(game_steps(rules, seed, players, dealer))


def game_steps(
    rules: RuleOptions, seed: int, players: Sequence[ComputerPlayer], dealer: Seat | None = None
) -> Iterator[Step]:
    """The steps of a whole game, each as it is played; arguments as in `play_game`."""
    state, done = new_match(rules, first_dealer(seed) if dealer is None else dealer), 0
    while state.phase is not Phase.GAME_OVER:
        step = apply(state, _next_action(state, players, seed, done))
        yield step
        state, done = step.after, done + 1


def _next_action(
    state: MatchState, players: Sequence[ComputerPlayer], seed: int, done: int
) -> Action:
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, len(state.results) + 1))
    assert state.turn is not None  # the game is not over
    observation = observe(state, state.turn)
    return players[state.turn].choose(observation, decision_seed(seed, done))


class Timed:
    """A computer player whose time over each card is noted.

    Attributes:
        cards_ms: How long each card took it, in milliseconds, in the order of play.
    """

    def __init__(self, player: ComputerPlayer) -> None:
        self._player = player
        self.cards_ms: list[float] = []

    def choose(self, observation: Observation, seed: int) -> Action:
        """Choose as the player does."""
        begun = time.perf_counter()
        action = self._player.choose(observation, seed)
        if isinstance(action, Play):
            self.cards_ms.append(1000 * (time.perf_counter() - begun))
        return action


def random_deal(chance: random.Random) -> MatchState:
    """Deal, call and play a whole deal at random; the state after it."""
    seed = chance.getrandbits(63)
    # A target out of reach: the deal is played to its end.
    state = new_match(RuleOptions(target=10_000), Seat(seed % 4))
    state = apply(state, Deal(shuffled_pack(seed, 1))).after
    while state.phase is not Phase.DEALING:
        state = apply(state, chance.choice(legal_actions(state))).after
    return state
