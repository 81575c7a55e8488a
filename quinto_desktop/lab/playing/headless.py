"""Matches and deals without a window, between computer players."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

from quinto_desktop.players import ComputerPlayer, Level, StopFlag, decision_seed, player_of
from quinto_desktop.players.by_rule.casual import Casual
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.rules import (
    Action,
    Deal,
    Draw,
    DrawRule,
    Form,
    MatchState,
    Observation,
    Pair,
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

    Who deals first follows from the seed by default, and in any case if cards are drawn.

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
    player = state.player_on_turn
    assert player is not None  # a call or a play is due
    return players[player].choose(observe(state, state.mover), decision_seed(seed, done))


class Timed:
    """A computer player whose time for each card is recorded, in milliseconds, forced ones not."""

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


def casual_deal(seed: int) -> tuple[MatchState, MatchState]:
    """A deal as it was dealt, and after Casual players have played it, its target out of reach."""
    player = Casual()
    start = new_match(RuleOptions(target=10_000), Seat(seed % 4))
    dealt = state = apply(start, Deal(shuffled_pack(seed, 1))).after
    done = 1
    while state.phase is not Phase.DEALING:
        action = player.choose(observe(state, state.mover), decision_seed(seed, done))
        state, done = apply(state, action).after, done + 1
    return dealt, state


def deal_of(
    seed: int,
    levels: Sequence[Level],
    form: Form = Form.FOUR,
    scores: Pair | None = None,
    dealer: Seat | None = None,
) -> PlayedDeal:
    """The first deal of a numbered game; the level of every player is drawn from some."""
    chance = random.Random(f"levels {seed}")
    players = [player_of(chance.choice(levels)) for _ in range(form.players)]
    start = new_match(RuleOptions(form=form), dealer, scores)
    steps = [apply(start, Deal(shuffled_pack(seed, 1)))]
    while (state := steps[-1].after).phase in (Phase.DOUBLING, Phase.PLAY):
        observation = observe(state, state.mover)
        player = players[observation.seating[state.mover]]
        steps.append(apply(state, player.choose(observation, decision_seed(seed, len(steps)))))
    return played_deals(steps)[0]
