"""Matches without a window, between computer players."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

from quinto_desktop.players import ComputerPlayer, StopFlag, decision_seed
from quinto_desktop.rules import (
    Action,
    Deal,
    Draw,
    DrawRule,
    MatchState,
    Observation,
    Phase,
    Play,
    RuleOptions,
    Seat,
    Step,
    apply,
    drawn_cards,
    first_dealer,
    legal_actions,
    new_match,
    observe,
    shuffled_pack,
)


def play_match(
    rules: RuleOptions, seed: int, players: Sequence[ComputerPlayer], dealer: Seat | None = None
) -> tuple[Step, ...]:
    """Play a whole match and return all its steps.

    Args:
        rules: The options it is played under.
        seed: The match's number, which determines the draw, the packs and the players' chance.
        players: The players, by number; as many as the form has.
        dealer: Who deals first; by default it follows from the seed. It is ignored if cards are
            drawn for the deal.

    Raises:
        NotationError: North cannot be the first dealer of a three-handed game.
    """
    return tuple(match_steps(rules, seed, players, dealer))


def match_steps(
    rules: RuleOptions, seed: int, players: Sequence[ComputerPlayer], dealer: Seat | None = None
) -> Iterator[Step]:
    """The steps of a whole match, each as it is played; arguments as in `play_match`."""
    if dealer is None and rules.draw is DrawRule.OFF:
        dealer = first_dealer(seed, rules.form)
    state, done = new_match(rules, dealer), 0
    while state.phase is not Phase.MATCH_OVER:
        step = apply(state, _next_action(state, players, seed, done))
        yield step
        state, done = step.after, done + 1


def _next_action(
    state: MatchState, players: Sequence[ComputerPlayer], seed: int, done: int
) -> Action:
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(seed, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, state.deals_finished + 1))
    seat, player = state.turn, state.player_on_turn
    assert seat is not None  # a call or a play is due
    assert player is not None
    return players[player].choose(observe(state, seat), decision_seed(seed, done))


class Timed:
    """A computer player whose time for each card is recorded.

    Attributes:
        cards_ms: How long each card took, in milliseconds, in order of play; forced cards are left
            out.
    """

    def __init__(self, player: ComputerPlayer) -> None:
        self._player = player
        self.cards_ms: list[float] = []

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose as the player does."""
        begun = time.perf_counter()
        action = self._player.choose(observation, seed, stop)
        if isinstance(action, Play) and len(observation.actions) > 1:
            self.cards_ms.append(1000 * (time.perf_counter() - begun))
        return action


def random_deal(chance: random.Random) -> MatchState:
    """Deal, call and play a whole deal at random; return the state after it."""
    seed = chance.getrandbits(63)
    # A target out of reach: the deal is played to its end.
    state = new_match(RuleOptions(target=10_000), Seat(seed % 4))
    state = apply(state, Deal(shuffled_pack(seed, 1))).after
    while state.phase is not Phase.DEALING:
        state = apply(state, chance.choice(legal_actions(state))).after
    return state
